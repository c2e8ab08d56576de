/** A typed case as a position: what is told is drawn, what is not told is left out and said. */

import { distance, type Hex } from '../../../lib/games/ti4/board/geometry'
import { factions } from '../../../lib/games/ti4/data/factions'
import { FRACTURE_TILES, findHyperlane, findSystemTile, systemTiles } from '../../../lib/games/ti4/data/tiles'
import { findUnit } from '../../../lib/games/ti4/data/units'
import type { EffectFacts, HyperlaneFacts, MoveFacts, SystemFacts, UnitFacts } from '../../../lib/games/ti4/facts'
import { hexOnMap } from '../../../lib/games/ti4/imports/lay'
import { liesOffMap } from '../../../lib/games/ti4/places'
import type { RawFacts } from '../../../lib/kernel/facts'
import { OFFERED } from './cards'
import { type Position, START_TOKENS, settled } from './position'
import { canBeName, factionNamed, MAX_SEATS } from './seats'

/** Cards that are listed, and those that were told beside the list. */
const effectsIn = ({ effects, otherEffects }: RawFacts): readonly Partial<EffectFacts>[] => [
  ...listOf<EffectFacts>(effects),
  ...listOf<EffectFacts>((otherEffects as RawFacts | undefined)?.these),
]

/** A case as far as it can be drawn. */
export interface CasePicture {
  position: Position
  /** Systems of which anomalies or wormholes are not told. */
  vague: ReadonlySet<string>
  /** No place is told for them: they are drawn side by side, in the order of the route. */
  unplaced: readonly string[]
  /** Tokens are not told; the map has so many. */
  tokens?: number
}

const listOf = <T>(value: unknown): Partial<T>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : [])

/** Six players at least are named in a case of nobody. */
const [ME, OTHER] = ['You', 'Opponent']
const FARTHEST = 6

/** Side by side, each touching only the next. */
const inRow = (i: number, from: Hex): Hex => ({ q: from.q + i, r: from.r - Math.floor(i / 2) })

/** The drawing of what is told; undefined where no system is. */
export function pictureOf(facts: RawFacts): CasePicture | undefined {
  const told = listOf<SystemFacts>(facts.systems).filter(({ id }) => textOf(id))
  if (!told.length) return undefined
  const moves = listOf<MoveFacts>(facts.moves)
  const route = textsOf(moves[0]?.path)
  const hexOf = ({ hex }: Partial<SystemFacts>): Hex | undefined =>
    typeof hex?.q === 'number' && typeof hex.r === 'number' ? { q: hex.q, r: hex.r } : undefined
  const isOff = (system: Partial<SystemFacts>) => liesOffMap({ planets: [], ...system } as SystemFacts)
  const unplaced = told.filter((system) => !hexOf(system) && !isOff(system)).map(({ id }) => id!)
  const rank = (id: string) => (route.includes(id) ? route.indexOf(id) : route.length + unplaced.indexOf(id))
  const order = [...unplaced].sort((a, b) => rank(a) - rank(b))
  const below = Math.max(-2, ...told.flatMap((system) => hexOf(system)?.r ?? [])) + 2
  const left = told.some(hexOf) ? -1 : -Math.floor((order.length - 1) / 2)
  const systems = told.map((system): SystemFacts => {
    const id = system.id!
    const hex = hexOf(system) ?? (unplaced.includes(id) ? inRow(order.indexOf(id), { q: left, r: below }) : undefined)
    return {
      ...system,
      id,
      anomalies: system.anomalies ?? [],
      wormholes: system.wormholes ?? [],
      planets: textsOf(system.planets),
      tokens: textsOf(system.tokens),
      ...(hex ? { hex } : {}),
    }
  })
  const ids = new Set(systems.map(({ id }) => id))
  /** An upgrade covers the kind: it is told of one of them. */
  const isUpgraded = (unit: Partial<UnitFacts>) =>
    listOf<UnitFacts>(facts.units).some(
      ({ owner, type, upgraded }) => upgraded && owner === unit.owner && type === unit.type,
    )
  const units = listOf<UnitFacts>(facts.units).flatMap((unit): UnitFacts[] => {
    const { orUpgraded, upgraded: _, ...told } = unit
    const { id, system, owner } = told
    const kind = findUnit(told.type ?? '')
    if (!id || !kind || !system || !ids.has(system)) return []
    const type = (orUpgraded && isUpgraded(unit) && kind.upgradesTo) || kind.id
    return [{ ...told, id, type, system, owner: owner ?? ME }]
  })
  const mine = textOf(facts.activePlayer) ?? units[0]?.owner ?? ME
  const named = [
    ...textsOf(facts.seating),
    mine,
    ...units.map(({ owner }) => owner),
    ...systems.flatMap((s) => s.tokens),
  ]
  const players = [...new Set(named)]
  const active = textOf(facts.active)
  const hyperlanes = listOf<HyperlaneFacts>(facts.hyperlanes).filter(
    ({ face, hex }) => face && findHyperlane(face) && hex,
  ) as HyperlaneFacts[]
  const position: Position = {
    board: { systems, units, players, hyperlanes, ...(active && ids.has(active) ? { active } : {}) },
    me: players.indexOf(mine),
    tactic: START_TOKENS,
    fleet: players.map(() => START_TOKENS),
    factions: players.map(factionNamed),
    colours: players.map((_, i) => i),
    moves: moves.flatMap(({ ship, path, loads }) =>
      ship && units.some(({ id }) => id === ship) && textsOf(path).length && textsOf(path).every((id) => ids.has(id))
        ? [{ ship, path: textsOf(path), loads: listOf<MoveFacts['loads'][number]>(loads) as MoveFacts['loads'] }]
        : [],
    ),
    effects: [],
    te: textsOf(facts.expansions).includes('te'),
    readings: {},
  }
  const vague = new Set(told.filter(({ anomalies, wormholes }) => !anomalies || !wormholes).map(({ id }) => id!))
  const isUntold = facts.tacticTokens === undefined || facts.fleetPool === undefined
  return { position, vague, unplaced, ...(isUntold ? { tokens: START_TOKENS } : {}) }
}

const PLAIN = systemTiles.filter(
  ({ kind, planets, anomalies, wormholes, set }) =>
    kind === 'system' && set !== 'te' && !planets.length && !anomalies.length && !wormholes.length,
)

/** The case on the map, with other words for what the map cannot call by its name; undefined where it has no room. */
export function openedOn(
  facts: RawFacts,
  { position, vague }: CasePicture,
): { position: Position; names: [string, string][] } | undefined {
  const { board } = position
  const far = board.systems.some((system) => {
    const hex = hexOnMap(system)
    return hex && distance(hex, { q: 0, r: 0 }) > FARTHEST
  })
  const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  // What could not be drawn would be missing on the map.
  const isWhole =
    sizeOf(facts.units) === board.units.length &&
    sizeOf(facts.moves) === position.moves.length &&
    sizeOf(facts.hyperlanes) === board.hyperlanes.length &&
    (facts.active === undefined || board.active !== undefined)
  // Facts a link of the map has no word for.
  const isPlain =
    effectsIn(facts).every(({ neighbors }) => neighbors === undefined) &&
    board.systems.every(
      ({ rollExempt, unitsListed, id, tile, offMap }) =>
        !rollExempt?.length && unitsListed !== false && (!offMap || findSystemTile(tile ?? id)?.offMap),
    )
  if (
    !isWhole ||
    !isPlain ||
    vague.size ||
    far ||
    board.players.length > MAX_SEATS ||
    board.units.some(({ move, capacity, uses }) => (move ?? capacity ?? uses) !== undefined)
  )
    return undefined
  const used = new Set(board.systems.flatMap(({ id, tile }) => findSystemTile(tile ?? id)?.tile ?? []))
  const tiles = new Map<string, string>()
  for (const system of board.systems) {
    const named = findSystemTile(system.tile ?? system.id)
    // One that lies on the map is only called like a tile that lies off it.
    const printed = named && !(named.offMap && system.offMap === false) ? named : byPlanets(system, used)
    const tile = printed ?? PLAIN.find(({ tile: free }) => !used.has(free))
    if (!tile || FRACTURE_TILES.includes(tile.tile)) return undefined
    // A system with planets of its own has no tile that stands for it.
    if (!printed && system.planets?.length) return undefined
    used.add(tile.tile)
    tiles.set(system.id, tile.tile)
  }
  const to = (id: string) => tiles.get(id) ?? id
  const seats = seatNames(board.players)
  const who = (player: string) => seats.get(player) ?? player
  const players = board.players.map(who)
  while (players.length < 2) players.push(OTHER)
  const target = (name: string) => (tiles.has(name) ? to(name) : seats.has(name) ? who(name) : name)
  const effects = effectsIn(facts).flatMap(({ id, owner, target: aim }): EffectFacts[] => {
    const card = OFFERED.find((one) => one.id === id)
    if (!card) return []
    // A law is nobody's.
    const isOwned = owner !== undefined && card.kind !== 'law'
    return [{ id: card.id, ...(isOwned ? { owner: who(owner) } : {}), ...(aim ? { target: target(aim) } : {}) }]
  })
  if (effects.length < effectsIn(facts).length) return undefined
  const pools = (facts.fleetPool ?? {}) as Readonly<Record<string, number>>
  const fleet = players.map((_, i) => pools[board.players[i] ?? ''] ?? START_TOKENS)
  const opened = settled({
    ...position,
    board: {
      ...board,
      players,
      systems: board.systems.map((system) => ({
        ...system,
        id: to(system.id),
        tile: to(system.id),
        planets: [...(findSystemTile(to(system.id))?.planets ?? [])],
        tokens: system.tokens.map(who),
      })),
      units: board.units.map((unit) => ({ ...unit, owner: who(unit.owner), system: to(unit.system) })),
      ...(board.active ? { active: to(board.active) } : {}),
    },
    tactic: typeof facts.tacticTokens === 'number' ? Math.min(facts.tacticTokens, 16) : START_TOKENS,
    fleet,
    factions: players.map((player) => factions.find(({ id }) => id === factionNamed(player))?.id ?? ''),
    colours: players.map((_, i) => i),
    moves: position.moves.map(({ ship, path, loads }) => ({
      ship,
      path: path.map(to),
      loads: loads.map((load) => ({ ...load, at: to(load.at) })),
    })),
    effects,
  })
  return { position: opened, names: [...tiles].filter(([id, tile]) => id !== tile) }
}

/** The printed tile with just these planets. */
const byPlanets = ({ planets = [] }: SystemFacts, used: ReadonlySet<string>) =>
  planets.length
    ? systemTiles.find(
        ({ tile, planets: all }) =>
          !used.has(tile) && all.length === planets.length && planets.every((one) => all.includes(one)),
      )
    : undefined

/** Names as a seat can have them: short, and each its own. */
function seatNames(players: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  const free = { board: { players: [] as string[] } } as unknown as Position
  for (const [i, player] of players.entries()) {
    const short = player.replace(/[.~]/g, ' ').trim().slice(0, 12)
    const isTaken = [...names.values()].some((other) => other.toLowerCase() === short.toLowerCase())
    names.set(player, canBeName(free, 0, short) && !isTaken ? short : `Player ${i + 1}`)
  }
  return names
}
