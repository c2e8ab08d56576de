import { chain, effects, go, table, units } from '../boards.ts'
import { ONE, one, VIA } from './build.ts'

const m = one('movement')
const fly = (type: string, path: string, map: string, over: { cards?: string; also?: string; active?: string; te?: boolean } = {}) =>
  table({
    systems: chain(map), active: over.active ?? path.split(' ').at(-1)!, units: units(`x:${type}@${path.split(' ')[0]}`, over.also ?? ''),
    effects: effects(over.cards ?? ''), moves: [go('x', path)], expansions: over.te ? ['te'] : [],
  })
const RIFT = `${ONE} gravity-rift.1`
const RIFTS = `${VIA} gravity-rift.1`
const BACK = 'ti4:ambiguity.nebula-return'

/** Asteroid fields, supernovas, nebulae and gravity rifts. */
export const anomalyCases = [
  m('11.A.01', 'No ship ends in an asteroid field', fly('cruiser-i', 'a b', 'a b=asteroids'), 'illegal', 'asteroid-field.1'),
  m('11.A.02', 'No ship passes an asteroid field', fly('cruiser-i', 'a b c', 'a b=asteroids c'), 'illegal', 'asteroid-field.1'),
  m('11.A.03', 'Antimass Deflectors open it for passing', fly('cruiser-i', 'a b c', 'a b=asteroids c', { cards: 'antimass-deflectors' }), 'legal', `${VIA} !antimass-deflectors`),
  m('11.A.04', 'Antimass Deflectors open it as a goal', fly('cruiser-i', 'a b', 'a b=asteroids', { cards: 'antimass-deflectors' }), 'legal', `${ONE} !antimass-deflectors`),
  m('11.A.05', "Another player's Antimass Deflectors do not", fly('cruiser-i', 'a b', 'a b=asteroids', { cards: 'antimass-deflectors>bob' }), 'illegal', 'asteroid-field.1'),
  m('11.A.06', 'Leaving an asteroid field is not restricted', fly('cruiser-i', 'a b', 'a=asteroids b'), 'legal', ONE),
  m('11.A.07', 'Nav Suite opens it', fly('cruiser-i', 'a b c', 'a b=asteroids c', { cards: 'nav-suite' }), 'legal', `${VIA} !nav-suite`),
  m('11.A.08', 'Circlet of the Void opens it', fly('cruiser-i', 'a b', 'a b=asteroids', { cards: 'circlet-of-the-void' }), 'legal', `${ONE} !circlet-of-the-void`),
  m('86.A.01', 'No ship ends in a supernova', fly('cruiser-i', 'a b', 'a b=supernova'), 'illegal', 'supernova.1'),
  m('86.A.02', 'No ship passes a supernova', fly('cruiser-i', 'a b c', 'a b=supernova c'), 'illegal', 'supernova.1'),
  m('86.A.03', 'Gashlai Physiology passes it', fly('cruiser-i', 'a b c', 'a b=supernova c', { cards: 'gashlai-physiology' }), 'legal', `${VIA} !gashlai-physiology`),
  m('86.A.04', 'Gashlai Physiology does not end there', fly('cruiser-i', 'a b', 'a b=supernova', { cards: 'gashlai-physiology' }), 'illegal', 'supernova.1'),
  m('86.A.05', 'Magmus Reactor ends there', fly('cruiser-i', 'a b', 'a b=supernova', { cards: 'magmus-reactor' }), 'legal', `${ONE} !magmus-reactor`),
  m('86.A.06', 'A ship left in a supernova may leave', fly('cruiser-i', 'a b', 'a=supernova b'), 'legal', ONE),
  m('86.A.07', 'Antimass Deflectors do not open a supernova', fly('cruiser-i', 'a b c', 'a b=supernova c', { cards: 'antimass-deflectors' }), 'illegal', 'supernova.1'),
  m('59.A.01', 'Into the active nebula', fly('cruiser-i', 'a b', 'a b=nebula'), 'legal', ONE),
  m('59.A.02', 'Through a nebula', fly('cruiser-i', 'a b c', 'a b=nebula c'), 'illegal', 'nebula.1a'),
  m('59.A.03', 'Into a nebula that is not active', fly('cruiser-i', 'a b', 'a b=nebula c', { active: 'c' }), 'illegal', 'movement.4a nebula.1'),
  m('59.A.04', 'Out of a nebula with move 1', fly('cruiser-i', 'a b', 'a=nebula b'), 'legal', ONE),
  m('59.A.05', 'Out of a nebula two systems far', fly('cruiser-i', 'a b c', 'a=nebula b c'), 'illegal', 'movement.4f'),
  m('59.A.06', 'Gravity Drive comes on top of the nebula', fly('cruiser-i', 'a b c', 'a=nebula b c', { cards: 'gravity-drive+x' }), 'legal', VIA),
  m('59.A.07', 'Gravity Drive and Flank Speed make 3', fly('cruiser-i', 'a b c d', 'a=nebula b c d', { cards: 'gravity-drive+x flank-speed' }), 'legal', VIA),
  m('59.A.08', 'Not 4', fly('cruiser-i', 'a b c d e', 'a=nebula b c d e', { cards: 'gravity-drive+x flank-speed' }), 'illegal', 'movement.4f'),
  m('59.A.09', 'Voidborn passes a nebula', fly('cruiser-i', 'a b c', 'a b=nebula c', { cards: 'voidborn' }), 'legal', `${VIA} !voidborn`),
  m('59.A.10', 'Voidborn keeps the printed value', fly('cruiser-i', 'a b c', 'a=nebula b c', { cards: 'voidborn' }), 'legal', VIA),
  m('59.A.11', 'Shared Research lets everyone pass', fly('cruiser-i', 'a b c', 'a b=nebula c', { cards: 'shared-research>bob' }), 'legal', `${VIA} !shared-research`),
  m('59.A.12', 'Shared Research keeps the value of 1', fly('cruiser-i', 'a b c', 'a=nebula b c', { cards: 'shared-research>bob' }), 'illegal', 'movement.4f'),
  m('59.A.13', 'Out of the active nebula and back is not settled', fly('cruiser-i', 'a b a', 'a=nebula b', { cards: 'gravity-drive+x' }), 'disputed', 'nebula.1a'),
  m('59.A.14', 'The same with reading A', { ...fly('cruiser-i', 'a b a', 'a=nebula b', { cards: 'gravity-drive+x' }) }, 'legal', `${VIA} movement.4e nebula.1a`, { readings: { [BACK]: 'A' } }),
  m('59.A.15', 'The same with Voidborn is plain', fly('cruiser-i', 'a b a', 'a=nebula b', { cards: 'voidborn' }), 'legal', `${VIA} movement.4e`),
  m('59.A.16', 'Nav Suite keeps the printed value', fly('cruiser-i', 'a b c', 'a=nebula b c', { cards: 'nav-suite' }), 'legal', VIA),
  m('41.A.01', 'A carrier passes one rift', fly('carrier-i', 'a b c', 'a b=rift c'), 'legal', RIFTS),
  m('41.A.02', 'Empty space and then a rift is too far', fly('carrier-i', 'a b c d', 'a b c=rift d'), 'illegal', 'movement.4f'),
  m('41.A.03', 'Two rifts in a row', fly('carrier-i', 'a b c d', 'a b=rift c=rift d'), 'legal', RIFTS),
  m('41.A.04', 'Starting in a rift', fly('carrier-i', 'a b c', 'a=rift b c'), 'legal', RIFTS),
  m('41.A.05', 'Into an active rift two systems away', fly('carrier-i', 'a b c', 'a b c=rift'), 'illegal', 'movement.4f'),
  m('41.A.06', 'Into an active rift next door', fly('carrier-i', 'a b', 'a b=rift'), 'legal', ONE),
  m('41.A.07', 'Back through a rift to a system that it does not touch', fly('carrier-ii', 'a b c b d', 'a b=rift c d'), 'illegal', 'movement.4f'),
  m('41.A.08', 'Out of a rift, one step', fly('carrier-i', 'a b', 'a=rift b'), 'legal', RIFT),
  m('41.A.09', 'Three systems out of a rift', fly('carrier-i', 'a b c d', 'a=rift b c d'), 'illegal', 'movement.4f'),
  m('41.A.10', 'Crucible gives one more in all', fly('carrier-i', 'a b c d', 'a b=rift c d', { cards: 'crucible' }), 'legal', RIFTS),
  m('41.A.11', 'Crucible without a rift gives nothing', fly('carrier-i', 'a b c', 'a b c', { cards: 'crucible' }), 'illegal', 'movement.4f'),
  m('41.A.12', 'Crucible reaches the rift it needs', fly('carrier-i', 'a b c d', 'a b c=rift d', { cards: 'crucible' }), 'legal', RIFTS),
  m('41.A.13', 'Nav Suite takes the +1 away', fly('carrier-i', 'a b c', 'a b=rift c', { cards: 'nav-suite' }), 'illegal', 'movement.4f'),
  m('41.A.14', 'Circlet of the Void keeps the +1', fly('carrier-i', 'a b c', 'a b=rift c', { cards: 'circlet-of-the-void' }), 'legal', RIFTS),
  m('41.A.15', 'A Dimensional Tear is a rift for everybody', fly('carrier-i', 'a b c', 'a b#P c', { also: 't:dimensional-tear-i@b/P>bob' }), 'legal', RIFTS),
  m('41.A.16', 'A rift in a nebula: move 1, then +1', fly('cruiser-ii', 'a b c', 'a=nebula,rift b c'), 'legal', RIFTS),
  m('41.A.17', 'A rift in a nebula: not three', fly('cruiser-ii', 'a b c d', 'a=nebula,rift b c d'), 'illegal', 'movement.4f'),
  m('41.A.18', 'A rift that is an asteroid field stays closed', fly('carrier-ii', 'a b c', 'a b=rift,asteroids c'), 'illegal', 'asteroid-field.1'),
  m('41.A.19', 'A rift with an enemy in it', fly('carrier-i', 'a b c', 'a b=rift c', { also: 'e:cruiser-i@b>bob' }), 'illegal', 'movement.4b'),
  m('41.A.20', 'Back and forth through one rift', table({ systems: chain('a b=rift c'), active: 'c', units: units('x:carrier-ii@a'), moves: [go('x', 'a b a b c')] }), 'legal', RIFTS),
  m('41.A.21', "Back and forth through one rift with Thunder's Edge", table({ systems: chain('a b=rift c'), active: 'c', units: units('x:carrier-ii@a'), moves: [go('x', 'a b a b c')], expansions: ['te'] }), 'disputed', 'movement.4f gravity-rift.1'),
  m('41.A.22', 'The same at a table that counts each rift once', table({ systems: chain('a b=rift c'), active: 'c', units: units('x:carrier-ii@a'), moves: [go('x', 'a b a b c')] }), 'illegal', 'movement.4f', { readings: { 'ti4:ambiguity.rift-repeat': 'B' } }),
  m('41.A.23', 'Cargo taken from the rift itself', table({ systems: chain('a b=rift#P c'), active: 'c', units: units('x:carrier-i@a g:infantry-i@b/P'), moves: [go('x', 'a b c', 'g@b')] }), 'legal', `${RIFTS} transport.1 transport.0 capacity.1`),
  m('9.A.01', 'An entropic scar does not limit movement', fly('cruiser-i', 'a b c', 'a b=scar c', { te: true }), 'legal', VIA),
  m('9.A.02', 'A wormhole is no anomaly', fly('cruiser-i', 'a b c', 'a b=alpha c'), 'legal', VIA),
]
