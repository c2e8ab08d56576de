/** Asks the search worker; a later question makes earlier answers stale. */
import { readQuery } from '../../lib/search/syntax.ts'
import type { SearchRecord } from '../../lib/search/types.ts'
import { editionOf } from './editions.ts'
import { games } from './games.ts'
import type { Found, Question, Wanted } from './search-worker.ts'
import { base } from './store.ts'

/** Addresses below the base, with the hash of what lies there. */
declare const SEARCH_WORKER: string
declare const SEARCH_DATA: string
declare const SPOKEN_DATA: string

type Failed = { failed: string }
type Answer = Found | SearchRecord | Failed

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (answer: Answer) => void>()

/** Tells everybody who waits that no answer will come. */
function giveUp(failed: string): void {
  for (const answer of waiting.values()) answer({ failed })
  waiting.clear()
  worker = undefined
}

const REFUSED =
  'This browser does not let pages search in the background. The rules can be browsed from the start page.'

/** Undefined where the browser refuses workers. */
function start(): Worker | undefined {
  let made: Worker
  try {
    made = new Worker(base + SEARCH_WORKER, { type: 'module' })
  } catch {
    return undefined
  }
  // The worker asks for the same; side by side they take one round trip less.
  void fetch(base + SEARCH_DATA).catch(() => {})
  made.addEventListener('message', ({ data }: MessageEvent<{ id: number; found: Answer }>) => {
    waiting.get(data.id)?.(data.found)
    waiting.delete(data.id)
  })
  made.addEventListener('error', () => giveUp('The search could not be loaded. Check the connection and try again.'))
  return made
}

/** Loads the search before the first key is pressed. */
export function warmUp(): void {
  worker ??= start()
}

function ask(question: Question | Wanted): Promise<Answer> {
  warmUp()
  const id = ++asked
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    if (worker) worker.postMessage({ id, question, data: base + SEARCH_DATA, spoken: base + SPOKEN_DATA })
    else giveUp(REFUSED)
  })
}

/** What is found for what was typed; a game or an edition named in it counts before the chosen one. */
export function find(typed: { query: string; game: string }): Promise<Found> {
  const { words, game = typed.game, edition, only } = readQuery(typed.query, games)
  const read = edition ?? (game ? editionOf(game) : '')
  return ask({ query: words, game, edition: read, ...(only ? { only } : {}) }) as Promise<Found>
}

/** The record of a clause, to be shown beside a link to it. */
export const clauseOf = (clause: string): Promise<SearchRecord | Failed> =>
  ask({ clause }) as Promise<SearchRecord | Failed>

/** Loads the search; done when it stands ready to answer, or cannot be had. */
export const whenWarm = async (): Promise<void> => {
  await ask({ clause: '' })
}
