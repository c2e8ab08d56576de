import { expect, test } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { type CommandCard, cards, characters } from '../../lib/games/legion/data/cards.ts'
import { legion } from '../../lib/games/legion/index.ts'
import { dice } from '../brute-force/legion/dice.ts'
import { type HandCase, judgeHand } from '../brute-force/legion/hands.ts'
import { brokenBy, mostOrders, type OrderCase, type OrderUnit, type Slot } from '../brute-force/legion/orders.ts'
import { plain } from '../brute-force/plain.ts'
import { sampleOf, share } from '../brute-force/sample.ts'

const HANDS = 10_000
const ORDERS = 10_000
const short = (ids: readonly string[]) =>
  ids.map((id) => id.replace('legion:', '').replace('command-cards.', '')).sort()

const generic = cards.filter((card) => card.scope === 'generic')
const two = [...new Set(cards.flatMap((card) => [...card.characters, ...(card.alsoNames2019 ?? [])]))]
const factions = ['empire', 'rebel', 'republic', 'separatist', 'mandalorian', 'shadow-collective']
const forces = ['none', ...new Set(cards.flatMap((card) => card.battleForce ?? []))]

/** A hand that is nearly right more often than not. */
function randomHand(seed: number): HandCase {
  const { roll, pick, some, chance } = dice(seed)
  const army = chance(15)
    ? ['Chewbacca', ...some(two, 1)]
    : some(
        characters.map((one) => one.name),
        1 + roll(3),
      )
  const own = cards.filter((card) => card.characters.some((who) => army.includes(who)))
  const tied = cards.filter((card) => card.scope !== 'generic' && card.scope !== 'character')
  const from = (): CommandCard =>
    chance(6) ? pick(cards) : chance(7) ? pick(tied) : own.length && chance(65) ? pick(own) : pick(generic)
  const ofPips = (pips: number): CommandCard[] => {
    const pool = [...own, ...generic, ...(chance(10) ? tied : [])].filter((card) => card.handPips === pips)
    return chance(10) ? [from(), from()] : some(pool, 2)
  }
  const hand = [
    ...ofPips(1),
    ...ofPips(2),
    ...ofPips(3),
    ...(chance(92) ? generic.filter((card) => card.handPips === 4) : []),
  ]
  while (hand.length < 7 && chance(90)) hand.push(from())
  if (chance(5)) hand.push(from())
  if (!hand.length) hand.push(pick(cards))
  return {
    army,
    hand: some(
      hand.map((card) => card.name),
      hand.length,
    ),
    ...(chance(40) ? { faction: pick(factions) } : {}),
    ...(chance(40) ? { battleForce: pick(forces) } : {}),
    ...(chance(40) ? { restrictionMet: chance(50) } : {}),
  }
}

/** Seeds in parts: a test each. */
const BATCH = 500
const batches = (count: number) => sampleOf(Array.from({ length: Math.ceil(count / BATCH) }, (_, i) => i * BATCH + 1))

/** What would mend a case costs many times its verdict: looked for in every fifth. */
const quick = [plain(legion)]
const packsFor = (seed: number) => (seed % 5 ? quick : games)

/** How often each verdict came up: a judge that always says the same proves nothing. */
const seen = { hands: {} as Record<string, number>, orders: {} as Record<string, number> }
const count = (verdicts: Record<string, number>, verdict: string) => {
  verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
}

test.each(batches(HANDS))(`the front door and a second judge agree on ${BATCH} hands from %i on`, (first) => {
  for (let seed = first; seed < first + BATCH && seed <= HANDS; seed++) {
    const found = randomHand(seed)
    const wanted = judgeHand(found)
    const ruling = adjudicate(packsFor(seed), { checker: 'legion/command-hand', facts: found, presume: false })
    if ('error' in ruling) throw new Error(`${seed}: ${ruling.error.message}`)
    count(seen.hands, ruling.verdict)
    const told = JSON.stringify(found)
    expect(ruling.verdict, told).toBe(wanted.verdict)
    if (wanted.verdict === 'illegal') expect(short(ruling.deciding), told).toEqual([...wanted.broken].sort())
    for (const remedy of ruling.remedies) {
      const mended = { ...found, ...remedy.change } as HandCase
      expect(judgeHand(mended).verdict, `${told} – ${remedy.says}`).toBe('legal')
    }
  }
})

test('hands of every verdict came up', () => {
  for (const verdict of ['legal', 'illegal', 'undetermined', 'disputed'])
    expect(seen.hands[verdict], verdict).toBeGreaterThan(50 * share)
})

const KINDS = [
  [],
  ['trooper'],
  ['trooper'],
  ['vehicle'],
  ['corps'],
  ['special-forces', 'operative'],
  ['ai', 'droid-trooper'],
  ['support', 'heavy'],
]
const TYPES = [
  ['trooper'],
  ['trooper', 'creature-trooper'],
  ['emplacement-trooper'],
  ['vehicle', 'ground-vehicle'],
  ['trooper', 'droid-trooper', 'ai'],
  ['repulsor-vehicle'],
]
const NAMES = ['Darth Vader', 'Stormtroopers', 'AT-ST', 'Dewback Rider', 'Scout Troopers']

function randomOrders(seed: number): OrderCase {
  const { roll, pick, some, chance } = dice(seed)
  const slot = (): Slot => {
    const kind = roll(20)
    if (kind === 0) return { kind: 'each-eligible' }
    if (kind === 1) return { kind: 'none' }
    if (kind < 7) return { kind: 'named', names: some(NAMES, 1 + roll(2)) }
    return { kind: 'count', count: 1 + roll(4), types: pick(KINDS) }
  }
  const unit = (id: string): OrderUnit => ({
    id,
    name: pick(NAMES),
    rank: pick(['corps', 'corps', 'special', 'support', 'heavy', 'operative']),
    types: pick(TYPES),
    range: 1 + roll(5),
    ...(chance(8) ? { hasOrder: true } : {}),
    ...(chance(5) ? { defeated: true } : {}),
  })
  const leader = { ...unit('leader'), name: 'Darth Vader', rank: 'commander', types: ['trooper'], defeated: false }
  const units = some([leader, ...Array.from({ length: roll(8) }, (_, i) => unit(`u${i}`))], 9)
  const ids = units.map((one) => one.id)
  const base = { slots: Array.from({ length: 1 + roll(3) }, slot), nominee: 'leader', units, isSabotaged: chance(15) }
  if (chance(30)) return base
  const most = mostOrders(base)
  const chosen = chance(85)
    ? some(ids, chance(75) ? most : roll(ids.length + 1))
    : [...some(ids, 1 + roll(3)), pick(ids)]
  return { ...base, chosen }
}

test.each(batches(ORDERS))(`the front door and a second judge agree on ${BATCH} sets of orders from %i on`, (first) => {
  for (let seed = first; seed < first + BATCH && seed <= ORDERS; seed++) {
    const found = randomOrders(seed)
    const { slots, nominee, units, chosen, isSabotaged } = found
    const base = {
      card: 'A card of our own',
      owner: { name: 'none' },
      slots,
      nominee,
      units,
      ...(isSabotaged ? { opponentCard: 'Sabotaged Communications' } : {}),
    }
    const ruling = adjudicate(packsFor(seed), {
      checker: 'legion/issue-orders',
      facts: { ...base, ...(chosen ? { chosen } : {}) },
      presume: false,
    })
    const told = JSON.stringify(found)
    if ('error' in ruling) throw new Error(`${told}: ${ruling.error.message}`)
    count(seen.orders, ruling.verdict)
    expect(ruling.answer?.value, told).toBe(mostOrders(found))
    if (!chosen) {
      expect(ruling.verdict, told).toBe('answered')
      continue
    }
    const broken = brokenBy(found)
    expect(ruling.verdict, told).toBe(broken.length ? 'illegal' : 'legal')
    if (broken.length) expect(short(ruling.deciding), told).toEqual(broken.sort())
    for (const remedy of ruling.remedies) {
      expect(brokenBy({ ...found, ...remedy.change } as OrderCase), `${told} – ${remedy.says}`).toEqual([])
    }
  }
})

test('orders of every verdict came up', () => {
  for (const verdict of ['legal', 'illegal', 'answered'])
    expect(seen.orders[verdict], verdict).toBeGreaterThan(500 * share)
})
