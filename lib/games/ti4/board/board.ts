/** The board of a case, put together once: systems by name and by hex, units by system, effects by name. */
import { late, lateWith } from '../../../kernel/late.ts'
import { Asked, unlessAsked, worldOf } from '../../../kernel/seeing.ts'
import { type Component, findComponent } from '../data/technologies.ts'
import { type Anomaly, type Edge, findHyperlane, MECATOL_TILES, type Wormhole } from '../data/tiles.ts'
import type { Unit } from '../data/units.ts'
import type { CaseFacts, EffectFacts, HyperlaneFacts, SystemFacts, UnitFacts } from '../facts.ts'
import { ANY_HYPERLANES, hasTile } from '../places.ts'
import type { PlainLink } from '../way/joints.ts'
import type { Hub } from '../way/wormholes.ts'
import { hexKey, turned } from './geometry.ts'
import { LateSystem } from './late-system.ts'
import { unitOf } from './unit.ts'

export interface System {
  index: number
  id: string
  /** Undefined for one that lies off the map. */
  hex: { q: number; r: number } | undefined
  anomalies: ReadonlySet<Anomaly>
  /** Printed ones, tokens and the side of the nexus; what ships and cards add comes with the links. */
  wormholes: readonly Wormhole[]
  facts: SystemFacts
  nexus: 'inactive' | 'active' | undefined
  /** Players whose ships leave its rift without a die. */
  exempt: ReadonlySet<string>
  units: readonly BoardUnit[]
}

export interface BoardUnit {
  id: string
  owner: string
  /** As told: of one that may be upgraded the kind it has without. What an upgrade changes is in its `figures`. */
  kind: Unit
  figures: Unit
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
  component: Component | undefined
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
  /** The system on a hex. Where nothing is known to lie there, every tile without a place is asked for its own. */
  systemAt: (hex: number) => System | undefined
  /** The hyperlane tile on a hex, asked for in the same way. */
  laneAt: (hex: number) => Lane | undefined
  units: readonly BoardUnit[]
  unitById: ReadonlyMap<string, BoardUnit>
  activePlayer: string
  /** Undefined when the named one is a hyperlane tile. */
  active: System | undefined
  /** What is told of it, whatever stands in it. */
  activeFacts: SystemFacts | undefined
  effects: readonly Effect[]
  te: boolean
  hasLanes: boolean
  /** True where hyperlanes are not known and any two hexes might be joined. */
  anyHyperlane: boolean
  /** Systems across the sides of each, found so far. */
  sides: (readonly PlainLink[] | undefined)[]
  /** Links and wormholes found so far, by who asks. */
  links: Map<string, (readonly PlainLink[] | undefined)[]>
  hubs: Map<string, Hub>
}

export const isMecatol = ({ facts }: System): boolean =>
  MECATOL_TILES.some((tile) => hasTile(facts, tile, 'Mecatol Rex'))

/** What a board depends on, besides the turn. */
const PARTS = [
  'hyperlanes',
  'units',
  'effects',
  'otherEffects',
  'expansions',
  'activePlayer',
  'active',
  'player',
  'system',
] as const
/** The board looked at last: the clauses of a case look at it in turn. */
let last: { board: Board; systems: unknown; parts: readonly unknown[]; turn: Turn } | undefined

/** Who acts, and where, in a question that does not tell it as the action does. */
export interface Turn {
  activePlayer?: (facts: CaseFacts) => string
  active?: (facts: CaseFacts) => string | undefined
}

const AS_TOLD: Turn = {}

/**
 * The board of a case; the facts fit together (see `issues`), but not all of them need be told: what is not stops whoever
 * looks at it. Moves are no part of the board, so one board serves every look at the same systems, units and effects.
 */
export function boardOf(facts: CaseFacts, turn: Turn = AS_TOLD): Board {
  const { systems } = facts
  const told = worldOf(facts as never)
  const parts = PARTS.map((key) => told[key])
  const isLast = last?.systems === systems && last.turn === turn && last.parts.every((part, i) => part === parts[i])
  if (!last || !isLast) last = { board: build(facts, turn), systems, parts, turn }
  const { board } = last
  return board.facts === facts ? board : lateWith(board, { facts })
}

function build(facts: CaseFacts, turn: Turn): Board {
  const places = new Map<string, BoardUnit[]>(facts.systems.map(({ id }) => [id, []]))
  const systems = facts.systems.map((system, index) => new LateSystem(system, index, places.get(system.id)!))
  const byId = new Map<string, System>(systems.map((system) => [system.id, system]))
  let made: BoardUnit[] | undefined
  return late<Board>({
    facts: () => facts,
    systems: () => units() && systems,
    byId: () => units() && byId,
    systemAt: () => placing(systems, (system) => system.hex && [hexKey(system.hex.q, system.hex.r), system]),
    laneAt: () => placing(facts.hyperlanes, (lane) => [hexKey(lane.hex.q, lane.hex.r), laneOf(lane)]),
    units: () => units(),
    unitById: () => new Map(units().map((unit) => [unit.id, unit])),
    activePlayer: () => (turn.activePlayer ? turn.activePlayer(facts) : facts.activePlayer),
    active: () => units() && byId.get((turn.active ? turn.active(facts) : facts.active) ?? ''),
    activeFacts: () => facts.systems.find(({ id }) => id === (turn.active ? turn.active(facts) : facts.active)),
    effects: () =>
      [...facts.effects, ...(facts.otherEffects?.may ? facts.otherEffects.these! : [])].map((effect) => ({
        ...effect,
        component: findComponent(effect.id)!,
      })),
    te: () => facts.expansions.includes('te'),
    hasLanes: () => facts.hyperlanes.length > 0,
    anyHyperlane: () => facts.hyperlanes === ANY_HYPERLANES,
    sides: () => [],
    links: () => new Map(),
    hubs: () => new Map(),
  })

  /** Made with the systems: a unit stands in one, and a system tells its units. */
  function units(): readonly BoardUnit[] {
    if (!made) {
      made = facts.units.map((unit) => unitOf(unit, byId.get(unit.system)!, () => isUpgraded(unit)))
      for (const unit of made) places.get(unit.system.id)!.push(unit)
    }
    return made
  }

  /** An upgrade covers every unit of its kind: one of them is asked for all. */
  function isUpgraded({ owner, type }: UnitFacts): boolean {
    return facts.units.some((one) => one.orUpgraded && one.owner === owner && one.type === type && one.upgraded)
  }
}

function laneOf(lane: HyperlaneFacts): Lane {
  const pairs = lane.pairs ?? findHyperlane(lane.face ?? '')?.pairs ?? []
  return { lines: pairs.map(([a, b]) => [turned(a!, lane.rotation), turned(b!, lane.rotation)]) }
}

/** Finds things by their hex: those whose place is known first; a miss asks for the place of the others. */
function placing<T, P>(things: readonly T[], placeOf: (thing: T) => readonly [number, P] | undefined) {
  const placed = new Map<number, P>()
  const waiting: T[] = []
  for (const thing of things) {
    const found = unlessAsked(() => placeOf(thing))
    if (found instanceof Asked) waiting.push(thing)
    else if (found.said) placed.set(...found.said)
  }
  return (hex: number): P | undefined => {
    const found = placed.get(hex)
    if (found === undefined) for (const thing of waiting) placeOf(thing)
    return found
  }
}

/** The same board in a tactical action of another player. */
export function inTurnOf(board: Board, player: string): Board {
  const looks = hasEffect(board, 'lazax-gate-folding') || hasEffect(board, 'spacial-conduit-cylinder')
  return lateWith(board, { activePlayer: player, ...(looks ? { links: new Map(), hubs: new Map() } : {}) })
}

/** Effects of that name, of that owner where one is named. */
export const effectsOf = (board: Board, id: string, owner?: string): Effect[] =>
  board.effects.filter((effect) => effect.id === id && (owner === undefined || effect.owner === owner))
export const hasEffect = (board: Board, id: string, owner?: string): boolean =>
  board.effects.some((effect) => effect.id === id && (owner === undefined || effect.owner === owner))
/** True where the active player has it; who that is, is asked only where somebody has it. */
export const activeHas = (board: Board, id: string): boolean =>
  board.effects.some((effect) => effect.id === id && effect.owner === board.activePlayer)

/** Ships and Floating Factories in space; a Floating Factory is a structure and no ship. */
export const shipsIn = (system: System): BoardUnit[] =>
  system.units.filter((unit) => unit.isShip && unit.at === 'space')
/** The clause of some component. */
export type CardClause = `ti4:components.${string}`
/** What is printed on a card, a unit or a leader. */
export const cardName = (id: string): string => findComponent(id)?.name ?? id
/** The clause that states a component's text. */
export const cardClause = <const I extends string>(id: I): `ti4:components.${I}` => `ti4:components.${id}`
