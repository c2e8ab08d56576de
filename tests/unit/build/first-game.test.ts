/** A stranger's first game: what the scaffold writes stands by itself, and so does what docs/first-game.md makes of it. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGame } from '../../../scripts/dev/new/write.mjs'

const COPIED = [
  ...['app', 'cli', 'content', 'docs', 'examples', 'lib', 'scripts', 'server', 'tests'],
  ...[
    '.gitignore',
    'README.md',
    'biome.json',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
  ],
]
/** Contracts that take long and look at other games, or draw at random. */
const LONG = ['answers-needed', 'fuzz', 'nested-gaps', 'search-quality']
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawspeaker-first-game-'))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'tests/judge.ts'),
    `export { games } from '../lib/games/index.ts'\nexport { adjudicate } from '../lib/adjudicate.ts'`,
  )
  writeFileSync(
    join(folder, 'tests/judge.mjs'),
    `import { loadTs } from '../scripts/bundle.mjs'
const { games, adjudicate } = await loadTs('tests/judge.ts')
const pack = games.find(({ id }) => id === process.argv[2])
const judge = (checker) => checker.scenarios.map(({ title, facts, expect }) => {
  const { verdict, deciding, missing, error } = adjudicate(games, { checker: \`\${checker.game}/\${checker.id}\`, facts })
  return { title, expect, got: error ?? { verdict, deciding, missing } }
})
const checkers = games.flatMap((pack) => pack.checkers).filter(({ id }) => id === process.argv[2])
const cases = games.find(({ id }) => id === 'draughts').cases.map(({ id }) => id)
console.log(JSON.stringify({ judged: checkers.flatMap(judge), cases, games: checkers.map(({ game }) => game) }))`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** What Vitest says of a file of tests. */
interface Ran {
  name: string
  message: string
  status: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

interface Got {
  verdict: string
  deciding: string[]
  missing: string[]
}

/** Judges every scenario of the checkers of that name; each must come to what it says. */
function judge(checker: string): { cases: string[]; games: string[]; judged: unknown[] } {
  const { stdout, stderr } = run('tests/judge.mjs', checker)
  expect(stderr).toBe('')
  const said = JSON.parse(stdout) as {
    judged: { title: string; expect: Partial<Got>; got: Got }[]
    cases: string[]
    games: string[]
  }
  for (const { title, expect: wanted, got } of said.judged) {
    expect(got.verdict, `${title} ${JSON.stringify(got)}`).toBe(wanted.verdict)
    if (wanted.deciding) expect([...got.deciding].sort(), title).toEqual([...wanted.deciding].sort())
    if (wanted.missing) expect([...got.missing].sort(), title).toEqual([...wanted.missing].sort())
  }
  return said
}

const hangsTogether = () => expect(run('scripts/dev/check-content.mjs').stdout).toBe('The rules hang together.\n')

/** The types of every game, as the compiler sees them. */
function typesHold() {
  const how = ['--ignoreConfig', '--noEmit', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck']
  const reading = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023', '--resolveJsonModule']
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
  expect(run(tsc, 'lib/games/index.ts', ...how, ...reading, '--allowImportingTsExtensions').stdout).toBe('')
}

describe('npm run new:game', () => {
  it('writes a game that can be judged at once, and refuses to write it again', () => {
    expect(run('scripts/dev/new/game.mjs', 'draughts').stdout).toContain('content/draughts/rules.mdx')
    hangsTogether()
    const { editions } = JSON.parse(readFileSync(join(folder, 'content/draughts/game.json'), 'utf8'))
    // The month in which its rules were read, as every edition without a day says it.
    expect(editions[0].asOf).toMatch(/^[A-Z][a-z]+ \d{4}$/)
    expect(judge('move')).toMatchObject({ cases: ['DR.MOVE.01', 'DR.MOVE.02'], games: ['draughts'] })
    const registry = readFileSync(join(folder, 'lib/games/index.ts'), 'utf8')
    const again = run('scripts/dev/new/game.mjs', 'draughts')
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already; nothing was written')])
    expect(readFileSync(join(folder, 'lib/games/index.ts'), 'utf8')).toBe(registry)
  })

  it.each(['', 'Draughts', 'my-game', '../x', '1st'])('refuses %j as an id', async (id) => {
    await expect(newGame(id)).rejects.toThrow('Give an id of small letters')
  })
})

describe('docs/first-game.md', () => {
  it('makes a whole game of it, each file as it stands there', () => {
    const doc = readFileSync('docs/first-game.md', 'utf8')
    const blocks = [
      ...doc.matchAll(
        /`((?:content|lib\/games)\/draughts\/[^`]+\.(?:mdx|ts|json))`[^`]*?```(?:mdx|ts|json)\n([\s\S]*?)```/g,
      ),
    ]
    expect(blocks.map(([, file]) => file)).toEqual([
      'content/draughts/rules.mdx',
      'content/draughts/phrases.json',
      'content/draughts/quick.json',
      ...['facts', 'clauses', 'scenarios', 'index'].map((name) => `lib/games/draughts/move/${name}.ts`),
    ])
    for (const [, file = '', text = ''] of blocks) writeFileSync(join(folder, file), text)
    const { cases, judged } = judge('move')
    expect([cases.length, judged.length]).toEqual([7, 12])
    hangsTogether()
  })

  it('makes a game of which the linter and every contract have nothing to complain', () => {
    const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const { stdout } = run(biome, 'check', 'content/draughts', 'lib/games', '--vcs-enabled=false')
    expect(stdout).toContain('No fixes applied')
    spawnSync('git', ['init', '--quiet'], { cwd: folder })
    const vitest = join('node_modules', 'vitest', 'vitest.mjs')
    // what a new game declares is written down at its first run, which a machine that only tests does not do
    const env = { ...process.env, CI: '', GAME: 'draughts', BRUTE_FORCE_SHARE: '10', TESTS_AT: '' }
    spawnSync(process.execPath, ['scripts/dev/rulings.mjs', '--accept'], { cwd: folder, env })
    const short = LONG.map((name) => `--exclude=tests/contracts/${name}.test.ts`)
    const args = [vitest, 'run', 'tests/contracts', '--reporter=json', ...short]
    const said = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env, maxBuffer: 50_000_000 })
    const { testResults } = JSON.parse(said.stdout.slice(said.stdout.indexOf('{'))) as { testResults: Ran[] }
    const failed = testResults.flatMap(({ name, message, status, assertionResults }) =>
      status === 'passed' ? [] : [name, message, ...assertionResults.filter((one) => one.status === 'failed')],
    )
    expect(failed).toEqual([])
    expect(testResults.length).toBeGreaterThan(20)
  })

  it('names only what there is to run', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...readFileSync('docs/first-game.md', 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    for (const name of named) expect(scripts).toHaveProperty([name!])
  })
})

describe('npm run new:checker', () => {
  it('adds a checker to every game, and leaves the whole collection sound', () => {
    const games = ['draughts', 'starcom', 'legion', 'ti4']
    for (const game of games) {
      expect(run('scripts/dev/new/checker.mjs', game, 'hand-over').stdout).toContain(
        `lib/games/${game}/hand-over/index.ts`,
      )
    }
    expect(judge('hand-over').games.sort()).toEqual(games.sort())
    hangsTogether()
    typesHold()
  })

  it('refuses to overwrite one, and names what writes a game', () => {
    expect(run('scripts/dev/new/checker.mjs', 'draughts', 'hand-over').stderr).toContain('nothing was written')
    expect(run('scripts/dev/new/checker.mjs', 'chess', 'castle').stderr).toContain('npm run new:game chess')
  })
})
