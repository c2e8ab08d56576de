/** One part in so many of the random tables, and of what is tried of every case, is looked at: `npm test` takes a quarter, `npm run check` a tenth, by hand all. */
const { BRUTE_FORCE_SHARE } = process.env

/** The part of the tables that is looked at, of 1. */
export const share = 1 / Number(BRUTE_FORCE_SHARE ?? 1)

/** The parts that are looked at. */
export const sampleOf = <T>(parts: readonly T[]): T[] => parts.slice(0, Math.max(1, Math.round(parts.length * share)))

/** One in so many, another one in each row, so that every column is looked at in some row. */
export const isSampled = (row: number, column: number): boolean => (row + column) % Math.round(1 / share) === 0
