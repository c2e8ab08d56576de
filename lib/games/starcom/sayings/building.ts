/** How players say what they build, develop and mend. */
import type { FactSayings, Sayings } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'
import { BUILDS } from '../scenes/build.ts'
import { developmentsHere, whose, yes } from './shared.ts'

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

const jumping: FactSayings = {
  after: ['my', 'a', 'the', 'can', 'may', 'does', 'an', 'this', 'does'],
}

const count: FactSayings = {
  says: [
    {
      value: '#',
      as: [
        '(give|gives|giving|add|adding|place|get|gain|gains|grant|want|receive) (me|) # (more|) (ships|stations|fighters|developments|strike fighters)',
      ],
    },
    { value: 1, as: ['one more', 'another', 'a second', 'a third', 'a fourth', 'a single'] },
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
  says: [
    {
      value: 'fighter',
      as: ['(build|place|building|make|buy|put|get|add) * (fighter|fighters)', '# (more|new|extra) fighters'],
    },
    {
      value: 'station',
      as: [
        '(build|place|building|put|construct|add) * (station|stations)',
        '(second|third|fourth|another|first) station',
        '# (more|new|extra) (stations|station)',
        'room for (a|another) station',
      ],
    },
    {
      value: 'ship',
      as: [
        '(build|place|building|make|construct|buy|drop|plop|put|stick|add|get|throw|want) * (ship|ships|warship|vessel)',
        '# (more|new|extra) (ships|ship|warships)',
        'room for (a|another) (ship|warship)',
      ],
    },
  ],
  quiet: true,
}

/** A named card says what kind of thing it is. */
const kindOf = (card: (typeof cards)[number]) =>
  card.shipClass === 'Fighter' ? 'fighter' : card.type === 'Station' ? 'station' : 'ship'

const buildCard: FactSayings = {
  says: cards
    .filter((card) => card.type === 'Ship' || card.type === 'Station')
    .filter((card, i, all) => all.findIndex((one) => one.slug === card.slug) === i)
    .flatMap((card) => [
      {
        value: card.slug,
        as: [`(${BUILDS.join('|')}) ${card.name}`, `(${BUILDS.join('|')}) * ${card.name}`],
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
  'build/card': buildCard,
  'build/shipClass': { after: ['class', ...cardAfterBuild.after!] },
  class: {
    after: ['class', 'a', 'my'],
    says: [{ value: 'Fighter', as: ['fighter jump', 'my fighter', 'a fighter'] }],
  },
  myStationInSystem: yes(
    'my station (there|here|in it|in the system)',
    'station of mine',
    'i have a station (there|here)',
    'have a station there',
  ),
  myShipyardHere: yes(
    '(my|our) shipyard',
    '(has|have|got|with|own|there is) (a|one|my) shipyard (there|here|in it|)',
    'shipyard (is|stands|sits|already) (there|here|in it|in the system)',
    'shipyard of mine',
    '(a|the|my|) shipyard (let|lets|letting|allow|allows|enable|enables|help|helps)',
  ),
  undersizedShipyardHere: yes('undersized shipyard'),
  orbitalHangarHere: yes('orbital hangar', '(at|in|on|with|by) (the|a|an|my|our|) orbital hangar'),
  myCarrierHere: yes('(my|a) carrier (there|here|is there|in the system|in it)', 'carrier of mine', 'with a carrier'),
  myFighterBays: yes('fighter bays', 'fighter bay'),
  iControlForsei: {
    says: [
      whose(true, [
        '(control|own|have|hold|with|got|conquered) forsei',
        'forsei (is|) (mine|ours)',
        '(my|our) forsei',
        'forsei (lets|let|allows) me',
      ]),
    ],
    // built on it, or held: only the second helps
    topics: ['forsei'],
  },
  efficientConstruction: {
    says: [
      {
        value: '#',
        as: [
          '# copies of efficient construction',
          '# efficient construction',
          '# efficient constructions',
          '# copy of efficient construction',
        ],
      },
      {
        value: 2,
        as: ['efficient construction twice', '(both|two) efficient construction', 'second efficient construction too'],
      },
      { value: 1, as: ['efficient construction'] },
    ],
    // a third one may be had, or wanted
    topics: ['(another|second|third|fourth) efficient construction'],
  },
  byCard: {
    says: [
      { value: 'mass-production', as: ['mass production'] },
      { value: 'military-base', as: ['military base'] },
    ],
  },
  developments: developmentsHere,
  'development/count': {
    says: [
      {
        value: 1,
        as: [
          'a development',
          'one development',
          'another development',
          'first development',
          'next development',
          'a (second|third|fourth|fifth) development',
          '(second|third|fourth|fifth) development',
          'one more',
          'room for another',
          '(add|build|put|place|buy|fit) another',
          '(the|my) next one',
        ],
      },
      {
        value: '#',
        as: [
          'room for #',
          '(build|add|place|buy|put) # developments',
          '(build|add|place|buy|put) # counters',
          '# developments at once',
          '# more developments',
          '(build|add|place|buy|put) # more',
        ],
      },
    ],
  },
  'development/developments': {
    units: [
      'developments (so far|here|built|in place|on this|on the)',
      'development (so far|here|built)',
      'counters (on it|there|already|here|so far)',
      'on it (now|already|)',
      'developments (there|already|on it|now)',
      'development (there|already|on it|now)',
      'counters on it',
      'counter on it',
      'counters there',
      'counters already',
      'counter already',
    ],
    says: [
      { value: 0, as: ['first development', 'no developments', 'undeveloped', 'empty system', 'no development'] },
      { value: 1, as: ['second development'] },
      { value: 2, as: ['third development'] },
      { value: 3, as: ['fourth development'] },
      { value: 4, as: ['fifth development'] },
      {
        value: '#',
        as: [
          'already (have|has|got) # developments',
          'has # developments',
          'with # developments',
          'has # development',
          'has # counters',
        ],
      },
    ],
  },
  maxDevelopments: {
    says: [
      {
        value: '#',
        as: [
          'max #',
          'limit #',
          'cap #',
          'maximum #',
          'maximum (of|is) #',
          'max (of|is) #',
          'limit (of|is) #',
          '# max',
          'printed (max|maximum|limit) (of|is|) #',
          'printed #',
          '(takes|holds|fits) (at most|up to|) #',
          'cap (of|is) #',
          '(top right|corner|card|printed) (says|shows|reads|is) #',
          '(can|may) (hold|take|have) (only|up to|at most|) # (developments|counters|cubes|devs|)',
          'room for # (altogether|in all|in total)',
          '# (is|are) the (max|maximum|limit|cap|most)',
          'out of #',
          'allows #',
          'maximum development #',
        ],
      },
    ],
  },
  orbitalHabitats: {
    says: [
      { value: '#', as: ['# (orbital|) habitats', '# (orbital|) habitat'] },
      { value: 1, as: ['(orbital|the|my) habitat'] },
      { value: 0, as: ['(no|without a|without an) (orbital|) habitat'] },
    ],
  },
  'repair-scrap/action': {
    says: [
      {
        value: 'repair',
        as: [
          'repair',
          'repairing',
          'repaired',
          'patch',
          'patch up',
          'healing',
          'fixing',
          'mending',
          'fix',
          'heal',
          'mend',
        ],
      },
      {
        value: 'scrap',
        as: ['scrap', 'scrapping', 'sell my ship', 'recycle', 'scrapped', 'scrap it', 'break up', 'junk', 'dismantle'],
      },
    ],
    quiet: true,
  },
  damage: {
    units: ['damage', 'damage on it', 'damage tokens', 'damage on (my|the|a)'],
    says: [
      { value: 0, as: ['undamaged', 'no damage'] },
      { value: '#', as: ['(took|taken|has|suffered) # (damage|hits|points)', 'damaged (for|by) #'] },
    ],
  },
  hpToRepair: {
    says: [
      { value: '#', as: ['(repair|repairing|fix|fixing|heal|mend|remove) # (of|damage|point|points|hull|hit|hp|)'] },
    ],
  },
  cost: {
    says: [
      {
        value: '#',
        as: ['cost #', 'costs #', 'for # credits', 'cost #', 'costs #', 'printed cost #', 'worth #', 'cost (is|of) #'],
      },
    ],
  },
}
