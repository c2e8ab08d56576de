import { describe, expect, it } from 'vitest'
import { judgeLine } from '../../../cli/commands/check.ts'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { scanJson } from '../../../lib/json-scan.ts'
import { count, type FactSpecs } from '../../../lib/kernel/facts.ts'
import { isShown, readableParts, readOutside, refuseOutside, refuseReadings, shownOnly } from '../../../lib/sanitize.ts'
import { specs as limited } from './specs.ts'

const specs: FactSpecs = { ...limited, credits: count({ label: 'Credits' }) }
const paths = (facts: unknown) => refuseOutside(specs, facts).map((issue) => issue.path)

describe('the first look at facts', () => {
  it('lets through whatever a player could mean, unknown names too', () => {
    expect(paths({ siege: true, players: ['Ann', 'Bübchen', '汉字', 'Cid'], credits: 'x', zz: 1 })).toEqual(['players'])
    expect(paths({ siege: true, players: ['Ann', 'Bübchen', '汉字'], scores: { Ann: 1 }, zz: 1 })).toEqual([])
    for (const other of [null, 5, 'x', [], undefined]) expect(paths(other)).toEqual([])
  })
  it('refuses more than the question takes', () => {
    expect(paths({ players: ['a', 'b', 'c', 'd'], scores: { a: 1, b: 2, c: 3 } })).toEqual(['players', 'scores'])
    expect(paths(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${i}`, 1])))).toEqual(['The facts'])
    expect(paths({ players: ['a'.repeat(501)] })).toEqual(['players[0]'])
    expect(paths({ ['k'.repeat(200)]: 1 })).toHaveLength(1)
  })
  it('refuses what cannot be seen, in names and in values', () => {
    for (const sign of ['\u0000', '\u001b', '\u009b', '\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad', '\ud800', '\n'])
      expect(paths({ players: [`a${sign}b`] }), JSON.stringify(sign)).toEqual(['players[0]'])
    expect(paths({ scores: { 'a\u202e': 1 } })).toEqual(['scores.a?'])
  })
  it('refuses names that are none, and what is no JSON', () => {
    expect(paths(JSON.parse('{"scores":{"__proto__":1}}'))).toEqual(['scores.__proto__'])
    expect(paths(JSON.parse('{"vessels":[{"__proto__":{"owner":"me"}}]}'))).toEqual(['vessels[0].__proto__'])
    expect(paths({ credits: Number.NaN, siege: 5n, players: [() => 1] })).toEqual(['credits', 'siege', 'players[0]'])
  })
  it('is part of reading facts', () => {
    expect(readOutside(specs, { siege: true })).toEqual({ facts: { siege: true } })
    expect(readOutside(specs, { players: ['a\u202e'] })).toHaveProperty('issues')
    expect(readOutside(specs, { siege: 1 })).toHaveProperty('issues')
  })
  it('knows what is shown', () => {
    for (const text of ['a b–c’d', '👩‍👧', 'مرحبا']) expect(isShown(text)).toBe(true)
    expect(shownOnly('\ufeffAm\u00adbush\u200b')).toBe('Ambush')
  })
})

describe('readings', () => {
  it('are a few short texts', () => {
    for (const good of [undefined, {}, { 'x:ambiguity.1': 'B' }]) expect(refuseReadings(good)).toEqual([])
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`q${i}`, 'A']))
    for (const wrong of [null, 5, { a: 1 }, { a: 'b'.repeat(200) }, { 'a\u202e': 'B' }, many])
      expect(refuseReadings(wrong)).toHaveLength(1)
  })
})

describe('what can be read of facts', () => {
  it('are the facts themselves where all can', () => {
    const facts = { siege: true, players: ['a'] }
    expect(readableParts(specs, facts)).toBe(facts)
  })
  it('leaves out single items, fields and names', () => {
    const facts = {
      siege: 1,
      players: ['a', undefined, 5],
      vessels: [{ owner: 'me', attack: 'x' }, 'y'],
      scores: { a: 1, b: 'x' },
      zz: 1,
    }
    expect(readableParts(specs, facts)).toEqual({ players: ['a'], vessels: [{ owner: 'me' }], scores: { a: 1 } })
  })
})

describe('JSON', () => {
  it('with a name twice in one object is refused, however it is spelt', () => {
    expect(scanJson('{"a":1,"b":{"a":1},"c":["a","a"]}')).toEqual({ tooMuch: false })
    expect(scanJson('{"a":1,"b":"x\\"{","a":2}')).toEqual({ tooMuch: false, doubled: 'a' })
    expect(scanJson('{"\\u0061":1, "a" : 2}')).toEqual({ tooMuch: false, doubled: 'a' })
    const answer = judgeLine({
      text: '{"checker":"starcom/build","facts":{"underSiege":true,"underSiege":false}}',
      tooLong: false,
    })
    expect(answer).toMatchObject({ error: { code: 'invalid-json', message: expect.stringContaining('underSiege') } })
  })
  it('that nests or holds too much is refused', () => {
    expect(scanJson('['.repeat(10_001)).tooMuch).toBe(true)
    expect(scanJson(`[${'{},'.repeat(50_000)}]`).tooMuch).toBe(true)
  })
})

describe('the front door', () => {
  const issuesOf = (facts: unknown, checker = 'ti4/movement') => {
    const answer = adjudicate(games, { checker, facts })
    return 'error' in answer ? answer.error : undefined
  }
  it('tells forty issues at most', () => {
    const error = issuesOf({ units: Array(1000).fill(0) })
    expect(error?.issues).toHaveLength(40)
    expect(error?.message).toContain('And 960 more like these.')
  })
  it('knows a checker by its whole name only', () => {
    for (const checker of [
      'starcom/build/x',
      'starcom/build/',
      `starcom/build${'x'.repeat(100)}`,
      '__proto__/x',
      '/',
      '',
    ])
      expect(issuesOf({}, checker), checker).toMatchObject({ code: 'not-found' })
  })
})
