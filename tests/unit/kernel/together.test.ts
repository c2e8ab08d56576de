import { describe, expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { type Checker, checksOver } from '../../../lib/kernel/checker.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { type facts, gardenRules, ruled } from './toy.ts'
import { walk, walkTogether } from './walk.ts'

const setting = { game: 'Toy', ambiguities: [], cite: (id: string) => id }
const rule = (checker: Checker, told: object) =>
  judge(checker, setting, { edition: '1' }, told, fullBudget(), { presume: false }) as Ruling
const both = (told: object) => [rule(walk, told), rule(walkTogether, told)] as const

const stone = (id: string, height?: number, moss?: string[]): { id: string; height?: number; moss?: string[] } => ({
  id,
  ...(height === undefined ? {} : { height }),
  ...(moss ? { moss } : {}),
})
const OPEN = [undefined, 1, 5]

/** Walks over two stones, told in full and not. */
const walks = OPEN.flatMap((low) =>
  OPEN.flatMap((high) =>
    [undefined, ['green']].flatMap((moss) =>
      [[], ['a']].flatMap((bridges) =>
        [undefined, true, false].map((boots) => ({
          stones: [stone('a', low, moss), stone('b', high, [])],
          water: 3,
          way: ['a', 'b'],
          bridges,
          ...(boots === undefined ? {} : { boots }),
        })),
      ),
    ),
  ),
)

describe('clauses asked together', () => {
  test('give the same verdict as each by itself, told in full or not', () => {
    const seen = new Set<string>()
    for (const told of walks) {
      const [apart, together] = both(told)
      expect(together.verdict, JSON.stringify(told)).toBe(apart.verdict)
      seen.add(together.verdict)
    }
    expect([...seen].sort()).toEqual(['illegal', 'legal', 'undetermined'])
  })
  test('are paid for: without steps a case with gaps stays open, and none is judged otherwise', () => {
    let open = 0
    for (const told of walks) {
      const full = rule(walkTogether, told)
      const spent = judge(walkTogether, setting, { edition: '1' }, told, fullBudget(0), { presume: false }) as Ruling
      expect([full.verdict, 'undetermined']).toContain(spent.verdict)
      if (spent.verdict !== full.verdict) open++
    }
    expect(open).toBeGreaterThan(0)
  })
  test('give the same reasons where all is told', () => {
    for (const told of walks) {
      if (told.boots === undefined || told.stones.some(({ height, moss }) => height === undefined || !moss)) continue
      const [apart, together] = both(told)
      const said = (ruling: Ruling) =>
        ruling.findings.flatMap(({ clause, outcome, because, reasons, liftedBy }) =>
          outcome === 'not-in-play' && !liftedBy && !reasons?.some((one) => one.liftedBy)
            ? []
            : [{ clause, outcome, because, reasons, liftedBy }],
        )
      expect(said(together)).toEqual(said(apart))
      expect(together.deciding).toEqual(apart.deciding)
    }
  })
  test('never skip a thing that waits for a fact behind one that is lifted', () => {
    const told = { stones: [stone('a', 1, []), stone('b', undefined, [])], water: 3, way: ['a', 'b'], boots: true }
    expect(rule(walkTogether, { ...told, bridges: ['a'] })).toMatchObject({
      verdict: 'undetermined',
      missing: ['stones[1].height'],
    })
  })
  test('cite what a legal case costs, and tell what else follows', () => {
    const stones = ['a', 'b', 'c', 'd'].map((id) => stone(id, 5, []))
    const ruling = rule(walkTogether, {
      stones,
      water: 3,
      way: ['a', 'b', 'c', 'd'],
      bridges: [],
      boots: true,
      purse: 3,
    })
    expect(ruling.deciding.at(-1)).toBe('toy:walk.5')
    expect(ruling.consequences.map(({ says }) => says)).toEqual(['You pay 3.', 'Of 3.'])
    expect(ruling.findings.find(({ clause }) => clause === 'toy:walk.5')?.because).toBe('You pay 3.')
    expect(walkTogether.cites('1')).toEqual(['toy:walk.1', 'toy:walk.2', 'toy:walk.3', 'toy:walk.4', 'toy:walk.5'])
  })
})

describe('the garden, asked together', () => {
  const gardenTogether = defineChecker({ ...gardenRules, wholeCase: true })
  const tellings = [undefined, true, false].flatMap((gate) =>
    [undefined, true, false].flatMap((member) =>
      [undefined, 4, 5].flatMap((coins) =>
        [undefined, [], [{ who: 'a', age: 9 }], [{ who: 'a', age: 19 }]].map((guests) =>
          Object.fromEntries(
            Object.entries({ gate, member, coins, guests, season: 'summer' }).filter(([, told]) => told !== undefined),
          ),
        ),
      ),
    ),
  )
  const ruledBoth = (told: object) => [ruled(told), ruled(told, {}, gardenTogether)] as const

  test('is ruled as clause by clause, and by the same clauses where all is told', () => {
    for (const told of tellings) {
      const [apart, together] = ruledBoth(told)
      expect(together.verdict, JSON.stringify(told)).toBe(apart.verdict)
      if (Object.keys(told).length === 5) expect(together.deciding, JSON.stringify(told)).toEqual(apart.deciding)
    }
  })

  test('tells what an exception lifts only where it would fail, and what is said aside', () => {
    const told = (coins: number) =>
      ruled({ gate: true, member: true, coins, season: 'summer', guests: [] }, {}, gardenTogether)
    const finding = (coins: number, id: string) => told(coins).findings.find(({ clause }) => clause === id)
    expect(finding(4, 'toy:garden.2')).toMatchObject({ outcome: 'not-in-play', liftedBy: 'toy:garden.3' })
    expect(finding(4, 'toy:garden.3')).toMatchObject({ outcome: 'holds', because: 'Members pay nothing.' })
    expect(finding(5, 'toy:garden.2')).toMatchObject({ outcome: 'holds', because: 'Five coins are there.' })
    expect(finding(5, 'toy:garden.2')).not.toHaveProperty('liftedBy')
    expect(finding(5, 'toy:garden.5')).toMatchObject({ outcome: 'not-in-play', because: 'No guests.' })
  })

  test('is ruled where a check leaves one value only for what is not told', () => {
    const keeper = checksOver(gardenRules.facts as typeof facts)
    const kept = defineChecker({
      ...gardenRules,
      wholeCase: true,
      checks: [keeper(['gate', 'member'], (f) => f.gate && f.member, { path: 'gate', message: 'Shut.', fix: 'Open.' })],
    })
    const told = { member: true, coins: 5, season: 'summer', guests: [] }
    expect(ruled(told, {}, kept)).toMatchObject({ verdict: 'legal', missing: [] })
  })
})
