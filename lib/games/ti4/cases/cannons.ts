import { chain, effects, go, system, table, units } from '../boards.ts'
import { one } from './build.ts'

const s = one('space-cannon')
const r = one('reach')
const w = one('route')
const fire = (map: string, also: string, over: Partial<Parameters<typeof table>[0]> & { cards?: string } = {}) => {
  const { cards = '', ...rest } = over
  return table({ systems: chain(map), active: 'a', units: units(also), effects: effects(cards), ...rest })
}
const ANN = 'x:cruiser-i@a'
const list = (...answer: string[]) => ({ answer })
const HIT = 'space-cannon.2 space-cannon.5a'
const FAR = `${HIT} space-cannon.3c`

/** Space Cannon Offense, reach and routes. */
export const cannonCases = [
  s('77.A.01', 'A PDS in the active system', fire('a#P b', `${ANN} p:pds-i@a/P>bob`), 'answered', HIT, list('bob at ann: p 1 × 6+')),
  s('77.A.02', 'A PDS I next door does not reach', fire('a b#P', `${ANN} p:pds-i@b/P>bob`), 'answered', 'space-cannon.3c', list()),
  s('77.A.03', 'A PDS II next door does', fire('a b#P', `${ANN} p:pds-ii@b/P>bob`), 'answered', FAR, list('bob at ann: p 1 × 5+')),
  s('77.A.04', 'A PDS II two systems away does not', fire('a b c#P', `${ANN} p:pds-ii@c/P>bob`), 'answered', 'space-cannon.2', list()),
  s('77.A.05', 'A PDS II through a wormhole', fire('a=alpha b', `${ANN} p:pds-ii@c/P>bob`, { systems: [...chain('a=alpha b'), system('c=alpha#P', { q: 0, r: 9 })] }), 'answered', FAR, list('bob at ann: p 1 × 5+')),
  s('77.A.06', 'Enforced Travel Ban does not stop it', fire('a', `${ANN} p:pds-ii@c/P>bob`, { systems: [system('a=alpha', { q: 0, r: 0 }), system('c=alpha#P', { q: 0, r: 9 })], cards: 'enforced-travel-ban' }), 'answered', FAR, list('bob at ann: p 1 × 5+')),
  s('77.A.07', 'A PDS II along a hyperlane', fire('a', `${ANN} p:pds-ii@c/P>bob`, { systems: [system('a', { q: 0, r: -1 }), system('c#P', { q: 0, r: 1 })], hyperlanes: [{ hex: { q: 0, r: 0 }, face: '89B', rotation: 0 }] }), 'answered', FAR, list('bob at ann: p 1 × 5+')),
  s('77.A.08', 'Clockwise from the active player', fire('a#P b#Q', `${ANN} c:cruiser-i@a>cid p:pds-i@a/P>cid q:pds-ii@b/Q>bob o:pds-ii@b/Q`), 'answered', `${FAR} space-cannon.5b`, list('ann at cid: o 1 × 5+', 'bob at ann: q 1 × 5+', 'cid at ann: p 1 × 6+')),
  s('77.A.09', 'The active player chooses among two', fire('a#P', `x:cruiser-i@a>bob y:cruiser-i@a>cid p:pds-i@a/P`), 'answered', 'space-cannon.2 space-cannon.5b', list('ann at bob: p 1 × 6+ or cid: p 1 × 6+')),
  s('77.A.10', 'A third party is never the target', fire('a#P', `y:cruiser-i@a>cid p:pds-i@a/P>bob ${ANN}`), 'answered', HIT, list('bob at ann: p 1 × 6+')),
  s('77.A.11', 'Without ships of the active player it is not settled', fire('a#P', 'p:pds-i@a/P>bob'), 'disputed', 'space-cannon.5a'),
  s('77.A.12', 'The same with reading A', fire('a#P', 'p:pds-i@a/P>bob'), 'answered', 'space-cannon.5a', { answer: [], readings: { 'ti4:ambiguity.cannon-no-target': 'A' } }),
  s('77.A.13', 'Plasma Scoring adds one die in all', fire('a#P', `${ANN} p:pds-i@a/P>bob q:pds-i@a/P>bob`, { cards: 'plasma-scoring>bob' }), 'answered', `${HIT} !plasma-scoring`, list('bob at ann: p 1 × 6+, q 1 × 6+, and 1 more die')),
  s('77.A.14', 'Antimass Deflectors of the target', fire('a#P', `${ANN} p:pds-i@a/P>bob`, { cards: 'antimass-deflectors' }), 'answered', `${HIT} !antimass-deflectors`, list('bob at ann: p 1 × 7+')),
  s('77.A.15', 'Solar Flare', fire('a#P', `${ANN} p:pds-i@a/P>bob`, { cards: 'solar-flare' }), 'answered', '!solar-flare', list()),
  s('77.A.16', 'Quetzecoatl', fire('a#P', 'x:quetzecoatl@a p:pds-i@a/P>bob'), 'answered', '!quetzecoatl', list()),
  s('77.A.17', 'Loncara Ssodu fires three dice next door', fire('a b', `${ANN} p:loncara-ssodu@b>bob`), 'answered', FAR, list('bob at ann: p 3 × 5+')),
  s('77.A.18', 'Indomitus fires', fire('a b#P', `${ANN} p:indomitus@b/P>bob`), 'answered', FAR, list('bob at ann: p 1 × 8+')),
  s('77.A.19', 'Hel-Titan I fires at home only', fire('a#P b#Q', `${ANN} p:hel-titan-i@a/P>bob q:hel-titan-i@b/Q>bob`), 'answered', HIT, list('bob at ann: p 1 × 6+')),
  s('77.A.20', 'Hel-Titan II fires next door', fire('a b#Q', `${ANN} q:hel-titan-ii@b/Q>bob`), 'answered', FAR, list('bob at ann: q 1 × 5+')),
  s('77.A.21', 'A Floating Factory is no target', fire('a#P', 'x:floating-factory-i@a p:pds-i@a/P>bob'), 'disputed', 'space-cannon.5a'),
  s('77.A.22', "Entropic scar (Thunder's Edge)", fire('a=scar#P', `${ANN} p:pds-i@a/P>bob`, { expansions: ['te'] }), 'answered', '!te-entropic-scar', list()),
  s('77.A.23', 'Ships that arrive are targets', fire('a#P b', 'x:cruiser-i@b p:pds-i@a/P>bob', { moves: [go('x', 'b a')] }), 'answered', HIT, list('bob at ann: p 1 × 6+')),
  s('77.A.24', 'Only gamma reaches the nexus in the action that flips it', { ...fire('a', 'x:cruiser-i@g p:pds-ii@g/P>bob q:pds-ii@b/Q>bob', { systems: [{ ...system('82'), tile: '82', nexus: 'inactive' }, system('g=gamma#P', { q: 0, r: 0 }), system('b=alpha#Q', { q: 5, r: 5 })], active: '82', moves: [go('x', 'g 82')] }) }, 'answered', FAR, list('bob at ann: p 1 × 5+')),
  s('77.A.25', 'Quantum Entanglement serves Creuss cannons', fire('a', `${ANN} p:pds-ii@c/P>bob`, { systems: [system('a=alpha', { q: 0, r: 0 }), system('c=beta#P', { q: 0, r: 9 })], cards: 'quantum-entanglement>bob' }), 'answered', FAR, list('bob at ann: p 1 × 5+')),
  s('77.A.26', 'It serves nobody else', fire('a', `${ANN} p:pds-ii@c/P>bob`, { systems: [system('a=alpha', { q: 0, r: 0 }), system('c=beta#P', { q: 0, r: 9 })], cards: 'quantum-entanglement' }), 'answered', 'space-cannon.2', list()),
  s('77.A.27', 'The order of the players is not told', fire('a#P', `${ANN} p:pds-i@a/P>bob`, { seating: undefined }), 'undetermined', ''),
  s('77.A.28', 'A hyperlane tile is no active system', table({ systems: chain('a'), hyperlanes: [{ id: 'lane', hex: { q: 5, r: 0 }, face: '83A', rotation: 0 }], active: 'lane' }), 'illegal', 'hyperlanes.2'),
  r('58.R.08', 'A hyperlane tile cannot be reached', { ...table({ systems: chain('a'), hyperlanes: [{ id: 'lane', hex: { q: 5, r: 0 }, face: '83A', rotation: 0 }], active: 'lane', units: units(ANN) }), whose: 'mine' }, 'answered', 'movement.4f', list()),
  r('58.R.09', 'Chaos Mapping keeps others out', { ...fire('a=asteroids b', 's:cruiser-i@a x:cruiser-i@b>bob', { cards: 'chaos-mapping antimass-deflectors>bob' }), whose: 'theirs' }, 'answered', 'movement.4f', list()),
  r('58.R.10', 'Ceasefire keeps its giver out', { ...fire('a b', 's:cruiser-i@a>bob x:cruiser-i@b', { cards: 'ceasefire+ann>bob' }), whose: 'mine' }, 'answered', 'movement.4f', list()),
  w('58.R.11', 'No route: an own token at the start', { ...fire('a b@ann', 'x:cruiser-i@b'), ship: 'x' }, 'answered', 'movement.4c', list()),
  w('58.R.12', 'No route: a nebula on the way', { ...fire('a b=nebula c', 'x:cruiser-i@c'), ship: 'x' }, 'answered', 'nebula.1a', list()),
  w('58.R.13', 'No route: an asteroid field', { ...fire('a=asteroids b', 'x:cruiser-i@b'), ship: 'x' }, 'answered', 'asteroid-field.1', list()),
  w('58.R.14', 'No route: a supernova', { ...fire('a=supernova b', 'x:cruiser-i@b'), ship: 'x' }, 'answered', 'supernova.1', list()),
  w('58.R.15', 'No route: Aerie Hololattice', { ...fire('a b#P c', 'x:cruiser-i@c p:pds-i@b/P>bob', { cards: 'aerie-hololattice>bob' }), ship: 'x' }, 'answered', '!aerie-hololattice', list()),
  w('58.R.16', 'No activation, no route: own token there', { ...fire('a@ann b', 'x:cruiser-i@b'), ship: 'x' }, 'answered', 'active-system.2', list()),
  w('58.R.17', 'No activation, no route: Chaos Mapping', { ...fire('a=asteroids b', 'x:cruiser-i@b s:cruiser-i@a>bob', { cards: 'chaos-mapping>bob antimass-deflectors' }), ship: 'x' }, 'answered', '!chaos-mapping', list()),
  w('58.R.18', 'No activation, no route: Ceasefire', { ...fire('a b', 'x:cruiser-i@b s:cruiser-i@a>bob', { cards: 'ceasefire+ann>bob' }), ship: 'x' }, 'answered', '!ceasefire', list()),
  w('58.R.19', 'No route onto a hyperlane tile', { ...table({ systems: chain('a'), hyperlanes: [{ id: 'lane', hex: { q: 5, r: 0 }, face: '83A', rotation: 0 }], active: 'lane', units: units(ANN) }), ship: 'x' }, 'answered', 'hyperlanes.2', list()),
  r('58.R.01', 'Which of my ships can reach it', { ...fire('a b c', 'x:cruiser-i@c y:carrier-i@c z:carrier-i@b'), whose: 'mine' }, 'answered', 'movement.4f', list('x', 'z')),
  r('58.R.02', 'What can reach me', { ...fire('a b c', 'x:cruiser-i@c>bob y:carrier-i@c>bob z:carrier-i@b>bob'), whose: 'theirs' }, 'answered', 'movement.4f', list('x', 'z')),
  r('58.R.03', 'A token of theirs on the system keeps them out', { ...fire('a@bob b c', 'x:cruiser-i@c>bob z:carrier-i@b>cid'), whose: 'theirs' }, 'answered', 'movement.4f', list('z')),
  r('58.R.04', 'My own ships stand in their way', { ...fire('a b c', 'x:cruiser-i@c>bob m:cruiser-i@b'), whose: 'theirs' }, 'answered', 'movement.4f', list()),
  w('58.R.05', 'The safest route first', { ...table({ systems: [system('a', { q: 0, r: 0 }), system('b=rift', { q: 1, r: 0 }), system('c', { q: 2, r: -1 }), system('d', { q: 1, r: -1 })], active: 'c', units: units('x:cruiser-i@a') }), ship: 'x' }, 'answered', 'movement.4f', list('a – d – c', 'a – b – c (1 die)', 'a – b – d – c (1 die)', 'a – d – b – c (1 die)')),
  w('58.R.06', 'No route: what stands in the way', { ...table({ systems: chain('a b c'), active: 'c', units: units('x:cruiser-i@a e:fighter-i@b>bob') }), ship: 'x' }, 'answered', 'movement.4b', list()),
  w('58.R.07', 'No route: one system too far', { ...table({ systems: chain('a b c'), active: 'c', units: units('x:carrier-i@a') }), ship: 'x' }, 'answered', 'movement.4f', list()),
]
