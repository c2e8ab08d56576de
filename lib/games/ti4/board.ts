/** The board of a case, put together once: systems by name and by hex, units by system, effects by name. */

import type { Hub, Link } from './adjacency.ts'
import type { CaseFacts, EffectFacts, SystemFacts, UnitFacts } from './case.ts'
import { type Component, findComponent } from './data/technologies.ts'
import {
  type Anomaly,
  CREUSS_HOME_TILE,
  type Edge,
  findHyperlane,
  MECATOL_TILE,
  NEXUS_TILE,
  NEXUS_WORMHOLES,
  type Wormhole,
} from './data/tiles.ts'
import { findUnit, type Unit } from './data/units.ts'
import { hexKey, turned } from './geometry.ts'

export interface System {
  index: number
  id: string
  hex?: { q: number; r: number }
  anomalies: ReadonlySet<Anomaly>
  /** Printed ones, tokens and the side of the nexus; what ships and cards add comes with the links. */
  wormholes: readonly Wormhole[]
  facts: SystemFacts
  nexus?: 'inactive' | 'active'
  /** Players whose ships leave its rift without a die. */
  exempt: ReadonlySet<string>
  units: BoardUnit[]
}

export interface BoardUnit {
  id: string
  owner: string
  kind: Unit
  system: System
  /** In space or on a planet; undefined where a ground force's place is not told. */
  at: string | undefined
  move: number | null
  capacity: number
  uses: number
  isShip: boolean
  isFighter: boolean
  isStructure: boolean
  isGround: boolean
  /** Its own text, when it bears on this. */
  component?: Component
}

export interface Effect extends EffectFacts {
  component: Component
}

export interface Lane {
  lines: readonly (readonly [Edge, Edge])[]
}

export interface Board {
  facts: CaseFacts
  systems: readonly System[]
  byId: ReadonlyMap<string, System>
  byHex: ReadonlyMap<number, System>
  lanes: ReadonlyMap<number, Lane>
  laneIds: ReadonlySet<string>
  units: readonly BoardUnit[]
  unitById: ReadonlyMap<string, BoardUnit>
  activePlayer: string
  /** Undefined when the named one is a hyperlane tile. */
  active: System | undefined
  effects: readonly Effect[]
  te: boolean
  /** True where hyperlanes are not known and any two hexes might be joined. */
  anyHyperlane: boolean
  /** Systems across the sides of each, found so far. */
  sides: (readonly Link[] | undefined)[]
  /** Links and wormholes found so far, by who asks. */
  links: Map<string, (readonly Link[] | undefined)[]>
  hubs: Map<string, Hub>
}

export const hasTile = (facts: SystemFacts, tile: string, planet: string): boolean =>
  facts.tile === tile || facts.id === tile || (facts.planets ?? []).includes(planet)
export const isMecatol = (system: System): boolean => hasTile(system.facts, MECATOL_TILE, 'Mecatol Rex')
export const isCreussHome = (system: System): boolean => hasTile(system.facts, CREUSS_HOME_TILE, 'Creuss')
export const isNexus = (facts: SystemFacts): boolean =>
  facts.nexus !== undefined || hasTile(facts, NEXUS_TILE, 'Mallice') || facts.id === 'nexus'

/** True for the two tiles that touch no other, and for what the players say lies apart. */
export const liesOffMap = (facts: SystemFacts): boolean =>
  facts.offMap ?? (isNexus(facts) || hasTile(facts, CREUSS_HOME_TILE, 'Creuss'))

/** Side of the nexus, told outright or by its wormholes; undefined when neither says. */
export function nexusSide(facts: SystemFacts): 'inactive' | 'active' | undefined {
  if (facts.nexus) return facts.nexus
  if (NEXUS_WORMHOLES.active.every((type) => facts.wormholes.includes(type))) return 'active'
  return facts.wormholes.includes('gamma') ? 'inactive' : undefined
}

function systemOf(facts: SystemFacts, index: number): System {
  const nexus = isNexus(facts) ? nexusSide(facts) : undefined
  const wormholes = nexus ? [...new Set([...facts.wormholes, ...NEXUS_WORMHOLES[nexus]])] : facts.wormholes
  return {
    index,
    id: facts.id,
    ...(facts.hex ? { hex: facts.hex } : {}),
    anomalies: new Set(facts.anomalies),
    wormholes,
    facts,
    ...(nexus ? { nexus } : {}),
    exempt: new Set(facts.rollExempt ?? []),
    units: [],
  }
}

function unitOf(facts: UnitFacts, system: System): BoardUnit {
  const kind = findUnit(facts.type)!
  const isShip = kind.roles.includes('ship')
  const component = kind.clause ? findComponent(kind.clause.slice('ti4:components.'.length)) : undefined
  return {
    id: facts.id,
    owner: facts.owner,
    kind,
    system,
    at:
      isShip || kind.movesAsShip
        ? isShip && kind.roles.includes('ground-force')
          ? (facts.at ?? 'space')
          : 'space'
        : facts.at,
    move: facts.move ?? kind.move,
    capacity: facts.capacity ?? kind.capacity,
    uses: facts.uses ?? kind.uses ?? 1,
    isShip,
    isFighter: kind.type === 'fighter',
    isStructure: kind.roles.includes('structure'),
    isGround: kind.roles.includes('ground-force'),
    ...(component ? { component } : {}),
  }
}

const built = new WeakMap<object, Board>()
const SAME = ['hyperlanes', 'units', 'effects', 'active', 'activePlayer'] as const

/**
 * The board of a case. The facts are whole and fit together (see `issues.ts`). Moves are no part of the board, so one
 * board serves every look at the same systems, units and effects.
 */
export function boardOf(facts: CaseFacts, anyHyperlane = false): Board {
  const known = built.get(facts.systems)
  const te = facts.expansions.includes('te')
  if (
    known &&
    known.te === te &&
    known.anyHyperlane === anyHyperlane &&
    SAME.every((key) => known.facts[key] === facts[key])
  ) {
    return { ...known, facts }
  }
  const board = build(facts, anyHyperlane)
  built.set(facts.systems, board)
  return board
}

function build(facts: CaseFacts, anyHyperlane: boolean): Board {
  const systems = facts.systems.map(systemOf)
  const byId = new Map(systems.map((system) => [system.id, system]))
  const byHex = new Map(
    systems.flatMap((system) => (system.hex ? [[hexKey(system.hex.q, system.hex.r), system] as const] : [])),
  )
  const units = facts.units.map((unit) => unitOf(unit, byId.get(unit.system)!))
  for (const unit of units) unit.system.units.push(unit)
  for (const system of systems) addTears(system)
  const lanes = new Map<number, Lane>()
  for (const lane of facts.hyperlanes) {
    const pairs = lane.pairs ?? findHyperlane(lane.face ?? '')?.pairs ?? []
    if (lane.hex?.q === undefined || lane.hex.r === undefined) continue
    lanes.set(hexKey(lane.hex.q, lane.hex.r), {
      lines: pairs.map(([a, b]) => [turned(a!, lane.rotation), turned(b!, lane.rotation)]),
    })
  }
  return {
    facts,
    systems,
    byId,
    byHex,
    lanes,
    laneIds: new Set(facts.hyperlanes.flatMap((lane) => [lane.id, lane.face].filter((id) => id !== undefined))),
    units,
    unitById: new Map(units.map((unit) => [unit.id, unit])),
    activePlayer: facts.activePlayer,
    active: byId.get(facts.active),
    effects: facts.effects.map((effect) => ({ ...effect, component: findComponent(effect.id)! })),
    te: facts.expansions.includes('te'),
    anyHyperlane,
    sides: [],
    links: new Map(),
    hubs: new Map(),
  }
}

/** The same board in a tactical action of another player. */
export function inTurnOf(board: Board, player: string): Board {
  if (board.activePlayer === player) return board
  const turned = { ...board, activePlayer: player, facts: { ...board.facts, activePlayer: player } }
  const looks = hasEffect(board, 'lazax-gate-folding') || hasEffect(board, 'spacial-conduit-cylinder')
  return looks ? { ...turned, links: new Map(), hubs: new Map() } : turned
}

/** A Dimensional Tear makes its system a gravity rift that its owner's ships leave without a die. */
function addTears(system: System): void {
  const tears = system.units.filter((unit) => unit.component?.id === 'dimensional-tear')
  if (!tears.length) return
  system.anomalies = new Set([...system.anomalies, 'gravity-rift'])
  system.exempt = new Set([...system.exempt, ...tears.map((tear) => tear.owner)])
}

/** Effects of that name, of that owner where one is named. */
export const effectsOf = (board: Board, id: string, owner?: string): Effect[] =>
  board.effects.filter((effect) => effect.id === id && (owner === undefined || effect.owner === owner))
export const hasEffect = (board: Board, id: string, owner?: string): boolean =>
  board.effects.some((effect) => effect.id === id && (owner === undefined || effect.owner === owner))

/** Ships and Floating Factories in space; a Floating Factory is a structure and no ship. */
export const shipsIn = (system: System): BoardUnit[] =>
  system.units.filter((unit) => unit.isShip && unit.at === 'space')
/** The clause that states a component's text. */
export const cardClause = (id: string): string => `ti4:components.${id}`
