/** The islands: what is alive on judging pages. One script each, with what it needs to judge and nothing else. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { loadTs, root, writeWhole } from '../bundle.mjs'
import { camel } from '../dev/new/templates.mjs'
import { defineMade } from './made.mjs'

/** Screens of the games: `board.ts`, `drawing.ts` where a game draws a typed case, `open.ts` where it reads exports of other tools. */
const SCREENS = 'app/_games'
const TABLES = 'app/_judging/tables'
const ASSETS = join(root, 'public', 'assets')
const WAKE = "'./app/_judging/wake.tsx'"

/**
 * Where things of a game lie. A checker is the folder of its id and exported under it, so a page takes one and leaves the
 * others; its cases lie beside it, and nothing that judges imports them.
 */
const take = ({ id }) => ({
  checker: ({ id: checker }, as) =>
    `import { ${camel(checker)} as ${as} } from './lib/games/${id}/${checker}/index.ts'`,
  cite: (as) => `import { cite as ${as} } from './lib/games/${id}/label.ts'`,
  reads: (as) => `import { reads as ${as} } from './lib/games/${id}/sheet.ts'`,
  sayings: (as) => `import { sayings as ${as} } from './lib/games/${id}/sayings'`,
})

/** One checker, and the ways of its game. */
const judging = (pack, checker) => [
  take(pack).checker(checker, 'checker'),
  take(pack).cite('cite'),
  ...(pack.reads ? [take(pack).reads('reads')] : []),
]

/** What reading a sentence needs of a game beside its checkers: of its cases the titles, which help most to find a question. */
const wordsOf = ({ id, title, badge, editions, defaultEdition, cases }) => ({
  ...{ id, title, badge, editions, defaultEdition, ambiguities: [] },
  cases: cases.map(({ checker, title }) => ({ checker, title })),
})

/** Source of the script of every island, by name. */
async function sources() {
  const { games } = await loadTs('lib/games/index.ts')
  // What players say is fetched when somebody types a sentence.
  const sayingsOf = ({ id, sayings }) =>
    sayings ? `() => import('./lib/games/${id}/sayings').then((module) => module.sayings)` : 'undefined'
  // What a game draws of a typed case is fetched when there is something to draw.
  const has = ({ id }, file) => existsSync(join(root, SCREENS, id, file))
  const drawingOf = (pack) =>
    has(pack, 'drawing.ts')
      ? `() => import('./${SCREENS}/${pack.id}/drawing.ts').then((module) => module.default)`
      : 'undefined'
  const checkers = games.flatMap((pack) =>
    pack.checkers.map((checker) => [
      `check/${pack.id}/${checker.id}`,
      [
        ...judging(pack, checker),
        `import { wakeChecker } from ${WAKE}`,
        `wakeChecker(checker, { cite${pack.reads ? ', reads' : ''} }, ${sayingsOf(pack)}, ${drawingOf(pack)})`,
      ],
    ]),
  )
  const boards = games
    .filter((pack) => has(pack, 'board.ts'))
    .map(({ id }) => [
      `board/${id}`,
      [`import Board from './${SCREENS}/${id}/board.ts'`, `import { wakeBoard } from ${WAKE}`, 'wakeBoard(Board)'],
    ])
  const tables = (await readdir(join(root, TABLES))).map((file) => [
    `table/${basename(file, '.ts')}`,
    [
      `import Page from './${TABLES}/${file}'`,
      `import { wakeTable } from ${WAKE}`,
      file === 'open.ts'
        ? `wakeTable(Page, () => import('island:openers').then((module) => module.recognise))`
        : `wakeTable(Page, () => import('island:asking').then((module) => module.games))`,
    ],
  ])
  // Everything that judges and all that players say, for a sentence that may ask for any of it.
  const asking = games.flatMap((pack, i) => [
    ...pack.checkers.map((checker, k) => take(pack).checker(checker, `checker${i}_${k}`)),
    take(pack).cite(`cite${i}`),
    ...(pack.reads ? [take(pack).reads(`reads${i}`)] : []),
    ...(pack.sayings ? [take(pack).sayings(`sayings${i}`)] : []),
  ])
  const gameOf = (pack, i) => {
    const checkers = pack.checkers.map((_, k) => `checker${i}_${k}`)
    const also = (part) => (pack[part] ? `, ${part}: ${part}${i}` : '')
    return `{ ...${JSON.stringify(wordsOf(pack))}, checkers: [${checkers}], cite: cite${i}${also('reads')}${also('sayings')} }`
  }
  // One checker alone, for the worker that finds what would turn its verdict.
  const alone = games.flatMap((pack) =>
    pack.checkers.map((checker) => [
      `alone/${pack.id}/${checker.id}`,
      [...judging(pack, checker), `export { checker, cite${pack.reads ? ', reads' : ''} }`],
    ]),
  )
  const turns = [
    "import { work } from './app/_judging/turns-worker.ts'",
    `work({ ${alone.map(([name]) => `'${name.slice('alone/'.length)}': () => import('island:${name}')`)} })`,
  ]
  asking.push(`export const games = [${games.map(gameOf)}]`)
  const listening = [
    "import { listen } from './app/_judging/asking-worker.ts'",
    "listen(() => import('island:asking').then((module) => module.games))",
  ]
  // What tells the exports of other tools apart, for a text that may be any of them.
  const openers = games.filter((pack) => has(pack, 'open.ts'))
  const opening = [
    "import { firstOf } from './app/_components/open/opened.ts'",
    ...openers.map(({ id }, i) => `import { recognise as recognise${i} } from './${SCREENS}/${id}/open.ts'`),
    `export const recognise = firstOf([${openers.map((_, i) => `recognise${i}`)}])`,
  ]
  const joined = (named) => new Map(named.map(([name, lines]) => [name, lines.join('\n')]))
  return {
    entries: joined([...checkers, ...boards, ...tables, ['turns', turns], ['listener', listening]]),
    fetched: joined([...alone, ['asking', asking], ['openers', opening]]),
  }
}

const named = (entries) => ({
  name: 'islands',
  setup(build) {
    build.onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'island' }))
    build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
      contents: entries.get(path),
      resolveDir: root,
      loader: 'tsx',
    }))
  },
})

/** Everything these outputs ask for, themselves included; `later`: also what is only fetched when it is wanted. */
function reachedFrom(outputs, starts, later = false) {
  const seen = new Set(starts)
  for (const path of seen)
    for (const { path: next, kind } of outputs[path].imports) if (later || kind !== 'dynamic-import') seen.add(next)
  return [...seen]
}

/** The scripts the pages of each game may ask for, by its id. */
function reachedByGame(outputs, entries) {
  const starts = new Map()
  for (const [path, name] of entries) {
    const [kind, game] = name.split('/')
    if (kind === 'check' || kind === 'board') starts.set(game, [...(starts.get(game) ?? []), path])
  }
  return Object.fromEntries([...starts].map(([game, paths]) => [game, reachedFrom(outputs, paths, true).map(address)]))
}

/** Cases are for other pages: only `checkers.ts` of a game, or a checker alone, goes to the phone. */
function checkBurden(outputs) {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs))
  const stray = inputs.find((path) =>
    /^lib\/games\/[^/]+\/(?:(?:index|cases)\.ts$|cases\/|.*\bscenarios\.ts$)/.test(path),
  )
  if (stray) throw new Error(`An island carries ${stray}: import checkers.ts of that game instead.`)
}

const address = (path) => `/assets/${basename(path)}`

/** Bundles the islands and writes them, what several need in files of its own; gives script and asks by name. */
async function bundle({ entries, fetched }) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries.keys()].map((name) => ({ in: `island:${name}`, out: name.replaceAll('/', '-') })),
    plugins: [named(new Map([...entries, ...fetched]))],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...(await defineMade()) },
    legalComments: 'none',
    outdir: ASSETS,
    entryNames: '[name].[hash]',
    chunkNames: 'judging.[hash]',
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  checkBurden(metafile.outputs)
  await mkdir(ASSETS, { recursive: true })
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)))
  const { outputs } = metafile
  const made = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[path, entryPoint.replace(/^island:/, '')]] : [],
  )
  await writeWhole(REACHED, JSON.stringify(reachedByGame(outputs, made)))
  return made.map(([path, name]) => {
    const asks = reachedFrom(outputs, [path]).filter((one) => one !== path)
    return [name, { script: address(path), asks: asks.map(address) }]
  })
}

/** Which scripts the pages of each game may ask for: what is kept for it offline. */
export const REACHED = join(root, 'dist', 'reached.json')

/** Writes the scripts into `public/assets` and their list into `dist/islands.json`, which the pages read; gives the list. */
export async function bundleIslands() {
  const made = Object.fromEntries(await bundle(await sources()))
  await writeWhole(join(root, 'dist', 'islands.json'), JSON.stringify(made))
  return made
}
