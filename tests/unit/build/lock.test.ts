import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockBuild } from '../../../scripts/build/build-lock.mjs'
import { swapIn } from '../../../scripts/build/out.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lawspeaker-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a second build is told of the first in one sentence, and may begin after it', async () => {
  const file = join(folder, 'dist', 'build.lock')
  const unlock = await lockBuild(file)
  await expect(lockBuild(file)).rejects.toThrow(/^Another build is under way here \(process \d+\)\. Wait for it/)
  await unlock()
  await (await lockBuild(file))()
  expect(existsSync(file)).toBe(false)
})

test('a build that was killed holds nothing', async () => {
  const file = join(folder, 'build.lock')
  await writeFile(file, '999999999')
  await (await lockBuild(file))()
})

test('the new site takes the place of the old one whole', async () => {
  const [made, site] = [join(folder, 'made'), join(folder, 'out')]
  for (const words of ['first', 'second']) {
    await mkdir(made)
    await writeFile(join(made, 'index.html'), words)
    await writeFile(join(made, `${words}.html`), words)
    await swapIn(made, site)
    expect(await readFile(join(site, 'index.html'), 'utf8')).toBe(words)
  }
  expect(existsSync(join(site, 'first.html'))).toBe(false)
  expect(existsSync(made) || existsSync(`${made}.old`)).toBe(false)
})
