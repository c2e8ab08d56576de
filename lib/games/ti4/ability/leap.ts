import { type Board, boardOf } from '../board/board.ts'
import { type Declared, declaredOf } from '../declared.ts'
import type { AbilityId, CaseFacts } from '../facts.ts'
import type { Told } from '../remarks.ts'
import { ABILITIES, type Ability, type AbilityClause, TURN } from './abilities.ts'

/** The moves of one player by one ability, on their board. */
export interface Leap {
  board: Board
  by: AbilityId
  ability: Ability
  player: string
  declared: readonly Declared[]
  /** Those that go somewhere. */
  moving: readonly Declared[]
  /** Planets the player controls; asked for where they matter. */
  controlled: () => readonly string[]
}
/** What is said of a leap. */
export type Said = Told<AbilityClause>

/** The facts a leap is made from. */
export const LEAP_FACTS = [
  'systems',
  'units',
  'moves',
  'effects',
  'otherEffects',
  'by',
  'player',
  'active',
  'activePlayer',
  'controlled',
  'hyperlanes',
  'expansions',
] as const satisfies readonly (keyof CaseFacts)[]

/** The leap of a case; the facts may have gaps. */
export function leapOf(facts: CaseFacts): Leap {
  const by = facts.by!
  const player = facts.player!
  const board = boardOf(facts, TURN)
  const declared = declaredOf(board)
  const moving = declared.filter((move) => move.moves)
  return { board, by, ability: ABILITIES[by], player, declared, moving, controlled: () => facts.controlled! }
}
