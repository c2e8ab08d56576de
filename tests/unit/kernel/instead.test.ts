import { describe, expect, it } from 'vitest'
import { answerOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { count, name, yesNo } from '../../../lib/kernel/facts.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { askFor } from '../../../lib/kernel/seeing.ts'
import { setting } from './toy.ts'

/** Crossing a ford: where it is too deep and the ferryman is paid, the ferry takes the walker. */
const facts = {
  depth: count({ label: 'Depth', max: 9 }),
  paid: yesNo({ label: 'The ferryman is paid' }),
  seats: count({ label: 'Seats on the ferry', max: 9 }),
}
const { clause, condition } = clausesOver(facts)
const ford = defineChecker({
  id: 'ford',
  game: 'toy',
  title: 'Cross the ford',
  question: 'May I cross?',
  editions: ['1'],
  facts,
  asks: 'may',
  clauses: [
    clause('toy:ford.1', {
      needs: ['depth'],
      holds: ({ depth }) => depth < 3,
      says: { holds: 'It is shallow.', fails: 'It is too deep.' },
    }),
  ],
  instead: {
    clauses: [
      condition('toy:ferry.1', {
        needs: ['paid'],
        when: ({ paid }) => paid,
        holds: () => true,
        says: { holds: 'The ferry takes who paid.' },
      }),
      condition('toy:ford.1', {
        needs: ['paid'],
        when: ({ paid }) => paid,
        holds: () => true,
        says: { holds: 'Nobody wades.' },
      }),
    ],
    answer: answerOver(facts)({
      needs: ['paid', 'seats'],
      cites: ['toy:ferry.1'],
      of: ({ paid, ...rest }) =>
        paid
          ? {
              kind: 'name',
              value: rest.seats > 0 ? 'ferry' : 'bank',
              says: rest.seats > 0 ? 'The ferry' : 'The bank',
              derivation: [],
              deciding: ['toy:ferry.1'],
            }
          : undefined,
    }),
  },
})
const ask = (told: Record<string, unknown>) =>
  judge(ford, setting, { edition: '1' }, told, undefined, { presume: false }) as Ruling
const of = ({ findings }: Ruling, id: string) => findings.find(({ clause }) => clause === id)

describe('what takes the place of a case the clauses forbid', () => {
  it('is asked of no case they allow', () => {
    const ruling = ask({ depth: 1 })
    expect(ruling.verdict).toBe('legal')
    expect(of(ruling, 'toy:ferry.1')).toBeUndefined()
  })

  it('is the answer, and its clauses speak in the place of those before', () => {
    const ruling = ask({ depth: 5, paid: true, seats: 2 })
    expect([ruling.verdict, ruling.answer?.value, ruling.deciding]).toEqual(['answered', 'ferry', ['toy:ferry.1']])
    expect(of(ruling, 'toy:ferry.1')?.because).toBe('The ferry takes who paid.')
    expect(of(ruling, 'toy:ford.1')?.because).toBe('Nobody wades.')
  })

  it('leaves the case forbidden where there is none', () => {
    const ruling = ask({ depth: 5, paid: false })
    expect([ruling.verdict, ruling.deciding]).toEqual(['illegal', ['toy:ford.1']])
    expect(of(ruling, 'toy:ferry.1')).toBeUndefined()
  })

  it('leaves it open while that is not known, and asks first whether there is any', () => {
    const ruling = ask({ depth: 5 })
    expect([ruling.verdict, ruling.missing, ruling.answer]).toEqual(['undetermined', ['paid'], undefined])
    expect(of(ruling, 'toy:ferry.1')?.missing).toEqual(['paid'])
    expect(of(ruling, 'toy:ford.1')?.because).toBe('It is too deep.')
    expect(ask({ depth: 5, paid: true }).missing).toEqual(['seats'])
  })

  it('is cited by the checker', () => {
    expect(ford.cites('1')).toEqual(['toy:ford.1', 'toy:ferry.1'])
    expect(ford.allows).toBeUndefined()
  })
})

describe('an answer that cannot do without a fact that may stay away', () => {
  const asked = { who: name({ label: 'Walker', optional: true }), depth: count({ label: 'Depth', max: 9 }) }
  const height = defineChecker({
    id: 'height',
    game: 'toy',
    title: 'How wet',
    question: 'How wet does the walker get?',
    editions: ['1'],
    facts: asked,
    asks: 'value',
    clauses: [],
    answer: answerOver(asked)({
      needs: ['who', 'depth'],
      cites: ['toy:ford.2'],
      of: ({ who, depth }) => {
        const walker = depth > 5 ? (who ?? askFor('who')) : who
        const says = `${walker ?? 'Anybody'} is wet`
        return { kind: 'name', value: 'wet', says, derivation: [], deciding: ['toy:ford.2'] }
      },
    }),
  })
  const ask = (told: Record<string, unknown>) =>
    judge(height, setting, { edition: '1' }, told, undefined, { presume: false }) as Ruling

  it('waits for that fact, whose values no world tells', () => {
    const ruling = ask({ depth: 7 })
    expect([ruling.verdict, ruling.missing, ruling.answer]).toEqual(['undetermined', ['who'], undefined])
    expect(ask({ depth: 7, who: 'Ann' }).answer?.says).toBe('Ann is wet')
    expect(ask({ depth: 3 }).answer?.says).toBe('Anybody is wet')
  })

  it('names it beside the gap that decides whether it is needed', () => {
    expect(ask({}).missing).toEqual(['depth', 'who'])
  })
})
