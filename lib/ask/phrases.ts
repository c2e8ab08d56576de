/** Phrases with places for numbers and gaps, found in tokens. */
import type { Token } from '../kernel/sayings.ts'
import { fold } from '../search/words.ts'
import { baseOf, isFirm, MAY } from './tokens.ts'

type Part = { words: ReadonlySet<string> } | 'number' | 'gap'

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

/** Reads a phrase: `(a|b) * credits`, `# ships`. */
function phraseOf<T>(text: string, meant: T): Phrase<T> {
  const parts = (fold(text).match(/\([^)]*\)|#|\*|[\p{L}\p{N}]+/gu) ?? []).map((part): Part => {
    if (part === '#') return 'number'
    if (part === '*') return 'gap'
    const words = part.startsWith('(') ? part.slice(1, -1).split('|') : [part]
    return { words: new Set(words.flatMap((word) => [baseOf(word.trim()), word.trim()])) }
  })
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

/** Phrases by the words they may begin with. */
export class PhraseBook<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>()
  readonly #numbered: Phrase<T>[] = []
  /** Every word that some phrase knows. */
  readonly words = new Set<string>()

  add(text: string, meant: T): void {
    for (const way of expanded(text)) this.#addOne(way, meant)
  }

  #addOne(text: string, meant: T): void {
    const phrase = phraseOf(text, meant)
    const [first] = phrase.parts
    if (!first || first === 'gap') return
    for (const part of phrase.parts) if (typeof part === 'object') for (const word of part.words) this.words.add(word)
    if (first === 'number') this.#numbered.push(phrase)
    else
      for (const word of first.words) {
        const known = this.#byFirst.get(word)
        if (known) known.push(phrase)
        else this.#byFirst.set(word, [phrase])
      }
  }

  /** Every place where a phrase fits. */
  matches(tokens: readonly Token[]): Match<T>[] {
    const found: Match<T>[] = []
    tokens.forEach((token, from) => {
      const candidates = new Set([
        ...(this.#byFirst.get(token.word) ?? []),
        ...(this.#byFirst.get(token.plain) ?? []),
        ...(token.number === undefined ? [] : this.#numbered),
      ])
      for (const phrase of candidates) {
        const match = fits(phrase, tokens, from)
        if (match) found.push(match)
      }
    })
    return found
  }
}

function fits<T>(
  { parts, meant, weight, isAcross }: Phrase<T>,
  tokens: readonly Token[],
  from: number,
): Match<T> | undefined {
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

/** Verbs that shrink to 's, 've and 'm. */
const HELPERS = ['is', 'has', 'have', 'was', 'am', 'are']
const isHelper = (part: Exclude<Part, 'gap'>): boolean =>
  part !== 'number' && HELPERS.some((helper) => part.words.has(helper))

/** "May it jump twice" has not jumped: behind such a word a verb says nothing of what was done. */
function isWished(part: Exclude<Part, 'gap'>, tokens: readonly Token[], place: number): boolean {
  const { word, plain } = tokens[place]!
  if (part === 'number' || plain !== word || ![...part.words].some((one) => one.endsWith('ed') && baseOf(one) === word))
    return false
  return [1, 2, 3].some(
    (step) => tokens[place - step]?.part === tokens[place]!.part && MAY.test(tokens[place - step]!.plain),
  )
}

const suits = (part: Exclude<Part, 'gap'>, token: Token): boolean =>
  part === 'number' ? token.number !== undefined : part.words.has(token.word) || part.words.has(token.plain)
