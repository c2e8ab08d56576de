/** Which systems are adjacent, for whom and for what, and the link that makes it (fact sheet 4.5). */

import { Asked, unlessAsked } from '../../../kernel/seeing.ts'
import {
  activeHas,
  type Board,
  type BoardUnit,
  cardClause,
  cardName,
  effectsOf,
  hasEffect,
  type System,
} from '../board/board.ts'
import { sidesBetween, sidesOf } from '../board/sides.ts'
import type { Wormhole } from '../data/tiles.ts'
import { marksOf } from '../places.ts'
import type { CardLink, CutClause, Joint, Link, PlainLink, PlayerView, View } from './joints.ts'
import { banOn, type Hub, hubFor, makerOf, seesAsCreuss, sleeping } from './wormholes.ts'

/** Who looks is asked only where a tether lies between the two. */
const isTethered = (board: Board, a: System, b: System, view: View) =>
  effectsOf(board, 'te-void-tether').some(
    ({ owner, target }) => [`${a.id}/${b.id}`, `${b.id}/${a.id}`].includes(target ?? '') && owner !== view.player,
  )

/** Nothing takes the links between alpha and beta from Creuss (components.quantum-entanglement). */
const isOfCreuss = (board: Board, { wormhole, clause }: PlainLink, view: View) =>
  (wormhole === 'alpha' || wormhole === 'beta' || clause === cardClause('quantum-entanglement')) &&
  seesAsCreuss(board, view)

/**
 * The links out of a system, or only those to one other: then nothing is looked at that cannot join the two. Where one
 * is enough, nobody asks for another: not whether two that a wormhole joins touch as well, nor for wormholes of two that touch.
 */
function baseLinks(board: Board, from: System, view: View, only?: System, isEnough = false): PlainLink[] {
  const links: PlainLink[] = []
  const add = (link: PlainLink) => {
    if (link.to === from || (only && link.to !== only)) return
    if (!isTethered(board, from, link.to, view) || isOfCreuss(board, link, view)) links.push(link)
  }
  const sides = () => (only ? sidesBetween(board, from, only) : sidesOf(board, from)).forEach(add)
  const halves = [unlessAsked(sides), unlessAsked(() => linksApart(board, from, view, add, only))]
  const stopped = halves.find((half) => half instanceof Asked)
  if (stopped && !(isEnough && links.length)) throw stopped
  return links
}

/** The links of two systems that need not touch: through wormholes, and by cards. */
function linksApart(board: Board, from: System, view: View, add: Add, only?: System): void {
  const hub = hubFor(board, view.hilColishAt)
  for (const type of hub.of(from)) {
    const mouths = only ? [only].filter((to) => hub.of(to).has(type)) : hub.ofType(type)
    for (const to of mouths) {
      if (banOn(board, type, from, to, view)) continue
      const immune = banOn(board, type, from, to, view, false) && cardClause('quantum-entanglement')
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
    const own = seesAsCreuss(board, view) ? (['quantum-entanglement'] as const) : []
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
  if (!board.te) return
  const marks = marksOf(from.facts)
  if (!marks.length) return
  const marked = (mark: 'ingress' | 'egress' | 'active-breach') =>
    board.systems.filter((system) => marksOf(system.facts).includes(mark))
  if (marks.includes('ingress')) for (const to of marked('egress')) card(to, 'te-fracture', 'The Fracture')
  if (marks.includes('egress')) for (const to of marked('ingress')) card(to, 'te-fracture', 'The Fracture')
  if (marks.includes('active-breach')) for (const to of marked('active-breach')) card(to, 'te-breaches', 'Breaches')
}

const OWN_EYES = ['quantum-entanglement', 'te-breaches', 'te-void-tether']
/** Players see the same links unless a card tells them apart. */
const eyesOf = (board: Board, view: View) =>
  board.effects.some((effect) => OWN_EYES.includes(effect.id)) ? view.player : ''

const viewKey = (board: Board, view: View) => `${eyesOf(board, view)}|${view.purpose}|${view.hilColishAt?.id ?? ''}`

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
  return isMemoria(view) ? [...links, ...memoriaLinks(board, from, view.ship)] : links
}

/** True where Nomad looks from Memoria: others get nothing from it. */
const isMemoria = (view: View): view is View & { ship: BoardUnit } =>
  view.ship?.component?.id === 'memoria' && (view.player ?? view.ship.owner) === view.ship.owner

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
  return isMemoria(view) ? [...links, ...memoriaLinks(board, a, view.ship).filter((link) => link.to === b)] : links
}

/** False where the two are known to share no border. */
function touch(board: Board, a: System, b: System): boolean {
  const found = unlessAsked(() => sidesBetween(board, a, b).length > 0)
  return found instanceof Asked || found.said
}

/** Cards and laws without which the two would be adjacent. */
export function cutsBetween(board: Board, a: System, b: System, view: View): CutClause[] {
  const hub = hubFor(board, view.hilColishAt)
  const bans = [...hub.of(a)].filter((type) => hub.of(b).has(type)).map((type) => banOn(board, type, a, b, view))
  const areJoined = () => [...hub.of(a)].some((type) => hub.of(b).has(type)) || touch(board, a, b)
  const tether = isTethered(board, a, b, view) && areJoined() ? (['te-void-tether'] as const) : []
  const cards = [...tether, ...bans.flatMap((id) => (id ? [id] : []))].map((id) => cardClause(id))
  return [...new Set([...cards, ...(sleeping(hub, a, b) ? (['ti4:wormhole-nexus.1a'] as const) : [])])]
}

/** The clauses a step rests on: nothing to say of touching sides; else the rules that join the two, else the cards. */
export function stepClauses(links: readonly PlainLink[]): Joint[]
export function stepClauses(links: readonly Link[]): (Joint | 'ti4:components.memoria')[]
export function stepClauses(links: readonly Link[]): (Joint | 'ti4:components.memoria')[] {
  const apart = links.flatMap((link) => (link.by === 'side' ? [] : [link]))
  if (apart.length < links.length) return []
  const rules = apart.filter((link) => link.by !== 'card')
  return [...new Set((rules.length ? rules : apart).flatMap((link) => [link.clause, ...(link.makers ?? [])]))]
}
