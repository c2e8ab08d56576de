import { describe, expect, it } from 'vitest'
import { marginWord } from '../../../app/_site/clause/number.ts'

const clause = (label: string, section: string) => ({ label, name: 'x.1', from: 'rule' as const, section })

describe('the word before a number in the margin', () => {
  it.each([
    ['Cards, Operative 1', 'Operatives'],
    ['Types, Technology 1', 'Technologies'],
    ['Phase, Repair Scrap 1', 'Repair and scrap'],
    ['Setup, Grid 1', 'The grid'],
    ['Phase, Build 1', 'Build'],
  ])('is not said where the heading says it: %s under %s', (label, section) => {
    expect(marginWord(clause(label, section), undefined)).toBe('')
  })
  it('is said below another word, whatever the heading says', () => {
    const above = clause('Range, Ruler 1', 'Measuring')
    expect(marginWord(clause('Range, Measure 1', 'Measuring'), above)).toBe('Measure')
  })
  it('is said where the heading says something else', () => {
    expect(marginWord(clause('Range, Ruler 1', 'Measuring'), undefined)).toBe('Ruler')
  })
})
