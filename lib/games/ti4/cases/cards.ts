import { chain, effects, go, system, table, units } from '../boards.ts'
import { ONE, one, VIA } from './build.ts'

const m = one('movement')
const fly = (type: string, path: string, map: string, cards = '', also = '', over: Partial<Parameters<typeof table>[0]> = {}) =>
  table({ systems: chain(map), active: path.split(' ').at(-1)!, units: units(`x:${type}@${path.split(' ')[0]}`, also), effects: effects(cards), moves: [go('x', path)], ...over })
const TE = { expansions: ['te'] as const }
const marked = (map: string, id: string, mark: 'fracture' | 'active-breach' | 'legendary') => chain(map).map((s) => (s.id === id ? { ...s, marks: [mark] } : s))

/** Technologies, abilities, agents and cards. */
export const cardCases = [
  m('CARD.A.01', 'Light/Wave Deflector passes ships', fly('cruiser-i', 'a b c', 'a b c', 'light-wave-deflector', 'e:cruiser-i@b>bob'), 'legal', `${ONE} !light-wave-deflector`),
  m('CARD.A.02', 'It does not open anomalies', fly('cruiser-i', 'a b c', 'a b=nebula c', 'light-wave-deflector', 'e:cruiser-i@b>bob'), 'illegal', 'nebula.1a'),
  m('CARD.A.03', 'Aerie Hololattice beats it', fly('cruiser-i', 'a b c', 'a b#P c', 'light-wave-deflector aerie-hololattice>bob', 'p:pds-i@b/P>bob'), 'illegal', '!aerie-hololattice'),
  m('CARD.A.04', 'Aerie Hololattice does not bar the goal', fly('cruiser-i', 'a b', 'a b#P', 'aerie-hololattice>bob', 'p:pds-i@b/P>bob'), 'legal', ONE),
  m('CARD.A.05', 'In The Silence Of Space, from the chosen system', fly('cruiser-i', 'a b c', 'a b c', 'in-the-silence-of-space+a', 'e:cruiser-i@b>bob'), 'legal', `${ONE} !in-the-silence-of-space`),
  m('CARD.A.06', 'In The Silence Of Space, from another system', fly('cruiser-i', 'a b c', 'a b c', 'in-the-silence-of-space+c', 'e:cruiser-i@b>bob'), 'illegal', 'movement.4b'),
  m('CARD.A.07', "Y'sia Y'ssrila passes ships", fly('ysia-yssrila', 'a b c', 'a b c', '', 'e:cruiser-i@b>bob'), 'legal', `${ONE} !ysia-yssrila`),
  m('CARD.A.08', 'Aetherpassage passes Empyrean ships', fly('cruiser-i', 'a b c', 'a b c', 'aetherpassage>bob', 'e:cruiser-i@b>bob'), 'legal', `${ONE} !aetherpassage`),
  m('CARD.A.09', 'Aetherpassage does not pass a third player', fly('cruiser-i', 'a b c', 'a b c', 'aetherpassage>bob', 'e:cruiser-i@b>bob f:cruiser-i@b>cid'), 'illegal', 'movement.4b'),
  m('CARD.A.10', "Corsair passes to attack non-fighter ships (Thunder's Edge)", fly('corsair', 'a b c', 'a b c', '', 'e:cruiser-i@b>bob f:cruiser-i@c>bob', TE), 'legal', `${ONE} !te-corsair`),
  m('CARD.A.11', 'Corsair does not pass to an empty system', fly('corsair', 'a b c', 'a b c', '', 'e:cruiser-i@b>bob', TE), 'illegal', 'movement.4b'),
  m('CARD.A.12', 'D.W.S. Luminous passes own units and gets +1', fly('d-w-s-luminous', 'a b c', 'a b#P c', '', 'e:cruiser-i@b>bob i:infantry-i@b/P', TE), 'legal', `${ONE} !te-luminous`),
  m('CARD.B.01', 'Gravity Drive on this ship', fly('carrier-i', 'a b c', 'a b c', 'gravity-drive+x'), 'legal', VIA),
  m('CARD.B.02', 'Gravity Drive on another ship', fly('carrier-i', 'a b c', 'a b c', 'gravity-drive+y', 'y:carrier-i@a'), 'illegal', 'movement.4f'),
  m('CARD.B.03', 'Flank Speed for all', fly('carrier-i', 'a b c', 'a b c', 'flank-speed'), 'legal', VIA),
  m('CARD.B.04', 'A second Flank Speed adds nothing', fly('carrier-i', 'a b c d', 'a b c d', 'flank-speed flank-speed'), 'illegal', 'movement.4f'),
  m('CARD.B.05', 'Slipstream from an alpha wormhole', fly('carrier-i', 'a b c', 'a=alpha b c', 'slipstream'), 'legal', VIA),
  m('CARD.B.06', 'No Slipstream from gamma', fly('carrier-i', 'a b c', 'a=gamma b c', 'slipstream'), 'illegal', 'movement.4f'),
  m('CARD.B.07', 'Slipstream from the Creuss home system', table({ systems: [{ ...system('51=delta#Creuss'), tile: '51' }, ...chain('17=delta b')], active: 'b', units: units('x:carrier-i@51'), effects: effects('slipstream'), moves: [go('x', '51 17 b')] }), 'legal', VIA),
  m('CARD.B.08', 'Slipstream under Enforced Travel Ban is not settled', fly('carrier-i', 'a b c', 'a=alpha b c', 'slipstream quantum-entanglement enforced-travel-ban'), 'disputed', 'movement.4f'),
  m('CARD.B.09', 'Aetherstream next to an anomaly', fly('carrier-i', 'a b c', 'a b c d=nebula', 'aetherstream>bob'), 'legal', VIA),
  m('CARD.B.10', 'The active anomaly itself does not count', fly('carrier-i', 'a b c', 'a b c=nebula d', 'aetherstream>bob'), 'illegal', 'movement.4f'),
  m('CARD.B.11', 'Captain Mendosa takes the highest value on the board', fly('carrier-i', 'a b c d', 'a b c d', 'captain-mendosa+x>bob', 'y:cruiser-ii@d>bob'), 'legal', VIA),
  m('CARD.B.12', 'Captain Mendosa overrides the nebula', fly('carrier-i', 'a b c', 'a=nebula b c', 'captain-mendosa+x>bob', 'y:cruiser-i@c>bob'), 'legal', VIA),
  m('CARD.B.13', "Imperator with a legendary planet (Thunder's Edge)", fly('carrier-i', 'a b c', 'a b c', 'te-imperator+x', '', { ...TE, systems: marked('a b c', 'c', 'legendary') }), 'legal', VIA),
  m('CARD.B.14', "Al'raith Ix Ianovar from The Fracture", fly('carrier-i', 'a b c', 'a b c', 'te-alraith', '', { ...TE, systems: marked('a b c', 'a', 'fracture') }), 'legal', VIA),
  m('CARD.B.15', 'Gravleash Maneuvers: as fast as the fastest beside it', table({ systems: chain('a b c'), active: 'c', units: units('x:carrier-i@a y:cruiser-i@a'), effects: effects('te-gravleash'), moves: [go('x', 'a b c'), go('y', 'a b c')], ...TE }), 'legal', VIA),
  m('CARD.B.16', 'Gravleash Maneuvers from a nebula is not settled', table({ systems: chain('a=nebula b c'), active: 'c', units: units('x:carrier-i@a y:cruiser-i@a'), effects: effects('te-gravleash'), moves: [go('x', 'a b c'), go('y', 'a b c')], ...TE }), 'disputed', 'movement.4f'),
  m('CARD.B.17', "Heaven's Eye against a plotted player", fly('heavens-eye', 'a b c', 'a b c', 'te-heavens-eye+bob', 'e:cruiser-i@c>bob', TE), 'legal', VIA),
  m('CARD.B.18', 'Resonance Generator from an active breach', fly('carrier-i', 'a b c', 'a b c', 'te-breaches', '', { ...TE, systems: marked('a b c', 'a', 'active-breach') }), 'legal', VIA),
  m('CARD.B.19', 'Linkship I moves 3', fly('linkship-i', 'a b c d', 'a b c d', '', '', TE), 'legal', VIA),
  m('CARD.B.20', 'Eidolon Maximum flies', fly('eidolon-maximum', 'a b c d', 'a b c d', '', '', TE), 'legal', VIA),
  m('CARD.B.21', 'Fleet Logistics changes nothing', fly('carrier-i', 'a b c', 'a b c', 'fleet-logistics'), 'illegal', 'movement.4f'),
]
