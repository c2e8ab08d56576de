/** `npm start` in a fresh clone: what must be wrong with the folder before anything is installed into it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Of the clone, what runs before anything is installed. */
const FRESH = ['scripts', 'package.json', 'lib/games/index.ts', 'content/starcom/game.json']

let home: string
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'lawspeaker-start-')))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Starts a fresh clone in a folder; instead of npm something stands that only says it was called. */
async function startIn(name: string) {
  const folder = join(home, name)
  for (const path of FRESH) await cp(path, join(folder, path), { recursive: true })
  const npm = join(home, 'npm.js')
  await writeFile(npm, "console.log('npm was called'); process.exitCode = 1\n")
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: npm, BASE_PATH: '', SITE_URL: '' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  return { folder, code, said }
}

it('where the path has a #, it ends in one sentence that says what to do, and installs nothing', async () => {
  const { folder, code, said } = await startIn('games #1')
  expect(code).toBe(1)
  expect(said).toBe(
    `The site cannot be built in ${folder}/: there is a # in the path. Move or rename the folder so that its path has none, and start again.\n`,
  )
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})

it('in any other folder it goes on to install', async () => {
  const { code, said } = await startIn('games 1 & 2, ñ?')
  expect(said).toContain('npm was called')
  expect(code).toBe(1)
})
