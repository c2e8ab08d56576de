import { describe, expect, test } from 'vitest'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, list, record } from '../../../lib/kernel/facts.ts'
import { grouped } from '../../../lib/kernel/grouped.ts'
import { unstopped } from '../../../lib/kernel/seeing.ts'

/** Parcels by size, each with a limit of its own. */
const facts = {
  parcels: list(
    record(
      {
        size: choice({ small: 'small', big: 'big', huge: 'huge' }, { label: 'Size' }),
        pounds: count({ label: 'Pounds' }),
      },
      { label: 'Parcel' },
    ),
    { label: 'Parcels', item: 'parcel' },
  ),
}
const { clause } = clausesOver(facts)
type Parcel = { size: string; pounds: number }
const MOST = { small: 2, big: 10, huge: 50 }
const sorted = ({ parcels }: { parcels: readonly Parcel[] }) => grouped(parcels, ({ size }) => `toy:${size}.1`)

/** How often the parcels were sorted, and the clauses asked of one. */
const counted = { sorts: 0, asked: [] as string[] }
const PARCELS = {
  id: 'parcels',
  game: 'toy',
  title: 'Parcels',
  question: 'May I send them?',
  editions: ['1'],
  facts,
  asks: 'may',
} as const
const rules = (wholeCase: boolean) =>
  defineChecker({
    ...PARCELS,
    ...(wholeCase ? { wholeCase: true as const } : {}),
    clauses: familyOf((facts) => {
      counted.sorts++
      return sorted(facts)
    }),
  })
const familyOf = (family: typeof sorted) =>
  Object.entries(MOST).map(([size, most]) =>
    clause(`toy:${size}.1`, {
      needs: ['parcels'],
      family,
      about: ({ size }) => ({ size }),
      holds: ({ pounds }) => {
        counted.asked.push(size)
        return pounds <= most
      },
      says: { holds: 'Light enough.', fails: ({ pounds }) => `${pounds} pounds are too many.` },
    }),
  )
const table = { edition: '1', reads: () => 'A' }

describe.each([
  ['each by itself', rules(false)],
  ['together', rules(true)],
])('a family of clauses, asked %s', (_how, checker) => {
  test('gives every clause its own things', () => {
    const parcels = [
      { size: 'small', pounds: 3 },
      { size: 'big', pounds: 3 },
    ]
    const { verdict, deciding } = checker.examine({ parcels }, table)
    expect([verdict, deciding]).toEqual(['illegal', ['toy:small.1']])
  })
  test('waits for what nobody told', () => {
    const { verdict, missing } = checker.examine({ parcels: [{ size: 'big' }] }, table)
    expect([verdict, missing]).toEqual(['undetermined', ['parcels[0].pounds']])
    expect(checker.examine({ parcels: [{ pounds: 60 }] }, table).verdict).toBe('illegal')
    expect(checker.examine({ parcels: [{ pounds: 9 }] }, table).verdict).toBe('undetermined')
  })
})

describe('where not every filling can be tried', () => {
  /** Only clauses asked of parcels, and too dear to be asked twice. */
  const dear = (certain?: typeof sorted) =>
    defineChecker({
      ...PARCELS,
      wholeCase: true,
      cost: () => 100_000,
      clauses: Object.entries(MOST).map(([size, most]) =>
        clause(`toy:${size}.1`, {
          needs: ['parcels'],
          family: sorted,
          ...(certain ? { certain } : {}),
          about: ({ size }) => ({ size }),
          holds: ({ pounds }) => pounds <= most,
          says: { holds: 'Light enough.', fails: ({ pounds }) => `${pounds} pounds are too many.` },
        }),
      ),
    })
  const oneByOne: typeof sorted = ({ parcels }) =>
    grouped(unstopped(parcels.map((parcel) => () => (parcel.size ? [parcel] : []))), ({ size }) => `toy:${size}.1`)
  const heavy = { size: 'small', pounds: 3 }

  test('what fails for certain decides, however much else is open', () => {
    const told = { parcels: [heavy, { pounds: 1 }] }
    expect(dear().examine(told, table).verdict).toBe('undetermined')
    const { verdict, deciding, findings } = dear(oneByOne).examine(told, table)
    expect([verdict, deciding]).toEqual(['illegal', ['toy:small.1']])
    expect(findings.map(({ clause, because }) => [clause, because])).toEqual([
      ['toy:small.1', '3 pounds are too many.'],
    ])
  })
  test('what is certain and holds decides nothing', () => {
    const told = { parcels: [{ size: 'small', pounds: 1 }, { pounds: 1 }] }
    expect(dear(oneByOne).examine(told, table)).toMatchObject({ verdict: 'undetermined', missing: ['parcels[1].size'] })
  })
})

test('asked together, a family is sorted once and clauses without things are left out', () => {
  counted.sorts = 0
  counted.asked = []
  rules(true).examine({ parcels: [{ size: 'big', pounds: 3 }] }, table)
  expect(counted.sorts).toBeLessThanOrEqual(2)
  expect(new Set(counted.asked)).toEqual(new Set(['big']))
})
