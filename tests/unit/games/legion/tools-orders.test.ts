import { describe, expect, it } from 'vitest'
import { orderStandings } from '../../../../app/_games/legion/order-standing'
import { bandOf, freeId, placed, toggled, withoutUnit } from '../../../../app/_games/legion/orders-list'
import { FACE_WORDS, type Face, rollRedDie } from '../../../../app/_games/legion/red-die'
import { adjudicate } from '../../../../lib/adjudicate'
import { legion } from '../../../../lib/games/legion/index'
import type { RawFacts } from '../../../../lib/kernel/facts'

const ask = (facts: RawFacts) => {
  const ruling = adjudicate([legion], { checker: 'legion/issue-orders', facts })
  return 'error' in ruling ? undefined : ruling
}
const vader = { id: 'A', name: 'Darth Vader', rank: 'commander', types: ['trooper'] }
const trooper = (id: string, range: number) => ({ id, name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range })
const facts = { card: 'Assault', nominee: 'A', units: [vader, trooper('B', 2), trooper('C', 4), trooper('D', 3)] }

const choicesOf = (ids: string[], size: number): string[][] =>
  size === 0 ? [[]] : ids.flatMap((id, i) => choicesOf(ids.slice(i + 1), size - 1).map((rest) => [id, ...rest]))

describe('who may and who must get an order', () => {
  it.each([
    ['three orders for three units', facts],
    ['three orders for four units', { ...facts, units: [...facts.units, trooper('E', 1)] }],
    ['one order', { ...facts, card: 'Ambush' }],
    ['a card for the commander alone', { ...facts, card: 'Implacable' }],
    ['two orders for troopers', { ...facts, card: 'New Ways to Motivate Them' }],
  ])('agrees with every legal choice: %s', (_, table: RawFacts) => {
    const { most, units } = orderStandings(table, ask)
    if (most === undefined) throw new Error('The number should be known.')
    const ids = (table.units as { id: string }[]).map(({ id }) => id)
    const legal = choicesOf(ids, most).filter((chosen) => ask({ ...table, chosen })?.verdict === 'legal')
    expect(legal.length).toBeGreaterThan(0)
    ids.forEach((id, at) => {
      const [some, all] = [legal.some((one) => one.includes(id)), legal.every((one) => one.includes(id))]
      expect([id, units[at]?.is]).toEqual([id, all ? 'must' : some ? 'may' : 'cannot'])
    })
  })
  it('leaves it open while a range is not known', () => {
    const units = [vader, { id: 'B', rank: 'corps' }]
    expect(orderStandings({ ...facts, units }, ask).units.map(({ is }) => is)).toEqual(['open', 'open'])
  })
})

describe('units on the strip', () => {
  it('stand in the band of their range, inches counted by the ruler', () => {
    expect(bandOf(facts, vader)).toBe(1)
    expect(bandOf(facts, { id: 'X', inches: 18 })).toBe(3)
    expect(bandOf(facts, { id: 'X', inches: 18.5 })).toBe(4)
    expect(bandOf(facts, { id: 'X', range: 9 })).toBe(5)
    expect(bandOf(facts, { id: 'X' })).toBeUndefined()
  })
  it('move by giving up what was told before', () => {
    expect(placed({ id: 'X', inches: 18 }, 2)).toEqual({ id: 'X', range: 2 })
    expect(placed({ id: 'X', range: 2 }, undefined)).toEqual({ id: 'X' })
  })
  it('take their order and their nomination along when they leave', () => {
    const { units } = withoutUnit({ ...facts, chosen: ['A', 'B'] }, 0) as { units: unknown[] }
    expect(units).toHaveLength(3)
    expect(withoutUnit({ ...facts, chosen: ['a', 'B'] }, 0)).toMatchObject({ chosen: ['B'], nominee: undefined })
  })
  it('get a short name nobody has, and an order by a tap', () => {
    expect(freeId(facts.units)).toBe('E')
    expect(toggled(facts, 'B')).toEqual(['B'])
    expect(toggled({ ...facts, chosen: ['B'] }, 'b')).toBeUndefined()
  })
})

describe('the red defense die', () => {
  it('shows three blocks, a surge and two blanks in six, without favour', () => {
    const seen: Record<Face, number> = { block: 0, surge: 0, blank: 0 }
    for (let byte = 0; byte < 252; byte += 1) seen[rollRedDie(() => byte)] += 1
    expect(seen).toEqual({ block: 126, surge: 42, blank: 84 })
    const bytes = [255, 252, 3]
    expect(FACE_WORDS[rollRedDie(() => bytes.shift()!)]).toBe('Defense surge')
  })
})
