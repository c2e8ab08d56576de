/** What a ruling with the usual costs: the presumed verdict, and what would turn it. */
import { adjudicateInSteps, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { ExampledChecker } from '../../lib/kernel/checker.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import { halfToldMap } from './hex-map.ts'
import { ms, printTable, quantile, time } from './table.ts'

/** Cases of one checker that are looked at, spread over all of them. */
const CASES = 6
const VERDICT_LIMIT_MS = 5
const FLIPS_LIMIT_MS = 50
const MAP_LIMIT_MS = 500

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

/** The better of two: the first also pays for what is made once. */
function best(request: Request): { verdict: number; flips: number } | undefined {
  const [one, two] = [measure(request), measure(request)]
  return one && two && { verdict: Math.min(one.verdict, two.verdict), flips: Math.min(one.flips, two.flips) }
}

/** p50, p95 and the worst of every game, each beside its limit. */
export function benchPresumed(): void {
  const perGame = games.map((pack) => ({
    id: pack.id,
    taken: pack.checkers.flatMap((checker) => halfTold(pack, checker).flatMap((request) => best(request) ?? [])),
  }))
  const all = { id: 'all', taken: perGame.flatMap(({ taken }) => taken) }
  const map = best(halfToldMap())
  const line = (name: string, samples: readonly number[], limit: number) => [
    name,
    String(samples.length),
    ms(quantile(samples, 0.5)),
    ms(quantile(samples, 0.95)),
    String(limit),
    ms(quantile(samples, 1)),
  ]
  const rows = [...perGame, all].flatMap(({ id, taken }) => [
    line(
      `${id}: presumed verdict`,
      taken.map(({ verdict }) => verdict),
      VERDICT_LIMIT_MS,
    ),
    line(
      `${id}: what turns it`,
      taken.map(({ flips }) => flips),
      FLIPS_LIMIT_MS,
    ),
  ])
  if (map) rows.push(line('37 systems: what turns it', [map.flips], MAP_LIMIT_MS))
  printTable(
    'In the usual case',
    ['', 'cases', 'p50', 'p95', 'limit of p95', 'worst'],
    rows,
    'Cases without a word of what is usual, best of two, on a quiet machine.',
  )
}
