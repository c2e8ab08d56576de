/** What a sentence costs: a keystroke at the field of a page and at the front door, and the code that reads it. */
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { createAsk } from '../../lib/ask/index.ts'
import { readerFor } from '../../lib/ask/reader.ts'
import { games } from '../../lib/games/index.ts'
import { kb, ms, printTable, quantile, time } from './table.ts'

/** A phone is so much slower. */
const SLOWER = 4
const KEY_LIMIT_MS = 16
const CODE_LIMIT_KB = 15

/** Of each game so many checkers, with the longest question that players put to it. */
const CHECKERS = 4
const longest = (texts: readonly string[]) => [...texts].sort((a, b) => b.length - a.length)[0] ?? ''
const questions = games.flatMap((pack) => {
  const every = Math.ceil(pack.checkers.length / CHECKERS)
  return pack.checkers
    .filter((_, i) => i % every === 0)
    .map((checker) => ({ pack, checker, sentence: longest(pack.sayings?.asked?.[checker.id] ?? checker.asked) }))
})

const keysOf = (sentence: string, read: (typed: string) => unknown): number[] =>
  Array.from(sentence, (_, end) => {
    const typed = sentence.slice(0, end + 1)
    return Math.min(
      time(() => read(typed)),
      time(() => read(typed)),
    )
  })

/** Each key of each sentence; the better of two, for what is made once is kept. */
function keys(): [name: string, samples: number[]][] {
  const ask = createAsk(games)
  const door = questions.flatMap(({ pack, sentence }) =>
    keysOf(sentence, (question) => ask({ question, game: pack.id })),
  )
  const page = questions.flatMap(({ pack, checker, sentence }) =>
    keysOf(sentence, readerFor(pack, checker, pack.defaultEdition)),
  )
  return [
    ['the field of a page', page],
    ['any checker of a game', door],
  ]
}

/** What a browser fetches to read sentences, as one minified file. */
async function gzipOf(entry: string, external: readonly string[] = []): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: [...external],
    logLevel: 'silent',
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

/** p50 and p95 of a key, as a slow phone has them, and the bytes of the reader; each beside its limit. */
export async function benchSentences(): Promise<void> {
  const phone = (value: number) => ms(value * SLOWER)
  printTable(
    'Sentences',
    ['a key at', 'keys', 'p50', 'p95', 'p95 on a phone', 'limit', 'worst on a phone'],
    keys().map(([name, samples]) => [
      name,
      String(samples.length),
      ms(quantile(samples, 0.5)),
      ms(quantile(samples, 0.95)),
      phone(quantile(samples, 0.95)),
      String(KEY_LIMIT_MS),
      phone(quantile(samples, 1)),
    ]),
    `A phone counts as ${SLOWER} times slower. Best of two, on a quiet machine.`,
  )
  const reader = await gzipOf('lib/ask/reader.ts', ['fuse.js/basic', 'zod', 'zod/mini'])
  const rows = [['the reader', kb(reader), String(CODE_LIMIT_KB)]]
  for (const { id } of games) rows.push([`what players of ${id} say`, kb(await gzipOf(sayingsOf(id))), ''])
  printTable(
    'Code that reads sentences',
    ['', 'KB gzip', 'limit'],
    rows,
    'The reader without Fuse.js and zod, which the site has anyway.',
  )
}

function sayingsOf(id: string): string {
  const room = `lib/games/${id}/sayings`
  return existsSync(`${room}.ts`) ? `${room}.ts` : `${room}/index.ts`
}
