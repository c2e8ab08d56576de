import type { Command } from 'commander'
import { EXAMPLE } from '../../lib/games/example.ts'
import { bad } from '../../lib/request.ts'
import type { Hit, SearchOptions } from '../../lib/search/index.ts'
import { answerLines, printLine, UsageError } from '../io.ts'
import { type Library, readLibrary, textOf } from '../library.ts'
import { bold, faint, fold, section } from '../terminal.ts'

interface Options {
  game?: string
  edition?: string
  limit: number
  json?: true
  lines?: true
}

/** `search`: finds clauses, checkers, cards and terms by what a player would type. */
export function searchCommand(program: Command): void {
  program
    .command('search [query...]')
    .summary('find a rule')
    .description(
      'Finds rules by the words a player would use: "hand size", "seige", "build 5". As on the site a query may say where ' +
        `to look: ${[...EXAMPLE.searches, 'is:open', 'is:check'].map((query) => `"${query}"`).join(', ')}.`,
    )
    .option('--game <id>', `this game only, such as ${EXAMPLE.game}`)
    .option('--edition <id>', 'edition of the rules to prefer')
    .option('--limit <n>', 'at most this many hits', parseLimit, 10)
    .option('--json', 'print as JSON')
    .option('--lines', 'read one query per line, print one JSON object of clause and open question hits per line')
    .action(run)
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new UsageError(`--limit ${text} is no number from 1 to 999.`)
  return Number(text)
}

async function run(words: string[], options: Options): Promise<void> {
  const library = await readLibrary()
  const choice = choiceOf(options, library)
  const { find, search } = library.front
  if (options.lines) {
    if (words.length) throw new UsageError('--lines takes the queries from the lines; leave out the words.')
    return answerLines(({ text, tooLong, notUtf8 }) => {
      if (tooLong) return bad('too-large', 'The line is longer than any question.')
      if (notUtf8) return bad('invalid-request', 'The line is not UTF-8 text. Send it as UTF-8.')
      return {
        query: text,
        hits: find(text, { ...choice, kinds: ['clause', 'question'] }).hits.map((hit) => clauseHit(hit, library)),
      }
    })
  }
  const query = words.join(' ').trim()
  if (!query) throw new UsageError('Search for what? Give a few words, such as: lawspeaker search hand size')
  if (options.json) return printLine(JSON.stringify(search(query, choice), null, 2))
  await printLine(sayHits(find(query, choice), library))
}

function choiceOf({ game, edition, limit }: Options, library: Library): SearchOptions {
  const chosen = library.games.find(({ id }) => id === game)
  if (game && !chosen)
    throw new UsageError(`There is no game ${game}. Known: ${library.games.map(({ id }) => id).join(', ')}.`)
  const known = (chosen ? [chosen] : library.games).flatMap(({ editions }) => editions.map(({ id }) => id))
  if (edition && !known.includes(edition))
    throw new UsageError(`There is no edition ${edition}. Known: ${known.join(', ')}.`)
  const preferred = edition ?? chosen?.defaultEdition
  return { limit, ...(game ? { game } : {}), ...(preferred ? { edition: preferred } : {}) }
}

const clauseHit = ({ record, score }: Hit, library: Library) => ({
  clause: record.id,
  page: library.clauses.get(record.id)?.page ?? record.page,
  title: record.title,
  score: Math.round(score * 1000) / 1000,
})

/** The words of one edition: the preferred one, else the game's own. */
function wordsOf({ id, game, text }: Hit['record'], library: Library, preferred?: string): string {
  const clause = library.clauses.get(id)
  const edition = preferred ?? library.games.find((candidate) => candidate.id === game)?.defaultEdition ?? ''
  return clause ? textOf(clause, edition) : text
}

function sayHits(
  { hits, confident, suggestions, edition }: ReturnType<Library['front']['find']>,
  library: Library,
): string {
  const lead = confident || !hits.length ? '' : `${bold('Nothing matches well. The nearest:')}\n\n`
  const shown = hits.map(({ record, inEdition }) => {
    const game = library.games.find(({ id }) => id === record.game)?.title ?? record.game
    const text = wordsOf(record, library, edition)
    const note = inEdition ? '' : ' (not in this edition)'
    return [
      `${bold(record.label || record.title)}${note}  ${faint(record.id)}`,
      fold(record.kind === 'clause' ? record.title : `${record.kind}: ${record.title}`, 2),
      text ? fold(text, 2) : '',
      faint(`  ${game} · ${record.url}`),
    ]
      .filter(Boolean)
      .join('\n')
  })
  return `${lead}${shown.join('\n\n')}${section(
    'You could try',
    suggestions.map((word) => `  ${word}`),
  )}`.trim()
}
