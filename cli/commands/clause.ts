import type { Command } from 'commander'
import type { ClauseRecord } from '../../lib/content/records.ts'
import { EXAMPLE } from '../../lib/games/example.ts'
import { nearest } from '../../lib/kernel/nearest.ts'
import { printLine, UsageError } from '../io.ts'
import { type Library, readLibrary } from '../library.ts'
import { bold, faint, fold, section } from '../terminal.ts'

interface Options {
  list?: true
  json?: true
}

/** `clause`: one clause by its id, or every id. */
export function clauseCommand(program: Command): void {
  program
    .command('clause [id]')
    .summary('show a clause')
    .description(`Shows the clause of an id such as ${EXAMPLE.clause}.`)
    .option('--list', 'every clause id, one per line')
    .option('--json', 'print as JSON')
    .action(run)
}

async function run(id: string | undefined, { list, json }: Options): Promise<void> {
  if (list && id) throw new UsageError(`--list shows every id; leave out ${id}.`)
  if (!list && !id) throw new UsageError(`Which clause? Give an id such as ${EXAMPLE.clause}, or --list.`)
  const library = await readLibrary()
  if (list) {
    const ids = [...library.clauses.keys()]
    return printLine(json ? JSON.stringify(ids, null, 2) : ids.join('\n'))
  }
  const clause = find(id!, library)
  await printLine(json ? JSON.stringify(clause, null, 2) : sayClause(clause, library))
}

function find(id: string, library: Library): ClauseRecord {
  const clause = library.clauses.get(id) ?? library.clauses.get(id.toLowerCase())
  if (clause) return clause
  const close = nearest(id, [...library.clauses.keys()])
  throw new UsageError(
    `There is no clause ${id.slice(0, 80)}. ${close ? `Did you mean ${close}?` : 'lawspeaker clause --list shows every id.'}`,
  )
}

function sayClause(clause: ClauseRecord, library: Library): string {
  const game = library.games.find(({ id }) => id === clause.game)
  const titleOf = (edition: string) => game?.editions.find(({ id }) => id === edition)?.title ?? edition
  const texts = Object.entries(clause.text)
  const same = new Set(texts.map(([, text]) => text)).size <= 1
  return [
    `${bold(`${clause.label}: ${clause.title}`)}  ${faint(clause.id)}\n`,
    `${game?.title ?? clause.game}, ${clause.editions.map(titleOf).join(' and ')}\n`,
    same
      ? `\n${fold(texts[0]?.[1] ?? '', 2)}\n`
      : texts.map(([edition, text]) => section(titleOf(edition), [fold(text, 2)])).join(''),
    section(
      'See also',
      clause.links.map((link) => fold(`${library.clauses.get(link)?.label ?? ''} ${link}`, 2)),
    ),
    section(
      'Open questions',
      clause.open.map((question) => fold(question, 2)),
    ),
    section(
      'Source',
      [...new Set(Object.values(clause.sources))].map((source) => fold(source, 2)),
    ),
    section('On the site', [`  ${clause.url}`]),
  ]
    .join('')
    .trimEnd()
}
