import type { Ruling } from '../../../lib/kernel/ruling'
import type { RouteAnswer } from './ask'
import type { Position } from './position'

/** A system that stands in the way, and the clause that says so. */
export interface Blocker {
  system: string
  clause: string
  says: string
}

/** What stands in the way of the routes shown for a ship. */
export const blockersOnWays = ({ near }: RouteAnswer): Blocker[] =>
  near.flatMap(({ step: { clause, says }, stoppedIn, why }) =>
    stoppedIn && clause ? [{ system: stoppedIn, clause, says: why ?? says }] : [],
  )

/** What stands in the way of the moves declared; what keeps cargo back is told with the cargo. */
export function blockersOfMoves({ moves }: Position, ruling: Ruling | undefined): Blocker[] {
  const failing = (ruling?.findings ?? []).filter(({ outcome, liftedBy }) => outcome === 'fails' && !liftedBy)
  return moves.flatMap(({ ship, path }) =>
    failing.flatMap(({ clause, reasons = [] }) =>
      reasons.flatMap(({ about, says }) => {
        const { system, unit } = about
        return about.ship === ship && !unit && system && path.includes(system) ? [{ system, clause, says }] : []
      }),
    ),
  )
}

/** One a system: the clause that comes first. */
export function bySystem(blockers: readonly Blocker[]): ReadonlyMap<string, Blocker> {
  const found = new Map<string, Blocker>()
  for (const blocker of blockers) if (!found.has(blocker.system)) found.set(blocker.system, blocker)
  return found
}
