import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { ti4 } from '../../lib/games/ti4/index.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { plain as withoutRemedies } from '../brute-force/plain.ts'
import { sampleOf } from '../brute-force/sample.ts'
import { abilityCase, abilityFaults } from '../brute-force/ti4/abilities.ts'
import {
  type C,
  cannons,
  diceOf,
  fatesOf,
  movementFaults,
  near,
  type Reads,
  reaches,
  removalsOf,
  routeFaults,
  transportFaults,
} from '../brute-force/ti4/judge.ts'
import { randomCase, randomReadings } from '../brute-force/ti4/maps.ts'

/** Maps compared; BRUTE_FORCE_CASES gives another number. */
const MAPS = Number(process.env.BRUTE_FORCE_CASES ?? 20_000)
/** So many maps are dealt once for every checker, and make a test each. */
const BATCH = 1000

const packs = [withoutRemedies(ti4)]

function ask(checker: string, facts: object, reads: Record<string, string>): Ruling {
  const readings = Object.fromEntries(Object.entries(reads).map(([id, reading]) => [`ti4:ambiguity.${id}`, reading]))
  const ruling = adjudicate(packs, { checker: `ti4/${checker}`, facts, readings, presume: false })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}
const short = (clauses: readonly string[]) =>
  clauses
    .map((clause) => clause.replace('ti4:', ''))
    .sort()
    .join(' ')
const failing = (ruling: Ruling) => (ruling.verdict === 'illegal' ? short(ruling.deciding) : ruling.verdict)

/** Links, laws and cards beyond the plain step are named by the pack only. */
const LINK_CARDS = /components\.(enforced-travel-ban|nexus-sovereignty|te-void-tether|te-breaches)|wormhole-nexus\.1a/
const plain = (text: string) =>
  text
    .split(' ')
    .filter((clause) => !LINK_CARDS.test(clause))
    .join(' ')

const opinions: Record<string, (c: C, seed: number, reads: Record<string, string>) => [mine: string, pack: string]> = {
  movement: (c, _seed, chosen) => {
    const faults = movementFaults(c, (name) => chosen[name] ?? 'A')
    const ruling = ask('movement', c, chosen)
    const rolls = ruling.consequences.flatMap(({ clause, item }) =>
      clause === 'ti4:gravity-rift.2' && item?.ship ? [`${item.ship} ${item.dice}`] : [],
    )
    return [
      faults.length ? short(faults) : `legal ${diceOf(c).join(', ')}`,
      ruling.verdict === 'legal' ? `legal ${rolls.join(', ')}` : plain(failing(ruling)),
    ]
  },
  transport: (c, _seed, chosen) => {
    const faults = transportFaults(c, (name) => chosen[name] ?? 'A')
    if (faults.length) return [short(faults), failing(ask('transport', c, chosen))]
    const fates = fatesOf(c, (name) => chosen[name] ?? 'A')
    const ruling = ask('transport', c, chosen)
    const items = ruling.answer?.kind === 'list' ? (ruling.answer.items ?? []) : []
    const told = items.map(({ unit, isLost }) => `${unit} ${isLost ? 'lost' : 'stays'}`)
    return [`legal ${fates.join(', ')}`, `${ruling.verdict} ${told.join(', ')}`]
  },
  'fleet-pool': (c, seed, chosen) => {
    const [player, system] = [['ann', 'bob'][seed % 2]!, c.systems[seed % c.systems.length]!.id]
    const combat = seed % 5 === 0 && c.units.some((u) => u.system === system && u.owner !== player)
    const fighters = c.units.filter((u) => u.owner === player && u.type.startsWith('fighter')).map((u) => u.type)
    const whole = {
      ...c,
      units: c.units.map((u) =>
        u.owner === player && u.type.startsWith('fighter') ? { ...u, type: fighters[0]! } : u,
      ),
    }
    const mine = removalsOf(whole, player, system, combat, (name) => chosen[name] ?? 'A')
    return [
      String(mine),
      String(ask('fleet-pool', { ...whole, moves: [], player, system, combat }, chosen).answer?.value),
    ]
  },
  'space-cannon': (c, _seed, chosen) => {
    const said = (ask('space-cannon', { ...c, moves: [] }, chosen).answer!.value as string[]).map((line) => {
      const effectless = /^(\w+) without effect: (.*)$/.exec(line)
      if (effectless) return `${effectless[1]} > : ${effectless[2]!.split(', ').sort().join(',')}`
      const [player, rest] = line.split(' at ') as [string, string]
      const aims = rest.split(' or ').map((aim) => aim.split(': '))
      return `${player} > ${aims
        .map(([target]) => target)
        .sort()
        .join(',')}: ${aims[0]![1]!
        .split(', ')
        .map((shot) => shot.split(' ')[0]!)
        .sort()
        .join(',')}`
    })
    return [cannons(c, (name) => chosen[name] ?? 'A').join('; '), said.join('; ')]
  },
  ability: (whole, seed, chosen) => {
    const c = abilityCase(whole, seed)
    const faults = abilityFaults(c, (name) => chosen[name] ?? 'A')
    return [faults.length ? short(faults) : 'legal', plain(failing(ask('ability', c, chosen)))]
  },
  adjacency: (c, seed) => {
    const from = c.systems[seed % c.systems.length]!
    const [player, purpose] = [['ann', 'bob', 'cid'][seed % 3]!, ['movement', 'cannon', 'other'][(seed >> 2) % 3]!]
    const mine = c.systems.filter((to) => near(c, from, to, player, purpose)).map((to) => to.id)
    const said = ask('adjacency', { ...c, moves: [], from: from.id, player, purpose }, {}).answer?.value as string[]
    return [
      mine.sort().join(' '),
      said
        .map((line) => line.split(':')[0])
        .sort()
        .join(' '),
    ]
  },
}

/** A way as the pack gives it beside its sentence. */
interface Way {
  ship: string
  path: string[]
  dice: number
  along?: { ship: string; path: string[] }[]
}

const parts = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

/** What was said first of each map, by checker: a judge that always says the same proves nothing. */
const seen = new Map<string, Set<string>>()

describe('an independent judge written from the fact sheet agrees on every random map', () => {
  for (const first of sampleOf(parts(Math.ceil(MAPS / BATCH)).map((part) => (part - 1) * BATCH + 1))) {
    const last = Math.min(first + BATCH - 1, MAPS)
    describe(`maps ${first} to ${last}`, () => {
      let dealt: [seed: number, map: C, reads: Record<string, string>][] = []
      beforeAll(() => {
        const seeds = Array.from({ length: last - first + 1 }, (_, i) => first + i)
        dealt = seeds.map((seed) => [seed, randomCase(seed), randomReadings(seed)])
      })
      afterAll(() => {
        dealt = []
      })
      it.each(Object.entries(opinions))('%s', (checker, opinion) => {
        const disagreements: string[] = []
        const words = seen.get(checker) ?? new Set()
        seen.set(checker, words)
        for (const [seed, map, reads] of dealt) {
          const [mine, pack] = opinion(map, seed, reads)
          words.add(mine.split(' ')[0]!)
          if (mine !== pack && disagreements.length < 5)
            disagreements.push(`seed ${seed}: I say ${mine}, the pack says ${pack}`)
        }
        expect(disagreements).toEqual([])
      })
    })
  }
  it.each(Object.keys(opinions))('has more than one thing to say of %s', (checker) => {
    expect(seen.get(checker)!.size).toBeGreaterThan(1)
  })
  it.each(sampleOf(parts(20)))('reach and route: no walk is missed, none is made up (%i of 20)', (part) => {
    const disagreements: string[] = []
    for (let seed = part; seed <= MAPS / 20; seed += 20) {
      const c = { ...randomCase(seed), moves: [] }
      const chosen = randomReadings(seed)
      const reads: Reads = (name) => chosen[name] ?? 'A'
      const movable = c.units.filter(
        (u) =>
          u.owner === 'ann' &&
          u.system !== c.active &&
          !/^(pds|space-dock|hel-titan|dimensional|infantry|mech|aerie|indomitus)/.test(u.type),
      )
      // A flagship is there once.
      if (movable.filter((u) => u.type === 'hil-colish').length > 1) continue
      const mine = movable.filter((u) => reaches(c, u, reads, 6)).map((u) => u.id)
      const answer = ask('reach', { ...c, whose: 'mine' }, chosen).answer!
      const said = answer.value as string[]
      for (const { says, item } of answer.derivation) {
        const { ship, path, dice, along = [] } = item as unknown as Way
        const u = c.units.find((one) => one.id === ship)!
        const others = along.map((other) => c.units.find((one) => one.id === other.ship)!)
        const delta = others.some((o) => o.type === 'hil-colish') ? c.active : undefined
        const rolled = diceOf({ ...c, moves: [{ ship, path, loads: [] }] }).join()
        const told = dice ? `${ship} ${dice}` : ''
        if (routeFaults(c, u, path, reads, [u, ...others], delta).length || rolled !== told)
          disagreements.push(`seed ${seed}: ${says}`)
      }
      if (mine.join(' ') !== said.join(' '))
        disagreements.push(`seed ${seed}: I reach with ${mine.join(' ')}, the pack with ${said.join(' ')}`)
      for (const u of movable) {
        const routes = ask('route', { ...c, ship: u.id }, chosen).answer?.value as string[]
        if (routes.length > 0 !== mine.includes(u.id))
          disagreements.push(`seed ${seed}: routes of ${u.id}: ${routes.join('; ')}`)
      }
    }
    expect(disagreements.slice(0, 5)).toEqual([])
  })
})
