import { expect, it } from 'vitest'
import { STEPS } from '../../../lib/kernel/budget.ts'
import { halfToldMap } from '../../bench/hex-map.ts'
import { pathological, stepsOf, triesOf } from '../../hostile/pathological.ts'

/** What may be counted beyond the limit before the search stops: the findings of one look at the longest lists. */
const LAST_STEP = 20_000

it(`${pathological.length} cases with as much open as can be: none takes more steps than a ruling has`, () => {
  const dear = pathological.map((one) => ({ ...one, steps: stepsOf(one) })).filter(({ steps }) => steps > STEPS)
  expect(dear.length, 'some cases are beyond trying').toBeGreaterThan(0)
  const over = dear.filter(({ steps }) => steps > STEPS + LAST_STEP)
  expect(over.map(({ name, facts, steps }) => `${name} ${JSON.stringify(facts).slice(0, 80)}: ${steps}`)).toEqual([])
})

it('on a map of 37 systems everything usual is tried; on one of 127 less, and no more of it than takes as long', () => {
  expect(triesOf(halfToldMap(3))).toBeGreaterThan(900)
  expect(triesOf(halfToldMap(6))).toBeLessThan(100)
})
