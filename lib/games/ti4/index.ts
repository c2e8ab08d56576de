import type { GamePack } from '../../kernel/pack.ts'
import { cases } from './cases.ts'
import { components } from './data/technologies.ts'
import { judging } from './judging.ts'
import { outOfReach } from './out-of-reach.ts'
import { sayings } from './sayings/index.ts'
import { fromSheet } from './sheet.ts'

/** Twilight Imperium 4: movement. Thunder's Edge is a fact of the table. */
export const ti4: GamePack & { reads: typeof fromSheet } = {
  ...judging,
  cases,
  outOfReach,
  sayings,
  cards: components,
  reads: fromSheet,
}
