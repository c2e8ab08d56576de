/** A ruling that may not look far says less, never something else. */
import { describe, expect, test } from 'vitest'
import { fullBudget } from '../../lib/kernel/budget.ts'
import type { Checker } from '../../lib/kernel/checker.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { judge } from '../../lib/kernel/judge.ts'
import { type GamePack, settingOf } from '../../lib/kernel/pack.ts'
import { chosen } from './chosen.ts'
import { rulingsOf } from './whole-rulings.ts'

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

/** Half-told cases of which some facts are asked for that may not matter, as nothing more could be tried. */
const TOO_MUCH = [
  'SC.JUMP.02',
  'SC.JUMP.13',
  'SC.JUMP.24',
  'SC.DMG.17',
  'SC.DMG.19',
  'SC.INC.03',
  'SC.INC.11',
  'SWL.PLAY.10',
  'SWL.PLAY.15',
  'SWL.PLAY.37',
  'SWL.EFF.02',
]

test('only so many half-told cases have too much open to try everything', () => {
  const cut = chosen.flatMap(({ id }) =>
    [...rulingsOf(id, 'half-told')].flatMap(([name, ruling]) =>
      !('error' in ruling) && /Too much is open/.test(ruling.sentence) ? [name.split(' ')[0]!] : [],
    ),
  )
  expect(TOO_MUCH).toEqual(expect.arrayContaining(cut))
})
