import { chain, go, system, table, units } from '../board/samples.ts'
import type { UnitFacts } from '../facts.ts'
import { ONE, one, VIA } from './build.ts'

const m = one('movement')
const t = one('transport')
const s = one('space-cannon')
const f = one('fleet-pool')

/** Units of which nobody said whether they are upgraded; of the first of a kind, whether they are. */
const ofEither = (on: string, upgraded?: boolean): UnitFacts[] =>
  units(on).map((unit, i) => ({ ...unit, orUpgraded: true, ...(i || upgraded === undefined ? {} : { upgraded }) }))
const flown = (path: string, on: string, upgraded?: boolean, loads = '') =>
  table({
    systems: chain(path),
    active: path.split(' ').at(-1)!,
    units: ofEither(on, upgraded),
    moves: on.split(' ').flatMap((one) => (one.startsWith('x') ? [go(one.split(':')[0]!, path, loads)] : [])),
  })
const CARRY = 'transport.1 transport.0 capacity.1'
const INFANTRY = 'i1:infantry-i@a i2:infantry-i@a i3:infantry-i@a i4:infantry-i@a i5:infantry-i@a'
const ABOARD = 'i1@a i2@a i3@a i4@a i5@a'
const fired = (type: string, upgraded?: boolean) =>
  table({
    systems: [system('a', { q: 0, r: 0 }), system('b#P', { q: 1, r: 0 })],
    active: 'a',
    units: [...ofEither(`p:${type}@b/P>bob`, upgraded), ...units('c:cruiser-i@a')],
    seating: ['ann', 'bob'],
  })
const pooled = (upgraded?: boolean) => ({
  ...table({
    systems: chain('a'),
    active: 'a',
    units: ofEither('f1:fighter-i@a f2:fighter-i@a f3:fighter-i@a', upgraded),
  }),
  fleetPool: { ann: 2 },
  player: 'ann',
  system: 'a',
  combat: false,
})

/** A kind named without its level: the one its player began with, or its upgrade. */
export const levelCases = [
  m('LEVEL.01', 'A Carrier, I or II, goes one system', flown('a b', 'x:carrier-i@a'), 'legal', ONE),
  m(
    'LEVEL.02',
    'Two systems with a Carrier that may be a Carrier II',
    flown('a b c', 'x:carrier-i@a'),
    'undetermined',
    'movement.4f',
  ),
  m('LEVEL.03', 'Two systems with a Carrier that is upgraded', flown('a b c', 'x:carrier-i@a', true), 'legal', VIA),
  m(
    'LEVEL.04',
    'Two systems with a Carrier that is not upgraded',
    flown('a b c', 'x:carrier-i@a', false),
    'illegal',
    'movement.4f',
  ),
  m(
    'LEVEL.05',
    'Three systems are too far for either Carrier',
    flown('a b c d', 'x:carrier-i@a'),
    'illegal',
    'movement.4f',
  ),
  m(
    'LEVEL.06',
    'An upgrade covers both Carriers of a player',
    flown('a b c', 'x:carrier-i@a x2:carrier-i@a', true),
    'legal',
    VIA,
  ),
  m(
    'LEVEL.07',
    'Fighters that may be Fighter II fly alone',
    flown('a b', 'x:fighter-i@a'),
    'undetermined',
    'components.fighter-i',
  ),
  t(
    'LEVEL.08',
    'More aboard than a Carrier I holds, on one that may be a Carrier II',
    flown('a b', `x:carrier-i@a ${INFANTRY}`, undefined, ABOARD),
    'undetermined',
    'capacity.1 transport.0',
  ),
  t(
    'LEVEL.09',
    'More aboard than a Carrier I holds, on one that is upgraded',
    flown('a b', `x:carrier-i@a ${INFANTRY}`, true, ABOARD),
    'legal',
    CARRY,
  ),
  s('LEVEL.10', 'A PDS in the next system that may be a PDS II', fired('pds-i'), 'undetermined', 'space-cannon.3c'),
  s(
    'LEVEL.11',
    'A PDS in the next system that is upgraded',
    fired('pds-i', true),
    'answered',
    'space-cannon.2 space-cannon.5a space-cannon.3c',
    { answer: ['bob at ann: p 1 × 5+'] },
  ),
  f(
    'LEVEL.12',
    'Fighters without a ship, which may be Fighter II',
    pooled(),
    'undetermined',
    'fleet-pool.1 capacity.3 capacity.2',
  ),
  f(
    'LEVEL.13',
    'Upgraded fighters without a ship count against the fleet pool',
    pooled(true),
    'answered',
    'fleet-pool.1 capacity.2 components.fighter-ii fleet-pool.3 capacity.3',
    { answer: 1 },
  ),
]
