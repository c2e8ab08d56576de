/** A six-player map of Twilight Imperium with fleets, as large as wanted; always the same. */
import type { Request } from '../../lib/adjudicate.ts'
import type { Anomaly, Wormhole } from '../../lib/games/ti4/data/tiles.ts'
import type { CaseFacts, MoveFacts, SystemFacts, UnitFacts } from '../../lib/games/ti4/facts.ts'

const PLAYERS = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']
const HOME_FLEET = 'carrier-ii cruiser-ii dreadnought-i destroyer-i fighter-i fighter-i'.split(' ')
const OUTPOST = 'carrier-i cruiser-i fighter-ii'.split(' ')
const EVERY_ANOMALY: readonly (readonly [number, Anomaly])[] = [
  [7, 'gravity-rift'],
  [11, 'asteroid-field'],
  [13, 'nebula'],
  [17, 'supernova'],
]
const EVERY_WORMHOLE: readonly (readonly [number, Wormhole])[] = [
  [9, 'alpha'],
  [10, 'beta'],
]

function hexes(rings: number): { q: number; r: number }[] {
  const span = Array.from({ length: 2 * rings + 1 }, (_, i) => i - rings)
  return span.flatMap((q) => span.filter((r) => Math.abs(q + r) <= rings).map((r) => ({ q, r })))
}

const traits = <T>(table: readonly (readonly [number, T])[], i: number) =>
  table.flatMap(([every, trait]) => (i % every === every - 1 ? [trait] : []))

/** Map of `rings` rings: 37 systems for 3, 61, 91, 127. Each third system holds a fleet or an outpost. */
export function hexMap(rings: number): CaseFacts {
  const systems = hexes(rings).map(
    (hex, i): SystemFacts => ({
      id: `s${i}`,
      hex,
      anomalies: i % 3 ? traits(EVERY_ANOMALY, i) : [],
      wormholes: traits(EVERY_WORMHOLE, i),
      planets: [`P${i}`],
      tokens: i % 8 === 5 ? [PLAYERS[i % 6]!] : [],
    }),
  )
  const units = systems.flatMap(({ id, planets }, i): UnitFacts[] => {
    if (i % 3) return []
    const owner = PLAYERS[(i / 3) % 6]!
    const ships = i % 2 ? HOME_FLEET : OUTPOST
    const ground = ['infantry-i', 'infantry-i', 'pds-ii']
    return [
      ...ships.map((type, k) => ({ id: `${id}-${k}`, owner, type, system: id, at: 'space' })),
      ...ground.map((type, k) => ({ id: `${id}-g${k}`, owner, type, system: id, at: planets![0]! })),
    ]
  })
  const middle = systems.length >> 1
  return {
    systems,
    hyperlanes: [],
    units,
    activePlayer: 'ann',
    active: `s${middle}`,
    tacticTokens: 2,
    moves: [],
    fleetPool: Object.fromEntries(PLAYERS.map((player) => [player, 5])),
    effects: [
      { id: 'gravity-drive', owner: 'ann', target: units.find((unit) => unit.owner === 'ann')!.id },
      { id: 'antimass-deflectors', owner: 'ann' },
      { id: 'light-wave-deflector', owner: 'bob' },
      { id: 'plasma-scoring', owner: 'cid' },
      { id: 'armada', owner: 'dan' },
    ],
    seating: PLAYERS,
    expansions: [],
  }
}

/** The case with a whole action declared: every ship that has a route goes, carriers with what stands beside them. */
export function declareAll(facts: CaseFacts, routes: ReadonlyMap<string, readonly string[]>): CaseFacts {
  const taken = new Set<string>()
  const moves = [...routes].map(([ship, path]): MoveFacts => {
    const { system, type } = facts.units.find((unit) => unit.id === ship)!
    const room = type === 'carrier-ii' ? 6 : type === 'carrier-i' ? 4 : 0
    const loads = facts.units
      .filter((unit) => unit.system === system && unit.owner === 'ann' && /infantry|fighter-i$/.test(unit.type))
      .filter((unit) => !taken.has(unit.id) && !routes.has(unit.id))
      .slice(0, room)
    for (const unit of loads) taken.add(unit.id)
    return { ship, path, loads: loads.map((unit) => ({ unit: unit.id, at: system })) }
  })
  return { ...facts, moves }
}

/** Who reaches the middle of a map of which only places and units are told: 37 systems, or as many as wanted. */
export function halfToldMap(rings = 3): Request {
  const { systems, units, active, activePlayer } = hexMap(rings)
  const board = systems.map(({ id, hex, planets }) => ({ id, hex, planets }))
  return { checker: 'ti4/reach', facts: { systems: board, units, active, activePlayer } }
}
