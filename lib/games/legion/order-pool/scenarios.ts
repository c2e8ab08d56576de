import type { Scenario } from '../../../kernel/checker.ts'

const POOL = 'legion:order-tokens.pool.1'
const STEP = 'legion:command-phase.sequence.4'

/** Worked examples of the pool. */
export const scenarios: Scenario[] = [
  {
    title: 'Ten units and three orders leave seven tokens for the pool',
    facts: { units: 10, ordered: 3 },
    expect: { verdict: 'answered', deciding: [POOL, STEP], answer: 7, outcome: { clause: POOL, outcome: 'holds' } },
  },
  {
    title: 'With an order for every unit the pool is empty',
    facts: { units: 3, ordered: 3 },
    expect: { verdict: 'answered', deciding: [POOL, STEP], answer: 0 },
  },
  {
    title: 'How many orders were given has to be known',
    facts: { units: 10 },
    expect: { verdict: 'undetermined', missing: ['ordered'] },
  },
]
