/** One variant of a case in which a single told fact is another one. */
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

function leavesOf(fact: Fact, value: unknown, path: Path, names: readonly [string, string][]): Leaf[] {
  const others = othersOf(fact, value, names)
  const inside = partsOf(fact, value).flatMap(([key, part, inner]) => leavesOf(part, inner, [...path, key], names))
  return [...(others.length ? [{ path, others }] : []), ...inside]
}

function put(value: unknown, [head, ...rest]: Path, other: unknown): unknown {
  if (head === undefined) return other
  if (Array.isArray(value)) return value.map((item, i) => (i === head ? put(item, rest, other) : item))
  return { ...(value as object), [head]: put((value as RawFacts)[head], rest, other) }
}

/** The facts with one of them told otherwise, always the same of one name, and what it is; undefined where none can be. */
export function toldOtherwise(
  name: string,
  specs: FactSpecs,
  facts: RawFacts,
): { facts: RawFacts; what: string } | undefined {
  const all: Fact = { kind: 'record', fields: specs, label: '' }
  const leaves = leavesOf(all, facts, [], namesOf(all, facts))
  const hash = createHash('sha256').update(`${name} otherwise`).digest()
  const leaf = leaves[hash.readUInt32BE(0) % leaves.length]
  if (!leaf) return undefined
  const other = leaf.others[hash.readUInt32BE(4) % leaf.others.length]
  const said = Array.isArray(other) ? 'a line less' : JSON.stringify(other)
  return { facts: put(facts, leaf.path, other) as RawFacts, what: `${leaf.path.join('.')} ${said}` }
}
