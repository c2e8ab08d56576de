import { describe, expect, it } from 'vitest'
import { count, type FactSpecs, list, name, record, yesNo } from '../../../lib/kernel/facts'
import { readLink, writeLink } from '../../../lib/link/codec'

const owner = name({ label: 'Owner' })
const attack = count({ label: 'Attack' })
const hit = yesNo({ label: 'Hit' })
const vesselsOf = (fields: FactSpecs, row: string[]): FactSpecs => ({
  vessels: list(record(fields, { label: 'Vessel', row }), { label: 'Vessels' }),
})
const first = vesselsOf({ owner, attack, hit }, ['owner', 'attack', 'hit'])
const grown = vesselsOf({ shielded: hit, owner, nick: name({ label: 'Nick' }), attack, hit }, [
  'owner',
  'attack',
  'hit',
])
const deep = vesselsOf({ owner, crew: list(owner, { label: 'Crew' }), attack, hit }, ['owner', 'attack', 'hit'])

describe('a record that gained fields', () => {
  const vessels = [{ owner: 'me', attack: 2 }, { owner: 'Ann', hit: false }, {}]
  const query = 'vessels=me,2;Ann,,no;&v=1'

  it('reads and writes the links of before as they are', () => {
    for (const specs of [first, grown, deep]) {
      expect(writeLink(specs, { facts: { vessels } })).toBe(query)
      expect(readLink(specs, query)).toEqual({ readings: {}, facts: { vessels }, dropped: [] })
    }
  })

  it('names a new field, and the link says that it is of version 2', () => {
    const facts = { vessels: [{ owner: 'me', attack: 2, shielded: true }, { nick: 'a=b,c' }, { owner: 'x=y' }] }
    const link = writeLink(grown, { facts })
    expect(link).toBe('vessels=me,2,shielded%3Dyes;,nick%3Da~3db~2cc;x~3dy&v=2')
    expect(readLink(grown, link)).toEqual({ readings: {}, facts, dropped: [] })
  })

  it('is text to a program that does not know the field, never another value', () => {
    expect(readLink(first, 'vessels=me,shielded%3Dyes&v=2').facts).toEqual({
      vessels: [{ owner: 'me', attack: 'shielded=yes' }],
    })
    expect(readLink(first, 'vessels=me,2,no,shielded%3Dyes&v=2').facts).toEqual({ vessels: ['me,2,no,shielded=yes'] })
  })

  it('writes a field that holds a list as JSON, and only then', () => {
    const facts = { vessels: [{ owner: 'me', crew: ['Bo'] }] }
    const link = writeLink(deep, { facts })
    expect(link).toMatch(/^vessels=~W/)
    expect(readLink(deep, link).facts).toEqual(facts)
  })
})
