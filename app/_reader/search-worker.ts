/** Builds the search off the main thread and answers questions; typing never waits for it. */

import { makeGameFinder, type Spoken } from '../../lib/ask/meant-game.ts'
import {
  createSearch,
  type Search,
  type SearchRecord,
  type SearchResult,
  unpackRecords,
} from '../../lib/search/index.ts'
import { searchOnly } from '../../lib/search/only.ts'
import type { Asked } from '../../lib/search/syntax.ts'
import { besideAnswer, type CheckerLink } from './beside-answer.ts'
import { type Elsewhere, elsewhereOf } from './elsewhere.ts'
import { type Near, nearTo } from './near.ts'
import { ownFirst } from './own-first.ts'
import { isTold } from './told.ts'

/** What the page asks. */
export interface Question {
  query: string
  game: string
  edition: string
  limit?: number
  /** Only open questions, only checkers, only cards. */
  only?: Asked['only']
}

/** A clause asked for by its id, to be shown beside a link. */
export interface Wanted {
  clause: string
}

/** What it gets: hits, the checker beside the answer and what is near, or why not. */
export type Found =
  | {
      result: SearchResult
      /** The checker that stands beside the answer. */
      beside?: CheckerLink
      near: Near
      /** The chosen game has nothing close, but others have: the result is theirs. */
      isElsewhere: boolean
      /** The chosen game has something, but the words are rather of another one. */
      other?: Elsewhere
    }
  | { failed: string }

type Answered = Exclude<Found, { failed: string }>

interface Shipped {
  records: string
  /** Words that mean the same, by game. */
  synonyms: Record<string, string[][]>
  /** Cases and tools. */
  cases: string
  checkers: CheckerLink[]
  /** The checkers that judge by a clause, by their places in the list. */
  checks: Record<string, number[]>
}

interface Loaded {
  search: Search
  cases: Search
  records: SearchRecord[]
  /** The checkers that judge by a clause. */
  judging: (clause: string) => readonly CheckerLink[]
}

let loading: Promise<Loaded> | undefined

async function load(data: string): Promise<Loaded> {
  const answer = await fetch(data)
  if (!answer.ok) throw new Error(`search data: ${answer.status}`)
  const shipped = (await answer.json()) as Shipped
  const records = unpackRecords(shipped.records)
  const cases = createSearch(unpackRecords(shipped.cases))
  const judging = (clause: string) => (shipped.checks[clause] ?? []).map((at) => shipped.checkers[at]!)
  return { search: createSearch(records, shipped), cases, records, judging }
}

let speaking: Promise<Spoken> | undefined

/** Loads how players speak, behind the search itself. */
function listen(spoken: string): void {
  speaking ??= fetch(spoken).then((answer) => answer.json() as Promise<Spoken>)
  speaking.catch(() => {
    speaking = undefined
  })
}

let finding: Promise<(typed: string) => string | undefined> | undefined

/** Learns it, which takes a while: with the first letters, long before they are a case. */
function learn(): typeof finding {
  finding ??= speaking?.then(makeGameFinder)
  finding?.catch(() => {
    finding = undefined
  })
  return finding
}

/** So long an answer waits for it, in milliseconds. */
const PATIENCE = 1500

/** Which game a told case is of; nothing where that cannot be had in time. */
async function gameMeant(query: string): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  try {
    return (await Promise.race([learn(), late]))?.(query)
  } catch {
    return undefined
  }
}

let isAsked = false

/** The first searches are the slowest, so they are tried out before anybody waits for one: a letter, words, a slip. */
function warmUp(
  { search, cases }: Pick<Loaded, 'search' | 'cases'>,
  [query, ...rest]: readonly string[] = ['s', 'may i move', 'mvoe'],
): void {
  if (isAsked || !query) return
  search.search(query, { limit: 24 })
  nearTo(cases, query, '', '')
  setTimeout(() => warmUp({ search, cases }, rest))
}

/** What all games have, first what the game has that the case is of, if that was understood and no other game answers. */
function answerOfAll({ search }: Loaded, { query, limit = 24 }: Question, meant: string | undefined): SearchResult {
  const all = search.search(query, { limit })
  if (!meant || (all.answer && all.answer.record.game !== meant)) return all
  return ownFirst(search.search(query, { limit, game: meant }), all, meant, limit)
}

/** What is near in a game; where it was not chosen and has nothing, in any. */
function nearIn({ cases }: Loaded, { query, edition }: Question, game: string, isChosen: boolean): Near {
  const near = nearTo(cases, query, game, edition)
  return isChosen || near.cases.length + near.tools.length > 0 ? near : nearTo(cases, query, '', edition)
}

/** What the chosen game has; where it has nothing close, what another has. */
function answerTo(
  loaded: Loaded,
  question: Question,
  meant: string | undefined,
): Pick<Answered, 'result' | 'isElsewhere' | 'other'> {
  const { query, game, edition, limit = 24, only } = question
  if (!game && !only && !edition) return { result: answerOfAll(loaded, question, meant), isElsewhere: false }
  const { search, records } = loaded
  const options = { limit, ...(game ? { game } : {}), ...(edition ? { edition } : {}) }
  if (only) return { result: searchOnly(search, records, query, { ...options, only }), isElsewhere: false }
  const result = search.search(query, options)
  const other = game && result.confident ? elsewhereOf(search, query, game, result) : undefined
  if (other) return { result: { ...result, answer: undefined }, isElsewhere: false, other }
  if (result.confident || !game) return { result, isElsewhere: false }
  const anywhere = search.search(query, { limit })
  return anywhere.confident ? { result: anywhere, isElsewhere: true } : { result, isElsewhere: false }
}

type Message = { id: number; question: Question | Wanted; data: string; spoken: string }

self.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  const { id, question } = data
  try {
    loading ??= load(data.data)
    const loaded = await loading
    const { records } = loaded
    listen(data.spoken)
    if ('clause' in question) {
      const record = records.find((candidate) => candidate.id === question.clause)
      self.postMessage({ id, found: record ?? { failed: 'Not found.' } })
      setTimeout(() => warmUp(loaded))
      return
    }
    isAsked = true
    const { query, game, only } = question
    const meant = !game && !only && isTold(query) ? await gameMeant(query) : undefined
    const { result, isElsewhere, other } = answerTo(loaded, question, meant)
    const beside = besideAnswer(result, loaded.judging)
    const where = isElsewhere ? '' : (meant ?? game)
    const near = only ? { cases: [], tools: [] } : nearIn(loaded, question, where, meant === undefined)
    self.postMessage({
      id,
      found: {
        result,
        near,
        isElsewhere,
        ...(beside ? { beside } : {}),
        ...(other ? { other } : {}),
      } satisfies Found,
    })
    setTimeout(learn)
  } catch {
    loading = undefined
    const failed = 'The search could not be loaded. Check the connection and try again.'
    self.postMessage({ id, found: { failed } satisfies Found })
  }
})
