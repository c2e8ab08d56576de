/** Values of facts as a player says them. */
import type { Fact, FactSpecs, NameFact, RawFacts, RecordFact } from './facts.ts'
import { grouped } from './grouped.ts'
import { listed, plural } from './words.ts'

/** A label written small goes on into its value ("of ann"); any other stands before it ("Crew: 3"). */
const labelled = (label: string, words: string): string =>
  /^\p{Ll}/u.test(label) ? `${label} ${words}` : `${label}: ${words}`

/** What a record says of itself, piece by piece. */
function sayPieces(fields: FactSpecs, value: RawFacts): string[] {
  const told = Object.entries(fields).filter(([key]) => value[key] !== undefined)
  const inWords = told.filter(([, field]) => !field.drawn)
  const known = inWords.length ? inWords : told
  const said = known.map(([key, field]) => [field, sayValue(field, value[key])] as const)
  // What a line is known by needs no label, and is not said twice: "Cruiser I 1" is a Cruiser I.
  const handles = said.flatMap(([field, words]) => (field.handle ? [words] : []))
  const own = handles.filter((words, i) => !handles.slice(0, i).some((before) => before.startsWith(words)))
  return [...own, ...said.flatMap(([field, words]) => (field.handle ? [] : [labelled(field.label, words)]))]
}

/** Words for several lines of a list at once: what they share is said once ("Cruiser I 1 and Cruiser I 2, ann, 27"). */
export function sayTogether(fact: Fact, values: readonly unknown[]): string {
  const lines = values.map((value) =>
    fact.kind === 'record' ? sayPieces(fact.fields, value as RawFacts) : [sayValue(fact, value)],
  )
  if (lines.some(({ length }) => length !== lines[0]?.length)) return lines.map((line) => line.join(', ')).join('; ')
  return (lines[0] ?? []).map((_, i) => listed([...new Set(lines.map((line) => line[i]!))])).join(', ')
}

/** Lines of a list as players say them, where the fact has words for that (`told`); what those leave out follows piece by piece. */
export function sayLines(fact: Fact, lines: readonly RawFacts[]): string {
  if (fact.kind !== 'record' || !fact.told) return sayTogether(fact, lines)
  const { of, says } = fact.told
  const isLeft = ([key, field]: [string, Fact]) =>
    !of.includes(key) && !field.drawn && lines.some((line) => line[key] !== undefined)
  const fields = Object.fromEntries(Object.entries(fact.fields as FactSpecs).filter(isLeft))
  return [says(lines), sayTogether({ ...fact, fields }, lines)].filter(Boolean).join(', ')
}

/** Who asks is "me" as sentences and programs write it. */
const isAsker = ({ sort }: NameFact, value: unknown): boolean => sort === 'player' && value === 'me'

/** Words for a value, as a player reads them. */
export function sayValue(fact: Fact, value: unknown): string {
  if (value === undefined) return 'not known'
  if (fact.kind === 'yes-no') return value ? 'yes' : 'no'
  if (fact.kind === 'choice') return (fact.options as Record<string, string>)[value as string] ?? String(value)
  if (fact.kind === 'count') return fact.unit ? plural(value as number, fact.unit) : String(value)
  if (fact.kind === 'name') return fact.said?.[value as string] ?? (isAsker(fact, value) ? 'You' : String(value))
  if (fact.kind === 'list') return (value as unknown[]).map((item) => sayValue(fact.of, item)).join('; ') || 'none'
  if (fact.kind === 'record') return sayPieces(fact.fields, value as RawFacts).join(', ')
  if (fact.kind === 'map') {
    const keyed = (key: string) => (fact.sort === 'player' && key === 'me' ? 'You' : key)
    return Object.entries(value as RawFacts)
      .map(([key, item]) => `${keyed(key)}: ${sayValue(fact.of, item)}`)
      .join(', ')
  }
  return String(value)
}

/** What is known of a line, in one breath: "Cruiser I, mine, in 27". */
export const inBreath = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ')

/** Whose a thing is, behind its name: "mine", "of Red"; nothing where that is not told. */
export const whose = (owner: unknown): string | undefined =>
  owner === undefined ? undefined : owner === 'me' ? 'mine' : `of ${owner}`

/**
 * Words for lines of a list, each in one breath, those alike with their number: "3 × Cruiser I, mine, in 27". `of` are the
 * fields that `say` has words for; by those in `apart` alone lines do not differ.
 */
export const sayEach = (
  of: readonly string[],
  // biome-ignore lint/suspicious/noExplicitAny: the fields of any record, each of which may not be told
  say: (line: any) => string,
  apart: readonly string[] = [],
): NonNullable<RecordFact['told']> => ({
  of,
  says: (lines) =>
    [...grouped(lines, (line) => JSON.stringify(of.map((key) => !apart.includes(key) && line[key]))).values()]
      .map((alike) => (alike.length > 1 ? `${alike.length} × ${say(alike[0])}` : say(alike[0])))
      .join('; '),
})
