import './links.suite.ts'
import './rulings.suite.ts'
import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { chosen } from './chosen.ts'
import { whyFailed } from './why-failed.ts'

const sorted = (ids: readonly string[]) => [...ids].sort()

describe.each(chosen.filter((pack) => pack.cases.length).map((pack) => [pack.title, pack] as const))(
  '%s',
  (_title, pack) => {
    test.each(pack.cases.map((one) => [`${one.id} ${one.title}`, one] as const))('%s', (_name, one) => {
      const ruling = adjudicate([pack], {
        checker: `${pack.id}/${one.checker}`,
        facts: one.facts,
        ...(one.edition ? { edition: one.edition } : {}),
        ...(one.readings ? { readings: one.readings } : {}),
      })
      if ('error' in ruling) throw new Error(ruling.error.message)
      const why = whyFailed(ruling, one.expect)
      expect(ruling.verdict, why).toBe(one.expect.verdict)
      expect(sorted(ruling.deciding), why).toEqual(sorted(one.expect.deciding))
      if (one.expect.follows)
        expect(ruling.consequences.map(({ clause }) => clause)).toEqual(expect.arrayContaining([...one.expect.follows]))
      if (one.expect.answer !== undefined) expect(ruling.answer?.value, why).toEqual(one.expect.answer)
    })
  },
)
