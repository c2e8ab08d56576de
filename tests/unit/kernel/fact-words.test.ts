/** Values of facts in words: one line for each sort of fact, whole, empty and told in part. */
import { expect, it } from 'vitest'
import { inBreath, sayEach, sayLines, sayTogether, sayValue, whose } from '../../../lib/kernel/fact-words.ts'
import { choice, count, type Fact, list, map, name, type RawFacts, record, yesNo } from '../../../lib/kernel/facts.ts'

const ship = record(
  {
    id: name({ label: 'Ship', handle: true }),
    kind: choice({ cruiser: 'Cruiser', scout: 'Scout' }, { label: 'Kind', handle: true }),
    owner: name({ label: 'of' }),
    at: count({ label: 'at', max: 9, drawn: true }),
  },
  { label: 'Ship' },
)
const ships = list(ship, { label: 'Ships' })
const onlyDrawn = record({ row: count({ label: 'row', max: 9, drawn: true }) }, { label: 'Place' })

it.each<[string, Fact, unknown, string]>([
  ['nothing', yesNo({ label: 'x' }), undefined, 'not known'],
  ['yes', yesNo({ label: 'x' }), true, 'yes'],
  ['no', yesNo({ label: 'x' }), false, 'no'],
  ['a choice', choice({ a: 'The first' }, { label: 'x' }), 'a', 'The first'],
  ['a choice that is none', choice({ a: 'The first' }, { label: 'x' }), 'b', 'b'],
  ['one of a unit', count({ label: 'x', max: 9, unit: 'coin' }), 1, '1 coin'],
  ['none of a unit', count({ label: 'x', max: 9, unit: 'coin' }), 0, '0 coins'],
  ['a number alone', count({ label: 'x', max: 9 }), 2, '2'],
  ['a name', name({ label: 'x' }), 'ann', 'ann'],
  ['a name with words', name({ label: 'x', said: { me: 'You' } }), 'me', 'You'],
  ['a name without', name({ label: 'x', said: { me: 'You' } }), 'ann', 'ann'],
  ['an empty list', ships, [], 'none'],
  ['a list', list(name({ label: 'y' }), { label: 'x' }), ['a', 'b'], 'a; b'],
  ['a record', ship, { id: 'x', kind: 'scout', owner: 'ann', at: 3 }, 'x, Scout, of ann'],
  ['a record told in part', ship, { owner: 'ann' }, 'of ann'],
  ['a record that is told where it is drawn only', onlyDrawn, { row: 2 }, 'row 2'],
  ['a record known by its kind', ship, { id: 'Scout 2', kind: 'scout', owner: 'bo' }, 'Scout 2, of bo'],
  ['a map', map(count({ label: 'n', max: 9 }), { label: 'x' }), { ann: 1, bo: 2 }, 'ann: 1, bo: 2'],
  ['an empty map', map(count({ label: 'n', max: 9 }), { label: 'x' }), {}, ''],
])('%s', (_, fact, value, says) => expect(sayValue(fact, value)).toBe(says))

it.each<[string, Fact, readonly unknown[], string]>([
  [
    'lines of one sort say once what they share',
    ship,
    [
      { id: 'a', owner: 'ann' },
      { id: 'b', owner: 'ann' },
    ],
    'a and b, of ann',
  ],
  ['lines told differently far are told one by one', ship, [{ id: 'a', owner: 'ann' }, { id: 'b' }], 'a, of ann; b'],
  ['names stand side by side', name({ label: 'x' }), ['ann', 'bo', 'ann'], 'ann and bo'],
  ['nothing is nothing', ship, [], ''],
])('together: %s', (_, fact, values, says) => expect(sayTogether(fact, values)).toBe(says))

const told = sayEach(['id', 'kind', 'owner'], ({ id, kind, owner }) => inBreath(kind ?? id, whose(owner)), ['id'])

it.each<[string, readonly RawFacts[], string]>([
  [
    'lines alike are told with their number',
    [
      { id: 'a', kind: 'scout' },
      { id: 'b', kind: 'scout' },
    ],
    '2 × scout',
  ],
  [
    'whose they are parts them',
    [
      { kind: 'scout', owner: 'me' },
      { kind: 'scout', owner: 'ann' },
    ],
    'scout, mine; scout, of ann',
  ],
  ['what there are no words for follows piece by piece', [{ kind: 'scout', at: 3 }], 'scout, row 3'],
  ['of what is not told nothing is said', [{ id: 'a' }], 'a'],
])('in one breath: %s', (_, lines, says) =>
  expect(sayLines(record({ ...ship.fields, at: count({ label: 'row', max: 9 }) }, { label: 'x', told }), lines)).toBe(
    says,
  ),
)

it('who asks is you, as a name and as a key', () => {
  const player = name({ label: 'x', sort: 'player' })
  expect(sayValue(player, 'me')).toBe('You')
  expect(sayValue(map(count({ label: 'n' }), { label: 'x', sort: 'player' }), { me: 3 })).toBe('You: 3')
  expect(sayValue(name({ label: 'x' }), 'me')).toBe('me')
})
