import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'
import { answers, clauses, follows } from './clauses.ts'
import { checks, facts } from './facts.ts'

/** CK-14: what the Conquest step does to one system. */
export const conquest = defineChecker({
  id: 'conquest',
  ...usual.conquest,
  game: 'starcom',
  aliases: ['ck-14'],
  title: 'Is this system conquered?',
  question: 'What does the Conquest step do to this system?',
  asked: [
    'conquer a system',
    'conquest',
    'how many counters come off',
    'take over a system',
    'siege removes developments',
    'stations after conquest',
    'cruiser removes counter',
  ],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  answer: answers,
  follows,
  asks: 'value',
  gaps: [
    'Whether the system is under siege: ask the siege question first.',
    'Several Cruisers of different players in a system that is not under siege.',
    'What becomes of stations in a conquered system of February 2022; the rules do not speak of it.',
  ],
})
