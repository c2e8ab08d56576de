/** Cases that cannot be on any table, each named with its field and the mend (fact sheet section 4, "Bad input"). */
import type { Issue } from '../../kernel/ruling.ts'
import { hasTile, isNexus, nexusSide } from './board.ts'
import type { CaseFacts, LoadFacts, MoveFacts, SystemFacts, UnitFacts } from './case.ts'
import { findComponent } from './data/technologies.ts'
import { CREUSS_HOME_TILE } from './data/tiles.ts'
import { findUnit } from './data/units.ts'
import { hexKey } from './geometry.ts'

type Partially<T> = { [K in keyof T]?: T[K] extends readonly (infer I)[] ? readonly Partially<I>[] : T[K] }
export type PartialCase = Partially<Omit<CaseFacts, 'systems' | 'units' | 'moves' | 'effects' | 'hyperlanes'>> & {
  systems?: readonly Partial<SystemFacts>[]
  units?: readonly Partial<UnitFacts>[]
  moves?: readonly (Partial<Omit<MoveFacts, 'loads'>> & { loads?: readonly Partial<LoadFacts>[] })[]
  hyperlanes?: readonly Partial<CaseFacts['hyperlanes'][number]>[]
  effects?: readonly Partial<CaseFacts['effects'][number]>[]
}

type Say = (path: string, message: string, fix: string) => void

/** Every contradiction in the facts, as far as they are told. */
export function issuesOf(raw: PartialCase): Issue[] {
  const issues: Issue[] = []
  const say: Say = (path, message, fix) => issues.push({ path, message, fix })
  boardIssues(raw, say)
  unitIssues(raw, say)
  if (raw.systems && raw.active !== undefined && !knows(raw, raw.active))
    say('active', `${raw.active} is no system of this map.`, 'Name a system of the list.')
  moveIssues(raw, say)
  effectIssues(raw, say)
  seatingIssues(raw, say)
  for (const key of ['system', 'to'] as const) {
    const name = raw[key]
    if (raw.systems && name !== undefined && !raw.systems.some((system) => system.id === name))
      say(key, `${name} is no system of this map.`, 'Name a system of the list.')
  }
  return issues
}

const laneIds = (raw: PartialCase) => (raw.hyperlanes ?? []).flatMap((lane) => [lane.id, lane.face])
const knows = (raw: PartialCase, id: string) =>
  (raw.systems ?? []).some((system) => system.id === id) || laneIds(raw).includes(id)

function boardIssues(raw: PartialCase, say: Say): void {
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

function unitIssues(raw: PartialCase, say: Say): void {
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
        laneIds(raw).includes(unit.system)
          ? `${unit.system} is a hyperlane tile; no unit can be there.`
          : `${unit.system} is no system of this map.`,
        'Name a system of the list.',
      )
    const onPlanet = unit.at !== undefined && unit.at !== 'space'
    if (onPlanet && system?.planets && !system.planets.includes(unit.at!))
      say(`${path}.at`, `${unit.system} has no planet ${unit.at}.`, 'Name a planet of the system, or space.')
    if (!kind) return
    if (onPlanet && kind.roles.length === 1 && kind.roles[0] === 'ship')
      say(`${path}.at`, `${kind.name} is a ship; ships are in space.`, 'Set at to space.')
    if (onPlanet && kind.movesAsShip) say(`${path}.at`, 'A Floating Factory is in space.', 'Set at to space.')
    if (unit.at === 'space' && kind.roles.includes('structure') && !kind.movesAsShip)
      say(`${path}.at`, `${kind.name} is a structure; it stands on a planet.`, 'Name its planet.')
  })
}

function moveIssues(raw: PartialCase, say: Say): void {
  const units = new Map((raw.units ?? []).map((unit) => [unit.id, unit]))
  const ships = new Set<string>()
  const loaded = new Set<string>()
  const flying = new Set((raw.moves ?? []).filter((move) => (move.path?.length ?? 0) > 1).map((move) => move.ship))
  raw.moves?.forEach((move, i) => {
    const path = `moves[${i}]`
    const ship = move.ship === undefined || !raw.units ? undefined : units.get(move.ship)
    if (move.ship !== undefined) {
      if (raw.units && !ship) say(`${path}.ship`, `There is no unit ${move.ship}.`, 'Name a unit of the list.')
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
        if (!knows(raw, id)) say(`${path}.path[${j}]`, `${id} is no system of this map.`, 'Name a system of the list.')
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
    say(`${path}.unit`, `There is no unit ${load.unit}.`, 'Name a unit of the list.')
    return
  }
  if (loaded.has(load.unit)) say(`${path}.unit`, `${load.unit} is loaded twice.`, 'Give each unit one carrier.')
  loaded.add(load.unit)
  if (unit.owner !== undefined && raw.activePlayer !== undefined && unit.owner !== raw.activePlayer)
    say(`${path}.unit`, `${load.unit} belongs to ${unit.owner}.`, 'Carry own units only.')
  if (load.at === undefined) return
  if (raw.systems && !raw.systems.some((system) => system.id === load.at)) {
    say(`${path}.at`, `${load.at} is no system of this map.`, 'Name a system of the list.')
    return
  }
  if (unit.system !== undefined && unit.system !== load.at && !flying.has(load.unit))
    say(`${path}.at`, `${load.unit} stands in ${unit.system}, not in ${load.at}.`, `Set at to ${unit.system}.`)
  if (!route) return
  if (load.visit !== undefined && route[load.visit] !== load.at)
    say(
      `${path}.visit`,
      `The route is not in ${load.at} at place ${load.visit}.`,
      'Give the place of the route, counted from 0.',
    )
  if (load.visit === undefined && route.indexOf(load.at) !== route.lastIndexOf(load.at))
    say(
      `${path}.visit`,
      `The route comes to ${load.at} more than once.`,
      'Say at which place of the route it is loaded, counted from 0.',
    )
}

/** Cards whose target has to be a ship, a system or a player, and the two whose wormhole goes with the system. */
const TARGETS: Readonly<Record<string, 'unit' | 'system' | 'border' | 'player'>> = {
  'gravity-drive': 'unit',
  'captain-mendosa': 'unit',
  'te-imperator': 'unit',
  'in-the-silence-of-space': 'system',
  'gamma-tokens': 'system',
  'te-void-tether': 'border',
  'te-heavens-eye': 'player',
  'experimental-battlestation': 'unit',
}
const unitWord = (id: string, wants: string) =>
  id === 'experimental-battlestation' ? 'space dock' : wants === 'unit' ? 'ship' : wants
const TOKENS = ['creuss-wormhole-tokens', 'ion-storm']

function effectIssues(raw: PartialCase, say: Say): void {
  const chosen = new Map<string, string>()
  raw.effects?.forEach((effect, i) => {
    const path = `effects[${i}]`
    const component = effect.id === undefined ? undefined : findComponent(effect.id)
    if (!component || effect.id === undefined) return
    if (component.set === 'te' && raw.expansions && !raw.expansions.length)
      say(`${path}.id`, `${component.name} is of Thunder's Edge.`, 'Add te to expansions.')
    if (
      effect.owner === undefined &&
      component.kind !== 'law' &&
      component.kind !== 'map' &&
      component.kind !== 'exploration'
    )
      say(`${path}.owner`, `Nobody is named as the player of ${component.name}.`, 'Name the player.')
    const wants = TARGETS[effect.id]
    if (wants && effect.target === undefined)
      say(
        `${path}.target`,
        `${component.name} needs its ${unitWord(effect.id, wants)}.`,
        wants === 'border' ? 'Give two systems as a/b.' : `Name the ${unitWord(effect.id, wants)}.`,
      )
    if (
      wants === 'unit' &&
      effect.target !== undefined &&
      raw.units &&
      !raw.units.some((unit) => unit.id === effect.target)
    )
      say(`${path}.target`, `${effect.target} is not on the board.`, 'Name a ship of the list.')
    if (
      wants === 'system' &&
      effect.target !== undefined &&
      raw.systems &&
      !raw.systems.some((system) => system.id === effect.target)
    )
      say(`${path}.target`, `${effect.target} is not on the board.`, 'Name a system of the list.')
    if (wants === 'border' && effect.target !== undefined && raw.systems) {
      const known = raw.systems.map((system) => system.id)
      if (!effect.target.split('/').every((id) => known.includes(id)) || effect.target.split('/').length !== 2)
        say(`${path}.target`, `${effect.target} is no border.`, 'Give two systems as a/b.')
    }
    const key = `${effect.id}|${effect.owner}`
    if (
      ['gravity-drive', 'in-the-silence-of-space', 'te-imperator', 'captain-mendosa'].includes(effect.id) &&
      effect.target !== undefined
    ) {
      if (chosen.has(key) && chosen.get(key) !== effect.target)
        say(
          `${path}.target`,
          `${component.name} is given to two: ${chosen.get(key)} and ${effect.target}.`,
          'Choose one.',
        )
      chosen.set(key, effect.target)
    }
    if (TOKENS.includes(effect.id) && raw.systems) tokenIssue(raw, effect, path, component.name, say)
  })
}

function tokenIssue(raw: PartialCase, effect: { target?: string }, path: string, name: string, say: Say): void {
  const system = raw.systems?.find((candidate) => candidate.id === effect.target)
  if (system?.wormholes?.includes('alpha') || system?.wormholes?.includes('beta')) return
  say(
    `${path}.target`,
    `Which wormhole ${name} gives is told with the system.`,
    'Name the system as target and put alpha or beta among its wormholes.',
  )
}

function seatingIssues(raw: PartialCase, say: Say): void {
  if (!raw.seating) return
  if (new Set(raw.seating).size !== raw.seating.length) say('seating', 'A player sits twice.', 'Name each player once.')
  if (raw.activePlayer !== undefined && !raw.seating.includes(raw.activePlayer))
    say('seating', `The active player ${raw.activePlayer} is not seated.`, 'Name every player, clockwise.')
  const armed = raw.units?.find(
    (unit) =>
      unit.owner !== undefined &&
      !raw.seating!.includes(unit.owner) &&
      unit.type !== undefined &&
      findUnit(unit.type)?.spaceCannon,
  )
  if (armed) say('seating', `${armed.owner}, who has ${armed.id}, is not seated.`, 'Name every player, clockwise.')
}
