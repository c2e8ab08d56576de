import { describe, expect, it } from 'vitest'
import { placeFacts } from '../../../app/_components/visible-facts.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const none = new Set<string>()

describe('where each question stands', () => {
  it('shows eight questions and folds the rest', () => {
    const { front, more, settled } = placeFacts(KEYS, {}, none, undefined)
    expect(front).toEqual(KEYS.slice(0, 8))
    expect(more).toEqual(KEYS.slice(8))
    expect(settled).toEqual([])
  })
  it('keeps every question exactly once, in the order asked', () => {
    const { front, more, settled } = placeFacts(KEYS, { k: 1, b: 2 }, new Set(['c', 'b']), 'j')
    expect([...front, ...more, ...settled].toSorted()).toEqual(KEYS)
    for (const place of [front, more, settled]) expect(place).toEqual(KEYS.filter((key) => place.includes(key)))
  })
  it('folds away what no longer matters, but never what was answered', () => {
    expect(placeFacts(KEYS, { b: true }, new Set(['b', 'c']), undefined).settled).toEqual(['c'])
  })
  it('shows an answer far down in front', () => {
    expect(placeFacts(KEYS, { l: true }, none, undefined).front).toContain('l')
  })
  it.each([false, 0, '', []])('takes %j for an answer: it says something', (said) => {
    expect(placeFacts(KEYS, { l: said }, none, undefined).front).toContain('l')
  })
  it('leaves three open questions in sight, however many are answered', () => {
    const facts = Object.fromEntries(KEYS.slice(0, 8).map((key) => [key, true]))
    const { front, more } = placeFacts(KEYS, facts, none, undefined)
    expect(front).toEqual(KEYS.slice(0, 11))
    expect(more).toEqual(['l'])
  })
  it('never moves the question answered last, even when it was taken back or no longer matters', () => {
    expect(placeFacts(KEYS, {}, none, 'l').front).toContain('l')
    expect(placeFacts(KEYS, { a: 1 }, new Set(['a']), 'a')).toMatchObject({ settled: [] })
    expect(placeFacts(KEYS, { a: 1 }, new Set(['a']), 'a').front).toContain('a')
  })
})
