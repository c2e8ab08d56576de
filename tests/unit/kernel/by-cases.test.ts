import { describe, expect, test } from 'vitest'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, yesNo } from '../../../lib/kernel/facts.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'

/** A cart on one of three roads, of which the first is closed and each other bears another weight; a ferry bears all. */
const facts = {
  road: choice({ hill: 'Hill', dale: 'Dale', ford: 'Ford' }, { label: 'Road' }),
  weight: count({ label: 'Weight', max: 90, changeable: true }),
  ferry: yesNo({ label: 'There is a ferry' }),
}
const { clause, exception } = clausesOver(facts)
const bears = (id: string, road: 'hill' | 'dale' | 'ford', most: number) =>
  clause(id, {
    needs: ['road', 'weight'],
    when: (told) => told.road === road,
    holds: ({ weight }) => weight <= most,
    says: { holds: 'Light.', fails: ({ weight }) => `${weight} is more than ${most}.` },
  })
const base = {
  id: 'roads',
  game: 'toy',
  title: 'Roads',
  question: 'Does it get through?',
  editions: ['1'],
  facts,
  asks: 'may' as const,
}
const checker = defineChecker({
  ...base,
  clauses: [
    bears('toy:road.1', 'hill', -1),
    bears('toy:road.2', 'dale', 20),
    bears('toy:road.3', 'ford', 30),
    exception('toy:ferry.1', {
      lifts: ['toy:road.3'],
      needs: ['ferry'],
      holds: ({ ferry }) => ferry,
      says: { holds: 'Ferry.' },
    }),
  ],
})
const setting = { game: 'Toy', ambiguities: [], cite: (id: string) => id }
const ask = (told: object) => judge(checker, setting, { edition: '1' }, told) as Ruling

describe('clauses that forbid together', () => {
  test('one for every value of what is not told', () => {
    const { verdict, deciding, missing, findings } = ask({ weight: 31, ferry: false })
    expect([verdict, deciding, missing]).toEqual(['illegal', ['toy:road.1', 'toy:road.2', 'toy:road.3'], []])
    expect(findings.map(({ because }) => because).slice(0, 2)).toEqual([
      'Road: Hill – 31 is more than -1.',
      'Road: Dale – 31 is more than 20.',
    ])
  })

  test('not where one value is allowed, or may be', () => {
    expect(ask({ weight: 30, ferry: false })).toMatchObject({ verdict: 'undetermined', missing: ['road'] })
    expect(ask({ weight: 31 })).toMatchObject({ verdict: 'undetermined', missing: ['road', 'ferry'] })
  })

  test('no change that leaves it so is named', () => {
    const { openings } = ask({ weight: 31, ferry: false })
    expect(openings.map(({ change }) => change)).toEqual([{ weight: 30 }])
  })

  test('also by several facts together, beside a clause that waits for a long count', () => {
    const more = {
      ...facts,
      carts: count({ label: 'Carts', min: 1, max: 3 }),
      mules: count({ label: 'Mules', max: 500 }),
    }
    const { clause } = clausesOver(more)
    const pays = (id: string, when: (carts: number) => boolean) =>
      clause(id, {
        needs: ['carts', 'weight', 'road'],
        when: ({ carts }) => when(carts),
        holds: ({ carts, weight, road }) => weight >= carts && road !== 'hill',
        says: { holds: 'Paid.', fails: 'Not paid.' },
      })
    const mules = clause('toy:road.9', {
      needs: ['mules'],
      holds: ({ mules }) => mules > 7,
      says: { holds: 'Enough.', fails: 'Too few.' },
    })
    const clauses = [mules, pays('toy:road.7', (carts) => carts === 1), pays('toy:road.8', (carts) => carts > 1)]
    const all = defineChecker({ ...base, facts: more, clauses })
    const { verdict, deciding, missing, openings, findings } = judge(
      all,
      setting,
      { edition: '1' },
      { weight: 0 },
    ) as Ruling
    expect([verdict, deciding, missing, openings]).toEqual(['illegal', ['toy:road.7', 'toy:road.8'], [], []])
    expect(findings.map(({ outcome }) => outcome)).toEqual(['unknown', 'fails', 'fails'])
    const open = judge(all, setting, { edition: '1' }, { weight: 1 }) as Ruling
    expect([open.verdict, open.missing]).toEqual(['undetermined', ['mules', 'carts', 'road']])
  })

  test('says a reason once that is the same with several values', () => {
    const narrow = clausesOver(facts).clause('toy:road.4', {
      needs: ['road', 'weight'],
      when: ({ road }) => road !== 'ford',
      holds: ({ weight }) => weight < 5,
      says: { holds: 'Light.', fails: 'Too heavy.' },
    })
    const both = defineChecker({ ...base, clauses: [narrow, bears('toy:road.3', 'ford', 8)] })
    const { findings } = judge(both, setting, { edition: '1' }, { weight: 9 }) as Ruling
    expect(findings.map(({ because }) => because)).toEqual([
      'Road: Hill or Dale – Too heavy.',
      'Road: Ford – 9 is more than 8.',
    ])
  })
})
