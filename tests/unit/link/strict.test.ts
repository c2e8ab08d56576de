import { describe, expect, it } from 'vitest'
import { count, type FactSpecs, list, map, name, record, yesNo } from '../../../lib/kernel/facts'
import { readLink, writeLink } from '../../../lib/link/codec'

const specs: FactSpecs = {
  siege: yesNo({ label: 'Siege' }),
  players: list(name({ label: 'Player' }), { label: 'Players', max: 4 }),
  vessels: list(record({ owner: name({ label: 'Owner' }), hit: yesNo({ label: 'Hit' }) }, { label: 'Vessel' }), {
    label: 'Vessels',
  }),
  scores: map(count({ label: 'Score' }), { label: 'Scores' }),
}
const read = (query: string) => readLink(specs, query)

describe('a link is never guessed at', () => {
  it('drops what it tells twice in two ways, and keeps what it says twice alike', () => {
    expect(read('siege=yes&siege=no')).toMatchObject({ facts: {}, dropped: ['siege'] })
    expect(read('siege=yes&siege=yes')).toMatchObject({ facts: { siege: true }, dropped: [] })
  })

  it('loses whole facts when it is too long, and says so', () => {
    const long = `siege=yes&players=${'a;'.repeat(9000)}`
    expect(read(long)).toMatchObject({ facts: { siege: true }, dropped: ['everything after 16,000 characters'] })
    expect(read('x'.repeat(1_000_000)).facts).toEqual({})
  })

  it('does not read a link of a version not known here, and says which', () => {
    expect(read('siege=yes&v=9')).toMatchObject({ facts: {}, dropped: ['siege'], unknownVersion: '9' })
    expect(read('siege=yes&v=next')).toMatchObject({ facts: {}, unknownVersion: 'next' })
    expect(read('siege=yes&v=2')).not.toHaveProperty('unknownVersion')
  })

  it.each(['.', ')', ',', '!', '”', ').', '>', '&utm_source=x'])('reads a link with %s after its version', (end) => {
    expect(read(`siege=yes&v=1${end}`)).toEqual({ readings: {}, facts: { siege: true }, dropped: [] })
  })

  it('passes over what messengers and mailers hang on a link, unless it is a fact', () => {
    const hung = 'utm_source=a&utm_campaign=b&fbclid=c&gclid=d&mc_cid=e&igsh=f&msclkid=g'
    expect(read(`${hung}&siege=yes&v=1`)).toEqual({ readings: {}, facts: { siege: true }, dropped: [] })
    expect(readLink({ gclid: yesNo({ label: 'A' }) }, 'gclid=yes').facts).toEqual({ gclid: true })
  })

  it('reads a link copied out of the source of a page', () => {
    const { facts, dropped } = read('players=Ann;Bo&amp;siege=yes&amp;v=1')
    expect({ facts, dropped }).toEqual({ facts: { players: ['Ann', 'Bo'], siege: true }, dropped: [] })
  })

  it('does not take apart what has far too many items', () => {
    const text = 'a;'.repeat(100)
    expect(read(`players=${text}`).facts).toEqual({ players: text })
  })

  it('keeps as text what has too many parts, or a name twice', () => {
    expect(read('vessels=me,yes,ann').facts).toEqual({ vessels: ['me,yes,ann'] })
    expect(read('scores=ann:1;ann:2').facts).toEqual({ scores: 'ann:1;ann:2' })
    expect(read('scores=ann:1:2').facts).toEqual({ scores: 'ann:1:2' })
  })

  it('writes what nobody could read as it was', () => {
    for (const query of ['vessels=me,yes,ann', 'scores=ann:1;ann:2', `players=${'a;'.repeat(100)}`]) {
      const { facts } = read(query)
      expect(read(writeLink(specs, { facts })).facts).toEqual(facts)
    }
  })

  it('names at most twenty of the things it drops', () => {
    const query = Array.from({ length: 2000 }, (_, i) => `x${i}`).join('&')
    const { dropped } = read(query)
    expect(dropped).toHaveLength(21)
    expect(dropped.at(-1)).toBe('1980 more')
  })

  it('has no reading for what is no question', () => {
    expect(read('reading.__proto__=A&reading.=B')).toMatchObject({ readings: {} })
    expect(read(`reading.a=${'B'.repeat(100)}`)).toMatchObject({ readings: {}, dropped: ['reading.a'] })
  })
})
