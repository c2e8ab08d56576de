import { expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import type { RulesInPlay } from '../../../lib/kernel/clause.ts'
import { type Replay, replayed } from '../../../lib/kernel/replay.ts'
import type { Space } from '../../../lib/kernel/space.ts'

const facts = {}
const by = {}

/** A table that plays these readings, and what was asked of it. */
function tableWith(replay: Replay, readings: Record<string, string>, left = 9) {
  const asked: string[] = []
  const table: RulesInPlay = {
    edition: '1',
    budget: fullBudget(left),
    replay,
    reads: (ref) => {
      asked.push(ref)
      const reading = readings[ref] ?? 'A'
      replay.asking?.push([ref, reading])
      return reading
    },
  }
  return { table, asked }
}

/** Looks at the second question only where the first is read as A; counts how often it is done. */
function work() {
  const done: string[] = []
  const look = (replay: Replay, readings: Record<string, string>, { left = 9, called = new Set<string>() } = {}) => {
    const { table, asked } = tableWith(replay, readings, left)
    const space: Space = { specs: {}, checks: [], called }
    const said = replayed(space, facts, table, by, 'look', () => {
      space.called?.add('pool')
      const first = table.reads('one')
      done.push(first === 'A' ? `A${table.reads('two')}` : first)
      return done.at(-1)
    })
    return { said, asked, called: [...called], isKept: space.called === called }
  }
  return { done, look }
}

test('what asks nothing that is read otherwise is done once', () => {
  const { done, look } = work()
  const replay: Replay = { known: new Map() }
  expect(look(replay, {}).said).toBe('AA')
  expect(look(replay, { three: 'B' }).said).toBe('AA')
  expect(look(replay, { two: 'B' }).said).toBe('AB')
  expect(look(replay, { one: 'B' }).said).toBe('B')
  expect(look(replay, { one: 'B', two: 'B' }).said).toBe('B')
  expect(done).toEqual(['AA', 'AB', 'B'])
})

test('a table is asked for what the work would ask, and for nothing else', () => {
  const { look } = work()
  const replay: Replay = { known: new Map() }
  look(replay, {})
  expect(look(replay, {}).asked).toEqual(['one', 'two'])
  expect(new Set(look(replay, { one: 'B' }).asked)).toEqual(new Set(['one']))
})

test('the facts it called for are told each time', () => {
  const { look } = work()
  const replay: Replay = { known: new Map() }
  const called = () => new Set(['before'])
  expect(look(replay, {}, { called: called() })).toMatchObject({ called: ['before', 'pool'], isKept: true })
  expect(look(replay, {}, { called: called() })).toMatchObject({ called: ['before', 'pool'], isKept: true })
})

test('what was done with no steps left is done again', () => {
  const { done, look } = work()
  const replay: Replay = { known: new Map() }
  look(replay, {}, { left: -1 })
  look(replay, {})
  expect(done).toEqual(['AA', 'AA'])
})

test('a piece of work rests on what a part of it asked, and on what it asked after', () => {
  const replay: Replay = { known: new Map() }
  const look = (readings: Record<string, string>) => {
    const { table } = tableWith(replay, readings)
    const space: Space = { specs: {}, checks: [] }
    return replayed(space, facts, table, by, 'whole', () => {
      const part = replayed(space, facts, table, by, 'part', () => table.reads('one'))
      return part + table.reads('two')
    })
  }
  expect([look({}), look({ one: 'B' }), look({ two: 'B' })]).toEqual(['AA', 'BA', 'AB'])
})
