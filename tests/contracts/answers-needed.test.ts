import { expect, it } from 'vitest'
import { adjudicate, findChecker } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { nextQuestion } from '../../lib/next-question.ts'

/** What players ask most, ten cases each: a build, a jump, a move, a hand. */
const ORDINARY = ['starcom/build', 'starcom/jump', 'ti4/movement', 'legion/command-hand']
const EACH = 10

/** What lies on the table is drawn, not told: the map is the form. */
const DRAWN: Readonly<Record<string, readonly string[]>> = { 'ti4/movement': ['systems', 'units'] }

/** The first cases of a checker that all their facts decide. */
function casesOf(name: string) {
  const { pack, checker } = findChecker(games, name)!
  const own = pack.cases.filter((one) => one.checker === checker.id || one.checker === name)
  const decided = own.filter(({ expect: { verdict } }) => verdict === 'legal' || verdict === 'illegal')
  return decided.slice(0, EACH).map((one) => ({ name, checker, pack, one }))
}

/** How many answers a player gives until there is a verdict: only what is asked, in the order it is asked. */
function answersUntilVerdict({ name, checker, pack, one }: ReturnType<typeof casesOf>[number]): number {
  const { edition, readings } = one
  const sent = { checker: name, ...(edition ? { edition } : {}), ...(readings ? { readings } : {}) }
  const facts = (pack.reads?.({ ...sent, facts: one.facts }) ?? one).facts as RawFacts
  let told: RawFacts = Object.fromEntries((DRAWN[name] ?? []).map((key) => [key, facts[key]]))
  const unsure: string[] = []
  for (let answers = 0; answers < 20; answers++) {
    const ruling = adjudicate(games, { ...sent, facts: told, unsure })
    if ('error' in ruling) return answers
    const key = nextQuestion(checker, ruling, unsure)
    if (key === undefined) return answers
    if (facts[key] === undefined) unsure.push(key)
    else told = { ...told, [key]: facts[key] }
  }
  return 20
}

it('an ordinary build, jump, move or hand is judged after at most three answers, half of them after two', () => {
  const counted = ORDINARY.flatMap(casesOf).map((one) => ({ id: one.one.id, answers: answersUntilVerdict(one) }))
  expect(counted).toHaveLength(ORDINARY.length * EACH)
  expect(counted.filter(({ answers }) => answers > 3)).toEqual([])
  const sorted = counted.map(({ answers }) => answers).sort((a, b) => a - b)
  expect(sorted[sorted.length / 2]).toBeLessThanOrEqual(2)
})
