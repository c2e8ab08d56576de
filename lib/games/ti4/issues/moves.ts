/** Moves and loads that nobody could declare. */
import type { LoadFacts, UnitFacts } from '../facts.ts'
import { knows, meantSystem, meantUnit, type PartialCase, type Say } from './told.ts'

/** Ships, their routes, and what they carry. */
export function moveIssues(raw: PartialCase, say: Say): void {
  const units = new Map((raw.units ?? []).map((unit) => [unit.id, unit]))
  const ships = new Set<string>()
  const loaded = new Set<string>()
  const flying = new Set((raw.moves ?? []).filter((move) => (move.path?.length ?? 0) > 1).map((move) => move.ship))
  raw.moves?.forEach((move, i) => {
    const path = `moves[${i}]`
    const ship = move.ship === undefined || !raw.units ? undefined : units.get(move.ship)
    if (move.ship !== undefined) {
      if (raw.units && !ship) say(`${path}.ship`, `There is no unit ${move.ship}.`, meantUnit(raw, move.ship))
      if (ships.has(move.ship)) say(`${path}.ship`, `${move.ship} is declared twice.`, 'Give each ship one route.')
      ships.add(move.ship)
    }
    if (ship?.owner !== undefined && raw.activePlayer !== undefined && ship.owner !== raw.activePlayer)
      say(
        `${path}.ship`,
        `${move.ship} belongs to ${ship.owner}, not to the active player.`,
        `Move ships of ${raw.activePlayer}.`,
      )
    if (ship?.system !== undefined && move.path && move.path[0] !== ship.system)
      say(
        `${path}.path[0]`,
        `The route of ${move.ship} does not start in ${ship.system}, where it stands.`,
        `Start the route in ${ship.system}.`,
      )
    if (raw.systems)
      move.path?.forEach((id, j) => {
        if (!knows(raw, id)) say(`${path}.path[${j}]`, `${id} is not a system of this map.`, meantSystem(raw, id))
      })
    move.loads?.forEach((load, j) => {
      loadIssues(raw, { load, path: `${path}.loads[${j}]`, route: move.path, loaded, flying }, units, say)
    })
  })
}

interface LoadPlace {
  load: Partial<LoadFacts>
  path: string
  route: readonly string[] | undefined
  loaded: Set<string>
  flying: ReadonlySet<string | undefined>
}

function loadIssues(
  raw: PartialCase,
  { load, path, route, loaded, flying }: LoadPlace,
  units: ReadonlyMap<string | undefined, Partial<UnitFacts>>,
  say: Say,
): void {
  if (load.unit === undefined || !raw.units) return
  const unit = units.get(load.unit)
  if (!unit) {
    say(`${path}.unit`, `There is no unit ${load.unit}.`, meantUnit(raw, load.unit))
    return
  }
  if (loaded.has(load.unit)) say(`${path}.unit`, `${load.unit} is loaded twice.`, 'Give each unit one carrier.')
  loaded.add(load.unit)
  if (unit.owner !== undefined && raw.activePlayer !== undefined && unit.owner !== raw.activePlayer)
    say(`${path}.unit`, `${load.unit} belongs to ${unit.owner}.`, 'Carry own units only.')
  if (load.at === undefined) return
  if (raw.systems && !raw.systems.some((system) => system.id === load.at)) {
    say(`${path}.at`, `${load.at} is not a system of this map.`, meantSystem(raw, load.at))
    return
  }
  if (unit.system !== undefined && unit.system !== load.at && !flying.has(load.unit))
    say(`${path}.at`, `${load.unit} stands in ${unit.system}, not in ${load.at}.`, `Set at to ${unit.system}.`)
  const places = [...(raw.systems ?? []).flatMap(({ id, planets = [] }) => [id, ...planets])]
  if (load.to !== undefined && raw.systems && !places.includes(load.to))
    say(`${path}.to`, `${load.to} is not a system or planet of this map.`, meantSystem(raw, load.to))
  if (!route) return
  if (load.visit !== undefined && route[load.visit] !== load.at)
    say(
      `${path}.visit`,
      `The route is not in ${load.at} at place ${load.visit}.`,
      'Give the place of the route, counted from 0.',
    )
}
