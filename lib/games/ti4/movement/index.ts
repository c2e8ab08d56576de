import type { Checker } from '../../../kernel/checker.ts'
import { ACTION, ACTION_LOADS, judgeAction } from '../action.ts'
import { citedBy, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { judgedBy } from '../judged.ts'
import * as usual from '../presumes.ts'
import { repairs } from '../repairs.ts'

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
  ...citedBy(together(ACTION, ACTION_LOADS)),
  gaps: [
    'Movement by abilities (retreats, Foresight, heroes): ask for the ability.',
    'Whether a card may be played now.',
  ],
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
