import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { chain, effects, go, ring, system, table, units } from '../../../lib/games/ti4/boards.ts'
import { ti4 } from '../../../lib/games/ti4/index.ts'

const base = table({
  systems: chain('a b c'),
  active: 'b',
  units: units('x:cruiser-i@a y:carrier-i@a i:infantry-i@c f:fighter-i@a e:cruiser-i@a>bob'),
  moves: [go('x', 'a b')],
})
const pathsOf = (facts: object, checker = 'movement') => {
  const ruling = adjudicate([ti4], { checker: `ti4/${checker}`, facts })
  return 'error' in ruling ? ruling.error.issues.map((issue) => issue.path) : ruling.verdict
}

const REFUSED: [string, object, string, string?][] = [
  ['an unknown system', { moves: [go('x', 'a zz b')] }, 'moves[0].path[1]'],
  ['an unknown ship', { moves: [go('zz', 'a b')] }, 'moves[0].ship'],
  ['an active system that is not there', { active: 'zz' }, 'active'],
  ['two systems on one hex', { systems: [...chain('a b c'), system('d', { q: 0, r: 0 })] }, 'systems[3].hex'],
  [
    'a hyperlane tile on a system',
    { hyperlanes: [{ hex: { q: 0, r: 0 }, face: '83A', rotation: 0 }] },
    'hyperlanes[0].hex',
  ],
  ['a route that starts elsewhere', { moves: [go('x', 'c b')] }, 'moves[0].path[0]'],
  ['a ship declared twice', { moves: [go('x', 'a b'), go('x', 'a b')] }, 'moves[1].ship'],
  ["another player's ship", { moves: [go('e', 'a b')] }, 'moves[0].ship'],
  ['a negative move value', { units: [{ ...units('x:cruiser-i@a')[0]!, move: -1 }] }, 'units[0].move'],
  ['a negative capacity', { units: [{ ...units('x:cruiser-i@a')[0]!, capacity: -1 }] }, 'units[0].capacity'],
  ['one Gravity Drive on two ships', { effects: effects('gravity-drive+x gravity-drive+y') }, 'effects[1].target'],
  ['a target that is not on the board', { effects: effects('gravity-drive+zz') }, 'effects[0].target'],
  ['a nexus without a side', { systems: [...chain('a b c'), { ...system('82'), tile: '82' }] }, 'systems[3].nexus'],
  [
    'a nexus on the map',
    { systems: [...chain('a b c'), { ...system('82', { q: 5, r: 5 }), tile: '82', nexus: 'active' }] },
    'systems[3].hex',
  ],
  [
    'a line from a side to itself',
    { hyperlanes: [{ hex: { q: 5, r: 0 }, pairs: [[1, 1]], rotation: 0 }] },
    'hyperlanes[0].pairs[0]',
  ],
  ['a unit that does not stand where it is loaded', { moves: [go('y', 'a b', 'i@a')] }, 'moves[0].loads[0].at'],
  ['a unit loaded twice', { moves: [go('y', 'a b', 'f@a f@a')] }, 'moves[0].loads[1].unit'],
  ['cargo of another player', { moves: [go('y', 'a b', 'e@a')] }, 'moves[0].loads[0].unit'],
  ['a unit in an unknown system', { units: units('x:cruiser-i@zz') }, 'units[0].system'],
  [
    'an unknown wormhole type',
    { systems: [{ ...system('a'), wormholes: ['omega'] }, ...chain('b c', 1)] },
    'systems[0].wormholes[0]',
  ],
  ['negative tokens', { fleetPool: { ann: -1 } }, 'fleetPool.ann'],
  ['half tokens', { fleetPool: { ann: 0.5 } }, 'fleetPool.ann'],
  ['seating without the active player', { seating: ['bob', 'cid'] }, 'seating'],
  [
    "something of Thunder's Edge without it",
    { units: [...(base.units as object[]), ...units('z:corsair@a')] },
    'units[5].type',
  ],
  ['a fact nobody asked for', { speed: 3 }, 'speed'],
]
it.each(REFUSED)('refuses %s by name', (_what, change, path) => {
  expect(pathsOf({ ...base, ...change })).toContain(path)
})

it('refuses a hyperlane tile asked about as a system', () => {
  const facts = {
    ...table({ systems: ring(), hyperlanes: [{ hex: { q: 0, r: 0 }, face: '83A', rotation: 0 }], active: 'n0' }),
    from: '83A',
    player: 'ann',
    purpose: 'movement',
  }
  expect(pathsOf(facts, 'adjacency')).toEqual(['from'])
})

it.each(['systems', 'units', 'activePlayer', 'active', 'moves', 'effects'])('says that %s is missing', (key) => {
  const { [key]: _dropped, ...rest } = base
  const ruling = adjudicate([ti4], { checker: 'ti4/movement', facts: rest })
  expect('verdict' in ruling && [ruling.verdict, ruling.missing]).toEqual(['undetermined', [key]])
})

it('names the fact of a passed system that decides', () => {
  const told = table({
    systems: chain('a b c').map((s) => (s.id === 'b' ? { ...s, unitsListed: false } : s)),
    active: 'c',
    units: units('x:cruiser-i@a'),
    moves: [go('x', 'a b c')],
  })
  const ruling = adjudicate([ti4], { checker: 'ti4/movement', facts: told })
  expect('verdict' in ruling && [ruling.verdict, ruling.missing]).toEqual(['undetermined', ['systems[1].unitsListed']])
})

describe('a load nobody told', () => {
  const blank = (moves: readonly object[]) =>
    moves.map((move, i) => (i ? move : { ...move, loads: [...((move as { loads?: [] }).loads ?? []), {}] }))
  const verdictOf = (facts: object) => pathsOf(facts)

  it('hides nothing that forbids the route', () => {
    const cases = ti4.cases.filter(({ checker, expect }) => checker === 'movement' && expect.verdict === 'illegal')
    const open = cases.filter(({ facts }) => {
      const told = facts as { moves: object[] }
      return verdictOf({ ...told, moves: blank(told.moves) }) !== 'illegal'
    })
    // Those the cargo itself forbids, a structure that may be carried, and a rift that counts by what is aboard.
    expect(open.map(({ id }) => id)).toEqual([
      'TI4.58.X.04',
      'TI4.41.A.22',
      'TI4.95.B.04',
      'TI4.95.B.05',
      'TI4.95.B.06',
      'TI4.LATER.B.04',
    ])
    expect(cases.length).toBeGreaterThan(70)
  })

  it('keeps a legal move waiting', () => {
    expect(verdictOf({ ...base, moves: blank(base.moves as object[]) })).toBe('undetermined')
  })
})
