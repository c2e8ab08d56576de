/** Which checker a sentence asks for: words of its question, its phrases and its cases' titles, ranked by BM25. */
import { grouped } from '../kernel/grouped.ts'
import { fold, isStop, stem, wordsOf } from '../search/words.ts'

/** A text that speaks for a checker. */
export interface Evidence {
  /** `game/checker`. */
  checker: string
  text: string
  /** How much it says: its own question more than the title of a case. */
  weight: number
}

export interface Ranked {
  checker: string
  score: number
}

const K1 = 1.2
const B = 0.6
/** So many of its texts speak for a checker, the best ones: one alone may share an odd word with the question. */
const VOICES = 5

/** Turns the words of a text: a name into its kind. */
export type Generalise = (words: readonly string[]) => readonly string[]

/** Prepares it: names by kind, the longest first. What is asked of one card is asked of another. */
export function generaliser(kinds: Readonly<Record<string, readonly string[]>>): Generalise {
  const byFirst = new Map<string, { words: readonly string[]; kind: string }[]>()
  for (const [kind, names] of Object.entries(kinds))
    for (const name of names) {
      const words = wordsOf(name).map(stem)
      if (!words.length) continue
      const known = byFirst.get(words[0]!) ?? []
      known.push({ words, kind: `<${kind}>` })
      byFirst.set(words[0]!, known)
    }
  for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length)
  return (words) => {
    const out: string[] = []
    for (let at = 0; at < words.length; at++) {
      const found = byFirst
        .get(stem(words[at]!))
        ?.find((one) => one.words.every((word, i) => words[at + i] !== undefined && stem(words[at + i]!) === word))
      if (found) {
        out.push(found.kind)
        at += found.words.length - 1
      } else out.push(/^\d+$/.test(words[at]!) ? '#' : words[at]!)
    }
    return out
  }
}

/** Words of two that stand together tell more than each alone; a name counts as itself and as one of its kind. */
function termsOf(text: string, generalise: Generalise): string[] {
  const words = wordsOf(fold(text))
  const own = paired(words)
  const general = paired(generalise(words))
  const known = new Set(own)
  return [...own, ...general.filter((term) => !known.has(term))]
}

function paired(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStop(word) || KEPT.has(word)).map(stem)
  return [...telling, ...telling.slice(1).map((word, i) => `${telling[i]} ${word}`)]
}

/** Small words that tell one question from another. */
const KEPT = new Set('who how many order first next can must may where when which'.split(' '))

interface Doc {
  checker: string
  counts: Map<string, number>
  length: number
  weight: number
}

/** A word of the part that asks says so much more than one that only tells the case. */
const ASKED = 0.5

/** Ranks a question; `asked` is its part that asks, where it has one. */
export type Ranker = (typed: string, allowed?: (checker: string) => boolean, asked?: string) => Ranked[]

/** Prepares the ranking. Pure; the order of the evidence does not matter. */
export function makeRanker(evidence: readonly Evidence[], generalise: Generalise = (words) => words): Ranker {
  const read = evidence.map((one) => ({ ...one, terms: termsOf(one.text, generalise) }))
  const texts = read.map(({ checker, terms, weight }): Doc => docOf(checker, terms, weight))
  const whole = [...grouped(read, ({ checker }) => checker)].map(([checker, all]) =>
    docOf(
      checker,
      all.flatMap(({ terms, weight }) => (weight > 1 ? [...terms, ...terms] : terms)),
      1,
    ),
  )
  const placeOf = new Map(whole.map(({ checker }, i) => [checker, i] as const))
  const wholeOf = texts.map(({ checker }) => placeOf.get(checker)!)
  const scoreTexts = scorer(texts)
  const scoreWhole = scorer(whole)
  return (typed, allowed = () => true, asked = '') => {
    const asking = new Set(termsOf(asked, generalise))
    const terms = new Map(termsOf(typed, generalise).map((term) => [term, asking.has(term) ? 1 + ASKED : 1]))
    const single = scoreTexts(terms)
    const said: number[][] = whole.map(() => [])
    single.forEach((score, i) => {
      if (score) said[wholeOf[i]!]!.push(score * texts[i]!.weight)
    })
    const voices = said.map((own) => sum(own.sort((a, b) => b - a).slice(0, VOICES)))
    const total = scoreWhole(terms)
    const top = (values: Iterable<number>) => Math.max(1e-9, ...values)
    const topVoices = top(voices)
    const topTotal = top(total)
    return whole
      .map(({ checker }, i) => ({ checker, score: voices[i]! / topVoices + total[i]! / topTotal }))
      .filter(({ checker, score }) => score > 0 && allowed(checker))
      .sort((a, b) => b.score - a.score || (a.checker < b.checker ? -1 : 1))
  }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

function docOf(checker: string, terms: readonly string[], weight: number): Doc {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { checker, counts, length: terms.length, weight }
}

/** Where a term stands: in which text, how often, and what its length makes of that. */
interface Place {
  doc: number
  count: number
  damped: number
}

/** BM25 by term: a question looks only at the texts its words stand in. */
function scorer(docs: readonly Doc[]): (terms: ReadonlyMap<string, number>) => Float64Array {
  const average = docs.reduce((sum, { length }) => sum + length, 0) / (docs.length || 1)
  const places = new Map<string, Place[]>()
  docs.forEach(({ counts, length }, doc) => {
    for (const [term, count] of counts) {
      const place = { doc, count, damped: count + K1 * (1 - B + (B * length) / average) }
      const known = places.get(term)
      if (known) known.push(place)
      else places.set(term, [place])
    }
  })
  return (terms) => {
    const scores = new Float64Array(docs.length)
    for (const [term, says] of terms) {
      const known = places.get(term) ?? []
      const weight = says * Math.log(1 + (docs.length - known.length + 0.5) / (known.length + 0.5))
      for (const { doc, count, damped } of known) scores[doc]! += (weight * count * (K1 + 1)) / damped
    }
    return scores
  }
}
