import { chain, effects, go, ring, system, table, units } from '../board/samples.ts'
import { one } from './build.ts'

const a = one('ability')
/** bob is attacked in `a`; ann's ships there or elsewhere move by the ability. */
const by = (
  ability: string,
  map: string,
  who: string,
  moves: readonly string[],
  over: Partial<Parameters<typeof table>[0]> & { cards?: string; controlled?: readonly string[] } = {},
) => {
  const { cards = '', ...rest } = over
  const words = moves.map((move) => {
    const [ship, path, ...loads] = move.split(': ')
    return go(ship!, path!, loads.join(' '))
  })
  return {
    ...table({
      systems: chain(map),
      active: 'a',
      units: units(who),
      effects: effects(cards),
      moves: words,
      activePlayer: 'bob',
      ...rest,
    }),
    by: ability,
    player: 'ann',
    controlled: over.controlled ?? [],
  }
}
const RETREAT = 'movement.9 space-combat.7b movement.n1 space-combat.7c'
const SKILLED = 'movement.9 !skilled-retreat movement.n1 faq.skilled-retreat'
const FORESIGHT = 'movement.9 !foresight movement.n1'
const HELIX = 'movement.9 !helix-protocol'
const DARK = 'movement.9 !dark-space-navigation'
const LOAD = 'faq.ability-transport transport.0 capacity.1'
const B = { readings: { 'ti4:ambiguity.announced-changes': 'B' } }
const TE = { expansions: ['te'] as const }

const PLANET = { systems: [system('a', { q: 0, r: 0 }), system('z#P', { q: 9, r: 9 })] }
const LANE = {
  systems: [system('a', { q: 0, r: -1 }), system('z', { q: 0, r: 1 })],
  hyperlanes: [{ hex: { q: 0, r: 0 }, pairs: [[0, 3]], rotation: 0 }],
}
const REX = {
  systems: [
    { ...system('a', { q: 0, r: 0 }), tile: '18', planets: ['Mecatol Rex'] },
    system('z=alpha', { q: 9, r: 9 }),
  ],
}
type Over = NonNullable<Parameters<typeof by>[4]>
const marks = (one: 'ingress' | 'active-breach', other: 'egress' | 'active-breach'): Over => ({
  systems: [
    { ...system('a', { q: 0, r: 0 }), marks: [one] },
    { ...system('z', { q: 9, r: 9 }), marks: [other] },
  ],
  ...TE,
})
const nexus = (nexus: 'active' | 'inactive'): Over => ({
  systems: [system('a=beta', { q: 0, r: 0 }), { ...system('z'), tile: '82', nexus }],
})
/** What joins `a` to `z` far away; a minus in front of what keeps them apart. */
const LINKS: readonly (readonly [string, string, [string, string], string, string, string?, Over?])[] = [
  ['40', 'Along a hyperlane', ['a', 'z'], '', 'adjacency.4', '', LANE],
  ['41', 'For Creuss', ['a=alpha', 'z=beta'], 'quantum-entanglement', '!quantum-entanglement'],
  ['42', 'By Lost Star Chart', ['a=alpha', 'z=beta'], 'lost-star-chart', '!lost-star-chart'],
  ['43', 'By Wormhole Reconstruction', ['a=alpha', 'z=beta'], 'wormhole-reconstruction', '!wormhole-reconstruction'],
  ['44', 'By Emissary Taivra', ['a=alpha', 'z=delta'], 'emissary-taivra>bob', '!emissary-taivra'],
  [
    '45',
    'By the cylinder of the active player',
    ['a', 'z'],
    'spacial-conduit-cylinder>bob',
    '!spacial-conduit-cylinder',
    'e:cruiser-i@a>bob i:pds-i@z/P>bob',
    PLANET,
  ],
  ['46', "Out of The Fracture (Thunder's Edge)", ['a', 'z'], '', '!te-fracture', '', marks('ingress', 'egress')],
  [
    '47',
    "Between breaches (Thunder's Edge)",
    ['a', 'z'],
    '',
    '!te-breaches',
    '',
    marks('active-breach', 'active-breach'),
  ],
  [
    '48',
    'Nexus Sovereignty binds abilities too',
    ['a', 'z'],
    'nexus-sovereignty',
    '-!nexus-sovereignty',
    '',
    nexus('active'),
  ],
  [
    '49',
    "Not over a tethered border (Thunder's Edge)",
    ['a=alpha', 'z=alpha'],
    'te-void-tether+a/z>bob',
    '-!te-void-tether',
    '',
    TE,
  ],
  ['50', 'Through the delta wormhole of Hil Colish', ['a=delta', 'z'], '', 'adjacency.1 !hil-colish', 'h:hil-colish@z'],
  ['51', 'Through a gamma token', ['a=gamma', 'z'], 'gamma-tokens+z', 'adjacency.1 !gamma-tokens'],
  [
    '52',
    'Through Lazax Gate Folding of the active player',
    ['a', 'z'],
    'lazax-gate-folding>bob',
    'adjacency.1 !lazax-gate-folding',
    '',
    REX,
  ],
  ['53', 'To the active side of the nexus', ['a', 'z'], '', 'adjacency.1 wormhole-nexus.1a', '', nexus('active')],
]

/** LRR 58.9 and 78.7: retreats, Skilled Retreat, Foresight, heroes. */
export const abilityCases = [
  a(
    '78.A.01',
    'A retreat to a system with an own unit',
    by('retreat', 'a b', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b']),
    'legal',
    RETREAT,
  ),
  a(
    '78.A.02',
    'A retreat to a system with an own planet',
    by('retreat', 'a b#P', 'c:cruiser-i@a', ['c: a b'], { controlled: ['P'] }),
    'legal',
    RETREAT,
  ),
  a(
    '78.A.03',
    'No retreat to a system where the player has nothing',
    by('retreat', 'a b#P', 'c:cruiser-i@a', ['c: a b']),
    'illegal',
    'space-combat.7c',
  ),
  a(
    '78.A.04',
    'Dark Energy Tap opens an empty one',
    by('retreat', 'a b#P', 'c:cruiser-i@a', ['c: a b'], { cards: 'dark-energy-tap' }),
    'legal',
    RETREAT.replace('space-combat.7c', '!dark-energy-tap'),
  ),
  a(
    '78.A.05',
    'Dark Energy Tap does not open one with units of another player',
    by('retreat', 'a b#P', 'c:cruiser-i@a i:infantry-i@b/P>bob', ['c: a b'], { cards: 'dark-energy-tap' }),
    'illegal',
    'space-combat.7c',
  ),
  a(
    '78.A.06',
    'No retreat to ships of another player',
    by('retreat', 'a b', 'c:cruiser-i@a o:destroyer-i@b e:fighter-i@b>cid', ['c: a b']),
    'illegal',
    'space-combat.7c',
  ),
  a(
    '78.A.07',
    'A retreat is one step, whatever the move value',
    by('retreat', 'a b c', 'c:cruiser-ii@a o:destroyer-i@c', ['c: a c']),
    'illegal',
    'movement.n1',
  ),
  a(
    '78.A.08',
    'Every ship that can move goes',
    by('retreat', 'a b', 'c:cruiser-i@a d:destroyer-i@a o:destroyer-i@b', ['c: a b']),
    'illegal',
    'space-combat.7b',
  ),
  a(
    '78.A.09',
    'All ships go to one system',
    by('retreat', 'a', 'c:cruiser-i@a d:destroyer-i@a o:destroyer-i@n0 q:destroyer-i@n3', ['c: a n0', 'd: a n3'], {
      systems: [system('a', { q: 0, r: 0 }), ...ring()],
    }),
    'illegal',
    'space-combat.7b',
  ),
  a(
    '78.A.10',
    'Not into a nebula, which is not active',
    by('retreat', 'a b=nebula', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b']),
    'illegal',
    'nebula.n1',
  ),
  a(
    '78.A.11',
    'Into a nebula by the announced wording',
    by('retreat', 'a b=nebula', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b']),
    'legal',
    `${RETREAT} nebula.n5`,
    B,
  ),
  a(
    '78.A.12',
    'Voidborn enters nebulae at any time',
    by('retreat', 'a b=nebula', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b'], { cards: 'voidborn' }),
    'legal',
    `${RETREAT} !voidborn`,
  ),
  a(
    '78.A.13',
    'Not into an asteroid field',
    by('retreat', 'a b=asteroids', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b']),
    'illegal',
    'asteroid-field.1',
  ),
  a(
    '78.A.14',
    'Into an asteroid field with Antimass Deflectors',
    by('retreat', 'a b=asteroids', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b'], { cards: 'antimass-deflectors' }),
    'legal',
    `${RETREAT} !antimass-deflectors`,
  ),
  a(
    '78.A.15',
    'Not into a supernova',
    by('retreat', 'a b=supernova', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b']),
    'illegal',
    'supernova.1',
  ),
  a(
    '78.A.16',
    'Into a supernova with Magmus Reactor',
    by('retreat', 'a b=supernova', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b'], { cards: 'magmus-reactor' }),
    'legal',
    `${RETREAT} !magmus-reactor`,
  ),
  a(
    '78.A.17',
    'Nav Suite does not help in a retreat',
    by('retreat', 'a b=asteroids', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b'], { cards: 'nav-suite' }),
    'illegal',
    'asteroid-field.1',
  ),
  a(
    '78.A.18',
    'Out of a rift each ship rolls',
    by('retreat', 'a=rift b', 'c:cruiser-i@a o:destroyer-i@b', ['c: a b']),
    'legal',
    `${RETREAT} gravity-rift.n5b`,
  ),
  a(
    '78.A.19',
    'Cargo leaves the active system in spite of a token',
    by('retreat', 'a@ann b', 'c:carrier-i@a i:infantry-i@a o:destroyer-i@b', ['c: a b: i@a']),
    'legal',
    `${RETREAT} ${LOAD} movement.n2a`,
  ),
  a(
    '78.A.20',
    'Fighter I need a carrier; the others are lost',
    by('retreat', 'a b', 'c:carrier-i@a f:fighter-i@a g:fighter-i@a o:destroyer-i@b', ['c: a b: f@a']),
    'legal',
    `${RETREAT} ${LOAD} movement.n2a`,
  ),
  a(
    '78.A.21',
    'A Fighter I does not retreat by itself',
    by('retreat', 'a b', 'f:fighter-i@a o:destroyer-i@b', ['f: a b']),
    'illegal',
    '!fighter-i',
  ),
  a(
    '78.A.22',
    'Enforced Travel Ban binds retreats as well',
    by('retreat', 'a', 'c:cruiser-i@a o:destroyer-i@z', ['c: a z'], {
      systems: [system('a=alpha', { q: 0, r: 0 }), system('z=alpha', { q: 9, r: 9 })],
      cards: 'enforced-travel-ban',
    }),
    'illegal',
    'movement.n1 !enforced-travel-ban',
  ),
  a(
    '78.A.23',
    'Through a wormhole',
    by('retreat', 'a', 'c:cruiser-i@a o:destroyer-i@z', ['c: a z'], {
      systems: [system('a=alpha', { q: 0, r: 0 }), system('z=alpha', { q: 9, r: 9 })],
    }),
    'legal',
    `${RETREAT} adjacency.1`,
  ),
  a(
    '78.A.24',
    'Whether the planet there is controlled is not told',
    { ...by('retreat', 'a b#P', 'c:cruiser-i@a', ['c: a b']), controlled: undefined },
    'undetermined',
    '',
  ),
  a(
    '58.9.01',
    'Skilled Retreat needs nothing of the player there',
    by('skilled-retreat', 'a b', 'c:cruiser-i@a', ['c: a b']),
    'legal',
    SKILLED,
  ),
  a(
    '58.9.02',
    'Skilled Retreat takes fighters without a carrier',
    by('skilled-retreat', 'a b', 'f:fighter-i@a', ['f: a b']),
    'legal',
    SKILLED,
  ),
  a(
    '58.9.03',
    'Skilled Retreat not to ships of another player',
    by('skilled-retreat', 'a b', 'c:cruiser-i@a e:cruiser-i@b>cid', ['c: a b']),
    'illegal',
    '!skilled-retreat',
  ),
  a(
    '58.9.04',
    'Skilled Retreat never into a nebula',
    by('skilled-retreat', 'a b=nebula', 'c:cruiser-i@a', ['c: a b']),
    'illegal',
    'nebula.n1',
  ),
  a(
    '58.9.05',
    'Skilled Retreat carries units of planets',
    by('skilled-retreat', 'a#P b', 'c:carrier-i@a i:infantry-i@a/P', ['c: a b: i@a']),
    'legal',
    `${SKILLED} ${LOAD} transport.n2`,
  ),
  a(
    '58.9.06',
    'Foresight to an adjacent system',
    by('foresight', 'a b', 'c:cruiser-i@a e:cruiser-i@a>bob', ['c: a b']),
    'legal',
    FORESIGHT,
  ),
  a(
    '58.9.07',
    'Foresight is for ships in the active system',
    by('foresight', 'a b', 'c:cruiser-i@b', ['c: b a']),
    'illegal',
    '!foresight',
  ),
  a(
    '58.9.08',
    'Foresight not into a supernova',
    by('foresight', 'a b=supernova', 'c:cruiser-i@a', ['c: a b']),
    'illegal',
    'supernova.1',
  ),
  a(
    '58.9.09',
    'Foresight out of a rift rolls',
    by('foresight', 'a=rift b', 'c:cruiser-i@a', ['c: a b']),
    'legal',
    `${FORESIGHT} gravity-rift.2`,
    { follows: 'gravity-rift.2 !foresight' },
  ),
  a(
    '58.9.60',
    'Foresight to a system with an own token',
    by('foresight', 'a b@ann', 'c:cruiser-i@a e:cruiser-i@a>bob', ['c: a b']),
    'legal',
    FORESIGHT,
    { follows: 'command-tokens.6' },
  ),
  a(
    '58.9.61',
    'Skilled Retreat to a system with an own token',
    by('skilled-retreat', 'a b@ann', 'c:cruiser-i@a', ['c: a b']),
    'legal',
    SKILLED,
    { follows: 'command-tokens.6' },
  ),
  a(
    '58.9.10',
    'Foresight does not carry beyond capacity',
    by('foresight', 'a#P b', 'd:dreadnought-i@a i:infantry-i@a/P j:infantry-i@a/P', ['d: a b: i@a j@a']),
    'illegal',
    'transport.0 capacity.1',
  ),
  a(
    '58.9.11',
    'Helix Protocol to a system with an own token',
    by('helix-protocol', 'a@ann b c@ann', 'c:cruiser-i@a', ['c: a c']),
    'legal',
    HELIX,
  ),
  a(
    '58.9.12',
    'Helix Protocol not without a token there',
    by('helix-protocol', 'a b', 'c:cruiser-i@a', ['c: a b']),
    'illegal',
    '!helix-protocol',
  ),
  a(
    '58.9.13',
    'Helix Protocol: cargo stays in a system with an own token',
    by('helix-protocol', 'a@ann#P b@ann', 'c:carrier-i@a i:infantry-i@a/P', ['c: a b: i@a']),
    'illegal',
    'movement.n2 transport.3',
  ),
  a(
    '58.9.14',
    'Helix Protocol: cargo in a system with an own token, by the announced wording',
    by('helix-protocol', 'a@ann#P b@ann', 'c:carrier-i@a i:infantry-i@a/P', ['c: a b: i@a']),
    'legal',
    `${HELIX} ${LOAD} transport.n5`,
    B,
  ),
  a(
    '58.9.15',
    'Helix Protocol lifts at the origin only',
    by('helix-protocol', 'a b@ann#P', 'c:carrier-i@a i:infantry-i@b/P', ['c: a b: i@b']),
    'illegal',
    'faq.ability-transport',
  ),
  a(
    '58.9.16',
    'Helix Protocol takes fighters without a carrier',
    by('helix-protocol', 'a b@ann', 'f:fighter-i@a', ['f: a b']),
    'legal',
    HELIX,
  ),
  a(
    '58.9.17',
    'Helix Protocol not into a nebula: there is no active system',
    by('helix-protocol', 'b a=nebula@ann', 'c:cruiser-i@b', ['c: b a']),
    'illegal',
    'nebula.n1',
  ),
  a(
    '58.9.18',
    'Dark Space Navigation from anywhere, out of a system with a token',
    by('dark-space-navigation', 'a@ann b c d', 'd:dreadnought-i@a z:0-0-1@b', ['d: a d', 'z: b d']),
    'legal',
    DARK,
  ),
  a(
    '58.9.19',
    'Dark Space Navigation moves no cruiser',
    by('dark-space-navigation', 'a b', 'c:cruiser-i@a', ['c: a b']),
    'illegal',
    '!dark-space-navigation',
  ),
  a(
    '58.9.20',
    'Dark Space Navigation not to ships of another player',
    by('dark-space-navigation', 'a b', 'd:dreadnought-i@a e:fighter-i@b>bob', ['d: a b']),
    'illegal',
    '!dark-space-navigation',
  ),
  a(
    '58.9.37',
    'Dark Space Navigation goes to one system',
    by('dark-space-navigation', 'a', 'd:dreadnought-i@a e:dreadnought-i@a', ['d: a n0', 'e: a n3'], {
      systems: [system('a', { q: 0, r: 0 }), ...ring()],
    }),
    'illegal',
    '!dark-space-navigation',
  ),
  a(
    '58.9.38',
    'Foresight goes to one system',
    by('foresight', 'a', 'd:dreadnought-i@a e:dreadnought-i@a', ['d: a n0', 'e: a n3'], {
      systems: [system('a', { q: 0, r: 0 }), ...ring()],
    }),
    'illegal',
    '!foresight',
  ),
  a(
    '58.9.39',
    'Skilled Retreat goes to one system',
    by('skilled-retreat', 'a', 'd:dreadnought-i@a e:dreadnought-i@a', ['d: a n0', 'e: a n3'], {
      systems: [system('a', { q: 0, r: 0 }), ...ring()],
    }),
    'illegal',
    '!skilled-retreat',
  ),
  a(
    '58.9.21',
    'Probability Matrix lets the flagship carry out of a system with a token',
    by('helix-protocol', 'a@ann#P b@ann', 'm:memoria-i@a i:infantry-i@a/P', ['m: a b: i@a'], {
      cards: 'ahk-syl-siven',
    }),
    'legal',
    `${HELIX} ${LOAD} !ahk-syl-siven`,
  ),
  a(
    '58.9.22',
    "Survival Instinct brings two ships (Thunder's Edge)",
    by('te-survival-instinct', 'a b', 'c:cruiser-i@b d:cruiser-i@b e:cruiser-i@a>bob', ['c: b a', 'd: b a'], TE),
    'legal',
    'movement.9 !te-survival-instinct movement.n1',
  ),
  a(
    '58.9.23',
    'Not out of a system with an own token',
    by('te-survival-instinct', 'a b@ann', 'c:cruiser-i@b', ['c: b a'], TE),
    'illegal',
    '!te-survival-instinct',
  ),
  a(
    '58.9.24',
    'Rescue brings one ship from anywhere',
    by('te-rescue', 'a b c', 'c:cruiser-i@c', ['c: c a'], TE),
    'legal',
    'movement.9 !te-survival-instinct',
  ),
  a(
    '58.9.25',
    'Rescue brings one ship only',
    by('te-rescue', 'a b c', 'c:cruiser-i@c d:cruiser-i@b', ['c: c a', 'd: b a'], TE),
    'illegal',
    '!te-survival-instinct',
  ),
  a(
    '58.9.26',
    'A unit flies or is carried',
    by('foresight', 'a b', 'c:carrier-i@a f:fighter-ii@a', ['c: a b: f@a', 'f: a b']),
    'illegal',
    'movement.n3',
  ),
  a(
    '58.9.27',
    'A structure is no cargo',
    by('foresight', 'a#P b', 'c:carrier-i@a p:pds-i@a/P', ['c: a b: p@a']),
    'illegal',
    'structures.3',
  ),
  a(
    '58.9.28',
    'A Hel-Titan neither',
    by('foresight', 'a#P b', 'c:carrier-i@a p:hel-titan-i@a/P', ['c: a b: p@a']),
    'illegal',
    '!hel-titan',
  ),
  a(
    '58.9.29',
    'A cruiser carries nothing',
    by('foresight', 'a#P b', 'c:cruiser-i@a i:infantry-i@a/P', ['c: a b: i@a']),
    'illegal',
    'movement.5',
  ),
  a(
    '58.9.30',
    'A space dock does not move',
    by('foresight', 'a#P b', 'p:space-dock-i@a/P', ['p: a b']),
    'illegal',
    'structures.3',
  ),
  a(
    '58.9.31',
    'Infantry does not move by itself',
    by('foresight', 'a b', 'i:infantry-i@a', ['i: a b']),
    'illegal',
    'ships.0',
  ),
  a(
    '58.9.32',
    'Aerie Sentinel beside a full load',
    by('foresight', 'a b', 'd:dreadnought-i@a i:infantry-i@a s:aerie-sentinel@a', ['d: a b: i@a s@a']),
    'legal',
    `${FORESIGHT} ${LOAD} transport.n2 !aerie-sentinel`,
  ),
  a(
    '58.9.33',
    'Circlet of the Void: into a nebula, no die',
    by('foresight', 'a=rift b=nebula', 'c:cruiser-i@a', ['c: a b'], { cards: 'circlet-of-the-void' }),
    'legal',
    `${FORESIGHT} !circlet-of-the-void`,
  ),
  a('58.9.34', 'Nobody has to move', by('foresight', 'a b', 'c:cruiser-i@a', []), 'legal', '!foresight'),
  a(
    '58.9.35',
    'A hyperlane tile is no target',
    by('skilled-retreat', 'a', 'c:cruiser-i@a', ['c: a h'], {
      hyperlanes: [{ id: 'h', hex: { q: 1, r: 0 }, face: '83A', rotation: 0 }],
    }),
    'illegal',
    'hyperlanes.2',
  ),
  a(
    '58.9.36',
    "Miniaturization carries a structure (Thunder's Edge)",
    by('foresight', 'a#P b', 'c:carrier-i@a p:pds-i@a/P', ['c: a b: p@a'], { ...TE, cards: 'te-miniaturization' }),
    'legal',
    `${FORESIGHT} faq.ability-transport transport.n2 !te-miniaturization`,
  ),
  ...LINKS.map(([number, title, [from, to], cards, clauses, also = '', over = {}]) =>
    a(
      `58.9.${number}`,
      title,
      by('skilled-retreat', 'a', `c:cruiser-i@a ${also}`, ['c: a z'], {
        systems: [system(from, { q: 0, r: 0 }), system(to, { q: 9, r: 9 })],
        cards,
        ...over,
      }),
      clauses.startsWith('-') ? 'illegal' : 'legal',
      clauses.startsWith('-') ? `movement.n1 ${clauses.slice(1)}` : `${SKILLED} ${clauses}`,
    ),
  ),
]
