/** Every limit of a link is exact: so much is read, what lies beyond is left out by name. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { count, type FactSpecs, list, map, name, yesNo } from '../../../lib/kernel/facts.ts'
import { caseOfLink } from '../../../lib/link/case-of-link.ts'
import { readLink, writeLink } from '../../../lib/link/codec.ts'

const specs: FactSpecs = {
  siege: yesNo({ label: 'Siege' }),
  word: name({ label: 'Word' }),
  players: list(name({ label: 'Player' }), { label: 'Players', max: 4 }),
  scores: map(count({ label: 'Score' }), { label: 'Scores', max: 4 }),
  length: count({ label: 'Length', fractions: true }),
}
const read = (query: string) => readLink(specs, query)
const long = (size: number) => 'x'.repeat(size)
const CUT = 'everything after 16,000 characters'

describe('how much of a link is read', () => {
  it('16,000 characters, and of a longer one all parameters that end within them', () => {
    const start = 'siege=yes&word='
    const whole = `${start}${long(16_000 - start.length)}`
    expect(read(whole)).toMatchObject({ facts: { siege: true, word: long(16_000 - start.length) }, dropped: [] })
    expect(read(`${whole}x`)).toMatchObject({ facts: { siege: true }, dropped: [CUT] })
    expect(read(`${whole}x`).facts).not.toHaveProperty('word')
    expect(read(`${whole}&length=1`)).toMatchObject({
      facts: { siege: true, word: expect.any(String) },
      dropped: [CUT],
    })
  })

  it('twenty names of what is dropped, before they are counted', () => {
    const many = (size: number) => Array.from({ length: size }, (_, i) => `x${i}=1`).join('&')
    expect(read(many(20)).dropped).toEqual(Array.from({ length: 20 }, (_, i) => `x${i}`))
    expect(read(many(21)).dropped.slice(19)).toEqual(['x19', '1 more'])
  })

  it('eighty characters of a question and of its reading', () => {
    expect(read(`reading.${long(80)}=A`).readings).toEqual({ [long(80)]: 'A' })
    expect(read(`reading.${long(81)}=A`)).toMatchObject({ readings: {}, dropped: [`reading.${long(81)}`] })
    expect(read(`reading.a=${long(80)}`).readings).toEqual({ a: long(80) })
    expect(read(`reading.a=${long(81)}`)).toMatchObject({ readings: {}, dropped: ['reading.a'] })
  })

  it('forty items and pairs more than the fact takes', () => {
    const items = (size: number) => Array(size).fill('a')
    expect(read(`players=${items(44).join(';')}`).facts).toEqual({ players: items(44) })
    expect(read(`players=${items(45).join(';')}`).facts).toEqual({ players: items(45).join(';') })
    const pairs = (size: number) => Array.from({ length: size }, (_, i) => `n${i}:1`).join(';')
    expect(Object.keys(read(`scores=${pairs(44)}`).facts.scores as object)).toHaveLength(44)
    expect(read(`scores=${pairs(45)}`).facts).toEqual({ scores: pairs(45) })
  })

  it('two hundred facts nobody knows', () => {
    const unsure = (size: number) => Array.from({ length: size }, (_, i) => `players[${i}]`)
    expect(read(`unsure=${unsure(200).join(',')}`).unsure).toEqual(unsure(200))
    expect(read(`unsure=${unsure(201).join(',')}`).unsure).toEqual(unsure(200))
  })
})

describe('what nobody knows', () => {
  it('is carried by path, sorted, and what is no path of this question is dropped by name', () => {
    expect(writeLink(specs, { facts: {}, unsure: ['siege', 'players[0]'] })).toBe('unsure=players%5B0%5D,siege&v=1')
    expect(writeLink(specs, { facts: {}, unsure: [] })).toBe('')
    expect(read('unsure=siege,,nobody,players[1]')).toEqual({
      readings: {},
      facts: {},
      unsure: ['siege', 'players[1]'],
      dropped: ['nobody'],
    })
  })
})

describe('what is written', () => {
  it('is known to be empty with a dash, and a dash itself is guarded', () => {
    const facts = { players: [], scores: {} }
    expect(writeLink(specs, { facts })).toBe('players=-&scores=-&v=1')
    expect(writeLink(specs, { facts: { word: '-' } })).toBe('word=~2d&v=1')
    expect(writeLink(specs, { facts: { nobody: 1, siege: undefined } })).toBe('')
  })

  it('of a map each name with its value, guarded', () => {
    const facts = { scores: { 'a:b': 3, c: 0 } }
    expect(writeLink(specs, { facts })).toBe('scores=a~3ab:3;c:0&v=1')
    expect(read('scores=a~3ab:3;c:0').facts).toEqual(facts)
  })

  it('a number is read with nine digits and six behind the point, else kept as it was typed', () => {
    for (const [text, value] of [
      ['123456789', 123456789],
      ['-1.5', -1.5],
      ['1.123456', 1.123456],
    ] as const)
      expect(read(`length=${text}`).facts).toEqual({ length: value })
    for (const text of ['1234567890', '1.1234567', '1e5', '.5'])
      expect(read(`length=${text}`).facts).toEqual({ length: text })
  })
})

describe('an address', () => {
  const url = (path: string) => caseOfLink(games, new URL(path, 'https://example.org'))
  it('of a checker is a question, on any host and in any folder', () => {
    const checker = `${games[0]!.id}/${games[0]!.checkers[0]!.id}`
    for (const path of [`/check/${checker}/`, `/check/${checker}`, `/deep/down/check/${checker}/?v=1`])
      expect(url(path), path).toMatchObject({ checker, isKnown: true, facts: {} })
    expect(url('/check/nobody/knows/?a=1')).toMatchObject({ isKnown: false, dropped: ['a'] })
    for (const path of ['/', '/check/', `/check/${games[0]!.id}/`, `/check/${checker}/more`])
      expect(url(path), path).toBeUndefined()
  })
})
