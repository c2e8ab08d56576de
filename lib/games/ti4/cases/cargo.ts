import { chain, effects, go, table, units } from '../boards.ts'
import { ONE, one, VIA } from './build.ts'

const m = one('movement')
const t = one('transport')
const f = one('fleet-pool')
const CARRY = 'transport.1 transport.0 capacity.1'
const carry = (path: string, loads: string, map: string, also: string, over: { type?: string; cards?: string; active?: string; pool?: number } = {}) =>
  table({
    systems: chain(map), active: over.active ?? path.split(' ').at(-1)!, units: units(`x:${over.type ?? 'carrier-ii'}@${path.split(' ')[0]}`, also),
    effects: effects(over.cards ?? ''), moves: [go('x', path, loads)], fleetPool: { ann: over.pool ?? 5 },
  })
const many = (type: string, count: number, place: string) => Array.from({ length: count }, (_, i) => `${type[0]}${i}:${type}@${place}`).join(' ')
const all = (type: string, count: number, at: string) => Array.from({ length: count }, (_, i) => `${type[0]}${i}@${at}`).join(' ')
const limits = (also: string, pool: number, over: { cards?: string; combat?: boolean; map?: string } = {}) => ({
  ...table({ systems: chain(over.map ?? 'a#P,Q b'), active: 'a', units: units(also), effects: effects(over.cards ?? ''), fleetPool: { ann: pool } }),
  player: 'ann', system: 'a', combat: over.combat ?? false,
})
const n = (answer: number) => ({ answer })

/** Transport, capacity and the fleet pool. */
export const cargoCases = [
  t('95.A.01', 'Loading at the start', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P'), 'legal', CARRY),
  t('95.A.02', 'Loading on the way', carry('a b c', 'i@b', 'a b#P c', 'i:infantry-i@b/P'), 'legal', CARRY),
  t('95.A.03', 'Loading in the active system', carry('a b', 'i@b', 'a b#P', 'i:infantry-i@b/P'), 'legal', CARRY),
  t('95.A.04', 'Loading off the route', carry('a b', 'i@c', 'a b c#P', 'i:infantry-i@c/P'), 'illegal', 'transport.1'),
  t('95.A.05', 'Not from a system with an own token', carry('a b c', 'i@b', 'a b@ann#P c', 'i:infantry-i@b/P'), 'illegal', 'transport.3'),
  t('95.A.06', "From a system with another player's token", carry('a b c', 'i@b', 'a b@bob#P c', 'i:infantry-i@b/P'), 'legal', CARRY),
  t('95.A.07', 'Dominus Orb opens tokened systems to loading', carry('a b c', 'i@b', 'a b@ann#P c', 'i:infantry-i@b/P', { cards: 'dominus-orb' }), 'legal', `${CARRY} !dominus-orb`),
  t('95.A.08', 'The Nomad hero lets the flagship load there', carry('a b', 'i@a', 'a@ann#P b', 'i:infantry-i@a/P', { type: 'memoria-i', cards: 'ahk-syl-siven' }), 'legal', `${CARRY} !ahk-syl-siven`),
  t('95.A.09', 'A cruiser I carries nothing', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P', { type: 'cruiser-i' }), 'illegal', 'movement.5'),
  t('95.A.10', 'A cruiser II carries one', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P', { type: 'cruiser-ii' }), 'legal', CARRY),
  t('95.A.11', 'A cruiser II does not carry two', carry('a b', 'i@a j@a', 'a#P b', 'i:infantry-i@a/P j:infantry-i@a/P', { type: 'cruiser-ii' }), 'illegal', 'transport.0 capacity.1'),
  t('95.A.12', 'Four at the start and one on the way do not fit a carrier I', carry('a b c', `${all('fighter-i', 4, 'a')} i@b`, 'a b#P c', `${many('fighter-i', 4, 'a')} i:infantry-i@b/P`, { type: 'carrier-i' }), 'illegal', 'transport.0 capacity.1'),
  t('95.A.13', 'A space dock is not carried', carry('a b', 'd@a', 'a#P b', 'd:space-dock-i@a/P'), 'illegal', 'structures.3'),
  t('95.A.14', 'A Hel-Titan is not carried', carry('a b', 'd@a', 'a#P b', 'd:hel-titan-i@a/P'), 'illegal', '!hel-titan'),
  t('95.A.15', 'A mech is carried', carry('a b', 'k@a', 'a#P b', 'k:mech@a/P'), 'legal', CARRY),
  t('95.A.16', 'A cruiser is no cargo', carry('a b', 'k@a', 'a b', 'k:cruiser-i@a'), 'illegal', 'transport.0'),
  t('95.A.17', 'A Fighter II flies or is carried, not both', table({ systems: chain('a b'), active: 'b', units: units('x:carrier-i@a f:fighter-ii@a'), moves: [go('x', 'a b', 'f@a'), go('f', 'a b')] }), 'illegal', 'movement.n3'),
  t('95.A.18', 'A Fighter II is not met half-way', table({ systems: chain('a b c'), active: 'c', units: units('x:carrier-i@b f:fighter-ii@a'), moves: [go('x', 'b c', 'f@b'), go('f', 'a b')] }), 'illegal', 'movement.n3'),
  t('95.A.19', 'Loading without moving is not settled', carry('a', 'i@a', 'a#P b', 'i:infantry-i@a/P'), 'disputed', 'transport.1'),
  t('95.A.20', 'Loading without moving, reading B', carry('a', 'i@a', 'a#P b', 'i:infantry-i@a/P'), 'legal', 'transport.1 transport.0 capacity.1', { readings: { 'ti4:ambiguity.stationary-pickup': 'B' } }),
  t('95.A.21', 'Out of the active system and back, loading there', carry('a b a', 'i@a@0', 'a#P,Q b', 'i:infantry-i@a/P'), 'legal', CARRY),
  t('95.A.22', 'Loading where a rival fleet stands', carry('a b c', 'i@b', 'a b#P c', 'i:infantry-i@b/P e:cruiser-i@b>bob'), 'legal', CARRY),
  t('95.A.23', 'Aerie Sentinel takes no capacity', carry('a b', 'i@a k@a', 'a#P b', 'i:infantry-i@a/P k:aerie-sentinel@a/P', { type: 'dreadnought-i' }), 'legal', CARRY),
  t('95.A.24', 'Aerie Sentinel still needs a ship with capacity', carry('a b', 'k@a', 'a#P b', 'k:aerie-sentinel@a/P', { type: 'cruiser-i' }), 'illegal', 'movement.5'),
  t('95.A.25', "Miniaturization carries structures without capacity (Thunder's Edge)", { ...carry('a b', 'd@a', 'a#P b', 'd:pds-i@a/P', { type: 'cruiser-i', cards: 'te-miniaturization' }), expansions: ['te'] }, 'legal', 'transport.1 !te-miniaturization'),
  t('95.A.26', 'A Floating Factory carries', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P', { type: 'floating-factory-i' }), 'legal', CARRY),
  m('95.B.01', 'The locked ship cannot carry, the whole action fails', carry('a b', 'i@a', 'a@ann#P b', 'i:infantry-i@a/P'), 'illegal', 'movement.4c transport.3'),
  m('95.B.02', 'A carrier brings infantry', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P'), 'legal', `${ONE} ${CARRY}`),
  m('95.B.03', 'Passing an own token without loading there', carry('a b c', 'i@a', 'a#P b@ann c', 'i:infantry-i@a/P'), 'legal', `${VIA} movement.4d ${CARRY}`),
  m('95.B.04', 'A cruiser that carries nothing, in the chain', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P', { type: 'cruiser-i' }), 'illegal', 'movement.5'),
  m('95.B.05', 'Flying and carried, in the chain', table({ systems: chain('a b'), active: 'b', units: units('x:carrier-i@a f:fighter-ii@a'), moves: [go('x', 'a b', 'f@a'), go('f', 'a b')] }), 'illegal', 'movement.n3'),
  m('95.B.06', 'A Hel-Titan, in the chain', carry('a b', 'd@a', 'a#P b', 'd:hel-titan-i@a/P'), 'illegal', '!hel-titan'),
  m('95.B.07', "A PDS with Miniaturization, in the chain (Thunder's Edge)", { ...carry('a b', 'd@a', 'a#P b', 'd:pds-i@a/P', { type: 'cruiser-i', cards: 'te-miniaturization' }), expansions: ['te'] }, 'legal', `${ONE} transport.1 !te-miniaturization`),
  m('95.B.08', 'Cargo to be loaded after the rift stays if the ship is lost', carry('a b c', 'i@c', 'a b=rift c#P', 'i:infantry-i@c/P', { type: 'carrier-i' }), 'legal', `${VIA} gravity-rift.1 ${CARRY}`),
  m('37.C.01', 'Arriving above the fleet pool is legal, the surplus goes', carry('a b', '', 'a b', 'y:cruiser-i@b', { pool: 1 }), 'legal', ONE),
  m('37.C.02', 'Arriving with a fleet pool that is not told', { ...carry('a b', '', 'a b', ''), fleetPool: {} }, 'legal', ONE),
  m('37.C.03', 'Fighters left behind without capacity', carry('a b', '', 'a b', many('fighter-i', 2, 'a')), 'legal', ONE),
  m('37.C.04', 'Fighter II left behind count as ships', carry('a b', '', 'a b', many('fighter-ii', 2, 'a')), 'legal', ONE),
  m('37.C.05', 'Hybrid Crystal Fighter II left behind', carry('a b', '', 'a b', many('hybrid-crystal-fighter-ii', 2, 'a')), 'legal', ONE),
  m('37.C.06', 'Infantry of which nobody tells the place', { ...carry('a b', '', 'a b', ''), units: [...units('x:carrier-ii@a'), { id: 'i', type: 'infantry-i', system: 'a', owner: 'ann' }] }, 'legal', ONE),
  m('77.C.01', 'A PDS fires at the fleet that arrives', carry('a b', '', 'a b#P', 'p:pds-i@b/P>bob'), 'legal', ONE),
  m('101.C.20', 'Hil Colish through a rift, first: its wormhole may be gone', table({ systems: [...chain('a b=rift c'), ...chain('17=delta', 0, 9)], active: 'c', units: units('h:hil-colish@a y:carrier-i@17'), moves: [go('h', 'a b c'), go('y', '17 c')] }), 'legal', `${VIA} gravity-rift.1 !hil-colish`),
  m('41.A.24', "Each rift once (Thunder's Edge): do later exits roll?", { ...carry('a b a b c', '', 'a b=rift c', '', { type: 'cruiser-ii' }), expansions: ['te'] }, 'legal', `${VIA} gravity-rift.1`, { readings: { 'ti4:ambiguity.rift-repeat/ii': 'B' } }),
  t('95.C.01', 'Cargo loaded before a rift is lost with the ship', carry('a b c', 'i@a', 'a#P b=rift c', 'i:infantry-i@a/P'), 'legal', CARRY),
  t('95.C.02', 'Cargo loaded after it stays', carry('a b c', 'i@c', 'a b=rift c#P', 'i:infantry-i@c/P'), 'legal', CARRY),
  t('37.C.07', 'Carrying into a full system', carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P y:cruiser-i@b', { pool: 1 }), 'legal', CARRY),
  t('37.C.08', 'Carrying with a fleet pool that is not told', { ...carry('a b', 'i@a', 'a#P b', 'i:infantry-i@a/P'), fleetPool: {} }, 'legal', CARRY),
  t('37.C.09', 'Fighter II stay behind as ships', carry('a b', 'i@a', 'a#P b', `i:infantry-i@a/P ${many('fighter-ii', 2, 'a')}`), 'legal', CARRY),
  t('37.C.10', 'Hybrid Crystal Fighter II stay behind', carry('a b', 'i@a', 'a#P b', `i:infantry-i@a/P ${many('hybrid-crystal-fighter-ii', 2, 'a')}`), 'legal', CARRY),
  t('37.C.11', 'Infantry of which nobody tells the place', { ...carry('a b', 'j@a', 'a#P b', ''), units: [...units('x:carrier-ii@a j:infantry-i@a/P'), { id: 'i', type: 'infantry-i', system: 'a', owner: 'ann' }] }, 'legal', CARRY),
  t('16.A.01', 'Leaving with 4 of 8 infantry leaves 4 fighters over', carry('a b', all('infantry-i', 4, 'a'), 'a#P b', `${many('fighter-i', 4, 'a')} ${many('infantry-i', 8, 'a/P')}`, { type: 'carrier-i' }), 'legal', CARRY),
  t('16.A.02', 'Taking all 8 is not allowed', carry('a b', all('infantry-i', 8, 'a'), 'a#P b', many('infantry-i', 8, 'a/P'), { type: 'carrier-i' }), 'illegal', 'transport.0 capacity.1'),
  t('16.A.03', 'Leaving with nothing is allowed', carry('a b', '', 'a#P b', many('fighter-i', 4, 'a'), { type: 'carrier-i' }), 'legal', 'capacity.n4'),
  f('16.B.01', 'Four fighters without a carrier', limits(many('fighter-i', 4, 'a'), 3), 'answered', 'fleet-pool.1 capacity.3', n(4)),
  f('16.B.02', 'A dock keeps three of them', limits(`${many('fighter-i', 4, 'a')} d:space-dock-i@a/P`, 3), 'answered', 'fleet-pool.1 capacity.3', n(1)),
  f('16.B.03', 'A dock keeps no ground forces', limits(`${many('infantry-i', 2, 'a')} d:space-dock-i@a/P`, 3), 'answered', 'fleet-pool.1 capacity.3', n(2)),
  f('16.B.04', 'Ground forces on planets are not counted', limits(many('infantry-i', 8, 'a/P'), 3), 'answered', 'fleet-pool.1', n(0)),
  f('16.B.05', 'Two docks with five fighters are not settled', limits(`${many('fighter-i', 5, 'a')} d:space-dock-i@a/P e:space-dock-i@a/Q`, 3), 'disputed', 'fleet-pool.1 capacity.3'),
  f('16.B.06', 'A Dimensional Tear keeps six', limits(`${many('fighter-i', 7, 'a')} d:dimensional-tear-i@a/P`, 3), 'answered', 'fleet-pool.1 capacity.3', n(1)),
  f('16.B.07', 'Capacity sleeps during a combat', limits(many('fighter-i', 4, 'a'), 3, { combat: true }), 'answered', 'fleet-pool.1', n(0)),
  f('16.B.08', 'Whether there is a combat is not told', { ...limits(many('fighter-i', 4, 'a'), 3), combat: undefined }, 'undetermined', 'fleet-pool.1 capacity.3'),
  f('37.A.01', 'Three ships and three tokens', limits(many('cruiser-i', 3, 'a'), 3), 'answered', 'fleet-pool.1', n(0)),
  f('37.A.02', 'Four ships and three tokens', limits(many('cruiser-i', 4, 'a'), 3), 'answered', 'fleet-pool.1 fleet-pool.3', n(1)),
  f('37.A.03', 'Armada adds 2', limits(many('cruiser-i', 5, 'a'), 3, { cards: 'armada' }), 'answered', 'fleet-pool.1', n(0)),
  f('37.A.04', 'Fleet Regulations: five tokens count as 4', limits(many('cruiser-i', 5, 'a'), 5, { cards: 'fleet-regulations' }), 'answered', 'fleet-pool.1 fleet-pool.3', n(1)),
  f('37.A.05', 'Fleet Regulations and Armada: 6', limits(many('cruiser-i', 6, 'a'), 5, { cards: 'fleet-regulations armada' }), 'answered', 'fleet-pool.1', n(0)),
  f('37.A.06', 'Fighters are not counted', limits(`c:carrier-i@a ${many('fighter-i', 4, 'a')}`, 1), 'answered', 'fleet-pool.1', n(0)),
  f('37.A.07', 'A Floating Factory is not counted', limits(`c:carrier-i@a d:floating-factory-i@a`, 1), 'answered', 'fleet-pool.1', n(0)),
  f('37.B.01', 'Fighter II above capacity count as ships', limits(`${many('cruiser-i', 3, 'a')} ${many('fighter-ii', 2, 'a')}`, 3), 'answered', 'fleet-pool.1 capacity.3 !fighter-ii', n(2)),
  f('37.B.02', 'Fighter II in spare slots of the pool', limits(`${many('cruiser-i', 1, 'a')} ${many('fighter-ii', 2, 'a')}`, 3), 'answered', 'fleet-pool.1 capacity.3 !fighter-ii', n(0)),
  f('37.B.03', 'Hybrid Crystal Fighter II count half', limits(`${many('cruiser-i', 2, 'a')} ${many('hybrid-crystal-fighter-ii', 2, 'a')}`, 3), 'answered', 'fleet-pool.1 capacity.3 !hybrid-crystal-fighter-ii', n(0)),
  f('37.B.04', 'Three of them are one and a half', limits(`${many('cruiser-i', 2, 'a')} ${many('hybrid-crystal-fighter-ii', 3, 'a')}`, 3), 'answered', 'fleet-pool.1 capacity.3 !hybrid-crystal-fighter-ii', n(1)),
  f('37.B.05', 'The pool of this player is not told', { ...limits('c:carrier-i@a', 1), fleetPool: {} }, 'undetermined', ''),
  f('37.B.06', 'Ships that arrive are counted', { ...table({ systems: chain('a b'), active: 'a', units: units('x:cruiser-i@b y:cruiser-i@a'), moves: [go('x', 'b a')], fleetPool: { ann: 1 } }), player: 'ann', system: 'a', combat: false }, 'answered', 'fleet-pool.1 fleet-pool.3', n(1)),
]
