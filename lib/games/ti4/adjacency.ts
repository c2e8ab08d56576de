/** Which systems are adjacent, for whom and for what, and the link that makes it (fact sheet 4.5). */
import { Asked, unlessAsked } from '../../kernel/seeing.ts'
import {
  activeHas,
  type Board,
  type BoardUnit,
  cardClause,
  cardName,
  effectsOf,
  hasEffect,
  isMecatol,
  type System,
} from './board.ts'
import { type ClauseOf, citing, restated, together } from './cited.ts'
import type { Purpose } from './data/technologies.ts'
import { EDGES, type Edge, type Wormhole } from './data/tiles.ts'
import { across, hexKey, opposite } from './geometry.ts'

/** Cards that join systems for everybody who may see it. */
export const CARD_LINKS = citing([
  'components.quantum-entanglement',
  'components.lost-star-chart',
  'components.wormhole-reconstruction',
  'components.emissary-taivra',
  'components.spacial-conduit-cylinder',
  'components.te-fracture',
  'components.te-breaches',
])
/** What puts wormholes there, or keeps them open. */
export const WORMHOLE_MAKERS = citing([
  'wormhole-nexus.1a',
  'components.quantum-entanglement',
  'components.hil-colish',
  'components.gamma-tokens',
  'components.lazax-gate-folding',
])
/** What a step between two systems that do not touch rests on. */
export const JOINTS = together(
  citing([
    restated('adjacency.1', 'wormholes.0', 'wormholes.4'),
    restated('adjacency.4', 'hyperlanes.1', 'hyperlanes.n2b', 'hyperlanes.n2d'),
  ]),
  CARD_LINKS,
  WORMHOLE_MAKERS,
)
/** No system is adjacent to itself. */
export const TO_ITSELF = restated('adjacency.2a', 'wormholes.n3')
/** All that joins two systems, for a ship that may see links of its own too. */
export const LINKS = together(citing(['adjacency.0', 'components.memoria']), JOINTS)
/** What takes a link away. */
export const CUTS = citing([
  'wormhole-nexus.1a',
  'components.enforced-travel-ban',
  'components.nexus-sovereignty',
  'components.te-void-tether',
  'components.te-breaches',
])
type Maker = ClauseOf<typeof WORMHOLE_MAKERS>
type CardLink = ClauseOf<typeof CARD_LINKS>
type CutClause = ClauseOf<typeof CUTS>

interface Joined<By, C> {
  to: System
  by: By
  /** The reason in short: `side`, `hyperlane`, `alpha wormhole`, `Lost Star Chart`. */
  says: string
  clause: C
  /** The wormhole it goes through. */
  wormhole?: Wormhole
  /** Clauses that put the wormholes of this link there. */
  makers?: readonly Maker[]
}
/** A link that a player sees. */
export type PlainLink =
  | Joined<'side', 'ti4:adjacency.0'>
  | Joined<'hyperlane', 'ti4:adjacency.4'>
  | Joined<'wormhole', 'ti4:adjacency.1'>
  | Joined<'card', CardLink>
/** A link that a player sees, or one ship. */
export type Link = PlainLink | Joined<'card', 'ti4:components.memoria'>

/** Who asks, and for what. `ship` where one ship sees more than its player. */
export interface View {
  player: string
  purpose: Purpose
  ship?: BoardUnit
  /** Systems of Hil Colish other than where it stands: after it has moved. */
  hilColishAt?: System
}

/** As a player sees the map, whatever the ship. */
export type PlayerView = View & { ship?: undefined }

const seesAsCreuss = (board: Board, player: string) => hasEffect(board, 'quantum-entanglement', player)

/** Systems across one side, straight or along hyperlanes; pairs of one tile are not chained with each other. */
export function acrossSide(
  board: Board,
  from: { q: number; r: number },
  side: number,
): { system: System; lane: boolean }[] {
  const found: { system: System; lane: boolean }[] = []
  const seen = new Set<number>()
  const follow = (hex: { q: number; r: number }, e: number, lane: boolean) => {
    const next = across(hex, e)
    const key = hexKey(next.q, next.r)
    const system = board.systemAt(key)
    if (system) return void found.push({ system, lane })
    const tile = board.laneAt(key)
    if (!tile) return
    const entry = opposite(e)
    if (seen.has(key * 6 + entry)) return
    seen.add(key * 6 + entry)
    for (const [a, b] of tile.lines) {
      if (a === entry) follow(next, b, true)
      if (b === entry) follow(next, a, true)
    }
  }
  follow(from, side, false)
  return found
}

/** All wormholes of a system at this moment: printed, tokens, nexus side, Hil Colish, Lazax Gate Folding. */
export function wormholesOf(board: Board, system: System, hilColishAt?: System): ReadonlySet<Wormhole> {
  const types = new Set(system.wormholes)
  const carriesDelta = hilColishAt ? hilColishAt === system : system.units.some((unit) => unit.kind.id === 'hil-colish')
  if (carriesDelta) types.add('delta')
  for (const effect of effectsOf(board, 'gamma-tokens')) if (effect.target === system.id) types.add('gamma')
  if (isMecatol(system) && gateFolding(board, system)) types.add('alpha').add('beta')
  return types
}

const gateFolding = (board: Board, mecatol: System) =>
  activeHas(board, 'lazax-gate-folding') &&
  !mecatol.units.some((unit) => unit.owner === board.activePlayer && unit.at === 'Mecatol Rex')

/** What puts a wormhole that is not printed there, nor a token told with the system: the nexus side, a ship, a card. */
function makerOf(system: System, type: Wormhole): Maker | undefined {
  if (system.nexus) return 'ti4:wormhole-nexus.1a'
  if (system.wormholes.includes(type)) return undefined
  if (type === 'delta') return cardClause('hil-colish')
  return cardClause(type === 'gamma' ? 'gamma-tokens' : 'lazax-gate-folding')
}

/** Wormholes of every system, and systems by wormhole. */
export interface Hub {
  of: (system: System) => ReadonlySet<Wormhole>
  ofType: (type: Wormhole) => readonly System[]
}

function hubOf(board: Board, hilColishAt: System | undefined): Hub {
  const known: ReadonlySet<Wormhole>[] = []
  const byType = new Map<Wormhole, readonly System[]>()
  const of = (system: System) => {
    known[system.index] ??= wormholesOf(board, system, hilColishAt)
    return known[system.index]!
  }
  const ofType = (type: Wormhole) => {
    const systems = byType.get(type) ?? board.systems.filter((system) => of(system).has(type))
    byType.set(type, systems)
    return systems
  }
  return { of, ofType }
}

function hubFor(board: Board, hilColishAt: System | undefined): Hub {
  const key = hilColishAt?.id ?? ''
  const hub = board.hubs.get(key) ?? hubOf(board, hilColishAt)
  board.hubs.set(key, hub)
  return hub
}

/** Why a wormhole link of this type does not serve this player, or undefined when it does. */
function banOn(
  board: Board,
  type: Wormhole,
  a: System,
  b: System,
  { player, purpose, immune = seesAsCreuss(board, player) }: View & { immune?: boolean },
): 'te-breaches' | 'enforced-travel-ban' | 'nexus-sovereignty' | undefined {
  if (type !== 'epsilon' && hasEffect(board, 'te-breaches', player)) return 'te-breaches'
  if (purpose !== 'movement' || (type !== 'alpha' && type !== 'beta') || immune) return undefined
  if (hasEffect(board, 'enforced-travel-ban')) return 'enforced-travel-ban'
  if (hasEffect(board, 'nexus-sovereignty') && (a.nexus || b.nexus)) return 'nexus-sovereignty'
  return undefined
}

const isTethered = (board: Board, a: System, b: System, player: string) =>
  effectsOf(board, 'te-void-tether').some(
    (effect) => effect.owner !== player && (effect.target === `${a.id}/${b.id}` || effect.target === `${b.id}/${a.id}`),
  )

/** Systems across the sides of a hex, the same for everybody. */
function sidesOf(board: Board, from: System): readonly PlainLink[] {
  const known = board.sides[from.index]
  if (known) return known
  const links: PlainLink[] = []
  const lane = (to: System): PlainLink => ({ to, by: 'hyperlane', says: 'hyperlane', clause: 'ti4:adjacency.4' })
  if (from.hex) {
    for (const { edge } of EDGES) {
      for (const { system, lane: isLane } of acrossSide(board, from.hex, edge)) {
        if (!isLane) links.push({ to: system, by: 'side', says: 'side', clause: 'ti4:adjacency.0' })
        else if (!links.some((link) => link.to === system && link.by === 'hyperlane')) links.push(lane(system))
      }
    }
    if (board.anyHyperlane) for (const system of board.systems) if (system.hex) links.push(lane(system))
  }
  board.sides[from.index] = links
  return links
}

/** Links across the sides of a hex to one other system. */
function sidesBetween(board: Board, from: System, to: System): readonly PlainLink[] {
  if (board.sides[from.index] || board.hasLanes) return sidesOf(board, from).filter((link) => link.to === to)
  const { hex } = from
  const other = to.hex
  if (!hex || !other) return []
  const isNext = EDGES.some(({ dq, dr }) => hex.q + dq === other.q && hex.r + dr === other.r)
  return isNext ? [{ to, by: 'side', says: 'side', clause: 'ti4:adjacency.0' }] : []
}

/**
 * The links out of a system, or only those to one other: then nothing is looked at that cannot join the two. Where one
 * is enough, nobody asks whether the two touch as well.
 */
function baseLinks(board: Board, from: System, view: View, only?: System, isEnough = false): PlainLink[] {
  const links: PlainLink[] = []
  const add = (link: PlainLink) => {
    if (link.to !== from && (!only || link.to === only) && !isTethered(board, from, link.to, view.player))
      links.push(link)
  }
  const beside = unlessAsked(() => (only ? sidesBetween(board, from, only) : sidesOf(board, from)))
  if (!(beside instanceof Asked)) beside.said.forEach(add)
  else if (!isEnough) throw beside
  const hub = hubFor(board, view.hilColishAt)
  for (const type of hub.of(from)) {
    const mouths = only ? [only].filter((to) => hub.of(to).has(type)) : hub.ofType(type)
    for (const to of mouths) {
      if (banOn(board, type, from, to, view)) continue
      const immune = banOn(board, type, from, to, { ...view, immune: false }) && cardClause('quantum-entanglement')
      const makers = [makerOf(from, type), makerOf(to, type), immune].filter((maker) => maker !== undefined)
      add({
        to,
        by: 'wormhole',
        says: `${type} wormhole`,
        clause: 'ti4:adjacency.1',
        wormhole: type,
        ...(makers.length ? { makers: [...new Set(makers)] } : {}),
      })
    }
  }
  addCards(board, from, view, hub, add, only ? [only] : board.systems)
  if (beside instanceof Asked && !links.length) throw beside
  return links
}

type Add = (link: PlainLink) => void
type AddCard = (to: System, id: CardId, name: string) => void
type CardId = CardLink extends infer C ? (C extends `ti4:components.${infer I}` ? I : never) : never

function addCards(board: Board, from: System, view: View, hub: Hub, add: Add, all: readonly System[]): void {
  const card: AddCard = (to, id, says) => add({ to, by: 'card', says, clause: cardClause(id) })
  const isAlphaBeta = (system: System) => hub.of(system).has('alpha') || hub.of(system).has('beta')
  const mouthsOf = (type: Wormhole) => all.filter((system) => hub.of(system).has(type))
  const alphaBeta = () => new Set([...mouthsOf('alpha'), ...mouthsOf('beta')])
  if (isAlphaBeta(from)) {
    const everyone = (['lost-star-chart', 'wormhole-reconstruction'] as const).filter((id) => hasEffect(board, id))
    const own = seesAsCreuss(board, view.player) ? (['quantum-entanglement'] as const) : []
    for (const id of [...own, ...everyone]) for (const to of alphaBeta()) card(to, id, cardName(id))
  }
  // The active system is asked for only where a card looks at it.
  const active = hasEffect(board, 'emissary-taivra') ? board.active : undefined
  if (active && [...hub.of(active)].some((type) => type !== 'delta')) {
    const others = from === active ? all.filter((system) => hub.of(system).size) : hub.of(from).size ? [active] : []
    for (const to of others) card(to, 'emissary-taivra', 'Emissary Taivra')
  }
  if (activeHas(board, 'spacial-conduit-cylinder') && board.active) addConduit(board, from, board.active, card, all)
  addThundersEdge(board, from, card)
}

function addConduit(board: Board, from: System, active: System, card: AddCard, all: readonly System[]): void {
  const own = (system: System) => system.units.some((unit) => unit.owner === board.activePlayer)
  if (!own(active)) return
  const others = from === active ? all.filter(own) : own(from) ? [active] : []
  for (const to of others) card(to, 'spacial-conduit-cylinder', 'Spacial Conduit Cylinder')
}

function addThundersEdge(board: Board, from: System, card: AddCard): void {
  const marks = from.facts.marks ?? []
  if (!board.te || !marks.length) return
  const marked = (mark: 'ingress' | 'egress' | 'active-breach') =>
    board.systems.filter((system) => system.facts.marks?.includes(mark))
  if (marks.includes('ingress')) for (const to of marked('egress')) card(to, 'te-fracture', 'The Fracture')
  if (marks.includes('egress')) for (const to of marked('ingress')) card(to, 'te-fracture', 'The Fracture')
  if (marks.includes('active-breach')) for (const to of marked('active-breach')) card(to, 'te-breaches', 'Breaches')
}

const OWN_EYES = ['quantum-entanglement', 'te-breaches', 'te-void-tether']
/** Players see the same links unless a card tells them apart. */
const eyesOf = (board: Board, player: string) =>
  board.effects.some((effect) => OWN_EYES.includes(effect.id)) ? player : ''

const viewKey = (board: Board, { player, purpose, hilColishAt }: View) =>
  `${eyesOf(board, player)}|${purpose}|${hilColishAt?.id ?? ''}`

/** Every link out of a system, as this player, ship and purpose see it. */
export function linksFrom(board: Board, from: System, view: View): readonly Link[] {
  const key = viewKey(board, view)
  let known = board.links.get(key)
  if (!known) {
    known = []
    board.links.set(key, known)
  }
  let links = known[from.index]
  if (!links) {
    links = baseLinks(board, from, view)
    known[from.index] = links
  }
  return view.ship?.component?.id === 'memoria' ? [...links, ...memoriaLinks(board, from, view.ship)] : links
}

/** Memoria alone may treat systems with mechs of its owner as adjacent. */
function memoriaLinks(board: Board, from: System, ship: BoardUnit): Link[] {
  return board.systems
    .filter((to) => to !== from && to.units.some((unit) => unit.owner === ship.owner && unit.kind.type === 'mech'))
    .map((to) => ({ to, by: 'card' as const, says: 'Memoria', clause: cardClause('memoria') }))
}

/** The links between two systems: none but those of the player where no ship looks. */
export function linksBetween(board: Board, a: System, b: System, view: PlayerView): readonly PlainLink[]
export function linksBetween(board: Board, a: System, b: System, view: View, isEnough?: boolean): readonly Link[]
export function linksBetween(board: Board, a: System, b: System, view: View, isEnough = false): readonly Link[] {
  const known = board.links.get(viewKey(board, view))?.[a.index]
  const links = known ? known.filter((link) => link.to === b) : baseLinks(board, a, view, b, isEnough)
  const isMemoria = view.ship?.component?.id === 'memoria'
  return isMemoria ? [...links, ...memoriaLinks(board, a, view.ship!).filter((link) => link.to === b)] : links
}

/** Cards and laws without which the two would be adjacent. */
export function cutsBetween(board: Board, a: System, b: System, view: View): CutClause[] {
  const hub = hubFor(board, view.hilColishAt)
  const bans = [...hub.of(a)].filter((type) => hub.of(b).has(type)).map((type) => banOn(board, type, a, b, view))
  const tether = isTethered(board, a, b, view.player) ? (['te-void-tether'] as const) : []
  const cards = [...tether, ...bans.flatMap((id) => (id ? [id] : []))].map((id) => cardClause(id))
  return [...new Set([...cards, ...(sleeping(hub, a, b) ? (['ti4:wormhole-nexus.1a'] as const) : [])])]
}

/** True where the other side of the nexus would join the two. */
function sleeping(hub: Hub, a: System, b: System): boolean {
  const [nexus, other] = a.nexus ? [a, b] : [b, a]
  const types = hub.of(other)
  return nexus.nexus === 'inactive' && !types.has('gamma') && (types.has('alpha') || types.has('beta'))
}

type Joint = ClauseOf<typeof JOINTS>
/** The clauses a step rests on: nothing to say of touching sides; else the rules that join the two, else the cards. */
export function stepClauses(links: readonly PlainLink[]): Joint[]
export function stepClauses(links: readonly Link[]): (Joint | 'ti4:components.memoria')[]
export function stepClauses(links: readonly Link[]): (Joint | 'ti4:components.memoria')[] {
  const apart = links.flatMap((link) => (link.by === 'side' ? [] : [link]))
  if (apart.length < links.length) return []
  const rules = apart.filter((link) => link.by !== 'card')
  return [...new Set((rules.length ? rules : apart).flatMap((link) => [link.clause, ...(link.makers ?? [])]))]
}

export type { Edge }
