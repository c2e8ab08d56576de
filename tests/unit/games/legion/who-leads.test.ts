import { expect, it } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { legion } from '../../../../lib/games/legion/index.ts'
import type { RawFacts } from '../../../../lib/kernel/facts.ts'

/** The usual ruling of a card that is anybody's, where nobody says who gives the orders. */
const usual = (unit: RawFacts) => {
  const facts = { card: 'Ambush', units: [{ id: 'A', range: 1, ...unit }], chosen: ['A'] }
  const ruling = adjudicate([legion], { checker: 'legion/issue-orders', facts })
  return 'error' in ruling ? ruling.error.message : ruling.presumed?.verdict
}

it('a commander of yours gives the orders, where nobody is told who may', () =>
  expect(usual({ name: 'Scouts', rank: 'corps' })).toBe('legal'))

it.each<[string, RawFacts]>([
  ['an operative', { name: 'Boba Fett', rank: 'operative' }],
  ['a commander', { name: 'Darth Vader', rank: 'commander' }],
  ['a unit with Field Commander', { name: 'Tank', keywords: ['Field Commander'] }],
])('%s who is told may be the one: it is asked', (_, unit) => expect(usual(unit)).toBe(undefined))
