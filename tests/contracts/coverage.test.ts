import { expect, test } from 'vitest'
import { coverageOf, rulingOf } from '../../lib/coverage.ts'
import { library } from '../library.ts'
import { chosen } from './chosen.ts'

const MANY = { starcom: 150, ti4: 180, legion: 100 } as Record<string, number>

for (const pack of chosen) {
  const rows = coverageOf(pack, library.clauses)

  test(`${pack.title}: a checkable clause is decided by a checker, or says why it is out of reach`, () => {
    expect(rows.filter((row) => !row.checkers.length && !row.outOfReach).map((row) => row.clause.id)).toEqual([])
  })

  test(`${pack.title}: no clause is called out of reach that a checker decides, or that does not exist`, () => {
    const known = new Set(rows.filter((row) => !row.checkers.length).map((row) => row.clause.id))
    expect(Object.keys(pack.outOfReach ?? {}).filter((id) => !known.has(id))).toEqual([])
  })

  test(`${pack.title}: the public cases are many and their numbers are never reused`, () => {
    const ids = pack.cases.map((one) => one.id)
    expect(ids.length).toBeGreaterThanOrEqual(MANY[pack.id] ?? 1)
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      'numbers that two cases have',
    ).toEqual([])
    for (const id of ids) expect(id).toMatch(/^[A-Z0-9]+(\.[A-Z0-9]+)+$/)
  })

  test(`${pack.title}: every case that flips gets another ruling in each edition`, () => {
    for (const { number, flips, whyNone } of pack.contradictions ?? []) {
      if (!flips) {
        expect(whyNone, `contradiction ${number}`).toBeTruthy()
        continue
      }
      const seen = pack.editions.map((edition) => {
        const { verdict, answer, consequences } = rulingOf(pack, {
          id: `flip ${number}`,
          title: '',
          expect: { verdict: '', deciding: [] },
          edition: edition.id,
          ...flips,
        })
        return JSON.stringify([verdict, answer?.value, consequences.map((step) => step.says)])
      })
      expect(new Set(seen).size, `contradiction ${number}`).toBe(pack.editions.length)
    }
  })
}
