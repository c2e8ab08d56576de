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
  /** Draws of which one answer took longer than `LONG_MS`, however often it was asked. */
  long: number
  /** The slowest answers, first the very slowest. */
  slowest: { n: number; ms: number; checker: string }[]
}

const SHOWN = 8
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

/** Milliseconds of the longest answer to a request, and what became of it. What is asked again without a refused fact is another request. */
function timed(request: Request, now: () => number): { ms: number; judged: boolean; crash?: Omit<Crash, 'n'> } {
  let last = request
  let begun = now()
  let ms = 0
  const lap = () => {
    const at = now()
    ms = Math.max(ms, at - begun)
    begun = at
  }
  try {
    const judged = isJudged(request, (asked) => {
      lap()
      last = asked
    })
    lap()
    return { ms, judged }
  } catch (error) {
    return { ms, judged: false, crash: { where: placeOf(error), request: JSON.stringify(last) } }
  }
}

/** What took long is asked so often again, and its least time counts: a machine lent elsewhere is not the answer's fault. */
const AGAIN = 4

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
    const { ms: first, judged, crash } = timed(request, now)
    let ms = first
    for (let tries = 0; ms > LONG_MS && tries < AGAIN; tries++) ms = Math.min(ms, timed(request, now).ms)
    if (crash) tally.crashes.push({ n, ...crash })
    else tally[judged ? 'judged' : 'refused']++
    if (ms > LONG_MS) tally.long++
    tally.slowest.push({ n, ms, checker: request.checker })
    tally.slowest = tally.slowest.sort((a, b) => b.ms - a.ms).slice(0, SHOWN)
    each?.(n)
  }
  return tally
}
