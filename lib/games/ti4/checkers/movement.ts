import type { Checker } from '../../../kernel/checker.ts'
import { judgeAction, NEXUS_PASSING } from '../action.ts'
import { withAlso } from '../also.ts'
import { judgedBy } from '../judged.ts'
import * as usual from '../presumes.ts'
import { repairs } from '../repairs.ts'
import {
  ACTIVATION_CLAUSES,
  AFTER_CLAUSES,
  ARRIVAL_CLAUSES,
  caseFacts,
  FIRE_CLAUSES,
  LATER_CLAUSES,
  LIMIT_READINGS,
  LOAD_CLAUSES,
  LOAD_READINGS,
  ROUTE_CLAUSES,
  ROUTE_READINGS,
  shared,
  unique,
} from './common.ts'
import { scenariosOf } from './scenarios.ts'

const CITES = unique(
  ACTIVATION_CLAUSES,
  ROUTE_CLAUSES,
  LOAD_CLAUSES,
  ARRIVAL_CLAUSES,
  FIRE_CLAUSES,
  AFTER_CLAUSES,
  LATER_CLAUSES,
  [
    'ti4:tactical-action.2b',
    'ti4:ships.0',
    'ti4:faq.hil-colish-rift',
    'ti4:components.fighter-i',
    'ti4:wormhole-nexus.2a',
  ],
)

/** 4.1: the whole tactical action, with what follows from it (4.2 to 4.4). */
const movementCase = {
  ...shared,
  id: 'movement',
  ...usual.movement,
  aliases: ['4-1'],
  title: 'Can these ships get there?',
  question: 'Are these moves legal?',
  asked: [
    'can i move',
    'can my ship reach',
    'move ships',
    'tactical action',
    'pass enemy ships',
    'gravity rift move',
    'wormhole move',
  ],
  facts: caseFacts,
  cites: () => withAlso(CITES),
  consults: [...ROUTE_READINGS, ...LOAD_READINGS, ...LIMIT_READINGS, NEXUS_PASSING, 'ti4:ambiguity.cannon-no-target'],
  gaps: [
    'Movement by abilities (retreats, Foresight, heroes): ask for the ability.',
    'Whether a card may be played now.',
  ],
  scenarios: scenariosOf('movement'),
  repairs,
} satisfies Omit<Checker, 'examine'>

export const movement: Checker = {
  ...movementCase,
  examine: judgedBy(
    movementCase,
    ['systems', 'units', 'activePlayer', 'active', 'moves', 'effects', 'tacticTokens', 'expansions', 'hyperlanes'],
    judgeAction,
  ),
}
