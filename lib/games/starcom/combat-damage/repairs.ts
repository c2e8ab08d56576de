import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Remedy } from '../../../kernel/ruling.ts'
import { type Assignment, breach, type Combat, find, fires } from './combat.ts'

const isComplete = (facts: RawFacts): boolean => {
  const whole = (list: unknown, fields: readonly string[]) =>
    Array.isArray(list) && list.every((item) => fields.every((field) => item[field] !== undefined))
  return whole(facts.vessels, ['id', 'owner', 'card']) && whole(facts.assignments, ['from', 'to', 'amount'])
}

const change = (assignments: Assignment[], says: string): Remedy => ({ change: { assignments }, says })

/** Changes to the assignments worth trying, the smallest first; each is judged again by the kernel. */
export function repairs(facts: RawFacts, table: RulesInPlay): Remedy[] {
  if (!isComplete(facts)) return []
  const combat = facts as unknown as Combat
  const { vessels, assignments } = combat
  const without = (drop: (shot: Assignment) => boolean) => assignments.filter((shot) => !drop(shot))
  const perShot = assignments.map(({ from, to }, i) =>
    change(
      assignments.filter((_, j) => j !== i),
      `${from} holds fire on ${to}`,
    ),
  )
  const singles = fires(combat)
    .filter(({ shots }) => shots.length > 1)
    .flatMap(({ shooter, shots }) =>
      shots.map(({ to }) =>
        change(
          without((s) => s.from === shooter.id && s.to !== to),
          `${shooter.id} shoots at ${to} only`,
        ),
      ),
    )
  const found = breach(combat, table)
  const spare = found
    ? without((shot) => find(vessels, shot.to).owner === found.target.owner && !isScreen(vessels, shot))
    : assignments
  const redirected = found ? redirect(combat, found.screen.id) : []
  const screens =
    found && spare.length < assignments.length
      ? [change(spare, 'Assign damage to the Frigates and Defense Stations only')]
      : []
  return [...redirected, ...perShot, ...singles, ...screens, change([], 'Everybody holds fire')]
}

const isScreen = (vessels: Combat['vessels'], { to }: Assignment) =>
  ['frigate', 'defense-station'].includes(find(vessels, to).card)

/** One shooter's damage on the vessel that comes first instead. */
function redirect({ assignments }: Combat, screen: string): Remedy[] {
  return assignments
    .filter(
      ({ from, to }) =>
        to !== screen && from !== screen && !assignments.some((other) => other.from === from && other.to === screen),
    )
    .map((shot) =>
      change(
        assignments.map((other) => (other === shot ? { ...other, to: screen } : other)),
        `${shot.from} shoots at ${screen} instead of ${shot.to}`,
      ),
    )
}
