/** One case serves every checker of its game: what only other questions ask for is left aside, and told. */
import type { Checker } from './kernel/checker.ts'
import type { Fact, FactSpecs } from './kernel/facts.ts'

/** A record of facts as several checkers ask for it: one's own, and those of the others. */
interface Asking {
  own: FactSpecs
  others: readonly FactSpecs[]
}

/** What remains of a value, and the names that were left aside. */
interface Kept {
  value: unknown
  aside: readonly string[]
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (fact: Fact | undefined): FactSpecs[] => (fact?.kind === 'record' ? [fact.fields] : [])
const linesOf = (fact: Fact | undefined): FactSpecs[] => (fact?.kind === 'list' ? fieldsOf(fact.of) : [])

/** A record without what only the others know, also in the lines of its lists. */
function keep({ own, others }: Asking, value: unknown, path: string): Kept {
  if (!isPlain(value)) return { value, aside: [] }
  const isOwn = (name: string) => Object.hasOwn(own, name)
  const isOthers = (name: string) => others.some((specs) => Object.hasOwn(specs, name))
  const parts = Object.entries(value)
    .filter(([name]) => isOwn(name) || !isOthers(name))
    .map(([name, part]) => [name, isOwn(name) ? keepIn(name, { own, others }, part, path) : whole(part)] as const)
  const strange = Object.keys(value).filter((name) => !isOwn(name) && isOthers(name))
  const aside = [...strange.map((name) => `${path}${name}`), ...parts.flatMap(([, kept]) => kept.aside)]
  return aside.length
    ? { value: Object.fromEntries(parts.map(([name, kept]) => [name, kept.value])), aside }
    : whole(value)
}

const whole = (value: unknown): Kept => ({ value, aside: [] })

/** The same for the lines of a list; a line that is no record of every checker is left to the parser. */
function keepIn(name: string, { own, others }: Asking, value: unknown, path: string): Kept {
  const [lines] = linesOf(own[name])
  if (!lines || !Array.isArray(value)) return whole(value)
  const known = others.flatMap((specs) => (Object.hasOwn(specs, name) ? linesOf(specs[name]) : []))
  const kept = value.map((line) => keep({ own: lines, others: known }, line, `${path}${name}[].`))
  return { value: kept.map((line) => line.value), aside: kept.flatMap(({ aside }) => aside) }
}

/** True where it asks for every name itself, also in the lines of its lists: most cases are told for one question. */
const asksForAll = (own: FactSpecs, value: unknown): boolean =>
  !isPlain(value) ||
  Object.entries(value).every(([name, part]) => {
    if (!Object.hasOwn(own, name)) return false
    const [lines] = linesOf(own[name])
    return !lines || !Array.isArray(part) || part.every((line) => asksForAll(lines, line))
  })

/** The facts this checker asks for, and what was left aside. */
export function ownFacts(
  checkers: readonly Pick<Checker, 'facts'>[],
  { facts }: Pick<Checker, 'facts'>,
  raw: unknown,
): { facts: unknown; ignored: string[] } {
  if (asksForAll(facts, raw)) return { facts: raw, ignored: [] }
  const { value, aside } = keep({ own: facts, others: checkers.map((other) => other.facts) }, raw, '')
  return { facts: value, ignored: [...new Set(aside)] }
}
