/** Wormholes at this moment: where they are, what put them there, and whom they do not serve (fact sheet 4.5). */
import { askFor } from '../../../kernel/seeing.ts'
import {
  activeHas,
  type Board,
  type BoardUnit,
  cardClause,
  effectsOf,
  hasEffect,
  isMecatol,
  type System,
} from '../board/board.ts'
import type { Wormhole } from '../data/tiles.ts'
import type { Maker, View } from './joints.ts'

const MECATOL_REX = 'Mecatol Rex'

/** True where who looks has that in play; who that is is asked only where somebody has it. */
const lookerHas = (board: Board, id: string, view: View) => hasEffect(board, id) && hasEffect(board, id, view.player)

/** True for a player to whom alpha and beta are one. */
export const seesAsCreuss = (board: Board, view: View) => lookerHas(board, 'quantum-entanglement', view)

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
  !(board.facts.player === board.activePlayer && board.facts.controlled?.includes(MECATOL_REX)) &&
  !mecatol.units.some((unit) => unit.owner === board.activePlayer && placeOf(board, unit) === MECATOL_REX)

/** Where a unit in the system of Mecatol Rex is; structures stand on the planet, of the others it is asked. */
const placeOf = (board: Board, unit: BoardUnit): string =>
  unit.at ??
  (unit.isStructure
    ? MECATOL_REX
    : askFor(
        'units',
        board.facts.units.findIndex(({ id }) => id === unit.id),
        'at',
      ))

/** What puts a wormhole that is not printed there, nor a token told with the system: the nexus side, a ship, a card. */
export function makerOf(system: System, type: Wormhole): Maker | undefined {
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

export function hubFor(board: Board, hilColishAt: System | undefined): Hub {
  const key = hilColishAt?.id ?? ''
  const hub = board.hubs.get(key) ?? hubOf(board, hilColishAt)
  board.hubs.set(key, hub)
  return hub
}

/** Why a wormhole link of this type does not serve this player, or undefined when it does. */
export function banOn(
  board: Board,
  type: Wormhole,
  a: System,
  b: System,
  view: View,
  immune = seesAsCreuss(board, view),
): 'te-breaches' | 'enforced-travel-ban' | 'nexus-sovereignty' | undefined {
  if (type !== 'epsilon' && lookerHas(board, 'te-breaches', view)) return 'te-breaches'
  if (view.purpose !== 'movement' || (type !== 'alpha' && type !== 'beta') || immune) return undefined
  if (hasEffect(board, 'enforced-travel-ban') && !hasEffect(board, 'wormhole-reconstruction'))
    return 'enforced-travel-ban'
  if (hasEffect(board, 'nexus-sovereignty') && (a.nexus || b.nexus)) return 'nexus-sovereignty'
  return undefined
}

/** True where the other side of the nexus would join the two. */
export function sleeping(hub: Hub, a: System, b: System): boolean {
  const [nexus, other] = a.nexus ? [a, b] : [b, a]
  const types = hub.of(other)
  return nexus.nexus === 'inactive' && !types.has('gamma') && (types.has('alpha') || types.has('beta'))
}
