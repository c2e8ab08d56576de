import { describe, expect, test } from 'vitest'
import { followsOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { count, list, name, record, yesNo } from '../../../lib/kernel/facts.ts'

/** Carts that have to get far enough; mud slows one down by two. */
const facts = {
  carts: list(
    record(
      { id: name({ label: 'Cart' }), speed: count({ label: 'Speed', max: 9 }), mud: yesNo({ label: 'In mud' }) },
      { label: 'Cart' },
    ),
    { label: 'Carts', item: 'cart' },
  ),
  far: count({ label: 'How far', max: 9 }),
}
const { clause, condition } = clausesOver(facts)
const reachOf = ({ speed, mud }: { speed: number; mud: boolean }) => speed - (mud ? 2 : 0)
const rules = {
  id: 'carts',
  game: 'toy',
  title: 'Carts',
  question: 'Do they get there?',
  editions: ['1'],
  facts,
  asks: 'may' as const,
  clauses: [
    clause('toy:far.1', {
      needs: ['carts', 'far'],
      each: ({ carts }) => carts,
      about: ({ id }) => ({ cart: id }),
      holds: (cart, { far }) => reachOf(cart) >= far,
      says: { holds: 'There.', fails: 'Too far.' },
    }),
    condition('toy:mud.1', {
      needs: ['carts', 'far'],
      tightens: ['toy:far.1'],
      each: ({ carts }) => carts.filter(({ mud }) => mud),
      about: ({ id }) => ({ cart: id }),
      when: ({ speed }, { far }) => speed >= far,
      holds: () => true,
      says: { holds: ({ id }) => `Mud slows ${id}.` },
    }),
  ],
  follows: [
    followsOver(facts)({ needs: ['far'], readings: ['toy:ambiguity.1'], cites: [], of: () => ({ says: 'Rest.' }) }),
  ],
}
const table = { edition: '1', reads: () => 'A' }
const cart = (id: string, speed: number, mud: boolean) => ({ id, speed, mud })

describe.each([
  ['each by itself', defineChecker(rules)],
  ['together', defineChecker({ ...rules, wholeCase: true })],
])('a condition that tightens a clause, asked %s', (_how, checker) => {
  const decidingOf = (...carts: readonly object[]) => checker.examine({ carts, far: 3 }, table).deciding

  test('is cited with what fails of the same thing, and with nothing else', () => {
    expect(decidingOf(cart('a', 4, true))).toEqual(['toy:far.1', 'toy:mud.1'])
    expect(decidingOf(cart('a', 4, false), cart('b', 1, false))).toEqual(['toy:far.1'])
    expect(decidingOf(cart('a', 1, true))).toEqual(['toy:far.1'])
    expect(decidingOf(cart('a', 1, false), cart('b', 5, true))).toEqual(['toy:far.1'])
  })
  test('decides nothing where nothing fails, and is shown', () => {
    const found = checker.examine({ carts: [cart('a', 5, true)], far: 3 }, table)
    expect(found).toMatchObject({ verdict: 'legal', deciding: ['toy:far.1'] })
    expect(found.findings.find(({ clause: id }) => id === 'toy:mud.1')?.because).toBe('Mud slows a.')
  })
  test('an open question that only a consequence asks is consulted', () => {
    expect(checker.consults).toEqual(['toy:ambiguity.1'])
  })
})

test('what a run costs bounds how many worlds are tried', () => {
  const told = { carts: ['a', 'b', 'c'].map((id) => ({ id, speed: 9 })), far: 3 }
  const verdictAt = (cost?: () => number) =>
    defineChecker({ ...rules, wholeCase: true, ...(cost ? { cost } : {}) }).examine(told, table).verdict
  expect([verdictAt(), verdictAt(() => 5_000)]).toEqual(['legal', 'undetermined'])
})
