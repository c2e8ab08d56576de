/**
 * Case facts in the spelling of the fact sheet (section 4.0): `edition` instead of the expansions, `move: null` for a
 * unit without a move value, unit types by their printed names or, with their figures told, by the common name alone.
 */
import { components } from './data/technologies.ts'
import { systemTiles } from './data/tiles.ts'
import { thundersEdgeUnits, UNIT_TYPES, type Unit, units } from './data/units.ts'
import { EDITION } from './facts.ts'

interface Asked {
  edition?: string | undefined
  facts: unknown
}
type Loose = Record<string, unknown>

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const EXPANSIONS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['pok', []],
  ['te', ['te']],
])
const known = [...units, ...thundersEdgeUnits]
const byId = new Map(known.map((unit) => [unit.id, unit]))
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[’'[\]]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
const byName = new Map(known.flatMap((unit) => [[slug(unit.name), unit] as const, [slug(unit.id), unit] as const]))
const byCard = new Map(components.map((component) => [slug(component.name), component.id]))
const cardIds = new Set(components.map((component) => component.id))

/** Facts and edition as the checkers of this game read them; whatever is not the sheet's spelling stays as it is. */
export function fromSheet({ edition, facts }: Asked): Asked {
  if (!isObject(facts)) return EXPANSIONS.has(edition) ? { edition: EDITION, facts } : { edition, facts }
  const named = typeof facts.edition === 'string' ? facts.edition : edition
  const expansions = EXPANSIONS.get(named)
  const rewritten = rewriteLists(facts)
  if (
    !expansions ||
    (facts.expansions !== undefined && JSON.stringify(facts.expansions) !== JSON.stringify(expansions))
  )
    return { edition, facts: rewritten }
  const { edition: _edition, ...rest } = rewritten
  return { edition: EXPANSIONS.has(edition) ? EDITION : edition, facts: { ...rest, expansions } }
}

/** Units and effects rewritten; the same object where nothing has to change, so that boards are kept. */
function rewriteLists(facts: Loose): Loose {
  const changed = { ...facts }
  if (Array.isArray(facts.effects)) changed.effects = rewritten(facts.effects, effectOf)
  if (Array.isArray(facts.systems)) changed.systems = rewritten(facts.systems, systemOf)
  if (Array.isArray(facts.units)) changed.units = rewritten(facts.units, (unit) => unitOf(unit, facts.effects))
  return Object.keys(changed).every((key) => changed[key] === facts[key]) ? facts : changed
}

function rewritten(list: unknown[], change: (item: Loose) => Loose): unknown[] {
  const next = list.map((item) => (isObject(item) ? change(item) : item))
  return next.every((item, i) => item === list[i]) ? list : next
}

/** Planets go by their printed names, however they are written. */
const planetNames = new Map(systemTiles.flatMap(({ planets }) => planets.map((name) => [slug(name), name] as const)))
const planetOf = (name: unknown) => (typeof name === 'string' ? (planetNames.get(slug(name)) ?? name) : name)

function systemOf(system: Loose): Loose {
  if (!Array.isArray(system.planets)) return system
  const planets = system.planets.map(planetOf)
  return planets.every((name, i) => name === (system.planets as unknown[])[i]) ? system : { ...system, planets }
}

function effectOf(effect: Loose): Loose {
  if (typeof effect.id !== 'string' || cardIds.has(effect.id)) return effect
  const id = byCard.get(slug(effect.id)) ?? effect.id.replace(/^(ti4:)?components\./, '')
  return id === effect.id ? effect : { ...effect, id }
}

function unitOf(told: Loose, effects: unknown): Loose {
  const at = planetOf(told.at)
  const unit = at === told.at ? told : { ...told, at }
  if (typeof unit.type !== 'string') return unit
  const kind = byId.get(unit.type) ?? byName.get(slug(unit.type)) ?? commonOf(unit, effects)
  if (!kind) return unit
  const noMove = unit.move === null && kind.move === null
  if (!noMove && kind.id === unit.type) return unit
  const { move, ...rest } = unit
  return { ...rest, type: kind.id, ...(noMove || move === undefined ? {} : { move }) }
}

/** The printed unit that a common name (`carrier`) and its figures mean; PDS II is told by its technology. */
function commonOf(unit: Loose, effects: unknown): Unit | undefined {
  const type = slug(String(unit.type))
  if (!UNIT_TYPES.includes(type as Unit['type']) || type === 'flagship') return undefined
  const common = known.filter((other) => other.type === type && !other.faction)
  if (type === 'pds') {
    const upgraded = (Array.isArray(effects) ? effects : []).some(
      (effect) => isObject(effect) && effect.id === 'pds-ii' && effect.owner === unit.owner,
    )
    return common.find((other) => other.level === (upgraded ? 2 : 1))
  }
  const alike = common.filter(
    (other) =>
      (unit.move === undefined || other.move === unit.move) &&
      (unit.capacity === undefined || other.capacity === unit.capacity),
  )
  const same = alike.every((other) => other.move === alike[0]?.move && other.capacity === alike[0]?.capacity)
  const told = typeof unit.move === 'number' && typeof unit.capacity === 'number' && type !== 'fighter'
  return alike.length ? (same ? alike[0] : undefined) : told ? common[0] : undefined
}
