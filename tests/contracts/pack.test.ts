/** A game is three folders and one line: nothing else of the project names one, and no game asks for another. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf, TOOLS as LEGION_TOOLS } from '../../app/_games/legion/tools.ts'
import { findChecker } from '../../lib/adjudicate.ts'
import { gameFolders } from '../../lib/content/index.ts'
import { EXAMPLE } from '../../lib/games/example.ts'
import { games } from '../../lib/games/index.ts'
import { packName } from '../../scripts/build/build-library.mjs'
import { library } from '../library.ts'

const ids = await gameFolders()
const { games: contents } = library
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|json)$/.test(file) && existsSync(file))

/** Where a game may be named: its own folders, the one line, the tests with the places they need not see, what shows how others use it. */
const ITS_OWN =
  /^(content|lib\/games|app\/_games|tests|docs|examples)\/|^(package-lock|scripts\/dev\/mutation\/equivalent)\.json$/

/** Comments may say `starcom:command-phase.build.2` to show what an id looks like. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
const textOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? text : code(text)
}
// By its id, by the colour made of it, or by its printed title.
const names = new RegExp(`(^|[^\\w-]|--game-)(${ids.join('|')})(?![\\w-])|${games.map(({ title }) => title).join('|')}`)
const naming = files.filter((file) => !ITS_OWN.test(file) && names.test(textOf(file)))

describe('outside its folders', () => {
  it('no file names a game', () => {
    expect(naming).toEqual([])
  })

  it('what messages show as an example is there', () => {
    expect(findChecker(games, EXAMPLE.checker)).toBeDefined()
    expect(library.clauses.map(({ id }) => id)).toContain(EXAMPLE.clause)
    expect(games.flatMap(({ ambiguities }) => ambiguities.map(({ id }) => id))).toContain(EXAMPLE.reading)
  })

  it('the registry has one line a game', () => {
    const lines = readFileSync('lib/games/index.ts', 'utf8').split('\n')
    for (const { id } of games) expect(lines.filter((line) => line.includes(`'./${id}/index.ts'`))).toHaveLength(1)
  })
})

describe.each(games.map(({ id }) => [id]))('%s', (id) => {
  const own = files.filter((file) => file.startsWith(`lib/games/${id}/`) && file.endsWith('.ts'))

  it('imports itself and neutral rooms, never another game', () => {
    expect(own.length).toBeGreaterThan(0)
    const strange = own.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
        .map(([, path = '']) => normalize(join(dirname(file), path)))
        .filter((path) => !path.startsWith(`lib/games/${id}/`) && !/^lib\/(kernel|link)\//.test(path))
        .map((path) => `${file} → ${path}`),
    )
    expect(strange).toEqual([])
  })

  it('exports its pack under its id, as the library asks for it', async () => {
    const module = await import(/* @vite-ignore */ `../../lib/games/${id}/index.ts`)
    expect(module[packName(id)]?.id).toBe(id)
  })

  it('has each checker in the folder of its id, exported under it, as pages import it', async () => {
    for (const { id: checker } of games.find((one) => one.id === id)!.checkers) {
      const module = await import(/* @vite-ignore */ `../../lib/games/${id}/${checker}/index.ts`)
      expect(module[packName(checker)]?.id, checker).toBe(checker)
    }
  })

  it('says the same of itself in the pack and in game.json', () => {
    const pack = games.find((one) => one.id === id)!
    const content = contents.find((one) => one.id === id)!
    // The pages may say more: which part of the game they hold.
    expect([pack.title, `${pack.title}: Movement`]).toContain(content.title)
    const { badge, defaultEdition } = content
    expect({ badge, defaultEdition }).toEqual({ badge: pack.badge, defaultEdition: pack.defaultEdition })
    expect(content.editions.map((one) => [one.id, one.title])).toEqual(pack.editions.map((one) => [one.id, one.title]))
  })

  it('names pages and checkers that there are, in its example and its tools', () => {
    const { argued, example, tools, pages } = contents.find((one) => one.id === id)!
    const known = games.find((one) => one.id === id)!.checkers.map((checker) => checker.id)
    if (example) {
      expect(pages.map((page) => page.id)).toContain(example.page)
      expect(known).toContain(example.checker)
    }
    for (const checker of argued) expect(known).toContain(checker)
    for (const { fills } of tools.flatMap((tool) => [tool, ...(tool.parts ?? [])]))
      for (const checker of fills?.checkers ?? []) expect(known).toContain(checker)
  })
})

it('the tools of one page are called and found as that page calls them', () => {
  const parts = contents.flatMap(({ tools }) => tools.flatMap((tool) => tool.parts ?? []))
  expect(parts.map(({ path, name, fills }) => [path, name, fills?.checkers[0]])).toEqual(
    LEGION_TOOLS.map((tool) => [addressOf(tool), tool.title, tool.checker]),
  )
})
