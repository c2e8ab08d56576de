/** Variants of a case in which a single told fact is another one, or one is told besides. */
import { createHash } from 'node:crypto'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import type { Path } from './left-out.ts'

/** A told fact that can be told otherwise, and its other values. */
interface Leaf {
  path: Path
  others: readonly unknown[]
}

const namesOf = (fact: Fact, value: unknown): [string, string][] =>
  partsOf(fact, value).flatMap(([, part, inner]) =>
    part.kind === 'name' ? [[part.sort ?? '', inner as string] as [string, string]] : namesOf(part, inner),
  )

/** The told parts of a fact that has parts. */
function partsOf(fact: Fact, value: unknown): [string | number, Fact, unknown][] {
  if (value === undefined || value === null) return []
  if (fact.kind === 'list') return (value as unknown[]).map((item, i) => [i, fact.of, item])
  if (fact.kind === 'map') return Object.entries(value).map(([key, item]) => [key, fact.of, item])
  if (fact.kind !== 'record') return []
  return Object.entries(fact.fields as FactSpecs).flatMap(([key, field]): [string, Fact, unknown][] => {
    const inner = (value as RawFacts)[key]
    return inner === undefined ? [] : [[key, field, inner]]
  })
}

function othersOf(fact: Fact, value: unknown, names: readonly [string, string][]): readonly unknown[] {
  if (fact.kind === 'yes-no') return [!value]
  if (fact.kind === 'choice') return Object.keys(fact.options).filter((option) => option !== value)
  if (fact.kind === 'count') return [Number(value) - 1, Number(value) + 1].filter((n) => n >= fact.min && n <= fact.max)
  if (fact.kind === 'name')
    return [...new Set(names.flatMap(([sort, name]) => (sort === (fact.sort ?? '') && name !== value ? [name] : [])))]
  if (fact.kind === 'list') return (value as unknown[]).map((_, i) => (value as unknown[]).filter((_, at) => at !== i))
  return []
}

type Others = (fact: Fact, value: unknown, names: readonly [string, string][]) => readonly unknown[]

function leavesOf(fact: Fact, value: unknown, path: Path, names: readonly [string, string][], of: Others): Leaf[] {
  const others = of(fact, value, names)
  const inside = partsOf(fact, value).flatMap(([key, part, inner]) => leavesOf(part, inner, [...path, key], names, of))
  return [...(others.length ? [{ path, others }] : []), ...inside]
}

/** What can be told of a fact nobody told. */
function firstOf(fact: Fact, names: readonly [string, string][]): readonly unknown[] {
  if (fact.kind === 'yes-no') return [true, false]
  if (fact.kind === 'count') return [fact.min, fact.max, ...(fact.edges ?? [])]
  if (fact.kind === 'list') return [[]]
  return othersOf(fact, undefined, names)
}

/** The record with one field told that was not, or without one that may stay away. */
function withOrWithout(fields: FactSpecs, told: RawFacts, names: readonly [string, string][]): readonly RawFacts[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (told[key] === undefined) return firstOf(field, names).map((first) => ({ ...told, [key]: first }))
    const { [key]: _, ...rest } = told
    return field.optional ? [rest] : []
  })
}

/** A told fact otherwise, or a part of it told or untold; a number also at its bounds, a list also with a line twice. */
const furtherOf: Others = (fact, value, names) => {
  const others = othersOf(fact, value, names)
  if (fact.kind === 'count') return [...new Set([...others, fact.min, fact.max])].filter((other) => other !== value)
  if (fact.kind === 'list') return [...others, ...(value as unknown[]).map((item) => [...(value as unknown[]), item])]
  return fact.kind === 'record' ? withOrWithout(fact.fields, value as RawFacts, names) : others
}

interface Otherwise {
  facts: RawFacts
  what: string
}

/** What another value is beside the one it stands for. */
function said(was: unknown, other: unknown): string {
  if (Array.isArray(other)) return other.length < (was as unknown[]).length ? 'a line less' : 'a line twice'
  if (typeof other !== 'object' || other === null) return JSON.stringify(other)
  const told = other as RawFacts
  const [key] = Object.entries({ ...(was as RawFacts), ...told }).find(
    ([key, value]) => (was as RawFacts)[key] !== value || told[key] !== value,
  )!
  return key in told ? `${key} ${JSON.stringify(told[key])}` : `without ${key}`
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as RawFacts)[key], value)

function put(value: unknown, [head, ...rest]: Path, other: unknown): unknown {
  if (head === undefined) return other
  if (Array.isArray(value)) return value.map((item, i) => (i === head ? put(item, rest, other) : item))
  return { ...(value as object), [head]: put((value as RawFacts)[head], rest, other) }
}

/** One of the changes, by what was drawn for it. */
function drawn(facts: RawFacts, leaves: readonly Leaf[], seed: string): Otherwise | undefined {
  const hash = createHash('sha256').update(seed).digest()
  const leaf = leaves[hash.readUInt32BE(0) % leaves.length]
  if (!leaf) return undefined
  const other = leaf.others[hash.readUInt32BE(4) % leaf.others.length]
  return {
    facts: put(facts, leaf.path, other) as RawFacts,
    what: `${leaf.path.join('.')} ${said(at(facts, leaf.path), other)}`.trimStart(),
  }
}

const wholeOf = (specs: FactSpecs): Fact => ({ kind: 'record', fields: specs, label: '' })

/** The facts with one of them told otherwise, always the same of one name, and what it is; undefined where none can be. */
export function toldOtherwise(name: string, specs: FactSpecs, facts: RawFacts): Otherwise | undefined {
  const all = wholeOf(specs)
  return drawn(facts, leavesOf(all, facts, [], namesOf(all, facts), othersOf), `${name} otherwise`)
}

/** The leaves of one field together, in whichever lines they stand. */
function byField(leaves: readonly Leaf[]): Leaf[][] {
  const fields = new Map<string, Leaf[]>()
  for (const leaf of leaves) {
    const field = leaf.path.filter((key) => typeof key === 'string').join('.')
    fields.set(field, [...(fields.get(field) ?? []), leaf])
  }
  return [...fields.values()]
}

/** So many more draws, each once, of a wider choice: what was not told may be told besides. First a field, then where. */
export function toldFurther(name: string, specs: FactSpecs, facts: RawFacts, draws: number): Otherwise[] {
  const all = wholeOf(specs)
  const fields = byField(leavesOf(all, facts, [], namesOf(all, facts), furtherOf))
  const found = Array.from({ length: draws }, (_, i) => {
    const hash = createHash('sha256').update(`${name} field ${i}`).digest()
    return drawn(facts, fields[hash.readUInt32BE(0) % fields.length] ?? [], `${name} further ${i}`)
  })
  return [...new Map(found.flatMap((one) => (one ? [[one.what, one] as const] : []))).values()]
}
