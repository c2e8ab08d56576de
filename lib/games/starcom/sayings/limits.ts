/** How players count what they have. */
import type { FactSayings, Saying, Sayings } from '../../../kernel/sayings.ts'
import { developmentsHere } from './shared.ts'

/** "My sixth ship": so many are there before it. */
const before = (noun: string): Saying[] =>
  [
    ['second', '2nd'],
    ['third', '3rd'],
    ['fourth', '4th'],
    ['fifth', '5th'],
    ['sixth', '6th'],
    ['seventh', '7th'],
    ['eighth', '8th'],
  ].map(([word, short], i) => ({ value: i + 1, as: [`(${word}|${short}) ${noun}`] }))

/** One of each, or a few more by now: nothing is usual. */
const AT_THE_START = [
  '(just|only) set up',
  '(very|my|our|the|) first (turn|round)',
  '(turn|round) (one|1)',
  '(start|beginning) of the game',
  'game (has|) (just|only) (started|begun|began)',
]

const shipsControlled: FactSayings = {
  own: true,
  // "does a Scout count as a ship"
  firm: true,
  units: [
    'ships (on the table|in play)',
    'ships already',
    'ships on the board',
    'ships in all',
    'ships in total',
    'ships total',
    'ships overall',
    'ships altogether',
    'ships out',
    'ships everywhere',
    'ships so far',
    'ships now',
  ],
  says: [
    {
      value: '#',
      as: [
        '(have|control|own|got) # ships',
        '(have|control|own|got) # * ships',
        '# ships',
        'ship (count|total) (is|of) #',
        '# of my ships',
        'ships (in all|in total|total|altogether|overall) #',
        'at # (ships|out)',
        '(at|on|have) # ships (of|out of|against)',
        '(control|controls|controlling|own|owns) # ships',
        'fleet of #',
        '# ships all (told|over|together)',
      ],
    },
  ],
  // where there are none was not said: "a station but no ships"
  topics: ['no ships', ...AT_THE_START],
}

const fightersControlled: FactSayings = {
  own: true,
  units: ['fighters (already|out|overall|altogether|everywhere|now|on the board|in total|in play)'],
  says: [
    {
      value: '#',
      as: [
        '(have|control|own|got) # fighters',
        '# of (them|my ships|these|those) (is|are|being) fighters',
        '(have|got|own) # of (them|those) (already|)',
        '# fighters (out|on the board|in play|already|everywhere|all over)',
        '(have|control|own|got) # * fighters',
      ],
    },
  ],
  topics: ['(have|control|own|got) # fighter bays'],
}

const totalDevelopments: FactSayings = {
  own: true,
  units: [
    'developments (in play|on my systems|on the table|combined|together|total)',
    'developments in (all|total)',
    'developments total',
    'developments on the board',
    'developments overall',
    'developments altogether',
    'total developments',
    'developments across',
    'developments everywhere',
  ],
  says: [
    {
      value: '#',
      as: [
        'total of # developments',
        'ships (and|but|against|with|for|versus|to|of|on|over|at) # (developments|development)',
        'ships (out of|against|of|on) #',
        '(developments|counters) (in all|in total|total|altogether|overall) #',
        '(will|would) have # (developments|counters)',
        'ships out of # (developments|development)',
        'developments (add|adds) up to #',
        'developments (sum|come|comes) to #',
        '# (developments|counters|cubes|devs) (everywhere|overall|altogether|all over|all told|across|combined|in total|in all)',
        '(all|all of) my (developments|counters|cubes) (are|make|together) #',
        '# developments on (the|my) (whole|) board',
        'developments (total|totalling) #',
      ],
    },
  ],
}

const stationsHere: FactSayings = {
  // "a station in it" may be one that is wanted
  firm: true,
  units: [
    'stations (already|there|here)',
    'station (already|there|here)',
    'station in it',
    'stations in it',
    'stations in the system',
  ],
  says: [
    {
      value: 1,
      as: [
        '(second|2nd) station',
        '(second|2nd) (defense|missile|repair|trade|relay|mining|orbital|war|space) (station|platform)',
        'one is (there|here|in it) already',
        '(one|1) (already|) (stands|sits|is) (there|here)',
        'already (a|one) station',
        '(have|has|is|got) (a|one) station (there|here|in it|already)',
        'station (is|sits|stands) (there|here) already',
        'one station (is|) (there|here|already|in it|in the system)',
      ],
    },
    {
      value: 2,
      as: [
        '(third|3rd) station',
        '(third|3rd) (defense|missile|repair|trade|relay|mining|orbital|war|space) (station|platform)',
      ],
    },
    { value: 3, as: ['(fourth|4th) station'] },
    {
      value: '#',
      as: ['(development|developments|counter|counters|cube|cubes|devs) (and|plus) # (station|stations)'],
    },
    { value: 2, as: ['(has|have|got|already) two stations'] },
    {
      value: 0,
      as: [
        'first station',
        'no stations',
        'none (there|here|in it) (before|yet|so far|)',
        'no station (of mine|on it|so far)',
        'no station (there|here|yet|in it)',
        'none there (yet|)',
        'none (here|yet)',
      ],
    },
    {
      value: '#',
      as: [
        'already (have|has|holds|got|) # stations',
        'has # stations',
        'with (its|the|all|) # stations',
        '# stations (in|there|here|already|on)',
      ],
    },
  ],
  // that there is one is all it says
  topics: ['another station'],
}

export const limitsFacts: Sayings['facts'] = {
  credits: {
    own: true,
    // to break a siege costs nothing
    topics: [
      '# credits (together|combined|between us)',
      '(he|she|they) broke',
      'broke (the|my|his|her|their|through|off|up|down)',
    ],
    units: ['credit', 'cr', 'money', 'bucks', 'coins', 'creds', 'cash'],
    says: [
      {
        value: '#',
        as: [
          '(credits|cash|money|purse|wallet) (is|at|are|of|) #',
          '(for|with) (my|the) (last|only|final) # (credits|)',
          '# (in the bank|in the pot|in cash|left to spend|on hand|saved)',
        ],
      },
      { value: 1, as: ['(my|the) (last|only|final) credit', '(a|) single credit'] },
      {
        value: 0,
        as: [
          'broke',
          'no credits left',
          '(dont|not|havent) (have|got) (any|) (credits|money)',
          'penniless',
          'not a credit',
          'no credits',
          'no money',
          'out of (credits|money)',
          'not a single credit',
        ],
      },
      { value: '#', as: ['(have|got|with|hold) # (cash|to spend|in the bank|left to spend)'] },
    ],
  },
  // "had 12, paid 3": what is left is not said
  'affordability/credits': {
    says: [{ value: '#', as: ['(is|are|do|does|will|would) # (enough|cover|buy|pay)'] }],
    topics: ['# credits (together|combined|between us)', 'had #', '(paid|spent|lost|owe) #'],
  },
  shipsControlled,
  fightersControlled,
  totalDevelopments,
  'ship-limit/totalDevelopments': {
    ...totalDevelopments,
    units: [...totalDevelopments.units!, ...developmentsHere.units!],
  },
  'fighter-limit/totalDevelopments': {
    ...totalDevelopments,
    units: [...totalDevelopments.units!, ...developmentsHere.units!],
  },
  'ship-limit/shipsControlled': { ...shipsControlled, says: [...shipsControlled.says!, ...before('ship')] },
  'fighter-limit/fightersControlled': {
    ...fightersControlled,
    says: [...fightersControlled.says!, ...before('fighter')],
    units: [...fightersControlled.units!, 'fighters', 'strike fighters'],
  },
  'ship-limit/fightersControlled': {
    ...fightersControlled,
    // "does a Fighter count as a ship"
    firm: true,
    units: [...fightersControlled.units!, 'fighters', 'strike fighters'],
  },
  'station-limit/stationsInSystem': {
    ...stationsHere,
    units: [...stationsHere.units!, 'stations', 'of my stations'],
  },
  developmentsInSystem: developmentsHere,
  stationsInSystem: stationsHere,
  tradeRoutes: {
    says: [
      { value: '#', as: ['# trade routes', '# copies of trade routes', 'trade routes x #'] },
      { value: 2, as: ['(both|two) trade routes', 'trade routes twice'] },
      {
        value: 1,
        as: [
          'a trade route',
          'one (trade route|trade routes)',
          '(have|with|got|own|and|plus) trade routes',
          'trade routes (out|in play|active)',
          'trade routes and (i|ive|we)',
        ],
      },
    ],
    topics: ['trade (route|routes)'],
  },
  stationsControlled: {
    units: ['stations', 'station'],
    says: [{ value: '#', as: ['(control|have|own) # stations'] }],
  },
}
