/** With what a build judges: the version of the program, and of each game a hash of its rule pages and of all that judges it. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { root } from '../bundle.mjs'

/** Rule pages, data and code; what an editor or a system leaves beside them is none. */
const SOURCE = /\.(mdx|json|ts)$/
/** Worked examples judge nothing. */
const EXAMPLES = /(^|\/)cases(\.ts$|\/)|scenarios\.ts$/

async function sourcesIn(from, folder) {
  const found = await readdir(join(from, folder), { recursive: true, withFileTypes: true })
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(from, join(one.parentPath ?? one.path, one.name)).replaceAll(sep, '/'))
    .filter((path) => SOURCE.test(path) && !EXAMPLES.test(path))
}

/** The same on every machine: by path in one order, whatever ends a line. */
async function rulesOf(from, game) {
  const paths = await Promise.all(
    ['lib/kernel', `lib/games/${game}`, `content/${game}`].map((at) => sourcesIn(from, at)),
  )
  const hash = createHash('sha256')
  for (const path of paths.flat().sort())
    hash.update(`${path}\n${(await readFile(join(from, path), 'utf8')).replaceAll('\r\n', '\n')}\0`)
  return hash.digest('hex').slice(0, 8)
}

/** What `MADE` stands for in everything that is bundled: see `lib/made.ts`. */
export async function madeNow(from = root) {
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'))
  const entries = await readdir(join(from, 'lib', 'games'), { withFileTypes: true })
  const games = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const rules = await Promise.all(games.sort().map(async (game) => [game, await rulesOf(from, game)]))
  return { program: version, rules: Object.fromEntries(rules) }
}

/** For a bundler: the name every bundle reads it under. */
export const defineMade = async () => ({ MADE: JSON.stringify(await madeNow()) })
