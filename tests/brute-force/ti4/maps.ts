/** Random small maps with everything on them; the same seed gives the same maps. */
import type { C, E, L, M, S, U } from './judge.ts'
import { near } from './judge.ts'

export function dice(seed: number): (size: number) => number {
  let state = seed >>> 0
  return (size) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * size)
  }
}
type Roll = (size: number) => number
const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)]!
const some = <T>(roll: Roll, one: number, of: number, value: () => T): T[] => (roll(of) < one ? [value()] : [])

const PLAYERS = ['ann', 'bob', 'cid']
const ANOMALIES = ['asteroid-field', 'nebula', 'supernova', 'gravity-rift', 'gravity-rift']
const WORMHOLES = ['alpha', 'alpha', 'beta', 'gamma', 'delta']
const SHIPS = [
  'carrier-i',
  'carrier-ii',
  'cruiser-i',
  'cruiser-ii',
  'dreadnought-i',
  'destroyer-i',
  'war-sun',
  'fighter-i',
  'fighter-ii',
  'hil-colish',
  'memoria-i',
  'memoria-ii',
  'ysia-yssrila',
  'floating-factory-i',
  'quetzecoatl',
  'loncara-ssodu',
]
const TE_SHIPS = ['corsair', 'd-w-s-luminous', 'linkship-i']
const GROUND = ['infantry-i', 'mech', 'aerie-sentinel', 'indomitus']
const STRUCTURES = ['pds-i', 'pds-ii', 'space-dock-i', 'hel-titan-i', 'hel-titan-ii', 'dimensional-tear-i']
const CARDS = [
  'antimass-deflectors',
  'flank-speed',
  'light-wave-deflector',
  'aetherpassage',
  'aetherstream',
  'voidborn',
  'quantum-entanglement',
  'slipstream',
  'emissary-taivra',
  'spacial-conduit-cylinder',
  'lazax-gate-folding',
  'gashlai-physiology',
  'magmus-reactor',
  'crucible',
  'ahk-syl-siven',
  'aerie-hololattice',
  'nav-suite',
  'lost-star-chart',
  'solar-flare',
  'ceasefire',
  'chaos-mapping',
  'enforced-travel-ban',
  'nexus-sovereignty',
  'wormhole-reconstruction',
  'shared-research',
  'dominus-orb',
  'circlet-of-the-void',
  'il-na-viroset',
  'armada',
  'fleet-regulations',
  'dark-energy-tap',
]
const ACTIVE = 'ann'
const AT_SHIP = ['gravity-drive', 'captain-mendosa']
const AT_SYSTEM = ['in-the-silence-of-space', 'gamma-tokens']
const TE_CARDS = ['te-gravleash', 'te-alraith', 'te-breaches', 'te-miniaturization']
const FACES = [
  '83A',
  '83B',
  '84A',
  '84B',
  '85A',
  '85B',
  '86A',
  '86B',
  '87A',
  '87B',
  '88A',
  '88B',
  '89A',
  '89B',
  '90A',
  '90B',
  '91A',
  '91B',
]
const HEXES = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) <= 2).map((r) => ({ q, r })),
)

function systemsOf(roll: Roll, te: boolean): { systems: S[]; hyperlanes: L[] } {
  const hexes = [...HEXES]
  const take = () => hexes.splice(roll(Math.min(hexes.length, 12)), 1)[0]!
  const systems = Array.from(
    { length: 5 + roll(5) },
    (_, i): S => ({
      id: `s${i}`,
      hex: take(),
      anomalies: some(roll, 3, 10, () => pick(roll, te ? [...ANOMALIES, 'entropic-scar'] : ANOMALIES)),
      wormholes: some(roll, 4, 10, () => pick(roll, te ? [...WORMHOLES, 'epsilon'] : WORMHOLES)),
      planets: [`P${i}`],
      tokens: PLAYERS.filter((player) => roll(player === 'ann' ? 12 : 7) === 0),
      ...(roll(20) === 0 ? { rollExempt: [pick(roll, PLAYERS)] } : {}),
      ...(te && roll(4) === 0 ? { marks: [pick(roll, ['ingress', 'egress', 'fracture', 'active-breach'])] } : {}),
    }),
  )
  if (roll(4) === 0) Object.assign(systems[0]!, { tile: '18', planets: ['Mecatol Rex'] })
  if (roll(3) === 0)
    systems.push({
      id: 'nexus',
      tile: '82',
      nexus: pick(roll, ['active', 'inactive']),
      anomalies: [],
      wormholes: [],
      planets: ['Mallice'],
      tokens: [],
    })
  const hyperlanes = Array.from(
    { length: roll(4) },
    (): L => ({ hex: take(), face: pick(roll, FACES), rotation: roll(6) }),
  )
  return { systems, hyperlanes }
}

function unitsOf(roll: Roll, systems: readonly S[], te: boolean): U[] {
  const units: U[] = []
  const add = (type: string, at: (s: S) => string, owner = pick(roll, ['ann', 'ann', ...PLAYERS])) => {
    const s = pick(roll, systems)
    units.push({ id: `u${units.length}`, owner, type, system: s.id, at: at(s) })
  }
  for (let i = 3 + roll(5); i > 0; i--) add(pick(roll, te ? [...SHIPS, ...TE_SHIPS] : SHIPS), () => 'space')
  for (let i = roll(4); i > 0; i--) add(pick(roll, GROUND), (s) => (roll(3) ? s.planets[0]! : 'space'))
  for (let i = roll(4); i > 0; i--) add(pick(roll, STRUCTURES), (s) => s.planets[0]!)
  return units
}

function effectsOf(roll: Roll, c: Pick<C, 'systems' | 'units'>, te: boolean): E[] {
  const found: E[] = []
  for (let i = roll(3) ? roll(5) : 4 + roll(10); i > 0; i--) {
    const owner = pick(roll, ['ann', 'ann', 'ann', 'bob'])
    const kind = roll(10)
    if (kind === 0) {
      const [id, ship] = [pick(roll, AT_SHIP), pick(roll, c.units)]
      // Gravity Drive is for a ship of its own player, Captain Mendosa for one of the active player.
      if (ship.owner === (id === 'gravity-drive' ? owner : ACTIVE)) found.push({ id, owner, target: ship.id })
    } else if (kind === 1) {
      const [id, system] = [pick(roll, AT_SYSTEM), pick(roll, c.systems)]
      // No wormhole token lies in an entropic scar.
      if (id !== 'gamma-tokens' || !system.anomalies.includes('entropic-scar'))
        found.push({ id, owner, target: system.id })
    } else if (kind === 2 && te) found.push({ id: pick(roll, TE_CARDS), owner })
    else if (kind === 3 && te)
      found.push({ id: 'te-void-tether', owner, target: `${c.systems[0]!.id}/${c.systems[1]!.id}` })
    else found.push({ id: pick(roll, CARDS), owner })
  }
  return found.filter((e, i) => found.findIndex((o) => o.id === e.id) === i)
}

/** Steps to the active system, blind to everything but links. */
function stepsTo(c: C, ship: U): Map<string, number> {
  const steps = new Map([[c.active, 0]])
  const queue = [c.active]
  for (const id of queue) {
    const here = c.systems.find((s) => s.id === id)!
    for (const s of c.systems) {
      if (steps.has(s.id) || !near(c, s, here, 'ann', 'movement', ship)) continue
      steps.set(s.id, steps.get(id)! + 1)
      queue.push(s.id)
    }
  }
  return steps
}

/** A route that mostly heads for the active system, with a detour now and then. */
function pathOf(roll: Roll, c: C, ship: U): string[] {
  const steps = stepsTo(c, ship)
  const path = [ship.system]
  if (roll(12) === 0) return path
  for (let i = 0; i < 6; i++) {
    const here = c.systems.find((s) => s.id === path.at(-1))!
    const open = c.systems.filter((s) => near(c, here, s, 'ann', 'movement', ship))
    const closer = open.filter((s) => (steps.get(s.id) ?? 99) < (steps.get(here.id) ?? 99))
    const chance = roll(20)
    if (here.id === c.active && i > 0 && chance > 0) break
    const next =
      chance === 1
        ? pick(roll, c.systems)
        : closer.length && chance > 4
          ? pick(roll, closer)
          : open.length
            ? pick(roll, open)
            : undefined
    if (!next) break
    path.push(next.id)
    if (roll(25) === 0) break
  }
  return path
}

function movesOf(roll: Roll, c: C): M[] {
  const mine = c.units.filter((u) => u.owner === 'ann')
  const moves = (u: U) => SHIPS.includes(u.type) || TE_SHIPS.includes(u.type)
  const cargo = (u: U) => GROUND.includes(u.type) || u.type.startsWith('fighter')
  const carries = (u: U) =>
    /carrier|war-sun|dreadnought|hil|memoria|ysia|floating|quetz|loncara|corsair|luminous|cruiser-ii/.test(u.type)
  const chosen = mine.filter((u) => (moves(u) && u.type !== 'fighter-i' ? roll(2) === 0 : roll(60) === 0)).slice(0, 3)
  const loaded = new Set(chosen.filter(() => roll(12) > 0).map((u) => u.id))
  return chosen.map((ship): M => {
    const path = pathOf(roll, c, ship)
    const fits = (u: U) => (cargo(u) && carries(ship) && path.includes(u.system) ? roll(3) > 0 : roll(80) === 0)
    const loads = mine.filter((u) => u !== ship && !loaded.has(u.id) && fits(u)).slice(0, 3)
    for (const u of loads) loaded.add(u.id)
    return {
      ship: ship.id,
      path,
      loads: loads.map((u) => ({
        unit: u.id,
        at: u.system,
        ...(path.indexOf(u.system) !== path.lastIndexOf(u.system) ? { visit: path.indexOf(u.system) } : {}),
      })),
    }
  })
}

/** One case for a seed. */
export function randomCase(seed: number): C {
  const roll = dice(seed)
  const te = roll(3) === 0
  const { systems, hyperlanes } = systemsOf(roll, te)
  const units = unitsOf(roll, systems, te)
  const c: C = {
    systems,
    hyperlanes,
    units,
    activePlayer: ACTIVE,
    active: pick(roll, systems).id,
    tacticTokens: roll(40) ? 1 + roll(3) : 0,
    moves: [],
    fleetPool: { ann: roll(5), bob: roll(5), cid: 3 },
    effects: effectsOf(roll, { systems, units }, te).map((effect) =>
      effect.id === 'aetherstream' ? { ...effect, neighbors: seed % 3 > 0 } : effect,
    ),
    seating: roll(2) ? ['ann', 'bob', 'cid'] : ['cid', 'ann', 'bob'],
    expansions: te ? ['te'] : [],
  }
  if (roll(20)) for (const s of systems) if (s.id === c.active) s.tokens = s.tokens.filter((p) => p !== 'ann')
  return { ...c, moves: movesOf(roll, c) }
}

/** A reading of every open question, by seed. */
export function randomReadings(seed: number): Record<string, string> {
  const roll = dice(seed ^ 0x5eed)
  const ids = [
    'stationary-pickup',
    'rift-pickup',
    'announced-changes',
    'rift-repeat/i',
    'rift-repeat/ii',
    'nebula-return',
    'nebula-fighter-i',
    'slipstream-ban',
    'cannon-no-target',
    'active-system-passing',
    'dock-stacking',
    'gravleash-nebula',
    'fighter-retreat',
  ]
  return Object.fromEntries(ids.map((id) => [id, roll(2) ? 'A' : 'B']))
}
