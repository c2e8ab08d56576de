/** Asks the search worker; a later question makes earlier answers stale. */
import type { Found, Question } from './search-worker.ts'
import { base } from './store.ts'

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (found: Found) => void>()

function start(): Worker {
  const made = new Worker(`${base}/assets/search-worker.js`, { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<{ id: number; found: Found }>) => {
    waiting.get(data.id)?.(data.found)
    waiting.delete(data.id)
  })
  made.addEventListener('error', () => {
    for (const answer of waiting.values())
      answer({ failed: 'The search could not be loaded. Check the connection and try again.' })
    waiting.clear()
    worker = undefined
  })
  return made
}

/** Loads the search before the first key is pressed. */
export function warmUp(): void {
  worker ??= start()
}

/** The answer to a question. */
export function find(question: Question): Promise<Found> {
  warmUp()
  const id = ++asked
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ id, question, data: `${base}/data/search.json` })
  })
}
