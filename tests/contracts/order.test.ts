/**
 * Who lists what first decides nothing: every settled and every open case gets the same verdict, clauses and answer with
 * its lists in another order, at any depth. Lists whose order is told are marked `ordered` in the facts.
 */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { plain } from '../brute-force/plain.ts'
import { isSampled } from '../brute-force/sample.ts'
import { Random } from '../brute-force/starcom/random.ts'
import { chosen } from './chosen.ts'

const quick = games.map(plain)
type Turn = <T>(items: readonly T[]) => T[]
const random = new Random(31)
/** The orders that are tried of each case: back to front, so that another thing comes first, and any. */
const TURNS: readonly Turn[] = [
  (items) => items.toReversed(),
  (items) => {
    const rest = [...items]
    return items.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0]!)
  },
]

/** A value of the fact with all that has no order in another one. */
function mixed(fact: Fact, value: unknown, turn: Turn): unknown {
  if (value === undefined) return value
  if (fact.kind === 'record') return mixedAll(fact.fields, value as RawFacts, turn)
  if (fact.kind === 'map')
    return Object.fromEntries(
      turn(Object.entries(value as RawFacts)).map(([key, one]) => [key, mixed(fact.of, one, turn)]),
    )
  if (fact.kind !== 'list') return value
  const items = (value as unknown[]).map((item) => mixed(fact.of, item, turn))
  return fact.ordered ? items : turn(items)
}

const mixedAll = (specs: FactSpecs, facts: RawFacts, turn: Turn): RawFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, specs[key] ? mixed(specs[key], value, turn) : value]),
  )

/** What an answer names, in whatever order: where the rules give none, a line names things as they were listed. */
const named = (value: unknown) =>
  [value]
    .flat()
    .join(' ')
    .split(/[^\p{L}\d-]+/u)
    .sort()

describe.each(
  chosen.flatMap((pack) => pack.checkers.map((checker) => ({ name: `${pack.id}/${checker.id}`, pack, checker }))),
)('$name', ({ name, pack, checker }) => {
  const told = [...pack.cases.filter((one) => one.checker === checker.id), ...checker.scenarios]
  const decided = ({ edition, readings }: (typeof told)[number], facts: RawFacts) => {
    const choice = { ...(edition ? { edition } : {}), ...(readings ? { readings } : {}) }
    const ruling = adjudicate(quick, { checker: name, facts, presume: false, ...choice })
    if ('error' in ruling) return 'refused'
    // what an open case judged as a whole would turn by is found by samples
    const isSampledWhole = ruling.verdict === 'undetermined' && checker.wholeCase
    const deciding = isSampledWhole ? [] : [...ruling.deciding].sort()
    return { verdict: ruling.verdict, deciding, answer: named(ruling.answer?.value) }
  }

  it('decides the same in whatever order things are listed', () => {
    const turned = told.flatMap((one, row) => {
      const others = TURNS.map((turn) => mixedAll(checker.facts, one.facts, turn))
      const whole = JSON.stringify(one.facts)
      const news = others.filter((facts, i) => isSampled(row, i) && JSON.stringify(facts) !== whole)
      if (!news.length) return []
      const first = decided(one, one.facts)
      const bad = news.filter((facts) => JSON.stringify(decided(one, facts)) !== JSON.stringify(first))
      return bad.map((facts) => [
        ('id' in one && one.id) || ('title' in one && one.title),
        first,
        decided(one, facts),
        facts,
      ])
    })
    expect(turned).toEqual([])
  })
})
