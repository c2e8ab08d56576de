/** How values are said. */
import { expect, test } from 'vitest'
import { sayTogether } from '../../../lib/kernel/fact-words.ts'
import { count, name, record } from '../../../lib/kernel/facts.ts'

const boat = record(
  {
    id: name({ label: 'Name', handle: true }),
    sort: name({ label: 'Sort', handle: true }),
    owner: name({ label: 'Owner', handle: true }),
    crew: count({ label: 'Crew', max: 9 }),
  },
  { label: 'Boat' },
)

test('what a line is known by needs no label, and is not said twice', () => {
  expect(sayTogether(boat, [{ id: 'Cutter 1', sort: 'Cutter', owner: 'Ann', crew: 3 }])).toBe('Cutter 1, Ann, Crew: 3')
  expect(sayTogether(boat, [{ id: 'Swan', sort: 'Cutter', owner: 'Cutter' }])).toBe('Swan, Cutter')
  // Only what begins with the whole of the next name says it too.
  expect(sayTogether(boat, [{ id: 'Cutter', sort: 'Cutter 1' }])).toBe('Cutter, Cutter 1')
})

test('what several lines share is said once; lines of other shapes are said each by itself', () => {
  const first = { id: 'Cutter 1', sort: 'Cutter', owner: 'Ann', crew: 3 }
  expect(sayTogether(boat, [first, { ...first, id: 'Cutter 2' }])).toBe('Cutter 1 and Cutter 2, Ann, Crew: 3')
  expect(sayTogether(boat, [first, { id: 'Swan' }])).toBe('Cutter 1, Ann, Crew: 3; Swan')
})
