import type { Board } from '../../../lib/games/starcom/board/board'
import { askedOf, buildFacts, type Focus, factsFor, type Sieges } from '../../../lib/games/starcom/board/facts'
import { starcom } from '../../../lib/games/starcom/checkers'
import type { Checker } from '../../../lib/kernel/checker'
import type { RawFacts } from '../../../lib/kernel/facts'
import type { Ruling } from '../../../lib/kernel/ruling'
import { writeLink } from '../../../lib/link/codec'
import { type Judged, judgeCase } from '../../_components/judge-case'

/** A question put to a checker about the board. */
export interface Question {
  checker: Checker
  facts: RawFacts
  /** The same for the same question: checker, edition, readings and facts. */
  key: string
}

export const checkerOf = (id: string): Checker | undefined => starcom.checkers.find((checker) => checker.id === id)

const JUDGED_LIMIT = 3000
const judged = new Map<string, Judged>()

const questionOf = (board: Board, checker: Checker, facts: RawFacts): Question => {
  const asked = askedOf(checker.facts, facts)
  return { checker, facts: asked, key: JSON.stringify([checker.id, board.edition, board.readings, asked]) }
}

/** The question of a checker about this focus, or undefined where it does not arise. */
export function ask(id: string, board: Board, sieges: Sieges, focus: Focus): Question | undefined {
  const checker = checkerOf(id)
  if (!checker?.editions.includes(board.edition)) return undefined
  const facts = factsFor(id, board, sieges, focus)
  return facts && questionOf(board, checker, facts)
}

/** Whether something may be built here at all, whatever it costs. */
export function askPlace(board: Board, sieges: Sieges, at: number, what: 'ship' | 'station'): Question | undefined {
  const checker = checkerOf('build')
  return checker && questionOf(board, checker, buildFacts(board, at, sieges, { what, count: 1 }))
}

/** What has been judged already. */
export const knownRuling = (question: Question | undefined): Judged | undefined => question && judged.get(question.key)

/** Puts a question to the front door; the same question is judged once. */
export function judgeQuestion(board: Board, question: Question): Judged {
  const before = judged.get(question.key)
  if (before) return before
  if (judged.size > JUDGED_LIMIT) judged.clear()
  const { edition, readings } = board
  const now = judgeCase(starcom, question.checker, { edition, readings, facts: question.facts })
  judged.set(question.key, now)
  return now
}

/** Yes or no, where the ruling answers that; undefined where it is open. */
export function answerOf(ruling: Ruling | undefined): boolean | undefined {
  if (ruling?.answer?.kind === 'yes-no' && ruling.verdict === 'answered') return ruling.answer.value
  return undefined
}

/** Which systems are under siege. */
export function judgeSieges(board: Board): Sieges {
  return board.systems.map((_, at) => {
    const question = ask('siege', board, [], { at })
    return question && answerOf(judgeQuestion(board, question).ruling)
  })
}

/** Facts of the price; a case that waits for these alone is allowed for whoever can pay. */
const PRICE = new Set(['card', 'credits', 'efficientConstruction', 'myFighterBays'])

export type May = 'yes' | 'no' | 'open'

/** Whether the place and the limits allow it. */
export function mayOf(found: Judged | undefined): May | undefined {
  const ruling = found?.ruling
  if (!ruling) return undefined
  if (ruling.verdict === 'legal') return 'yes'
  if (ruling.verdict === 'illegal') return 'no'
  if (ruling.verdict === 'undetermined') return ruling.missing.every((path) => PRICE.has(path)) ? 'yes' : 'open'
  return 'open'
}

/** Address of a checker with everything the board knows filled in. */
export function linkOf(base: string, board: Board, { checker, facts }: Question): string {
  const edition = board.edition === starcom.defaultEdition ? {} : { edition: board.edition }
  const query = writeLink(checker.facts, { ...edition, readings: board.readings, facts })
  return `${base}/check/starcom/${checker.id}/${query && `?${query}`}`
}
