import { describe, expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { made, walk } from './walk.ts'

const setting = { game: 'Toy', ambiguities: [], cite: (id: string) => id }
const rule = (told: object, budget = fullBudget()) => judge(walk, setting, { edition: '1' }, told, budget) as Ruling
const finding = (ruling: Ruling, clause: string) => ruling.findings.find((one) => one.clause === clause)!

const stone = (id: string, height?: number, moss: string[] | undefined = []) => ({
  id,
  ...(height === undefined ? {} : { height }),
  ...(moss ? { moss } : {}),
})
const whole = {
  stones: [stone('a', 5), stone('b', 2), stone('c', 7)],
  water: 3,
  way: ['a', 'b', 'c'],
  bridges: [],
  boots: false,
}

describe('a clause asked of each thing', () => {
  test('fails for one thing, and tells which', () => {
    const ruling = rule(whole)
    expect(ruling.verdict).toBe('illegal')
    expect(finding(ruling, 'toy:walk.1')).toMatchObject({
      outcome: 'fails',
      because: 'Stone b is 2 high, under water.',
      about: { stone: 'b' },
      facts: { way: ['a', 'b', 'c'], water: 3 },
      reasons: [
        { outcome: 'holds', about: { stone: 'a' }, says: 'Stone a is dry.' },
        { outcome: 'fails', about: { stone: 'b' }, says: 'Stone b is 2 high, under water.' },
        { outcome: 'holds', about: { stone: 'c' }, says: 'Stone c is dry.' },
      ],
    })
    expect(finding(ruling, 'toy:walk.1').facts).not.toHaveProperty('stones')
  })

  test('is lifted by an exception about the same thing only', () => {
    const over = (bridges: string[]) => rule({ ...whole, bridges })
    expect(over(['b']).verdict).toBe('legal')
    expect(over(['a', 'c']).verdict).toBe('illegal')
    const found = finding(over(['b']), 'toy:walk.1')
    expect(found.outcome).toBe('holds')
    expect(found.reasons).toContainEqual({
      outcome: 'not-in-play',
      about: { stone: 'b' },
      says: 'A bridge leads over b.',
      liftedBy: 'toy:walk.2',
    })
    expect(over(['b']).deciding).toContain('toy:walk.2')
  })

  test('says nothing where there is nothing to ask it of', () => {
    expect(finding(rule({ ...whole, way: [] }), 'toy:walk.1').outcome).toBe('not-in-play')
  })
})

describe('gaps inside lists', () => {
  test('only the gap that is looked at is asked for', () => {
    const ruling = rule({ ...whole, stones: [stone('a', 5), stone('b'), stone('c', 7), { id: 'z' }] })
    expect(ruling.verdict).toBe('undetermined')
    expect(ruling.missing).toEqual(['stones[1].height'])
    const { reasons, missing, because } = finding(ruling, 'toy:walk.1')
    expect(reasons?.map(({ about }) => about.stone)).toEqual(['a', 'c'])
    expect([missing, because]).toEqual([['stones[1].height'], 'Not known yet: stone 2: Height.'])
  })

  test('a thing that fails decides whatever the others turn out to be', () => {
    const ruling = rule({ ...whole, stones: [stone('a'), stone('b', 2), { id: 'c' }] })
    expect([ruling.verdict, ruling.missing]).toEqual(['illegal', []])
    expect(finding(ruling, 'toy:walk.1').because).toBe('Stone b is 2 high, under water.')
  })

  test('a set nobody told is every selection of it', () => {
    const slippery = { ...whole, stones: [stone('a', 5, undefined), stone('b', 4), stone('c', 7)] }
    const { moss: _, ...bare } = slippery.stones[0]!
    const told = { ...slippery, stones: [bare, ...slippery.stones.slice(1)] }
    expect(rule(told).missing).toEqual(['stones[0].moss'])
    expect(rule({ ...told, boots: true }).verdict).toBe('legal')
  })

  test('a fact that may stay away is asked for where it is needed', () => {
    const long = { ...whole, water: 1, way: ['a', 'b', 'c', 'a'] }
    expect(rule({ ...long, purse: 2 }).verdict).toBe('illegal')
    expect(rule(long).verdict).toBe('undetermined')
    expect(rule({ ...long, purse: 3 }).verdict).toBe('legal')
  })

  test('what the answer needs is found at its depth', () => {
    const ruling = rule({ ...whole, water: 0, way: ['a', 'c'], stones: [stone('a', 5), { id: 'b' }, stone('c', 7)] })
    expect(ruling.answer?.value).toBe(12)
  })

  test('a view is made once a world, however many clauses look at it', () => {
    made.views = 0
    rule({ ...whole, bridges: ['b'] })
    expect(made.views).toBe(1)
  })

  test('many gaps end within the steps, and are never settled by a guess', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `s${i}` }))
    const told = { ...whole, stones: many, way: many.map(({ id }) => id) }
    const ruling = rule(told)
    expect(ruling.verdict).toBe('undetermined')
    expect(ruling.missing.length).toBeGreaterThanOrEqual(30)
  })
})
