import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'
import { answers, clauses, stops } from './clauses.ts'
import { checks, facts } from './facts.ts'

/** CK-17: does the game end, and who has won. */
export const gameEnd = defineChecker({
  id: 'game-end',
  ...usual.gameEnd,
  game: 'starcom',
  aliases: ['ck-17'],
  title: 'Does the game end, and who wins?',
  question: 'Does the game end now, and who wins?',
  asked: [
    'game over',
    'who wins',
    'end of the game',
    'tie',
    'deck empty',
    'homeworld conquered',
    'player eliminated',
    'scoring',
  ],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  answer: answers,
  follows: [stops],
  asks: 'value',
  gaps: [
    'Which systems still fall in the same Conquest step.',
    'Taking the pieces of a player who is out off the board.',
  ],
})
