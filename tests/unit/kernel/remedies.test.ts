/** How far the search for changes that make a case legal goes, and in which order. */
import { expect, test } from 'vitest'
import type { Budget } from '../../../lib/kernel/budget.ts'
import type { Checker } from '../../../lib/kernel/checker.ts'
import { choice, count, type RawFacts } from '../../../lib/kernel/facts.ts'
import { findRemedies } from '../../../lib/kernel/remedies.ts'

const letters = [...'abcdefghijklmnopqrst']
const dial = (label: string) =>
  choice(Object.fromEntries(letters.map((letter) => [letter, letter])), { label, changeable: true })
const facts = {
  left: dial('Left'),
  middle: dial('Middle'),
  right: dial('Right'),
  height: { ...count({ label: 'Height', max: 9 }), changeable: true },
  stuck: dial('Stuck'),
}
const told = { left: 'a', middle: 'a', right: 'a' }

/** Looks for remedies with this answer to each change; says which were asked about. */
function looked(again: (changed: RawFacts) => 'legal' | 'illegal' | 'undetermined', more: object = {}) {
  const { budget, start = told, ...checker } = more as { budget?: Budget; start?: RawFacts } & Partial<Checker>
  const asked: RawFacts[] = []
  const table = { edition: '1', reads: () => 'A', ...(budget ? { budget } : {}) }
  const found = findRemedies({ facts, ...checker } as Checker, start, table, (changed) => {
    asked.push(changed)
    return again(changed)
  })
  return { ...found, asked }
}

test('no more than 1,200 changes are judged, and none once the steps are spent', () => {
  // Three dials of nineteen other letters: 57 single changes and 1,083 pairs, and 60 of the 6,859 triples.
  const { asked } = looked(() => 'illegal')
  expect(asked).toHaveLength(1_200)
  expect(asked[1_139]).toEqual({ left: 'a', middle: 't', right: 't' })
  expect(asked[1_140]).toEqual({ left: 'b', middle: 'b', right: 'b' })
  expect(looked(() => 'legal', { budget: { left: -1, stopped: false } })).toMatchObject({ asked: [], remedies: [] })
  expect(looked(() => 'legal', { budget: { left: 0, stopped: false } }).asked).toHaveLength(57)
})

test('a change that could not be looked at to the end is no remedy', () => {
  const budget = { left: 1, stopped: false }
  const { remedies, openings } = looked(
    ({ left }) => {
      budget.stopped ||= left === 'c'
      return 'legal'
    },
    { budget },
  )
  expect([remedies, openings]).toEqual([[{ change: { left: 'b' }, says: 'Left: b' }], []])
})

test('two facts are changed only where one is not enough, three only where two are not; six changes are shown', () => {
  const changes = (holds: (facts: RawFacts) => boolean) =>
    looked((changed) => (holds(changed) ? 'legal' : 'illegal')).remedies.map(({ change }) => change)
  expect(changes(({ left, right }) => left === 'c' || (left === 'd' && right === 'd'))).toEqual([{ left: 'c' }])
  expect(changes(({ left, right }) => left === 'd' && right === 'd')).toEqual([{ left: 'd', right: 'd' }])
  expect(changes(({ left, middle, right }) => left === 'b' && middle === 'b' && right === 'c')).toEqual([
    { left: 'b', middle: 'b', right: 'c' },
  ])
  expect(changes(({ right }) => right !== 'a')).toEqual([...'bcdefg'].map((right) => ({ right })))
})

test('a change touches every clause that forbids, and one with which nothing forbids is told where none is legal', () => {
  const blockers = () => [['left', 'right'], ['middle']]
  const { asked, remedies, openings } = looked(({ right }) => (right === 'b' ? 'undetermined' : 'illegal'), {
    blockers,
  })
  expect(asked.filter((changed) => changed.middle === 'a')).toEqual([])
  expect(asked).toHaveLength(2 * 19 * 19)
  expect([remedies, openings.length, openings[0]]).toEqual([
    [],
    6,
    { change: { middle: 'b', right: 'b' }, says: 'Middle: b, and right: b' },
  ])
})

test('a number comes as near to what it is as the verdict allows, from both ends', () => {
  const heights = (holds: (height: number) => boolean) =>
    looked(({ height }) => (holds(height as number) ? 'legal' : 'illegal'), { start: { height: 4 } }).remedies.map(
      ({ change }) => change.height,
    )
  expect(heights((height) => height < 3)).toEqual([2])
  expect(heights((height) => height < 2 || height > 4)).toEqual([1, 5])
  expect(heights((height) => height === 9)).toEqual([9])
  expect(heights((height) => height === 0)).toEqual([0])
})

test('repairs of the checker come first, and with one that is legal nothing else is tried', () => {
  const repair = (letter: string) => ({ change: { stuck: letter }, says: `Turn it to ${letter}.` })
  const repairs = () => [repair('x'), repair('y'), repair('z')]
  const of = (holds: string, open: string) =>
    looked(({ stuck }) => (stuck === holds ? 'legal' : stuck === open ? 'undetermined' : 'illegal'), { repairs })
  expect(of('y', 'x')).toMatchObject({ remedies: [repair('y')], openings: [] })
  expect(of('y', 'x').asked).toHaveLength(3)
  expect(of('-', 'x')).toMatchObject({ remedies: [], openings: [repair('x')] })
  expect(of('-', 'x').asked).toHaveLength(3)
})
