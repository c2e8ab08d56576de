/** A ruling that may not look far says less, never something else. */
import { describe, expect, test } from 'vitest'
import { fullBudget } from '../../lib/kernel/budget.ts'
import type { Checker } from '../../lib/kernel/checker.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { judge } from '../../lib/kernel/judge.ts'
import { type GamePack, settingOf } from '../../lib/kernel/pack.ts'
import { chosen } from './chosen.ts'

const checkers = chosen.flatMap((pack) =>
  pack.checkers.map((checker) => ({ name: `${pack.id}/${checker.id}`, pack, checker })),
)

/** Few enough that the test is quick: a fact left out of every case, another one each time. */
const withGap = (facts: RawFacts, i: number): RawFacts => {
  const keys = Object.keys(facts)
  const gone = keys[i % Math.max(1, keys.length)]
  return Object.fromEntries(Object.entries(facts).filter(([key]) => key !== gone))
}

function rule(pack: GamePack, checker: Checker, given: { edition?: string; facts: RawFacts }, steps?: number) {
  const edition = given.edition ?? pack.defaultEdition
  // What is presumed beside a ruling has steps of its own and changes nothing of it.
  return judge(checker, settingOf(pack), { edition }, given.facts, fullBudget(steps), { presume: false })
}

describe('with few steps a verdict is the same or undetermined, and no reading is dropped', () => {
  test.each(checkers)('$name', ({ pack, checker }) => {
    checker.scenarios.forEach(({ edition, facts }, i) => {
      const given = { ...(edition ? { edition } : {}), facts: withGap(facts, i) }
      const full = rule(pack, checker, given)
      if ('code' in full) return
      for (const steps of [0, 100, 1000]) {
        const ruling = rule(pack, checker, given, steps)
        if ('code' in ruling) throw new Error(`${ruling.message} with ${steps} steps`)
        if (ruling.verdict === 'undetermined') continue
        const { verdict, readings, deciding } = ruling
        expect({ verdict, readings }).toEqual({ verdict: full.verdict, readings: full.readings })
        if (verdict === 'illegal') expect(full.deciding).toEqual(expect.arrayContaining(deciding))
      }
    })
  })
})
