import { describe, expect, it } from 'vitest'
import { createSearch, highlight, packRecords, unpackRecords } from '../../../lib/search/index.ts'
import { records } from './table.ts'

const hitsOf = (text: string, matched: string[], window?: number) =>
  highlight(text, matched, { window })
    .filter(({ hit }) => hit)
    .map((segment) => segment.text)

describe('highlighting', () => {
  it('marks whole matched words and keeps the text', () => {
    const segments = highlight('A ship, no flagship.', ['ship'])
    expect(segments).toEqual([
      { text: 'A ', hit: false },
      { text: 'ship', hit: true },
      { text: ', no flagship.', hit: false },
    ])
  })
  it('marks through accents, capitals and apostrophes', () => {
    expect(hitsOf('The Ship’s crew at the Café', ['ships', 'cafe'])).toEqual(['Ship’s', 'Café'])
  })
  it('cuts a long text around the stretch with most different matches, at word borders', () => {
    const text = `${'siege alone stands here. '.repeat(12)}Only a siege stops income. ${'Filler words follow. '.repeat(12)}`
    const segments = highlight(text, ['siege', 'income'], { window: 80 })
    const shown = segments.map((segment) => segment.text).join('')
    expect(shown).toContain('siege stops income')
    expect(shown.length).toBeLessThanOrEqual(84)
    expect(shown).toMatch(/^… \w.*\w.? …$/)
  })
  it('marks a matched word that is the first or the last of what is shown, and none beyond', () => {
    expect(hitsOf('Siege and siege', ['siege'])).toEqual(['Siege', 'siege'])
    const segments = highlight('One siege two siege six siege', ['siege'], { window: 15 })
    expect(segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')).toBe('… [siege] two [siege] …')
  })
  it('shows the beginning when nothing matched', () => {
    expect(highlight('One two three four five six', [], { window: 12 })[0]?.text).toBe('One two')
  })
  it('takes the words a search matched, whatever their form', () => {
    const hit = createSearch(records)
      .search('besiege incoem')
      .hits.find(({ record }) => record.id === 'star:extra.siege.2')
    expect(hitsOf(`${hit?.record.title}. ${hit?.record.text}`, hit?.matched ?? [])).toEqual(
      expect.arrayContaining(['income', 'besieged']),
    )
  })
})

describe('packing', () => {
  it('gives back what went in', () => expect(unpackRecords(packRecords(records))).toEqual(records))
  it('is smaller than the records', () => {
    expect(packRecords(records).length).toBeLessThan(JSON.stringify(records).length)
  })
  it('refuses a format it does not know', () => {
    expect(() => unpackRecords(packRecords(records).replace('"v":1', '"v":7'))).toThrow(/format 7/)
  })
})
