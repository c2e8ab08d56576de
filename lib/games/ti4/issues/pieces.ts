/** Systems, tiles and units that cannot be on one table. */

import type { SystemFacts } from '../facts.ts'
import { CREUSS_HOME_TILE } from '../data/tiles.ts'
import { findUnit } from '../data/units.ts'
import { hexKey } from '../geometry.ts'
import { hasTile, isNexus, nexusSide } from '../places.ts'
import { isLane, meant, meantSystem, type PartialCase, type Say } from './told.ts'

/** Systems and hyperlane tiles. */
export function boardIssues(raw: PartialCase, say: Say): void {
  const ids = new Set<string>()
  const hexes = new Map<number, string>()
  const place = (hex: { q?: number; r?: number } | undefined, name: string, path: string) => {
    if (hex?.q === undefined || hex.r === undefined) return
    const key = hexKey(hex.q, hex.r)
    if (hexes.has(key)) say(path, `${name} and ${hexes.get(key)} are on the same hex.`, 'Give each tile its own hex.')
    hexes.set(key, name)
  }
  raw.systems?.forEach((system, i) => {
    const path = `systems[${i}]`
    if (system.id !== undefined && ids.has(system.id))
      say(`${path}.id`, `${system.id} is listed twice.`, 'Give each system its own name.')
    if (system.id !== undefined) ids.add(system.id)
    place(system.hex, system.id ?? path, `${path}.hex`)
    if (system.id === undefined) return
    const whole = { ...system, wormholes: system.wormholes ?? [], id: system.id } as SystemFacts
    if (system.offMap && system.hex)
      say(
        `${path}.hex`,
        `${system.id} has a place on the map and lies off it.`,
        'Leave its hex out, or set offMap to false.',
      )
    if (isNexus(whole)) {
      if (system.hex) say(`${path}.hex`, 'The wormhole nexus lies off the map.', 'Leave its hex out.')
      if (
        system.nexus === 'inactive' &&
        ['alpha', 'beta', 'gamma'].every((type) => whole.wormholes.includes(type as 'alpha'))
      ) {
        say(
          `${path}.nexus`,
          'The inactive nexus has gamma only.',
          'Set nexus to active, or list only tokens among its wormholes.',
        )
      }
      if (!nexusSide(whole) && system.wormholes !== undefined)
        say(`${path}.nexus`, 'The wormhole nexus has no side.', 'Set nexus to inactive or active.')
    }
    if (hasTile(whole, CREUSS_HOME_TILE, 'Creuss') && system.hex)
      say(`${path}.hex`, 'The Creuss home system lies off the map.', 'Leave its hex out.')
    if (raw.expansions && !raw.expansions.length) {
      const te =
        system.anomalies?.includes('entropic-scar') ||
        system.wormholes?.includes('epsilon') ||
        system.marks?.some((mark) => mark !== 'legendary')
      if (te) say(path, `${system.id} has something of Thunder's Edge.`, 'Add te to expansions.')
    }
  })
  raw.hyperlanes?.forEach((lane, i) => {
    const path = `hyperlanes[${i}]`
    place(lane.hex, lane.id ?? lane.face ?? path, `${path}.hex`)
    if (!lane.face && !lane.pairs)
      say(
        `${path}.pairs`,
        'A hyperlane tile has neither a face nor lines.',
        'Give its face, such as 83A, or its pairs.',
      )
    lane.pairs?.forEach((pair, j) => {
      if (pair[0] !== undefined && pair[0] === pair[1])
        say(`${path}.pairs[${j}]`, 'A line joins a side to itself.', 'Give two different sides.')
    })
    if (lane.id !== undefined && ids.has(lane.id))
      say(`${path}.id`, `${lane.id} is a system too.`, 'Give the hyperlane tile another name.')
  })
}

/** Units: their names, their places, and whether they may stand there. */
export function unitIssues(raw: PartialCase, say: Say): void {
  const ids = new Set<string>()
  const systems = new Map((raw.systems ?? []).map((system) => [system.id, system]))
  raw.units?.forEach((unit, i) => {
    const path = `units[${i}]`
    if (unit.id !== undefined && ids.has(unit.id))
      say(`${path}.id`, `${unit.id} is listed twice.`, 'Give each unit its own name.')
    if (unit.id !== undefined) ids.add(unit.id)
    const kind = unit.type === undefined ? undefined : findUnit(unit.type)
    if (kind?.set === 'te' && raw.expansions && !raw.expansions.length)
      say(`${path}.type`, `${kind.name} is of Thunder's Edge.`, 'Add te to expansions.')
    if (unit.system === undefined || !raw.systems) return
    const system = systems.get(unit.system)
    if (!system)
      say(
        `${path}.system`,
        isLane(raw, unit.system)
          ? `${unit.system} is a hyperlane tile; no unit can be there.`
          : `${unit.system} is not a system of this map.`,
        meantSystem(raw, unit.system),
      )
    const onPlanet = unit.at !== undefined && unit.at !== 'space'
    if (onPlanet && system?.planets && !system.planets.includes(unit.at!))
      say(
        `${path}.at`,
        `${unit.system} has no planet ${unit.at}.`,
        meant(unit.at!, system.planets, 'Name a planet of the system, or space.'),
      )
    if (!kind) return
    if (onPlanet && kind.roles.length === 1 && kind.roles[0] === 'ship')
      say(`${path}.at`, `${kind.name} is a ship; ships are in space.`, 'Set at to space.')
    if (onPlanet && kind.movesAsShip) say(`${path}.at`, 'A Floating Factory is in space.', 'Set at to space.')
    if (unit.at === 'space' && kind.roles.includes('structure') && !kind.movesAsShip)
      say(`${path}.at`, `${kind.name} is a structure; it stands on a planet.`, 'Name its planet.')
  })
}
