/**
 * A second judge of Twilight Imperium movement, written from sections 1, 3 and 4 of the fact sheet alone. It shares the
 * printed figures of units with the pack and nothing else, and asks everything anew, without tables or caches.
 */
import { findHyperlane } from '../../../lib/games/ti4/data/tiles.ts'
import { findUnit } from '../../../lib/games/ti4/data/units.ts'

export interface S {
  id: string
  hex?: { q: number; r: number }
  anomalies: string[]
  wormholes: string[]
  planets: string[]
  tokens: string[]
  rollExempt?: string[]
  tile?: string
  nexus?: string
  marks?: string[]
}
export interface L {
  hex: { q: number; r: number }
  face: string
  rotation: number
}
export interface U {
  id: string
  owner: string
  type: string
  system: string
  at: string
}
export interface M {
  ship: string
  path: string[]
  loads: { unit: string; at: string; visit?: number }[]
}
export interface E {
  id: string
  owner?: string
  target?: string
  /** Aetherstream: its owner and the active player are neighbors. */
  neighbors?: boolean
}
export interface C {
  systems: S[]
  hyperlanes: L[]
  units: U[]
  activePlayer: string
  active: string
  tacticTokens: number
  moves: M[]
  fleetPool: Record<string, number>
  effects: E[]
  seating: string[]
  expansions: string[]
}
export type Reads = (name: string) => string

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
const printed = (u: U) => findUnit(u.type)!
const sys = (c: C, id: string) => c.systems.find((s) => s.id === id)!
const isShip = (u: U) => printed(u).roles.includes('ship')
const inSpace = (u: U) => (isShip(u) || u.type.startsWith('floating-factory') ? true : u.at === 'space')
const has = (c: C, id: string, owner?: string) =>
  c.effects.some((e) => e.id === id && (owner === undefined || e.owner === owner))
const te = (c: C) => c.expansions.includes('te')
export const anomaliesOf = (c: C, s: S) =>
  c.units.some((u) => u.system === s.id && u.type.startsWith('dimensional-tear'))
    ? [...new Set([...s.anomalies, 'gravity-rift'])]
    : s.anomalies
const exempt = (c: C, s: S, player: string) =>
  (s.rollExempt ?? []).includes(player) ||
  c.units.some((u) => u.system === s.id && u.owner === player && u.type.startsWith('dimensional-tear'))

function holesOf(c: C, s: S, deltaAt?: string): string[] {
  const found = [...s.wormholes]
  if (s.nexus) found.push('gamma', ...(s.nexus === 'active' ? ['alpha', 'beta'] : []))
  if (deltaAt ? deltaAt === s.id : c.units.some((u) => u.type === 'hil-colish' && u.system === s.id))
    found.push('delta')
  if (c.effects.some((e) => e.id === 'gamma-tokens' && e.target === s.id)) found.push('gamma')
  const rex = s.tile === '18'
  if (
    rex &&
    has(c, 'lazax-gate-folding', c.activePlayer) &&
    !c.units.some((u) => u.owner === c.activePlayer && u.at === 'Mecatol Rex')
  )
    found.push('alpha', 'beta')
  return found
}

/** Follows one side out of a hex; gives the systems at the ends. */
function follow(c: C, q: number, r: number, side: number, been: string[]): { id: string; lane: boolean }[] {
  const [nq, nr] = [q + STEPS[side]![0]!, r + STEPS[side]![1]!]
  const hit = c.systems.find((s) => s.hex?.q === nq && s.hex.r === nr)
  if (hit) return [{ id: hit.id, lane: been.length > 0 }]
  const tile = c.hyperlanes.find((l) => l.hex.q === nq && l.hex.r === nr)
  const came = (side + 3) % 6
  const mark = `${nq},${nr},${came}`
  if (!tile || been.includes(mark)) return []
  return findHyperlane(tile.face)!.pairs.flatMap(([x, y]) => {
    const [a, b] = [(x + tile.rotation) % 6, (y + tile.rotation) % 6]
    return a === came ? follow(c, nq, nr, b, [...been, mark]) : b === came ? follow(c, nq, nr, a, [...been, mark]) : []
  })
}

const touches = (c: C, a: S, b: S) =>
  a.hex !== undefined &&
  [0, 1, 2, 3, 4, 5].some((e) => follow(c, a.hex!.q, a.hex!.r, e, []).some((end) => end.id === b.id))

/** True when the player sees the two as adjacent for that purpose. */
export function near(c: C, a: S, b: S, player: string, purpose: string, ship?: U, deltaAt?: string): boolean {
  if (a.id === b.id) return false
  if (
    ship?.type.startsWith('memoria') &&
    c.units.some((u) => u.owner === ship.owner && u.system === b.id && printed(u).type === 'mech')
  )
    return true
  const [x, y] = [holesOf(c, a, deltaAt), holesOf(c, b, deltaAt)]
  const ab = (types: string[]) => types.includes('alpha') || types.includes('beta')
  const creuss = has(c, 'quantum-entanglement', player)
  // For Creuss nothing takes the links of alpha and beta away.
  if (creuss && ab(x) && ab(y)) return true
  if (
    c.effects.some(
      (e) =>
        e.id === 'te-void-tether' && e.owner !== player && [`${a.id}/${b.id}`, `${b.id}/${a.id}`].includes(e.target!),
    )
  )
    return false
  if (touches(c, a, b)) return true
  const lawful = (type: string) => {
    if (type !== 'epsilon' && has(c, 'te-breaches', player)) return false
    if (purpose !== 'movement' || creuss || (type !== 'alpha' && type !== 'beta')) return true
    if (has(c, 'enforced-travel-ban')) return false
    return !(has(c, 'nexus-sovereignty') && (a.nexus || b.nexus))
  }
  if (x.some((type) => y.includes(type) && lawful(type))) return true
  if (ab(x) && ab(y) && (has(c, 'lost-star-chart') || has(c, 'wormhole-reconstruction'))) return true
  const act = [a, b].find((s) => s.id === c.active)
  const other = act === a ? b : a
  if (
    act &&
    has(c, 'emissary-taivra') &&
    holesOf(c, act, deltaAt).some((t) => t !== 'delta') &&
    holesOf(c, other, deltaAt).length
  )
    return true
  const mine = (s: S) => c.units.some((u) => u.system === s.id && u.owner === c.activePlayer)
  if (act && has(c, 'spacial-conduit-cylinder', c.activePlayer) && mine(a) && mine(b)) return true
  const [m, n] = [a.marks ?? [], b.marks ?? []]
  if (!te(c)) return false
  return (
    (m.includes('ingress') && n.includes('egress')) ||
    (m.includes('egress') && n.includes('ingress')) ||
    (m.includes('active-breach') && n.includes('active-breach'))
  )
}

const opens = (c: C, player: string, anomaly: string, how: 'pass' | 'end') => {
  if (has(c, 'nav-suite', player) || has(c, 'circlet-of-the-void', player)) return true
  if (anomaly === 'asteroid-field') return has(c, 'antimass-deflectors', player)
  if (anomaly === 'supernova') return has(c, how === 'pass' ? 'gashlai-physiology' : 'magmus-reactor', player)
  return has(c, 'voidborn', player) || (how === 'pass' && has(c, 'shared-research'))
}
const slowed = (c: C, u: U) =>
  anomaliesOf(c, sys(c, u.system)).includes('nebula') &&
  !['voidborn', 'nav-suite', 'circlet-of-the-void'].some((id) => has(c, id, u.owner))

/** Move value before rifts, without Gravleash Maneuvers. */
function plainValue(c: C, u: U, reads: Reads, noNebula = false): number | null {
  const start = sys(c, u.system)
  let value = printed(u).move
  if (slowed(c, u) && !noNebula) {
    if (value !== null) value = 1
    else if (printed(u).type === 'fighter' && reads('nebula-fighter-i') === 'B') value = 1
  }
  if (value === null) return null
  if (c.effects.some((e) => e.id === 'captain-mendosa' && e.target === u.id))
    value = Math.max(...c.units.filter(isShip).map((x) => printed(x).move ?? 0))
  const mine = (id: string) => has(c, id, u.owner)
  if (c.effects.some((e) => e.id === 'gravity-drive' && e.owner === u.owner && e.target === u.id)) value += 1
  if (mine('flank-speed')) value += 1
  if (mine('slipstream') && u.owner === c.activePlayer) {
    const worm = start.wormholes.includes('alpha') || start.wormholes.includes('beta') || start.nexus === 'active'
    const banned = has(c, 'enforced-travel-ban') && !has(c, 'wormhole-reconstruction')
    if (worm && !(banned && reads('slipstream-ban') === 'B')) value += 1
  }
  if (
    has(c, 'aetherstream') &&
    u.owner === c.activePlayer &&
    c.systems.some((s) => anomaliesOf(c, s).length && near(c, sys(c, c.active), s, c.activePlayer, 'other'))
  )
    value += c.effects.filter((e) => e.id === 'aetherstream' && (e.owner === c.activePlayer || e.neighbors)).length
  if (mine('te-alraith') && start.marks?.includes('fracture')) value += 1
  if (mine('te-breaches') && start.marks?.includes('active-breach')) value += 1
  return value
}

function valueWith(c: C, u: U, reads: Reads, movers: U[]): number | null {
  const own = plainValue(c, u, reads)
  if (own === null || printed(u).type === 'fighter' || !has(c, 'te-gravleash', u.owner)) return own
  const group = [u, ...movers.filter((m) => m.owner === u.owner && m.system === u.system)]
  const after = Math.max(...group.map((m) => plainValue(c, m, reads) ?? 0))
  const before = Math.max(...group.map((m) => plainValue(c, m, reads, slowed(c, u)) ?? 0))
  return before !== after && reads('gravleash-nebula') === 'B' ? before : after
}

/** What forbids passing a system. */
function passFaults(c: C, u: U, s: S, reads: Reads): string[] {
  const faults: string[] = []
  const foes = c.units.filter((x) => x.system === s.id && x.owner !== u.owner && isShip(x))
  const shut = c.effects.some(
    (e) =>
      e.id === 'aerie-hololattice' &&
      e.owner !== u.owner &&
      c.units.some((x) => x.system === s.id && x.owner === e.owner && printed(x).roles.includes('structure')),
  )
  const silent = c.effects.some(
    (e) => e.id === 'in-the-silence-of-space' && e.owner === u.owner && e.target === u.system,
  )
  const passage =
    u.owner === c.activePlayer &&
    c.effects.some((e) => e.id === 'aetherpassage' && e.owner !== u.owner && foes.every((x) => x.owner === e.owner))
  const corsair =
    u.type === 'corsair' &&
    c.units.some((x) => x.system === c.active && x.owner !== u.owner && isShip(x) && printed(x).type !== 'fighter')
  const luminous = u.type === 'd-w-s-luminous' && c.units.some((x) => x.system === s.id && x.owner === u.owner)
  const waived =
    has(c, 'light-wave-deflector', u.owner) || silent || passage || corsair || luminous || u.type === 'ysia-yssrila'
  const blocked = foes.length > 0 && !waived
  if ((blocked || shut) && !(s.id === c.active && reads('active-system-passing') === 'B')) {
    if (blocked) {
      faults.push('movement.4b')
      if (foes.every((x) => printed(x).type === 'fighter')) faults.push('faq.fighters-block')
    }
    if (shut) faults.push('components.aerie-hololattice')
  }
  for (const [anomaly, clause] of [
    ['asteroid-field', 'asteroid-field.1'],
    ['supernova', 'supernova.1'],
    ['nebula', 'nebula.1a'],
  ] as const) {
    if (anomaliesOf(c, s).includes(anomaly) && !opens(c, u.owner, anomaly, 'pass')) faults.push(clause)
  }
  return faults
}

/** What forbids a route; `deltaAt` is where Hil Colish's wormhole stands for this ship. */
export function routeFaults(c: C, u: U, path: string[], reads: Reads, movers: U[], deltaAt?: string): string[] {
  const faults: string[] = []
  const kind = printed(u)
  if (kind.roles.includes('structure') && !kind.movesAsShip) return ['structures.3']
  if (!kind.roles.includes('ship') && !kind.movesAsShip) return ['ships.0']
  const value = valueWith(c, u, reads, movers)
  if (value === null) return ['components.fighter-i']
  const route = path.map((id) => sys(c, id))
  const [first, last] = [route[0]!, route.at(-1)!]
  const freed = has(c, 'dominus-orb', u.owner) || (has(c, 'ahk-syl-siven', u.owner) && kind.type === 'flagship')
  if (first.tokens.includes(u.owner) && first.id !== c.active && !freed) faults.push('movement.4c')
  if (last.id !== c.active) faults.push('movement.4a')
  for (const anomaly of ['asteroid-field', 'supernova'] as const) {
    if (anomaliesOf(c, last).includes(anomaly) && !opens(c, u.owner, anomaly, 'end')) faults.push(`${anomaly}.1`)
  }
  if (anomaliesOf(c, last).includes('nebula')) {
    if (last.id !== c.active) {
      if (!opens(c, u.owner, 'nebula', 'end')) faults.push('nebula.1')
    } else if (
      first.id === last.id &&
      path.length > 2 &&
      !opens(c, u.owner, 'nebula', 'pass') &&
      reads('nebula-return') === 'B'
    )
      faults.push('nebula.1a')
  }
  for (let i = 1; i < route.length; i++) {
    if (route[i - 1]!.id === route[i]!.id) faults.push('adjacency.2a')
    else if (!near(c, route[i - 1]!, route[i]!, u.owner, 'movement', u, deltaAt)) faults.push('movement.4f')
  }
  for (const s of route.slice(1, -1)) faults.push(...passFaults(c, u, s, reads))
  const exits = route.slice(0, -1).filter((s) => anomaliesOf(c, s).includes('gravity-rift'))
  const distinct = new Set(exits.map((s) => s.id)).size
  let bonus =
    exits.length > distinct && reads(te(c) ? 'rift-repeat/ii' : 'rift-repeat/i') === 'B' ? distinct : exits.length
  if (has(c, 'nav-suite', u.owner)) bonus = 0
  if (exits.length && has(c, 'crucible', u.owner)) bonus += 1
  if (u.type === 'd-w-s-luminous')
    bonus += new Set(
      route
        .slice(1, -1)
        .filter((s) => c.units.some((x) => x.owner === u.owner && x !== u && x.system === s.id))
        .map((s) => s.id),
    ).size
  const entered = path.length - 1
  if (entered <= value + bonus) return faults
  faults.push('movement.4f')
  const chosen = c.effects.some((e) => e.id === 'captain-mendosa' && e.target === u.id)
  const lifted = valueWith(c, u, (name) => (name === 'gravleash-nebula' ? 'A' : reads(name)), movers) !== value
  if (slowed(c, u) && !chosen && !lifted && entered <= value + bonus + (kind.move ?? 0) - 1) faults.push('nebula.2')
  if (exits.length && has(c, 'nav-suite', u.owner) && entered <= value + bonus + exits.length)
    faults.push('components.nav-suite')
  return faults
}

function loadFaults(c: C, m: M, reads: Reads): string[] {
  const faults: string[] = []
  const ship = c.units.find((u) => u.id === m.ship)!
  const freed =
    has(c, 'dominus-orb', ship.owner) || (has(c, 'ahk-syl-siven', ship.owner) && printed(ship).type === 'flagship')
  const flyers = c.moves.filter((o) => o.path.length > 1).map((o) => o.ship)
  let used = 0
  let cargo = 0
  for (const l of m.loads) {
    const u = c.units.find((x) => x.id === l.unit)!
    const k = printed(u)
    const small = k.roles.includes('structure') && has(c, 'te-miniaturization', u.owner)
    if (flyers.includes(u.id)) faults.push('movement.n3')
    if (u.type.startsWith('hel-titan')) faults.push('components.hel-titan')
    else if (k.roles.includes('structure')) {
      if (!small) faults.push('structures.3')
    } else if (k.type !== 'fighter' && !k.roles.includes('ground-force')) faults.push('transport.0')
    if (!m.path.includes(l.at)) faults.push('transport.1')
    else if (m.path.length === 1 && !(l.at === c.active && reads('stationary-pickup') === 'B'))
      faults.push('transport.1')
    if (l.at !== c.active && sys(c, l.at).tokens.includes(ship.owner) && !freed) faults.push('transport.3')
    if (!small) {
      cargo++
      used += k.uses ?? 1
    }
  }
  if (cargo && printed(ship).capacity === 0) faults.push('movement.5')
  else if (cargo && used > printed(ship).capacity) faults.push('transport.0', 'capacity.1')
  return faults
}

export const transportFaults = (c: C, reads: Reads) => [...new Set(c.moves.flatMap((m) => loadFaults(c, m, reads)))]

function activationFaults(c: C): string[] {
  const faults: string[] = []
  const active = sys(c, c.active)
  if (c.tacticTokens < 1) faults.push('active-system.1')
  const flown = c.moves.some((m) => m.path.length > 1)
  const isMahact = has(c, 'il-na-viroset', c.activePlayer)
  if (active.tokens.includes(c.activePlayer) && !isMahact) faults.push('active-system.2')
  // Both tokens return, and the turn ends before anything moves.
  if (active.tokens.includes(c.activePlayer) && isMahact && flown) faults.push('components.il-na-viroset')
  const shipsOf = (player?: string) => c.units.some((u) => u.system === c.active && u.owner === player && isShip(u))
  if (
    anomaliesOf(c, active).includes('asteroid-field') &&
    c.effects.some((e) => e.id === 'chaos-mapping' && e.owner !== c.activePlayer && shipsOf(e.owner))
  )
    faults.push('components.chaos-mapping')
  const flying = c.moves.some((m) => m.path.length > 1)
  if (
    flying &&
    c.effects.some(
      (e) =>
        e.id === 'ceasefire' &&
        e.owner !== c.activePlayer &&
        c.units.some((u) => u.system === c.active && u.owner === e.owner),
    )
  )
    faults.push('components.ceasefire')
  return faults
}

/** Everything that forbids the action. */
export function movementFaults(c: C, reads: Reads): string[] {
  const flying = c.moves.filter((m) => m.path.length > 1)
  const unit = (id: string) => c.units.find((u) => u.id === id)!
  const movers = flying.map((m) => unit(m.ship))
  const flag = flying.find((m) => unit(m.ship).type === 'hil-colish')
  const under = (deltaAt?: string) =>
    flying.map((m) => routeFaults(c, unit(m.ship), m.path, reads, movers, m === flag ? undefined : deltaAt))
  const broken = (deltaAt?: string) =>
    flying.reduce(
      (sum, m) =>
        sum +
        m.path
          .slice(1)
          .filter(
            (id, i) =>
              !near(
                c,
                sys(c, m.path[i]!),
                sys(c, id),
                unit(m.ship).owner,
                'movement',
                unit(m.ship),
                m === flag ? undefined : deltaAt,
              ),
          ).length,
      0,
    )
  const end = flag?.path.at(-1)
  const first = flag && end === c.active && broken(end) < broken()
  return [...new Set([...activationFaults(c), ...under(first ? end : undefined).flat(), ...transportFaults(c, reads)])]
}

/** Dice of a legal action: ship and number. */
export function diceOf(c: C): string[] {
  return c.moves.flatMap((m) => {
    const u = c.units.find((x) => x.id === m.ship)!
    if (['crucible', 'nav-suite', 'circlet-of-the-void'].some((id) => has(c, id, u.owner))) return []
    const n = m.path
      .slice(0, -1)
      .filter((id) => anomaliesOf(c, sys(c, id)).includes('gravity-rift') && !exempt(c, sys(c, id), u.owner)).length
    return n ? [`${m.ship} ${n}`] : []
  })
}

/** Cargo loaded in a rift system on the way: does the die of that system take it with its ship? */
export function fatesOf(c: C, reads: Reads): string[] {
  return c.moves.flatMap((m) => {
    const u = c.units.find((x) => x.id === m.ship)!
    if (['crucible', 'nav-suite', 'circlet-of-the-void'].some((id) => has(c, id, u.owner))) return []
    const rolls = m.path.map(
      (id, i) =>
        i < m.path.length - 1 && anomaliesOf(c, sys(c, id)).includes('gravity-rift') && !exempt(c, sys(c, id), u.owner),
    )
    return m.loads.flatMap((l) => {
      const at = l.visit ?? m.path.indexOf(l.at)
      if (at === 0 || !rolls[at]) return []
      return [`${l.unit} ${reads('rift-pickup') === 'A' ? 'lost' : 'stays'}`]
    })
  })
}

/** Fewest removals, by trying every number of ships, ground forces and fighters that may stay. */
export function removalsOf(c: C, player: string, system: string, combat: boolean, reads: Reads): number {
  const mine = c.units.filter((u) => u.owner === player && u.system === system && inSpace(u))
  const ships = mine.filter((u) => isShip(u) && printed(u).type !== 'fighter').map((u) => printed(u).capacity)
  const fighters = mine.filter((u) => printed(u).type === 'fighter')
  const ground = mine
    .filter((u) => !isShip(u) && printed(u).roles.includes('ground-force'))
    .map((u) => printed(u).uses ?? 1)
  const factory = mine
    .filter((u) => u.type.startsWith('floating-factory'))
    .reduce((sum, u) => sum + printed(u).capacity, 0)
  const docks = c.units
    .filter((u) => u.owner === player && u.system === system)
    .flatMap((u) => printed(u).freeFighters ?? [])
  const free =
    docks.length > 1 && reads('dock-stacking') === 'B' ? Math.max(...docks) : docks.reduce((a, b) => a + b, 0)
  let limit = c.fleetPool[player]!
  if (has(c, 'fleet-regulations')) limit = Math.min(limit, 4)
  if (has(c, 'armada', player)) limit += 2
  if (combat) return Math.max(0, ships.length - limit)
  const second = fighters[0]?.type.endsWith('-ii') ? (fighters[0].type.startsWith('hybrid') ? 0.5 : 1) : undefined
  let best = 999
  for (let mask = 0; mask < 1 << ships.length; mask++) {
    const kept = ships.filter((_, i) => mask & (1 << i))
    const room = kept.reduce((a, b) => a + b, factory)
    for (let g = 0; g < 1 << ground.length; g++) {
      const stay = ground.filter((_, i) => g & (1 << i))
      const load = stay.reduce<number>((sum, uses) => sum + (room > 0 ? uses : 1), 0)
      if (load > room) continue
      for (let f = 0; f <= fighters.length; f++) {
        const over = Math.max(0, Math.max(0, f - free) + load - room)
        if (over > 0 && second === undefined) continue
        if (kept.length + over * (second ?? 0) > limit) continue
        best = Math.min(best, ships.length - kept.length + ground.length - stay.length + fighters.length - f)
      }
    }
  }
  return best
}

/** Who fires, as `player > targets: units`, in turn order. */
export function cannons(c: C, reads: Reads): string[] {
  const at = c.seating.indexOf(c.activePlayer)
  const order = [...c.seating.slice(at), ...c.seating.slice(0, at)]
  const active = sys(c, c.active)
  return order.flatMap((player) => {
    const guns = c.units.filter((u) => {
      const gun = printed(u).spaceCannon
      const here = u.system === c.active
      if (u.owner !== player || !gun) return false
      if (te(c) && [active, sys(c, u.system)].some((s) => s.anomalies.includes('entropic-scar'))) return false
      return here || (gun.reach === 'adjacent' && near(c, sys(c, u.system), active, player, 'cannon'))
    })
    if (!guns.length) return []
    const owners = [...new Set(c.units.filter((u) => u.system === c.active && isShip(u)).map((u) => u.owner))]
    const wanted = owners.filter((owner) => (player === c.activePlayer ? owner !== player : owner === c.activePlayer))
    const shielded = (owner: string) =>
      (owner === c.activePlayer && has(c, 'solar-flare', owner)) ||
      c.units.some((u) => u.type === 'quetzecoatl' && u.owner === owner && u.system === c.active)
    const targets = wanted.filter((owner) => !shielded(owner))
    if (targets.length)
      return [
        `${player} > ${targets.sort().join(',')}: ${guns
          .map((u) => u.id)
          .sort()
          .join(',')}`,
      ]
    // Only the active player is a target for the others (77.5a), whoever else has ships there.
    const factory = c.units.some(
      (u) => u.system === c.active && u.owner === c.activePlayer && u.type.startsWith('floating-factory'),
    )
    return !wanted.length && !factory && player !== c.activePlayer && reads('cannon-no-target') === 'B'
      ? [
          `${player} > : ${guns
            .map((u) => u.id)
            .sort()
            .join(',')}`,
        ]
      : []
  })
}

/** Tries every walk up to `most` steps: can the ship get to the active system, with these ships declared? */
function walksThere(c: C, u: U, reads: Reads, most: number, movers: U[], deltaAt?: string): boolean {
  if (activationFaults({ ...c, tacticTokens: 1, moves: [{ ship: u.id, path: ['', ''], loads: [] }] }).length)
    return false
  const walk = (path: string[]): boolean => {
    if (path.length > 1 && path.at(-1) === c.active && !routeFaults(c, u, path, reads, movers, deltaAt).length)
      return true
    if (path.length > most) return false
    return c.systems.some(
      (s) =>
        (!path.includes(s.id) || s.id === c.active) &&
        near(c, sys(c, path.at(-1)!), s, u.owner, 'movement', u, deltaAt) &&
        walk([...path, s.id]),
    )
  }
  return walk([u.system])
}

/** Can the ship get there alone, or with one or two others declared: Hil Colish first, a faster ship beside it? */
export function reaches(c: C, u: U, reads: Reads, most: number): boolean {
  if (walksThere(c, u, reads, most, [u])) return true
  const others = c.units.filter(
    (o) =>
      o.owner === u.owner &&
      o.id !== u.id &&
      o.system !== c.active &&
      (o.type === 'hil-colish' || (has(c, 'te-gravleash', u.owner) && o.system === u.system && isShip(o))),
  )
  const sets = others.flatMap((one, i) => [[one], ...others.slice(i + 1).map((two) => [one, two])])
  return sets.some((along) => {
    const movers = [u, ...along]
    const first = along.some((o) => o.type === 'hil-colish') && u.type !== 'hil-colish'
    const deltas = first ? [undefined, c.active] : [undefined]
    return deltas.some(
      (delta) =>
        walksThere(c, u, reads, most, movers, delta) &&
        along.every((o) => walksThere(c, o, reads, most, movers, o.type === 'hil-colish' ? undefined : delta)),
    )
  })
}
