/** What a ruling with the usual costs: the presumed verdict, and what would turn it. */
import { adjudicateInSteps, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { ExampledChecker } from '../../lib/kernel/checker.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import { halfToldMap } from '../../tests/bench/hex-map.ts'
import { ms, printTable, quantile, time } from './table.ts'

/** Cases of one checker that are looked at, spread over all of them. */
const CASES = 6
const VERDICT_LIMIT_MS = 5
const FLIPS_LIMIT_MS = 50
const MAP_LIMIT_MS = 500
const ROUNDS = 4

/** Cases without a word of what the checker may presume. */
function halfTold(pack: GamePack, checker: ExampledChecker): Request[] {
  const name = `${pack.id}/${checker.id}`
  const own = pack.cases.filter((one) => [checker.id, name, ...checker.aliases].includes(one.checker))
  const all = [...checker.scenarios, ...own]
  const every = Math.ceil(all.length / CASES)
  const isUsual = (fact: string) => checker.presumes?.[fact] !== undefined
  return all
    .filter((_, i) => i % every === 0)
    .map(({ edition, readings, facts }) => ({
      checker: name,
      facts: Object.fromEntries(Object.entries(facts).filter(([fact]) => !isUsual(fact))),
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
    }))
}

/** Time to the presumed verdict, and from there to all that would turn it; undefined where nothing is presumed. */
function measure(request: Request): { verdict: number; flips: number } | undefined {
  const steps = adjudicateInSteps(games, request)
  let first: IteratorResult<unknown> | undefined
  const verdict = time(() => {
    first = steps.next()
  })
  if (first?.done) return undefined
  const flips = time(() => {
    while (!steps.next().done);
  })
  return { verdict, flips }
}

/** What a request took at first, which also pays for what is made once, and at best after that. */
interface Taken {
  first: { verdict: number; flips: number }
  best: { verdict: number; flips: number }
}

/** Times all requests in rounds, so that each of them is met warm as well. */
function inRounds(requests: readonly Request[]): Taken[] {
  const [first = [], ...later] = Array.from({ length: ROUNDS }, () => requests.map(measure))
  return first.flatMap((one, i): Taken[] => {
    const again = later.flatMap((round) => round[i] ?? [])
    const least = (of: 'verdict' | 'flips') => Math.min(...again.map((taken) => taken[of]))
    return one ? [{ first: one, best: { verdict: least('verdict'), flips: least('flips') } }] : []
  })
}

/** p50, p95 and the worst of every game, each beside its limit. */
export function benchPresumed(): void {
  const perGame = games.map((pack) => ({
    id: pack.id,
    taken: inRounds(pack.checkers.flatMap((checker) => halfTold(pack, checker))),
  }))
  const all = { id: 'all', taken: perGame.flatMap(({ taken }) => taken) }
  const line = (name: string, taken: readonly Taken[], of: 'verdict' | 'flips', limit: number) => {
    const best = taken.map((one) => one.best[of])
    const first = quantile(
      taken.map((one) => one.first[of]),
      0.95,
    )
    return [
      name,
      String(taken.length),
      ...[0.5, 0.95].map((q) => ms(quantile(best, q))),
      String(limit),
      ms(quantile(best, 1)),
      ms(first),
    ]
  }
  const rows = [...perGame, all].flatMap(({ id, taken }) => [
    line(`${id}: presumed verdict`, taken, 'verdict', VERDICT_LIMIT_MS),
    line(`${id}: what turns it`, taken, 'flips', FLIPS_LIMIT_MS),
  ])
  printTable(
    'In the usual case',
    ['', 'cases', 'p50', 'p95', 'limit of p95', 'worst', 'p95 at first'],
    [...rows, line('37 systems: what turns it', inRounds([halfToldMap()]), 'flips', MAP_LIMIT_MS)],
    `Cases without a word of what is usual, best of ${ROUNDS - 1} rounds after the first, on a quiet machine.`,
  )
}
