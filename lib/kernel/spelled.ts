/**
 * Values of a closed set as players write them: by id, by the words they read, or by another name, whatever the case and
 * the sign between two words. "Corvette", "corvette" and "Defence Station" are read, and 1 for "1"; anything else is left
 * for the parser.
 */
import type { ChoiceFact, Fact, FactSpecs, RawFacts } from './facts.ts'
import { nearest } from './nearest.ts'

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()

/** Longest value that is compared; none of ours is longer. */
const LONGEST = 120

const known = new WeakMap<ChoiceFact, ReadonlyMap<string, string>>()

/** The value of each spelling of a choice. Ids come first; words that two values share belong to neither. */
function spellingsOf(fact: ChoiceFact): ReadonlyMap<string, string> {
  const before = known.get(fact)
  if (before) return before
  const options = Object.entries(fact.options as Readonly<Record<string, string>>)
  // What stands in brackets tells printings apart; players leave it out.
  const words = options.flatMap(([value, label]) =>
    [label, label.replace(/\(.*\)/, '')].map((said) => [folded(said), value] as const),
  )
  const shared = (word: string) => new Set(words.flatMap(([other, value]) => (other === word ? [value] : []))).size > 1
  const all = new Map([
    ...words.filter(([word]) => !shared(word)),
    ...Object.entries(fact.aliases ?? {}).map(([alias, value]) => [folded(alias), value] as const),
    ...options.map(([value]) => [folded(value), value] as const),
  ])
  known.set(fact, all)
  return all
}

function spelledValue(fact: Fact | undefined, value: unknown): unknown {
  if (!fact || value === undefined) return value
  if (value === null) return 'ofNull' in fact ? fact.ofNull : value
  if (fact.kind === 'choice') {
    if (typeof value === 'number') return Object.hasOwn(fact.options, value) ? String(value) : value
    if (typeof value !== 'string' || value.length > LONGEST || Object.hasOwn(fact.options, value)) return value
    return spellingsOf(fact).get(folded(value)) ?? value
  }
  if (fact.kind === 'list') return Array.isArray(value) ? value.map((item) => spelledValue(fact.of, item)) : value
  if (typeof value !== 'object' || Array.isArray(value)) return value
  if (fact.kind === 'record') return spelled(fact.fields, value as RawFacts)
  if (fact.kind !== 'map') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spelledValue(fact.of, item)]))
}

/** In: facts as they came. Out: the same facts, every value of a closed set by its id where it can be told which is meant. */
export const spelled = (specs: FactSpecs, raw: RawFacts): RawFacts =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [
      key,
      spelledValue(Object.hasOwn(specs, key) ? specs[key] : undefined, value),
    ]),
  )

/** The words of the option that was probably meant. */
export function meant({ options }: ChoiceFact, given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length < 3) return undefined
  const labels = Object.values(options as Readonly<Record<string, string>>)
  const close = nearest(given, [...labels, ...Object.keys(options)])
  return close === undefined ? undefined : ((options as Readonly<Record<string, string>>)[close] ?? close)
}
