import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dateFrom, isOlder } from '../../../scripts/build/build-cli.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lawspeaker-dated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [source, made] = ['source.ts', 'made.mjs'].map((name) => join(folder, name)) as [string, string]
const sources = [relative(process.cwd(), source)]

it('what was made of sources that changed meanwhile is older than they are', async () => {
  const begun = new Date(Date.now() - 60_000)
  writeFileSync(source, 'changed while it was built')
  writeFileSync(made, 'of what stood there before')
  await dateFrom(begun, [made])
  expect(await isOlder([made], sources)).toBe(true)
})

it('what was made of sources that did not change is not', async () => {
  writeFileSync(source, 'as it was')
  writeFileSync(made, 'of that')
  await dateFrom(new Date(Date.now() + 60_000), [made])
  expect(await isOlder([made], sources)).toBe(false)
})
