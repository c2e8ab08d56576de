/** Length of one segment of the range ruler in inches (legion:range.ruler.1). */
const SEGMENT = 6

/** Range of a distance: the segment it falls in, on the line the lower one, never under 1 (legion:range.at.1, at.2). */
export const rangeAt = (inches: number): number => Math.max(1, Math.ceil(inches / SEGMENT))

/** The distance ends exactly on the line between two segments. */
export const isOnLine = (inches: number): boolean => inches !== 0 && inches % SEGMENT === 0

/** Orders reach this far from the nominated unit (legion:command-cards.orders.2). */
export const ORDER_REACH = 3
