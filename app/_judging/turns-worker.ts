/** In a worker: what would turn a presumed verdict, so that the page stays awake however long that takes. */
import { adjudicateInSteps, type Request } from '../../lib/adjudicate'
import type { Checker } from '../../lib/kernel/checker'
import type { Presumed } from '../../lib/kernel/ruling'
import { inSteps } from '../_components/in-steps'
import { type PackWays, type PackWords, packOf } from './pack'

/** A case, and what the page was told of its game. */
export interface Asked {
  number: number
  words: PackWords
  request: Request
}

/** What came of the case of that number. */
export type Answered = { number: number } & ({ presumed: Presumed | undefined } | { failed: true })

/** Fetches one checker, and the ways of its game. */
type Load = () => Promise<PackWays & { checker: Checker }>

/** Answers cases; a newer one takes the place of the one before. In: every checker, by `game/checker`. */
export function work(checkers: Readonly<Record<string, Load>>): void {
  let latest = 0
  let stop = () => {}
  const answer = (answered: Answered) => postMessage(answered)
  addEventListener('message', async ({ data: { number, words, request } }: MessageEvent<Asked>) => {
    stop()
    latest = number
    try {
      const { checker, ...ways } = await checkers[request.checker]!()
      if (latest !== number) return
      const steps = adjudicateInSteps([packOf(words, checker, ways)], request)
      stop = inSteps(steps, (full) => answer({ number, presumed: 'error' in full ? undefined : full.presumed }))
    } catch {
      answer({ number, failed: true })
    }
  })
}
