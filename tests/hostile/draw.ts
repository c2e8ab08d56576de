/**
 * Cases drawn from the descriptions of the facts themselves: every field at every depth absent, empty, half told or as
 * large as it may be; and known cases with one place emptied, doubled or put from elsewhere. A new checker is covered by
 * being listed.
 */
import type { Request } from '../../lib/adjudicate.ts'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { chosen } from '../contracts/chosen.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

const below = (random: Random, end: number) => Math.floor(random() * end)
const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!

/** Names that meet again elsewhere in the same case. */
const NAMES = ['a', 'b', 'c', 'me', 'none', 'Red', 'ann', 'x', 'A', 'B']

/** How much of a record is told. */
const TOLD = [0, 0.3, 0.7, 0.9, 1, 1]
/** Lines of a list; 99 stands for as many as it takes. */
const LINES = [0, 1, 1, 1, 2, 2, 3, 3, 5, 99]

function countOf(random: Random, { min, max, edges = [], fractions }: Extract<Fact, { kind: 'count' }>): number {
  const near = [min, max, min + 1, max - 1, 1, 2, 3, ...edges].filter((one) => one >= min && one <= max)
  const value = random() < 0.7 ? oneOf(random, near) : min + below(random, max - min + 1)
  return fractions && random() < 0.3 ? Math.min(max, value + 0.5) : value
}

function draw(random: Random, fact: Fact, depth: number): unknown {
  if (fact.kind === 'yes-no') return random() < 0.5
  if (fact.kind === 'choice') return oneOf(random, Object.keys(fact.options))
  if (fact.kind === 'count') return countOf(random, fact)
  if (fact.kind === 'name') return oneOf(random, fact.samples?.length && random() < 0.6 ? fact.samples : NAMES)
  if (fact.kind === 'record') return drawFacts(random, fact.fields as FactSpecs, depth + 1)
  const wanted = oneOf(random, LINES)
  // Two full lists inside each other are more than anybody types.
  const lines = Math.min(fact.max, wanted === 99 && depth > 0 ? 3 : wanted)
  if (fact.kind === 'list')
    return Array.from({ length: Math.max(fact.min, lines) }, () => draw(random, fact.of, depth + 1))
  return Object.fromEntries(
    Array.from({ length: Math.min(lines, 4) }, () => [oneOf(random, NAMES), draw(random, fact.of, depth + 1)]),
  )
}

/** A value of which every part is told; lists are short, and now and then a line comes twice. */
export function drawWhole(random: Random, fact: Fact): unknown {
  if (fact.kind === 'record')
    return Object.fromEntries(
      Object.entries(fact.fields as FactSpecs).map(([key, field]) => [key, drawWhole(random, field)]),
    )
  if (fact.kind === 'map') return Object.fromEntries(linesOf(random, fact).map((line) => [oneOf(random, NAMES), line]))
  if (fact.kind !== 'list') return draw(random, fact, 1)
  const lines = linesOf(random, fact)
  return lines.length && lines.length < fact.max && random() < 0.2 ? [...lines, oneOf(random, lines)] : lines
}

const linesOf = (random: Random, { min = 0, max, of }: { min?: number; max: number; of: Fact }): unknown[] =>
  Array.from({ length: Math.min(max, min + below(random, 4)) }, () => drawWhole(random, of))

function drawFacts(random: Random, specs: FactSpecs, depth = 0): RawFacts {
  const share = oneOf(random, TOLD)
  const told = Object.entries(specs).filter(() => random() < share)
  return Object.fromEntries(told.map(([key, fact]) => [key, draw(random, fact, depth)]))
}

interface Place {
  within: Record<string, unknown>
  key: string
}

/** Every place of a value by what it is called: all lines of a list share a name. */
function placesIn(value: unknown, called = '', found = new Map<string, Place[]>()): Map<string, Place[]> {
  if (typeof value !== 'object' || value === null) return found
  for (const key of Object.keys(value)) {
    const name = Array.isArray(value) ? `${called}[]` : `${called}.${key}`
    const place = { within: value as Record<string, unknown>, key }
    found.set(name, [...(found.get(name) ?? []), place])
    placesIn(place.within[key], name, found)
  }
  return found
}

/** Any place; what a case holds once comes as often as what it holds twenty times. */
const anyPlace = (random: Random, places: ReadonlyMap<string, Place[]>): Place =>
  oneOf(random, oneOf(random, [...places.values()]))

/** Nothing of the same kind as the value. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'object' && value !== null ? {} : undefined
}

/** A known case after one to three changes: a place left out, emptied, given a blank line, or put from elsewhere in it. */
function changed(random: Random, facts: RawFacts): RawFacts {
  const copy = structuredClone(facts) as Record<string, unknown>
  for (let changes = 1 + below(random, 3); changes > 0; changes--) {
    const places = placesIn(copy)
    if (!places.size) break
    const { within, key } = anyPlace(random, places)
    const value = within[key]
    const kind = below(random, 4)
    if (kind === 0) within[key] = emptied(value)
    else if (kind === 1 && Array.isArray(value)) value.push(typeof value[0] === 'string' ? 'x' : {})
    else if (kind === 2 && Array.isArray(value) && value.length) value.push(structuredClone(oneOf(random, value)))
    else if (kind === 3) {
      const other = anyPlace(random, places)
      within[key] = structuredClone(other.within[other.key])
    } else if (Array.isArray(within)) within.splice(Number(key), 1)
    else delete within[key]
  }
  // What is `undefined` is not JSON; a list keeps no holes.
  return JSON.parse(
    JSON.stringify(copy, (_, value) => (Array.isArray(value) ? value.filter((one) => one != null) : value)),
  )
}

const all = chosen.flatMap((pack) => pack.checkers.map((checker) => ({ pack, checker })))

/** As many checkers as there are questions to draw from. */
export const CHECKERS = all.length

/** The `n`th request of a seed. Checkers come in turn; two of three draws follow the description, one a known case. */
export function drawRequest(seed: number, n: number): Request {
  const random = randomFrom(seed * 1_000_003 + n)
  const { pack, checker } = all[n % all.length]!
  const known = checker.scenarios
  const isKnown = known.length > 0 && random() < 1 / 3
  const facts = isKnown ? changed(random, oneOf(random, known).facts) : drawFacts(random, checker.facts)
  const edition = random() < 0.3 ? { edition: oneOf(random, checker.editions) } : {}
  const open = random() < 0.3 && pack.ambiguities.length ? oneOf(random, pack.ambiguities) : undefined
  const letter = open?.points[0]?.readings.length ? oneOf(random, open.points[0].readings).id : undefined
  const readings = open && letter && open.points.length === 1 ? { readings: { [open.id]: letter } } : {}
  const presume = random() < 0.1 ? { presume: random() < 0.5 } : {}
  return { checker: `${pack.id}/${checker.id}`, ...edition, ...readings, ...presume, facts }
}

/** A request without the facts a refusal names: what is left may be judged. Undefined where nothing can be left out. */
export function withoutRefused(request: Request, paths: readonly string[]): Request | undefined {
  const facts = structuredClone(request.facts) as Record<string, unknown>
  let left = 0
  for (const path of paths) {
    const parts = path.match(/[^.[\]]+/g) ?? []
    const key = parts.pop()
    const within = parts.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], facts)
    if (key === undefined || typeof within !== 'object' || within === null || !(key in within)) continue
    // Gone from the end of a list first would move nothing; one a round is enough.
    if (Array.isArray(within)) within.splice(Number(key), 1)
    else delete (within as Record<string, unknown>)[key]
    left++
    break
  }
  return left ? { ...request, facts } : undefined
}

/** Known cases of each checker with one blank line more in each of its lists: so many of each list, illegal ones first. */
export function* blankLines(each: number): Generator<Request> {
  for (const { pack, checker } of all) {
    const done = new Map<string, number>()
    const cases = [
      ...checker.scenarios.map(({ facts, expect, edition }) => ({ facts, expect, edition })),
      ...pack.cases.filter((one) => one.checker === checker.id),
    ].sort((a, b) => Number(b.expect.verdict === 'illegal') - Number(a.expect.verdict === 'illegal'))
    for (const { facts, edition } of cases) {
      for (const name of placesIn(facts).keys()) {
        const count = done.get(name) ?? 0
        const copy = structuredClone(facts) as Record<string, unknown>
        const [place] = placesIn(copy).get(name)!
        const value = place!.within[place!.key]
        if (count >= each || !Array.isArray(value) || typeof value[0] === 'string') continue
        done.set(name, count + 1)
        value.push({})
        yield { checker: `${pack.id}/${checker.id}`, ...(edition ? { edition } : {}), facts: copy }
      }
    }
  }
}
