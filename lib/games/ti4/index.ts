import { numberedCases, withExamples } from '../../kernel/numbered.ts'
import type { GamePack } from '../../kernel/pack.ts'
import { cases, examples } from './cases.ts'
import { ti4 as judge } from './checkers.ts'
import { components } from './data/technologies.ts'
import { printed } from './label.ts'
import { outOfReach } from './out-of-reach.ts'
import { lists, things } from './pieces/index.ts'
import { sayings } from './sayings/index.ts'
import { reads } from './sheet.ts'

/** Twilight Imperium 4: movement. Thunder's Edge is a fact of the table. */
export const ti4: GamePack = {
  ...judge,
  checkers: withExamples(judge.checkers, examples),
  cases: [...cases, ...numberedCases(judge.checkers, 'TI4', examples)],
  outOfReach,
  sayings,
  cards: components,
  printed,
  things,
  lists,
  reads,
}
