/** Gaps in the facts: where they are. */
import { domainOf, isWhole, selections } from './domains.ts'
import { type Fact, type FactSpecs, type ListFact, type NameFact, type RawFacts, somePart } from './facts.ts'
import { factAt, pathOf, segmentsOf } from './parse.ts'

/** Where a value stands in the facts: names, and positions in lists. */
export type Segments = readonly (string | number)[]

/** A gap in the facts, and the values it could take; no domain where they cannot be listed. */
export interface Gap {
  segments: Segments
  path: string
  domain: readonly unknown[] | undefined
  /** True when the domain of a count leaves out nothing that matters; it is then never narrowed. */
  whole?: boolean
}

const NONE: Gap[] = []

const isScalar = (fact: Fact) => fact.kind !== 'list' && fact.kind !== 'record' && fact.kind !== 'map'

/** The fields of a record that matter beside their neighbours: those known and those that are asked. */
const askedFields = (fields: FactSpecs, value: RawFacts, facts: RawFacts): [string, Fact][] =>
  Object.entries(fields).filter(
    ([key, field]) => value[key] !== undefined || !field.relevant || field.relevant(value, facts),
  )

/** True where a part of the fact is asked for only in some cases. */
const dependsOnOthers = (fact: Fact): boolean => somePart(fact, ({ relevant }) => relevant !== undefined)

/**
 * Open or not by value, for lists whose parts are always asked for: worlds share most of their values. Remembers no
 * judgement: the parser makes every value anew and nothing changes one afterwards.
 */
const openness = new WeakMap<Fact, WeakMap<object, boolean> | 'depends'>()

/** True for a fact of which a part may be told and another not. */
export const mayBePartTold = (fact: Fact): boolean =>
  fact.kind === 'record' || (fact.kind === 'list' && !isScalar(fact.of))

function opennessOf(fact: Fact): WeakMap<object, boolean> | 'depends' {
  const before = openness.get(fact)
  if (before) return before
  const known = dependsOnOthers(fact) ? 'depends' : new WeakMap<object, boolean>()
  openness.set(fact, known)
  return known
}

/** True when the fact, or a part of it that is asked for, is not known. */
export function isOpen(fact: Fact, value: unknown, facts: RawFacts): boolean {
  if (value === undefined) return !fact.optional
  if (fact.kind === 'record') return hasOpenPart(fact, value, facts)
  if (!mayBePartTold(fact)) return false
  const known = opennessOf(fact)
  if (known === 'depends') return hasOpenPart(fact, value, facts)
  const before = known.get(value as object)
  if (before !== undefined) return before
  const open = hasOpenPart(fact, value, facts)
  known.set(value as object, open)
  return open
}

function hasOpenPart(fact: Fact, value: unknown, facts: RawFacts): boolean {
  if (fact.kind === 'list') {
    for (const item of value as unknown[]) if (isOpen(fact.of, item, facts)) return true
    return false
  }
  if (fact.kind !== 'record') return false
  const fields = fact.fields as FactSpecs
  const known = value as RawFacts
  for (const key in fields) {
    const field = fields[key]!
    if (
      known[key] !== undefined
        ? isOpen(field, known[key], facts)
        : !field.optional && (!field.relevant || field.relevant(known, facts))
    ) {
      return true
    }
  }
  return false
}

/** True when some of the named facts, or a part of one, is not known. */
export function hasGaps(specs: FactSpecs, facts: RawFacts, keys: readonly string[]): boolean {
  for (const key of keys) {
    const fact = specs[key]
    if (!fact) continue
    const value = facts[key]
    if (value === undefined ? !fact.optional : isOpen(fact, value, facts)) return true
  }
  return false
}

/** Names of any sort. */
const ANY = Symbol('any')
type Sort = string | undefined | typeof ANY

/** Every name of a sort among the facts, wherever one is asked for; keys of a map count for every sort. */
function namesIn(fact: Fact, value: unknown, sort: Sort, found: Set<string>): Set<string> {
  if (value === undefined) return found
  if (fact.kind === 'name') return sort === ANY || fact.sort === sort ? found.add(value as string) : found
  if (fact.kind === 'list') for (const item of value as unknown[]) namesIn(fact.of, item, sort, found)
  else if (fact.kind === 'record') {
    for (const [key, field] of Object.entries(fact.fields as FactSpecs))
      namesIn(field, (value as RawFacts)[key], sort, found)
  } else if (fact.kind === 'map') {
    for (const [key, item] of Object.entries(value as RawFacts)) namesIn(fact.of, item, sort, found.add(key))
  }
  return found
}

/**
 * Names are only ever compared, so for an absent one it is enough to try every name of its sort on the table and
 * strangers, one for each absent name so that they can all differ.
 */
function nameDomain(specs: FactSpecs, facts: RawFacts, sort: string | undefined, absent: number): string[] {
  const known = namesOf(specs, facts, sort)
  const strangers: string[] = []
  for (let i = 1; strangers.length < absent; i++) {
    const stranger = i > 1 ? `(not named ${i})` : '(not named)'
    if (!known.has(stranger)) strangers.push(stranger)
  }
  return [...known, ...strangers]
}

/** True for a name that was made up for one nobody told. */
export const isStranger = (value: unknown): boolean => typeof value === 'string' && value.startsWith('(not named')

/** The names of a sort that stand in the facts. */
function namesOf(specs: FactSpecs, facts: RawFacts, sort: Sort): Set<string> {
  const known = new Set<string>()
  for (const key of namingKeys(specs)) namesIn(specs[key]!, facts[key], sort, known)
  return known
}

/** Every name the facts give a thing: of a ship, a system, a player. In: facts that fit their specs. */
export const namesTold = (specs: FactSpecs, facts: RawFacts): ReadonlySet<string> => namesOf(specs, facts, ANY)

const holdsNames = (fact: Fact): boolean => somePart(fact, ({ kind }) => kind === 'name' || kind === 'map')

const naming = new WeakMap<FactSpecs, readonly string[]>()

/** The facts in which names can stand. */
function namingKeys(specs: FactSpecs): readonly string[] {
  const keys = naming.get(specs) ?? Object.keys(specs).filter((key) => holdsNames(specs[key]!))
  naming.set(specs, keys)
  return keys
}

/** The values of the one gap at this place, as `gapsIn` gives them; for a name one stranger more than are there. */
export function gapAt(specs: FactSpecs, facts: RawFacts, segments: Segments, base: RawFacts = facts): Gap {
  const fact = factAt(specs, segments)
  const path = pathOf(segments)
  if (!fact) return { segments, path, domain: undefined }
  const whole = isWhole(fact) || (fact.kind === 'count' && fact.edges !== undefined)
  return { segments, path, domain: domainAt(specs, facts, fact, base), whole }
}

function domainAt(specs: FactSpecs, facts: RawFacts, fact: Fact, base: RawFacts): readonly unknown[] | undefined {
  if (fact.handle) return undefined
  if (fact.kind === 'name') return [...new Set([...(fact.samples ?? []), ...nameDomain(specs, facts, fact.sort, 1)])]
  if (isSetOfNames(fact)) return selections([...namesOf(specs, facts, fact.of.sort)])
  return domainOf(fact, base)
}

/** True for a list of names of which only the selection matters. */
const isSetOfNames = (fact: Fact): fact is ListFact<NameFact> =>
  fact.kind === 'list' && fact.set === true && fact.of.kind === 'name'

/** The gaps in the named facts, at any depth. Numbers to try lie next to those among `base`. */
export function gapsIn(specs: FactSpecs, facts: RawFacts, keys: readonly string[], base: RawFacts = facts): Gap[] {
  if (!hasGaps(specs, facts, keys)) return NONE
  const gaps: Gap[] = []
  const nameless: [place: number, sort: string | undefined][] = []
  const visit = (fact: Fact, value: unknown, segments: readonly (string | number)[]): void => {
    if (value === undefined && fact.optional) return
    if (fact.kind === 'record') {
      const known = (value ?? {}) as RawFacts
      for (const [key, field] of askedFields(fact.fields, known, facts)) visit(field, known[key], [...segments, key])
    } else if (value === undefined) {
      if (fact.kind === 'name' && !fact.handle) nameless.push([gaps.length, fact.sort])
      gaps.push({
        segments,
        path: pathOf(segments),
        domain: isSetOfNames(fact) ? selections([...namesOf(specs, facts, fact.of.sort)]) : domainOf(fact, base),
        whole: isWhole(fact) || (fact.kind === 'count' && fact.edges !== undefined),
      })
    } else if (fact.kind === 'list') {
      ;(value as unknown[]).forEach((item, i) => {
        visit(fact.of, item, [...segments, i])
      })
    }
  }
  for (const key of keys) {
    const fact = specs[key]
    if (fact) visit(fact, facts[key], [key])
  }
  for (const [i, sort] of nameless) {
    const names = nameDomain(specs, facts, sort, nameless.filter(([, other]) => other === sort).length)
    gaps[i] = { ...gaps[i]!, domain: [...new Set([...(gaps[i]!.domain ?? []), ...names])] }
  }
  return gaps
}

/** The facts with one value set, copied along the way. */
export const withValue = <T>(value: T, segments: readonly (string | number)[], filled: unknown): T =>
  withValueFrom(value, segments, 0, filled)

function withValueFrom<T>(value: T, segments: readonly (string | number)[], from: number, filled: unknown): T {
  const head = segments[from]
  if (head === undefined) return filled as T
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string | number, unknown>
  copy[head] = withValueFrom(copy[head], segments, from + 1, filled)
  return copy as T
}

/** What stands at the place of a gap. */
export const valueAt = (world: RawFacts, gap: Gap): unknown =>
  gap.segments.reduce<unknown>((value, part) => (value as Record<string | number, unknown>)?.[part], world)

/** What stands around a place: the record it belongs to, where that is told. */
export const neighboursOf = (facts: RawFacts, path: string): RawFacts | undefined =>
  segmentsOf(path)
    .slice(0, -1)
    .reduce<unknown>((value, part) => (value as Record<string | number, unknown> | undefined)?.[part], facts) as
    | RawFacts
    | undefined

/** True where a fact could stand, and nothing is told. */
export function isBlankAt(facts: RawFacts, path: string): boolean {
  const around = neighboursOf(facts, path)
  return around !== undefined && around[segmentsOf(path).at(-1)!] === undefined
}
