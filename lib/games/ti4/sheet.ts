/**
 * Case facts in the spelling of the fact sheet (section 4.0): `edition` instead of the expansions, `move: null` for a
 * unit without a move value, unit types by their printed names or, with their figures told, by the common name alone.
 * Names of all kinds are read by id, printed name or alias, in large or small letters; values of a choice by the kernel.
 */
import { components } from './data/technologies.ts'
import { systemTiles } from './data/tiles.ts'
import { thundersEdgeUnits, UNIT_TYPES, type Unit, units } from './data/units.ts'
import { EDITION } from './facts.ts'
import { isObject, type Known, type Loose, playerNames, slug, systemNames, unitNames } from './names.ts'
import { planetsOf } from './places.ts'

interface Asked {
  edition?: string | undefined
  facts: unknown
}

const EXPANSIONS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['pok', []],
  ['te', ['te']],
])
const known = [...units, ...thundersEdgeUnits]
const byId = new Map(known.map((unit) => [unit.id, unit]))
const byName = new Map(known.flatMap((unit) => [[slug(unit.name), unit] as const, [slug(unit.id), unit] as const]))
/** Cards by their ids and names, with and without the mark of Thunder's Edge, and by the halves of a name of two. */
const byCard = new Map(
  components.flatMap(({ id, name }) =>
    [id, id.replace(/^te-/, ''), name, ...name.split(/ and |: /)].map((called) => [slug(called), id] as const),
  ),
)
for (const { id, name } of components) byCard.set(slug(name), id).set(slug(id), id)
const cardIds = new Set(components.map(({ id }) => id))

/** Facts and edition as the checkers of this game read them; whatever is not the sheet's spelling stays as it is. */
export function reads({ edition, facts }: Asked): Asked {
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

type Change = (value: unknown) => unknown

/** An object with some fields read another way; the object itself where that changes nothing. */
function withFields(item: Loose, changes: Readonly<Record<string, Change>>): Loose {
  let next: Loose | undefined
  for (const key in changes) {
    const told = item[key]
    const now = told === undefined ? told : changes[key]!(told)
    if (now === told) continue
    next ??= { ...item }
    next[key] = now
  }
  return next ?? item
}
/** A list with every item read another way; the list itself where that changes nothing. */
const each =
  (change: Change): Change =>
  (list) => {
    if (!Array.isArray(list)) return list
    const read = list.map(change)
    return read.every((item, i) => item === list[i]) ? list : read
  }
const ofObjects = (change: (item: Loose) => Loose) => each((item) => (isObject(item) ? change(item) : item))
const text = (known: Known) => (value: unknown) => (typeof value === 'string' ? known(value) : value)

/** Every name of the facts as the facts themselves first told it. */
function rewriteLists(facts: Loose): Loose {
  const read = withFields(facts, {
    effects: ofObjects(effectOf),
    systems: ofObjects(systemOf),
    controlled: each(planetOf),
  })
  const system = systemNames(read)
  const unit = unitNames(read)
  const player = playerNames(read)
  const planet = planetNamesOn(read)
  const inSystem = { system: text(system), at: text(planet) }
  const onWay = { at: text(system), to: text(placeOf) }
  const ofMove = { path: each(text(system)), loads: ofObjects((load) => withFields(load, onWay)) }
  const onTarget = { target: text(targetOf) }
  const anything = (name: string): string =>
    isKnown(read, name)
      ? name
      : ([unit, system, player].map((known) => known(name)).find((other) => other !== name) ?? name)
  return withFields(read, {
    units: ofObjects((told) => withFields(unitOf(told, read.effects), inSystem)),
    active: text(system),
    system: text(system),
    to: text(system),
    from: text(placeOf),
    effects: ofObjects((effect) => withFields(effect, onTarget)),
    moves: ofObjects((move) => withFields(move, ofMove)),
  })

  /** A place: a system by its own name, else a planet, else a system by another one. */
  function placeOf(name: string): string {
    return isKnown(read, name) || isPlanet(read, name) ? name : fromOf(name)
  }

  /** A planet before what the system of that planet is called. */
  function fromOf(name: string): string {
    return isPlanet(read, planet(name)) ? planet(name) : anything(name)
  }

  /** A ship, a system, a player; a border names two systems. */
  function targetOf(name: string): string {
    const ends = name.split('/')
    return ends.length === 2 && unit(name) === name ? ends.map((end) => system(end)).join('/') : anything(name)
  }
}

/** True for a name that stands for something as it is. */
function isKnown({ units, systems }: Loose, name: string): boolean {
  const has = (list: unknown, key: string) =>
    Array.isArray(list) && list.some((item) => isObject(item) && item[key] === name)
  return has(units, 'id') || has(units, 'owner') || has(systems, 'id')
}

/** The planets of a system as told, else as its tile prints them. */
const planetsIn = ({ planets, tile }: Loose): readonly unknown[] =>
  planetsOf({
    planets: Array.isArray(planets) ? planets : undefined,
    tile: typeof tile === 'string' ? tile : undefined,
  })

const isPlanet = ({ systems }: Loose, name: string): boolean =>
  Array.isArray(systems) && systems.some((one) => isObject(one) && planetsIn(one).includes(name))

/** Planets go by their printed names, however they are written. */
const planetNames = new Map(systemTiles.flatMap(({ planets }) => planets.map((name) => [slug(name), name] as const)))
const printed = new Set(planetNames.values())
const planetOf = (name: unknown) =>
  typeof name === 'string' && !printed.has(name) ? (planetNames.get(slug(name)) ?? name) : name

/** Planets of these systems, and space, by any spelling. */
function planetNamesOn({ systems }: Loose): Known {
  const told = Array.isArray(systems) ? systems.flatMap((one) => (isObject(one) ? planetsIn(one) : [])) : []
  const names = ['space', ...told.filter((name): name is string => typeof name === 'string')]
  const exact = new Set(names)
  let known: ReadonlyMap<string, string> | undefined
  return (name) => {
    if (exact.has(name)) return name
    known ??= new Map(names.map((planet) => [slug(planet), planet]))
    return known.get(slug(name)) ?? (planetOf(name) as string)
  }
}

const ofSystem = { planets: each(planetOf) }
const systemOf = (system: Loose): Loose => withFields(system, ofSystem)

function effectOf(effect: Loose): Loose {
  if (typeof effect.id !== 'string' || cardIds.has(effect.id)) return effect
  const name = effect.id.replace(/^(ti4:)?components\./, '')
  return { ...effect, id: byCard.get(slug(name)) ?? name }
}

function unitOf(unit: Loose, effects: unknown): Loose {
  if (typeof unit.type !== 'string') return unit
  const kind = byId.get(unit.type) ?? byName.get(slug(unit.type)) ?? commonOf(unit, effects)
  if (!kind) return eitherOf(unit) ?? unit
  const noMove = unit.move === null && kind.move === null
  if (!noMove && kind.id === unit.type) return unit
  const { move, ...rest } = unit
  return { ...rest, type: kind.id, ...(noMove || move === undefined ? {} : { move }) }
}

/** `carrier` alone: I or II, whichever its player has. */
function eitherOf(unit: Loose): Loose | undefined {
  const type = slug(String(unit.type))
  const begun = known.find((one) => one.type === type && !one.faction && one.level === 1)
  return begun && unit.move === undefined && unit.capacity === undefined
    ? { ...unit, type: begun.id, orUpgraded: true }
    : undefined
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
