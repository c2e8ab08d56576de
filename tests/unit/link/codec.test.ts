import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index'
import { choice, count, type Fact, type FactSpecs, list, map, name, record, yesNo } from '../../../lib/kernel/facts'
import { readLink, writeLink } from '../../../lib/link/codec'

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('-', '~', 'a,b;c:d~2c', 'no', '7', ' ', '+&=%'),
)

/** Any value a fact can take, unknown fields of records included. */
function valuesOf(fact: Fact): fc.Arbitrary<unknown> {
  if (fact.kind === 'yes-no') return fc.boolean()
  if (fact.kind === 'choice') return fc.constantFrom(...Object.keys(fact.options))
  if (fact.kind === 'count') return fc.integer({ min: fact.min, max: fact.max })
  if (fact.kind === 'name') return words
  if (fact.kind === 'list')
    return fc.array(valuesOf(fact.of), { minLength: fact.min, maxLength: Math.min(fact.max, 5) })
  if (fact.kind === 'map') return fc.dictionary(words, valuesOf(fact.of), { maxKeys: Math.min(fact.max, 4) })
  return factsOf(fact.fields as FactSpecs)
}

const factsOf = (specs: FactSpecs): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(specs).map(([key, fact]) => [key, valuesOf(fact)])), { requiredKeys: [] })

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('a link', () => {
  for (const pack of games) {
    for (const checker of pack.checkers) {
      it(`carries every case of ${pack.id}/${checker.id}`, () => {
        const editions = fc.constantFrom(undefined, ...checker.editions)
        fc.assert(
          fc.property(factsOf(checker.facts), editions, (facts, edition) => {
            const read = readLink(checker.facts, writeLink(checker.facts, { edition, facts }))
            expect(plain(read)).toEqual(plain({ edition, readings: {}, facts, dropped: [] }))
          }),
          { numRuns: 60 },
        )
      })

      it(`is read the same with a question mark and again after writing: ${pack.id}/${checker.id}`, () => {
        fc.assert(
          fc.property(factsOf(checker.facts), (facts) => {
            const query = writeLink(checker.facts, { facts })
            expect(writeLink(checker.facts, readLink(checker.facts, `?${query}`))).toBe(query)
          }),
          { numRuns: 30 },
        )
      })

      it(`has room for the names of its facts: ${pack.id}/${checker.id}`, () => {
        const taken = Object.keys(checker.facts).filter(
          (key) => key === 'v' || key === 'ed' || key.startsWith('reading.'),
        )
        expect(taken).toEqual([])
      })
    }
  }
})

const specs: FactSpecs = {
  siege: yesNo({ label: 'Siege' }),
  kind: choice({ ship: 'Ship', station: 'Station' }, { label: 'Kind' }),
  credits: count({ label: 'Credits' }),
  players: list(name({ label: 'Player' }), { label: 'Players' }),
  vessels: list(
    record(
      { owner: name({ label: 'Owner' }), attack: count({ label: 'Attack' }), hit: yesNo({ label: 'Hit' }) },
      { label: 'Vessel' },
    ),
    { label: 'Vessels' },
  ),
  fleets: list(record({ ships: list(name({ label: 'Ship' }), { label: 'Ships' }) }, { label: 'Fleet' }), {
    label: 'Fleets',
  }),
  scores: map(count({ label: 'Score' }), { label: 'Scores' }),
}
const again = (facts: Record<string, unknown>) => readLink(specs, writeLink(specs, { facts })).facts

describe('the words of a link', () => {
  it('are short and sorted', () => {
    const facts = {
      siege: true,
      kind: 'ship',
      vessels: [
        { owner: 'me', attack: 2 },
        { owner: 'Ann', hit: false },
      ],
    }
    expect(writeLink(specs, { facts })).toBe('kind=ship&siege=yes&vessels=me,2;Ann,,no&v=1')
  })

  it('tell none from not known', () => {
    expect(again({ players: [], scores: {} })).toEqual({ players: [], scores: {} })
    expect(again({ players: undefined })).toEqual({})
    expect(again({ players: ['-'] })).toEqual({ players: ['-'] })
  })

  it('keep what cannot be read as it was typed', () => {
    expect(again({ siege: 'maybe', kind: 'boat', credits: 'abc' })).toEqual({
      siege: 'maybe',
      kind: 'boat',
      credits: 'abc',
    })
    expect(readLink(specs, 'fleets=nonsense').facts).toEqual({ fleets: 'nonsense' })
    expect(again({ fleets: 'nonsense' })).toEqual({ fleets: 'nonsense' })
  })

  it('carry editions and readings, and name what they drop', () => {
    const query = writeLink(specs, { edition: '2022-02', readings: { 'x:ambiguity.20/ii': 'B' }, facts: {} })
    expect(query).toBe('ed=2022-02&reading.x:ambiguity.20/ii=B&v=1')
    expect(readLink(specs, `${query}&utm=1&__proto__=2`)).toEqual({
      edition: '2022-02',
      readings: { 'x:ambiguity.20/ii': 'B' },
      facts: {},
      dropped: ['utm', '__proto__'],
    })
  })

  it('never fail on what others put into an address', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.keys(specs)), (text, key) => {
        const read = readLink(specs, `${key}=${text}`)
        expect(readLink(specs, writeLink(specs, read)).facts).toEqual(read.facts)
      }),
    )
  })
})
