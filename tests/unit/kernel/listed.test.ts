import { describe, expect, test } from 'vitest'
import { sayTogether } from '../../../lib/kernel/fact-words.ts'
import { name, record } from '../../../lib/kernel/facts.ts'
import { either, listed } from '../../../lib/kernel/words.ts'

describe('several things in one sentence', () => {
  test('commas, and one word before the last', () => {
    expect(listed(['Ann'])).toBe('Ann')
    expect(listed(['Ann', 'Bo'])).toBe('Ann and Bo')
    expect(listed(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo and Cy')
    expect(listed(['Ann', 'Bo', 'Cy'], 'or')).toBe('Ann, Bo or Cy')
  })
  test('what sentences share is said once where they part in a single word', () => {
    expect(either(['a token of yours lies in 27', 'a token of yours lies in 25'])).toBe(
      'a token of yours lies in 27 or 25',
    )
    expect(either(['27 is a nebula', '25 is a nebula', '30 is a nebula'])).toBe('27, 25 or 30 is a nebula')
    expect(either(['a token of ann lies in 27', 'a token of bo lies in 27'])).toBe('a token of ann or bo lies in 27')
  })
  test('where they part in more, each is said whole', () => {
    const two = ['a token of ann lies in 27', 'a token of bo lies in 25']
    expect(either(two)).toBe(`${two[0]} or ${two[1]}`)
    expect(either(['1 ship', '2 ships'])).toBe('1 ship or 2 ships')
    expect(either(['you play with it', 'you do not play with it'])).toBe('you play with it or you do not play with it')
    expect(either(['one'])).toBe('one')
    expect(either(['one', 'two'])).toBe('one or two')
  })
  test('lines of a list that share words name all of what they do not share', () => {
    const ship = record({ id: name({ label: 'Ship', handle: true }), at: name({ label: 'in' }) }, { label: 'Ship' })
    const lines = ['Cruiser 1', 'Cruiser 2', 'Cruiser 3'].map((id) => ({ id, at: '27' }))
    expect(sayTogether(ship, lines)).toBe('Cruiser 1, Cruiser 2 and Cruiser 3, in 27')
  })
})
