/** Cases with told facts taken away: what may go, and one half-told case of every numbered one. */
import { createHash } from 'node:crypto'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'

/** Where a fact stands among those of a case. */
export type Path = readonly (string | number)[]

function droppable(fact: Fact, value: unknown, path: Path, whole: RawFacts): Path[] {
  if (value === undefined || fact.optional) return []
  if (fact.kind === 'list') {
    const inLine = (item: unknown, i: number) =>
      droppable(fact.of, item, [...path, i], whole).filter((found) => found.length > path.length + 1)
    return [path, ...(value as unknown[]).flatMap(inLine)]
  }
  if (fact.kind !== 'record') return [path]
  const fields = Object.entries(fact.fields as FactSpecs).filter(([key, field]) => isAsked(field, key, value, whole))
  return [path, ...fields.flatMap(([key, field]) => droppable(field, (value as RawFacts)[key], [...path, key], whole))]
}

/** False for a fact nobody asks for beside what is told with it: it may stay away as well. */
function isAsked({ relevant }: Fact, key: string, record: unknown, whole: RawFacts): boolean {
  const { [key]: _, ...beside } = record as RawFacts
  return relevant?.(beside, whole) ?? true
}

/** Every told fact that leaves something unknown when it goes; what may stay away is another case without it. */
export const mayGo = (specs: FactSpecs, facts: RawFacts): Path[] =>
  droppable({ kind: 'record', fields: specs, label: '' }, facts, [], facts).slice(1)

function without(value: unknown, [head, ...rest]: Path): unknown {
  if (head === undefined || value === undefined) return value
  if (Array.isArray(value)) return value.map((item, i) => (i === head ? without(item, rest) : item))
  const { [head]: inner, ...others } = value as Record<string, unknown>
  return rest.length && inner !== undefined ? { ...others, [head]: without(inner, rest) } : others
}

/** The facts without those at these places. */
export const leftOf = (facts: RawFacts, gone: readonly Path[]): RawFacts =>
  gone.reduce<unknown>((left, path) => without(left, path), facts) as RawFacts

/** Up to three facts of a case that go, always the same of one name: other cases come and go beside it. */
export function goneOf(name: string, specs: FactSpecs, facts: RawFacts): Path[] {
  const paths = mayGo(specs, facts)
  const hash = createHash('sha256').update(name).digest()
  const many = paths.length ? 1 + (hash[0]! % 3) : 0
  return [...new Set(Array.from({ length: many }, (_, i) => paths[hash.readUInt32BE(1 + 4 * i) % paths.length]!))]
}
