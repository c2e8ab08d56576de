/** Judges drawn requests and counts what becomes of them. */
import { adjudicate, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { drawRequest, withoutRefused } from './draw.ts'

export interface Crash {
  n: number
  where: string
  request: string
}

export interface Tally {
  draws: number
  judged: number
  refused: number
  crashes: Crash[]
  /** Draws of which one answer took longer than `LONG_MS`. */
  long: number
  /** The slowest answers, first the very slowest. */
  slowest: { n: number; ms: number; checker: string }[]
}

const SHOWN = 5
/** No answer should take longer than this, in milliseconds. */
export const LONG_MS = 100

/** First line of ours in a stack: where it broke. */
const placeOf = (error: unknown) => {
  const lines = String((error as Error).stack ?? error).split('\n')
  return `${lines[0]} ${lines.find((line) => line.includes('lib/'))?.trim() ?? lines[1]?.trim() ?? ''}`
}

/** What is refused is asked again without the facts the refusal names, so often. */
const TRIES = 6

/** True when a request, or what a refusal leaves of it, gets a ruling. `asking` is told of each try. */
export function isJudged(request: Request, asking: (request: Request) => void): boolean {
  let asked: Request | undefined = request
  for (let tries = 0; asked && tries < TRIES; tries++) {
    asking(asked)
    const answer = adjudicate(games, asked)
    JSON.stringify(answer)
    if (!('error' in answer)) return true
    asked = withoutRefused(
      asked,
      answer.error.issues.map(({ path }) => path),
    )
  }
  return false
}

/** Judges draws `from` to `to` of a seed. `now` gives milliseconds; `each` is told after every draw. */
export function judgeDrawn(
  seed: number,
  from: number,
  to: number,
  now: () => number,
  each?: (n: number) => void,
): Tally {
  const tally: Tally = { draws: to - from, judged: 0, refused: 0, crashes: [], long: 0, slowest: [] }
  for (let n = from; n < to; n++) {
    const request = drawRequest(seed, n)
    let last = request
    let begun = now()
    let ms = 0
    // What is asked again without a refused fact is another request.
    const lap = () => {
      const at = now()
      ms = Math.max(ms, at - begun)
      begun = at
    }
    const asking = (asked: Request) => {
      lap()
      last = asked
    }
    try {
      if (isJudged(request, asking)) tally.judged++
      else tally.refused++
    } catch (error) {
      tally.crashes.push({ n, where: placeOf(error), request: JSON.stringify(last) })
    }
    lap()
    if (ms > LONG_MS) tally.long++
    if (ms > (tally.slowest.at(-1)?.ms ?? 0) || tally.slowest.length < SHOWN)
      tally.slowest = [...tally.slowest, { n, ms, checker: request.checker }]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, SHOWN)
    each?.(n)
  }
  return tally
}
