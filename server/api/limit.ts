/** How often one address may ask: so many requests a window, counted in memory. */

export interface Limit {
  /** Requests a window. */
  most: number
  windowMs: number
}

/** More addresses than this are not told apart; the oldest are forgotten. */
const ADDRESSES = 10_000

/** Seconds to wait, or undefined where the request may pass. */
export function makeLimiter(
  { most, windowMs }: Limit,
  now: () => number = Date.now,
): (who: string) => number | undefined {
  const seen = new Map<string, { count: number; until: number }>()
  return (who) => {
    const time = now()
    const before = seen.get(who)
    if (!before || before.until <= time) {
      seen.delete(who)
      seen.set(who, { count: 1, until: time + windowMs })
      if (seen.size > ADDRESSES) seen.delete(seen.keys().next().value!)
      return undefined
    }
    before.count++
    return before.count > most ? Math.max(1, Math.ceil((before.until - time) / 1000)) : undefined
  }
}
