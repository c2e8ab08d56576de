import { expect, test } from 'vitest'
import { sayShort, sayTold } from '../../../app/_components/say.ts'
import { count, list, name, record } from '../../../lib/kernel/facts.ts'

const boats = list(
  record(
    { id: name({ label: 'Boat' }), port: name({ label: 'Port' }), crew: count({ label: 'Crew', max: 9 }) },
    {
      label: 'Boats',
      told: {
        of: ['id', 'port'],
        says: (lines) => `${lines.length} × boat in ${[...new Set(lines.map(({ port }) => port))].join(' and ')}`,
      },
    },
  ),
  { label: 'Boats', max: 9 },
)
const names = list(name({ label: 'Name' }), { label: 'Names', max: 9 })
const boat = (port: string) => ({ id: port, port })

test('a list is said as players say it, where its game has words for that; what they leave out follows', () => {
  expect(sayTold(boats, [boat('Lee'), boat('Lee')])).toBe('2 × boat in Lee')
  expect(sayTold(boats, [{ ...boat('Lee'), crew: 3 }])).toBe('1 × boat in Lee, Crew: 3')
})

test('of a long list the first lines are said and how many follow, never their number alone', () => {
  const ports = ['Anderson Harbour', 'Bridgewater Quay', 'Castlehaven Docks', 'Dunmore Landing']
  expect(sayShort(boats, ports.map(boat))).toBe('2 × boat in Anderson Harbour and Bridgewater Quay, and 2 more')
  expect(sayShort(names, ports)).toBe('Anderson Harbour; Bridgewater Quay; Castlehaven Docks, and 1 more')
  expect(sayShort(names, ['x'.repeat(80)])).toBe('x'.repeat(80))
  expect(sayShort(names, [])).toBe('none')
})
