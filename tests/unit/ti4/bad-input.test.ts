import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { chain, effects, go, ring, system, table, units } from '../../../lib/games/ti4/board/samples.ts'
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

const THERE = (more: object) => ({ systems: [...chain('a b c'), { ...system('d', { q: 5, r: 5 }), ...more }] })
const NEXUS = { ...system('82'), tile: '82' }
const LANE = { id: 'lane', hex: { q: 5, r: 0 }, face: '83A', rotation: 0 }
const UNITS = base.units as object[]
const withUnits = (...words: string[]) => ({ units: [...UNITS, ...units(...words)] })

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
  ['a system listed twice', { systems: [...chain('a b c'), system('a', { q: 5, r: 5 })] }, 'systems[3].id'],
  ['a unit listed twice', withUnits('x:cruiser-i@a'), 'units[5].id'],
  ['a place on the map of a system off it', THERE({ offMap: true }), 'systems[3].hex'],
  [
    'an inactive nexus with every wormhole',
    { systems: [...chain('a b c'), { ...NEXUS, nexus: 'inactive', wormholes: ['alpha', 'beta', 'gamma'] }] },
    'systems[3].nexus',
  ],
  [
    'an active nexus with gamma alone',
    { systems: [...chain('a b c'), { ...NEXUS, nexus: 'active', wormholes: ['gamma'] }] },
    'systems[3].nexus',
  ],
  ['the Creuss home on the map', THERE({ tile: '51' }), 'systems[3].hex'],
  ['the Crimson home on the map', THERE({ tile: '118' }), 'systems[3].hex'],
  ["an anomaly of Thunder's Edge without it", THERE({ anomalies: ['entropic-scar'] }), 'systems[3]'],
  ["a wormhole of Thunder's Edge without it", THERE({ wormholes: ['epsilon'] }), 'systems[3]'],
  ["a mark of Thunder's Edge without it", THERE({ marks: ['egress'] }), 'systems[3]'],
  ['a hyperlane tile without lines', { hyperlanes: [{ ...LANE, face: undefined }] }, 'hyperlanes[0].pairs'],
  ['a hyperlane tile called as a system', { hyperlanes: [{ ...LANE, id: 'a' }] }, 'hyperlanes[0].id'],
  ['a unit on a hyperlane tile', { hyperlanes: [LANE], ...withUnits('z:cruiser-i@lane') }, 'units[5].system'],
  ['a unit on a planet that is not there', withUnits('z:infantry-i@a/Jord'), 'units[5].at'],
  ['a ship on a planet', { ...THERE({ planets: ['Jord'] }), ...withUnits('z:cruiser-i@d/Jord') }, 'units[5].at'],
  [
    'a Floating Factory on a planet',
    { ...THERE({ planets: ['Jord'] }), ...withUnits('z:floating-factory-i@d/Jord') },
    'units[5].at',
  ],
  ['a structure in space', withUnits('z:pds-i@a'), 'units[5].at'],
  ["a card of Thunder's Edge without it", { effects: effects('te-gravleash') }, 'effects[0].id'],
  ['a card of nobody', { effects: [{ id: 'flank-speed' }] }, 'effects[0].owner'],
  ['a Gravity Drive without its ship', { effects: effects('gravity-drive') }, 'effects[0].target'],
  ['a Captain Mendosa without its ship', { effects: effects('captain-mendosa') }, 'effects[0].target'],
  ['a system of a card that is not there', { effects: effects('in-the-silence-of-space+zz') }, 'effects[0].target'],
  ['a system of a card that is not named', { effects: effects('in-the-silence-of-space') }, 'effects[0].target'],
  ["a rival's ship with Captain Mendosa", { effects: effects('captain-mendosa+e') }, 'effects[0].target'],
  [
    'an Experimental Battlestation on no space dock',
    { effects: effects('experimental-battlestation+e>bob') },
    'effects[0].target',
  ],
  ["another player's ship with a Gravity Drive", { effects: effects('gravity-drive+e') }, 'effects[0].target'],
  ['a border of one system', { expansions: ['te'], effects: effects('te-void-tether+a') }, 'effects[0].target'],
  [
    'a border of a system that is not there',
    { expansions: ['te'], effects: effects('te-void-tether+a/zz') },
    'effects[0].target',
  ],
  ['a wormhole token on a system without it', { effects: effects('ion-storm+a') }, 'effects[0].target'],
  ['a card that is told by its result', { effects: effects('nova-seed+a') }, 'effects[0].id'],
  ['a card that moves ships outside the Movement step', { effects: effects('skilled-retreat') }, 'effects[0].id'],
  ['a unit told as a card', { effects: effects('hil-colish') }, 'effects[0].id'],
  ['an unknown cargo', { moves: [go('y', 'a b', 'zz@a')] }, 'moves[0].loads[0].unit'],
  ['cargo from a system that is not there', { moves: [go('y', 'a b', 'f@zz')] }, 'moves[0].loads[0].at'],
  ['cargo at a stop that is elsewhere', { moves: [go('y', 'a b', 'f@a@1')] }, 'moves[0].loads[0].visit'],
  [
    'an owner of a cannon who is not seated',
    { ...THERE({ planets: ['J'] }), ...withUnits('z:pds-i@d/J>dan') },
    'seating',
  ],
]
it.each(REFUSED)('refuses %s by name', (_what, change, path) => {
  expect(pathsOf({ ...base, ...change })).toContain(path)
})

const FINE: [string, object, string?][] = [
  [
    'an active nexus with a token of its own',
    { systems: [...chain('a b c'), { ...NEXUS, nexus: 'active', wormholes: ['beta'] }] },
  ],
  ['an active nexus with every wormhole', { systems: [...chain('a b c'), { ...NEXUS, nexus: 'active' }] }],
  ['a system off the map', { systems: [...chain('a b c'), { ...system('d'), offMap: true }] }],
  ["a card of Thunder's Edge with it", { expansions: ['te'], effects: effects('te-gravleash') }],
  ['a law of nobody', { effects: [{ id: 'enforced-travel-ban' }] }],
  ['one Gravity Drive each', { effects: effects('gravity-drive+x gravity-drive+e>bob') }],
  ['a border of two systems', { expansions: ['te'], effects: effects('te-void-tether+a/b') }],
  ['a Floating Factory in space', withUnits('z:floating-factory-i@a')],
  ['cargo at the first stop', { moves: [go('y', 'a b', 'f@a@0')] }],
  ['a Gravity Drive that may go to any ship', { effects: effects('gravity-drive'), moves: [], ship: 'x' }, 'route'],
]
it.each(FINE)('takes %s', (_what, change, checker) => {
  expect(pathsOf({ ...base, ...change }, checker)).toEqual(expect.any(String))
})

it('asks for the ship of a card that any player may get, also where it is asked what a ship could do', () => {
  const facts = { ...base, moves: [], ship: 'x', effects: effects('captain-mendosa') }
  expect(pathsOf(facts, 'route')).toContain('effects[0].target')
})

it.each(['lane', '83A'])('says that %s is a hyperlane tile, where a unit is told to be there', (name) => {
  const facts = { ...base, hyperlanes: [LANE], ...withUnits(`z:cruiser-i@${name}`) }
  const ruling = adjudicate([ti4], { checker: 'ti4/movement', facts })
  expect('error' in ruling && ruling.error.issues.map(({ message }) => message)).toContain(
    `${name} is a hyperlane tile; no unit can be there.`,
  )
})

it('shows the twelve safest ways of many', () => {
  const hexes = Array.from({ length: 25 }, (_, i) => ({ q: (i % 5) - 2, r: Math.floor(i / 5) - 2 }))
  const systems = hexes.map((hex, i) => system(`s${i}`, hex))
  const facts = {
    ...table({ systems, active: 's13', units: units('x:cruiser-ii@s11'), effects: effects('gravity-drive+x') }),
    ship: 'x',
  }
  const ruling = adjudicate([ti4], { checker: 'ti4/route', facts })
  const ways = 'verdict' in ruling ? (ruling.answer?.value as string[]) : []
  expect(ways).toHaveLength(12)
  expect(ways[0]).toBe('s11 – s12 – s13')
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
    const cases = ti4.cases.filter(
      ({ checker, expect, facts }) => checker === 'movement' && expect.verdict === 'illegal' && 'moves' in facts,
    )
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
