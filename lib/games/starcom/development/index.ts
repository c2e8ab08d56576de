import { answerOver, followsOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS, NEW } from '../facts.ts'
import { checks, clauses, priceOf } from './clauses.ts'
import { facts } from './facts.ts'
import { scenarios } from './scenarios.ts'

const FIRST = 'starcom:command-phase.develop.2'
const NEXT = 'starcom:command-phase.develop.4'

/** Credits for all the developments, step by step. */
const price = answerOver(facts)({
  needs: ['developments', 'count'],
  cites: [FIRST, NEXT],
  of: ({ developments, count }) => {
    const value = priceOf(developments, count)
    return {
      kind: 'number',
      value,
      unit: 'credit',
      says: `${value} credit${value === 1 ? '' : 's'}`,
      derivation: Array.from({ length: count }, (_, i) => ({
        says: `Development ${developments + i + 1}`,
        value: developments + i + 1,
        clause: developments + i === 0 ? FIRST : NEXT,
      })),
      deciding: [],
    }
  },
})

const follow = followsOver(facts)

const level = follow({
  needs: ['developments', 'count'],
  cites: [],
  of: ({ developments, count }) => ({ says: 'Developments on the system then', value: developments + count }),
})

const control = follow({
  needs: ['systemController'],
  cites: ['starcom:command-phase.develop.3'],
  of: ({ systemController }) =>
    systemController === 'none'
      ? { says: 'The system becomes yours.', clause: 'starcom:command-phase.develop.3' }
      : undefined,
})

const EFFECTS: Readonly<Record<string, (edition: string) => string>> = {
  'new-colony': () => 'New Colony: one more development, free, if there is room.',
  'alien-system': () => 'Alien System: draw two cards.',
  'military-base': (edition) =>
    edition === NEW
      ? 'Military Base: a Defense Station is built there.'
      : 'Military Base: two Defense Stations are built there.',
}

const firstEffect = follow({
  needs: ['developments', 'card'],
  cites: Object.keys(EFFECTS).map((slug) => `starcom:cards.${slug}.1`),
  of: ({ developments, card }, table) => {
    const effect = developments === 0 ? EFFECTS[card] : undefined
    return effect ? { says: effect(table.edition), clause: `starcom:cards.${card}.1` } : undefined
  },
})

/** CK-01: may these developments be built, and what do they cost. */
export const development = defineChecker({
  id: 'development',
  game: 'starcom',
  aliases: ['ck-01'],
  title: 'Can I build a development here?',
  question: 'Can I build a development here?',
  asked: [
    'develop a system',
    'cost of a development',
    'first development',
    'colonize',
    'take a neutral system',
    'maximum developments',
    'develop under siege',
  ],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  answer: price,
  follows: [level, control, firstEffect],
  asks: 'may',
  gaps: [
    'Developments a card places for free.',
    'An Orbital Habitat that is gone while more counters lie there than printed: the rules do not say whether they stay.',
    'Running out of counters.',
  ],
  scenarios,
})
