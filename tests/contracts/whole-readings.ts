/**
 * Every sentence of the lists (`tests/fixtures/sentences/`) with what is read of it and what that comes to, in a line: the
 * checker, the facts, what is open or unsure, what was not read, the verdict; of the rest a hash.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { findChecker } from '../../lib/adjudicate.ts'
import { type Asked, createAsk, type Question } from '../../lib/ask/index.ts'
import { games } from '../../lib/games/index.ts'
import { fullBudget } from '../../lib/kernel/budget.ts'
import { judge } from '../../lib/kernel/judge.ts'
import { settingOf } from '../../lib/kernel/pack.ts'
import { spokenOtherwise } from './spoken-otherwise.ts'

/** A line of a list. */
interface Sentence {
  /** As it stands in the list. */
  name: string
  asked: Question
}

/** `@build …`, `@build/2022-02 …`, `@/2022-02 …`: asked of that checker, in that edition; `@* …`: of no game. */
const FORM = /^(?:@(?<checker>\*|[a-z-]*)(?:\/(?<edition>\S+))? )?(?<question>.+)$/

function sentenceOf(game: string, line: string): Sentence {
  const { checker, edition, question = '' } = FORM.exec(line)!.groups!
  if (checker === '*') return { name: line, asked: { question } }
  return {
    name: line,
    asked: { question, game, ...(edition ? { edition } : {}), ...(checker ? { checker: `${game}/${checker}` } : {}) },
  }
}

/** The sentences of the list of a game, each once; none where it has no list. */
export function sentencesOf(game: string): Sentence[] {
  const file = `tests/fixtures/sentences/${game}.txt`
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return [...new Set(lines.filter((line) => line && !line.startsWith('#')))].map((line) => sentenceOf(game, line))
}

let ask: ((asked: Question) => Asked) | undefined
/** Prepared once a process. */
const read = (asked: Question): Asked => {
  ask ??= createAsk(games)
  return ask(asked)
}

/** Enough for nearly all of them; the whole search is held by the rulings. */
const STEPS = 1000

/** The verdict on what was read, in few steps and without what is usual. */
function verdictOn({ checker = '', edition, facts, unsure }: Asked): string[] {
  const found = findChecker(games, checker)
  if (!found) return []
  const setting = { edition: edition ?? found.pack.defaultEdition, readings: {} }
  const asking = { unsure, presume: false }
  const ruling = judge(found.checker, settingOf(found.pack), setting, facts, fullBudget(STEPS), asking)
  if ('code' in ruling) return ['refused']
  return [[ruling.verdict, say(ruling.answer?.value ?? '')].join(' ').trim()]
}

/** What is longer is cut off: the hash holds the rest, and `npm run rulings -- --diff` shows it. */
const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
const LONGEST_VALUE = 40
const LONGEST_PART = 120

function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).join('+')
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).flatMap(([key, one]) => (String(one) ? `${key} ${say(one)}` : []))
  return `{${cut(fields.join(', '), LONGEST_VALUE)}}`
}

const some = (word: string, items: readonly string[]) =>
  items.length ? [cut(`${word} ${items.join(', ')}`, LONGEST_PART)] : []
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

const formsOf = new Map(games.map(({ id }) => [id, spokenOtherwise(id)]))

/** What is read of the sentence in other forms, asked of the checker it is taken for: of one alone, as that is quick. */
function otherwise({ question, game }: Question, { checker }: Asked): readonly unknown[] {
  if (!checker) return []
  const forms = formsOf.get(game ?? checker.split('/')[0]!)!(question)
  return forms.map((form) => read({ question: form, checker }))
}

/** Parts the pieces of a line; the last is the hash of what is read of the other forms of the sentence. */
const PART = ' | '
/** A line without what is read of the other forms. */
export const withoutForms = (line: string): string => line.slice(0, line.lastIndexOf(PART))

/** What a sentence comes to, in one line; its other forms, which take as long as all else, where they are asked for. */
function lineOf(asked: Question, isWhole = true): string {
  const all = read(asked)
  const { question, checker = 'nothing', chips, open, unsure, unread } = all
  const facts = chips.map(({ path, value }) => `${path} ${say(value)}`)
  return [
    asked.checker ? [] : checker.replace(`${asked.game}/`, ''),
    some('read', facts),
    open.map(
      ({ said, choices }) => `open ${said} (${choices.map(({ path, value }) => `${path} ${say(value)}`).join(' or ')})`,
    ),
    some('unsure', unsure),
    some(
      'unread',
      unread.map(([start, end]) => question.slice(start, end)),
    ),
    verdictOn(all),
    hashOf(all),
    isWhole ? hashOf(otherwise(asked, all)) : [],
  ]
    .flat()
    .join(PART)
}

/** All that is read of the sentences of a game, by the sentence. */
export const wholeReadings = (game: string): Map<string, Asked> =>
  new Map(sentencesOf(game).map(({ name, asked }) => [name, read(asked)]))

/** The lines of all sentences of a game, by the sentence; those that `isWhole` of their place in the list with their other forms. */
export const readingsOf = (game: string, isWhole: (place: number) => boolean = () => true): Map<string, string> =>
  new Map(sentencesOf(game).map(({ name, asked }, place) => [name, lineOf(asked, isWhole(place))]))

/** Every sentence of every list, and its reading as text. */
export const everySentence = (): { checker: string; judge: () => string }[] =>
  games.flatMap(({ id }) =>
    sentencesOf(id).map(({ asked }) => ({ checker: `sentences of ${id}`, judge: () => lineOf(asked) })),
  )
