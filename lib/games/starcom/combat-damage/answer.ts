import { answerOver } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { NEW, OLD } from '../facts.ts'
import { type Combat, dealtTo, find, fires, isDestroyed } from './combat.ts'
import { facts } from './facts.ts'

const THRESHOLD = 'starcom:combat-phase.resolve-damage.2'
const CLEANUP = 'starcom:end-phase.cleanup.3'
const GONE = 'starcom:combat-phase.commands.2'

/** Shots at the shooter's own side: no text forbids them, so they are only remarked on. */
const ownSide = ({ vessels, assignments }: Combat): Step[] =>
  assignments
    .filter(({ from, to }) => find(vessels, from).owner === find(vessels, to).owner)
    .map(({ from, to }) => ({
      says: `${from} shoots at ${to} of the same player. No rule forbids it; make sure it is meant.`,
    }))

/** What becomes of damage that does not destroy. */
function afterwards({ edition, reads }: Table): Step {
  if (edition === OLD)
    return {
      says: 'Damage stays on between turns; ships with too much of it are destroyed at Cleanup.',
      clause: CLEANUP,
    }
  const stays = reads('starcom:ambiguity.19') === 'B'
  return {
    says: stays ? 'Other damage stays after the turn.' : 'Other damage is gone at the end of the turn.',
    clause: THRESHOLD,
  }
}

/** The vessels destroyed by what was assigned, in the order given. */
export const destroyed = answerOver(facts)({
  needs: ['vessels', 'assignments'],
  readings: ['starcom:ambiguity.19', 'starcom:ambiguity.30'],
  whenLegal: true,
  cites: [THRESHOLD, GONE, { clause: CLEANUP, edition: OLD }],
  of: (combat, table) => {
    const { edition } = table
    const lost = combat.vessels.filter((vessel) => isDestroyed(vessel, combat, table)).map((vessel) => vessel.id)
    const hit = combat.vessels.filter(({ id }) => combat.assignments.some(({ to }) => to === id))
    const marked = hit.filter(
      (vessel) => !vessel.destroyedBeforeResolve && !lost.includes(vessel.id) && dealtTo(vessel, combat, edition) > 0,
    )
    const gone = fires(combat).some(({ shooter }) => shooter.destroyedBeforeResolve)
    return {
      kind: 'list',
      value: lost,
      says: lost.length
        ? `Destroyed${edition === NEW ? '' : ' at Cleanup'}: ${lost.join(', ')}`
        : 'Nothing is destroyed',
      derivation: hit.map((vessel) => {
        const dealt = dealtTo(vessel, combat, edition)
        const total = vessel.damage + dealt
        return {
          says: `${vessel.id}: ${vessel.damage} + ${dealt} damage against ${vessel.hp} hit points`,
          value: total,
          clause: THRESHOLD,
        }
      }),
      consequences: [...ownSide(combat), ...(marked.length ? [afterwards(table)] : [])],
      deciding: hit.length ? [THRESHOLD, ...(edition === OLD ? [CLEANUP] : []), ...(gone ? [GONE] : [])] : [],
    }
  },
})
