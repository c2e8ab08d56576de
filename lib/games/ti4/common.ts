import type { Checker } from '../../kernel/checker.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import { ofAction } from './constraints/index.ts'
import { EDITION, pick } from './facts.ts'

/** The facts of the case, which every checker of this game takes: one case serves them all. */
export const caseFacts = pick(
  'systems',
  'hyperlanes',
  'units',
  'activePlayer',
  'active',
  'tacticTokens',
  'moves',
  'fleetPool',
  'effects',
  'seating',
  'expansions',
  'otherEffects',
)

/** What every checker of this game has in common. */
export const shared = {
  game: 'ti4',
  editions: [EDITION],
  checks: ofAction,
  wholeCase: true,
} satisfies Partial<Checker>

/** What judging a map with its moves costs: systems are compared with one another, units with systems. */
export function costOfMap(facts: RawFacts): number {
  const { systems = [], units = [] } = facts as { systems?: readonly unknown[]; units?: readonly unknown[] }
  return 8 + systems.length ** 2 / 4 + (systems.length * units.length) / 16
}
