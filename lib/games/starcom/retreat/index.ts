import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS, OLD } from '../facts.ts'
import { flip } from '../jump/index.ts'
import * as usual from '../presumes-journeys.ts'
import { clauses } from './clauses.ts'
import { checks, facts } from './facts.ts'

/** CK-16: one ship leaving a combat. */
export const retreat = defineChecker({
  id: 'retreat',
  ...usual.retreat,
  game: 'starcom',
  aliases: ['ck-16'],
  title: 'Can this ship retreat there?',
  question: 'Can this ship retreat there?',
  asked: [
    'can i retreat',
    'retreat from combat',
    'where can i retreat',
    'flee',
    'retreat after moving',
    'can fighters retreat',
  ],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  follows: [{ ...flip, editions: [OLD] }],
  asks: 'may',
  gaps: [
    'Whether the system sees combat this turn: ask about combat damage.',
    'What friendly means in February 2022 beyond a system you control.',
    'Whether a retreat by Jump Stabilization uses up a jump: in November 2022 movement to spare is asked for in any case.',
  ],
})
