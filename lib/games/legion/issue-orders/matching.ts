/**
 * The largest number of units that can be put into different slots, one unit a slot: augmenting paths.
 * `fits[u]` lists the slots unit u may fill. Out: for each unit its slot, or undefined.
 */
export function assign(fits: readonly (readonly number[])[]): (number | undefined)[] {
  const holder = new Map<number, number>()
  const place = (unit: number, tried: Set<number>): boolean => {
    for (const slot of fits[unit]!) {
      if (tried.has(slot)) continue
      tried.add(slot)
      const before = holder.get(slot)
      if (before === undefined || place(before, tried)) {
        holder.set(slot, unit)
        return true
      }
    }
    return false
  }
  fits.forEach((_, unit) => {
    place(unit, new Set())
  })
  const slots: (number | undefined)[] = fits.map(() => undefined)
  for (const [slot, unit] of holder) slots[unit] = slot
  return slots
}

/** Size of the largest assignment. */
export const mostOf = (fits: readonly (readonly number[])[]): number =>
  assign(fits).filter((slot) => slot !== undefined).length
