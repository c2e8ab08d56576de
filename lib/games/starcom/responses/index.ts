import type { Checker } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import { responseChecks } from './checks.ts'
import { AHEAD, next, order, windows } from './clauses.ts'
import { facts } from './facts.ts'
import { scenarios } from './scenarios.ts'

const judged = defineChecker({
  id: 'responses',
  game: 'starcom',
  aliases: ['ck-13'],
  title: 'Responses and who resolves first',
  question: 'May this be responded to, whose chance is it, and in which order does it resolve?',
  asked: [
    'can i respond',
    'what can be responded to',
    'who plays first',
    'order of resolution',
    'last in first out',
    'stack',
    'intercept orders',
    "play a command on someone else's turn",
  ],
  editions: EDITIONS,
  facts,
  checks: responseChecks,
  clauses: [...windows, ...order],
  answer: next,
  asks: 'may',
  gaps: [
    'What the cards and abilities themselves allow at this moment.',
    'Which abilities there are; name them as an ability.',
    'That a combat window of February 2022 comes before a step, not after it, makes no difference to the answers.',
  ],
  scenarios,
})

/** Where the sequence is known, the clauses that order it lead. */
const lead = (deciding: readonly string[]): string[] => [
  ...AHEAD.filter((clause) => deciding.includes(clause)),
  ...deciding.filter((clause) => !AHEAD.includes(clause)),
]

/** CK-13: may it be responded to, whose chance, the order of resolution, Intercept Orders, off-turn Commands. */
export const responses: Checker = {
  ...judged,
  examine: (given, table) => {
    const found = judged.examine(given, table)
    return found.verdict === 'legal' && found.answer ? { ...found, deciding: lead(found.deciding) } : found
  },
}
