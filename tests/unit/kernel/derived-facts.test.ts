import { describe, expect, test } from 'vitest'
import { answerOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, list, name, type RawFacts, yesNo } from '../../../lib/kernel/facts.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import { usual } from '../../../lib/kernel/presumption.ts'

/** A lodge with a list of guests it knows; of a stranger only the age counts. Who stays in tosses for the bed. */
const AGES: Readonly<Record<string, number>> = { Ann: 40, Bob: 12 }
const facts = {
  guest: name({ label: 'Guest' }),
  papers: list(count({ label: 'Age', max: 99 }), { label: 'Papers', optional: true }),
  nights: count({ label: 'Nights', max: 9, optional: true }),
  coin: choice({ heads: 'Heads', tails: 'Tails', 'not-tossed': 'Not tossed' }, { label: 'Coin' }),
}
const seen = { ...facts, adult: yesNo({ label: 'Grown up' }) }
const { clause } = clausesOver(seen)
const ageOf = ({ guest, papers }: RawFacts) => AGES[String(guest)] ?? (papers as number[] | undefined)?.[0]

const lodge = defineChecker({
  id: 'lodge',
  game: 'toy',
  title: 'The lodge',
  question: 'May the guest stay?',
  editions: ['1'],
  facts,
  asks: 'may',
  asksValue: ({ nights }) => nights === undefined,
  clauses: [
    clause('toy:grown.1', {
      needs: ['adult'],
      holds: ({ adult }) => adult,
      says: { holds: 'Grown up.', fails: 'Too young.' },
    }),
  ],
  answer: answerOver(seen)({
    needs: ['coin'],
    cites: ['toy:bed.1'],
    dependsOn: ['toy:grown.1'],
    of: ({ coin }) => ({
      kind: 'name',
      value: coin === 'not-tossed' ? 'toss' : coin === 'heads' ? 'bed' : 'floor',
      says: 'Where the guest sleeps',
      derivation: [],
      deciding: ['toy:bed.1'],
    }),
  }),
  yetToHappen: { coin: 'not-tossed' },
  derives: {
    facts: seen,
    of: (told) => {
      const age = ageOf(told)
      return age === undefined ? told : { ...told, adult: age >= 18 }
    },
    from: { adult: ['guest', 'papers'] },
    asks: (gap, { guest }) => (gap === 'adult' ? (guest === undefined ? 'guest' : 'papers') : gap),
  },
})
const table = { edition: '1', reads: () => 'A' }
const staying = (told: RawFacts) => lodge.examine({ nights: 1, coin: 'heads', ...told }, table)

describe('facts the clauses see instead of those that are told', () => {
  test('are looked up, and the finding shows what was told', () => {
    const found = staying({ guest: 'Ann' })
    expect(found.verdict).toBe('legal')
    expect(found.findings[0]).toMatchObject({ outcome: 'holds', facts: { guest: 'Ann' } })
    expect(lodge.examine({ guest: 'Bob' }, table).verdict).toBe('illegal')
  })

  test('stay open where they cannot be derived, and what is behind them is asked for', () => {
    expect(staying({})).toMatchObject({ verdict: 'undetermined', missing: ['guest'] })
    expect(staying({ guest: 'Cid' })).toMatchObject({ verdict: 'undetermined', missing: ['papers'] })
    expect(staying({ guest: 'Cid', papers: [30] }).verdict).toBe('legal')
  })

  test('are told of by their told names', () => {
    expect(Object.keys(lodge.facts)).toEqual(Object.keys(facts))
    expect(lodge.together?.('1')).toEqual([['guest', 'papers']])
  })
})

test('a question without a choice asks for the value, and gets none while what it depends on is open', () => {
  expect(lodge.examine({ guest: 'Ann', coin: 'tails' }, table)).toMatchObject({
    verdict: 'answered',
    answer: { value: 'floor' },
  })
  expect(lodge.examine({ guest: 'Cid', coin: 'tails' }, table)).not.toHaveProperty('answer')
  expect(lodge.examine({ guest: 'Bob', coin: 'tails' }, table)).not.toHaveProperty('answer')
})

test('the answer so far is given where all that is missing is yet to happen', () => {
  expect(lodge.examine({ guest: 'Ann' }, table)).toMatchObject({
    verdict: 'undetermined',
    missing: ['coin'],
    answer: { value: 'toss' },
  })
  expect(lodge.examine({}, table)).not.toHaveProperty('answer')
})

test('an optional fact that is presumed is tried in its other values, though it leaves no gap of its own', () => {
  const dry = { raining: yesNo({ label: 'It rains', optional: true }) }
  const outside = { dry: yesNo({ label: 'It is dry' }) }
  const picnic = defineChecker({
    id: 'picnic',
    game: 'toy',
    title: 'The picnic',
    question: 'May we sit outside?',
    editions: ['1'],
    facts: dry,
    asks: 'may',
    presumes: { raining: usual(false, 'no rain', { unless: 'it rains' }) },
    clauses: [
      clausesOver(outside).clause('toy:picnic.1', {
        needs: ['dry'],
        holds: (f) => f.dry,
        says: { holds: 'Dry.', fails: 'Wet.' },
      }),
    ],
    derives: {
      facts: outside,
      of: ({ raining }) => (raining === undefined ? {} : { dry: !raining }),
      from: { dry: ['raining'] },
      asks: () => 'raining',
    },
  })
  const ruling = judge(picnic, { game: 'Toy', ambiguities: [], cite: (id: string) => id }, { edition: '1' }, {})
  expect(ruling).toMatchObject({
    presumed: {
      verdict: 'legal',
      taken: [{ path: 'raining' }],
      unless: [{ path: 'raining', verdict: 'illegal', says: 'it rains' }],
    },
  })
})
