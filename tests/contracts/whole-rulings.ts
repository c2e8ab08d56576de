/**
 * Every numbered case and scenario with its whole ruling, and every numbered case once more with some facts left out and,
 * several times, with one told otherwise: as a line of what was decided, and as a hash of all its words. And every sentence
 * of the lists with what is read of it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { adjudicate, type Refusal } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { type Asked, askedOf, furtherOf, halfToldOf, otherwiseOf } from './asked.ts'
import { chosen } from './chosen.ts'
import { everySentence, readingsOf, wholeReadings } from './whole-readings.ts'

/** Where the fixture lies; from the root of the repository. */
const FOLDER = 'tests/fixtures/rulings'
/**
 * What a fixture holds: `law` in words that can be compared by eye, `words` as hashes, the others both in a line; `further`
 * all forms of a case in one line, by their verdicts and one hash; `readings` no rulings but what is read of sentences.
 */
const RULED = ['law', 'words', 'half-told', 'otherwise', 'further'] as const
type Ruled = (typeof RULED)[number]
export const SORTS = [...RULED, 'readings'] as const
export type Sort = (typeof SORTS)[number]

function judgeOne(game: string, { name: _name, checker, ...asked }: Asked): Ruling | Refusal {
  return adjudicate(games, { ...asked, checker: `${game}/${checker}` })
}

/** Throws where a case is refused. */
function judgeAll(game: string): ReadonlyMap<string, Ruling> {
  const rulings = askedOf(game).map((asked): [string, Ruling] => {
    const ruling = judgeOne(game, asked)
    if ('error' in ruling) throw new Error(`${game}, ${asked.name}: ${ruling.error.message}`)
    return [asked.name, ruling]
  })
  return new Map(rulings)
}

/** Also those that are refused: what is left may name what is gone. */
const judgeEach = (game: string, asked: readonly Asked[]): ReadonlyMap<string, Ruling | Refusal> =>
  new Map(asked.map((one) => [one.name, judgeOne(game, one)]))

/** Judges the cases of a game once a process. */
function oncePerGame<R extends Ruling | Refusal>(judge: (game: string) => ReadonlyMap<string, R>) {
  const judged = new Map<string, ReadonlyMap<string, R>>()
  return (game: string): ReadonlyMap<string, R> => {
    const rulings = judged.get(game) ?? judge(game)
    judged.set(game, rulings)
    return rulings
  }
}

/** The whole rulings of a game by the name of the case. */
export const wholeRulings = oncePerGame(judgeAll)

/** What a sort of fixture is about. */
const RULINGS: Readonly<Record<Ruled, (game: string) => ReadonlyMap<string, Ruling | Refusal>>> = {
  law: wholeRulings,
  words: wholeRulings,
  'half-told': oncePerGame((game) => judgeEach(game, halfToldOf(game))),
  otherwise: oncePerGame((game) => judgeEach(game, otherwiseOf(game))),
  further: oncePerGame((game) => judgeEach(game, furtherOf(game))),
}

export const rulingsOf = (game: string, sort: Ruled): ReadonlyMap<string, Ruling | Refusal> => RULINGS[sort](game)

/** All that is compared of a game, whole, by its name in the fixtures. */
export const wholesOf = (game: string): ReadonlyMap<string, object> =>
  new Map<string, object>([...RULED.flatMap((sort) => [...rulingsOf(game, sort)]), ...wholeReadings(game)])

/**
 * Every case and scenario of every game, every case in its other forms, and every sentence: its checker, and its judging,
 * which gives the whole ruling, or the line of the reading, as text.
 */
export const everyCase = (): { checker: string; judge: () => string }[] => [
  ...games.flatMap(({ id }) =>
    [...askedOf(id), ...halfToldOf(id), ...otherwiseOf(id), ...furtherOf(id)].map((asked) => ({
      checker: `${id}/${asked.checker}`,
      judge: () => JSON.stringify(judgeOne(id, asked)),
    })),
  ),
  ...everySentence(),
]

/** What was decided, in one line: verdict, answer, deciding clauses as a set, what is missing, how each clause came out. */
function lawOf(ruling: Ruling): string {
  const short = (clause: string) => clause.slice(clause.indexOf(':') + 1)
  const set = (word: string, items: readonly string[]) =>
    items.length ? [`${word} ${[...items].map(short).sort().join(', ')}`] : []
  const cameOut = (outcome: string) =>
    ruling.findings.filter((finding) => finding.outcome === outcome).map(({ clause }) => clause)
  const readings = (ruling.readings ?? []).map(
    ({ ambiguity, point = '', reading, verdict, answer }) =>
      `${ambiguity}${point && `/${point}`} ${reading} ${verdict} ${JSON.stringify(answer?.value ?? '')}`,
  )
  return [
    ruling.verdict + (ruling.answer ? ` ${JSON.stringify(ruling.answer.value)}` : ''),
    ...set('by', ruling.deciding),
    ...set('needs', ruling.missing),
    ...set('fails', cameOut('fails')),
    ...set('unknown', cameOut('unknown')),
    ...set('holds', cameOut('holds')),
    ...set('readings', readings),
  ].join(' | ')
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
const wordsOf = (ruling: Ruling | Refusal): string => hashOf(JSON.stringify(ruling))

/** What is usual, what that rests on, and what else would decide it. */
function usualOf({ presumed, asks = [] }: Ruling): string[] {
  if (!presumed) return asks.length ? [`asks ${asks.join(', ')}`] : []
  const { verdict, answer, taken, unless } = presumed
  const turns = unless.map(({ path, paths = [path], with: other, verdict }) => [...paths, other, verdict].join(' '))
  return [
    `usually ${verdict}${answer ? ` ${JSON.stringify(answer.value)}` : ''}`,
    `taken ${taken.map(({ path, value }) => `${path} ${JSON.stringify(value)}`).join(', ')}`,
    ...(turns.length ? [`unless ${turns.join(', ')}`] : []),
  ]
}

const wholeLine = (ruling: Ruling): string => [lawOf(ruling), ...usualOf(ruling), wordsOf(ruling)].join(' | ')
const LINES: Readonly<Record<Exclude<Ruled, 'further'>, (ruling: Ruling) => string>> = {
  law: lawOf,
  words: wordsOf,
  'half-told': wholeLine,
  otherwise: wholeLine,
}

/** A case nobody can have on a table: what is to be mended. */
const refusedLine = (refusal: Refusal): string =>
  `refused | ${refusal.error.issues.map(({ path }) => path).join(', ')} | ${wordsOf(refusal)}`

/** All forms of a case in one line, by the name of the case. */
function furtherLines(rulings: ReadonlyMap<string, Ruling | Refusal>): Map<string, string> {
  const forms = new Map<string, (Ruling | Refusal)[]>()
  for (const [name, ruling] of rulings) {
    const id = name.slice(0, name.indexOf(' '))
    forms.set(id, [...(forms.get(id) ?? []), ruling])
  }
  const verdict = (one: Ruling | Refusal) => ('error' in one ? 'refused' : one.verdict)
  return new Map(
    [...forms].map(([id, all]) => [id, `${all.map(verdict).join(', ')} | ${hashOf(all.map(wordsOf).join())}`]),
  )
}

/** The lines of a fixture as they are now, by name. */
export function linesNow(game: string, sort: Sort): Map<string, string> {
  if (sort === 'readings') return readingsOf(game)
  const rulings = rulingsOf(game, sort)
  if (sort === 'further') return furtherLines(rulings)
  return new Map(
    [...rulings].map(([name, ruling]) => [name, 'error' in ruling ? refusedLine(ruling) : LINES[sort](ruling)]),
  )
}

const fileOf = (game: string, sort: Sort) => `${FOLDER}/${game}.${sort}.txt`
const MARK = ' = '

/** The lines of a fixture as they were accepted; a name with two lines (two hands at once) has both and fits none. */
export function linesAccepted(game: string, sort: Sort): Map<string, string> {
  const file = fileOf(game, sort)
  const lines = new Map<string, string>()
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []) {
    const at = line.indexOf(MARK)
    const name = line.slice(0, at)
    const said = line.slice(at + MARK.length)
    lines.set(name, lines.has(name) ? `${lines.get(name)}\n${said}` : said)
  }
  return lines
}

/** Writes a fixture: one line a case, sorted, so that two hands can change it at once. */
export function acceptLines(game: string, sort: Sort, lines: ReadonlyMap<string, string>): void {
  const text = [...lines].map(([name, said]) => `${name}${MARK}${said}\n`).sort()
  writeFileSync(fileOf(game, sort), text.join(''))
}

/** Names whose line is another one, is new or is gone, with both. */
export function changedLines(
  was: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): { name: string; was: string; now: string }[] {
  const names = [...new Set([...was.keys(), ...now.keys()])].sort()
  return names
    .map((name) => ({ name, was: was.get(name) ?? '(no such case)', now: now.get(name) ?? '(no such case)' }))
    .filter((one) => one.was !== one.now)
}

/** Games with a fixture: all of them. */
export const gameIds: readonly string[] = chosen.map(({ id }) => id)
