import type { Command } from 'commander'
import { findChecker } from '../../lib/adjudicate.ts'
import type { Question } from '../../lib/ask/index.ts'
import { sayChips } from '../../lib/ask/said.ts'
import type { Told } from '../../lib/front.ts'
import { EXAMPLE } from '../../lib/games/example.ts'
import { games } from '../../lib/games/index.ts'
import { sayPath } from '../../lib/kernel/parse.ts'
import { type BadRequest, bad, readJson, readQuestion, refuseChoice } from '../../lib/request.ts'
import { answerLines, exitOf, type Line, printLine, SIZE_LIMIT, UsageError } from '../io.ts'
import { type Library, readLibrary } from '../library.ts'
import { sayRuling } from '../print.ts'
import { bold, fold, section } from '../terminal.ts'

interface Options {
  game?: string
  edition?: string
  checker?: string
  json?: true
  lines?: true
}

/** `ask`: reads a sentence, shows what was understood, judges it. */
export function askCommand(program: Command): void {
  program
    .command('ask [sentence...]')
    .summary('ask in a sentence')
    .description(
      'Reads a sentence as a player says it, shows each fact with the words it came from, and judges the case.',
    )
    .option('--game <id>', `this game only, such as ${EXAMPLE.game}`)
    .option('--edition <id>', 'edition of the rules, such as 2022-11')
    .option('--checker <id>', `the question that is meant, such as ${EXAMPLE.checker}`)
    .option('--json', 'print as JSON')
    .option('--lines', 'read {"question","game"?,"edition"?} per line, print one JSON object per line')
    .action(run)
}

async function run(words: string[], options: Options): Promise<void> {
  const library = await readLibrary()
  const { ask } = library.front
  if (options.lines) {
    const named = (['game', 'edition', 'checker'] as const).find((one) => options[one])
    const extra = words.length ? 'the words' : named && `--${named}`
    if (extra) throw new UsageError(`--lines takes everything from the lines; leave out ${extra}.`)
    return answerLines((line) => askLine(line, ask))
  }
  const question = words.join(' ').trim()
  if (!question)
    throw new UsageError('Ask what? Give a sentence, such as: lawspeaker ask "can I build in my besieged capital"')
  const judged = ask({ question, ...chosenIn(options) })
  if (options.json) await printLine(JSON.stringify(judged, null, 2))
  else await printLine(sayAsked(judged, library))
  const { ruling } = judged
  process.exitCode =
    !ruling || 'error' in ruling ? exitOf('undetermined') : exitOf(ruling.presumed?.verdict ?? ruling.verdict)
}

/** Where the options say to look. Throws where there is no such place. */
function chosenIn({ game, edition, checker }: Options): Omit<Question, 'question'> {
  const found = checker ? findChecker(games, checker) : undefined
  if (checker && !found) throw new UsageError(`There is no checker ${checker}. lawspeaker checkers lists them all.`)
  const of = found?.pack.id
  if (game && of && game !== of) throw new UsageError(`${checker} is no checker of ${game}.`)
  const issue = refuseChoice(games, { game: game ?? of, edition })
  if (issue) throw new UsageError(issue)
  return { ...(game ? { game } : {}), ...(edition ? { edition } : {}), ...(checker ? { checker } : {}) }
}

/** One question in, one answer or one error out. */
function askLine({ text, tooLong }: Line, ask: (question: Question) => Told): Told | BadRequest {
  if (tooLong)
    return bad('too-large', `The line is longer than ${SIZE_LIMIT / 1_000_000} MB. No question is that long.`)
  const json = readJson(text)
  if ('error' in json) return json
  const read = readQuestion(json.value, games)
  if ('error' in read) return read
  try {
    return ask(read.question)
  } catch (error) {
    return bad('our-mistake', `This is our mistake, not yours: ${(error as Error).message}`)
  }
}

function sayAsked(
  { question, checker: name, chips, open, unread, ruling, alternatives, near = [], rules = [] }: Told,
  library: Library,
): string {
  const found = name ? findChecker(games, name) : undefined
  const mayAnswer = section(
    'These rules may answer it',
    rules.map(({ label, title, text }) => `${fold(`${label}: ${title}`, 2)}\n${fold(text, 4)}`),
  )
  if (!found || !ruling)
    return `Nothing of this sentence can be judged. lawspeaker checkers lists what can.${mayAnswer && `\n${mayAnswer}`}`.trim()
  const { checker } = found
  const understood = sayChips(checker.facts, chips).map(({ said, facts }) => {
    const says = facts.map(({ label, value }) => (label ? `${label}: ${value}` : value))
    return fold(`${says.join('; ')}  (“${said}”)`, 2)
  })
  const choices = open.map(({ said, paths }) =>
    fold(`“${said}” may be: ${paths.map((path) => sayPath(checker.facts, path)).join(', or ')}`, 2),
  )
  const left = unread.map(([start, end]) => fold(`“${question.slice(start, end)}”`, 2))
  const ways = (names: readonly string[]) =>
    names.map((other) => fold(`${findChecker(games, other)?.checker.question ?? ''}  (--checker ${other})`, 2))
  return [
    `${bold(checker.question)}\n`,
    section('May be meant just as well; only what all of these read alike is taken', ways(near)),
    section('Understood', understood),
    section('May mean two things', choices),
    section('Not understood', left),
    `\n\n${'error' in ruling ? ruling.error.message : sayRuling(ruling, checker, library, true)}`,
    mayAnswer,
    section('Another question', ways(alternatives.filter((other) => !near.includes(other)))),
  ]
    .join('')
    .trim()
}
