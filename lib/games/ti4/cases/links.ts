import { chain, effects, go, ring, system, table, units } from '../boards.ts'
import type { HyperlaneFacts, SystemFacts } from '../case.ts'
import { ONE, one, VIA } from './build.ts'

const m = one('movement')
const adj = one('adjacency')
const far = (word: string, q: number) => system(word, { q, r: 9 })
const hop = (systems: readonly SystemFacts[], path: string, over: { cards?: string; also?: string; type?: string; te?: boolean } = {}) =>
  table({
    systems, active: path.split(' ').at(-1)!, units: units(`x:${over.type ?? 'carrier-i'}@${path.split(' ')[0]}`, over.also ?? ''),
    effects: effects(over.cards ?? ''), moves: [go('x', path)], expansions: over.te ? ['te'] : [],
  })
const ask = (systems: readonly SystemFacts[], from: string, over: { to?: string; purpose?: string; player?: string; cards?: string; also?: string; active?: string; hyperlanes?: readonly HyperlaneFacts[] } = {}) => ({
  ...table({ systems, active: over.active ?? systems[0]!.id, units: units(over.also ?? ''), effects: effects(over.cards ?? ''), hyperlanes: over.hyperlanes ?? [] }),
  from, purpose: over.purpose ?? 'movement', ...(over.to ? { to: over.to } : {}), player: over.player ?? 'ann',
})
const two = (a: string, b: string) => [system(a, { q: 0, r: 0 }), far(b, 0)]
const nexus = (side: 'inactive' | 'active'): SystemFacts => ({ ...system('82'), tile: '82', nexus: side })
const ANN = { player: 'ann' }

/** Linked sides of each face at rotation 0, one pair of opposite or skipping sides, and a turn to try it with. */
const FACES: readonly [face: string, a: number, b: number, turns: number][] = [
  ['83A', 1, 4, 0], ['84A', 2, 5, 1], ['85A', 1, 5, 2], ['86A', 1, 5, 3], ['87A', 2, 5, 4], ['88A', 1, 4, 5], ['89A', 0, 2, 1], ['90A', 2, 4, 2], ['91A', 1, 3, 3],
  ['83B', 3, 5, 1], ['84B', 0, 4, 2], ['85B', 0, 2, 3], ['86B', 1, 3, 4], ['87B', 0, 2, 5], ['88B', 0, 3, 0], ['89B', 0, 4, 1], ['90B', 0, 3, 2], ['91B', 0, 2, 3],
]
const lane = (face: string, rotation = 0, q = 0, r = 0): HyperlaneFacts => ({ hex: { q, r }, face, rotation })
const yes = { answer: true }
const no = { answer: false }

/** Sides, wormholes, the nexus, hyperlanes and the cards that join or part systems. */
export const linkCases = [
  adj('6.A.01', 'Touching sides', ask(chain('a b c'), 'b'), 'answered', 'adjacency.0', { answer: ['a: side', 'c: side'] }),
  adj('6.A.02', 'Two steps away is not adjacent', ask(chain('a b c'), 'a', { to: 'c' }), 'answered', 'adjacency.0', no),
  adj('6.A.03', 'A system is not adjacent to itself', ask(chain('a b'), 'a', { to: 'a' }), 'answered', 'adjacency.2a', no),
  adj('6.A.04', 'A planet is adjacent to its own system', ask(chain('a#Jord b'), 'Jord', { to: 'a' }), 'answered', 'adjacency.3', yes),
  adj('6.A.05', 'A unit is not', ask(chain('a b'), 'x', { to: 'a', also: 'x:cruiser-i@a' }), 'answered', 'adjacency.n1', no),
  adj('6.A.06', 'A unit is adjacent to what its system is', ask(chain('a b'), 'x', { to: 'b', also: 'x:cruiser-i@a' }), 'answered', 'adjacency.0', yes),
  adj('6.A.07', 'The nexus touches nothing', ask([...chain('a b'), nexus('inactive')], '82'), 'answered', 'adjacency.n2', { answer: [] }),
  adj('6.A.08', 'Side and wormhole at once', ask(chain('a=alpha b=alpha'), 'a', { ...ANN }), 'answered', 'adjacency.0 adjacency.1', { answer: ['b: side + alpha wormhole'] }),
  adj('6.A.09', 'Wormholes of systems that are not told', ask(two('a=alpha', 'b').map((s) => (s.id === 'b' ? { ...s, wormholes: undefined as never } : s)), 'a', { to: 'b' }), 'undetermined', ''),
  m('101.A.01', 'Through an alpha wormhole', hop(two('a=alpha', 'b=alpha'), 'a b'), 'legal', ONE),
  m('101.A.02', 'Through a beta wormhole', hop(two('a=beta', 'b=beta'), 'a b'), 'legal', ONE),
  m('101.A.03', 'Through a gamma wormhole', hop(two('a=gamma', 'b=gamma'), 'a b'), 'legal', ONE),
  m('101.A.04', 'Through a delta wormhole, any player', hop(two('a=delta', 'b=delta'), 'a b'), 'legal', ONE),
  m('101.A.05', "Through an epsilon wormhole (Thunder's Edge)", hop(two('a=epsilon', 'b=epsilon'), 'a b', { te: true }), 'legal', ONE),
  m('101.A.06', 'Alpha and beta do not match', hop(two('a=alpha', 'b=beta'), 'a b'), 'illegal', 'movement.4f'),
  m('101.A.07', 'Back and forth through a wormhole', hop(two('a=alpha', 'b=alpha'), 'a b a', { type: 'cruiser-i' }), 'legal', `${VIA} movement.4e`),
  m('101.A.08', 'Enemy ships at the far end block passing', hop([...two('a=alpha', 'b=alpha'), far('c', 1)], 'a b c', { type: 'cruiser-i', also: 'e:cruiser-i@b>bob' }), 'illegal', 'movement.4b'),
  m('101.A.09', 'A gamma token opens a system', hop(two('a', 'b=gamma'), 'a b', { cards: 'gamma-tokens+a' }), 'legal', ONE),
  m('101.B.01', 'Enforced Travel Ban closes alpha', hop(two('a=alpha', 'b=alpha'), 'a b', { cards: 'enforced-travel-ban' }), 'illegal', 'movement.4f !enforced-travel-ban'),
  m('101.B.02', 'It leaves gamma open', hop(two('a=gamma', 'b=gamma'), 'a b', { cards: 'enforced-travel-ban' }), 'legal', ONE),
  m('101.B.03', 'It does not bind Creuss', hop(two('a=alpha', 'b=alpha'), 'a b', { cards: 'enforced-travel-ban quantum-entanglement' }), 'legal', ONE),
  m('101.B.04', 'It does not stop Lost Star Chart', hop(two('a=alpha', 'b=alpha'), 'a b', { cards: 'enforced-travel-ban lost-star-chart' }), 'legal', ONE),
  m('101.B.05', 'Nor Wormhole Reconstruction', hop(two('a=alpha', 'b=beta'), 'a b', { cards: 'enforced-travel-ban wormhole-reconstruction' }), 'legal', ONE),
  m('101.B.06', 'It does not part systems that touch', hop(chain('a=alpha b=alpha'), 'a b', { cards: 'enforced-travel-ban' }), 'legal', ONE),
  adj('101.B.07', 'It does not stop space cannon', ask(two('a=alpha', 'b=alpha'), 'a', { to: 'b', purpose: 'cannon', cards: 'enforced-travel-ban' }), 'answered', 'adjacency.1', yes),
  adj('101.B.08', 'It stops movement', ask(two('a=alpha', 'b=alpha'), 'a', { to: 'b', cards: 'enforced-travel-ban' }), 'answered', '!enforced-travel-ban', no),
  m('101.C.01', 'Quantum Entanglement joins alpha and beta', hop(two('a=alpha', 'b=beta'), 'a b', { cards: 'quantum-entanglement' }), 'legal', ONE),
  m('101.C.02', 'Only for Creuss', hop(two('a=alpha', 'b=beta'), 'a b', { cards: 'quantum-entanglement>bob' }), 'illegal', 'movement.4f'),
  m('101.C.03', 'Lost Star Chart joins alpha and beta', hop(two('a=alpha', 'b=beta'), 'a b', { cards: 'lost-star-chart' }), 'legal', ONE),
  m('101.C.04', 'Emissary Taivra joins the active wormhole system to every other', hop(two('a=beta', 'b=alpha'), 'a b', { cards: 'emissary-taivra>bob' }), 'legal', ONE),
  m('101.C.05', 'Not an active system with delta only', hop(two('a=beta', 'b=delta'), 'a b', { cards: 'emissary-taivra>bob' }), 'illegal', 'movement.4f'),
  m('101.C.06', 'Spacial Conduit Cylinder', hop(two('a', 'b'), 'a b', { cards: 'spacial-conduit-cylinder', also: 'y:cruiser-i@b' }), 'legal', ONE),
  m('101.C.07', 'Spacial Conduit Cylinder needs own units in the active system', hop(two('a', 'b'), 'a b', { cards: 'spacial-conduit-cylinder' }), 'illegal', 'movement.4f'),
  m('101.C.08', 'Lazax Gate Folding gives Mecatol Rex alpha and beta', hop(two('a=beta', '18#Mecatol Rex'), 'a 18', { cards: 'lazax-gate-folding' }), 'legal', ONE),
  m('101.C.09', "Not in another player's action", hop(two('a=beta', '18#Mecatol Rex'), 'a 18', { cards: 'lazax-gate-folding>bob' }), 'illegal', 'movement.4f'),
  m('101.C.10', 'Hil Colish brings a delta wormhole', hop(two('a', '17=delta'), 'a 17', { also: 'h:hil-colish@a' }), 'legal', ONE),
  m('101.C.11', 'Hil Colish moves first and others follow its wormhole', table({ systems: [...chain('a b'), far('17=delta', 1)], active: 'b', units: units('h:hil-colish@a x:carrier-i@17'), moves: [go('h', 'a b'), go('x', '17 b')] }), 'legal', `${ONE} !hil-colish`),
  m('101.C.12', 'Hil Colish moves last and others use its wormhole', table({ systems: [...chain('a b'), far('17=delta', 1)], active: 'b', units: units('h:hil-colish@a x:cruiser-i@17'), moves: [go('h', 'a b'), go('x', '17 a b')] }), 'legal', VIA),
  m('101.C.13', 'Memoria goes to a mech', hop(two('a', 'b#P'), 'a b', { type: 'memoria-i', also: 'k:mech@b/P' }), 'legal', ONE),
  m('101.C.14', 'Its companions do not', hop(two('a', 'b#P'), 'a b', { type: 'carrier-i', also: 'q:memoria-i@a k:mech@b/P' }), 'illegal', 'movement.4f'),
  m('101.C.15', "Ingress to egress (Thunder's Edge)", hop(two('a', 'b').map((s, i) => ({ ...s, marks: [i ? 'egress' as const : 'ingress' as const] })), 'a b', { te: true }), 'legal', ONE),
  m('101.C.16', 'Ingress to ingress', hop(two('a', 'b').map((s) => ({ ...s, marks: ['ingress' as const] })), 'a b', { te: true }), 'illegal', 'movement.4f'),
  m('101.C.17', 'Active breaches are joined', hop(two('a', 'b').map((s) => ({ ...s, marks: ['active-breach' as const] })), 'a b', { te: true }), 'legal', ONE),
  m('101.C.18', 'Void Tether parts two systems for others', hop(chain('a b'), 'a b', { cards: 'te-void-tether+a/b>bob', te: true }), 'illegal', 'movement.4f !te-void-tether'),
  m('101.C.19', 'Void Tether does not bind its owner', hop(chain('a b'), 'a b', { cards: 'te-void-tether+a/b', te: true }), 'legal', ONE),
  m('100.A.01', 'The inactive nexus has gamma', hop([system('a=gamma', { q: 0, r: 0 }), nexus('inactive')], 'a 82'), 'legal', ONE),
  m('100.A.02', 'The inactive nexus has no alpha', hop([system('a=alpha', { q: 0, r: 0 }), nexus('inactive')], 'a 82'), 'illegal', 'movement.4f'),
  m('100.A.03', 'The active nexus has alpha', hop([system('a=alpha', { q: 0, r: 0 }), nexus('active')], 'a 82'), 'legal', ONE),
  m('100.A.04', 'Nexus Sovereignty closes its alpha', hop([system('a=alpha', { q: 0, r: 0 }), nexus('active')], 'a 82', { cards: 'nexus-sovereignty' }), 'illegal', 'movement.4f !nexus-sovereignty'),
  m('100.A.05', 'Nexus Sovereignty leaves gamma open', hop([system('a=gamma', { q: 0, r: 0 }), nexus('active')], 'a 82', { cards: 'nexus-sovereignty' }), 'legal', ONE),
  m('100.A.06', 'Nexus Sovereignty leaves other alphas open', hop([...two('a=alpha', 'b=alpha'), nexus('active')], 'a b', { cards: 'nexus-sovereignty' }), 'legal', ONE),
  m('100.A.07', 'Hil Colish first does not flip the nexus for the others', table({ systems: [system('a=gamma', { q: 0, r: 0 }), far('b=alpha', 0), nexus('inactive')], active: '82', units: units('h:hil-colish@a x:carrier-i@b'), moves: [go('h', 'a 82'), go('x', 'b 82')] }), 'illegal', 'movement.4f'),
  m('100.A.08', 'Passing the inactive nexus', hop([system('a=gamma', { q: 0, r: 0 }), far('b=gamma', 0), nexus('inactive')], 'a 82 b', { type: 'cruiser-i' }), 'legal', VIA),
  m('44.A.01', 'A ship along a hyperlane counts one system', table({ systems: ring(), hyperlanes: [lane('83A')], active: 'n4', units: units('x:carrier-i@n1'), moves: [go('x', 'n1 n4')] }), 'legal', ONE),
  m('44.A.02', 'A hyperlane tile is not entered', table({ systems: ring(), hyperlanes: [lane('83A')], active: 'n4', units: units('x:cruiser-i@n1'), moves: [go('x', 'n1 83A n4')] }), 'illegal', 'hyperlanes.2'),
  m('44.A.03', 'Turned once, the same line joins other systems', table({ systems: ring(), hyperlanes: [lane('83A', 1)], active: 'n4', units: units('x:carrier-i@n1'), moves: [go('x', 'n1 n4')] }), 'illegal', 'movement.4f'),
  m('44.A.04', 'A line over two tiles', table({ systems: [system('a', { q: 0, r: -1 }), system('b', { q: 0, r: 2 })], hyperlanes: [lane('88B', 0), lane('88B', 0, 0, 1)], active: 'b', units: units('x:carrier-i@a'), moves: [go('x', 'a b')] }), 'legal', ONE),
  adj('44.B.01', '87A joins one side to three others', ask(ring(), 'n2', { hyperlanes: [lane('87A')] }), 'answered', 'adjacency.0 adjacency.4', { answer: ['n0: hyperlane', 'n1: side', 'n3: side', 'n4: hyperlane', 'n5: hyperlane'] }),
  adj('44.B.02', 'The three are not joined among themselves', ask(ring(), 'n0', { to: 'n4', hyperlanes: [lane('87A')] }), 'answered', 'adjacency.0', no),
  adj('44.B.03', 'A line into open space leads nowhere', ask([system('a', { q: 0, r: -1 })], 'a', { hyperlanes: [lane('83A', 5)] }), 'answered', 'adjacency.0', { answer: [] }),
  adj('6.B.01', 'Quantum Entanglement, seen by Creuss', ask(two('a=alpha', 'b=beta'), 'a', { to: 'b', cards: 'quantum-entanglement' }), 'answered', '!quantum-entanglement', yes),
  adj('6.B.02', 'Lost Star Chart', ask(two('a=alpha', 'b=beta'), 'a', { to: 'b', cards: 'lost-star-chart' }), 'answered', '!lost-star-chart', yes),
  adj('6.B.03', 'Wormhole Reconstruction', ask(two('a=alpha', 'b=beta'), 'a', { to: 'b', cards: 'wormhole-reconstruction' }), 'answered', '!wormhole-reconstruction', yes),
  adj('6.B.04', 'Emissary Taivra', ask(two('a=alpha', 'b=beta'), 'a', { to: 'b', cards: 'emissary-taivra', active: 'a' }), 'answered', '!emissary-taivra', yes),
  adj('6.B.05', 'Spacial Conduit Cylinder', ask(two('a', 'b'), 'a', { to: 'b', cards: 'spacial-conduit-cylinder', active: 'a', also: 'x:cruiser-i@a y:cruiser-i@b' }), 'answered', '!spacial-conduit-cylinder', yes),
  adj('6.B.06', 'Memoria and a mech', ask(two('a', 'b#P'), 'x', { to: 'b', also: 'x:memoria-i@a k:mech@b/P' }), 'answered', '!memoria', yes),
  adj('6.B.07', "Ingress and egress (Thunder's Edge)", { ...ask(two('a', 'b').map((s, i) => ({ ...s, marks: [i ? 'egress' as const : 'ingress' as const] })), 'a', { to: 'b' }), expansions: ['te'] }, 'answered', '!te-fracture', yes),
  adj('6.B.08', "Active breaches (Thunder's Edge)", { ...ask(two('a', 'b').map((s) => ({ ...s, marks: ['active-breach' as const] })), 'a', { to: 'b' }), expansions: ['te'] }, 'answered', '!te-breaches', yes),
  adj('6.B.09', 'Nexus Sovereignty parts the active nexus for movement', ask([system('a=alpha', { q: 0, r: 0 }), nexus('active')], 'a', { to: '82', cards: 'nexus-sovereignty' }), 'answered', '!nexus-sovereignty', no),
  adj('6.B.10', "Void Tether (Thunder's Edge)", { ...ask(chain('a b'), 'a', { to: 'b', cards: 'te-void-tether+a/b>bob' }), expansions: ['te'] }, 'answered', '!te-void-tether', no),
  ...FACES.map(([face, a, b, turns], i) =>
    adj(`44.C.${String(i + 1).padStart(2, '0')}`, `${face} turned ${turns} times`, ask(ring(), `n${(a + turns) % 6}`, { to: `n${(b + turns) % 6}`, hyperlanes: [lane(face, turns)] }), 'answered', 'adjacency.4', yes),
  ),
]
