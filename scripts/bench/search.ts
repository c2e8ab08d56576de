import type { SearchRecord } from '../../lib/search/index.ts'
import { type Engine, engines, type Find } from './engines.ts'
import { type Asked, readBench } from './queries.ts'
import { ms, printTable, quantile, share, time } from './table.ts'

/** Keystrokes are timed on every sixth query: enough to see, and Fuse.js would take minutes over all. */
const TYPED = 6

interface Result {
  asked: Asked
  /** Place of the first right clause, 0 best; -1 when it was not among them. */
  place: number
  took: number
}

/** Quality and speed over the query fixtures: whole queries, and every prefix as it is typed. */
export async function benchSearch(): Promise<void> {
  const { records, asked } = await readBench()
  const measured = engines.map((engine) => measure(engine, records, asked))
  const head = [
    'engine',
    'first hit',
    'in top 3',
    'query p50',
    'query p95',
    'keystroke p50',
    'keystroke p95',
    'prepare',
  ]
  const rows = measured.map(({ name, results, typed, prepare }) => [
    name,
    ...quality(results),
    ...middleAndWorst(results.map(({ took }) => took)),
    ...middleAndWorst(typed),
    ms(prepare),
  ])
  printTable(
    'Search',
    head,
    rows,
    `${asked.length} queries over ${records.length} records, within the game asked. Aim: p95 under 16 ms.`,
  )
  const games = [...new Set(asked.map(({ scope }) => scope.game))]
  const perGame = games.flatMap((game) =>
    measured.map(({ name, results }) => [
      `${game}, ${name}`,
      ...quality(results.filter((one) => one.asked.scope.game === game)),
    ]),
  )
  printTable('Search by game', ['game and engine', 'first hit', 'in top 3'], perGame)
}

const quality = (results: readonly Result[]) => [
  share(results.filter(({ place }) => place === 0).length, results.length),
  share(results.filter(({ place }) => place >= 0 && place < 3).length, results.length),
]

const middleAndWorst = (samples: readonly number[]) => [ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95))]

function measure({ name, make }: Engine, records: readonly SearchRecord[], asked: readonly Asked[]) {
  const find = make(records)
  const results = asked.map((one) => ask(find, one))
  const fresh = make(records)
  const typed = asked
    .filter((_, i) => i % TYPED === 0)
    .flatMap(({ query, scope }) => [...query].map((_, end) => time(() => fresh(query.slice(0, end + 1), scope))))
  const prepare = quantile(
    [1, 2, 3].map(() => time(() => make(records))),
    0.5,
  )
  return { name, results, typed, prepare }
}

function ask(find: Find, asked: Asked): Result {
  let found: string[] = []
  const took = time(() => {
    found = find(asked.query, asked.scope)
  })
  return { asked, place: found.findIndex((id) => asked.expect.includes(id)), took }
}
