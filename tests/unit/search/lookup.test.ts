/** Which records a query names outright, and what a stem weighs in a record. */
import { describe, expect, it, test } from 'vitest'
import { lowerBound, makeLookup } from '../../../lib/search/lookup.ts'
import { entriesOf, idf, makePostings, weightIn } from '../../../lib/search/postings.ts'
import { record } from './table.ts'

const all = [
  record({ id: 'star:end-phase.game-end.1', title: 'End', label: 'End Phase, Game end 1' }),
  record({ id: 'star:end-phase.game-end', title: 'Game end', label: 'End Phase, Game end' }),
  record({ id: 'star:end-phase.game-end.2', title: 'Victory', label: 'End Phase, Game end 2' }),
  record({ id: 'hex:page.movement', kind: 'page', title: 'Movement', page: 'Movement', label: 'LRR 58' }),
  record({ id: 'hex:movement.4', title: 'Move', page: 'Movement', label: 'LRR 58.4' }),
  record({ id: 'hex:movement.4a', title: 'First', page: 'Movement', label: 'LRR 58.4a' }),
  record({ id: 'hex:movement.4c', title: 'Locked', page: 'Movement', label: 'LRR 58.4c' }),
  record({ id: 'hex:movement.n1', title: 'Note', page: 'Movement', label: 'Movement, note 1' }),
  record({ id: 'hex:movement.0', title: 'Movement', page: 'Movement', label: 'Movement' }),
  record({ id: 'star:ambiguity.10', kind: 'question', title: 'Open', label: 'AMB-10' }),
  record({ id: 'star:card.gate', kind: 'card', title: 'Star Gate 2', aliases: ['door', '58.4'] }),
  record({ id: 'star:card.door', kind: 'card', title: 'Door', aliases: ['gate'] }),
]
const find = makeLookup(all)
const found = (query: string) => find(query).map((at) => all[at]!.id.replace(/^\w+:/, ''))

describe('a query that names a record', () => {
  test.each<[string, string[]]>([
    ['game-end.1', ['end-phase.game-end.1']],
    ['end-phase.game-end', ['end-phase.game-end', 'end-phase.game-end.1', 'end-phase.game-end.2']],
    ['phase.game.end', ['end-phase.game-end', 'end-phase.game-end.1', 'end-phase.game-end.2']],
    // The last words of a name are its name only with a number behind them.
    ['game.end', ['end-phase.game-end.1', 'end-phase.game-end.2']],
    ['game end 2', ['end-phase.game-end.2']],
    ['end 2', ['end-phase.game-end.2']],
    ['star:end-phase.game-end.1', ['end-phase.game-end.1']],
    ['58.4', ['movement.4', 'movement.4a', 'movement.4c']],
    ['LRR 58.4 c', ['movement.4c']],
    ['what does 58.4c say', ['movement.4c']],
    // A letter alone is part of a number, though it is a small word too.
    ['what does 58.4a say', ['movement.4a']],
    ['can i draw 2', []],
    ['58', ['page.movement', 'movement.4', 'movement.4a', 'movement.4c', 'movement.n1', 'movement.0']],
    ['58.n1', ['movement.n1']],
    ['note 1 of 58', []],
    ['58 note 1', ['movement.n1']],
    ['58.0', ['movement.0']],
    ['lrr 58.0', ['movement.0']],
    ['4c', ['movement.4c']],
    ['q10', ['ambiguity.10']],
    ['AMB-10', ['ambiguity.10']],
    ['open question 10', ['ambiguity.10']],
    ['hex movement.4', ['movement.4', 'movement.4a', 'movement.4c']],
    ['star gate 2', ['card.gate']],
    ['door', ['card.door']],
    ['gate', ['card.door']],
    ['https://example.org/rules/hex/movement/#4c', ['movement.4c']],
    ['https://example.org/questions/star/#10', ['ambiguity.10']],
    ['movement', []],
    ['xyz.99', []],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })
})

it('finds the first entry that is not before a key', () => {
  expect(['', 'a', 'b', 'bb', 'c', 'd'].map((key) => lowerBound(['a', 'b', 'c'], key))).toEqual([0, 0, 1, 2, 2, 3])
})

describe('what a stem weighs', () => {
  // Three records of two fields; of stem 0 nothing stands behind the first record, where stem 1 begins with the third.
  const fields = [
    { runs: [[0, 0, 2], [2], []], weight: 1, b: 0.5 },
    { runs: [[0], [], [1, 2, 2, 2]], weight: 2, b: 0 },
  ]
  const postings = makePostings(fields, 3, 3, [true, true, false])
  const weights = [0, 1, 2].map((term) => [0, 1, 2].map((doc) => weightIn(postings, term, doc)))

  it('is told by its fields, and by how long they are beside those of records that speak', () => {
    expect([0, 1, 2].map((term) => entriesOf(postings, term))).toEqual([
      [0, 1],
      [1, 2],
      [2, 5],
    ])
    // The usual run of the first field is two stems long: three are half as much again, one is half.
    const [long, short] = [1 / (0.5 + 0.75), 1 / (0.5 + 0.25)]
    expect(weights.map((row) => row.map((weight) => Number(weight.toFixed(4))))).toEqual([
      [Number((2 * long + 2).toFixed(4)), 0, 0],
      [0, 0, 2],
      [Number(long.toFixed(4)), Number(short.toFixed(4)), 6],
    ])
  })

  it('tells rare stems from usual ones, and is never less than nothing', () => {
    expect(idf(1, 9)).toBeCloseTo(Math.log(1 + 8.5 / 1.5))
    expect(idf(9, 9)).toBeCloseTo(Math.log(1 + 0.5 / 9.5))
    expect(idf(20, 9)).toBeGreaterThan(0)
  })
})
