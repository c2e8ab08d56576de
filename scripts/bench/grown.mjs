/** The project with many times its rules: every game again under other names, its pages and clauses with ids of their own. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from '../dev/project-copy.mjs'

/** Always the same numbers: a bench that varies by chance compares nothing. */
function makeChance(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const TAG = /(<\/?[A-Z][A-Za-z]*(?:\s+[a-z]+="[^"]*")*\s*\/?>)/
const RUN = /[A-Za-z’]+(?: [A-Za-z’]+)+/g
const VOWELS = 'aeiou'

/** A word no game has yet, as long as the old one and no stranger to say. */
const newWord = (word, nth) =>
  word
    .replace(/[aeiou]/g, (letter) => VOWELS[(VOWELS.indexOf(letter) + nth) % 5])
    .replace(/.$/, (end) => `${end}${nth}`)

/** The words in another order, one long word in eight a new one: copied words would compress to nothing. */
function reword(text, nth, chance) {
  return text.replace(RUN, (run) => {
    const words = run
      .split(' ')
      .map((word) => [chance(), word.length > 4 && chance() < 0.125 ? newWord(word, nth) : word])
    return words
      .sort(([a], [b]) => a - b)
      .map(([, word]) => word)
      .join(' ')
  })
}

const SAID = / (title|facts)="([^"]*)"/g

/** Open questions and cards belong to the game that is judged; its copies are there to be read. */
const own = (tag, game) =>
  tag.replace(/ open="[^"]*"/, '').replace(/ links="([^"]*)"/, (_, links) => {
    const kept = links.split(' ').filter((link) => !new RegExp(`^(${game}:)?(cards|ambiguity)\\.`).test(link))
    return kept.length ? ` links="${kept.join(' ')}"` : ''
  })

/** A page of rules for the copy of its game. */
function growPage(source, { game, copy, nth, page }) {
  const chance = makeChance(nth * 7919 + page.length)
  const [, front, body] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source)
  const words = body
    .split(TAG)
    .map((piece, i) => {
      if (i % 2 === 0) return reword(piece, nth, chance)
      return own(piece, game).replace(SAID, (_, name, said) => ` ${name}="${reword(said, nth, chance)}"`)
    })
    .join('')
  return front + words.replaceAll(new RegExp(`\\(${game}:(?!cards\\.|ambiguity\\.)`, 'g'), `(${copy}:`)
}

async function growGame(content, game, nth) {
  const copy = `${game}${nth}`
  const read = (name) => readFile(join(content, game, name), 'utf8')
  const write = (name, text) => writeFile(join(content, copy, name), text)
  const info = JSON.parse(await read('game.json'))
  const phrases = JSON.parse(await read('phrases.json').catch(() => '{}'))
  const terms = JSON.parse(await read('glossary.json').catch(() => '[]'))
  await mkdir(join(content, copy))
  const named = { id: copy, title: `${info.title} ${nth}`, short: `${info.short} ${nth}` }
  await write('game.json', JSON.stringify({ ...info, ...named }))
  const kept = terms.filter(({ clause }) => !clause.startsWith(`${game}:cards.`))
  await write('glossary.json', JSON.stringify(kept).replaceAll(`"${game}:`, `"${copy}:`))
  const chance = makeChance(nth * 7919)
  const typed = Object.entries(phrases).filter(([name]) => !name.startsWith('cards.'))
  const reworded = typed.map(([name, said]) => [name, reword(said, nth, chance)])
  await write('phrases.json', JSON.stringify(Object.fromEntries(reworded)))
  for (const page of info.pages)
    await write(`${page}.mdx`, growPage(await read(`${page}.mdx`), { game, copy, nth, page }))
}

/** Builds the project as it is, or with so many times its rules, in a copy. Gives the site and what it cost. */
export async function buildGrown(times) {
  const project = await copyProject()
  const content = join(project.folder, 'content')
  const games = (await readdir(content, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (let nth = 2; nth <= times; nth++) for (const { name } of games) await growGame(content, name, nth)
  try {
    const start = performance.now()
    await project.build()
    const seconds = (performance.now() - start) / 1000
    const out = join(project.folder, 'out')
    const pages = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('index.html')).length
    return { folder: project.folder, out, seconds, pages, remove: project.remove }
  } catch (error) {
    await project.remove()
    throw error
  }
}
