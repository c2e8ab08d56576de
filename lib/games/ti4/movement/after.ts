/** What follows from a legal action, in the order of its steps (fact sheet 4.2 to 4.4). */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { worldOf } from '../../../kernel/seeing.ts'
import { AFTER, tellCards } from '../after/after.ts'
import { HITS, ifOneArrives, LATER, laterSteps, ofHits } from '../after/later.ts'
import { type LOSSES, riftLosses } from '../cargo/losses.ts'
import { type ClauseOf, citing, type StepBy, together } from '../cited.ts'
import { offense } from '../guns/cannon.ts'
import { VOLLEYS } from '../guns/guns.ts'
import { cannonSteps, hitSteps } from '../guns/volley-words.ts'
import { REPEAT } from '../way/ship.ts'
import { type Action, riftDice } from './action.ts'

const NEXUS_PASSING = 'ti4:ambiguity.nexus-passing'

/** What rifts bring besides their risks. */
export const RIFT_ROLLS = together(
  citing(['gravity-rift.n6', 'gravity-rift.2', 'faq.hil-colish-rift'], [`${REPEAT}/ii`]),
)
/** What the later steps bring. */
export const LATER_STEPS = together(AFTER, VOLLEYS, HITS, LATER, citing(['wormhole-nexus.2a'], [NEXUS_PASSING]))

/** What ships and cargo risk in rifts. */
export const risksOf = ({ routing }: Action, table: RulesInPlay): StepBy<ClauseOf<typeof LOSSES>>[] =>
  [...routing(table).rulings].flatMap(([move, { rifts }]) => [...riftLosses(move, rifts, table).risks])

/** How many dice there are in all, and what is not certain of them. */
export function rollsOf({ board, routing }: Action, table: RulesInPlay): StepBy<ClauseOf<typeof RIFT_ROLLS>>[] {
  const { rulings, first } = routing(table)
  const all = [...rulings.values()].map(({ rifts }) => rifts)
  const isOpen = all.some(
    ({ dice, repeats }) => dice.length && repeats && board.te && table.reads(`${REPEAT}/ii`) === 'B',
  )
  const total = riftDice({ rulings })
  return [
    ...(first && rulings.get(first)!.rifts.dice.length
      ? [
          {
            says: `If a rift takes ${first.ship.id}, its delta wormhole is gone for the ships after it.`,
            clause: 'ti4:faq.hil-colish-rift' as const,
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            says: "Whether later exits from one rift need a die is not stated with Thunder's Edge.",
            clause: 'ti4:gravity-rift.n6' as const,
          },
        ]
      : []),
    ...(all.filter(({ dice }) => dice.length).length > 1
      ? [{ says: 'Rift dice in all', value: total, clause: 'ti4:gravity-rift.2' as const }]
      : []),
  ]
}

/** Cards, cannons and what the later steps bring. */
export const stepsAfter = (action: Action, table: RulesInPlay): StepBy<ClauseOf<typeof LATER_STEPS>>[] => [
  ...tellCards(action.board, action.routing(table).rulings),
  ...volleysOf(action, table),
  ...laterSteps(action.board, action.declared, action.places(), riftDice(action.routing(table))),
  ...flipOf(action, table),
]

/** Who fires; where the seats are not told, in the order of the units, which is then said. */
function volleysOf({ board, places }: Action, table: RulesInPlay): StepBy<ClauseOf<typeof LATER_STEPS>>[] {
  const { seating } = worldOf(board.facts as never) as { seating?: readonly string[] }
  const { activePlayer, units } = board
  const seats = seating ?? [...new Set([activePlayer, ...units.map(({ owner }) => owner)])]
  const found = offense(board, () => seats, places(), table)
  const steps = cannonSteps(board, found)
  return [
    ...steps,
    ...ofHits(found, activePlayer),
    ...hitSteps(board, found),
    ...(!seating && steps.length > 1
      ? [
          {
            says: 'The order of the players is not known; it goes clockwise from the active player.',
            clause: 'ti4:space-cannon.2' as const,
          },
        ]
      : []),
  ]
}

/** The nexus flips where ships end in it, or by one reading where they pass it. */
function flipOf({ board, moving }: Action, table: RulesInPlay): StepBy<ClauseOf<typeof LATER_STEPS>>[] {
  const into = moving.filter(({ path }) => path.at(-1)?.nexus === 'inactive')
  const isThrough = moving.some(({ path }) => path.slice(1, -1).some(({ nexus }) => nexus === 'inactive'))
  if (!into.length && !(isThrough && table.reads(NEXUS_PASSING) === 'B')) return []
  return [
    {
      says: `The wormhole nexus flips to its active side after Space Cannon Offense${ifOneArrives(board, into)}.`,
      clause: 'ti4:wormhole-nexus.2a',
    },
  ]
}
