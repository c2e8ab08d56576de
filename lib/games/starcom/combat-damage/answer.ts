import { answerOver } from '../../../kernel/checker.ts'
import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { NEW, OLD } from '../facts.ts'
import { counted } from '../words.ts'
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
      says: `${from} shoots at ${to}, a vessel of the same player. No rule forbids it; check that you mean it.`,
    }))

/** What becomes of damage that does not destroy. */
function afterwards({ edition, reads }: RulesInPlay): Step {
  if (edition === OLD)
    return {
      says: 'Other damage stays on from turn to turn.',
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
  of: (combat, table) => {
    const { edition } = table
    const lost = combat.vessels.filter((vessel) => isDestroyed(vessel, combat, table)).map((vessel) => vessel.id)
    const isHit = ({ id }: { id: string }) => combat.assignments.some(({ to }) => to === id)
    const looked = combat.vessels.filter((vessel) => isHit(vessel) || lost.includes(vessel.id))
    const marked = looked.filter(
      (vessel) => !vessel.destroyedBeforeResolve && !lost.includes(vessel.id) && dealtTo(vessel, combat, edition) > 0,
    )
    const gone = fires(combat).some(({ shooter }) => shooter.destroyedBeforeResolve)
    return {
      kind: 'list',
      value: lost,
      says: lost.length
        ? `Destroyed${edition === NEW ? '' : ' at Cleanup'}: ${lost.join(', ')}`
        : 'Nothing is destroyed',
      derivation: looked.map((vessel) => {
        const dealt = dealtTo(vessel, combat, edition)
        const total = vessel.damage + dealt
        return {
          says: `${vessel.id}: ${vessel.damage} + ${dealt} damage against ${counted(vessel.hp, 'hit point')}`,
          value: total,
          clause: isHit(vessel) ? THRESHOLD : CLEANUP,
        }
      }),
      consequences: [...ownSide(combat), ...(marked.length ? [afterwards(table)] : [])],
      deciding: looked.length ? [THRESHOLD, ...(edition === OLD ? [CLEANUP] : []), ...(gone ? [GONE] : [])] : [],
    }
  },
})
