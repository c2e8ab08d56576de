/** How many, how much, who, in which order: the answer of a checker, or what it lacks. */

import { type Budget, spend, unlessSpent } from './budget.ts'
import type { Answered, AnswerRule, ClauseChecker } from './checker.ts'
import type { RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import { type Gap, gapsIn, valueAt, withValue } from './gaps.ts'
import { inEdition } from './groups.ts'
import { type Branch, explore, leavesOf, mayStayAway, type Reader } from './narrowing.ts'
import { pathOf } from './parse.ts'
import { replayed } from './replay.ts'
import type { Answer, ClauseId, Step } from './ruling.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'
import { consistent, isTied, type Space } from './space.ts'
import { canBeCompleted } from './worlds.ts'

/** What the answer rules of a checker say of the facts. */
export interface AnswerFound {
  answer?: Answer
  whenLegal?: boolean
  leads?: boolean
  /** Clauses without which it is not given. */
  dependsOn?: readonly ClauseId[]
  /** Clauses that decide whatever it comes to, where it is not known yet. */
  waitsBy?: readonly ClauseId[]
  /** The rule answers in every world, only differently: what it lacks is all that is missing. */
  complete?: boolean
  deciding: ClauseId[]
  consequences: Step[]
  /** The gaps that keep it from answering; asked only where they are shown, for it is a long search. */
  missing: () => string[]
  /** The answers it may come to yet, where a fact that is not told keeps it from one. */
  outlook?: () => Outlook
}

/** What an answer may come to: one line for each way the gaps may be filled, as far as the rule looks at them. */
export interface Outlook {
  rule: AnswerRule
  lines: readonly { filled: readonly (string | undefined)[]; said: string | undefined }[]
}

/** True where one and the same filling has one answer under one reading and another under the other. */
export function partAhead(one: Outlook, other: Outlook, budget: Budget): boolean {
  if (one.rule !== other.rule) return true
  return one.lines.some(({ filled, said }) => {
    spend({ budget }, other.lines.length / COMPARED)
    return other.lines.some((line) => line.said !== said && agree(filled, line.filled))
  })
}

/** True where no gap is filled in two ways. */
const agree = (one: readonly (string | undefined)[], other: readonly (string | undefined)[]) =>
  one.every((value, i) => value === undefined || other[i] === undefined || value === other[i])

/** The answer rules of an edition, in the order they are tried. */
export const answersOf = ({ answer }: Pick<ClauseChecker, 'answer'>, edition: string): readonly AnswerRule[] =>
  (answer ? [answer].flat() : []).filter((rule: AnswerRule) => inEdition(rule, edition))

/** What the first rule that can answer says; where none can, what the last one lacks. */
export function findAnswer(
  rules: readonly AnswerRule[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): AnswerFound {
  let found = NOTHING
  for (const rule of rules) {
    found = unlessSpent(
      () => answerBy(rule, space, facts, table),
      () => unanswered(rule, space, facts, table),
    )
    if (found.answer || found.complete) break
  }
  return found
}

const NOTHING: AnswerFound = { deciding: [], consequences: [], missing: () => [] }

/**
 * No answer, for want of the very gap the rule stopped at where its values cannot be listed, else of whatever it needs
 * and is not known.
 */
const unanswered = (rule: AnswerRule, space: Space, facts: RawFacts, table: RulesInPlay): AnswerFound => ({
  ...NOTHING,
  missing: () => {
    const needs = rule.needs as readonly string[]
    const gaps = gapsIn(space.specs, facts, needs)
    const stopped = unlessAsked(() => rule.of(seeing(space, facts)(needs) as never, table))
    const first = stopped instanceof Asked ? pathOf(stopped.segments) : undefined
    const gap = gaps.find(({ path, domain }) => path === first && !domain)
    return (gap ? [gap] : gaps).map((gap) => gap.path)
  },
})

/** A fact that may stay away and without which there is no answer all the same: which card is meant, no world tells. */
class Waits {
  constructor(readonly path: string) {}
}

/** What a rule says of a world. */
type Said = Answered | Waits | undefined

const isAnswer = (said: Said): said is Answered => said !== undefined && !(said instanceof Waits)

function sayOrWait(rule: AnswerRule, space: Space, see: Reader, table: RulesInPlay): Said {
  const found = unlessAsked(() => rule.of(see(rule.needs as readonly string[]) as never, table))
  if (!(found instanceof Asked)) return found.said
  if (mayStayAway(space, found.segments)) return new Waits(pathOf(found.segments))
  throw found
}

function answerBy(rule: AnswerRule, space: Space, facts: RawFacts, table: RulesInPlay): AnswerFound {
  const needs = rule.needs as readonly string[]
  const run = (see: Reader) => sayOrWait(rule, space, see, table)
  const tied = needs.filter((key) => isTied(space, key))
  const isPossible = (world: RawFacts) => canBeCompleted(space, world, tied)
  const leaves = replayed(space, facts, table, rule, 'leaves', () =>
    leavesOf(space, facts, run)?.filter(({ world }) => isPossible(world)),
  )
  if (!leaves?.length) return unanswered(rule, space, facts, table)
  const answers = leaves.map((leaf) => leaf.said)
  const waits = [...new Set(answers.flatMap((said) => (said instanceof Waits ? [said.path] : [])))]
  if (new Set(answers.map(keyOf)).size > 1) {
    const missing = () => {
      const gaps = gapsIn(space.specs, facts, needs)
      const told = leaves.map((leaf) => ({ ...leaf, filled: filledIn(leaf.world, gaps), key: keyOf(leaf.said) }))
      const isMoving = (gap: Gap, at: number) => movesAlone(gap, at, told, space, facts, run, isPossible)
      const alone = unlessSpent(
        () => gaps.filter(isMoving),
        () => [],
      )
      return [...(alone.length ? alone : gaps).map((gap) => gap.path), ...waits]
    }
    const outlook = () => {
      const gaps = gapsIn(space.specs, facts, needs)
      return { rule, lines: leaves.map(({ world, said }) => ({ filled: filledIn(world, gaps), said: keyOf(said) })) }
    }
    const waitsBy = inAll(answers.filter(isAnswer)).deciding
    return { ...NOTHING, missing, complete: answers.every(isAnswer), outlook, waitsBy }
  }
  const given = answers.filter(isAnswer)
  const found = given[0]
  if (!found) return { ...NOTHING, missing: () => waits }
  const { deciding: _deciding, consequences: _consequences, ...answer } = found
  const shared = given.length > 1 ? inAll(given) : found
  return {
    answer: { ...answer, derivation: [...shared.derivation] },
    whenLegal: rule.whenLegal ?? false,
    leads: rule.leads ?? false,
    dependsOn: rule.dependsOn ?? [],
    deciding: [...new Set(shared.deciding)],
    consequences: [...(shared.consequences ?? [])],
    missing: () => [],
  }
}

/** Steps that one answer takes: it tells how it came about. */
const ANSWER = 6

const keyOf = (said: Said) => (isAnswer(said) ? JSON.stringify(said.value) : undefined)

/** A leaf with its answer as text and what fills each gap in it; nothing where it was not looked at. */
type FilledLeaf = Branch<Said> & { filled: readonly (string | undefined)[]; key: string | undefined }

const filledIn = (world: RawFacts, gaps: readonly Gap[]) => gaps.map((gap) => JSON.stringify(valueAt(world, gap)))

/** Leaves compared with one another in one step. */
const COMPARED = 50

/**
 * The values of a gap with which another answer may come out where nothing else differs: those of leaves that fill every
 * other gap alike, as far as both look at it.
 */
function othersBeside(leaf: FilledLeaf, at: number, leaves: readonly FilledLeaf[]): ReadonlySet<string> {
  const isBeside = ({ filled }: FilledLeaf) => {
    for (let i = 0; i < filled.length; i++)
      if (i !== at && filled[i] !== undefined && leaf.filled[i] !== undefined && filled[i] !== leaf.filled[i])
        return false
    return true
  }
  const found = new Set<string>()
  for (const other of leaves) {
    const value = other.filled[at]!
    if (other.key !== leaf.key && value !== leaf.filled[at] && !found.has(value) && isBeside(other)) found.add(value)
  }
  return found
}

/** True when two worlds equal but for this gap have different answers. */
function movesAlone(
  gap: Gap,
  at: number,
  all: readonly FilledLeaf[],
  space: Space,
  facts: RawFacts,
  run: (see: Reader) => Said,
  isPossible: (world: RawFacts) => boolean,
): boolean {
  const touched = new Set([String(gap.segments[0])])
  const fits = (world: RawFacts) => consistent(space, world, touched)
  const differsFrom = ({ world, key }: FilledLeaf, value: unknown): boolean => {
    const other = withValue(world, gap.segments, value)
    if (!fits(other)) return false
    spend(space, ANSWER)
    let differs = false
    const look = (found: Branch<Said>) => {
      const back = withValue(found.world, gap.segments, valueAt(world, gap))
      differs = keyOf(found.said) !== key && fits(back) && isPossible(back) && isPossible(found.world)
      return differs ? 'stop' : 'on'
    }
    explore(space, other, run, look, facts)
    return differs
  }
  const leaves = all.filter(({ filled }) => filled[at] !== undefined)
  return leaves.some((leaf) => {
    spend(space, leaves.length / COMPARED)
    const others = [...othersBeside(leaf, at, leaves)]
    return others.some((value) => differsFrom(leaf, JSON.parse(value)))
  })
}

/** What several answers have in common: no step may speak of a value that is only assumed. */
function inAll(answers: readonly Answered[]): Pick<Answered, 'derivation' | 'deciding' | 'consequences'> {
  const common = <T>(lists: readonly (readonly T[])[]): T[] => {
    const keys = lists.map((list) => new Set(list.map((item) => JSON.stringify(item))))
    return (lists[0] ?? []).filter((item) => keys.every((known) => known.has(JSON.stringify(item))))
  }
  const deciding = common(answers.map((answer) => answer.deciding))
  const isNone = answers.some((answer) => !answer.deciding.length)
  return {
    derivation: common(answers.map((answer) => answer.derivation)),
    deciding: deciding.length || isNone ? deciding : answers.flatMap((answer) => answer.deciding),
    consequences: common(answers.map((answer) => answer.consequences ?? [])),
  }
}
