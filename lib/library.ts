/**
 * Lawspeaker as a library: `import { adjudicate, ask, search, clause } from 'lawspeaker'`, or one game alone from
 * `lawspeaker/GAME`. Plain functions over plain JSON, for Node, browsers and workers; nothing is read or fetched.
 * `scripts/build/build-library.mjs` bundles this file once for all games and once for each.
 */

import words from 'lawspeaker:own-words'
import packs from 'lawspeaker:packs'
import { version as packageVersion } from '../package.json'
import { adjudicate as judge, type Refusal, type Request } from './adjudicate.ts'
import type { Question } from './ask/index.ts'
import type { ClauseRecord } from './content/records.ts'
import { type CheckerRecord, type Found, type Front, openFront, type Told } from './front.ts'
import type { Case } from './kernel/pack.ts'
import type { Ruling } from './kernel/ruling.ts'
import type { SearchOptions } from './search/types.ts'

export type { Refusal, Request } from './adjudicate.ts'
export type { Judged } from './ask/door.ts'
export type { Chip, OpenChoice, Question } from './ask/index.ts'
export type { ClauseRecord } from './content/records.ts'
export type { CheckerRecord, Found, FoundRecord, Told } from './front.ts'
export type { Case } from './kernel/pack.ts'
export type { Finding, Issue, Reason, Remedy, Ruling } from './kernel/ruling.ts'
export type { SearchOptions } from './search/types.ts'

// Opened when first asked, and by no call at the top: who only judges carries no words and no search.
let front: Front | undefined
function opened(): Front {
  front ??= openFront(packs, words())
  return front
}

/** The version of this package. A ruling may change with it; the changelog says which, by clause and edition. */
export const version: string = packageVersion

/** Judges a case. Out: a ruling (illegal is a ruling), or `{ error }` with each field that cannot be read and its mend. Never throws. */
export const adjudicate = (request: Request): Ruling | Refusal => judge(packs, request)

/**
 * Reads a sentence, and judges what was understood. `ruling` is absent where no checker fits; where nothing could be
 * judged, `rules` are the clauses that may answer it.
 */
export const ask = (question: Question): Told => opened().ask(question)

/** Searches clauses, cards, checkers, open questions and terms. */
export const search = (query: string, options?: SearchOptions): Found => opened().search(query, options)

/** A clause by its id in any case: its words by edition, its sources, its address on the site. Undefined where there is none. */
export const clause = (id: string): ClauseRecord | undefined => opened().clause(id)

/** Every checker, with the JSON Schema of its facts. */
export const checkers = (): CheckerRecord[] => opened().checkers()

/** A checker by its name: `game/checker`. */
export const checker = (name: string): CheckerRecord | undefined => opened().checker(name)

/** Numbered cases with the rulings they must get. */
export const cases = (choice?: { game?: string; checker?: string }): (Case & { game: string })[] =>
  opened().cases(choice)

/** Cards and pieces as data, each with its `name`. */
export const cards = (choice?: { game?: string; name?: string }): { game: string; name: string }[] =>
  opened().cards(choice)

/** The games in this package, with their editions. */
export const games = (): ReturnType<Front['games']> => opened().games()
