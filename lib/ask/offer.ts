/** A sentence as an offer to judge it: what was understood, with the address of the case it makes. Plain data. */
import type { Checker } from '../kernel/checker.ts'
import type { FactSpecs, RawFacts } from '../kernel/facts.ts'
import { withValue } from '../kernel/gaps.ts'
import type { AskedPack } from '../kernel/pack.ts'
import { parseFacts, segmentsOf } from '../kernel/parse.ts'
import { writeLink } from '../link/codec.ts'
import type { Asked } from './index.ts'
import { type SaidWords, sayChips, sayFact } from './said.ts'
import type { OpenChoice } from './types.ts'

/** Words that may mean more than one thing: each meaning is judged by an address of its own. */
export interface OfferedChoice {
  said: string
  choices: readonly { says: string; path: string }[]
}

/** What is shown before anything is judged. Addresses are inside the site. */
export interface Offer {
  game: string
  /** What is asked: "Can I build this here?". */
  asks: string
  words: readonly SaidWords[]
  /** The edition that was named, with its words. */
  edition?: { title: string; said: string }
  open: readonly OfferedChoice[]
  /** Words that were not understood. */
  unread: readonly string[]
  /** Questions so near each other that somebody has to say which is meant before anything is judged; empty where one is. */
  which: readonly { checker: string; asks: string }[]
  /** Where the case is judged. */
  path: string
  /** Other questions it may be. */
  others: readonly { asks: string; path: string }[]
}

/** Other questions that are shown. */
const OTHERS = 3

const pageOf = (name: string, query = '') => `/check/${name}/${query && `?${query}`}`

/** A fact in a line: "Kind of system: Capital". */
function sayMeaning(specs: FactSpecs, path: string, value: unknown): string {
  const { label, value: said } = sayFact(specs, [{ path, value }])
  return label ? `${label}: ${said}` : said
}

/** The choices of some words, each with the case it makes; one that does not fit what was said beside it is left out. */
function choicesOf(
  { facts: specs }: Checker,
  { facts, unsure }: Asked,
  { said, choices, paths }: OpenChoice,
  pathOf: (facts: RawFacts, unsure: readonly string[]) => string,
): OfferedChoice {
  const rest = unsure.filter((path) => !paths.includes(path))
  return {
    said,
    choices: choices.flatMap(({ path, value }) => {
      const told = withValue(facts, segmentsOf(path), value)
      return 'issues' in parseFacts(specs, told)
        ? []
        : [{ says: sayMeaning(specs, path, value), path: pathOf(told, rest) }]
    }),
  }
}

/** The offer of a sentence that was read; nothing where no question fits it. In: what was read, the games it was read for. */
export function offerOf(asked: Asked, packs: readonly AskedPack[]): Offer | undefined {
  const of = (name: string) => {
    const [game, id] = name.split('/')
    const pack = packs.find((one) => one.id === game)
    const checker = pack?.checkers.find((one) => one.id === id)
    return pack && checker ? { pack, checker } : undefined
  }
  const best = asked.checker && of(asked.checker)
  if (!best || !asked.checker) return undefined
  const { pack, checker } = best
  const name = asked.checker
  const edition = asked.edition && asked.edition !== pack.defaultEdition ? { edition: asked.edition } : {}
  const asksOf = (name: string) => {
    const asks = of(name)?.checker.question
    return asks ? [{ checker: name, asks }] : []
  }
  const pathOf = (facts: RawFacts, unsure: readonly string[]) =>
    pageOf(name, writeLink(checker.facts, { ...edition, facts, unsure }))
  const title = pack.editions.find(({ id }) => id === asked.named?.edition)?.title
  return {
    game: pack.id,
    asks: checker.question,
    words: sayChips(checker.facts, asked.chips),
    ...(title && asked.named ? { edition: { title, said: asked.named.said } } : {}),
    open: asked.open.map((open) => choicesOf(checker, asked, open, pathOf)).filter(({ choices }) => choices.length),
    unread: asked.unread.map(([start, end]) => asked.question.slice(start, end)),
    which: asked.near?.length ? [name, ...asked.near].flatMap(asksOf) : [],
    path: pathOf(asked.facts, asked.unsure),
    others: asked.alternatives
      .slice(0, OTHERS)
      .flatMap(asksOf)
      .map(({ checker, asks }) => ({ asks, path: pageOf(checker) })),
  }
}
