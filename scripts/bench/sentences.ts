/** What a sentence costs: a keystroke at the field of a page and at the front door, and the code that reads it. */
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

const SENTENCES: readonly [checker: string, sentence: string][] = [
  ['starcom/build', 'can I build two cruisers in my besieged capital after combat there'],
  ['starcom/jump', 'my destroyer jumps into a neutral system that is interdicted'],
  ['starcom/affordability', 'what do a frigate and two corvettes cost, I have 12 credits'],
  ['legion/priority', 'blue plays Ambush and red plays Assault, who goes first'],
  ['legion/play-card', 'Vader is dead, may I still play Implacable'],
  ['legion/issue-orders', 'Assault with Luke, can I order two corps units at range 3'],
  ['ti4/movement', '3 cruisers from 27 through the nebula to 25 with gravity drive'],
  ['ti4/transport', 'two carriers with 4 fighters each from 36 to Mecatol'],
  ['ti4/space-cannon', 'does the PDS of Bob in 25 shoot at my destroyers when I move to 26'],
]

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
  const door = SENTENCES.flatMap(([name, sentence]) =>
    keysOf(sentence, (question) => ask({ question, game: name.split('/')[0]! })),
  )
  const page = SENTENCES.flatMap(([name, sentence]) => {
    const [id, own] = name.split('/')
    const pack = games.find((one) => one.id === id)!
    const checker = pack.checkers.find((one) => one.id === own)!
    return keysOf(sentence, readerFor(pack, checker, pack.defaultEdition))
  })
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

const sayingsOf = (id: string): string => `lib/games/${id}/${id === 'ti4' ? 'sayings/index' : 'sayings'}.ts`
