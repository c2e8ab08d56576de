/** Writes new files, and a line into a list that is there. Plain Node; nothing that exists is overwritten. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../install.mjs'
import { camel, checkerFiles, gameFiles, seriesOf } from './templates.mjs'

/** Refuses before anything is written: all files or none. */
async function writeNew(files) {
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken) throw new Error(`${taken} is there already; nothing was written. Take another name.`)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return Object.keys(files)
}

/** Adds an import, and an entry to the list that the pattern opens: an array, or the object a file ends with. */
async function addLine(file, importLine, opens, entry) {
  const text = await readFile(join(root, file), 'utf8')
  const found = opens.exec(text)
  if (!found) throw new Error(`${file} has no such list; add ${entry} there by hand.`)
  const start = found.index + found[0].length
  const end = found[0].endsWith('{') ? text.lastIndexOf('}') : text.indexOf(']', start)
  const before = text.slice(0, end).trimEnd().replace(/,$/, '')
  const comma = /[[{]$/.test(before) ? '' : ', '
  const listed = `${before}${comma}${entry}${text.slice(end)}`
  const imports = [...listed.matchAll(/^import .*$/gm)]
  const last = imports.at(-1)
  const at = last ? last.index + last[0].length : 0
  await writeFile(join(root, file), `${listed.slice(0, at)}\n${importLine}${listed.slice(at)}`)
  return file
}

/** As the linter wants it; the order of imports too. */
function tidied(files) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  if (existsSync(biome)) spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root })
  return files
}

/** Where the lists open. */
const CHECKERS = /\bcheckers ?[=:] \[/
const EXAMPLES = /\bexamples: Readonly<Record<string, Examples>> = \{/
const GAMES = /\bgames: readonly GamePack\[\] = \[/

const GAME = /^[a-z][a-z0-9]{1,19}$/
const CHECKER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function refuseGame(id) {
  if (!GAME.test(id ?? '')) throw new Error('Which game? Give an id of small letters and digits: npm run new:game ID.')
}
function refuseChecker(id) {
  if (!CHECKER.test(id ?? ''))
    throw new Error('Which checker? Give an id of small letters with dashes, such as hand-limit.')
}

/** The game's list of checkers stands here, beside the list of their cases. */
const listOf = (game) => `lib/games/${game}/checkers.ts`

/** Two lines: what judges, and its worked examples, which no page carries. */
async function addChecker(game, id, isPublic = false) {
  const name = camel(id)
  const series = isPublic ? `series: '${seriesOf(id)}', ` : ''
  return [
    await addLine(listOf(game), `import { ${name} } from './${id}/index.ts'`, CHECKERS, name),
    await addLine(
      `lib/games/${game}/cases.ts`,
      `import { scenarios as ${name} } from './${id}/scenarios.ts'`,
      EXAMPLES,
      `${name === id ? id : `'${id}'`}: { ${series}scenarios: ${name} }`,
    ),
  ]
}

/** A game with one page, one clause and one checker. Out: the files written or changed. */
export async function newGame(id, checker = 'move') {
  refuseGame(id)
  refuseChecker(checker)
  const files = { ...gameFiles(id, checker), ...checkerFiles(id, checker, `${id}:rules.${checker}.1`, '1', true) }
  const written = await writeNew(files)
  const registry = await addLine('lib/games/index.ts', `import { ${id} } from './${id}/index.ts'`, GAMES, id)
  return tidied([...written, registry, ...(await addChecker(id, checker, true))])
}

/** A checker of a game that is there. It cites the first checkable clause of the game until it has clauses of its own. */
export async function newChecker(game, id) {
  refuseGame(game)
  refuseChecker(id)
  if (!existsSync(join(root, listOf(game))))
    throw new Error(`There is no game ${game}: npm run new:game ${game} writes one.`)
  const { pages, defaultEdition } = JSON.parse(await readFile(join(root, 'content', game, 'game.json'), 'utf8'))
  for (const page of pages) {
    const words = await readFile(join(root, 'content', game, `${page}.mdx`), 'utf8')
    const [, name] = /<Clause id="([^"]+)"(?![^>]*\beditions=)[^>]*kind="checkable"/.exec(words) ?? []
    if (!name) continue
    const written = await writeNew(checkerFiles(game, id, `${game}:${page}.${name}`, defaultEdition))
    return tidied([...written, ...(await addChecker(game, id))])
  }
  throw new Error(`No page of ${game} has a checkable clause yet. Write one first.`)
}

/** Runs one of the two, and says what it did. */
export async function main(task) {
  try {
    const files = await task()
    process.stdout.write(
      `${files.map((file) => `  ${file}`).join('\n')}\n\nnpm run check:content says whether the words hang together, npm run check -- --game ID the rest.\n`,
    )
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
