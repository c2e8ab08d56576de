/** A search for one kind of thing: with words the best of that kind, without words all of it in reading order. */
import { expect, test } from 'vitest'
import { createSearch, type SearchOptions } from '../../../lib/search/index.ts'
import { searchOnly } from '../../../lib/search/only.ts'
import { record, records } from './table.ts'

const all = [
  ...records,
  record({ id: 'star:card.siege', kind: 'card', title: 'Siege Gun' }),
  record({ id: 'star:cards.siege.1', title: 'Siege Engine', from: 'card' }),
  record({ id: 'hex:check-move', kind: 'checker', title: 'May it move?' }),
]
const search = createSearch(all)
const idsOf = (query: string, only: 'open' | 'check' | 'card', options: SearchOptions = {}) =>
  searchOnly(search, all, query, { ...options, only }).hits.map(({ record: { id } }) => id)

test.each<[string, 'open' | 'check' | 'card', SearchOptions, string[]]>([
  ['', 'card', {}, ['star:card.siege', 'star:cards.siege.1']],
  ['', 'check', {}, ['star:check-build', 'hex:check-move']],
  ['', 'check', { game: 'hex' }, ['hex:check-move']],
  ['', 'check', { limit: 1 }, ['star:check-build']],
  ['', 'open', { game: 'hex' }, []],
  ['siege engine', 'card', {}, ['star:cards.siege.1', 'star:card.siege']],
  ['siege', 'open', {}, ['star:ambiguity.10']],
  ['siege', 'card', { limit: 1 }, ['star:card.siege']],
  ['build', 'check', {}, ['star:check-build']],
])('“%s”, %s only, %j', (query, only, options, ids) => expect(idsOf(query, only, options)).toEqual(ids))

test('is sure where there is something, and suggests nothing', () => {
  expect(searchOnly(search, all, '', { only: 'open' })).toMatchObject({ confident: true, suggestions: [] })
  expect(searchOnly(search, all, 'nebula', { only: 'open' })).toEqual({ hits: [], confident: false, suggestions: [] })
})
