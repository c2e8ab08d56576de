import { describe, expect, it } from 'vitest'
import { type Claims, isBorneOut, partingFacts, standsOf } from '../../../lib/kernel/claims.ts'
import type { Answer, Ruling } from '../../../lib/kernel/ruling.ts'

const MAY: Claims = [{ verdict: 'legal' }, { verdict: 'illegal' }]

describe('whose claim stands', () => {
  it('is told from the verdict, or from the answer', () => {
    expect(standsOf(MAY, { verdict: 'legal' })).toBe('first')
    expect(standsOf(MAY, { verdict: 'illegal' })).toBe('second')
    expect(standsOf(MAY, { verdict: 'disputed' })).toBe('neither')
    const three = { kind: 'number', value: 3, unit: 'ship', says: '3 ships', derivation: [] } satisfies Answer
    expect(standsOf([{ answer: 3 }, { answer: 4 }], { verdict: 'answered', answer: three })).toBe('first')
    expect(standsOf([{ answer: 3 }, { answer: 3 }], { verdict: 'answered', answer: three })).toBe('both')
    expect(isBorneOut({ answer: '3' }, { verdict: 'answered', answer: three })).toBe(false)
  })
})

describe('the facts on which two claims part', () => {
  const usual = { path: 'x', values: [true], says: 'x' }
  const ruling = (unless: { path: string; verdict: 'legal' | 'illegal' | 'undetermined' }[]) =>
    ({
      presumed: {
        verdict: 'legal',
        deciding: [],
        taken: [],
        unless: unless.map((one) => ({ ...usual, ...one })),
        sentence: '',
      },
    }) as Pick<Ruling, 'presumed'>

  it('are those that bear out somebody else, and what only leaves it open comes last', () => {
    const open = { path: 'a', verdict: 'undetermined' as const }
    const same = { path: 'b', verdict: 'legal' as const }
    const other = { path: 'c', verdict: 'illegal' as const }
    expect(partingFacts(ruling([open, same, other]), MAY).map(({ path }) => path)).toEqual(['c', 'a'])
  })

  it('are those whose values come to answers of their own: a face of a die each', () => {
    const die = { path: 'die', verdict: 'answered' as const, values: ['block', 'blank'], says: 'die: block or blank' }
    const told = { presumed: { verdict: 'answered', deciding: [], taken: [], unless: [die], sentence: '' } }
    const claims: Claims = [{ answer: 'blue' }, { answer: 'red' }]
    expect(partingFacts(told as Pick<Ruling, 'presumed'>, claims).map(({ path }) => path)).toEqual(['die'])
  })

  it('are none where nothing was presumed', () => {
    expect(partingFacts({}, MAY)).toEqual([])
  })
})
