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

test.each([
  ['x a b c', 'a b c x', ['-x', 'a b c', '+x']],
  ['a b c x', 'x a b c', ['+x', 'a b c', '-x']],
  ['a b', 'c d', ['-a b', '+c d']],
  ['a', '', ['-a']],
  ['', 'a', ['+a']],
  ['a x b y c', 'a b z c', ['a', '-x', 'b', '-y', '+z', 'c']],
  ['  a\n b ', 'a b', ['a b']],
])('of "%s" and "%s" as much stays as can', (older, newer, said) => {
  const signs = { added: '+', removed: '-' }
  expect(diffWords(older, newer).map(({ words, only }) => `${only ? signs[only] : ''}${words}`)).toEqual(said)
})
