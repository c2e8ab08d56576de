import { defineChecker } from '../../../kernel/examine.ts'
import { caseFacts, costOfMap, shared } from '../common.ts'
import * as usual from '../presumes.ts'
import { repairsBy } from '../repairs.ts'
import { clauses, deciding, follows } from './clauses.ts'

/** 4.1: the whole tactical action, with what follows from it (4.2 to 4.4). */
export const movement = defineChecker({
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
  clauses,
  follows,
  asks: 'may',
  cost: costOfMap,
  gaps: [
    'Movement by abilities (retreats, Foresight, heroes): ask for the ability.',
    'Whether a card may be played now.',
    'Neutral ships of The Fracture, unless they are listed as units of a player called neutral.',
  ],
  repairs: repairsBy(deciding, true),
})
