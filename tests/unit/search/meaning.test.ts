import { expect, test } from 'vitest'
import { makeMeaning } from '../../../lib/search/meaning.ts'
import type { SearchRecord } from '../../../lib/search/types.ts'

const record = (id: string, over: Partial<SearchRecord>): SearchRecord => ({
  id,
  kind: 'clause',
  game: 'toy',
  page: '',
  section: '',
  title: '',
  label: '',
  text: '',
  aliases: [],
  editions: [],
  url: '',
  ...over,
})
const records = [
  record('toy:lock.1', { url: '/rules/toy/lock/#1' }),
  record('toy:term.lock', { kind: 'term', title: 'Lock', aliases: ['gate', 'Quays'], url: '/rules/toy/lock/#1' }),
  record('toy:term.gate', { kind: 'term', title: 'Gate', url: '' }),
  record('toy:card.lock', { kind: 'card', title: 'Lock', url: '/rules/toy/lock/#1' }),
]
const meant = makeMeaning(records)
const ids = (query: string) => meant(query).map((at) => records[at]!.id)

test.each([
  'what is a lock',
  "What's a lock?",
  'what are locks',
  'what does lock mean',
  'what does a lock stand for',
  'define lock',
  'definition of a lock',
  'definition lock',
  'meaning of the lock',
  'lock meaning',
  'what is a quay',
])('who asks what a word means gets the clause that says it, then the word: %s', (query) => {
  expect(ids(query)).toEqual(['toy:lock.1', 'toy:term.lock'])
})

test('what has the name itself comes before what is only also called so', () => {
  expect(ids('what is a gate')).toEqual(['toy:term.gate'])
})

test.each(['lock', 'what is a lock worth', 'what is the lock for', 'is a lock what i need', 'what is', 'what is a'])(
  'nothing is named where something else is asked: %s',
  (query) => {
    expect(ids(query)).toEqual([])
  },
)
