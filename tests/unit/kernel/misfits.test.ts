import { expect, test } from 'vitest'
import type { Checker } from '../../../lib/kernel/checker.ts'
import { type Fact, list, record, yesNo } from '../../../lib/kernel/facts.ts'
import { misfitsOf } from '../../../lib/kernel/misfits.ts'

const specs = {
  closed: yesNo({ label: 'Closed' }),
  stalls: list(
    record(
      { roof: { kind: 'yes-no', label: 'Roof', relevant: (_near, { rain }) => rain === true } satisfies Fact },
      { label: 'Stall' },
    ),
    { label: 'Stalls' },
  ),
  rain: yesNo({ label: 'Rain' }),
}
let asked = 0
const words = { path: 'stalls', message: 'Not so.', fix: 'Mend it.' }
const fits = ({ stalls }: { stalls: unknown[] }) => {
  asked++
  return stalls.length > 0
}
const market = { checks: [{ needs: ['stalls'], fits, ...words }] } as unknown as Checker
const misfits = (facts: object, fitting?: object) => {
  asked = 0
  return misfitsOf(market, specs, { ...facts }, '1', fitting && { ...fitting }).length
}

test('beside facts that fit only what looks at something else is asked', () => {
  const stalls = [{}]
  expect([misfits({ stalls, rain: false }), asked]).toEqual([0, 1])
  expect([misfits({ stalls, rain: false, closed: true }, { stalls, rain: false }), asked]).toEqual([0, 0])
  expect([misfits({ stalls: [], rain: false }, { stalls, rain: false }), asked]).toEqual([1, 1])
})

test('what could not be read before is asked although it is the same', () => {
  const stalls = [{}]
  expect([misfits({ stalls, rain: true }), asked]).toEqual([0, 0])
  expect([misfits({ stalls, rain: false }, { stalls, rain: true }), asked]).toEqual([0, 1])
})
