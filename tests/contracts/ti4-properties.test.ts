import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { findHyperlane, NEXUS_WORMHOLES } from '../../lib/games/ti4/data/tiles.ts'
import { findUnit } from '../../lib/games/ti4/data/units.ts'
import { ti4 } from '../../lib/games/ti4/index.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { plain } from '../brute-force/plain.ts'
import { share } from '../brute-force/sample.ts'
import { abilityCase } from '../brute-force/ti4/abilities.ts'
import type { C, L, U } from '../brute-force/ti4/judge.ts'
import { randomCase } from '../brute-force/ti4/maps.ts'

const runs = (numRuns: number) => ({ seed: 20260401, numRuns: Math.ceil(numRuns * share) })
const RUNS = runs(1500)
/** The properties are asked of the same maps: each is dealt once, and its own ruling worked out once. */
const dealt = new Map<number, C>()
const deal = (seed: number): C => {
  const known = dealt.get(seed) ?? randomCase(seed)
  dealt.set(seed, known)
  return known
}
const cases = fc.integer({ min: 1, max: 2_000_000_000 }).map(deal)

const judge = (packs: readonly GamePack[], checker: string, facts: object): Ruling => {
  const ruling = adjudicate(packs, { checker: `ti4/${checker}`, facts, presume: false })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}
const quick = [plain(ti4)]
const known = new WeakMap<object, Map<string, Ruling>>()
/** The ruling without remedies. */
const ask = (checker: string, facts: object): Ruling => {
  const own = known.get(facts) ?? new Map<string, Ruling>()
  known.set(facts, own)
  const ruling = own.get(checker) ?? judge(quick, checker, facts)
  own.set(checker, ruling)
  return ruling
}
/** What must not change under a symmetry: verdict, clauses, and the answer as a set. */
const gist = (ruling: Ruling) =>
  JSON.stringify([ruling.verdict, [...ruling.deciding].sort(), ruling.consequences.length])
const isShip = (u: U) => findUnit(u.type)!.roles.includes('ship')

/** A quarter of the maps shows enough cards; effects that read other ships' move values are left out where they matter. */
const without = (c: C, ...ids: string[]): C => ({
  ...c,
  effects: c.effects.filter((effect) => !ids.includes(effect.id)),
})
/** A way as the pack gives it beside its sentence; `why` where it is none. */
interface Way {
  path: string[]
  dice: number
  along?: { ship: string; path: string[] }[]
  why?: string
}
const turn = ({ q, r }: { q: number; r: number }) => ({ q: -r, r: q + r })
const flip = ({ q, r }: { q: number; r: number }) => ({ q: -q, r: q + r })

/** A mirrored hyperlane tile: side e becomes side -e; faces have no mirror image, so its lines are told. */
function mirrored(lane: L): object {
  const pairs = findHyperlane(lane.face)!.pairs.map((pair) => pair.map((e) => (12 - e - lane.rotation) % 6))
  return { hex: flip(lane.hex), pairs, rotation: 0 }
}

describe('moving never depends on what it should not', () => {
  it('more move never makes a legal move illegal', () => {
    fc.assert(
      fc.property(cases, (c) => {
        const before = ask('movement', c)
        if (before.verdict !== 'legal') return
        const units = c.units.map((u) => {
          const move = findUnit(u.type)!.move
          return u.owner === 'ann' && move !== null ? { ...u, move: move + 1 } : u
        })
        expect(ask('movement', { ...c, units }).verdict).toBe('legal')
      }),
      RUNS,
    )
  })

  it('an enemy ship more never makes an illegal move legal', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (whole, at) => {
        const c = without(whole, 'captain-mendosa')
        if (c.units.some((u) => u.type === 'corsair')) return
        const before = ask('movement', c)
        if (before.verdict !== 'illegal') return
        const enemy = {
          id: 'enemy',
          owner: 'cid',
          type: 'cruiser-i',
          system: c.systems[at % c.systems.length]!.id,
          at: 'space',
        }
        expect(ask('movement', { ...c, units: [...c.units, enemy] }).verdict).toBe('illegal')
      }),
      RUNS,
    )
  })

  it('turning the map, hyperlanes along with it, changes nothing', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 5 }), (c, turns) => {
        let moved: C = c
        for (let i = 0; i < turns; i++) {
          moved = {
            ...moved,
            systems: moved.systems.map((s) => (s.hex ? { ...s, hex: turn(s.hex) } : s)),
            hyperlanes: moved.hyperlanes.map((lane) => ({
              ...lane,
              hex: turn(lane.hex),
              rotation: (lane.rotation + 1) % 6,
            })),
          }
        }
        for (const checker of ['movement', 'space-cannon'])
          expect(gist(ask(checker, moved))).toBe(gist(ask(checker, c)))
      }),
      RUNS,
    )
  })

  it('mirroring the map changes nothing', () => {
    fc.assert(
      fc.property(cases, (c) => {
        const moved = {
          ...c,
          systems: c.systems.map((s) => (s.hex ? { ...s, hex: flip(s.hex) } : s)),
          hyperlanes: c.hyperlanes.map(mirrored),
        }
        expect(gist(ask('movement', moved))).toBe(gist(ask('movement', c)))
      }),
      RUNS,
    )
  })

  it('renaming the players changes nothing', () => {
    const names: Record<string, string> = { ann: 'cid', bob: 'ann', cid: 'bob' }
    const rename = (name: string) => names[name] ?? name
    fc.assert(
      fc.property(cases, (c) => {
        const moved = {
          ...c,
          activePlayer: rename(c.activePlayer),
          systems: c.systems.map((s) => ({
            ...s,
            tokens: s.tokens.map(rename),
            ...(s.rollExempt ? { rollExempt: s.rollExempt.map(rename) } : {}),
          })),
          units: c.units.map((u) => ({ ...u, owner: rename(u.owner) })),
          fleetPool: Object.fromEntries(Object.entries(c.fleetPool).map(([name, pool]) => [rename(name), pool])),
          effects: c.effects.map((e) => (e.owner ? { ...e, owner: rename(e.owner) } : e)),
          seating: c.seating.map(rename),
        }
        for (const checker of ['movement', 'space-cannon'])
          expect(gist(ask(checker, moved))).toBe(gist(ask(checker, c)))
      }),
      RUNS,
    )
  })
})

describe('movement by abilities', () => {
  it('turning the map changes nothing, and more move value does not either', () => {
    let legal = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.integer({ min: 1, max: 5 }), (seed, turns) => {
        const c = abilityCase(deal(seed), seed)
        const before = ask('ability', c)
        if (before.verdict === 'legal') legal++
        const spun = Array.from({ length: turns }).reduce<C>(
          (map) => ({
            ...map,
            systems: map.systems.map((s) => (s.hex ? { ...s, hex: turn(s.hex) } : s)),
            hyperlanes: map.hyperlanes.map((lane) => ({
              ...lane,
              hex: turn(lane.hex),
              rotation: (lane.rotation + 1) % 6,
            })),
          }),
          c,
        )
        expect(gist(ask('ability', spun))).toBe(gist(before))
        const faster = c.units.map((u) => {
          const { move } = findUnit(u.type)!
          return move === null ? u : { ...u, move: move + 3 }
        })
        expect(gist(ask('ability', { ...c, units: faster }))).toBe(gist(before))
      }),
      RUNS,
    )
    expect(legal).toBeGreaterThan(100)
  })
})

describe('the search and the step-by-step judge agree', () => {
  it('a route found is accepted, and what the judge forbids is never returned', () => {
    let found = 0
    let none = 0
    fc.assert(
      fc.property(cases, (whole) => {
        const c = { ...whole, moves: [], tacticTokens: 1 }
        for (const u of c.units.filter((unit) => unit.owner === 'ann' && isShip(unit)).slice(0, 3)) {
          const ruling = ask('route', { ...c, ship: u.id })
          if (ruling.verdict !== 'answered') continue
          const lines = ruling.answer!.value as string[]
          for (const { says: line, item } of ruling.answer!.derivation) {
            const { path, dice, along = [], why } = item as unknown as Way
            const moves = [{ ship: u.id, path }, ...along].map((move) => ({ ...move, loads: [] }))
            const judged = ask('movement', { ...c, moves })
            if (why) {
              none++
              expect(judged.verdict, line).not.toBe('legal')
              continue
            }
            found++
            expect(judged.verdict, line).toBe('legal')
            const rolled = judged.consequences
              .filter((step) => step.clause === 'ti4:gravity-rift.2' && step.item?.ship === u.id)
              .reduce((sum, step) => sum + step.value!, 0)
            expect(rolled, line).toBe(dice)
          }
          if (!lines.length) none++
        }
      }),
      runs(600),
    )
    expect(Math.min(found, none)).toBeGreaterThan(100)
  })

  it('a remedy is legal when it is taken', () => {
    let taken = 0
    fc.assert(
      fc.property(cases, (c) => {
        for (const remedy of judge([ti4], 'movement', c).remedies) {
          taken++
          expect(ask('movement', { ...c, ...remedy.change }).verdict, remedy.says).toBe('legal')
        }
      }),
      runs(600),
    )
    expect(taken).toBeGreaterThan(50)
  })
})

it('the nexus has the wormholes of LRR 100.1a', () => {
  expect(NEXUS_WORMHOLES).toEqual({ inactive: ['gamma'], active: ['alpha', 'beta', 'gamma'] })
})
