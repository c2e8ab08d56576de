import { adjudicate, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { ExampledChecker } from '../../lib/kernel/checker.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import { pathological } from '../../tests/hostile/pathological.ts'
import { ms, printTable, quantile, time } from './table.ts'

/** Each checker is measured until it has this many samples or has taken this long. */
const SAMPLES = 2_000
const BUDGET_MS = 4_000

function requestsOf(pack: GamePack, checker: ExampledChecker): Request[] {
  const name = `${pack.id}/${checker.id}`
  const cases = pack.cases.filter((one) => [checker.id, name, ...checker.aliases].includes(one.checker))
  return [...checker.scenarios, ...cases].map(({ edition, readings, facts }) => ({
    checker: name,
    facts,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings } : {}),
  }))
}

/** p50 and p95 of a verdict through the front door, over the scenarios and cases of each checker. */
export function benchVerdicts(): void {
  const measured = games.flatMap((pack) =>
    pack.checkers.map((checker) => ({ name: `${pack.id}/${checker.id}`, ...measure(requestsOf(pack, checker)) })),
  )
  const rows = measured.map(({ name, requests, samples, refused, slowest }) => [
    name,
    String(requests),
    ms(quantile(samples, 0.5)),
    ms(quantile(samples, 0.95)),
    ms(quantile(samples, 1)),
    slowest,
    refused ? String(refused) : '',
  ])
  const all = measured.flatMap(({ samples }) => samples)
  rows.push(['all', '', ms(quantile(all, 0.5)), ms(quantile(all, 0.95)), ms(quantile(all, 1)), '', ''])
  printTable(
    'Verdicts',
    ['checker', 'cases', 'p50', 'p95', 'worst', 'slowest case', 'refused'],
    rows,
    'Aim: p95 under 1 ms.',
  )
}

/** No case may take longer, whatever is left open. */
const LIMIT_MS = 50

/** The slowest of the cases that leave as much open as can be, each at its best of three, warm. */
export function benchHostile(): void {
  const timed = pathological.map(({ name, edition, facts }) => {
    const judge = () => adjudicate(games, { checker: name, edition, facts: structuredClone(facts) })
    const [first = 0, ...more] = [judge, judge, judge].map(time)
    return { name, facts, took: Math.min(first, ...more) }
  })
  const rows = timed
    .sort((a, b) => b.took - a.took)
    .slice(0, 5)
    .map(({ name, facts, took }) => [name, ms(took), String(LIMIT_MS), JSON.stringify(facts).slice(0, 60)])
  printTable(
    'Hostile cases',
    ['slowest', 'ms', 'limit', 'facts'],
    rows,
    `${timed.length} cases with as much open as can be, best of three. Aim: none over ${LIMIT_MS} ms on a quiet machine.`,
  )
}

function measure(requests: readonly Request[]) {
  if (!requests.length) return { requests: 0, samples: [], refused: 0, slowest: '' }
  const judge = (request: Request) => adjudicate(games, request)
  const refused = requests.filter((request) => 'error' in judge(request)).length
  const samples: number[] = []
  const sums = requests.map(() => 0)
  const start = performance.now()
  while (samples.length < SAMPLES && performance.now() - start < BUDGET_MS) {
    for (const [i, request] of requests.entries()) {
      const took = time(() => judge(request))
      samples.push(took)
      sums[i]! += took
    }
  }
  const slowest = requests[sums.indexOf(Math.max(...sums))]
  return { requests: requests.length, samples, refused, slowest: JSON.stringify(slowest?.facts).slice(0, 40) }
}
