import { expect, it } from 'vitest'
import { STEPS } from '../../../lib/kernel/budget.ts'
import { pathological, stepsOf } from '../../hostile/pathological.ts'

/** What may be counted beyond the limit before the search stops: the findings of one look at the longest lists. */
const LAST_STEP = 20_000

it(`${pathological.length} cases with as much open as can be: none takes more steps than a ruling has`, () => {
  const dear = pathological.map((one) => ({ ...one, steps: stepsOf(one) })).filter(({ steps }) => steps > STEPS)
  expect(dear.length, 'some cases are beyond trying').toBeGreaterThan(0)
  const over = dear.filter(({ steps }) => steps > STEPS + LAST_STEP)
  expect(over.map(({ name, facts, steps }) => `${name} ${JSON.stringify(facts).slice(0, 80)}: ${steps}`)).toEqual([])
})
