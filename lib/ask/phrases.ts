/** Phrases with places for numbers and gaps, found in tokens. */
import type { Token } from '../kernel/sayings.ts'
import { fold } from '../search/words.ts'
import { baseOf, isFirm, MAY } from './tokens.ts'

/** One of some words. */
interface Words {
  words: ReadonlySet<string>
  /** It may shrink to 's, 've or 'm. */
  isHelper: boolean
  /** Plain forms of verbs that it tells as done. */
  done: ReadonlySet<string>
}

type Part = Words | 'number' | 'gap'

/** A phrase made ready, and what it stands for. */
export interface Phrase<T> {
  parts: readonly Part[]
  meant: T
  /** Words it fixes: of two that fit, the longer one is meant. */
  weight: number
  /** It has a sign within: "Fear, Surprise, Intimidation" stands in three parts of a sentence. */
  isAcross?: true
}

/** Where a phrase stands. */
export interface Match<T> {
  meant: T
  from: number
  to: number
  /** The tokens it fixes; those in its gaps stay free. */
  places: readonly number[]
  weight: number
  /** The number at its `#`, and its token. */
  number?: number
  counter?: number
}

const GAP = 3
/** A part of a phrase that stands in no token of its own. */
const NOWHERE = -1
/** No gap reaches over these. */
const BARRIERS = new Set('and or but with for from to into'.split(' '))

/** Verbs that shrink to 's, 've and 'm. */
const HELPERS = ['is', 'has', 'have', 'was', 'am', 'are']

/** Parts made once for all phrases: they stand in the code and the content, so there are only so many. */
const parts = new Map<string, Part>([
  ['#', 'number'],
  ['*', 'gap'],
])

function partOf(text: string): Part {
  const known = parts.get(text)
  if (known) return known
  const ways = text.startsWith('(') ? text.slice(1, -1).split('|') : [text]
  const words = new Set(ways.flatMap((way) => [baseOf(way.trim()), way.trim()]))
  const done = new Set([...words].filter((word) => word.endsWith('ed')).map(baseOf))
  const part = { words, isHelper: HELPERS.some((helper) => words.has(helper)), done }
  parts.set(text, part)
  return part
}

/** Reads a phrase: `(a|b) * credits`, `# ships`. */
function phraseOf<T>(text: string, meant: T): Phrase<T> {
  const parts = (fold(text).match(/\([^)]*\)|#|\*|[\p{L}\p{N}]+/gu) ?? []).map(partOf)
  const weight = parts.reduce((sum, part) => sum + (part === 'gap' ? 0 : part === 'number' ? 0.9 : 1), 0)
  return { parts, meant, weight, ...(/[,:;.!?]\s*\p{L}/u.test(text) ? { isAcross: true } : {}) }
}

/** Ways of a group that are no single word, "(is dead|died|)", each become a phrase of their own. */
function expanded(text: string): string[] {
  const group = /\(([^)]*)\)/g
  for (const found of text.matchAll(group)) {
    const ways = found[1]!.split('|').map((way) => way.trim())
    const single = ways.filter((way) => /^[\p{L}\p{N}'’]+$/u.test(way))
    if (single.length === ways.length) continue
    const others = ways.filter((way) => !single.includes(way))
    return [...(single.length ? [`(${single.join('|')})`] : []), ...others].flatMap((way) =>
      expanded(text.slice(0, found.index) + way + text.slice(found.index + found[0].length)),
    )
  }
  return [text]
}

/** What a phrase is looked up by where it fixes no word. */
const NUMBER = '#'
const keysOf = (part: Part): Iterable<string> => (typeof part === 'object' ? part.words : [NUMBER])

/** Phrases, each looked up by the part of it that the fewest others share. */
export class PhraseBook<T> {
  readonly #phrases: Phrase<T>[] = []
  #byRarest: ReadonlyMap<string, readonly number[]> | undefined
  /** Every word that some phrase knows. */
  readonly words = new Set<string>()

  add(text: string, meant: T): void {
    for (const way of expanded(text)) {
      const phrase = phraseOf(way, meant)
      const [first] = phrase.parts
      if (!first || first === 'gap') continue
      for (const part of phrase.parts) if (typeof part === 'object') for (const word of part.words) this.words.add(word)
      this.#phrases.push(phrase)
    }
    this.#byRarest = undefined
  }

  /** Every place where a phrase fits, from the first word on; at one place in the order the phrases were added. */
  matches(tokens: readonly Token[]): Match<T>[] {
    this.#byRarest ??= indexed(this.#phrases)
    const byRarest = this.#byRarest
    const near = new Set<number>()
    for (const { word, plain, number } of tokens)
      for (const key of number === undefined ? [word, plain] : [word, plain, NUMBER])
        for (const one of byRarest.get(key) ?? []) near.add(one)
    const candidates = [...near].sort((a, b) => a - b).map((one) => this.#phrases[one]!)
    return tokens.flatMap((_, from) => candidates.flatMap((phrase) => fits(phrase, tokens, from) ?? []))
  }
}

/** The places of phrases by each word of the part that fewest share; a helper within may be missing, so it is none. */
function indexed<T>(phrases: readonly Phrase<T>[]): ReadonlyMap<string, readonly number[]> {
  const shared = new Map<string, number>()
  for (const { parts } of phrases)
    for (const part of parts) for (const key of keysOf(part)) shared.set(key, (shared.get(key) ?? 0) + 1)
  const weigh = (part: Part) => [...keysOf(part)].reduce((sum, key) => sum + shared.get(key)!, 0)
  const byRarest = new Map<string, number[]>()
  for (const [place, { parts }] of phrases.entries()) {
    const sure = parts.filter((part, at) => at === 0 || (typeof part === 'object' && !part.isHelper))
    const rarest = sure.reduce((least, part) => (weigh(part) < weigh(least) ? part : least))
    for (const key of keysOf(rarest)) {
      const known = byRarest.get(key)
      if (known) known.push(place)
      else byRarest.set(key, [place])
    }
  }
  return byRarest
}

function fits<T>(
  { parts, meant, weight, isAcross }: Phrase<T>,
  tokens: readonly Token[],
  from: number,
): Match<T> | undefined {
  if (!suits(parts[0]!, tokens[from]!)) return undefined
  const { part: within } = tokens[from]!
  /** The places that `parts` from `at` on take when they begin at `place`, or undefined. */
  const walk = (at: number, place: number): number[] | undefined => {
    const part = parts[at]
    if (part === undefined) return []
    if (part === 'gap') return afterGap(at, place)
    const token = tokens[place]
    if (token && (isAcross || token.part === within) && suits(part, token) && !isWished(part, tokens, place)) {
      const rest = walk(at + 1, place + 1)
      if (rest) return [place, ...rest]
    }
    // "Vader's dead" is said for "Vader is dead"
    if (at === 0 || !isHelper(part) || !tokens[place - 1]?.isToo) return undefined
    const rest = walk(at + 1, place)
    return rest && [NOWHERE, ...rest]
  }
  const afterGap = (at: number, place: number): number[] | undefined => {
    for (let skipped = 0; skipped <= GAP; skipped++) {
      const rest = walk(at + 1, place + skipped)
      if (rest) return rest
      const passed = tokens[place + skipped]
      if (!passed || BARRIERS.has(passed.plain) || isFirm(passed)) return undefined
    }
    return undefined
  }
  const taken = walk(0, from)
  if (!taken) return undefined
  const counter = taken[parts.filter((part) => part !== 'gap').indexOf('number')]
  const places = taken.filter((place) => place !== NOWHERE)
  const at = counter === undefined ? -1 : places.indexOf(counter)
  const number = at < 0 ? undefined : tokens[places[at]!]!.number
  // "a" is one only right beside what it counts
  if (at >= 0 && !isFirm(tokens[places[at]!]!) && places[at + 1] !== undefined && places[at + 1] !== places[at]! + 1)
    return undefined
  return {
    meant,
    from,
    to: places.at(-1)!,
    places,
    weight,
    ...(number === undefined ? {} : { number, counter: counter! }),
  }
}

const isHelper = (part: Part): boolean => typeof part === 'object' && part.isHelper

/** "May it jump twice" has not jumped: behind such a word a verb says nothing of what was done. */
function isWished(part: Part, tokens: readonly Token[], place: number): boolean {
  const { word, plain, part: within } = tokens[place]!
  if (typeof part !== 'object' || plain !== word || !part.done.has(word)) return false
  return [1, 2, 3].some((step) => tokens[place - step]?.part === within && MAY.test(tokens[place - step]!.plain))
}

const suits = (part: Part, token: Token): boolean =>
  typeof part === 'object' ? part.words.has(token.word) || part.words.has(token.plain) : token.number !== undefined
