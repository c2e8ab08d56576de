/** Which game a case is of that somebody told: by its words alone, before any of it is read. Plain data, so that a worker can carry it. */
import type { AskedPack } from '../kernel/pack.ts'
import { fold } from '../search/words.ts'
import { PhraseBook } from './phrases.ts'
import { type Evidence, generaliser, makeRanker } from './rank.ts'
import { tokensOf } from './tokens.ts'

/** How the players of every game put their questions. */
export interface Spoken {
  /** Questions, by `game/checker`. */
  asked: Readonly<Record<string, readonly string[]>>
  /** Phrases that all but settle the checker. */
  cues: Readonly<Record<string, readonly string[]>>
  /** Names by kind. */
  kinds: Readonly<Record<string, readonly string[]>>
}

/** Weight of such a phrase, beside the words of the question. */
export const CUED = 0.8
/** The best game is told apart from the next by as much, or none is meant. */
const CLEAR = 0.1

/** Every pack as its players speak. */
export function spokenOf(packs: readonly AskedPack[]): Spoken {
  const checkers = packs.flatMap((pack) => pack.checkers.map((checker) => ({ pack, checker })))
  return {
    asked: Object.fromEntries(
      checkers.map(({ pack: { id, sayings }, checker }) => [
        `${id}/${checker.id}`,
        [checker.title, checker.question, ...checker.asked, ...(sayings?.asked?.[checker.id] ?? [])],
      ]),
    ),
    cues: Object.fromEntries(
      packs.flatMap(({ id, sayings }) =>
        Object.entries(sayings?.cues ?? {}).map(([checker, phrases]) => [`${id}/${checker}`, phrases] as const),
      ),
    ),
    kinds: kindsOf(packs),
  }
}

/** Names of all packs by kind. */
export function kindsOf(packs: readonly AskedPack[]): Record<string, string[]> {
  const kinds: Record<string, string[]> = {}
  for (const { sayings } of packs)
    for (const [kind, names] of Object.entries(sayings?.kinds ?? {})) kinds[kind] = [...(kinds[kind] ?? []), ...names]
  return kinds
}

/** Prepares it. Out: the id of the game a sentence is of, or nothing where two may be meant. */
export function makeGameFinder({ asked, cues, kinds }: Spoken): (typed: string) => string | undefined {
  const evidence = Object.entries(asked).flatMap(([checker, texts]) =>
    texts.map((text): Evidence => ({ checker, text, weight: 1 })),
  )
  const rank = makeRanker(evidence, generaliser(kinds))
  const book = new PhraseBook<string>()
  for (const [checker, phrases] of Object.entries(cues)) for (const phrase of phrases) book.add(phrase, checker)
  return (typed) => {
    const cued = new Set(book.matches(tokensOf(fold(typed))).map(({ meant }) => meant))
    const games = new Map<string, number>()
    for (const { checker, score } of rank(typed)) {
      const game = checker.split('/')[0]!
      const all = score + (cued.has(checker) ? CUED : 0)
      if (all > (games.get(game) ?? 0)) games.set(game, all)
    }
    const [best, next] = [...games].sort((a, b) => b[1] - a[1])
    return best && best[1] - (next?.[1] ?? 0) >= CLEAR ? best[0] : undefined
  }
}

type NamedGame = Pick<AskedPack, 'id' | 'title'>

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What players call a game: its short name, its title, and what stands before a colon in it. */
const namesOf = ({ id, title }: NamedGame): string[] => [id, title, title.split(':')[0]!].map(plain)

/** True for words that only say of which game a case is: its short name, "in" and its title. */
export function namesGame(words: string, games: readonly NamedGame[]): boolean {
  const said = plain(words).replace(/^(?:in|a|an|this is) /, '')
  return games.some((game) => namesOf(game).includes(said))
}

/** The one game a sentence names: "how many dice do I roll in Star Commander". */
export function gameNamed(sentence: string, games: readonly NamedGame[]): string | undefined {
  const said = ` ${plain(sentence)} `
  const [first, ...others] = games.filter((game) => namesOf(game).some((name) => said.includes(` ${name} `)))
  return others.length ? undefined : first?.id
}
