import { findUnit } from '../../../lib/games/ti4/data/units'
import type { SystemFacts, UnitFacts } from '../../../lib/games/ti4/facts'
import { hexOnMap } from '../../../lib/games/ti4/imports/lay'
import { listed } from '../../../lib/kernel/words'
import type { Place } from './places'
import { meOf, nameOf, type Position } from './position'

export const unitWord = (type: string): string => findUnit(type)?.name ?? type
export const isShip = (unit: UnitFacts): boolean => findUnit(unit.type)?.roles.includes('ship') ?? false
export const isInSpace = (unit: UnitFacts): boolean => (unit.at ?? 'space') === 'space'
export const traitWord = (trait: string): string => trait.replaceAll('-', ' ')

/** Ships, and Floating Factories, with a move value of their own; the others are carried. */
export const canMove = (unit: UnitFacts): boolean => {
  const kind = findUnit(unit.type)
  return kind !== undefined && kind.move !== null && (kind.roles.includes('ship') || kind.movesAsShip === true)
}

/** A unit without the owner and the place its whole name carries. */
export const shortUnit = (unit: UnitFacts): string => `${unitWord(unit.type)} ${/(\d+) \(/.exec(unit.id)?.[1] ?? ''}`

export const unitsIn = ({ board }: Position, id: string): UnitFacts[] =>
  board.units.filter((unit) => unit.system === id)
export const isMine = (position: Position, unit: UnitFacts): boolean => unit.owner === meOf(position)

/** "Ann 2 Cruiser I, Bob 1 PDS I on Jord". */
export function fleetWords(position: Position, id: string): string {
  const counts = new Map<string, number>()
  for (const unit of unitsIn(position, id)) {
    const key = [unit.owner, unitWord(unit.type), isInSpace(unit) ? '' : ` on ${unit.at}`].join('|')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .map(([key, n]) => {
      const [owner, type, place] = key.split('|')
      return `${owner} ${n} ${type}${place}`
    })
    .join(', ')
}

/** Anomalies and wormholes of a system, in words. */
export const traitsOf = ({ anomalies, wormholes }: SystemFacts): string[] => [
  ...anomalies.map(traitWord),
  ...wormholes.map((wormhole) => `${wormhole} wormhole`),
]

/** Everything a hex shows, in words. */
export function hexWords(position: Position, system: SystemFacts, states: readonly string[]): string {
  const hex = hexOnMap(system)
  return [
    `System ${nameOf(system)}`,
    hex ? `column ${hex.q}, row ${hex.r}` : 'beside the map',
    ...traitsOf(system),
    system.nexus ? `${system.nexus} side` : '',
    ...(system.marks ?? []).map(traitWord),
    system.tokens.length ? `command tokens of ${listed(system.tokens)}` : '',
    fleetWords(position, system.id) || 'no units',
    system.id === position.board.active ? 'active system' : '',
    ...states,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a place is called. */
export const sayPlace = (place: Place): string =>
  place.kind === 'system'
    ? `System ${nameOf(place.system)}`
    : place.kind === 'lane'
      ? `Hyperlane ${place.lane.face}, turned ${place.lane.rotation * 60} degrees`
      : `Empty hex, column ${place.hex?.q}, row ${place.hex?.r}`
