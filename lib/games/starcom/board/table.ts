import { choice, count, type FactSpecs, type RawFacts, yesNo } from '../../../kernel/facts.ts'
import { NEW, vessels, vocabulary } from '../facts.ts'
import { jumpFacts } from '../jump/facts.ts'
import type { Board } from './board.ts'

/** What the board does not show about turn, purse and cards in play. */
export const turnFacts = {
  turn: count({ label: 'Whose turn it is', max: 3 }),
  phase: vocabulary.phase,
  buildCard: choice(vessels, { label: 'What you would build', help: 'Gives the cost and the class.' }),
  buildCount: count({ label: 'How many of it', min: 1, max: 20 }),
  credits: vocabulary.credits,
  myFighterBays: vocabulary.myFighterBays,
  efficientConstruction: vocabulary.efficientConstruction,
  tradeRoutes: count({ label: 'Copies of Trade Routes you have', max: 10 }),
  firstTurn: yesNo({ label: 'It is your first turn' }),
} as const

/** What the board does not show about the ship that jumps. */
export const shipFacts = {
  controlledSinceTurnStart: jumpFacts.controlledSinceTurnStart,
  builtThisTurn: jumpFacts.builtThisTurn,
  jumpsUsed: jumpFacts.jumpsUsed,
  speedBonus: jumpFacts.speedBonus,
  extraJumps: jumpFacts.extraJumps,
  carrierJumpingAlong: jumpFacts.carrierJumpingAlong,
  viaCard: jumpFacts.viaCard,
  viaCardReaches: jumpFacts.viaCardReaches,
} as const

export const tableFacts: FactSpecs = { ...turnFacts, ...shipFacts }

/** Said in one go: an ordinary jump, the first of the turn, with nothing played on it. */
export const ordinaryJump = (edition: string): RawFacts => ({
  controlledSinceTurnStart: true,
  builtThisTurn: false,
  jumpsUsed: 0,
  carrierJumpingAlong: false,
  viaCard: 'none',
  ...(edition === NEW ? { speedBonus: 0 } : { extraJumps: 0 }),
})

/** The board with facts of the table changed; undefined takes one back. */
export function withTable(board: Board, change: RawFacts): Board {
  const known = Object.entries({ ...board.table, ...change }).filter(([, value]) => value !== undefined)
  return { ...board, table: Object.fromEntries(known) }
}
