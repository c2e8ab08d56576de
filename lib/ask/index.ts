/** From a sentence to a case: the checker it asks for, the facts it states, and what it leaves open. Pure. */
import type { Checker } from '../kernel/checker.ts'
import { factsOfEdition } from '../kernel/edition-facts.ts'
import type { AskedPack } from '../kernel/pack.ts'
import type { Sayings, Token } from '../kernel/sayings.ts'
import { askingIn } from './asks.ts'
import { editionNamed, editionShown, withNamed } from './edition.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { CUED, gameNamed, kindsOf, namesGame } from './meant-game.ts'
import { makeMender } from './mend.ts'
import { MUCH, NEAR, NEAR_READ, sharedWith } from './near.ts'
import { PhraseBook } from './phrases.ts'
import { type Evidence, generaliser, makeRanker } from './rank.ts'
import { hear, readSentence } from './read.ts'
import { fromSeat } from './seat.ts'
import type { Reading } from './types.ts'

export type { Chip, OpenChoice, Reading } from './types.ts'

/** What a player typed, and where to look. */
export interface Question {
  question: string
  game?: string
  edition?: string
  /** `game/checker`, where it was said which one is meant. */
  checker?: string
}

/** The best checker with what was understood for it. */
export interface Asked extends Reading {
  question: string
  /** `game/checker`; absent where nothing fits. */
  checker?: string
  edition?: string
  /** Other checkers it may ask for, best first. */
  alternatives: readonly string[]
  /** The first of them, where they may be meant just as well: only what all of these read alike is filled. */
  near?: readonly string[]
}

const ALTERNATIVES = 4
/** Weight of a fact understood, beside the words of the question. */
const UNDERSTOOD = 0.2
/** So many are read to tell which is meant. */
const READ = 8
/** What a checker loses whose words are all missing, and nothing read shows it, or which gives way to another. */
const UNNEEDED = 0.6
/** What a phrase that puts its question adds to a cue. */
const HEADED = 0.4
/** In place of a checker: the question is beyond this pack. */
const BEYOND = ''
const said = (asking: ReadonlySet<Token>) => [...asking].map(({ plain }) => plain).join(' ')
const NO_SAYINGS: Sayings = { facts: {} }

/** What the texts of a pack say of its checkers: their questions, their cases. */
function evidenceOf(pack: AskedPack): Evidence[] {
  return pack.checkers.flatMap((checker) => {
    const name = `${pack.id}/${checker.id}`
    const own = [checker.title, checker.question, ...checker.asked, ...(pack.sayings?.asked?.[checker.id] ?? [])]
    const cases = pack.cases.filter((one) => one.checker === checker.id).map(({ title }) => title)
    const labels = Object.values(checker.facts).map(({ label }) => label)
    return [
      ...own.map((text) => ({ checker: name, text, weight: 1.25 })),
      ...cases.map((text) => ({ checker: name, text, weight: 1 })),
      { checker: name, text: labels.join('. '), weight: 0.5 },
    ]
  })
}

/** The phrases that settle a checker, those that put its question, and those that rule a whole pack out. */
function cuesOf(packs: readonly AskedPack[]): PhraseBook<Cue> {
  const book = new PhraseBook<Cue>()
  for (const { id, sayings } of packs) {
    const add = (phrases: Sayings['cues'], weight: number) => {
      for (const [checker, texts] of Object.entries(phrases ?? {}))
        for (const text of texts) book.add(text, { checker: `${id}/${checker}`, weight })
    }
    add(sayings?.cues, CUED)
    add(sayings?.heads, CUED + HEADED)
    add({ [BEYOND]: sayings?.beyond ?? [] }, 0)
  }
  return book
}

interface Cue {
  checker: string
  weight: number
}

/** What each checker is cued with: the most that one phrase says; half of it where the phrase tells and another part asks. */
function cuedBy(
  book: PhraseBook<Cue>,
  tokens: readonly Token[],
  asking: ReadonlySet<Token>,
): ReadonlyMap<string, number> {
  const cued = new Map<string, number>()
  for (const { meant, places } of book.matches(tokens)) {
    const isTold = asking.size > 0 && !places.some((place) => asking.has(tokens[place]!))
    cued.set(meant.checker, Math.max(cued.get(meant.checker) ?? 0, isTold ? meant.weight / 2 : meant.weight))
  }
  return cued
}

/** By checker the phrases of one sort, as a test whether a sentence has one of them; undefined for a checker without any. */
function saidOf(packs: readonly AskedPack[], sort: 'needs' | 'yields') {
  const books = new Map<string, PhraseBook<string>>()
  for (const { id, sayings } of packs)
    for (const [checker, texts] of Object.entries(sayings?.[sort] ?? {})) {
      const book = new PhraseBook<string>()
      for (const text of texts) book.add(text, checker)
      books.set(`${id}/${checker}`, book)
    }
  return (heard: readonly Token[], checker: string): boolean | undefined => {
    const book = books.get(checker)
    return book && book.matches(heard).length > 0
  }
}

/** Prepares the reader of sentences for some games. */
export function createAsk(packs: readonly AskedPack[]): (asked: Question) => Asked {
  const rank = makeRanker(packs.flatMap(evidenceOf), generaliser(kindsOf(packs)))
  const lexicons = new Map<string, Lexicon>()
  const lexiconFor = (pack: AskedPack, checker: Checker, edition: string): Lexicon => {
    const key = `${pack.id}/${checker.id} ${edition}`
    const known = lexicons.get(key)
    if (known) return known
    const made = lexiconOf(checker, factsOfEdition(checker.facts, edition), pack.sayings ?? NO_SAYINGS, edition)
    lexicons.set(key, made)
    return made
  }
  const mend = makeMender(packs)
  const cues = cuesOf(packs)
  const hasNeeded = saidOf(packs, 'needs')
  const yields = saidOf(packs, 'yields')
  return ({ question, game: told, edition, checker: meant }) => {
    const game = told ?? gameNamed(question, packs)
    const mended = question.replace(/[a-z]+/gi, (word) => mend(word.toLowerCase()))
    const heard = hear(question, mend)
    const named = editionNamed(
      packs.flatMap(({ editions }) => (editions.length > 1 ? editions : [])),
      question,
    )
    const choose = (pack: AskedPack) => {
      const known = (id: string | undefined) => id !== undefined && pack.editions.some((one) => one.id === id)
      return known(edition) ? edition! : known(named?.edition) ? named!.edition : pack.defaultEdition
    }
    const asking = askingIn(heard.tokens, question)
    const cued = cuedBy(cues, heard.tokens, asking)
    const isAllowed = (name: string) => {
      const [pack] = name.split('/')
      return (!game || pack === game) && !cued.has(`${pack}/${BEYOND}`)
    }
    const candidates = (meant ? [{ checker: meant, score: 0 }] : rank(mended, isAllowed, said(asking)))
      .map(({ checker, score }) => ({
        checker,
        score: score + (yields(heard.tokens, checker) ? -UNNEEDED : (cued.get(checker) ?? 0)),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, READ)
    const read = candidates.flatMap(({ checker: name, score }) => {
      const [id, own] = name.split('/')
      const pack = packs.find((one) => one.id === id)
      const checker = pack?.checkers.find((one) => one.id === own)
      if (!pack || !checker) return []
      const readIn = (one: string) => {
        const lexicon = lexiconFor(pack, checker, one)
        const { scenes, seats } = pack.sayings ?? {}
        return fromSeat(seats, heard, checker.facts, readSentence(lexicon, question, scenes?.[checker.id], mend, heard))
      }
      const chosen = choose(pack)
      const plain = readIn(chosen)
      const shown = edition || named ? undefined : editionShown(checker, plain, chosen)
      const read = shown ? { ...readIn(shown.edition), named: shown } : plain
      const reading = named?.edition === chosen ? withNamed(plain, question, named) : read
      const isShown = reading.chips.some(({ path }) => pack.sayings?.shownBy?.[own!]?.includes(path))
      const isIdle = hasNeeded(heard.tokens, name) === false && !isShown
      const suits = score + UNDERSTOOD * Math.min(6, understood(reading)) - (isIdle ? UNNEEDED : 0)
      return [{ name, edition: shown?.edition ?? chosen, reading, isIdle, score: suits }]
    })
    read.sort((a, b) => b.score - a.score)
    const [best, ...others] = read
    const nothing: Reading = { chips: [], facts: {}, open: [], unsure: [], unread: [] }
    const near = others.filter(({ score, reading: other, isIdle }) => {
      const isBetterRead = !isIdle && understood(other) - understood(best!.reading) >= MUCH
      return best!.score - score < (isBetterRead ? NEAR_READ : NEAR)
    })
    const reading = best
      ? sharedWith(
          best.reading,
          near.map((one) => one.reading),
        )
      : nothing
    return {
      question,
      ...(best ? { checker: best.name, edition: best.edition } : {}),
      alternatives: others.slice(0, ALTERNATIVES).map(({ name }) => name),
      ...(near.length ? { near: near.map(({ name }) => name) } : {}),
      ...reading,
      unread: reading.unread.filter(([start, end]) => !namesGame(question.slice(start, end), packs)),
    }
  }
}

/** Words that were read, as a measure of how well a checker suits a sentence. */
const understood = ({ chips, unread }: Reading) => new Set(chips.map(({ from }) => from[0])).size - 0.5 * unread.length
