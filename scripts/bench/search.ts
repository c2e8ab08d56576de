import { type Engine, engines } from './engines.ts'
import { type Asked, readBench } from './queries.ts'
import { ms, printTable, quantile, share, time } from './table.ts'
import type { SearchRecord } from '../../lib/search/index.ts'

/** Quality and speed over the query fixtures: whole queries, and every prefix as it is typed. */
export async function benchSearch(): Promise<void> {
  const { records, asked } = await readBench()
  const rows = engines.map((engine) => measure(engine, records, asked))
  const head = ['engine', 'first hit', 'in top 3', 'query p50', 'query p95', 'keystroke p50', 'keystroke p95', 'prepare']
  printTable('Search', head, rows, `${asked.length} queries over ${records.length} records, within the game asked. Aim: p95 under 16 ms.`)
  for (const game of new Set(asked.map(({ scope }) => scope.game))) {
    const own = asked.filter(({ scope }) => scope.game === game)
    const quality = engines.map((engine) => measure(engine, records, own).slice(0, 3))
    printTable(`Search, ${game}`, head.slice(0, 3), quality, `${own.length} queries.`)
  }
}

function measure({ name, make }: Engine, records: readonly SearchRecord[], asked: readonly Asked[]): string[] {
  let find = make(records)
  const prepare = quantile([1, 2, 3].map(() => time(() => (find = make(records)))), 0.5)
  let [first, three] = [0, 0]
  const whole = asked.map(({ query, expect, scope }) => {
    let found: string[] = []
    const took = time(() => (found = find(query, scope)))
    if (found[0] && expect.includes(found[0])) first++
    if (found.slice(0, 3).some((id) => expect.includes(id))) three++
    return took
  })
  find = make(records)
  const typed = asked.flatMap(({ query, scope }) => [...query].map((_, end) => time(() => find(query.slice(0, end + 1), scope))))
  const times = [whole, typed].flatMap((samples) => [ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95))])
  return [name, share(first, asked.length), share(three, asked.length), ...times, ms(prepare)]
}
