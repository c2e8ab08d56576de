import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** What must never stand in lib/, by the file it is planted in. */
const PLANTED: Record<string, string> = {
  'lib/kernel/clock.ts': 'export const now = () => Date.now()\n',
  'lib/kernel/time.ts': 'export const now = () => performance.now()\n',
  'lib/games/starcom/chance.ts': 'export const roll = () => Math.random()\n',
  'lib/games/ti4/order.ts': "export const order = (a: string) => a.localeCompare('b')\n",
  'lib/games/legion/file.ts': "import { readFileSync } from 'node:fs'\n\nexport const text = () => readFileSync('x')\n",
  'lib/games/ti4/other.ts': "import { facts } from '../starcom/facts.ts'\n\nexport const theirs = facts\n",
  'lib/games/starcom/build/other.ts': "import { facts } from '../../ti4/facts.ts'\n\nexport const theirs = facts\n",
  'lib/search/file.ts': "import { readFile } from 'node:fs/promises'\n\nexport const text = () => readFile('x')\n",
  'lib/link/later.ts': 'export const later = (task: () => void) => setTimeout(task, 1)\n',
  'lib/adjudicate.ts': "export const ask = () => fetch('/x')\n",
  'lib/sanitize.ts': "import { join } from 'node:path'\n\nexport const path = join('a')\n",
  'lib/content/read.ts': "import { readFile } from 'node:fs/promises'\n\nexport const text = () => readFile('x')\n",
  'lib/kernel/where.ts': 'export const where = () => globalThis.location\n',
}
const ALLOWED: Record<string, string> = {
  'lib/content/index.ts': "import { readFile } from 'node:fs/promises'\n\nexport const text = () => readFile('x')\n",
  'lib/games/ti4/own.ts':
    "import { x } from '../../kernel/facts.ts'\nimport { y } from './route/index.ts'\n\nexport const both = [x, y]\n",
  'lib/games/ti4/route/own.ts':
    "import { x } from '../../../kernel/facts.ts'\nimport { y } from '../facts.ts'\nimport { z } from '../data/tiles.ts'\n\nexport const all = [x, y, z]\n",
  'lib/kernel/plain.ts': 'export const two = (one: number) => Math.max(one, 1) + 1\n',
}

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'lawspeaker-lint-'))
  for (const path of ['biome.json', 'scripts/dev/lint', '.gitignore'])
    cpSync(path, join(dir, path), { recursive: true })
  for (const [path, text] of Object.entries({ ...PLANTED, ...ALLOWED })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('the linter keeps clock, chance, network and files out of lib/', () => {
  const { stdout } = spawnSync(process.execPath, [BIOME, 'lint', '--reporter=json', '--vcs-enabled=false'], {
    cwd: dir,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; location: { path: unknown } }[] }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const named = new Set(errors.map(({ location }) => JSON.stringify(location.path).match(/lib\/[\w/]+\.ts/)?.[0]))
  expect([...named].sort()).toEqual(Object.keys(PLANTED).sort())
})
