import { open } from 'node:fs/promises'
import type { Command } from 'commander'
import { adjudicate, findChecker, type Request } from '../../lib/adjudicate.ts'
import { EXAMPLE } from '../../lib/games/example.ts'
import { games } from '../../lib/games/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { caseOfLink } from '../../lib/link/case-of-link.ts'
import { sayUnknownVersion } from '../../lib/link/version.ts'
import { bad, readJson, readRequest } from '../../lib/request.ts'
import { answerLines, exitOf, type Line, printLine, readAll, SIZE_LIMIT, standardInput, UsageError } from '../io.ts'
import { readLibrary } from '../library.ts'
import { sayRuling } from '../print.ts'
import { printable } from '../terminal.ts'

interface Options {
  edition?: string
  facts?: string
  list?: string
  link?: string
  reading?: Record<string, string>
  json?: true
  lines?: true
  presume?: true
  unsure?: string[]
}

/** `check`: judges one case, or one case per line. */
export function checkCommand(program: Command): void {
  program
    .command('check [checker]')
    .summary('judge a case')
    .description('Judges facts and shows the clauses that decide. Facts left out count as not known.')
    .option('--edition <id>', 'edition of the rules, such as 2022-11')
    .option('--facts <file>', 'JSON file of facts, or - for standard input')
    .option('--list <file>', 'list exported by another tool, or - for standard input; read into the facts')
    .option('--link <url>', 'a link copied from a checker page, in place of checker and facts')
    .option(
      '--reading <id=letter>',
      'reading of an open question this table plays; may be repeated',
      collectReading,
      {},
    )
    .option('--presume', 'let headline and exit code follow the usual case where facts are missing')
    .option('--unsure <paths>', 'facts nobody knows, with commas between; never presumed', collectPaths)
    .option('--json', 'print the ruling as JSON')
    .option('--lines', 'read {"checker","edition"?,"readings"?,"facts","unsure"?} per line, print one ruling per line')
    .action(run)
}

function collectReading(text: string, before: Record<string, string>): Record<string, string> {
  const at = text.indexOf('=')
  if (at < 1 || at === text.length - 1) {
    throw new UsageError(`${text} is no reading. Give one such as --reading ${EXAMPLE.reading}=B.`)
  }
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) }
}

const collectPaths = (text: string, before: string[] = []): string[] => [
  ...before,
  ...text
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean),
]

async function run(checker: string | undefined, options: Options): Promise<void> {
  if (options.lines) {
    refuseBesideLines(checker, options)
    return answerLines((line) => judgeLine(line, options.presume))
  }
  const request = await requestOf(checker, options)
  const ruling = adjudicate(games, request)
  if ('error' in ruling) throw new UsageError(sayRefusal(ruling.error), options.json && ruling)
  // Before a word is written: whoever stops reading gets the verdict all the same.
  process.exitCode = exitOf((options.presume && ruling.presumed?.verdict) || ruling.verdict)
  await printLine(
    options.json
      ? JSON.stringify(ruling, null, 2)
      : sayRuling(ruling, findChecker(games, request.checker)!.checker, await readLibrary(), options.presume),
  )
}

function refuseBesideLines(checker: string | undefined, options: Options): void {
  const extra = checker
    ? `the checker ${checker}`
    : (['facts', 'list', 'link', 'edition', 'unsure'] as const).find((name) => options[name])
  const readings = Object.keys(options.reading ?? {}).length ? 'reading' : undefined
  if (extra ?? readings)
    throw new UsageError(`--lines takes everything from the lines; leave out ${extra ?? readings}.`)
}

/** One line in, one ruling or one error out: a bad line never stops the ones after it. */
export function judgeLine({ text, tooLong, notUtf8 }: Line, presume?: true): Ruling | { error: unknown } {
  if (tooLong)
    return bad('too-large', `The line is longer than ${SIZE_LIMIT / 1_000_000} MB. Facts are never that long.`)
  if (notUtf8) return bad('invalid-json', 'The line is not UTF-8 text. Send it as UTF-8.')
  const json = readJson(text)
  if ('error' in json) return json
  const read = readRequest(json.value)
  if ('error' in read) return read
  try {
    return adjudicate(games, presume ? { ...read.request, presume } : read.request)
  } catch (error) {
    return bad('our-mistake', `This is our mistake, not yours: ${(error as Error).message}`)
  }
}

async function requestOf(checker: string | undefined, options: Options): Promise<Request> {
  if (options.link !== undefined) {
    if (checker || options.facts !== undefined || options.list !== undefined)
      throw new UsageError('A --link holds checker and facts. Leave those out.')
    return requestOfLink(options.link, options)
  }
  if (!checker)
    throw new UsageError(`Which question? Give a checker such as ${EXAMPLE.checker}; lawspeaker checkers lists them.`)
  if (options.list === undefined) return { checker, ...choiceOf(options), facts: await factsOf(options.facts) }
  if (options.list === '-' && options.facts === '-')
    throw new UsageError('Standard input can be the list or the facts, not both. Give one of them as a file.')
  const [facts, told] = [await factsOf(options.facts), await listedIn(options.list, checker)]
  const isRecord = typeof facts === 'object' && facts !== null && !Array.isArray(facts)
  return { checker, ...choiceOf(options), facts: isRecord ? { ...told, ...facts } : facts }
}

/** The facts of an exported list; what was left aside is told beside the ruling. */
async function listedIn(file: string, id: string): Promise<RawFacts> {
  const { reads, title = id } = findChecker(games, id)?.checker ?? {}
  if (!reads) throw new UsageError(`${title} reads no lists. Leave --list out.`)
  const text = file === '-' ? await readAll(standardInput(), 'Standard input') : await readFacts(file)
  const told = reads.read(text, {}, reads.ways[0].id)
  if ('problem' in told) throw new UsageError(`${file === '-' ? 'Standard input' : file}: ${told.problem}`)
  const aside = told.aside.map((line) => `\n  ${printable(line)}`).join('')
  process.stderr.write(`lawspeaker: ${told.says}${aside}\n${told.hint ? `${told.hint}\n` : ''}`)
  return told.change
}

const choiceOf = ({ edition, reading, unsure, presume }: Options) => ({
  ...(edition ? { edition } : {}),
  ...(unsure ? { unsure } : {}),
  ...(presume ? { presume } : {}),
  ...(Object.keys(reading ?? {}).length ? { readings: reading } : {}),
})

/** The case of a link: `…/check/game/build/?what=ship`. What the command line adds wins over the link. */
function requestOfLink(link: string, options: Options): Request {
  const url = URL.canParse(link, 'http://localhost') ? new URL(link, 'http://localhost') : undefined
  const linked = url && caseOfLink(games, url)
  if (!linked)
    throw new UsageError(
      `The link is not one of a checker. Give one such as https://…/check/${EXAMPLE.checker}/?what=ship.`,
    )
  if (linked.unknownVersion !== undefined) {
    const { message, fix } = sayUnknownVersion(printable(linked.unknownVersion))
    throw new UsageError(`${message} ${fix}`)
  }
  const { checker } = linked
  if (linked.isKnown && linked.dropped.length) {
    const dropped = printable(linked.dropped.join(', '))
    process.stderr.write(`lawspeaker: the link holds what cannot be read here: ${dropped}.\n`)
  }
  const { edition = linked.edition, readings = {}, unsure = [], ...choice } = choiceOf(options)
  const unknown = [...new Set([...(linked.unsure ?? []), ...unsure])]
  return {
    checker,
    ...choice,
    ...(edition ? { edition } : {}),
    ...(unknown.length ? { unsure: unknown } : {}),
    readings: { ...linked.readings, ...readings },
    facts: linked.facts,
  }
}

async function factsOf(file: string | undefined): Promise<unknown> {
  if (file === undefined) return {}
  const name = file === '-' ? 'Standard input' : file
  const json = readJson(file === '-' ? await readAll(standardInput(), name) : await readFacts(file), 'It')
  if ('error' in json) throw new UsageError(`${name}: ${json.error.message}`)
  return json.value
}

async function readFacts(file: string): Promise<string> {
  try {
    const handle = await open(file)
    return await readAll(handle.createReadStream(), file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code } = error as NodeJS.ErrnoException
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (error as Error).message
    throw new UsageError(`${file} cannot be read: ${why}.`)
  }
}

const sayRefusal = ({
  message,
  issues,
}: {
  message: string
  issues: { path: string; message: string; fix: string }[]
}) =>
  issues.length > 1
    ? `these facts cannot be read.\n${issues.map((issue) => `  ${issue.message} ${issue.fix}`).join('\n')}`
    : message
