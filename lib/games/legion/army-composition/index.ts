import { type Checker, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'
import { clauses } from './clauses.ts'
import { facts } from './facts.ts'
import { RANKS } from './limits.ts'

/** 5.10: points, ranks and unique names of an army. */
export const armyComposition: Checker = defineChecker({
  id: 'army-composition',
  ...usual.armyComposition,
  game: 'legion',
  aliases: ['swl-5-10-composition'],
  title: 'Is this army legal?',
  question: 'Is this army put together legally?',
  asked: [
    'is my army legal',
    'how many commanders',
    'how many corps units',
    '800 points',
    'skirmish limits',
    'grand army',
    'unique units',
    'army without a commander',
    'field commander',
    'mercenaries in my army',
    'entourage and detachment',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(
      ['unique', ...RANKS],
      ({ unique, ...counts }) => unique.length <= RANKS.reduce((sum, rank) => sum + counts[rank], 0),
      {
        path: 'unique',
        message: 'More unique units are named than the army has units.',
        fix: 'Mend the counts or the names.',
      },
    ),
    checksOver(facts)(
      ['waived', ...RANKS],
      ({ waived = [], ...counts }) =>
        RANKS.every((rank) => waived.filter((one) => one.rank === rank).length <= counts[rank]),
      {
        path: 'waived',
        message: 'More units of a rank have a waiver than the army has of that rank.',
        fix: 'Count them with their rank, too.',
      },
    ),
  ],
  clauses,
  asks: 'may',
  gaps: [
    'Which units share a faction, and what the sheet of a battle force says of its ranks beside Field Commander and mercenaries.',
    'Whether a unit really has the waiver it is told with.',
    'Later editions, with 1000 points.',
  ],
})
