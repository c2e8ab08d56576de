/** The version a ruling says it was made with: the same on every machine, another one where the rules of its game are. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { madeOf } from '../../../lib/made.ts'
import { madeNow } from '../../../scripts/build/made.mjs'

let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lawspeaker-made-'))
  for (const path of ['package.json', 'content', 'lib/kernel', 'lib/games'])
    await cp(path, join(copy, path), { recursive: true })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(copy, { recursive: true, force: true })
})

const change = async (path: string, to: (text: string) => string) =>
  writeFile(join(copy, path), to(await readFile(join(copy, path), 'utf8')))

/** The games whose rules count as others than here. */
async function others(): Promise<string[]> {
  const [now, here] = await Promise.all([madeNow(copy), madeNow()])
  return Object.keys(here.rules).filter((game) => here.rules[game] !== now.rules[game])
}

it('is the same wherever the sources lie, however their lines end and whatever lies beside them', async () => {
  await change('content/starcom/command-phase.mdx', (text) => text.replaceAll('\n', '\r\n'))
  await writeFile(join(copy, 'content/starcom/.DS_Store'), 'left by a system')
  await writeFile(join(copy, 'lib/kernel/judge.ts~'), 'left by an editor')
  expect(await madeNow(copy)).toEqual(await madeNow())
  expect(await madeNow()).toEqual({
    program: JSON.parse(await readFile('package.json', 'utf8')).version,
    rules: Object.fromEntries(games.map(({ id }) => [id, expect.stringMatching(/^[0-9a-f]{8}$/)])),
  })
})

it('is another one for the game whose page or code is another, for all where the judging is, for none by one more case', async () => {
  await mkdir(join(copy, 'lib/games/ti4/cases'), { recursive: true })
  await writeFile(join(copy, 'lib/games/ti4/cases/one-more.ts'), 'export const cases = []\n')
  expect(await others()).toEqual([])
  await change('content/starcom/command-phase.mdx', (text) => `${text}\nAnd one sentence more.\n`)
  expect(await others()).toEqual(['starcom'])
  await change('lib/games/ti4/label.ts', (text) => `${text}\nexport const more = 1\n`)
  expect(await others()).toEqual(['starcom', 'ti4'])
  await change('lib/kernel/verdict.ts', (text) => `${text}\nexport const more = 1\n`)
  expect((await others()).sort()).toEqual(games.map(({ id }) => id).sort())
})

it('stands in every ruling of a build, beside what it says, and in no refusal', async () => {
  const request = { checker: 'starcom/build', facts: { what: 'ship', systemKind: 'capital', underSiege: true } }
  const unbuilt = adjudicate(games, request)
  expect(unbuilt).not.toHaveProperty('made')
  const built = await madeNow()
  vi.stubGlobal('MADE', built)
  expect(adjudicate(games, request)).toEqual({
    ...unbuilt,
    made: { program: built.program, rules: built.rules.starcom },
  })
  expect(adjudicate(games, { ...request, facts: { what: 'shp' } })).not.toHaveProperty('made')
  expect(madeOf('ti4')).toEqual({ program: built.program, rules: built.rules.ti4 })
})
