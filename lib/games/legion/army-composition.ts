import { type Checker, checksOver } from '../../kernel/checker.ts'
import { type Clause, clausesOver, type Table } from '../../kernel/clause.ts'
import { defineChecker } from '../../kernel/examine.ts'
import { choice, count, list, name } from '../../kernel/facts.ts'
import { compositionScenarios } from './army-composition.scenarios.ts'
import { EDITIONS, type RankName, rankOptions } from './facts.ts'
import { listed, repeated } from './names.ts'

const formatOptions = { standard: 'Standard', skirmish: 'Skirmish', 'grand-army': 'Grand Army' } as const
type Format = keyof typeof formatOptions

/** Every limit of the three formats. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 10] as const

const ranked = (label: string) =>
  count({
    label,
    max: 30,
    edges: EDGES,
    unit: 'unit',
    changeable: true,
    remedy: (n: number) => `Have ${n} ${label.toLowerCase()}`,
  })

const facts = {
  format: choice(formatOptions, { label: 'Format' }),
  points: count({
    label: 'Points of the army',
    max: 3000,
    edges: [500, 800, 1600],
    unit: 'point',
    changeable: true,
    remedy: (n: number) => `Come down to ${n} points`,
  }),
  commander: ranked('Commander units'),
  operative: ranked('Operative units'),
  corps: ranked('Corps units'),
  special: ranked('Special forces units'),
  support: ranked('Support units'),
  heavy: ranked('Heavy units'),
  unique: list(name({ label: 'Unit' }), {
    label: 'Names of the unique units',
    help: 'One entry for each unit, so a name can stand twice.',
    max: 30,
    item: 'unit',
  }),
} as const

const LIMITS: Record<Format, number> = { standard: 800, skirmish: 500, 'grand-army': 1600 }
type Bounds = Record<RankName, readonly [number, number]>
const STANDARD: Bounds = {
  commander: [1, 2],
  operative: [0, 2],
  corps: [3, 6],
  special: [0, 3],
  support: [0, 3],
  heavy: [0, 2],
}
const SKIRMISH: Bounds = {
  commander: [1, 1],
  operative: [0, 1],
  corps: [2, 4],
  special: [0, 2],
  support: [0, 2],
  heavy: [0, 1],
}
const GRAND: Bounds = {
  commander: [1, 4],
  operative: [0, 3],
  corps: [6, 10],
  special: [0, 5],
  support: [0, 5],
  heavy: [0, 4],
}
const OPERATIVES = 'legion:ambiguity.11'
const RANKS = Object.keys(STANDARD) as RankName[]

const { clause, condition } = clausesOver(facts)
const other = { aside: 'Speaks of another format.' }
const inside = (n: number, [low, high]: readonly [number, number]) => n >= low && n <= high

const standard = (id: string, rank: RankName): Clause =>
  clause(id, {
    needs: ['format', rank],
    when: (f) => (f as { format: string }).format === 'standard',
    holds: (f) => inside((f as unknown as Record<string, number>)[rank]!, STANDARD[rank]),
    says: {
      holds: (f) =>
        `${(f as unknown as Record<string, number>)[rank]} ${rankOptions[rank].toLowerCase()} units are within ${STANDARD[rank].join('–')}.`,
      fails: (f) =>
        `${(f as unknown as Record<string, number>)[rank]} ${rankOptions[rank].toLowerCase()} units; a standard army has ${STANDARD[rank].join('–')}.`,
      ...other,
    },
  })

const outside = (found: Record<RankName, number>, bounds: Bounds): string[] =>
  RANKS.filter((rank) => !inside(found[rank], bounds[rank])).map(
    (rank) => `${found[rank]} ${rankOptions[rank].toLowerCase()} (${bounds[rank].join('–')})`,
  )

/** The wiki allows a fourth operative; asked only of an army that has exactly four. */
const grand = (found: Record<RankName, number>, table: Table): Bounds =>
  found.operative === 4 && table.reads(OPERATIVES) === 'B' ? { ...GRAND, operative: [0, 4] } : GRAND

const capped = (format: Format, points: number) =>
  `${points} points; a ${formatOptions[format].toLowerCase()} army has at most ${LIMITS[format]}.`

const clauses = [
  clause('legion:army-building.points.1', {
    needs: ['format', 'points'],
    when: ({ format }) => format === 'standard',
    holds: ({ points }) => points <= LIMITS.standard,
    says: {
      holds: ({ points }) => `${points} points are within 800.`,
      fails: ({ points }) => capped('standard', points),
      ...other,
    },
  }),
  clause('legion:army-building.points.2', {
    needs: ['format', 'points'],
    when: ({ format }) => format !== 'standard',
    holds: ({ format, points }) => points <= LIMITS[format],
    says: {
      holds: ({ format, points }) => `${points} points are within ${LIMITS[format]}.`,
      fails: ({ format, points }) => capped(format, points),
      ...other,
    },
  }),
  standard('legion:army-building.ranks.1a', 'commander'),
  standard('legion:army-building.ranks.1b', 'operative'),
  standard('legion:army-building.ranks.1c', 'corps'),
  standard('legion:army-building.ranks.1d', 'special'),
  standard('legion:army-building.ranks.1e', 'support'),
  standard('legion:army-building.ranks.1f', 'heavy'),
  clause('legion:army-building.ranks.2', {
    needs: ['format', ...RANKS],
    when: ({ format }) => format === 'skirmish',
    holds: (f) => outside(f, SKIRMISH).length === 0,
    says: {
      holds: 'Every rank is within the skirmish limits.',
      fails: (f) => `Not within the skirmish limits: ${outside(f, SKIRMISH).join(', ')}.`,
      ...other,
    },
  }),
  clause('legion:army-building.ranks.3', {
    needs: ['format', ...RANKS],
    readings: [OPERATIVES],
    when: ({ format }) => format === 'grand-army',
    holds: (f, table) => outside(f, grand(f, table)).length === 0,
    says: {
      holds: 'Every rank is within the Grand Army limits.',
      fails: (f, table) => `Not within the Grand Army limits: ${outside(f, grand(f, table)).join(', ')}.`,
      ...other,
    },
  }),
  clause('legion:army-building.unique.1', {
    needs: ['unique'],
    holds: ({ unique }) => repeated(unique).length === 0,
    says: {
      holds: 'No unique name stands twice.',
      fails: ({ unique }) => `Unique, so only once in an army: ${listed(repeated(unique))}.`,
    },
  }),
  condition('legion:commander.rank.1', {
    needs: ['format', 'commander'],
    when: ({ format }) => format === 'standard',
    holds: ({ commander }) => commander <= 2,
    says: {
      holds: 'A standard army holds at most two commanders.',
      fails: ({ commander }) => `${commander} commanders; a standard army holds at most two.`,
      ...other,
    },
  }),
]

/** 5.10: points, ranks and unique names of an army. */
export const armyComposition: Checker = defineChecker({
  id: 'army-composition',
  game: 'legion',
  aliases: ['swl-5-10-composition'],
  title: 'Army composition',
  question: 'Is this army put together legally?',
  asked: [
    'is my army legal',
    'how many commanders',
    'how many corps units',
    '800 points',
    'skirmish limits',
    'grand army',
    'unique units',
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
  ],
  clauses,
  asks: 'may',
  gaps: ['Factions, mercenaries and battle forces.', 'Later editions, with 1000 points.'],
  scenarios: compositionScenarios,
})
