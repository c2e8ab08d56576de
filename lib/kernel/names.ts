/**
 * Names of a sort are compared without case: every spelling becomes the one a sample or the facts give first. Names
 * without a sort are left as they are: what they belong to is not known.
 */
import { type Fact, type FactSpecs, type NameFact, type RawFacts, somePart } from './facts.ts'
import { pathOf } from './parse.ts'
import type { Issue } from './ruling.ts'

const folded = (name: string) => name.trim().normalize('NFC').toLowerCase()

/** The spelling of each name by its sort and its folded form. */
type Spellings = Map<string, string>

const keyOf = (sort: string, name: string) => `${sort}\n${folded(name)}`

const samplesOf = new WeakMap<FactSpecs, Spellings>()

/** The spellings of the samples a checker offers, gathered once. */
function spellingsOfSamples(specs: FactSpecs): Spellings {
  const known = samplesOf.get(specs)
  if (known) return known
  const all: Spellings = new Map()
  const visit = (fact: Fact): void => {
    if (fact.kind === 'name') {
      const { sort, samples = [] } = fact
      if (sort) for (const name of samples) all.set(keyOf(sort, name), name)
    } else if (fact.kind === 'list' || fact.kind === 'map') visit(fact.of)
    else if (fact.kind === 'record') for (const field of Object.values(fact.fields as FactSpecs)) visit(field)
  }
  for (const fact of Object.values(specs)) visit(fact)
  samplesOf.set(specs, all)
  return all
}

interface Reading {
  samples: Spellings
  told: Spellings
  /** By sort, the spelling of every name as it was written: most stand at several places. */
  written: Map<string, Spellings>
  issues: Issue[]
  /** Where the value that is looked at stands. */
  place: (string | number)[]
}

function spellingOf({ samples, told, written }: Reading, sort: string | undefined, name: string): string {
  if (!sort) return name
  const ofSort = written.get(sort) ?? new Map<string, string>()
  const before = ofSort.get(name)
  if (before !== undefined) return before
  const key = keyOf(sort, name)
  const first = samples.get(key) ?? told.get(key) ?? name
  told.set(key, first)
  written.set(sort, ofSort.set(name, first))
  return first
}

/** A name told by the word a player reads for it is that name: "Nobody" is none, "You" is me. */
const standingFor = ({ said = {} }: NameFact, name: string): string =>
  Object.keys(said).find((key) => folded(said[key]!) === folded(name)) ?? name

/** True for a fact in which names of a sort may stand; any other value stays as it is. */
const mayName = (fact: Fact): boolean =>
  somePart(fact, (part) => (part.kind === 'name' || part.kind === 'map') && part.sort !== undefined)

/** The value with one spelling for each name; the very same value where all of them are spelled so already. */
function unified(fact: Fact, value: unknown, reading: Reading): unknown {
  if (fact.kind === 'name') return spellingOf(reading, fact.sort, standingFor(fact, value as string))
  if (fact.kind === 'record') return unifiedFields(fact.fields, value as RawFacts, reading)
  if (fact.kind === 'list') {
    let copy: unknown[] | undefined
    for (const [i, item] of (value as unknown[]).entries()) {
      const now = unifiedAt(fact.of, i, item, reading)
      if (now === item) continue
      copy ??= (value as unknown[]).slice()
      copy[i] = now
    }
    return copy ?? value
  }
  if (fact.kind !== 'map') return value
  const entries = Object.entries(value as RawFacts).map(([key, item]) => ({
    key,
    name: spellingOf(reading, fact.sort, key),
    item,
  }))
  const twin = entries.find(({ name }, i) => entries.findIndex((other) => other.name === name) < i)
  if (twin)
    reading.issues.push({
      path: pathOf(reading.place),
      message: `${twin.name} and ${twin.key} are the same name.`,
      fix: 'Give every name once.',
    })
  return Object.fromEntries(entries.map(({ name, item }) => [name, unifiedAt(fact.of, name, item, reading)]))
}

function unifiedAt(fact: Fact, key: string | number, value: unknown, reading: Reading): unknown {
  reading.place.push(key)
  const now = unified(fact, value, reading)
  reading.place.pop()
  return now
}

const namingFields = new WeakMap<FactSpecs, readonly string[]>()

/** Those of the fields in which names of a sort may stand. */
function namingIn(fields: FactSpecs): readonly string[] {
  const known = namingFields.get(fields)
  if (known) return known
  const found = Object.keys(fields).filter((key) => mayName(fields[key]!))
  namingFields.set(fields, found)
  return found
}

function unifiedFields(fields: FactSpecs, value: RawFacts, reading: Reading): RawFacts {
  let copy: Record<string, unknown> | undefined
  for (const key of namingIn(fields)) {
    if (value[key] === undefined) continue
    const now = unifiedAt(fields[key]!, key, value[key], reading)
    if (now === value[key]) continue
    copy ??= { ...value }
    copy[key] = now
  }
  return copy ?? value
}

/** In: facts as read. Out: the same facts with one spelling for each name, or what stands twice under one name. */
export function withOneSpelling(specs: FactSpecs, facts: RawFacts): { facts: RawFacts; issues: Issue[] } {
  const reading: Reading = {
    samples: spellingsOfSamples(specs),
    told: new Map(),
    written: new Map(),
    issues: [],
    place: [],
  }
  return { facts: unifiedFields(specs, facts, reading), issues: reading.issues }
}
