/** Reads one sentence for one checker: chips, open choices, what was spoken of and not understood. Never guesses. */
import type { Fact, RawFacts } from '../kernel/facts.ts'
import { grouped } from '../kernel/grouped.ts'
import { parseFacts, segmentsOf } from '../kernel/parse.ts'
import type { Claim, Scene, SceneTools, Token } from '../kernel/sayings.ts'
import { isStop } from '../search/words.ts'
import { countsOther, doubted, isAsked, isLastWord, isRough, negated } from './doubts.ts'
import type { Lexicon, Meant } from './lexicon.ts'
import type { Mender } from './mend.ts'
import type { Match } from './phrases.ts'
import { toolsFor } from './scene.ts'
import { isFirm, tokensOf } from './tokens.ts'
import type { Chip, OpenChoice, Reading } from './types.ts'

/** Something found in the sentence, from a phrase or a scene. */
interface Found {
  path: string
  fact?: Fact
  value: unknown
  places: readonly number[]
  weight: number
  sets?: RawFacts
  label?: true
  doubtful?: true
  /** Its value is a number that was said. */
  counts?: true
  /** That number is only an article. */
  soft?: true
}

const rangeOf = (tokens: readonly Token[], places: readonly number[]): [number, number] => [
  tokens[Math.min(...places)]!.start,
  tokens[Math.max(...places)]!.end,
]

/** "From my asteroid field": where something comes from is not where it goes. */
function isLeft(tokens: readonly Token[], { from }: Match<Meant>, after: ReadonlySet<string> | undefined): boolean {
  if (!after?.has('into')) return false
  const way = tokens.slice(Math.max(0, from - 3), from).findLast(({ plain }) => /^(from|leaving|into|to)$/.test(plain))
  return way !== undefined && /^(from|leaving)$/.test(way.plain)
}

/** What a phrase says here: its value, its opposite behind a "not", or only that it was spoken of. */
function foundBy(tokens: readonly Token[], match: Match<Meant>, { after }: Lexicon, typed: string): Found | undefined {
  const { meant, places, weight, number } = match
  const found = (value: unknown, doubtful?: true): Found => ({
    path: meant.path,
    fact: meant.fact,
    value,
    places,
    weight,
    ...(meant.sets ? { sets: meant.sets } : {}),
    ...(meant.label ? { label: true } : {}),
    ...(meant.value === '#' ? { counts: true } : {}),
    ...(meant.value === '#' && match.counter !== undefined && /^an?$/.test(tokens[match.counter]!.plain)
      ? { soft: true }
      : {}),
    ...(doubtful ? { doubtful } : {}),
  })
  if (meant.value === '#' && countsOther(tokens, match)) return undefined
  if (meant.topic || doubted(tokens, match.from)) return found(undefined, true)
  if (meant.value === '#' && match.counter !== undefined && isRough(tokens, match.counter))
    return found(undefined, true)
  if (meant.fact.kind === 'yes-no' && isAsked(tokens, match.from)) return undefined
  if (meant.fact.kind === 'yes-no' && isLastWord(tokens, match, typed)) return found(undefined, true)
  const value = meant.value === '#' ? number : meant.value
  const isNot = negated(tokens, match)
  // "Without a carrier" names what is not there, wherever a carrier could be named.
  if (isNot && meant.label && typeof value !== 'boolean') return found(undefined, true)
  if (meant.label && isLeft(tokens, match, after.get(meant.path))) return undefined
  if (meant.label && after.has(meant.path)) {
    const close = tokens.slice(Math.max(0, match.from - 4), match.from)
    const named = close.some((token) => after.get(meant.path)!.has(token.word))
    if (!named) return { ...found(value), weight: weight - 0.5 }
    return { ...found(value), weight: weight + 0.25 }
  }
  if (!isNot) return found(value)
  if (typeof value === 'boolean') return { ...found(!value), ...(meant.sets ? { sets: undefined as never } : {}) }
  return meant.value === '#' ? found(value) : found(undefined, true)
}

const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** "Fighters? Two of them": a number whose noun was said before. Only a noun that counts one fact, and has no number yet. */
function counted(tokens: readonly Token[], found: readonly Found[], { nouns, specs }: Lexicon): Found[] {
  const known = new Set(
    found.filter(({ counts, soft }) => counts && !soft).flatMap(({ path, places }) => [path, ...places]),
  )
  return tokens.flatMap((token, at): Found[] => {
    if (
      !isFirm(token) ||
      known.has(at) ||
      tokens[at + 1]?.plain !== 'of' ||
      !/^(them|those|these)$/.test(tokens[at + 2]?.plain ?? '')
    )
      return []
    for (let place = at - 1; place >= 0; place--) {
      const paths = nouns.get(tokens[place]!.word)
      if (!paths) continue
      const [path] = paths
      const isOpen = paths.length > 1 || known.has(path!) || isRough(tokens, at) || doubted(tokens, at)
      return isOpen
        ? []
        : [
            {
              path: path!,
              fact: specs[path!]!,
              value: token.number,
              places: [at, at + 1, at + 2],
              weight: 2.5,
              counts: true,
            },
          ]
    }
    return []
  })
}

/** Two that cannot both be meant by the same words: two values of one fact, a name within a phrase, one number for two. */
const excludes = (one: Found, other: Found): boolean =>
  one.path === other.path ||
  one.label === true ||
  other.label === true ||
  (one.counts === true && other.counts === true)

/** The surest first; what takes words of a surer one is dropped, unless it has just the same words: then both are open. */
function resolve(all: readonly Found[]): { taken: Found[]; rivals: Found[][] } {
  const sorted = [...all].sort((a, b) => b.weight - a.weight || a.places[0]! - b.places[0]!)
  const taken: Found[] = []
  const rivals: Found[][] = []
  const claimed = new Map<number, Found[]>()
  for (const one of sorted) {
    const holders = [...new Set(one.places.flatMap((place) => claimed.get(place) ?? []))].filter((holder) =>
      excludes(one, holder),
    )
    if (!holders.length) {
      taken.push(one)
      for (const place of one.places) claimed.set(place, [...(claimed.get(place) ?? []), one])
      continue
    }
    const [holder] = holders
    const same = holders.length === 1 && holder!.weight === one.weight && sameValue(holder!.places, one.places)
    if (!same || (holder!.path === one.path && sameValue(holder!.value, one.value))) continue
    const group = rivals.find((others) => others.includes(holder!))
    if (group) group.push(one)
    else rivals.push([holder!, one])
  }
  const contested = new Set(rivals.flat())
  return { taken: taken.filter((one) => !contested.has(one)), rivals }
}

/** A longer phrase of another fact, with all the words of this one. */
const swallows = (other: Found, one: Found): boolean =>
  other.path !== one.path && other.weight > one.weight && one.places.every((place) => other.places.includes(place))

/** Two values for one fact: neither is taken, unless one of them was only named in passing. */
function agree(taken: readonly Found[]): { kept: Found[]; clashes: Found[][] } {
  const byPath = grouped(taken, ({ path }) => path)
  const kept: Found[] = []
  const clashes: Found[][] = []
  for (const all of byPath.values()) {
    const isList = all[0]!.fact?.kind === 'list'
    const firm = all.filter((one) => !one.doubtful)
    // "a card lets me draw" counts nothing where another number does
    const said = firm.some((one) => !one.soft) ? firm.filter((one) => !one.soft) : firm
    if (isList || !said.length || all.length === 1) {
      kept.push(...(isList ? all : all.slice(0, 1)))
      continue
    }
    const most = Math.max(...said.map(({ weight }) => weight))
    const best = said.some(({ label }) => label) ? said.filter(({ weight }) => weight > most - 0.5) : said
    // "a speeder, while I have got troopers": what is said in a longer phrase of another fact is no second value
    const own = best.filter((one) => !taken.some((other) => swallows(other, one)))
    const [first] = own
    if (first && own.every((one) => sameValue(one.value, first.value))) kept.push(first)
    else clashes.push(best)
  }
  return { kept, clashes }
}

/** The words of a sentence, for every checker that may read it. */
export const hear = (typed: string, mend?: Mender): SceneTools => toolsFor(tokensOf(typed, mend), typed)

/** Reads a sentence. Out: what was understood, each with its words; nothing is filled that has no chip. */
export function readSentence(
  lexicon: Lexicon,
  typed: string,
  scene?: Scene,
  mend?: Mender,
  tools: SceneTools = hear(typed, mend),
): Reading {
  const { tokens } = tools
  const claims = scene?.(tools) ?? []
  const fromScene = claims.map(foundInScene)
  const fromPhrases = lexicon.book.matches(tokens).flatMap((match) => foundBy(tokens, match, lexicon, typed) ?? [])
  fromPhrases.push(...counted(tokens, fromPhrases, lexicon))
  const scenePlaces = new Set(fromScene.flatMap(({ places }) => places))
  const free = fromPhrases.filter(({ places }) => !places.some((place) => scenePlaces.has(place)))
  const { taken, rivals } = resolve(free)
  const { kept, clashes } = agree(taken)
  const unsure = new Set<string>()
  const chips: Chip[] = []
  let facts: RawFacts = {}
  const chipOf = (path: string, value: unknown, places: readonly number[]): Chip => {
    const from = rangeOf(tokens, places)
    return { path, value, from, said: typed.slice(...from) }
  }
  const put = (path: string, value: unknown, places: readonly number[]) => {
    const segments = segmentsOf(path)
    const next = placed(facts, segments, value) as RawFacts
    const top = String(segments[0])
    if ('issues' in parseFacts(lexicon.specs, { [top]: next[top] })) {
      unsure.add(path)
      return
    }
    facts = next
    chips.push(chipOf(path, value, places))
  }
  const told = inOrder(fromScene).filter(({ value }) => value !== undefined)
  // One look at the whole scene; only where something of it does not fit is it taken bit by bit.
  const whole = told.reduce((value, one) => placed(value, segmentsOf(one.path), one.value) as RawFacts, facts)
  if ('issues' in parseFacts(lexicon.specs, whole)) for (const { path, value, places } of told) put(path, value, places)
  else {
    facts = whole
    for (const { path, value, places } of told) chips.push(chipOf(path, value, places))
  }
  for (const { path, value } of fromScene) if (value === undefined) unsure.add(path)
  // what was read as a whole is surer than one phrase
  const settled = new Set(chips.map(({ path }) => path))
  for (const one of kept) {
    if (settled.has(one.path)) continue
    if (one.doubtful) unsure.add(one.path)
    else if (one.fact?.kind === 'list') {
      const before = (facts[one.path] as unknown[] | undefined) ?? []
      if (!before.includes(one.value)) put(`${one.path}[${before.length}]`, one.value, one.places)
    } else put(one.path, one.value, one.places)
  }
  for (const one of kept)
    for (const [path, value] of Object.entries(one.sets ?? {}))
      if (facts[path] === undefined && lexicon.specs[path]) put(path, value, one.places)
  const filled = new Set(chips.map(({ path }) => path))
  const open = [...rivals, ...clashes].flatMap((group) => openOf(tokens, typed, group, filled))
  for (const { paths } of open) for (const path of paths) unsure.add(path)
  const used = new Set([...fromScene, ...kept, ...rivals.flat(), ...clashes.flat()].flatMap(({ places }) => places))
  const unread = unreadOf(tokens, used, lexicon.idle)
  for (const [i, token] of tokens.entries())
    if (!used.has(i) && !isStop(token.plain) && !lexicon.idle.has(token.word))
      for (const path of lexicon.topics.get(token.word) ?? []) unsure.add(path)
  for (const path of filled) unsure.delete(path)
  for (const path of unsure)
    if ([...filled].some((chip) => chip.startsWith(`${path}[`) || chip.startsWith(`${path}.`))) unsure.delete(path)
  return { chips: chips.sort((a, b) => a.from[0] - b.from[0]), facts, open, unsure: [...unsure], unread }
}

/** The facts with a value at a path; lists on the way are made. */
function placed(value: unknown, [head, ...rest]: readonly (string | number)[], filled: unknown): unknown {
  if (head === undefined) return filled
  const copy =
    Array.isArray(value) || typeof head === 'number' ? [...((value as unknown[]) ?? [])] : { ...(value as object) }
  ;(copy as Record<string | number, unknown>)[head] = placed(
    (value as Record<string | number, unknown>)?.[head],
    rest,
    filled,
  )
  return copy
}

/** Lines of a list one after the other, whatever order they were found in. */
const inOrder = (found: readonly Found[]): Found[] => {
  const place = ({ path }: Found) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1)
  return [...found].sort((a, b) => place(a) - place(b))
}

const foundInScene = ({ path, value, from, to }: Claim): Found => ({
  path,
  value,
  places: Array.from({ length: to - from + 1 }, (_, i) => from + i),
  weight: 99,
})

function openOf(
  tokens: readonly Token[],
  typed: string,
  group: readonly Found[],
  filled: ReadonlySet<string>,
): OpenChoice[] {
  const choices = group.filter(({ path, doubtful }) => !filled.has(path) && !doubtful)
  const [first] = choices
  if (!first) return []
  const from = rangeOf(tokens, first.places)
  const paths = [...new Set(choices.map(({ path }) => path))]
  return [{ said: typed.slice(...from), from, choices: choices.map(({ path, value }) => ({ path, value })), paths }]
}

/** Words of the question itself say nothing about the table. */
const IDLE = new Set(
  'legal allowed ok okay possible check rule turn go let play player game mine want try still through into past along across onto over via only just now right surely anyway please well another also too mate lol say says said think thinks reckon reckons insist insists argue argued there here nah yes enough way'.split(
    ' ',
  ),
)

function unreadOf(tokens: readonly Token[], used: ReadonlySet<number>, idle: ReadonlySet<string>): [number, number][] {
  const spans: [number, number, number][] = []
  tokens.forEach((token, i) => {
    if (
      used.has(i) ||
      isStop(token.plain) ||
      IDLE.has(token.plain) ||
      idle.has(token.word) ||
      (token.number !== undefined && !isFirm(token))
    )
      return
    const last = spans.at(-1)
    if (last && last[2] === i - 1) spans.splice(-1, 1, [last[0], token.end, i])
    else spans.push([token.start, token.end, i])
  })
  return spans.map(([start, end]) => [start, end])
}
