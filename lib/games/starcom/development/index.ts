import { answerOver, followsOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS, NEW } from '../facts.ts'
import * as usual from '../presumes-developing.ts'
import { costOf } from '../words.ts'
import { checks, clauses, countersOf, isColonized, levelOf, priceOf } from './clauses.ts'
import { facts } from './facts.ts'

const COLONY = 'starcom:cards.new-colony.1'

/** Credits for all the developments, step by step. */
const price = answerOver(facts)({
  needs: ['developments', 'count', 'card'],
  leads: true,
  of: (f) => {
    const value = priceOf(f)
    return {
      kind: 'number',
      value,
      unit: 'credit',
      says: costOf(f.count, 'development', value, 'developments'),
      derivation: countersOf(f).map(({ place, credits, clause }) => ({
        says: `Development ${place}${clause === COLONY ? ', free' : ''}`,
        value: credits,
        clause,
      })),
      deciding: isColonized(f) ? [COLONY] : [],
    }
  },
})

const follow = followsOver(facts)
const level = follow({
  needs: ['developments', 'count', 'card'],
  of: (f) => ({ says: 'Developments on the system then', value: levelOf(f) }),
})
const control = follow({
  needs: ['systemController'],
  clause: 'starcom:command-phase.develop.3',
  of: ({ systemController }) => (systemController === 'none' ? { says: 'The system becomes yours.' } : undefined),
})

const EFFECTS: Readonly<Record<string, (edition: string) => string>> = {
  'new-colony': () => 'New Colony: put one more development there, free.',
  'alien-system': () => 'Alien System: draw two cards.',
  'military-base': (edition) =>
    edition === NEW
      ? 'Military Base: a Defense Station is built there.'
      : 'Military Base: two Defense Stations are built there.',
}

const firstEffects = Object.entries(EFFECTS).map(([slug, says]) =>
  follow({
    needs: ['developments', 'card'],
    clause: `starcom:cards.${slug}.1`,
    of: ({ developments, card }, { edition }) =>
      developments === 0 && card === slug ? { says: says(edition) } : undefined,
  }),
)

/** CK-01: may these developments be built, and what do they cost. */
export const development = defineChecker({
  id: 'development',
  ...usual.development,
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
  follows: [level, control, ...firstEffects],
  asks: 'may',
  gaps: [
    'Developments a card places for free, beyond the one of a New Colony.',
    'An Orbital Habitat that is gone while more counters lie there than printed: the rules do not say whether they stay.',
    'Running out of counters.',
  ],
})
