/** How many of each rank an army has, and who stands in it at most once. */
import { type Clause, clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { unstopped } from '../../../kernel/seeing.ts'
import type { RankName } from '../facts.ts'
import { listed, repeated } from '../names.ts'
import { type Format, facts } from './facts.ts'
import {
  type Bounds,
  boundsOf,
  LIMITS,
  OPERATIVES,
  PLAIN,
  RANKS,
  STANDARD,
  sayBounds,
  sayUnits,
  span,
} from './limits.ts'
import {
  type Army,
  fits,
  freedOf,
  HIRED,
  hiredOf,
  overHired,
  PLACES,
  sayHired,
  WITHOUT_FIELD_COMMANDER,
} from './waivers.ts'

const { clause, condition, exception } = clausesOver(facts)
const other = { aside: 'Only for another format.' }

/** Facts that may keep a unit out of the count of its rank. */
const WAIVERS = ['waived', 'battleForce'] as const

const standard = (id: string, rank: RankName): Clause =>
  clause(id, {
    needs: ['format', rank, ...WAIVERS],
    readings: [PLACES, HIRED],
    when: (f) => (f as { format: string }).format === 'standard',
    holds: (f, table) => fits(f as unknown as Army, rank, STANDARD, table),
    says: {
      holds: (f) => `${sayRank(f as unknown as Army, rank)}: a standard army has ${span(STANDARD[rank])}.`,
      fails: (f) => `${sayRank(f as unknown as Army, rank)}; a standard army has ${span(STANDARD[rank])}.`,
      ...other,
    },
  })

/** "4 special forces units, 1 with a waiver". */
function sayRank(army: Army, rank: RankName): string {
  const [freed, hired] = [freedOf(army, rank), hiredOf(army, rank)]
  const apart = [
    ...(freed ? [`${freed} with a waiver`] : []),
    ...(hired ? [`${hired} ${hired === 1 ? 'mercenary' : 'mercenaries'}`] : []),
  ]
  return [sayUnits(army[rank], rank), ...(apart.length ? [listed(apart)] : [])].join(', ')
}

type Sized = Army & { format: Format }

const boundsFor = (army: Sized, rank: RankName, table: RulesInPlay): Bounds =>
  rank === 'operative' ? boundsOf(army.format, army, table) : PLAIN[army.format]

const isWithin = (army: Sized, rank: RankName, table: RulesInPlay): boolean =>
  fits(army, rank, boundsFor(army, rank, table), table)

/** The ranks that do not fit, as far as they are known; asks for the others only where all that are known fit. */
function outside(army: Sized, table: RulesInPlay, ranks: readonly RankName[] = RANKS): RankName[] {
  const found = unstopped<RankName>(ranks.map((rank) => () => (isWithin(army, rank, table) ? [] : [rank])))
  return found.length ? found : ranks.filter((rank) => !isWithin(army, rank, table))
}

const sayOutside = (army: Sized, table: RulesInPlay): string =>
  outside(army, table)
    .map((rank) => `${sayRank(army, rank)} (${sayBounds(boundsFor(army, rank, table), rank)})`)
    .join(', ')

const OTHERS = RANKS.filter((rank) => rank !== 'commander')

const forbidsFieldCommander = ({ battleForce }: Pick<Army, 'battleForce'>): boolean =>
  WITHOUT_FIELD_COMMANDER.includes(battleForce ?? '')

/** Too few commanders is all that is wrong with the ranks, and a unit with Field Commander makes up for it. */
function waives(f: Sized & { fieldCommander: boolean }, table: RulesInPlay): boolean {
  const parts = [() => lacksCommander(f, table), () => f.format === 'standard' || !outside(f, table, OTHERS).length]
  // One that is not so decides, whatever is not known of the other.
  if (unstopped(parts.map((isSo) => () => (isSo() ? [] : [isSo]))).length) return false
  return parts.every((isSo) => isSo()) && f.fieldCommander
}

const ARMY: Record<Format, string> = {
  standard: 'a standard army',
  skirmish: 'a skirmish army',
  'grand-army': 'a Grand Army',
}

const capped = (format: Format, points: number) => `${points} points; ${ARMY[format]} has at most ${LIMITS[format]}.`

/** Mercenaries are counted by what is told of them alone. */
const NOBODY = { commander: 0, operative: 0, corps: 0, special: 0, support: 0, heavy: 0 }

/** Too few commanders; a mercenary may not count as one. */
const lacksCommander = (army: Sized, table: RulesInPlay): boolean =>
  army.commander <= PLAIN[army.format].commander[1] && !isWithin(army, 'commander', table)

export const clauses = [
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
    needs: ['format', ...RANKS, ...WAIVERS],
    readings: [PLACES, HIRED],
    when: ({ format }) => format === 'skirmish',
    holds: (f, table) => !outside(f, table).length,
    says: {
      holds: 'Every rank is within the skirmish limits.',
      fails: (f, table) => `Not within the skirmish limits: ${sayOutside(f, table)}.`,
      ...other,
    },
  }),
  clause('legion:army-building.ranks.3', {
    needs: ['format', ...RANKS, ...WAIVERS],
    readings: [OPERATIVES, PLACES, HIRED],
    when: ({ format }) => format === 'grand-army',
    holds: (f, table) => !outside(f, table).length,
    says: {
      holds: 'Every rank is within the Grand Army limits.',
      fails: (f, table) => `Not within the Grand Army limits: ${sayOutside(f, table)}.`,
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
    needs: ['format', ...RANKS, ...WAIVERS, 'fieldCommander'],
    readings: [OPERATIVES, PLACES, HIRED],
    holds: waives,
    says: {
      holds: ({ battleForce, ...army }) =>
        `${sayRank(army, 'commander')}; a unit with Field Commander ${forbidsFieldCommander({ battleForce }) ? 'would make' : 'makes'} up for it${battleForce === undefined ? ', as no battle force was named that forbids it' : ''}.`,
    },
  }),
  clause('legion:army-building.ranks.5', {
    needs: ['format', 'commander', ...WAIVERS],
    readings: [HIRED],
    when: forbidsFieldCommander,
    holds: (f, table) => !lacksCommander({ ...NOBODY, ...f }, table),
    says: {
      holds: ({ battleForce }) => `${battleForce} forbids Field Commander; the army has a commander.`,
      fails: ({ battleForce, commander }) =>
        `${battleForce} forbids Field Commander, and ${commander ? 'a mercenary is not the commander the army needs' : 'the army has no commander'}.`,
      aside: 'No battle force was named that forbids Field Commander.',
    },
  }),
  condition('legion:army-building.ranks.6', {
    needs: ['waived'],
    when: ({ waived }) => (waived ?? []).some(({ keyword }) => keyword !== 'mercenary'),
    holds: () => true,
    says: {
      holds: ({ waived }) =>
        `Told with a waiver: ${(waived ?? []).filter(({ keyword }) => keyword !== 'mercenary').length}. It matters only where their rank has too many units.`,
      aside: 'You named no Entourage, Associate or Detachment, so every unit counts for its rank.',
    },
  }),
  clause('legion:army-building.ranks.7', {
    needs: ['waived', 'battleForce', 'allies'],
    readings: [HIRED],
    when: ({ waived, battleForce }) => RANKS.some((rank) => hiredOf({ ...NOBODY, waived, battleForce }, rank) > 0),
    holds: (told, table) => !overHired({ ...NOBODY, ...told }).length || table.reads(HIRED) === 'B',
    says: {
      holds: 'The mercenaries are not too many.',
      fails: (told) => {
        const army = { ...NOBODY, ...told }
        return `Too many mercenaries: ${overHired(army)
          .map((rank) => sayHired(army, rank))
          .join('; ')}.`
      },
      aside: 'You named no mercenary who would count apart.',
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
