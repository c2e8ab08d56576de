import type { Checker } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes-battle.ts'
import { destroyed } from './answer.ts'
import { lethalFirst, resolving, shooting } from './clauses.ts'
import { checks, facts } from './facts.ts'
import { repairs } from './repairs.ts'

/** CK-15: assigning damage in one combat and what it destroys. */
export const combatDamage: Checker = {
  ...defineChecker({
    id: 'combat-damage',
    ...usual.combatDamage,
    game: 'starcom',
    aliases: ['ck-15'],
    title: 'Is this combat damage legal, and what is destroyed?',
    question: 'Can damage be assigned like this, and what is destroyed?',
    asked: [
      'assign damage',
      'combat',
      'what is destroyed',
      'frigate first',
      'lethal damage',
      'battleship two targets',
      'split damage',
      'damage equal to hit points',
    ],
    editions: EDITIONS,
    facts,
    checks,
    clauses: [...shooting, ...lethalFirst, ...resolving],
    answer: destroyed,
    asks: 'may',
    gaps: [
      'Bonuses: give attack and hit points as they are now.',
      'Ships that cannot attack because of a Black Hole.',
      'Commands played in the combat windows, and retreats.',
      'Whether an earlier player may count on what a later player assigns to a Frigate or Defense Station; all are added up.',
    ],
  }),
  repairs,
}
