import { describe, expect, test } from 'vitest'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { constraintsOver } from '../../../lib/kernel/constraints.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, list, name, type RawFacts, record } from '../../../lib/kernel/facts.ts'
import { misfitsOf } from '../../../lib/kernel/misfits.ts'
import type { Check } from '../../../lib/kernel/space.ts'

/** A barn: stalls with beasts, carts that each take some of them away. */
const facts = {
  stalls: list(
    record(
      {
        beast: name({ label: 'Beast' }),
        kind: choice({ horse: 'Horse', hen: 'Hen' }, { label: 'Kind' }),
        feed: count({ label: 'Feed', max: 3 }),
      },
      { label: 'Stall' },
    ),
    { label: 'Stalls' },
  ),
  carts: list(
    record(
      { driver: name({ label: 'Driver' }), takes: list(name({ label: 'Beast' }), { label: 'Takes' }) },
      { label: 'Cart' },
    ),
    { label: 'Carts' },
  ),
}
const constraint = constraintsOver(facts)

const distinct = constraint.distinct(['stalls[].beast'], (beast) => ({ message: `${beast} twice.`, fix: 'Once.' }))
const listed = constraint.listed(
  'carts[].takes[]',
  ['stalls'],
  ({ stalls }) => stalls?.map(({ beast }) => beast),
  (beast) => ({ message: `No ${beast}.`, fix: 'Name a beast.' }),
)
const fed = constraint.each('stalls[]', [], ({ beast, kind, feed }) =>
  kind === 'hen' && feed !== undefined && feed > 1
    ? { at: 'feed', message: `${beast} eats too much.`, fix: 'Give 1.' }
    : undefined,
)
const own = constraint.each('carts[].takes[]', [], (beast, _told, { driver }) =>
  beast === driver ? { message: `${driver} drives.`, fix: 'Leave out.' } : undefined,
)

const { clause } = clausesOver(facts)
const barn = (checks: readonly Check[]) =>
  defineChecker({
    id: 'barn',
    game: 'toy',
    title: 'The barn',
    question: 'Is there enough?',
    editions: ['1'],
    facts,
    asks: 'may',
    checks,
    clauses: [
      clause('toy:feed.1', {
        needs: ['stalls'],
        holds: ({ stalls }) => stalls.every(({ feed }) => feed < 2),
        says: { holds: 'Enough.', fails: 'Not enough.' },
      }),
    ],
  })
const issues = (check: Check, told: RawFacts) =>
  misfitsOf(barn([check]), facts, told, '1').map(({ issue: { path, message, fix } }) => [path, message, fix])

describe('a constraint on lines', () => {
  test('finds the second of two that are the same', () => {
    expect(issues(distinct, { stalls: [{ beast: 'bo' }, { beast: 'cy' }, { beast: 'bo' }] })).toEqual([
      ['stalls[2].beast', 'bo twice.', 'Once.'],
    ])
    expect(issues(distinct, { stalls: [{ kind: 'hen' }, { kind: 'hen' }] })).toEqual([])
  })

  test('finds a name nobody listed, wherever it stands, with the one that was meant', () => {
    const stalls = [{ beast: 'bertha' }]
    expect(issues(listed, { stalls, carts: [{ takes: ['bertha'] }, { takes: ['bertha', 'berta', 'x'] }] })).toEqual([
      ['carts[1].takes[1]', 'No berta.', 'Did you mean bertha?'],
      ['carts[1].takes[2]', 'No x.', 'Name a beast.'],
    ])
    expect(issues(listed, { carts: [{ takes: ['x'] }] }), 'the list is not told').toEqual([])
    const nameless = { stalls: [...stalls, { kind: 'hen' }], carts: [{ takes: ['x'] }] }
    expect(issues(listed, nameless), 'a line without a name may be the one').toEqual([])
  })

  test('names the field of a line that does not go with the rest, and says nothing of what is not told', () => {
    const told = {
      stalls: [
        { beast: 'bo', kind: 'hen' },
        { beast: 'cy', feed: 3 },
        { beast: 'di', kind: 'hen', feed: 2 },
      ],
    }
    expect(issues(fed, told)).toEqual([['stalls[2].feed', 'di eats too much.', 'Give 1.']])
  })

  test('sees the line of the outermost list', () => {
    expect(issues(own, { carts: [{ driver: 'bo', takes: ['cy', 'bo'] }] })).toEqual([
      ['carts[0].takes[1]', 'bo drives.', 'Leave out.'],
    ])
  })

  test('keeps worlds out that it speaks against', () => {
    const told = { stalls: [{ beast: 'bo', kind: 'hen' }] }
    const table = { edition: '1', reads: () => 'A' }
    expect(barn([]).examine(told, table).verdict).toBe('undetermined')
    expect(barn([fed]).examine(told, table).verdict).toBe('legal')
  })

  test('is refused at once where no fact is at its path', () => {
    expect(() => constraint.each('stalls[].colour' as 'stalls[].feed', [], () => undefined)).toThrow('stalls[].colour')
  })
})
