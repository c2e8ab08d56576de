/** How players say what they build, and what helps them to. */
import { each, type FactSayings, type Sayings, yes } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'
import { BUILDS, SHORT } from '../scenes/things.ts'

const cardAfterBuild: FactSayings = {
  after: [
    'build',
    'building',
    'buy',
    'afford',
    'place',
    'construct',
    'make',
    'put',
    'add',
    'produce',
    'pay',
    'cost',
    'price',
    'for',
  ],
}

/** A station that stands there and helps; "build an Orbital Hangar" has none there yet. */
const standing = (name: string): string[] => [
  `(at|in|on|with|by|from|via|through|using|have|has|got|ive|own|is|where) (the|a|an|my|our|) ${name}`,
  `(my|our|the) ${name}`,
  `${name} (there|here|of mine|in the system)`,
]

const jumping: FactSayings = {
  after: ['my', 'a', 'the', 'can', 'may', 'does', 'an', 'this'],
}

const count: FactSayings = {
  says: [
    {
      value: '#',
      as: [
        '(give|gives|giving|sell|sells|selling|trade|trades|trading|hand|hands|add|adding|place|get|gain|gains|grant|want|receive) (me|) # (more|) (ships|stations|fighters|developments|strike fighters)',
      ],
    },
    { value: '#', as: ['another # *', 'another #'] },
    { value: 1, as: ['one more', 'another', 'a (second|third|fourth|fifth|sixth|seventh|eighth)', 'a single'] },
    {
      value: '#',
      as: [
        `(${BUILDS.join('|')}) # (ships|stations|fighters|strike fighters|developments|more)`,
        '(place|put|build|squeeze|fit|add) # (in|there|here|on)',
        'build # more',
        'build # * (ships|stations|fighters)',
        '# more (ships|stations|fighters|developments|counters)',
        '# more',
        '# (ships|stations|fighters|developments) at once',
        '# new (ships|stations|fighters)',
      ],
    },
  ],
}

const what: FactSayings = {
  says: each({
    fighter: [
      `(${BUILDS.join('|')}) * (fighter|fighters)`,
      '(build|get|launch|turn) out * (fighter|fighters)',
      '# (more|new|extra) fighters',
      '(want|need|make) * fighter out',
      '(another|a sixth|a seventh|a fifth|a fourth|a third|a second) fighter',
    ],
    station: [
      `(${BUILDS.join('|')}) * (station|stations)`,
      '(station|stations) (buildable|allowed|possible|ok|okay)',
      '(station|stations) be (placed|built|added|put)',
      '(second|third|fourth|another|first) station',
      '# (more|new|extra) (stations|station)',
      'room for (a|another) station',
    ],
    ship: [
      `(${BUILDS.join('|')}|get) * (ship|ships|warship|vessel)`,
      '(churn|crank|spit|pump|turn|build) out * (ship|ships)',
      '(ship|ships) (buildable|allowed|possible|ok|okay)',
      '(ship|ships) (is|are) (always|ever|never|still) (allowed|buildable|possible)',
      '(small|medium|large) ship (at|on|in|there|here)',
      '(ship|ships) be (placed|built|made|added)',
      '# (more|new|extra) (ships|ship|warships)',
      'room for (a|another) (ship|warship)',
    ],
  }),
  quiet: true,
}

/** A named card says what kind of thing it is. */
const kindOf = (card: (typeof cards)[number]) =>
  card.shipClass === 'Fighter' ? 'fighter' : card.type === 'Station' ? 'station' : 'ship'

const namesFor = ({ name, slug }: (typeof cards)[number]) => [
  name,
  ...SHORT.flatMap(([short, of]) => (of === slug && short !== 'fighter' ? [short] : [])),
]

const buildCard: FactSayings = {
  says: cards
    .filter((card) => card.type === 'Ship' || card.type === 'Station')
    .filter((card, i, all) => all.findIndex((one) => one.slug === card.slug) === i)
    .flatMap((card) => [
      {
        value: card.slug,
        as: namesFor(card).flatMap((name) => [`(${BUILDS.join('|')}) ${name}`, `(${BUILDS.join('|')}) * ${name}`]),
        sets: { what: kindOf(card) },
      },
      { value: card.slug, as: [card.name], sets: { what: kindOf(card) }, passing: true as const },
    ]),
  after: cardAfterBuild.after!,
  quiet: true,
}

export const buildingFacts: Sayings['facts'] = {
  count,
  what,
  card: jumping,
  // "how many more can I build" tells of no thing
  'ship-limit/what': {
    ...what,
    unheard: true,
    says: [...what.says!, { value: 'ship', as: ['how many (more|other|) ships'] }],
  },
  'jump/card': { ...jumping, says: [{ value: 'defense-station', as: ['def station'] }] },
  'build/card': buildCard,
  'development/card': {
    ...jumping,
    unread: ['empty-system'],
    says: each({ 'pulsar-system': ['pulsar'], 'asteroid-field': ['(asteroid|asteroids)'] }),
  },
  'build/shipClass': { after: ['class', ...cardAfterBuild.after!] },
  class: {
    after: ['class', 'a', 'my'],
    says: [{ value: 'Fighter', as: ['fighter jump', 'my fighter', 'a fighter'] }],
  },
  myStationInSystem: yes(
    '(beside|at|by|with|near) my (own|) station',
    'my station (sits|stands|is) (there|here|in|on)',
    '(have|got|ive) (a|my|one) station (in|on|at) (it|that|the)',
    'my station (there|here|in it|in the system)',
    'station of mine',
    '(have|got|ive|with) * and a station (there|here)',
    'i have a station (there|here)',
    'have a station there',
  ),
  myShipyardHere: yes(
    '(my|our) shipyard',
    '(has|have|got|with|own|there is) (a|one|my) shipyard (there|here|in it|)',
    'shipyard (is|stands|sits|already) (there|here|in it|in the system)',
    'shipyard of mine',
    'shipyard (i|we) (have|got|own|built)',
    'shipyard ive (got|built)',
    '(with|at|where) (my|the|a) shipyard',
    '(my|our) (yard|dock)',
    '(have|got|ive) (a|my) yard (there|here)',
    '(a|the|my|) shipyard (let|lets|letting|allow|allows|enable|enables|help|helps)',
  ),
  undersizedShipyardHere: yes(...standing('undersized shipyard')),
  orbitalHangarHere: yes(...standing('orbital hangar')),
  myCarrierHere: yes(
    '(my|a) carrier is (parked|sitting|sat|standing|waiting) (there|here|at|in|on)',
    'carrier parked (there|here|at|in|on)',
    '(my|a) carrier (there|here|is there|in the system|in it)',
    'carrier of mine',
    'with a carrier',
  ),
  myFighterBays: { own: true, ...yes('fighter bays', 'fighter bay') },
  iControlForsei: {
    ...yes(
      '(control|own|have|hold|with|got|conquered) forsei',
      'forsei (is|) (under my control|in my hands)',
      'forsei (is|) (mine|ours)',
      'forsei (lets|let|allows) me',
    ),
    // built on it, or held: only the second helps
    topics: ['forsei'],
  },
  efficientConstruction: {
    own: true,
    says: [
      {
        value: '#',
        as: [
          '# copies of efficient construction',
          '# efficient construction',
          '# efficient constructions',
          'efficient construction x #',
          '# copy of efficient construction',
        ],
      },
      {
        value: 2,
        as: [
          'efficient construction twice',
          '(both|two|2x|x2|double) efficient construction',
          '2 x efficient construction',
          'second efficient construction too',
        ],
      },
      { value: 1, as: ['efficient construction'] },
    ],
    // a third one may be had, or wanted
    topics: ['(another|second|third|fourth) efficient construction'],
  },
  byCard: {
    says: each({ 'mass-production': ['mass production'], 'military-base': ['military base'] }),
  },
}
