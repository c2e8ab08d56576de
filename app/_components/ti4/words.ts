import type { SystemFacts, UnitFacts } from '../../../lib/games/ti4/case'
import { findUnit } from '../../../lib/games/ti4/data/units'
import { meOf, nameOf, type Position } from './position'

export const unitWord = (type: string): string => findUnit(type)?.name ?? type
export const isShip = (unit: UnitFacts): boolean => findUnit(unit.type)?.roles.includes('ship') ?? false
export const traitWord = (trait: string): string => trait.replace('-', ' ')

/** Ships with a move value of their own; the others are carried. */
export const canMove = (unit: UnitFacts): boolean => isShip(unit) && findUnit(unit.type)?.move !== null

/** A unit without the owner and the place its whole name carries. */
export const shortUnit = (unit: UnitFacts): string => `${unitWord(unit.type)} ${unit.id.split(' ').at(-1)}`

export const unitsIn = ({ board }: Position, id: string): UnitFacts[] =>
  board.units.filter((unit) => unit.system === id)

/** "ann 2 Cruiser I, bob 1 Fighter I". */
export function fleetWords(position: Position, id: string): string {
  const counts = new Map<string, number>()
  for (const { owner, type } of unitsIn(position, id)) {
    const key = `${owner}|${type}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, n]) => `${key.split('|')[0]} ${n} ${unitWord(key.split('|')[1]!)}`).join(', ')
}

/** Everything a hex shows, in words. */
export function hexWords(position: Position, system: SystemFacts, states: readonly string[]): string {
  const { hex } = system
  return [
    `System ${nameOf(system)}`,
    hex ? `column ${hex.q}, row ${hex.r}` : 'off the map',
    ...system.anomalies.map(traitWord),
    ...system.wormholes.map((wormhole) => `${wormhole} wormhole`),
    system.tokens.length ? `command tokens of ${system.tokens.join(' and ')}` : '',
    fleetWords(position, system.id) || 'no units',
    system.id === position.board.active ? 'active system' : '',
    ...states,
  ]
    .filter(Boolean)
    .join(', ')
}

export const isMine = (position: Position, unit: UnitFacts): boolean => unit.owner === meOf(position)
