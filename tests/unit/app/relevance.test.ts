import { describe, expect, it } from 'vitest'
import { missingFacts, missingInOrder, settledFacts, topOf } from '../../../app/_components/relevance.ts'
import type { RawFacts } from '../../../lib/kernel/facts.ts'
import type { Finding, Ruling } from '../../../lib/kernel/ruling.ts'

const KEYS = ['what', 'siege', 'home', 'colour']

const finding = (clause: string, outcome: Finding['outcome'], facts: RawFacts): Finding => ({
  clause,
  outcome,
  because: '',
  facts,
})

function ruling(
  verdict: Ruling['verdict'],
  missing: string[],
  findings: Finding[] = [],
  deciding: string[] = [],
): Ruling {
  return { verdict, missing, findings, deciding } as unknown as Ruling
}

/** Under siege nothing is built, except at home; the colour of the ship is nobody's business. */
function judge(facts: RawFacts): Ruling {
  const { siege, home } = facts
  if (siege === false || home === true) return ruling('legal', [])
  const missing = ['siege', 'home'].filter((key) => facts[key] === undefined)
  if (missing.length) return ruling('undetermined', missing)
  return ruling('illegal', [], [finding('siege', 'fails', { siege: true, home: false })], ['siege'])
}

/** Runs to the end; how often it stopped to let the page breathe. */
function settle(facts: RawFacts, judging: (facts: RawFacts) => Ruling | undefined = judge) {
  const steps = settledFacts(KEYS, facts, judge(facts), judging)
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next()
    if (step.done) return { settled: [...step.value], pauses }
  }
}

describe('paths', () => {
  it('a path belongs to its whole fact', () => {
    expect(['vessels[0].attack', 'blue.card', 'what'].map(topOf)).toEqual(['vessels', 'blue', 'what'])
    expect(missingFacts(ruling('undetermined', ['vessels[0].attack', 'vessels[1].hp']))).toEqual(new Set(['vessels']))
  })
  it('missing facts come as the form asks them', () => {
    const open = ruling('undetermined', ['home.of', 'colour', 'what'])
    expect(missingInOrder(KEYS, open)).toEqual(['what', 'home.of', 'colour'])
    expect(open.missing).toEqual(['home.of', 'colour', 'what'])
  })
})

describe('which facts no longer matter', () => {
  it('what is still missing matters; what nobody asks for does not', () => {
    expect(settle({}).settled).toEqual(['what', 'colour'])
  })
  it('an answer without which the verdict would wait still matters', () => {
    expect(settle({ siege: false }).settled).toEqual(['what', 'home', 'colour'])
  })
  it('an answer that changes nothing is settled, whatever it is', () => {
    expect(settle({ siege: false, colour: 'red' }).settled).toContain('colour')
    expect(settle({ siege: false, colour: 'red' }).settled).not.toContain('siege')
  })
  it('of two answers that each decide alone, neither is needed', () => {
    expect(settle({ siege: false, home: true }).settled).toEqual(KEYS)
  })
  it('the reasons of a refusal are never folded away', () => {
    const refusal = settle({ siege: true, home: false, colour: 'red' })
    expect(refusal.settled).toEqual(['what', 'colour'])
  })
  it('a fact without which the rest clashes still matters', () => {
    const { settled } = settle({ siege: false, colour: 'red' }, ({ colour, ...rest }) =>
      colour === undefined ? undefined : judge({ colour, ...rest }),
    )
    expect(settled).not.toContain('colour')
  })
  it('stops after each judging, and gives up on looking after sixty', () => {
    expect(settle({ siege: false, colour: 'red' }).pauses).toBe(2)
    const keys = Array.from({ length: 80 }, (_, i) => `k${i}`)
    const facts = Object.fromEntries(keys.map((key) => [key, true]))
    const same = ruling('legal', [])
    let judgings = 0
    const steps = settledFacts(keys, facts, same, () => {
      judgings += 1
      return same
    })
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(judgings).toBe(60)
    expect([...step.value]).toEqual(keys.slice(0, 60))
  })
})
