import { followsOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import { EXPLORED, turnUp } from '../jump/index.ts'
import * as usual from '../presumes-journeys.ts'
import { clauses } from './clauses.ts'
import { checks, facts, LONGEST } from './facts.ts'

const follow = followsOver(facts)

/** What arriving brings about, jump by jump. */
const flips = Array.from({ length: LONGEST }, (_, at) =>
  follow({
    needs: ['legs'],
    clause: EXPLORED,
    of: ({ legs }, table) => {
      const step = legs[at]?.faceDownDestination ? turnUp(table) : undefined
      return step && { ...step, says: `Jump ${at + 1}: ${step.says}` }
    },
  }),
)

/** CK-07 for several jumps in a row: each is judged by itself, with who controls what at that moment. */
export const route = defineChecker({
  id: 'route',
  ...usual.route,
  game: 'starcom',
  aliases: ['ck-07-route'],
  title: 'Can this ship take this route?',
  question: 'Can this ship take this route?',
  asked: ['several jumps', 'jump twice', 'route of a ship', 'path with two jumps', 'move through a system'],
  editions: EDITIONS,
  facts,
  checks,
  clauses,
  follows: flips,
  asks: 'may',
  gaps: [
    'Control, cards and Interdiction that change between two jumps: give each jump as it stands then.',
    'Rows and columns: say for each jump whether it goes to an adjacent system.',
    'A speed bonus gained on the way: count it if the ship has it before it needs it.',
  ],
})
