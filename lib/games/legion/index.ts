import { withExamples } from '../../kernel/numbered.ts'
import type { GamePack } from '../../kernel/pack.ts'
import { things } from './card-things.ts'
import { cases, examples } from './cases.ts'
import { legion as judge } from './checkers.ts'
import { cards } from './data/cards.ts'
import { effectOf } from './data/effects.ts'
import { lists } from './lists-for-machines.ts'
import { sayings } from './sayings/index.ts'

/** The cards with what they do, for whoever asks for data. */
const told = cards.map((card) => ({ ...card, effect: effectOf(card) ?? null }))

/** Star Wars: Legion, the command cards and what they touch, by the Rules Reference 2.x. */
export const legion: GamePack = {
  ...judge,
  checkers: withExamples(judge.checkers, examples),
  cases,
  sayings,
  cards: told,
  things,
  lists,
}
