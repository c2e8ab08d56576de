import type { Ruling } from '../../../lib/kernel/ruling'
import type { RouteAnswer } from './ask'
import type { Position } from './position'

/** A system that stands in the way, and the clause that says so. */
export interface Blocker {
  system: string
  clause: string
  says: string
}

/** How the judge's sentences name the system they are about. */
const NAMED = [
  /cannot pass ([^\s:,]+)[:,]/,
  /cannot end in ([^\s,]+),/,
  /ends in ([^\s,]+), not/,
  /locked in ([^\s:]+):/,
  /^([^\s]+) holds structures/,
  /: ([^\s]+) is not adjacent/,
  /to ([^\s]+) because of it/,
  /leaves the nebula ([^\s]+) and/,
]

/** The system a sentence of the judge is about; the last of the route where it counts too many. */
export function blockedSystem(says: string, path: readonly string[]): string | undefined {
  if (says.includes('Too far: ')) return path.at(-1)
  const found = NAMED.flatMap((pattern) => pattern.exec(says)?.[1] ?? [])
  return found.find((id) => path.includes(id))
}

const reasonOf = (says: string): string => says.slice(says.indexOf(': ') + 2)

/** What stands in the way of the routes shown for a ship. */
export const blockersOnWays = ({ near }: RouteAnswer): Blocker[] =>
  near.flatMap(({ path, step: { says, clause } }) => {
    const system = blockedSystem(reasonOf(says), path)
    return system && clause ? [{ system, clause, says: reasonOf(says) }] : []
  })

/** What stands in the way of the moves declared. */
export function blockersOfMoves({ moves }: Position, ruling: Ruling | undefined): Blocker[] {
  const failing = (ruling?.findings ?? []).filter(({ outcome, liftedBy }) => outcome === 'fails' && !liftedBy)
  return moves.flatMap(({ ship, path }) =>
    failing.flatMap(({ clause, because }) => {
      const about = because.split(/(?<=\.) /).filter((sentence) => sentence.includes(ship))
      return about.flatMap((says) => {
        const system = blockedSystem(says, path)
        return system ? [{ system, clause, says }] : []
      })
    }),
  )
}

/** One a system: the clause that comes first. */
export function bySystem(blockers: readonly Blocker[]): ReadonlyMap<string, Blocker> {
  const found = new Map<string, Blocker>()
  for (const blocker of blockers) if (!found.has(blocker.system)) found.set(blocker.system, blocker)
  return found
}
