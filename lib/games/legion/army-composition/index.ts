import { type Checker, checksOver } from '../../../kernel/checker.ts'
import { type Clause, clausesOver, type Table } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, count, list, name, yesNo } from '../../../kernel/facts.ts'
import { EDITIONS, type RankName } from '../facts.ts'
import { listed, repeated } from '../names.ts'
import * as usual from '../presumes.ts'

const formatOptions = { standard: 'Standard', skirmish: 'Skirmish', 'grand-army': 'Grand Army' } as const
type Format = keyof typeof formatOptions

/** Every limit of the three formats. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 10] as const

const ranked = (label: string, one: string) =>
  count({
    label,
    max: 30,
    edges: EDGES,
    unit: 'unit',
    changeable: true,
    remedy: (n: number) => `Take ${n === 0 ? 'no' : n} ${n === 1 ? one : `${one}s`}`,
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
  commander: ranked('Commander units', 'commander'),
  operative: ranked('Operative units', 'operative'),
  corps: ranked('Corps units', 'corps unit'),
  special: ranked('Special forces units', 'special forces unit'),
  support: ranked('Support units', 'support unit'),
  heavy: ranked('Heavy units', 'heavy unit'),
  unique: list(name({ label: 'Unit' }), {
    label: 'Names of the unique units',
    help: 'One entry for each unit, so a name can stand twice.',
    max: 30,
    item: 'unit',
  }),
  fieldCommander: yesNo({
    label: 'A unit of the army has Field Commander',
    help: 'Asked only where the army has too few commanders.',
    changeable: true,
    remedy: (has: boolean) => (has ? 'Take a unit with Field Commander' : 'Take no unit with Field Commander'),
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

const { clause, condition, exception } = clausesOver(facts)
const other = { aside: 'Only for another format.' }
const inside = (n: number, [low, high]: readonly [number, number]) => n >= low && n <= high

const standard = (id: string, rank: RankName): Clause =>
  clause(id, {
    needs: ['format', rank],
    when: (f) => (f as { format: string }).format === 'standard',
    holds: (f) => inside((f as unknown as Record<string, number>)[rank]!, STANDARD[rank]),
    says: {
      holds: (f) =>
        `${sayUnits((f as unknown as Record<string, number>)[rank]!, rank)}: a standard army has ${span(STANDARD[rank])}.`,
      fails: (f) =>
        `${sayUnits((f as unknown as Record<string, number>)[rank]!, rank)}; a standard army has ${span(STANDARD[rank])}.`,
      ...other,
    },
  })

const outside = (found: Record<RankName, number>, bounds: Bounds): string[] =>
  RANKS.filter((rank) => !inside(found[rank], bounds[rank])).map(
    (rank) => `${sayUnits(found[rank], rank)} (${span(bounds[rank])})`,
  )

/** The least and the most units of a rank, in words: "1 or 2", "3 to 6", "exactly 1", "at most 3". */
const span = ([low, high]: readonly [number, number]): string =>
  low === high
    ? `exactly ${low}`
    : low === 0
      ? `at most ${high}`
      : high === low + 1
        ? `${low} or ${high}`
        : `${low} to ${high}`

const SINGLE: Record<RankName, string> = {
  commander: 'commander',
  operative: 'operative',
  corps: 'corps unit',
  special: 'special forces unit',
  support: 'support unit',
  heavy: 'heavy unit',
}

/** "1 commander", "4 corps units". */
const sayUnits = (n: number, rank: RankName): string => `${n} ${SINGLE[rank]}${n === 1 ? '' : 's'}`

/** The bounds of a format; a fourth operative in a Grand Army only where the table reads it so. */
const boundsOf = (format: Format, found: { operative: number }, table: Table): Bounds =>
  format === 'standard' ? STANDARD : format === 'skirmish' ? SKIRMISH : grand(found, table)

/** Too few commanders is all that is wrong with the ranks, and a unit with Field Commander makes up for it. */
const waives = (f: Record<RankName, number> & { format: Format; fieldCommander: boolean }, table: Table): boolean => {
  const bounds = boundsOf(f.format, f, table)
  if (f.commander >= bounds.commander[0]) return false
  const others = f.format === 'standard' || !outside({ ...f, commander: bounds.commander[0] }, bounds).length
  return others && f.fieldCommander
}

/** The wiki allows a fourth operative; asked only of an army that has exactly four. */
const grand = (found: { operative: number }, table: Table): Bounds =>
  found.operative === 4 && table.reads(OPERATIVES) === 'B' ? { ...GRAND, operative: [0, 4] } : GRAND

const ARMY: Record<Format, string> = {
  standard: 'a standard army',
  skirmish: 'a skirmish army',
  'grand-army': 'a Grand Army',
}

const capped = (format: Format, points: number) => `${points} points; ${ARMY[format]} has at most ${LIMITS[format]}.`

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
  exception('legion:army-building.ranks.4', {
    lifts: ['legion:army-building.ranks.1a', 'legion:army-building.ranks.2', 'legion:army-building.ranks.3'],
    needs: ['format', ...RANKS, 'fieldCommander'],
    readings: [OPERATIVES],
    holds: waives,
    says: {
      holds: ({ commander }) => `${sayUnits(commander, 'commander')}; a unit with Field Commander makes up for it.`,
    },
  }),
  condition('legion:commander.rank.1', {
    needs: ['format', 'commander'],
    when: ({ format }) => format === 'standard',
    holds: ({ commander }) => commander <= 2,
    says: {
      holds: 'A standard army holds at most 2 commanders.',
      fails: ({ commander }) => `${commander} commanders; a standard army holds at most 2.`,
      ...other,
    },
  }),
]

/** 5.10: points, ranks and unique names of an army. */
export const armyComposition: Checker = defineChecker({
  id: 'army-composition',
  ...usual.armyComposition,
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
  gaps: [
    'Factions, mercenaries and battle forces; a few battle forces forbid Field Commander.',
    'Later editions, with 1000 points.',
  ],
})
