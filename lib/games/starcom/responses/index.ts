import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'
import { responseChecks } from './checks.ts'
import { next, sequence, windows } from './clauses.ts'
import { facts } from './facts.ts'

/** CK-13: may it be responded to, whose chance, the order of resolution, Intercept Orders, off-turn Commands. */
export const responses = defineChecker({
  id: 'responses',
  ...usual.responses,
  game: 'starcom',
  aliases: ['ck-13'],
  title: 'Can I respond, and what resolves first?',
  question: 'Can anyone respond, who goes next, and what resolves first?',
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
  clauses: [...windows, ...sequence],
  answer: next,
  asks: 'may',
  gaps: [
    'What the cards and abilities themselves allow: for targets, ask about Commands and their targets.',
    'Which abilities there are; name them as an ability.',
  ],
})
