import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords } from '../../../lib/content/diff.ts'

test('what changed is marked, what stayed is not', () => {
  expect(diffWords('Each ship may make one jump.', 'Each ship may make two jumps.')).toEqual([
    { words: 'Each ship may make' },
    { words: 'one jump.', only: 'removed' },
    { words: 'two jumps.', only: 'added' },
  ])
})

test('without the added words it is the older text, without the removed ones the newer', () => {
  const text = fc.array(fc.constantFrom('ship', 'may', 'jump', 'siege', 'two'), { maxLength: 8 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const pieces = diffWords(a.join(' '), b.join(' '))
      const without = (only: string) => pieces.filter((piece) => piece.only !== only).map(({ words }) => words)
      expect(without('added').join(' ')).toBe(a.join(' '))
      expect(without('removed').join(' ')).toBe(b.join(' '))
    }),
  )
})
