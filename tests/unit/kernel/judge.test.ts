import { describe, expect, test } from 'vitest'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { facts, outcome, refused, ruled, tally, whole } from './toy.ts'

describe('folding', () => {
  test('every clause holds: legal, and all that held are named', () => {
    const ruling = ruled(whole)
    expect(ruling.verdict).toBe('legal')
    expect(ruling.deciding).toEqual(['toy:garden.1', 'toy:garden.1a', 'toy:garden.2', 'toy:garden.4'])
  })

  test('one clause fails: illegal, however much is unknown', () => {
    const ruling = ruled({ gate: false })
    expect(ruling.verdict).toBe('illegal')
    expect(ruling.deciding).toEqual(['toy:garden.1', 'toy:garden.1a'])
    expect(ruling.missing).toEqual([])
  })

  test('all failures are listed, the first of the procedure as headline', () => {
    expect(ruled({ ...whole, gate: false, coins: 2 }).deciding).toEqual([
      'toy:garden.1',
      'toy:garden.1a',
      'toy:garden.2',
    ])
  })

  test('a clause cited along only in one edition stays out of the other', () => {
    expect(ruled({ gate: false }, { edition: '2' }).deciding).toEqual([
      'toy:garden.1',
      'toy:garden.1a',
      'toy:garden.1b',
    ])
  })

  test('a clause that does not apply is set aside, not unknown', () => {
    expect(outcome(ruled(whole), 'toy:garden.5')).toBe('not-in-play')
  })
})

describe('exceptions', () => {
  test('one that lifts what its checker has not is refused, with what was meant', () => {
    const { clause, exception } = clausesOver(facts)
    const holds = () => true
    const says = { holds: '', fails: '' }
    const lifting = (id: `${string}:${string}`) => () =>
      defineChecker({
        ...{ id: 'enter', game: 'toy', title: 'T', question: 'Q?', editions: ['1'], facts, asks: 'may', presumes: {} },
        clauses: [
          clause('toy:garden.1', { needs: ['gate'], holds, says }),
          exception('toy:garden.3', { lifts: [id], needs: ['member'], holds, says }),
        ],
      })
    expect(lifting('toy:garden.1')).not.toThrow()
    expect(lifting('toy:gardens.1')).toThrow(
      'toy/enter: toy:garden.3 lifts toy:gardens.1, which is no clause of this checker. Did you mean toy:garden.1?',
    )
    expect(lifting('toy:x.1')).toThrow('It has toy:garden.1, toy:garden.3.')
  })

  test('an exception lifts a failing clause and becomes the headline', () => {
    const ruling = ruled({ ...whole, coins: 0, member: true })
    expect(ruling.verdict).toBe('legal')
    expect(ruling.deciding[0]).toBe('toy:garden.3')
    expect(ruling.findings.find((finding) => finding.clause === 'toy:garden.2')).toMatchObject({
      outcome: 'not-in-play',
      liftedBy: 'toy:garden.3',
    })
  })

  test('an exception with nothing to lift is not in play', () => {
    expect(outcome(ruled({ ...whole, member: true }), 'toy:garden.3')).toBe('not-in-play')
  })

  test('a failing clause with an unknown exception is undetermined and asks for the exception', () => {
    const { member: _, ...rest } = whole
    const ruling = ruled({ ...rest, coins: 0 })
    expect(ruling.verdict).toBe('undetermined')
    expect(ruling.missing).toEqual(['member'])
  })
})

describe('what is missing', () => {
  test('an absent fact leaves it open and is named', () => {
    const { gate: _, ...rest } = whole
    expect(ruled(rest)).toMatchObject({ verdict: 'undetermined', missing: ['gate'] })
  })

  test('a fact that cannot change the verdict any more is not asked for', () => {
    const { member: _, ...rest } = whole
    expect(ruled(rest)).toMatchObject({ verdict: 'legal', missing: [] })
  })

  test('a gap inside a list is named by its path', () => {
    const ruling = ruled({ ...whole, guests: [{ who: 'Ann', age: 30 }, { who: 'Bo' }] })
    expect(ruling).toMatchObject({ verdict: 'undetermined', missing: ['guests[1].age'] })
  })

  test('a list that nobody told us about is not an empty list', () => {
    const { guests: _, ...rest } = whole
    expect(ruled(rest).verdict).toBe('undetermined')
  })
})

describe('refusing', () => {
  test('values are refused with path and mend, nothing is judged', () => {
    const issues = refused({ coins: -1, gate: 'yes', season: 'spring', guests: [{ who: 'Ann', age: 1.5 }] })
    expect(issues.map((issue) => issue.path).sort()).toEqual(['coins', 'gate', 'guests[0].age', 'season'])
    expect(issues.find((issue) => issue.path === 'season')?.fix).toContain('summer, winter')
  })

  test('null is not "not known"', () => {
    expect(refused({ gate: null })[0]).toMatchObject({ path: 'gate', fix: 'Leave the fact out if it is not known.' })
  })

  test('an unknown name is refused with the nearest known one', () => {
    expect(refused({ seasen: 'summer' })[0]?.fix).toBe('Did you mean season?')
  })

  test('facts that contradict each other are refused by name', () => {
    expect(refused({ ...whole, member: true, coins: 41 })[0]?.path).toBe('coins')
  })

  test.each([null, 3, 'x', [], undefined])('%j is no set of facts', (given) => {
    expect(refused(given)).toHaveLength(1)
  })

  test('a prototype cannot be touched', () => {
    const issues = refused(JSON.parse('{ "__proto__": { "gate": true }, "constructor": 1 }'))
    expect(issues.length).toBeGreaterThan(0)
    expect(({} as { gate?: boolean }).gate).toBeUndefined()
  })

  test('an unknown reading is refused', () => {
    expect(refused(whole, { readings: { 'toy:ambiguity.1': 'Z' } })[0]?.path).toBe('readings.toy:ambiguity.1')
    expect(refused(whole, { readings: { 'toy:ambiguity.9': 'A' } })[0]?.path).toBe('readings.toy:ambiguity.9')
  })
})

describe('open questions', () => {
  const winter = { ...whole, season: 'winter' }

  test('where the rules do not say and it decides, both readings stand with their verdicts', () => {
    const ruling = ruled(winter)
    expect(ruling.verdict).toBe('disputed')
    expect(ruling.readings?.map((one) => [one.reading, one.verdict])).toEqual([
      ['A', 'legal'],
      ['B', 'illegal'],
    ])
    expect(ruling.deciding).toEqual(['toy:garden.4'])
  })

  test('where it does not decide there is no dispute', () => {
    expect(ruled({ ...winter, gate: false }).verdict).toBe('illegal')
    expect(ruled(whole).verdict).toBe('legal')
  })

  test('a table may fix a reading, and the ruling says so', () => {
    const ruling = ruled(winter, { readings: { 'toy:ambiguity.1': 'B' } })
    expect(ruling.verdict).toBe('illegal')
    expect(ruling.notes[0]?.says).toContain('Our table uses reading B')
  })

  test('a leaning question answers by reading A with a note, only where it matters', () => {
    expect(ruled(winter, { edition: '2' })).toMatchObject({
      verdict: 'legal',
      notes: [{ ambiguity: 'toy:ambiguity.1' }],
    })
    expect(ruled(whole, { edition: '2' }).notes).toEqual([])
  })

  test('a missing fact that can still settle it comes before the dispute', () => {
    const { gate: _, ...rest } = winter
    expect(ruled(rest)).toMatchObject({ verdict: 'undetermined', missing: ['gate'] })
  })
})

describe('remedies', () => {
  test('the smallest change that is legal again, numbers as near as can be', () => {
    expect(ruled({ ...whole, coins: 1 }).remedies).toEqual([{ change: { coins: 5 }, says: 'Coins: 5 coins' }])
  })

  test('two changes where one is not enough', () => {
    expect(ruled({ ...whole, coins: 1, gate: false }).remedies.map((remedy) => remedy.change)).toEqual([
      { gate: true, coins: 5 },
    ])
  })

  test('nothing in reach says so by an empty list', () => {
    expect(ruled({ ...whole, guests: [{ who: 'Bo', age: 9 }] })).toMatchObject({
      verdict: 'illegal',
      remedies: [],
      openings: [],
    })
  })

  test('with facts missing, what would open it again', () => {
    expect(ruled({ gate: false })).toMatchObject({ remedies: [], openings: [{ change: { gate: true } }] })
  })

  test('every remedy, applied, is legal', () => {
    for (const coins of [0, 2, 4]) {
      for (const gate of [true, false]) {
        const facts = { ...whole, coins, gate }
        for (const { change } of ruled(facts).remedies) expect(ruled({ ...facts, ...change }).verdict).toBe('legal')
      }
    }
  })
})

describe('answers', () => {
  const all = { coins: 3, guests: [{ who: 'Ann', age: 3 }], gate: true }

  test('a number with its unit and clause', () => {
    expect(ruled(all, {}, tally)).toMatchObject({
      verdict: 'answered',
      answer: { value: 3, unit: 'coin' },
      deciding: ['toy:garden.6'],
    })
  })

  test('a fact that can change the number is missing', () => {
    expect(ruled({ guests: all.guests, gate: true }, {}, tally)).toMatchObject({
      verdict: 'undetermined',
      missing: ['coins'],
    })
  })

  test('a fact that cannot change it is not', () => {
    expect(ruled({ guests: [], gate: true }, {}, tally)).toMatchObject({ verdict: 'answered', answer: { value: 0 } })
  })
})

test('the sentence names game, edition, question, verdict and clauses', () => {
  expect(ruled({ gate: false }).sentence).toBe('Toy (1): May I enter? NOT LEGAL (toy:garden.1; toy:garden.1a)')
})

test('a ruling is plain JSON', () => {
  const ruling = ruled({ ...whole, coins: 1 })
  expect(JSON.parse(JSON.stringify(ruling))).toEqual(ruling)
})
