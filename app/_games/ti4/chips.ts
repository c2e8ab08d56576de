import { findUnit, type UnitType } from '../../../lib/games/ti4/data/units'
import { BY_WEIGHT } from './glyphs'
import type { Position } from './position'
import { isInSpace, unitsIn } from './words'

/** So many units of a kind of an owner in a system, as the map draws them. */
export interface Chip {
  key: string
  owner: string
  /** Absent: more than could be drawn. */
  type?: UnitType
  count: number
  inSpace: boolean
  /** The first of its owner carries the letter. */
  isFirst: boolean
}

const weightOf = (type: UnitType): number => BY_WEIGHT.indexOf(type)

/** The chips of a system, at most so many: an owner whose fleet does not fit ends with a count of the rest. */
export function chipsOf(position: Position, id: string, most: number): Chip[] {
  const units = unitsIn(position, id)
  const owners = [...new Set(units.map(({ owner }) => owner))].slice(0, most)
  const room = owners.map((_, i) => Math.floor(most / owners.length) + (i < most % owners.length ? 1 : 0))
  return owners.flatMap((owner, i) => {
    const piles = new Map<string, Chip>()
    for (const unit of units) {
      const type = findUnit(unit.type)?.type
      if (unit.owner !== owner || !type) continue
      const inSpace = isInSpace(unit)
      const key = `${owner}|${type}|${inSpace}`
      const pile = piles.get(key)
      piles.set(key, { key, owner, type, inSpace, isFirst: false, count: (pile?.count ?? 0) + 1 })
    }
    const sorted = [...piles.values()].sort(
      (a, b) => Number(b.inSpace) - Number(a.inSpace) || weightOf(a.type!) - weightOf(b.type!),
    )
    const shown = sorted.length > room[i]! ? sorted.slice(0, room[i]! - 1) : sorted
    const rest = sorted.slice(shown.length)
    const more = rest.reduce((sum, { count }) => sum + count, 0)
    const all: Chip[] = more
      ? [...shown, { key: `${owner}|more`, owner, count: more, inSpace: rest[0]!.inSpace, isFirst: false }]
      : shown
    return all.map((chip, n) => ({ ...chip, isFirst: n === 0 }))
  })
}
