/** Cases that cannot be on any table, each named with its field and the mend (fact sheet section 4, "Bad input"). */
import type { Issue } from '../../../kernel/ruling.ts'
import { findUnit } from '../data/units.ts'
import { effectIssues } from './effects.ts'
import { moveIssues } from './moves.ts'
import { boardIssues, unitIssues } from './pieces.ts'
import { knows, meant, meantSystem, type PartialCase, type Say } from './told.ts'

export type { PartialCase } from './told.ts'

/** Every contradiction in the facts, as far as they are told. `isAnyShip`: it is asked what a ship could do. */
export function issuesOf(raw: PartialCase, isAnyShip = false): Issue[] {
  const issues: Issue[] = []
  const say: Say = (path, message, fix) => issues.push({ path, message, fix })
  boardIssues(raw, say)
  unitIssues(raw, say)
  if (raw.systems && raw.active !== undefined && !knows(raw, raw.active))
    say('active', `${raw.active} is not a system of this map.`, meantSystem(raw, raw.active))
  moveIssues(raw, say)
  effectIssues(raw, say, isAnyShip)
  seatingIssues(raw, say)
  for (const key of ['system', 'to'] as const) {
    const name = raw[key]
    if (raw.systems && name !== undefined && !raw.systems.some((system) => system.id === name))
      say(key, `${name} is not a system of this map.`, meantSystem(raw, name))
  }
  return issues
}

const meantPlayer = ({ seating = [] }: PartialCase, typed: string) =>
  meant(typed, seating, 'Name every player, clockwise.')

function seatingIssues(raw: PartialCase, say: Say): void {
  if (!raw.seating) return
  if (new Set(raw.seating).size !== raw.seating.length) say('seating', 'A player sits twice.', 'Name each player once.')
  if (raw.activePlayer !== undefined && !raw.seating.includes(raw.activePlayer))
    say('seating', `The active player ${raw.activePlayer} is not seated.`, meantPlayer(raw, raw.activePlayer))
  const armed = raw.units?.find(
    (unit) =>
      unit.owner !== undefined &&
      !raw.seating!.includes(unit.owner) &&
      unit.type !== undefined &&
      findUnit(unit.type)?.spaceCannon,
  )
  if (armed) say('seating', `${armed.owner}, who has ${armed.id}, is not seated.`, meantPlayer(raw, armed.owner!))
}
