import { chain, effects, go, system, table, units } from '../board/samples.ts'
import { ONE, one, VIA } from './build.ts'

const m = one('movement')
const t = one('transport')
const reach = one('reach')
const route = one('route')
const retreat = one('ability')
const carrier = (over: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    systems: chain('a b#Q c#P'),
    active: 'c',
    units: units('x:carrier-ii@a i:infantry-i@a'),
    moves: [go('x', 'a b c', 'i@a')],
    ...over,
  })
/** The infantry is said to be set down somewhere. */
const setDown = (to: string) =>
  carrier({ moves: [{ ship: 'x', path: ['a', 'b', 'c'], loads: [{ unit: 'i', at: 'a', to }] }] })
/** A carrier retreats, and its infantry is said to be set down somewhere. */
const fleeing = (to: string) => ({
  ...table({
    systems: chain('a b#P'),
    active: 'a',
    units: units('x:carrier-ii@a i:infantry-i@a'),
    moves: [{ ship: 'x', path: ['a', 'b'], loads: [{ unit: 'i', at: 'a', to }] }],
  }),
  by: 'retreat',
  player: 'ann',
  controlled: ['P'],
})
const LOADED = 'transport.1 transport.0 capacity.1'

/** What comes later in the action, where cargo is set down, and a card that waits for its ship. */
export const laterCases = [
  m(
    'LATER.A.01',
    'Nobody fires at ships on their way',
    carrier({ units: units('x:carrier-ii@a p:pds-i@b/Q>bob'), moves: [go('x', 'a b c')] }),
    'legal',
    VIA,
    { follows: 'tactical-action.2c' },
  ),
  m(
    'LATER.A.02',
    'A combat in a nebula follows',
    table({
      systems: chain('a b=nebula'),
      active: 'b',
      units: units('x:cruiser-i@a y:cruiser-i@b>bob'),
      moves: [go('x', 'a b')],
    }),
    'legal',
    `${ONE} nebula.1`,
    { follows: 'tactical-action.3 nebula.3' },
  ),
  m(
    'LATER.A.03',
    'Nothing is added after a rift die, and what a rift takes is removed',
    table({ systems: chain('a=rift b'), active: 'b', units: units('x:cruiser-i@a'), moves: [go('x', 'a b')] }),
    'legal',
    `${ONE} gravity-rift.1 gravity-rift.2`,
    { follows: 'gravity-rift.n3 gravity-rift.n2' },
  ),
  m(
    'LATER.A.04',
    'Hits of two players, and capacity between them',
    table({
      systems: chain('a b#P'),
      active: 'b',
      units: units('x:cruiser-i@a p:pds-i@b/P>bob q:pds-i@b/P>cid'),
      moves: [go('x', 'a b')],
    }),
    'legal',
    ONE,
    { follows: 'space-cannon.5 space-cannon.n6' },
  ),
  m('LATER.A.05', 'Carried ground forces land later', carrier(), 'legal', `${VIA} ${LOADED}`, {
    follows: 'transport.4',
  }),
  t('LATER.B.01', 'Cargo set down on the way', setDown('b'), 'illegal', 'transport.2'),
  t('LATER.B.02', 'Cargo set down on a planet at once', setDown('P'), 'illegal', 'transport.2 transport.4'),
  t('LATER.B.03', 'Cargo that ends where its ship ends', setDown('c'), 'legal', `${LOADED} transport.2`),
  m('LATER.B.04', 'A whole move with cargo set down on the way', setDown('b'), 'illegal', 'transport.2'),
  retreat('LATER.B.05', 'A retreat that leaves its cargo behind', fleeing('a'), 'illegal', 'transport.2'),
  retreat('LATER.B.06', 'A retreat that lands its cargo at once', fleeing('P'), 'illegal', 'transport.2 transport.4'),
  reach(
    'LATER.C.01',
    'Gravity Drive that waits for its ship',
    {
      ...table({
        systems: [...chain('a b c'), system('z', { q: 9, r: 9 })],
        active: 'c',
        units: units('x:carrier-i@a y:cruiser-i@a'),
        effects: effects('gravity-drive'),
      }),
      whose: 'mine',
    },
    'answered',
    'movement.4f',
    { answer: ['x', 'y'] },
  ),
  route(
    'LATER.C.02',
    'The way of a ship that would need Gravity Drive',
    {
      ...table({
        systems: chain('a b c'),
        active: 'c',
        units: units('x:carrier-i@a'),
        effects: effects('gravity-drive'),
      }),
      ship: 'x',
    },
    'answered',
    'movement.4f',
    { answer: ['a – b – c (only with Gravity Drive)'] },
  ),
  m(
    'LATER.D.01',
    'A Floating Factory that is left alone with ships of others is destroyed as they arrive',
    table({
      systems: chain('a b'),
      active: 'b',
      units: units('x:cruiser-i@a f:floating-factory-i@b>bob'),
      moves: [go('x', 'a b')],
    }),
    'legal',
    ONE,
    { follows: 'space-dock.4a' },
  ),
  one('space-cannon')(
    'LATER.D.02',
    'Experimental Battlestation on a Floating Factory that is destroyed before anybody fires',
    table({
      systems: chain('a b'),
      active: 'b',
      units: units('x:cruiser-i@a f:floating-factory-i@b>bob'),
      moves: [go('x', 'a b')],
      effects: effects('experimental-battlestation+f>bob'),
    }),
    'answered',
    'space-dock.4a',
    { answer: [] },
  ),
  one('fleet-pool')(
    'LATER.D.03',
    'What goes is not sure where a rift may take a ship first',
    {
      ...table({
        systems: chain('a=rift b'),
        active: 'b',
        units: units('x:cruiser-i@a y:cruiser-i@b'),
        moves: [go('x', 'a b')],
        fleetPool: { ann: 1 },
      }),
      player: 'ann',
      system: 'b',
      combat: false,
    },
    'answered',
    'fleet-pool.1 fleet-pool.3 gravity-rift.n4',
    { answer: 1 },
  ),
]
