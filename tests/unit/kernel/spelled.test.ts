/** Which option a misspelt value was probably meant to be. */
import { expect, test } from 'vitest'
import { choice } from '../../../lib/kernel/facts.ts'
import { meant, spelled } from '../../../lib/kernel/spelled.ts'

const boat = choice({ 'cv-2': 'Carrier', yawl: 'Small boat', skiff: 'Skiff' }, { label: 'Boat' })

test.each([
  // By the words a player reads, by its id, and told in those words in either case.
  ['Carier', 'Carrier'],
  ['small bot', 'Small boat'],
  ['yawll', 'Small boat'],
  ['skif', 'Skiff'],
  ['submarine', undefined],
  ['cv', undefined],
  [3, undefined],
])('%s: %s', (typed, words) => expect(meant(boat, typed)).toBe(words))

test('a value is compared up to a length that none of ours has', () => {
  const typed = (length: number) => spelled({ boat }, { boat: 'SKIFF'.padEnd(length) }).boat
  expect(typed(120)).toBe('skiff')
  expect(typed(121)).toBe('SKIFF'.padEnd(121))
})
