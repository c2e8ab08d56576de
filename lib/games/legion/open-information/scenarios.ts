import type { Scenario } from '../../../kernel/checker.ts'
import { items, RULES } from './rules.ts'

/** Worked examples: what is open and what is secret. */
export const scenarios: Scenario[] = [
  ...items.flatMap((item): Scenario[] => [
    {
      title: `${RULES[item].says}, so the answer is ${RULES[item].open ? 'yes' : 'no'}`,
      facts: { item },
      expect: {
        verdict: 'answered',
        deciding: [RULES[item].clause],
        answer: RULES[item].open,
        outcome: { clause: RULES[item].clause, outcome: 'holds' },
      },
    },
    {
      title: `Asked about something else than the ${item}`,
      facts: { item: items[(items.indexOf(item) + 1) % items.length]! },
      expect: { verdict: 'answered', outcome: { clause: RULES[item].clause, outcome: 'not-in-play' } },
    },
    {
      title: `Without the question the rule for the ${item} is open`,
      facts: {},
      expect: {
        verdict: 'undetermined',
        missing: ['item'],
        outcome: { clause: RULES[item].clause, outcome: 'unknown' },
      },
    },
  ]),
]
