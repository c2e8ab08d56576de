import { chain, effects, go, system, table, units } from '../board/samples.ts'
import { one } from './build.ts'

const s = one('space-cannon')
const adj = one('adjacency')
const reach = one('reach')
const far = (word: string) => system(word, { q: 9, r: 9 })
const HIT = 'space-cannon.2 space-cannon.5a space-cannon.3c'
const SHOT = { answer: ['bob at ann: p 1 × 5+'] }

/** A PDS II of bob far away, ann in `a`; what joins the two is the case. */
const shot = (a: string, z: string, cards: string, over: Partial<Parameters<typeof table>[0]> = {}, also = '') =>
  table({
    systems: [system(a, { q: 0, r: 0 }), far(z)],
    active: a[0]!,
    units: units('x:cruiser-i@a', 'p:pds-ii@z/P>bob', also),
    effects: effects(cards),
    ...over,
  })
const ask = (a: string, z: string, cards: string, also = '') => ({
  ...table({ systems: [system(a, { q: 0, r: 0 }), far(z)], active: 'a', units: units(also), effects: effects(cards) }),
  from: 'a',
  to: 'z',
  player: 'ann',
  purpose: 'movement',
})
const REX = [{ ...system('a#Mecatol_Rex', { q: 0, r: 0 }), tile: '18', planets: ['Mecatol Rex'] }]
const te = (marks: readonly ['ingress' | 'active-breach', 'egress' | 'active-breach']) => ({
  systems: [
    { ...system('a', { q: 0, r: 0 }), marks: [marks[0]] },
    { ...far('z#P'), marks: [marks[1]] },
  ],
  expansions: ['te'] as const,
})

const LOADED = 'transport.1 transport.0 capacity.1'
const pickup = () =>
  table({
    systems: chain('a b=rift#P c'),
    active: 'c',
    units: units('c:carrier-i@a i:infantry-i@b/P'),
    moves: [go('c', 'a b c', 'i@b')],
  })

/** Links that ships and cards bring, for cannons and as adjacency; cargo that takes no room or comes from a rift. */
export const broughtCases = [
  s(
    '77.B.01',
    'Through the delta wormhole of Hil Colish',
    shot('a', 'z=delta#P', '', {}, 'h:hil-colish@a'),
    'answered',
    `${HIT} wormholes.2 !hil-colish`,
    SHOT,
  ),
  s(
    '77.B.02',
    'Through a gamma token',
    shot('a', 'z=gamma#P', 'gamma-tokens+a'),
    'answered',
    `${HIT} wormholes.2 !gamma-tokens`,
    SHOT,
  ),
  s(
    '77.B.03',
    'Through Lazax Gate Folding, which is there for everybody',
    shot('a', 'z=alpha#P', 'lazax-gate-folding', { systems: [...REX, far('z=alpha#P')] }),
    'answered',
    `${HIT} wormholes.2 !lazax-gate-folding`,
    SHOT,
  ),
  s(
    '77.B.04',
    'By Lost Star Chart',
    shot('a=alpha', 'z=beta#P', 'lost-star-chart'),
    'answered',
    `${HIT} !lost-star-chart`,
    SHOT,
  ),
  s(
    '77.B.05',
    'By Wormhole Reconstruction',
    shot('a=alpha', 'z=beta#P', 'wormhole-reconstruction'),
    'answered',
    `${HIT} !wormhole-reconstruction`,
    SHOT,
  ),
  s(
    '77.B.06',
    'By Emissary Taivra',
    shot('a=alpha', 'z=delta#P', 'emissary-taivra>bob'),
    'answered',
    `${HIT} !emissary-taivra`,
    SHOT,
  ),
  s(
    '77.B.07',
    'By Spacial Conduit Cylinder',
    shot('a', 'z#P,Q', 'spacial-conduit-cylinder', {}, 'i:infantry-i@z/Q'),
    'answered',
    `${HIT} !spacial-conduit-cylinder`,
    SHOT,
  ),
  s(
    '77.B.08',
    "From egress to ingress (Thunder's Edge)",
    shot('a', 'z#P', '', te(['ingress', 'egress'])),
    'answered',
    `${HIT} !te-fracture`,
    SHOT,
  ),
  s(
    '77.B.09',
    "Between active breaches (Thunder's Edge)",
    shot('a', 'z#P', '', te(['active-breach', 'active-breach'])),
    'answered',
    `${HIT} !te-breaches`,
    SHOT,
  ),
  s(
    '77.B.10',
    'An alpha cannon does not reach the nexus that a ship has just entered',
    table({
      systems: [
        { ...system('82'), tile: '82', nexus: 'inactive' as const },
        system('g=gamma', { q: 0, r: 0 }),
        far('z=alpha#P'),
      ],
      active: '82',
      units: units('x:cruiser-i@g p:pds-ii@z/P>bob'),
      moves: [go('x', 'g 82')],
    }),
    'answered',
    'wormhole-nexus.n2',
    { answer: [] },
  ),
  s(
    '77.B.11',
    'Experimental Battlestation next door',
    table({
      systems: chain('c b a#P'),
      active: 'b',
      units: units('x:cruiser-i@c p:space-dock-i@a/P>bob'),
      moves: [go('x', 'c b')],
      effects: effects('experimental-battlestation+p>bob'),
    }),
    'answered',
    'space-cannon.2 !experimental-battlestation faq.experimental-battlestation',
    { answer: ['bob by Experimental Battlestation at ann: p 3 × 5+'] },
  ),
  s(
    '77.B.12',
    'Experimental Battlestation needs ships that have moved',
    table({
      systems: chain('c b a#P'),
      active: 'b',
      units: units('x:cruiser-i@b p:space-dock-i@a/P>bob'),
      effects: effects('experimental-battlestation+p>bob'),
    }),
    'answered',
    'faq.experimental-battlestation',
    { answer: [] },
  ),
  s(
    '77.B.13',
    'Experimental Battlestation two systems away',
    table({
      systems: chain('c b d a#P'),
      active: 'b',
      units: units('x:cruiser-i@c p:space-dock-i@a/P>bob'),
      moves: [go('x', 'c b')],
      effects: effects('experimental-battlestation+p>bob'),
    }),
    'answered',
    '!experimental-battlestation',
    { answer: [] },
  ),
  one('movement')(
    '77.B.14',
    'Experimental Battlestation is announced with the move',
    table({
      systems: chain('b a#P'),
      active: 'a',
      units: units('x:cruiser-i@b p:space-dock-i@a/P>bob'),
      moves: [go('x', 'b a')],
      effects: effects('experimental-battlestation+p>bob'),
    }),
    'legal',
    'active-system.1 active-system.2 movement.4a movement.4f',
  ),
  adj(
    '6.C.01',
    'Hil Colish brings delta',
    ask('a=delta', 'z', '', 'h:hil-colish@z'),
    'answered',
    'adjacency.1 !hil-colish',
    {
      answer: true,
    },
  ),
  adj('6.C.02', 'A gamma token', ask('a=gamma', 'z', 'gamma-tokens+z'), 'answered', 'adjacency.1 !gamma-tokens', {
    answer: true,
  }),
  adj(
    '6.C.03',
    'Lazax Gate Folding',
    { ...ask('a', 'z=alpha', 'lazax-gate-folding'), systems: [...REX, far('z=alpha')] },
    'answered',
    'adjacency.1 !lazax-gate-folding',
    { answer: true },
  ),
  adj(
    '6.C.04',
    'The active side of the nexus',
    {
      ...ask('a', 'z=beta', ''),
      systems: [{ ...system('a'), tile: '82', nexus: 'active' as const }, far('z=beta')],
    },
    'answered',
    'adjacency.1 wormhole-nexus.1a',
    { answer: true },
  ),
  adj(
    '6.C.05',
    'The inactive side of the nexus has gamma only',
    {
      ...ask('a', 'z=beta', ''),
      systems: [{ ...system('a'), tile: '82', nexus: 'inactive' as const }, far('z=beta')],
    },
    'answered',
    'wormhole-nexus.1a',
    { answer: false },
  ),
  reach(
    '58.R.20',
    'The safe way before the one through a rift',
    {
      ...table({
        systems: [...chain('a b=rift c'), system('d', { q: 1, r: -1 }), system('e', { q: 2, r: -1 })],
        active: 'a',
        units: units('x:cruiser-ii@c y:carrier-i@c>bob'),
      }),
      whose: 'mine',
    },
    'answered',
    'movement.4f',
    { answer: ['x'] },
  ),
  reach(
    '58.R.21',
    'A carrier that needs the rift, and a Fighter I that needs a carrier',
    {
      ...table({ systems: chain('a b=rift c'), active: 'a', units: units('y:carrier-i@c f:fighter-i@c') }),
      whose: 'mine',
    },
    'answered',
    'movement.4f',
    { answer: ['y'] },
  ),
  reach(
    '58.R.22',
    'Everybody else, each with what they may pass',
    {
      ...table({
        systems: chain('a b c'),
        active: 'a',
        units: units('m:fighter-i@b x:cruiser-i@c>bob y:ysia-yssrila@c>cid z:destroyer-i@b>cid'),
        effects: effects('light-wave-deflector>bob'),
      }),
      whose: 'theirs',
    },
    'answered',
    'movement.4f',
    { answer: ['x', 'y', 'z'] },
  ),
  reach(
    '58.R.23',
    'Locked in by an own token',
    {
      ...table({ systems: chain('a b@bob c'), active: 'a', units: units('x:cruiser-i@b>bob y:cruiser-i@c>bob') }),
      whose: 'theirs',
    },
    'answered',
    'movement.4f',
    { answer: ['y'] },
  ),
  reach(
    '58.R.24',
    'Memoria jumps to a mech',
    {
      ...table({ systems: chain('a#P b c d'), active: 'a', units: units('m:memoria-i@d c:carrier-i@d g:mech@a/P') }),
      whose: 'mine',
    },
    'answered',
    'movement.4f',
    { answer: ['m'] },
  ),
  reach(
    '58.R.25',
    'Crucible: one more for a route with a rift',
    {
      ...table({
        systems: chain('a b=rift c d'),
        active: 'a',
        units: units('x:carrier-i@d y:carrier-i@d>bob'),
        effects: effects('crucible'),
      }),
      whose: 'mine',
    },
    'answered',
    'movement.4f',
    { answer: ['x'] },
  ),
  one('movement')(
    '95.D.01',
    'Aerie Sentinel beside a full load',
    table({
      systems: chain('a#P b'),
      active: 'b',
      units: units('d:dreadnought-i@a i:infantry-i@a/P s:aerie-sentinel@a/P'),
      moves: [go('d', 'a b', 'i@a s@a')],
    }),
    'legal',
    'active-system.1 active-system.2 movement.4f movement.4a transport.0 transport.1 capacity.1 !aerie-sentinel',
  ),
  one('fleet-pool')(
    '16.B.10',
    'Aerie Sentinel in space beside a full dreadnought',
    {
      ...table({
        systems: chain('a#P b'),
        active: 'a',
        units: units('d:dreadnought-i@a i:infantry-i@a s:aerie-sentinel@a'),
      }),
      player: 'ann',
      system: 'a',
    },
    'answered',
    'fleet-pool.1 capacity.2 !aerie-sentinel',
    { answer: 0 },
  ),
  one('transport')(
    '95.D.02',
    'Cargo taken from the rift system itself: lost or not is not settled',
    pickup(),
    'disputed',
    'gravity-rift.2b',
  ),
  one('transport')(
    '95.D.03',
    'Cargo taken from the rift system itself, where the table plays that it is lost',
    pickup(),
    'legal',
    `${LOADED} gravity-rift.2 gravity-rift.2b`,
    {
      answer: ['i, loaded in the rift system itself, would be lost with c.'],
      readings: { 'ti4:ambiguity.rift-pickup': 'A' },
    },
  ),
  one('transport')(
    '95.D.04',
    'Cargo taken from the rift system itself, where the table plays that it is safe',
    pickup(),
    'legal',
    `${LOADED} gravity-rift.2 gravity-rift.n7`,
    {
      answer: ['i stays in b if c is lost as it leaves.'],
      readings: { 'ti4:ambiguity.rift-pickup': 'B' },
    },
  ),
]
