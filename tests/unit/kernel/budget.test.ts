import { describe, expect, test } from 'vitest'
import { costOf, fullBudget, isSpent, STEPS, spend, unlessSpent } from '../../../lib/kernel/budget.ts'
import { checksOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { count, list, record } from '../../../lib/kernel/facts.ts'
import { facts, garden, ruled, whole } from './toy.ts'

describe('steps', () => {
  test('are taken until none are left; then the search stops and something else is said', () => {
    const budget = fullBudget(2)
    const search = () => {
      for (let i = 0; i < 2; i++) spend({ budget })
      return 'found'
    }
    const say = () => unlessSpent(search, () => 'stopped')
    expect([say(), isSpent(budget), say(), isSpent(budget)]).toEqual(['found', false, 'stopped', true])
  })

  test('are not counted where nobody waits', () => {
    expect(() => spend({}, STEPS * 2)).not.toThrow()
  })

  test('an error of another kind is no end of a search', () => {
    const broken = () => {
      throw new Error('ours')
    }
    expect(() => unlessSpent(broken, () => 'stopped')).toThrow('ours')
  })

  test('cost more over lists, told or blank, and the same over any plain facts', () => {
    const cost = (given: object) => costOf(facts, { ...given })
    expect(cost({})).toBe(1)
    expect(cost(whole)).toBe(1)
    expect(cost({ guests: [{}] })).toBeGreaterThan(1)
    expect(cost({ guests: [{}] })).toBe(cost({ guests: [{ who: 'Ada', age: 3 }] }))
    expect(cost({ guests: Array(40).fill({}) })).toBeGreaterThan(20 * cost({ guests: [{}] }) * 0.5)
  })
})

describe('with a small budget', () => {
  const cases = [
    {},
    { coins: 3 },
    { gate: true, season: 'winter' },
    { member: true, guests: [{}, {}] },
    { gate: false },
  ]

  test('a verdict is the same or undetermined, and names at least what is really missing', () => {
    for (const given of cases) {
      const full = ruled(given)
      for (const steps of [0, 1, 2, 5, 10, 20, 50, 100, 200, 500]) {
        const ruling = ruled(given, {}, garden, fullBudget(steps))
        expect([full.verdict, 'undetermined']).toContain(ruling.verdict)
        if (ruling.verdict === 'undetermined') expect(ruling.missing).toEqual(expect.arrayContaining(full.missing))
      }
    }
  })

  test('what is told in full is judged in full', () => {
    const { verdict, findings } = ruled({ ...whole, coins: 4 }, {}, garden, fullBudget(0))
    expect([verdict, findings]).toEqual([ruled({ ...whole, coins: 4 }).verdict, ruled({ ...whole, coins: 4 }).findings])
  })

  test('the sentence says that it stopped, and says it then only', () => {
    expect(ruled({}, {}, garden, fullBudget(0)).sentence).toMatch(/Too much is open/)
    expect(ruled({}).sentence).not.toMatch(/Too much is open/)
    expect(ruled(whole, {}, garden, fullBudget(0)).sentence).not.toMatch(/Too much is open/)
  })
})

/** Eight counts that every clause adds up and checks compare two by two: more worlds than anybody can try. */
function jungle(asked: () => void) {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
  const paths = Object.fromEntries(keys.map((key) => [key, count({ label: key, max: 20 })])) as Record<
    (typeof keys)[number],
    ReturnType<typeof count>
  >
  const check = checksOver(paths)
  const { clause } = clausesOver(paths)
  const pairs = keys.flatMap((one, i) => keys.slice(i + 1).map((other) => [one, other] as const))
  return defineChecker({
    id: 'jungle',
    game: 'toy',
    title: 'Cross the jungle',
    question: 'May I cross?',
    editions: ['1'],
    facts: paths,
    asks: 'may',
    checks: pairs.map(([one, other]) =>
      check([one, other], (f) => (f[one] * 7 + f[other] * 3) % 11 !== 0, { path: one, message: '', fix: '' }),
    ),
    clauses: pairs.map(([one, other], i) =>
      clause(`toy:jungle.${i}`, {
        needs: keys,
        holds: (f) => {
          asked()
          return (f[one] * f[other] + keys.reduce((sum, key) => sum + f[key], 0)) % 160 !== i
        },
        says: { holds: 'A path.', fails: 'No path.' },
      }),
    ),
  })
}

test('a case with more worlds than anybody can try ends after the same steps each time, and names what is missing', () => {
  const run = () => {
    let asked = 0
    const budget = fullBudget()
    const ruling = ruled(
      {},
      {},
      jungle(() => asked++),
      budget,
    )
    return { asked, taken: STEPS - budget.left, ruling }
  }
  const { asked, taken, ruling } = run()
  expect(taken).toBeGreaterThan(STEPS)
  expect(taken).toBeLessThan(STEPS + 10)
  expect(asked).toBeLessThan(30 * STEPS)
  expect(ruling.verdict).toBe('undetermined')
  expect(ruling.missing).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(run()).toEqual({ asked, taken, ruling })
})

test('without steps nothing is tried to say which of many gaps a clause looks at', () => {
  const crates = list(
    record({ weight: count({ label: 'Weight' }), price: count({ label: 'Price' }) }, { label: 'Crate' }),
    {
      label: 'Crates',
    },
  )
  let asked = 0
  const { clause } = clausesOver({ crates })
  const crane = defineChecker({
    id: 'crane',
    game: 'toy',
    title: 'Lift the crates',
    question: 'May I lift them?',
    editions: ['1'],
    facts: { crates },
    asks: 'may',
    clauses: [
      clause('toy:crane.1', {
        needs: ['crates'],
        holds: ({ crates }) => {
          asked++
          return crates.reduce((sum, { weight }) => sum + weight, 0) < 50
        },
        says: { holds: 'Light enough.', fails: 'Too heavy.' },
      }),
    ],
  })
  const lift = (steps: number) => {
    asked = 0
    ruled({ crates: [{}, {}, {}, {}] }, {}, crane, fullBudget(steps))
    return asked
  }
  expect(lift(STEPS)).toBeGreaterThan(50)
  expect(lift(0)).toBeLessThan(5)
})
