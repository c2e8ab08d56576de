import type { GamePack } from '../../kernel/pack.ts'
import { cases } from './cases.ts'
import { cards } from './data/cards.ts'
import { judging } from './judging.ts'
import { sayings } from './sayings.ts'

/** Star Wars: Legion, the command cards and what they touch, by the Rules Reference 2.x. */
export const legion: GamePack = { ...judging, cases, sayings, cards }
