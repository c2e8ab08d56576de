/**
 * What players call things, as the facts of a case name them: systems by their tile number or a planet on them, units and
 * players however they are spelled, choices by their printed words.
 */
import { systemTiles } from './data/tiles.ts'

export type Loose = Record<string, unknown>

/** A name as it is compared: small letters, no signs, hyphens between the words. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’'[\]]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const itemsOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

/** What the two tiles off the map and the Creuss Gate are called besides their planets. */
const TILE_NAMES: Readonly<Record<string, readonly string[]>> = {
  '17': ['Creuss Gate'],
  '51': ['Creuss home'],
  '82': ['Wormhole Nexus', 'Nexus'],
}
const planetsByTile = new Map(systemTiles.map(({ tile, planets }) => [tile, planets]))

/** Gives the name by which the facts know a thing, or the name itself where they know none or two. */
export type Known = (name: string) => string

function knownBy(pairs: readonly (readonly [called: string, id: string])[], ids: readonly string[]): Known {
  const exact = new Set(ids)
  let called: ReadonlyMap<string, string | undefined> | undefined
  return (name) => {
    if (exact.has(name)) return name
    // Most facts call everything by its very name; then nothing is compared in small letters.
    called ??= calledBy(pairs, ids)
    return called.get(slug(name)) ?? name
  }
}

/** The id of each thing by what it is called, its own name before what others are called; undefined for what two are called. */
function calledBy(
  pairs: readonly (readonly [called: string, id: string])[],
  ids: readonly string[],
): Map<string, string | undefined> {
  const called = new Map<string, string | undefined>()
  const own = new Set(ids.map(slug))
  const call = (name: string, id: string) => {
    const key = slug(name)
    if (key) called.set(key, called.has(key) && called.get(key) !== id ? undefined : id)
  }
  for (const id of ids) call(id, id)
  for (const [name, id] of pairs) if (!own.has(slug(name))) call(name, id)
  return called
}

/** Systems by id, tile number, printed name of a planet or of the tile. Hyperlane tiles keep their own names. */
export function systemNames(facts: Loose): Known {
  const systems = itemsOf(facts.systems)
  const lanes = itemsOf(facts.hyperlanes).flatMap(({ id, face }) => [...textOf(id), ...textOf(face)])
  const ids = [...systems.flatMap(({ id }) => textOf(id)), ...lanes]
  const pairs = systems.flatMap((system) => {
    const [id] = textOf(system.id)
    if (id === undefined) return []
    const [tile = id] = textOf(system.tile)
    const planets = Array.isArray(system.planets) ? system.planets.flatMap(textOf) : []
    const names = [tile, ...planets, ...(planetsByTile.get(tile) ?? []), ...(TILE_NAMES[tile] ?? [])]
    return names.map((name) => [name, id] as const)
  })
  return knownBy(pairs, ids)
}

/** Ids of units and names of players, however they are spelled; players as the first of their kind told. */
export const unitNames = (facts: Loose): Known => {
  const ids = itemsOf(facts.units).flatMap(({ id }) => textOf(id))
  return knownBy([], [...new Set(ids)])
}
export function playerNames(facts: Loose): Known {
  const seats = Array.isArray(facts.seating) ? facts.seating.flatMap(textOf) : []
  const owners = itemsOf(facts.units).flatMap(({ owner }) => textOf(owner))
  const first = new Map<string, string>()
  for (const name of new Set([...textOf(facts.activePlayer), ...textOf(facts.player), ...seats, ...owners]))
    if (!first.has(slug(name))) first.set(slug(name), name)
  return knownBy([], [...first.values()])
}
