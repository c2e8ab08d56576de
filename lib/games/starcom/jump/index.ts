import { followsOver } from '../../../kernel/checker.ts'
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { EDITIONS, NEW } from '../facts.ts'
import * as usual from '../presumes-journeys.ts'
import { countAllowance, speedAllowance } from './allowance.ts'
import { jumpChecks } from './checks.ts'
import { arrival, destinationText, hop, traveller } from './clauses.ts'
import { jumpFacts } from './facts.ts'
import { reach } from './reach.ts'

const follow = followsOver(jumpFacts)

export const EXPLORED = 'starcom:command-phase.explore.1'

/** Turning up a hidden destination: a duty in November 2022, a choice before. */
export const turnUp = ({ edition }: RulesInPlay): Step => ({
  says: edition === NEW ? 'Turn the destination face up at once.' : 'You may turn the destination face up.',
})

export const flip = follow({
  needs: ['faceDownDestination'],
  clause: EXPLORED,
  of: ({ faceDownDestination }, table) => (faceDownDestination ? turnUp(table) : undefined),
})

/** CK-07: one jump of one ship. */
export const jump = defineChecker({
  id: 'jump',
  ...usual.jump,
  game: 'starcom',
  aliases: ['ck-07'],
  title: 'Can this ship jump there?',
  question: 'Can this ship jump there?',
  asked: [
    'can i move',
    'can my ship jump',
    'move a ship',
    'how far can i jump',
    'jump after building',
    'can fighters move',
    'asteroid field',
    'face down system',
  ],
  editions: EDITIONS,
  facts: jumpFacts,
  checks: jumpChecks,
  clauses: [...traveller, ...speedAllowance, ...countAllowance, ...reach, ...destinationText, ...hop, ...arrival],
  follows: [flip],
  asks: 'may',
  gaps: [
    'Several jumps in a row: ask about the route.',
    'A face-down Asteroid Field entered by a larger ship: the rules do not speak of it.',
    'Paying for the card the ship travels by.',
  ],
})
