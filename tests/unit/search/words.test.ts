import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../lib/kernel/nearest.ts'
import { GENERAL_SYNONYMS } from '../../../lib/search/synonyms.ts'
import { isStop, rootOf, stem, wordsOf } from '../../../lib/search/words.ts'

describe('words', () => {
  it('parts at dashes and signs, drops apostrophes and accents', () => {
    expect(wordsOf("Y'sia—Anti–Fighter (player’s café), 3x3")).toEqual([
      'ysia',
      'anti',
      'fighter',
      'players',
      'cafe',
      '3x3',
    ])
  })
  it.each([
    ['ships', 'ship'],
    ['hopping', 'hop'],
    ['bought', 'buy'],
    ['enemies', 'enemy'],
    ['bases', 'base'],
    ['dice', 'die'],
    ['moved', 'moving'],
    ['two', '2'],
    ['colour', 'color'],
    ['carried', 'carry'],
  ])('%s and %s are one word', (a, b) => expect(stem(a)).toBe(stem(b)))
  it.each([
    ['bus', 'bu'],
    ['pass', 'pas'],
    ['king', 'k'],
    ['ship', 'shop'],
  ])('%s is not %s', (a, b) => expect(stem(a)).not.toBe(stem(b)))
  it('knows families of long words only', () => {
    expect(rootOf(stem('activation'))).toBe(rootOf(stem('activate')))
    expect(rootOf(stem('adjacency'))).toBe(rootOf(stem('adjacent')))
    expect(rootOf(stem('action'))).toBeUndefined()
  })
  it('counts a swap as one edit', () => {
    expect(editDistance('seige', 'siege')).toBe(1)
    expect(editDistance('ship', 'shop')).toBe(1)
    expect(editDistance('ship', 'stations')).toBe(6)
  })
})

describe('general synonyms', () => {
  it('stand in groups of two or more, each word once a group', () => {
    for (const group of GENERAL_SYNONYMS) {
      expect(group.length, group.join()).toBeGreaterThan(1)
      expect(new Set(group).size, group.join()).toBe(group.length)
    }
  })
  it('are not only small words, which a query drops', () => {
    for (const group of GENERAL_SYNONYMS) {
      expect(
        group.some((entry) => wordsOf(entry).some((word) => !isStop(word))),
        group.join(),
      ).toBe(true)
    }
  })
})
