/**
 * Every numbered case and scenario with its whole ruling, and every numbered case once more with some facts left out: as a
 * line of what was decided, and as a hash of all its words.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { adjudicate, type Refusal } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { goneOf, leftOf } from './left-out.ts'

/** Where the fixture lies; from the root of the repository. */
const FOLDER = 'tests/fixtures/rulings'
/** What a fixture holds: `law` in words that can be compared by eye, `words` as hashes, `half-told` both in a line. */
export const SORTS = ['law', 'words', 'half-told'] as const
export type Sort = (typeof SORTS)[number]

interface Asked {
  /** `SC.BUILD.07`, or `build: title of the scenario (2022-02)`. */
  name: string
  checker: string
  edition?: string
  readings?: Readonly<Record<string, string>>
  facts: RawFacts
}

/** Every case and scenario of a game; a scenario that asks the same as another, or as a case, only once. */
function askedOf(game: string): Asked[] {
  const { cases, checkers } = games.find(({ id }) => id === game)!
  const numbered = cases.map(({ id, checker, edition, readings, facts }) => ({
    name: id,
    checker,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings } : {}),
    facts,
  }))
  const scenarios = checkers.flatMap(({ id, scenarios }) =>
    scenarios.map(({ title, edition, readings, facts }) => ({
      name: `${id}: ${title}${edition ? ` (${edition})` : ''}`,
      checker: id,
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
      facts,
    })),
  )
  const known = new Set<string>()
  return [...numbered, ...scenarios].filter(({ name: _name, ...asked }) => {
    const key = JSON.stringify(asked)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/** Every numbered case of a game with facts left out, named in the name of the case. */
function halfToldOf(game: string): Asked[] {
  const { cases, checkers } = games.find(({ id }) => id === game)!
  const specsOf = new Map(checkers.map(({ id, facts }) => [id, facts]))
  const numbered = new Map(cases.map(({ id, facts }) => [id, facts]))
  return askedOf(game).flatMap((asked) => {
    const facts = numbered.get(asked.name)
    const gone = facts ? goneOf(asked.name, specsOf.get(asked.checker)!, facts) : []
    const name = `${asked.name} without ${gone.map((path) => path.join('.')).join(', ')}`
    return gone.length ? [{ ...asked, name, facts: leftOf(facts!, gone) }] : []
  })
}

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

/** Without those that are refused: what is left may name what is gone. */
function judgeHalfTold(game: string): ReadonlyMap<string, Ruling> {
  const rulings = halfToldOf(game).map((asked) => [asked.name, judgeOne(game, asked)] as const)
  return new Map(rulings.flatMap(([name, ruling]) => ('error' in ruling ? [] : [[name, ruling]])))
}

/** Judges the cases of a game once a process. */
function oncePerGame(judge: (game: string) => ReadonlyMap<string, Ruling>) {
  const judged = new Map<string, ReadonlyMap<string, Ruling>>()
  return (game: string): ReadonlyMap<string, Ruling> => {
    const rulings = judged.get(game) ?? judge(game)
    judged.set(game, rulings)
    return rulings
  }
}

/** The whole rulings of a game by the name of the case. */
export const wholeRulings = oncePerGame(judgeAll)

/** The whole rulings of the half-told cases of a game. */
export const halfToldRulings = oncePerGame(judgeHalfTold)

/** What a sort of fixture is about. */
export const rulingsOf = (game: string, sort: Sort) =>
  sort === 'half-told' ? halfToldRulings(game) : wholeRulings(game)

/** Every case, scenario and half-told case of every game: its checker, and its judging, which gives the whole ruling as text. */
export const everyCase = (): { checker: string; judge: () => string }[] =>
  games.flatMap(({ id }) =>
    [...askedOf(id), ...halfToldOf(id)].map((asked) => ({
      checker: `${id}/${asked.checker}`,
      judge: () => JSON.stringify(judgeOne(id, asked)),
    })),
  )

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

const wordsOf = (ruling: Ruling): string =>
  createHash('sha256').update(JSON.stringify(ruling)).digest('hex').slice(0, 16)

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

const LINES: Readonly<Record<Sort, (ruling: Ruling) => string>> = {
  law: lawOf,
  words: wordsOf,
  'half-told': (ruling) => [lawOf(ruling), ...usualOf(ruling), wordsOf(ruling)].join(' | '),
}

/** The lines of a fixture as they are now, by name. */
export const linesNow = (game: string, sort: Sort): Map<string, string> =>
  new Map([...rulingsOf(game, sort)].map(([name, ruling]) => [name, LINES[sort](ruling)]))

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
export const gameIds: readonly string[] = games.map(({ id }) => id)
