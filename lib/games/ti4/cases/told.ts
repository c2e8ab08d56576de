import { chain, effects, go, system, table, units } from '../board/samples.ts'
import { ONE, one } from './build.ts'

const m = one('movement')
const s = one('space-cannon')
const t = one('transport')
const a = one('ability')
const f = one('fleet-pool')
const r = one('reach')
const w = one('route')
const carrier = (over: Partial<Parameters<typeof table>[0]>) =>
  table({ systems: chain('a b c'), active: 'c', units: units('x:carrier-i@a'), moves: [go('x', 'a b c')], ...over })
const untold = ({ anomalies: _, ...rest }: ReturnType<typeof system>) => rest
const [start, ...way] = chain('a b c d')
const nexus = ({ wormholes = [], ...over }: { wormholes?: 'gamma'[]; nexus?: 'active' }) =>
  table({
    systems: [system('a=alpha', { q: 0, r: 0 }), { ...system('82'), tile: '82', wormholes, ...over }],
    active: '82',
    units: units('x:cruiser-i@a'),
    moves: [go('x', 'a 82')],
  })
/** A fleet pool that nobody told. */
const pool = (on: string, also = '') =>
  (({ fleetPool: _, ...rest }) => rest)({
    ...table({ systems: chain('a#P'), active: 'a', units: units(on, also) }),
    player: 'ann',
    system: 'a',
    combat: false,
  } as Record<string, unknown>)
const standing = (map: string, on: string, cards = '') =>
  table({
    systems: chain(map),
    active: map.split(' ').at(-1)!.split(/[=@]/)[0]!,
    units: units(on),
    effects: effects(cards),
  })
const reaching = (...told: Parameters<typeof standing>) => ({ ...standing(...told), whose: 'mine' })
const untoldCards = ({ effects: _, ...rest }: object & { effects?: unknown }) => rest
const nobody = { answer: [] }

/** What is not told, and what is told in other words. */
export const toldCases = [
  m(
    'TOLD.A.01',
    'Where a system lies is not told',
    table({
      systems: [...chain('a'), system('b')],
      active: 'b',
      units: units('x:carrier-i@a'),
      moves: [go('x', 'a b')],
    }),
    'undetermined',
    'movement.4f',
  ),
  m(
    'TOLD.A.02',
    'A system that lies off the map, as the players say',
    table({
      systems: [...chain('a'), { ...system('b'), offMap: true }],
      active: 'b',
      units: units('x:carrier-i@a'),
      moves: [go('x', 'a b')],
    }),
    'illegal',
    'movement.4f',
  ),
  m(
    'TOLD.A.03',
    'Rifts may lie on the way, and a token where it starts',
    carrier({
      systems: [
        (({ anomalies: _a, tokens: _t, ...rest }) => rest)(start!),
        ...way.slice(0, 2).map(untold),
        way[2]!,
      ] as never,
      active: 'd',
      moves: [go('x', 'a b c d')],
    }),
    'undetermined',
    '',
  ),
  m(
    'TOLD.B.01',
    'Whether the owner of Aetherstream is a neighbor is not told',
    carrier({ systems: chain('a b c d=nebula'), effects: effects('aetherstream>bob') }),
    'undetermined',
    'movement.4f',
  ),
  m(
    'TOLD.B.02',
    'Aetherstream of a player who is no neighbor',
    carrier({
      systems: chain('a b c d=nebula'),
      effects: [{ id: 'aetherstream', owner: 'bob', neighbors: false }] as never,
    }),
    'illegal',
    'movement.4f',
  ),
  m(
    'TOLD.B.03',
    'Aetherstream of a player with units next door',
    carrier({
      systems: chain('a b c d=nebula'),
      units: units('x:carrier-i@a z:cruiser-i@c y:cruiser-i@d>bob'),
      effects: effects('aetherstream>bob'),
    }),
    'legal',
    'active-system.1 active-system.2 movement.4a movement.4b movement.4f !aetherstream',
  ),
  m(
    'TOLD.B.04',
    'A token of your own on the active system forbids, whosever tokens lie on the way',
    carrier({
      systems: chain('a b c@ann').map(({ tokens, ...rest }) => (rest.id === 'b' ? rest : { ...rest, tokens })) as never,
      effects: effects('gravity-drive+x'),
    }),
    'illegal',
    'active-system.2',
  ),
  s(
    'TOLD.C.01',
    'Ships of a third player are no target of others; whether they may roll all the same is not settled',
    table({ systems: chain('a#P'), active: 'a', units: units('p:pds-ii@a/P>bob y:cruiser-i@a>cid') }),
    'disputed',
    'space-cannon.5a',
  ),
  s(
    'TOLD.C.02',
    'Cards are not told; nobody has a cannon, nor a dock that Experimental Battlestation could arm',
    untoldCards(table({ systems: chain('a b'), active: 'a', units: units('x:cruiser-i@a y:cruiser-i@b>bob') })),
    'answered',
    'space-cannon.2',
    nobody,
  ),
  s(
    'TOLD.C.03',
    'Cards are not told, and a ship moves in to a dock of another player: Experimental Battlestation may arm it',
    untoldCards(
      table({
        systems: chain('a#P b'),
        active: 'a',
        units: units('d:space-dock-i@a/P>bob x:cruiser-i@b'),
        moves: [go('x', 'b a')],
      }),
    ),
    'undetermined',
    '',
  ),
  s(
    'TOLD.C.04',
    'Cards are not told, and no ship moves in to the dock of another player: it fires by no card',
    untoldCards(table({ systems: chain('a#P'), active: 'a', units: units('d:space-dock-i@a/P>bob x:cruiser-i@a') })),
    'answered',
    'space-cannon.2',
    nobody,
  ),
  t(
    'TOLD.D.01',
    'Nothing is told of the systems, but nothing is loaded',
    table({ systems: [{ id: 'b' }] as never, active: 'b' }),
    'legal',
    'capacity.n4',
  ),
  a(
    'TOLD.E.01',
    'Only a Fighter I is there to retreat',
    { ...table({ systems: chain('a b'), active: 'a', units: units('f:fighter-i@a') }), by: 'retreat', player: 'ann' },
    'disputed',
    'space-combat.7b',
  ),
  m(
    'TOLD.F.01',
    'A system named by its planet and by its tile, a ship in capitals',
    carrier({
      systems: [...chain('a'), { ...system('rex#Mecatol_Rex', { q: 1, r: 0 }), tile: '18', planets: ['mecatol rex'] }],
      active: 'Mecatol Rex',
      units: units('x:carrier-i@a'),
      moves: [go('X', 'A 18')],
      effects: effects('gravity-drive+X'),
    }),
    'legal',
    ONE,
  ),
  m(
    'TOLD.G.01',
    'No wormhole matters between two systems that touch',
    carrier({
      systems: chain('a b').map(({ wormholes: _wormholes, ...rest }) => rest) as never,
      active: 'b',
      moves: [go('x', 'a b')],
    }),
    'legal',
    ONE,
  ),
  m(
    'TOLD.I.01',
    'A system on the map that is only called 51',
    table({
      systems: [...chain('a'), { ...system('51', { q: 1, r: 0 }), offMap: false }],
      active: '51',
      units: units('x:carrier-i@a'),
      moves: [go('x', 'a 51')],
    }),
    'legal',
    ONE,
  ),
  m(
    'TOLD.H.01',
    'Under one reading a neighbor decides, under the other nothing is asked',
    table({
      systems: chain('a b=rift c d e f g'),
      active: 'c',
      units: units('x:cruiser-i@a z:destroyer-i@g>bob'),
      effects: effects('aetherstream>bob'),
      expansions: ['te'],
      moves: [go('x', 'a b a b c')],
    }),
    'undetermined',
    '',
  ),
  m(
    'TOLD.J.01',
    'An asteroid field by the number of its tile, its anomalies not told',
    table({
      systems: [...chain('a'), { ...untold(system('b', { q: 1, r: 0 })), tile: '44' }] as never,
      active: 'b',
      units: units('x:cruiser-i@a'),
      moves: [go('x', 'a b')],
    }),
    'illegal',
    'asteroid-field.1',
  ),
  m(
    'TOLD.J.02',
    'An alpha wormhole by the number of its tile',
    table({
      systems: [system('a=alpha', { q: 0, r: 0 }), { ...system('b', { q: 9, r: 0 }), tile: '26' }],
      active: 'b',
      units: units('x:cruiser-i@a'),
      moves: [go('x', 'a b')],
    }),
    'legal',
    `${ONE} adjacency.1`,
  ),
  m(
    'TOLD.J.03',
    'The tile of Mecatol Rex in Thunder’s Edge, with Lazax Gate Folding',
    table({
      systems: [system('a=alpha', { q: 0, r: 0 }), { ...system('z', { q: 9, r: 0 }), tile: '112' }],
      active: 'z',
      units: units('x:cruiser-i@a'),
      effects: effects('lazax-gate-folding'),
      expansions: ['te'],
      moves: [go('x', 'a z')],
    }),
    'legal',
    `${ONE} adjacency.1 !lazax-gate-folding`,
  ),
  m(
    'TOLD.K.01',
    'Whose ships may lie in an asteroid field with Chaos Mapping',
    table({
      systems: [...chain('a'), { ...system('b=asteroids', { q: 1, r: 0 }), unitsListed: false }],
      active: 'b',
      units: units('x:cruiser-i@a'),
      effects: effects('chaos-mapping>bob', 'antimass-deflectors'),
      moves: [go('x', 'a b')],
    }),
    'undetermined',
    'components.chaos-mapping',
  ),
  m(
    'TOLD.K.02',
    'Whose units may be where Ceasefire was played',
    table({
      systems: [...chain('a'), { ...system('b', { q: 1, r: 0 }), unitsListed: false }],
      active: 'b',
      units: units('x:cruiser-i@a'),
      effects: effects('ceasefire>bob'),
      moves: [go('x', 'a b')],
    }),
    'undetermined',
    'components.ceasefire',
  ),
  s(
    'TOLD.K.03',
    'A target may lie where not all units are listed',
    table({
      systems: [{ ...system('a#P', { q: 0, r: 0 }), unitsListed: false }],
      active: 'a',
      units: units('p:pds-i@a/P'),
    }),
    'undetermined',
    'space-cannon.5b',
  ),
  f(
    'TOLD.K.04',
    'A combat may go on where not all units are listed',
    (({ combat: _, ...rest }) => rest)({
      ...table({
        systems: [{ ...system('a', { q: 0, r: 0 }), unitsListed: false }],
        active: 'a',
        units: units('x:fighter-i@a'),
      }),
      player: 'ann',
      system: 'a',
      combat: false,
      fleetPool: { ann: 3 },
    }) as never,
    'undetermined',
    'fleet-pool.1 capacity.2 capacity.3c',
  ),
  s(
    'TOLD.L.01',
    'How the players sit is not told, and two of them can fire',
    (({ seating: _, ...rest }) => rest)(
      table({ systems: chain('a#P'), active: 'a', units: units('x:cruiser-i@a p:pds-i@a/P>bob q:pds-i@a/P>cid') }),
    ) as never,
    'undetermined',
    '',
  ),
  m(
    'TOLD.L.02',
    'Gravity Drive of a player who does not move waits for no ship',
    carrier({ effects: effects('gravity-drive>bob') }),
    'illegal',
    'movement.4f',
  ),
  m(
    'TOLD.L.03',
    'Cards are not told, and whoever moves stands last on a board of five',
    (({ effects: _, ...rest }) => rest)(
      carrier({
        systems: chain('a b c d'),
        units: units('p:cruiser-i@d>bob q:cruiser-i@d>cid r:cruiser-i@d>dan s:cruiser-i@d>eve', 'x:carrier-i@a'),
      }),
    ) as never,
    'undetermined',
    '',
  ),
  m(
    'TOLD.M.01',
    'The side of the nexus is not told, and it decides',
    nexus({}),
    'undetermined',
    'wormhole-nexus.1a movement.4f',
  ),
  m(
    'TOLD.M.02',
    'The side of the nexus is not told, its gamma is',
    nexus({ wormholes: ['gamma'] }),
    'illegal',
    'movement.4f wormhole-nexus.1a',
  ),
  m(
    'TOLD.M.03',
    'The side of a nexus that nobody comes near does not matter',
    carrier({ systems: [...chain('a b'), system('82')], active: 'b', moves: [go('x', 'a b')] }),
    'legal',
    ONE,
  ),
  f('TOLD.N.01', 'Nothing in space: no fleet pool is asked', pool('p:pds-i@a/P'), 'answered', 'fleet-pool.1', {
    answer: 0,
  }),
  f(
    'TOLD.N.02',
    'A Fighter I alone counts against no fleet pool',
    pool('x:fighter-i@a'),
    'answered',
    'fleet-pool.1 capacity.3 capacity.2',
    {
      answer: 1,
    },
  ),
  f(
    'TOLD.N.03',
    'A Fighter II alone may stay as a ship: the fleet pool is asked',
    pool('x:fighter-ii@a'),
    'undetermined',
    '',
  ),
  f('TOLD.N.04', 'A ship counts against the fleet pool, which is asked', pool('x:cruiser-i@a'), 'undetermined', ''),
  r(
    'TOLD.O.01',
    'A token of its own keeps the only ship away',
    reaching('a@ann b', 'x:cruiser-i@a'),
    'answered',
    'movement.4c',
    nobody,
  ),
  r(
    'TOLD.O.02',
    'An asteroid field keeps every ship away',
    reaching('a b=asteroids', 'x:cruiser-i@a'),
    'answered',
    'asteroid-field.1',
    nobody,
  ),
  r(
    'TOLD.O.03',
    'An asteroid field on the only way',
    reaching('a b=asteroids c', 'x:cruiser-i@a'),
    'answered',
    'asteroid-field.1',
    nobody,
  ),
  r(
    'TOLD.O.04',
    'Ships of others on the only way',
    reaching('a b c', 'x:cruiser-i@a y:cruiser-i@b>bob'),
    'answered',
    'movement.4b',
    nobody,
  ),
  r(
    'TOLD.O.05',
    'Every ship is too far away',
    reaching('a b c d e', 'x:cruiser-i@a'),
    'answered',
    'movement.4f',
    nobody,
  ),
  r(
    'TOLD.O.06',
    'One ship is locked, another too slow',
    reaching('a@ann b c d', 'x:cruiser-i@a y:dreadnought-i@b'),
    'answered',
    'movement.4c movement.4f',
    nobody,
  ),
  r(
    'TOLD.O.08',
    'A nebula on the only way',
    reaching('a b=nebula c', 'x:cruiser-i@a'),
    'answered',
    'nebula.1a',
    nobody,
  ),
  r(
    'TOLD.O.09',
    'A supernova keeps every ship away',
    reaching('a b=supernova', 'x:cruiser-i@a'),
    'answered',
    'supernova.1',
    nobody,
  ),
  r(
    'TOLD.O.10',
    'Aerie Hololattice closes the only way',
    reaching('a b#P c', 'x:cruiser-i@a y:pds-i@b/P>bob', 'aerie-hololattice>bob'),
    'answered',
    '!aerie-hololattice',
    nobody,
  ),
  r(
    'TOLD.O.11',
    'Cards are not told, and no ship of mine is listed',
    untoldCards(reaching('a#P b', 'y:cruiser-i@a>bob x:infantry-i@a/P')),
    'answered',
    'movement.4f',
    nobody,
  ),
  r(
    'TOLD.O.12',
    'Cards are not told, a token of my own lies there, and no unit is listed',
    untoldCards(reaching('a b@ann', '')),
    'answered',
    'movement.4f',
    nobody,
  ),
  w(
    'TOLD.O.07',
    'A locked ship beside an asteroid field: both stand in the way',
    { ...standing('a@ann b=asteroids', 'x:cruiser-i@a'), ship: 'x' },
    'answered',
    'movement.4c asteroid-field.1',
    nobody,
  ),
  m(
    'TOLD.P.01',
    'A token of your own on the active system forbids, whatever way is taken',
    carrier({ systems: chain('a b c@ann'), moves: [{ ship: 'x' }] as never }),
    'illegal',
    'active-system.2',
  ),
  m(
    'TOLD.P.02',
    'A token of your own on the active system, nothing told of the moves and of tactic tokens',
    (({ moves: _, tacticTokens: _t, ...rest }) => rest)(carrier({ systems: chain('a b c@ann') })) as never,
    'illegal',
    'active-system.2',
  ),
  m(
    'TOLD.P.03',
    'With Il Na Viroset the own token does not forbid: the way is asked',
    carrier({ systems: chain('a b c@ann'), moves: [{ ship: 'x' }] as never, effects: effects('il-na-viroset') }),
    'undetermined',
    '',
  ),
  m(
    'TOLD.P.04',
    'A token of your own on the active system, cards not told: Il Na Viroset may be among them',
    (({ effects: _, ...rest }) => rest)(
      carrier({ systems: chain('a b c@ann'), moves: [{ ship: 'x' }] as never }),
    ) as never,
    'undetermined',
    '',
  ),
  m(
    'TOLD.P.05',
    'Chaos Mapping closes the active system, whatever way is taken',
    carrier({
      systems: chain('a b c=asteroids'),
      units: units('x:carrier-i@a y:cruiser-i@c>bob'),
      moves: [{ ship: 'x' }] as never,
      effects: effects('chaos-mapping>bob'),
    }),
    'illegal',
    '!chaos-mapping',
  ),
  m(
    'TOLD.P.06',
    'A token of your own on the active system forbids, whatever units there are',
    (({ units: _, ...rest }) => rest)(carrier({ systems: chain('a b c@ann') })) as never,
    'illegal',
    'active-system.2',
  ),
  m(
    'TOLD.P.07',
    'A rival token on the active system does not forbid: the units are asked',
    (({ units: _, ...rest }) => rest)(carrier({ systems: chain('a b c@bob') })) as never,
    'undetermined',
    '',
  ),
]
