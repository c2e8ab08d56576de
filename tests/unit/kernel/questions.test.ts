import { describe, expect, test } from 'vitest'
import type { Ambiguity } from '../../../lib/kernel/ambiguity.ts'
import { checkReadings, questionOf, type Setting, sayNote } from '../../../lib/kernel/questions.ts'

const readingsOf = (...ids: string[]) => ids.map((id) => ({ id, says: `Reading ${id}.` }))

/** One question with two points of its own readings; the second stands in the newer edition only. */
const tides: Ambiguity = {
  id: 'toy:ambiguity.2',
  sheet: 'Q2',
  topic: 'The tides',
  clauses: [],
  points: [
    { point: 'i', asks: 'When?', standing: { '1': 'text', '2': 'text' }, readings: readingsOf('A', 'B'), why: '' },
    { point: 'ii', asks: 'Where?', standing: { '2': 'unclear' }, readings: readingsOf('A', 'C'), why: '' },
  ],
}
const setting: Setting = { game: 'Toy', ambiguities: [tides], cite: (id) => id }

describe('a reading is known', () => {
  const known = (ref: string, reading: string) =>
    checkReadings(setting, { edition: '2', readings: { [ref]: reading } }).length === 0

  test.each(['toy:ambiguity.2/ii', 'toy:ambiguity.2.ii'])('where %s names a point: by that point alone', (ref) => {
    expect(['A', 'B', 'C'].filter((reading) => known(ref, reading))).toEqual(['A', 'C'])
  })

  test('where the whole question is named: by any of its points', () => {
    expect(['A', 'B', 'C', 'D'].filter((reading) => known('toy:ambiguity.2', reading))).toEqual(['A', 'B', 'C'])
  })

  test('nowhere in a point or a question that does not exist', () => {
    const issue = (ref: string) => checkReadings(setting, { edition: '2', readings: { [ref]: 'A' } })[0]?.fix
    expect(issue('toy:ambiguity.2/iv')).toBe('That point does not exist.')
    expect(issue('toy:ambiguity.20')).toBe('See the list of open questions.')
  })

  test('and what may be given instead is told once each', () => {
    const fix = (ref: string) => checkReadings(setting, { edition: '2', readings: { [ref]: 'Z' } })[0]?.fix
    expect(fix('toy:ambiguity.2/ii')).toBe('Give one of: A, C.')
    expect(fix('toy:ambiguity.2')).toBe('Give one of: A, B, C.')
  })
})

describe('a table meets', () => {
  const fixed = (readings: Record<string, string>) =>
    questionOf('toy:ambiguity.2/ii', setting, { edition: '2', readings })?.fixed

  test('the point that is named, as it stands in its edition', () => {
    expect(questionOf('toy:ambiguity.2/ii', setting, { edition: '2' })).toMatchObject({
      point: { point: 'ii' },
      standing: 'unclear',
    })
    expect(questionOf('toy:ambiguity.2/ii', setting, { edition: '1' })).toBeUndefined()
    expect(questionOf('toy:ambiguity.2/iv', setting, { edition: '2' })).toBeUndefined()
    expect(questionOf('toy:ambiguity.20', setting, { edition: '2' })).toBeUndefined()
  })

  test('the first point where none is named', () => {
    expect(questionOf('toy:ambiguity.2', setting, { edition: '2' })?.point.point).toBe('i')
  })

  test('what it settled for the point before what it settled for the whole question', () => {
    expect(fixed({ 'toy:ambiguity.2': 'A', 'toy:ambiguity.2/ii': 'C' })).toBe('C')
    expect(fixed({ 'toy:ambiguity.2': 'A', 'toy:ambiguity.2.ii': 'C' })).toBe('C')
    expect(fixed({ 'toy:ambiguity.2': 'A', 'toy:ambiguity.2/i': 'B' })).toBe('A')
    expect(fixed({})).toBeUndefined()
  })

  test('nothing settled where the whole question plays a reading that this point has not', () => {
    expect(fixed({ 'toy:ambiguity.2': 'B' })).toBeUndefined()
    expect(fixed({ 'toy:ambiguity.2': 'C' })).toBe('C')
  })
})

describe('the remark', () => {
  const note = (ref: string, readings: Record<string, string> = {}) =>
    sayNote(questionOf(ref, setting, { edition: '2', readings })!).says

  test('shows every reading where the rules do not say', () => {
    expect(note('toy:ambiguity.2/ii')).toBe('The rules do not say. A: Reading A. C: Reading C. Shown by reading A.')
  })

  test('says the one reading where the words decide or the table has settled it', () => {
    expect(note('toy:ambiguity.2/i')).toBe('By the words: Reading A.')
    expect(note('toy:ambiguity.2/ii', { 'toy:ambiguity.2/ii': 'C' })).toBe('Our table uses reading C: Reading C.')
  })
})
