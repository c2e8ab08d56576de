import type { FactionId } from '../../../lib/games/ti4/data/factions'
import { thundersEdgeUnits, type Unit, type UnitType, units } from '../../../lib/games/ti4/data/units'
import type { UnitFacts } from '../../../lib/games/ti4/facts'
import { onBoard } from './edit'
import type { Position } from './position'

const EVERY = [...units, ...thundersEdgeUnits]

/** Kinds in the order of the buttons that add one. */
export const QUICK: readonly { type: UnitType; words: string }[] = [
  { type: 'carrier', words: 'Carrier' },
  { type: 'cruiser', words: 'Cruiser' },
  { type: 'destroyer', words: 'Destroyer' },
  { type: 'dreadnought', words: 'Dreadnought' },
  { type: 'fighter', words: 'Fighter' },
  { type: 'infantry', words: 'Infantry' },
  { type: 'mech', words: 'Mech' },
  { type: 'war-sun', words: 'War Sun' },
  { type: 'flagship', words: 'Flagship' },
  { type: 'pds', words: 'PDS' },
  { type: 'space-dock', words: 'Space Dock' },
]

const seatOf = ({ board }: Position, owner: string): number => board.players.indexOf(owner)
const factionOf = (position: Position, owner: string): FactionId | '' =>
  position.factions[seatOf(position, owner)] ?? ''

/** Versions of a kind that a player may have: the faction's own in place of the common one, both levels. */
function versionsOf(position: Position, owner: string, type: UnitType): Unit[] {
  const faction = factionOf(position, owner)
  const able = EVERY.filter((unit) => unit.type === type && (position.te || unit.set !== 'te'))
  const own = able.filter((unit) => unit.faction !== undefined && unit.faction === faction)
  return own.length ? own : able.filter((unit) => !unit.faction)
}

/** The version a player has now: what stands on the board, else the first level. */
export function versionFor(position: Position, owner: string, type: UnitType): Unit | undefined {
  const versions = versionsOf(position, owner, type)
  const there = versions.filter(({ id }) =>
    position.board.units.some((unit) => unit.owner === owner && unit.type === id),
  )
  return there.at(-1) ?? versions[0]
}

/** The version that is asked for, or the one a player has where none is. */
export const versionOf = (position: Position, owner: string, type: UnitType, level?: 1 | 2): Unit | undefined =>
  (level && versionsOf(position, owner, type).find((unit) => unit.level === level)) || versionFor(position, owner, type)

/** Where a unit goes that is added: ships in space, structures on a planet, ground forces where asked. */
export function placeFor(unit: Unit, planets: readonly string[], wanted: string): string | undefined {
  const isShip = unit.roles.includes('ship') || unit.movesAsShip
  if (isShip) return 'space'
  if (planets.includes(wanted)) return wanted
  if (unit.roles.includes('structure')) return planets[0]
  return wanted === 'space' ? 'space' : (planets[0] ?? 'space')
}

export interface Upgrade {
  type: UnitType
  name: string
  isDone: boolean
  from: string
  to: string
}
/** Upgrades of the kinds a player has on the board. */
export function upgradesOf(position: Position, owner: string): Upgrade[] {
  return QUICK.flatMap(({ type }): Upgrade[] => {
    const now = versionFor(position, owner, type)
    const has = position.board.units.some((unit) => unit.owner === owner && unit.type === now?.id)
    if (!now || !has) return []
    const lower = EVERY.find(({ upgradesTo }) => upgradesTo === now.id)
    const upper = EVERY.find(({ id }) => id === now.upgradesTo)
    if (lower) return [{ type, name: now.name, isDone: true, from: now.id, to: lower.id }]
    return upper ? [{ type, name: upper.name, isDone: false, from: now.id, to: upper.id }] : []
  })
}
/** All units of that kind become the other version. */
export const upgrade = (position: Position, owner: string, { from, to }: Upgrade): Position =>
  onBoard(position, {
    units: position.board.units.map(
      (unit): UnitFacts => (unit.owner === owner && unit.type === from ? { ...unit, type: to } : unit),
    ),
  })

/** Every kind there is, for a player who has what is another faction's. */
export const otherKinds = (te: boolean): { value: string; words: string }[] =>
  EVERY.filter((unit) => te || unit.set !== 'te').map(({ id, name }) => ({ value: id, words: name }))
