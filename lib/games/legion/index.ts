import type { GamePack } from '../../kernel/pack.ts'
import { things } from './card-things.ts'
import { cases } from './cases.ts'
import { cards } from './data/cards.ts'
import { effectOf } from './data/effects.ts'
import { judging } from './judging.ts'
import { sayings } from './sayings.ts'

/** The cards with what they do, for whoever asks for data. */
const told = cards.map((card) => ({ ...card, effect: effectOf(card) ?? null }))

/** Star Wars: Legion, the command cards and what they touch, by the Rules Reference 2.x. */
export const legion: GamePack = { ...judging, cases, sayings, cards: told, things }
