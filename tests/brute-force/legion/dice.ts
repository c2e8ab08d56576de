/** Numbers that always give the same run (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0
  const roll = (size: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % size
  }
  const pick = <T>(items: readonly T[]): T => items[roll(items.length)]!
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(roll(left.length), 1)[0]!)
  }
  return { roll, pick, some, chance: (percent: number) => roll(100) < percent }
}
