import type { SearchRecord } from '../../lib/search/index.ts'
import { engines } from './engines.ts'
import { type Asked, readBench } from './queries.ts'
import { ms, printTable, quantile, time } from './table.ts'

const SIZES = [10_000, 100_000]
/** The slow engines are asked less: their times hardly vary. */
const ASKED: Record<string, number> = { lawspeaker: 300, 'MiniSearch 7.2.0': 100, 'Fuse.js 7.5': 6 }

/** Always the same numbers: a bench that varies by chance compares nothing. */
function makeChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** As many records as asked: shuffled variants with one new word in eight, spread over the games that are there. */
function grow(records: readonly SearchRecord[], size: number): SearchRecord[] {
  const chance = makeChance(7)
  const grown = [...records]
  for (let i = 0; grown.length < size; i++) {
    const record = records[i % records.length]!
    const words = record.text
      .split(' ')
      .map((word) => (chance() < 0.125 ? `${word}${Math.floor(chance() * size)}` : word))
    words.sort(() => chance() - 0.5)
    grown.push({ ...record, id: `${record.id}~${i}`, kind: 'clause', text: words.join(' ') })
  }
  return grown
}

/** How search time grows with the number of records, side by side. */
export async function benchGrowth(): Promise<void> {
  const { records, asked } = await readBench()
  const rows = SIZES.flatMap((size) => {
    const grown = grow(records, size)
    return engines.map(({ name, make }) => {
      let find = make([])
      const prepare = time(() => (find = make(grown)))
      const samples = spread(asked, ASKED[name] ?? 10).map(({ query, scope }) => time(() => find(query, scope)))
      return [
        `${size.toLocaleString('en')} records, ${name}`,
        ms(quantile(samples, 0.5)),
        ms(quantile(samples, 0.95)),
        ms(prepare),
      ]
    })
  })
  printTable('Growth', ['size and engine', 'p50', 'p95', 'prepare'], rows)
}

const spread = (asked: readonly Asked[], wanted: number) => {
  const step = Math.max(1, Math.floor(asked.length / wanted))
  return asked.filter((_, i) => i % step === 0).slice(0, wanted)
}
