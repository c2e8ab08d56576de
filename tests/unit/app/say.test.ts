import { describe, expect, it } from 'vitest'
import { judgeCase } from '../../../app/_components/judge-case.ts'
import { summaryOf, unlessOf, verdictWord, waitsFor } from '../../../app/_components/say.ts'
import { games } from '../../../lib/games/index.ts'
import type { Presumed, Ruling } from '../../../lib/kernel/ruling.ts'
import { nextQuestion } from '../../../lib/next-question.ts'

const checkers = games.flatMap((pack) =>
  pack.checkers.map((checker) => ({ name: `${pack.id}/${checker.id}`, pack, checker })),
)

describe('what an open case waits for', () => {
  it.each(checkers)('$name: the bar names the fact that is asked', ({ pack, checker }) => {
    const edition = checker.editions.includes(pack.defaultEdition) ? pack.defaultEdition : checker.editions[0]!
    const { ruling } = judgeCase(pack, checker, { edition, readings: {}, facts: {} }, true)
    const next = ruling && nextQuestion(checker, ruling)
    // some checkers judge even what nobody said
    if (!ruling || !next) return expect(ruling?.verdict !== 'undetermined' || ruling?.presumed).toBeTruthy()
    expect(waitsFor(checker, ruling, { facts: {} })).toMatch(
      new RegExp(`^On: ${escaped(checker.facts[next]!.label)}(, and \\d+ more)?$`),
    )
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('the line under a verdict', () => {
  const stopped = (...ships: string[]) => {
    const reasons = ships.map((ship) => ({ outcome: 'fails', about: { ship }, says: `${ship} cannot pass.` }))
    const because = reasons.map(({ says }) => says).join(' ')
    const findings = [{ clause: 'x', outcome: 'fails', because, facts: {}, reasons }]
    return summaryOf({}, { verdict: 'illegal', deciding: ['x'], findings } as unknown as Ruling, {})
  }

  it('names two things that a clause stops, and of more the first and how many', () => {
    expect(stopped('Ada', 'Ben')).toBe('Ada cannot pass. Ben cannot pass.')
    expect(stopped('Ada', 'Ben', 'Cid')).toBe('Ada cannot pass. And 2 more.')
  })
})

it('says why of an answer by what holds, not by what waits for a fact beside it', () => {
  const findings = [
    { clause: 'x', outcome: 'unknown', because: 'Not known yet: the first turn.', facts: {} },
    { clause: 'y', outcome: 'holds', because: 'Besieged systems pay nothing.', facts: {} },
  ]
  const ruling = { verdict: 'answered', deciding: ['x', 'y'], findings } as unknown as Ruling
  expect(summaryOf({}, ruling, {})).toBe('Besieged systems pay nothing.')
})

it('names the readings of a dispute in the usual case', () => {
  const readings = ['A', 'B'].map((reading) => ({
    ambiguity: 'starcom:ambiguity.47',
    asks: 'May it?',
    reading,
    says: 'So it is read.',
    verdict: reading === 'A' ? 'illegal' : 'legal',
    deciding: [],
  }))
  const presumed = { verdict: 'disputed', readings, unless: [], taken: [{}] } as unknown as Presumed
  expect(unlessOf(presumed)).toBe('The rules do not say. A: NOT LEGAL · B: LEGAL. In the usual case.')
})

describe('what follows from a legal case', () => {
  const consequences = [{ says: 'The cruiser rolls a die.' }, { says: 'Space combat follows.' }]

  it('is said in the line under the verdict', () => {
    const ruling = { verdict: 'legal', deciding: [], findings: [], consequences } as unknown as Ruling
    expect(summaryOf({}, ruling, {})).toBe('Then: The cruiser rolls a die. And 1 more.')
    expect(summaryOf({}, { ...ruling, consequences: [] }, {})).toBe('Nothing forbids it: 0 clauses agree.')
  })

  it('and before what would turn it in the usual case', () => {
    const usual = { verdict: 'legal', unless: [{ says: 'a token lies there' }], taken: [{}], consequences }
    const of = (more: object) => unlessOf({ ...usual, ...more } as unknown as Presumed)
    expect(of({})).toBe('Then: The cruiser rolls a die. And 1 more. In the usual case, unless: a token lies there')
    expect(of({ answer: { says: '2 credits' } })).toBe('2 credits. In the usual case, unless: a token lies there')
    expect(of({ verdict: 'illegal' })).toBe('In the usual case, unless: a token lies there')
  })
})

it('sums up a dispute by the readings of its first question', () => {
  const reading = (ambiguity: string, id: string, verdict: 'legal' | 'illegal') => ({
    ambiguity,
    asks: 'May it?',
    reading: id,
    says: 'So it is read.',
    verdict,
    deciding: [],
  })
  const readings = [
    reading('starcom:ambiguity.47', 'A', 'illegal'),
    reading('starcom:ambiguity.47', 'B', 'legal'),
    reading('starcom:ambiguity.26', 'A', 'legal'),
    reading('starcom:ambiguity.26', 'B', 'illegal'),
    reading('starcom:ambiguity.26', 'C', 'illegal'),
  ]
  const ruling = { verdict: 'disputed', readings, deciding: [], findings: [] } as unknown as Ruling
  expect(verdictWord(ruling)).toBe('TWO READINGS')
  expect(summaryOf({}, ruling, {})).toBe('The rules do not say. A: NOT LEGAL · B: LEGAL')
})
