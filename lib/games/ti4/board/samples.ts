/** Small boards for cases and for the editor to start from. */

import { type Anomaly, WORMHOLES, type Wormhole } from '../data/tiles.ts'
import type { CaseFacts, EffectFacts, LoadFacts, MoveFacts, SystemFacts, UnitFacts } from '../facts.ts'

const SHORT: Readonly<Record<string, Anomaly>> = {
  rift: 'gravity-rift',
  asteroids: 'asteroid-field',
  nebula: 'nebula',
  supernova: 'supernova',
  scar: 'entropic-scar',
}

/**
 * A system from a word: `b=rift,alpha@ann,bob#Jord` has a rift, an alpha wormhole, tokens of ann and bob and a planet.
 */
export function system(word: string, hex?: { q: number; r: number }): SystemFacts {
  const parts = /^([^=@#]+)(?:=([^@#]*))?(?:@([^#]*))?(?:#(.*))?$/.exec(word)!
  const list = (text: string | undefined) => (text ? text.split(',') : [])
  const traits = list(parts[2])
  return {
    id: parts[1]!,
    ...(hex ? { hex } : {}),
    anomalies: traits.flatMap((trait) => SHORT[trait] ?? []),
    wormholes: traits.filter((trait): trait is Wormhole => WORMHOLES.includes(trait as Wormhole)),
    planets: list(parts[4]),
    tokens: list(parts[3]),
  }
}

/** Systems in a straight line, each touching only the next: `chain('a b=rift c')`. */
export const chain = (words: string, q = 0, r = 0): SystemFacts[] =>
  words.split(' ').map((word, i) => system(word, { q: q + i, r }))

/** Six systems around the centre, `n0` at the top and clockwise. */
export const ring = (traits: readonly string[] = []): SystemFacts[] =>
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([q, r], i) => system(`n${i}${traits[i] ?? ''}`, { q: q!, r: r! }))

/** Units from words: `car:carrier-i@a`, `inf:infantry-i@a/Jord`, of ann unless `>bob` follows. */
export const units = (...words: string[]): UnitFacts[] =>
  words
    .join(' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, id, type, place, planet, owner] = /^([^:]+):([^@]+)@([^/>]+)(?:\/([^>]+))?(?:>(.+))?$/.exec(word)!
      return {
        id: id!,
        type: type!,
        system: place!,
        owner: owner ?? 'ann',
        at: planet?.replaceAll('_', ' ') ?? 'space',
      }
    })

/** One move: `go('car', 'a b', 'inf@a gf@b')`. */
export const go = (ship: string, path: string, loads = ''): MoveFacts => ({
  ship,
  path: path.split(' '),
  loads: loads
    .split(' ')
    .filter(Boolean)
    .map((word): LoadFacts => {
      const [unit, at, visit] = word.split('@')
      return { unit: unit!, at: at!, ...(visit ? { visit: Number(visit) } : {}) }
    }),
})

/** Effects from words: `flank-speed`, of ann; `gravity-drive+car` with a target; `>bob` for another owner. */
export const effects = (...words: string[]): EffectFacts[] =>
  words
    .join(' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, id, target, owner] = /^([^+>]+)(?:\+([^>]+))?(?:>(.+))?$/.exec(word)!
      return { id: id!, owner: owner ?? 'ann', ...(target ? { target } : {}) }
    })

/** A whole case with ann as active player; what is not given is none. */
export const table = (
  over: Partial<CaseFacts> & Pick<CaseFacts, 'systems' | 'active'>,
): Readonly<Record<string, unknown>> => ({
  hyperlanes: [],
  units: [],
  activePlayer: 'ann',
  tacticTokens: 1,
  moves: [],
  fleetPool: { ann: 5, bob: 5 },
  effects: [],
  seating: ['ann', 'bob', 'cid'],
  expansions: [],
  ...over,
})

/** One board for each clause of LRR 58.4, as the editor offers them. */
export const READY_BOARDS: readonly {
  id: string
  clause: string
  title: string
  facts: Readonly<Record<string, unknown>>
}[] = [
  {
    id: '58-4a',
    clause: 'ti4:movement.4a',
    title: 'Stopping short of the active system',
    facts: table({ systems: chain('a b c'), active: 'c', units: units('cru:cruiser-i@a'), moves: [go('cru', 'a b')] }),
  },
  {
    id: '58-4b',
    clause: 'ti4:movement.4b',
    title: 'A single fighter in the way',
    facts: table({
      systems: chain('a b c'),
      active: 'c',
      units: units('cru:cruiser-i@a f:fighter-i@b>bob'),
      moves: [go('cru', 'a b c')],
    }),
  },
  {
    id: '58-4c',
    clause: 'ti4:movement.4c',
    title: 'Locked in by an own token',
    facts: table({
      systems: chain('a@ann b'),
      active: 'b',
      units: units('cru:cruiser-i@a'),
      moves: [go('cru', 'a b')],
    }),
  },
  {
    id: '58-4d',
    clause: 'ti4:movement.4d',
    title: 'Passing an own token',
    facts: table({
      systems: chain('a b@ann c'),
      active: 'c',
      units: units('cru:cruiser-i@a'),
      moves: [go('cru', 'a b c')],
    }),
  },
  {
    id: '58-4e',
    clause: 'ti4:movement.4e',
    title: 'Out of the active system and back',
    facts: table({ systems: chain('a b'), active: 'a', units: units('cru:cruiser-i@a'), moves: [go('cru', 'a b a')] }),
  },
  {
    id: '58-4f',
    clause: 'ti4:movement.4f',
    title: 'One system too far',
    facts: table({
      systems: chain('a b c'),
      active: 'c',
      units: units('car:carrier-i@a'),
      moves: [go('car', 'a b c')],
    }),
  },
]
