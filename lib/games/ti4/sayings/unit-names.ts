/** Units as players name them: by kind, by level, by the faction they are of. */
import type { Named } from '../../../kernel/sayings.ts'
import type { FactionId } from '../data/factions.ts'
import { thundersEdgeUnits, type Unit, units } from '../data/units.ts'

export const ALL = [...units, ...thundersEdgeUnits]
const FIGURES = ['move', 'capacity', 'spaceCannon', 'freeFighters', 'clause'] as const
/** Kinds that were said without their level, where the upgrade is another unit to these rules. */
const OF_EITHER = new Map(
  ALL.flatMap((unit) => {
    const upgrade = ALL.find(({ id }) => id === unit.upgradesTo)
    return upgrade && FIGURES.some((one) => JSON.stringify(unit[one]) !== JSON.stringify(upgrade[one]))
      ? [[unit.id, { ...unit }] as const]
      : []
  }),
)
/** A kind that was said without its level: the one a player begins with, or its upgrade. */
const ofEither = (unit: Unit): Unit => OF_EITHER.get(unit.id) ?? unit
/** True for a kind said without its level, where that matters. */
export const mayBeUpgraded = (unit: Unit): boolean => OF_EITHER.get(unit.id) === unit
const begunWith = (type: string) => ALL.find((unit) => unit.type === type && !unit.faction && unit.level !== 2)
export const plain = (type: string) => {
  const unit = begunWith(type)
  return unit && ofEither(unit)
}
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  'war-sun': ['warsun', 'ws'],
  dreadnought: ['dread', 'dreadnaught', 'dreadnaut', 'dn'],
  infantry: ['ground force', 'inf', 'troop', 'gf', 'grunt', 'guy'],
  fighter: ['ff', 'ftr', 'fighta'],
  destroyer: ['dd', 'destro'],
  carrier: ['cv'],
  'space-dock': ['dock'],
  cruiser: ['ca', 'cr', 'crus'],
}
const nicknamesOf = (type: string): readonly string[] => [type.replaceAll('-', ' '), ...(NICKNAMES[type] ?? [])]
/** What players call the ships of a faction for short. */
const SHORT_UNITS: Readonly<Record<string, readonly string[]>> = {
  'Hybrid Crystal Fighter': ['hybrid fighter', 'crystal fighter'],
  'Super Dreadnought': ['super dread'],
  'Strike Wing Alpha': ['strike wing'],
  'Advanced Carrier': ['adv carrier'],
  'Prototype War Sun': ['proto war sun'],
  'Dimensional Tear': ['tear'],
}
/** The first level and the second, as players say them: "dread II", "PDS2", "carrier two". */
const LEVELS: readonly (readonly string[])[] = [
  [' I', ' 1', '1', ' 1s', '1s', ' one'],
  [' II', ' IIs', ' 2', '2', ' 2s', '2s', ' two', ' upgraded'],
]
const TYPES: Named<Unit>[] = [...new Set(ALL.map(({ type }) => type))].flatMap((type) => {
  const unit = plain(type)
  return unit ? nicknamesOf(type).map((name) => ({ name, value: unit })) : []
})
/** A flagship of nobody in particular: a ship, and of which kind is not known. */
const SOME_FLAGSHIP: Unit = {
  ...ALL.find(({ type }) => type === 'flagship')!,
  id: '',
  name: 'Flagship',
  capacity: 0,
}
export const SPOKEN: Named<Unit>[] = [
  ...['flagship', 'flag ship', 'fs'].map((name) => ({ name, value: SOME_FLAGSHIP })),
  ...ALL.flatMap((unit) => [
    { name: unit.name.replace(/^The /, ''), value: unit },
    ...(unit.faction && unit.level === 1 ? calledOf(unit).map((name) => ({ name, value: ofEither(unit) })) : []),
    ...levelled(unit).map((name) => ({ name, value: unit })),
  ]),
  ...TYPES,
]

/** Its name without a level, and what it is called for short. */
function calledOf({ name, type, faction }: Unit): string[] {
  const bare = name.replace(/ I+$/, '')
  return [bare, ...(faction ? (SHORT_UNITS[bare] ?? []) : nicknamesOf(type))]
}

function levelled(unit: Unit): string[] {
  const { level } = unit
  if (!level) return []
  return calledOf(unit).flatMap((one) => [
    ...LEVELS[level - 1]!.map((ending) => one + ending),
    ...(level === 2 ? [`upgraded ${one}`] : []),
  ])
}

/** The unit of a faction that replaces a common one. */
export function ownUnit(unit: Unit, faction: FactionId): Unit | undefined {
  const own = ALL.find(
    (own) =>
      own.faction === faction &&
      own.type === unit.type &&
      (own.level ?? 1) === (unit.level ?? 1) &&
      (own.level !== undefined || unit.level === undefined),
  )
  // a War Sun has no level by itself, that of a faction has
  return own && (mayBeUpgraded(unit) || unit.level === undefined || unit === plain(unit.type)) ? ofEither(own) : own
}

/** The upgrade of a kind; the kind itself where it has none. */
export const upgradeOf = (unit: Unit): Unit => ALL.find(({ id }) => id === unit.upgradesTo) ?? unit
