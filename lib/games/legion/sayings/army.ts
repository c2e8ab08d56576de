/** How players say what stands in an army. */
import { each, type FactSayings, type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'
import { lowerRanks } from './shared.ts'

/** "Running the 501st", "212th list": what an army is, not a unit of that name. */
const army = (...names: string[]) =>
  names.flatMap((name) => [
    `(running|run|runs|playing|play|plays|bring|brings|bringing|am|is|on) (the|a|an|my|) ${name}`,
    `${name} (list|army|force|battleforce|player|hand|build)`,
  ])

/** A keyword that frees a unit of its rank, said beside that rank. */
const waivers = lowerRanks.flatMap(({ value: rank, as }) =>
  ['entourage', 'associate', 'detachment', 'mercenary'].map((keyword) => ({
    value: { rank, keyword },
    as: as.flatMap((word) => [
      `${word} * ${keyword}`,
      `${word} (unit|squad|team|trooper|units|) (with|has|have|having|by) ${keyword}`,
      `${keyword} * ${word}`,
      `${word} (unit|squad|team|units|) (came|comes|is|are|joins|joined|counts) (in|) (as|through|by|under|with|via) (an|a|the|my|) ${keyword}`,
    ]),
  })),
)

const units = (...names: string[]): FactSayings => ({
  own: true,
  units: names,
  says: [
    {
      value: 0,
      as: names.flatMap((name) => [
        `no ${name}`,
        `without ${name}`,
        `without a ${name}`,
        `instead of (a|the|) ${name}`,
      ]),
    },
  ],
})

/** "The tournament's 800", "the limit is 800": the format by its points. */
const limits = (points: string) => [
  `(tournament|tournaments|event|limit|cap|max) (is|was|of|at|) ${points}`,
  `${points} (limit|cap|max|tournament|event|game|match)`,
]

export const armyFacts: Sayings['facts'] = {
  faction: {
    says: each({
      empire: ['empire', 'imperial', 'galactic empire', 'imperials'],
      rebel: ['rebel', 'rebels', 'rebel alliance', 'rebellion'],
      republic: ['republic', 'galactic republic', 'grand army of the republic', 'gar'],
      separatist: ['separatist', 'separatists', 'seps', 'cis', 'separatist alliance'],
      'shadow-collective': ['shadow collective', 'the collective'],
      mandalorian: [
        'mandos',
        'mandalorians faction',
        'mandalorian faction',
        ...army('mandalorian', 'mandalorians', 'mando'),
      ],
    }),
    quiet: true,
  },
  battleForce: {
    says: each({
      none: [
        '(no|without|not|isnt) (a|any|) (battle force|battleforce)',
        '(dont|doesnt|not|isnt|arent) (play|run|running|playing|use|using|have) (a|any) (battle force|battleforce)',
        '(normal|regular|plain|ordinary) (army|list)',
      ],
      '501st Legion': army('501st'),
      '212th Attack Battalion': ['212th battalion', ...army('212th')],
      'The Ohnaka Gang': ['ohnaka gang', 'hondos gang', ...army('ohnaka', 'ohnakas')],
      'Blizzard Force': army('blizzard'),
      'Tempest Force': army('tempest'),
      'Echo Base Defenders': ['echo base defender', ...army('echo base')],
      'Bright Tree Village': ['ewok village', ...army('bright tree')],
      'Separatist Invasion': ['invasion force', ...army('invasion')],
    }),
    topics: ['battle force'],
  },
  restrictionMet: {
    says: [
      {
        value: false,
        as: [
          '(army|list|i|he|she|they|we) (doesnt|does not|dont|do not|hasnt|havent|lacks|lack|misses) * (unit|units|kind|type|keyword) * card (asks|wants|demands|needs|requires|says)',
          '(army|list) (doesnt|does not|fails to) (meet|satisfy|fit|fulfil|match) * (restriction|requirement|condition|card)',
          '(restriction|requirement|condition) * (not|isnt|unmet|never) (met|satisfied|fulfilled)',
          '(restriction|requirement|condition) is unmet',
        ],
      },
      {
        value: true,
        as: [
          '(army|list|i|we) (meets|meet|satisfies|satisfy|fits|fulfils) * (restriction|restrictions|requirement|condition)',
          '(restriction|restrictions|requirement|condition) (is|are) (met|satisfied|fulfilled)',
        ],
      },
    ],
    quiet: true,
  },

  'army-composition/format': {
    says: each({
      standard: ['standard', '800 points', '800 point', 'normal game', 'standard game', ...limits('800')],
      skirmish: ['skirmish', '500 points', '500 point', ...limits('500')],
      'grand-army': ['grand army', '1600 points', '1600 point', ...limits('1600')],
    }),
    quiet: true,
  },
  points: {
    own: true,
    firm: true,
    units: ['points', 'pts', 'point', 'pt', 'pointer'],
    says: [
      {
        value: '#',
        as: ['at #', '# on the (dot|nose)', '(comes|adds|sums|totals|coming) (up|in|out|) (to|at) #', 'total of #'],
      },
    ],
    // "two points over 800"
    topics: [
      '# (points|pts|point|pt) (over|under|above|below|short|too)',
      '(over|under|above|below|short) by # (points|pts|point|pt)',
    ],
  },
  commander: units('commanders', 'commander', 'cmd', 'cmds'),
  operative: units('operatives', 'operative'),
  corps: units('corps', 'corps units', 'corps unit', 'core units', 'core'),
  special: units('special forces', 'special force', 'special forces units', 'specials'),
  support: units('support', 'supports', 'support units'),
  heavy: units('heavy', 'heavies', 'heavy units'),
  // which rank it frees, where it is not told beside one
  waived: { says: waivers, topics: ['(entourage|associate|detachment|mercenary)'], quiet: true },
  allies: yes('allies of convenience', 'allies of convience'),
  fieldCommander: {
    says: yesNo(
      [
        'field commander',
        '(list|army) * field commander',
        '(with|and|but) (a|one|) field commander',
        '(brings|bring|gives|gets|comes with|adds|provides|carries|includes) (a|the|one|) field commander',
        '(is|be|as) (a|the|my|our|) field commander',
        '(has|have|having|got|ive got) (a|the|) field commander',
        '(unit|tank|somebody|someone|one|walker|squad) (has|have|having) field commander',
      ],
      [
        '(no|without) (a|any|one|) (unit|squad|tank|walker|) (with|has|) (a|) field commander',
        '(doesnt|dont|hasnt|havent|isnt|lacks|lack) * field commander',
      ],
    ),
  },

  commandersLeft: {
    own: true,
    // who is left was not said
    topics: [
      '(last|only|my|our) commander (is|was|has|) (nearly|almost|barely) (dead|died|killed|defeated|gone)',
      '# of (my|our|the|his) # commanders',
      '# of # commanders',
      '# (commander|commanders) (is|are|was|were|got|has|have|) (been|) (dead|died|dies|killed|defeated|gone|down|fell|lost)',
      '# of (my|our|the|his) commanders (is|are|was|were|got|has|have|) (been|) (dead|died|dies|killed|defeated|gone|down|fell|lost)',
      '(lose|lost) (#|one of my|one of our) (commander|commanders)',
    ],
    units: ['commanders left', 'commander left', 'commanders alive', 'commanders'],
    says: [
      {
        value: 0,
        as: [
          '(the|my|our) (one|single|sole|last|only) commander * (dead|died|dies|killed|defeated|gone|down|fell)',
          'no commander (left|remaining|alive|)',
          'no commanders (left|remaining|alive|)',
          '(last|only) commander * (died|dead|defeated|killed|gone|down)',
          '(last|only) commander (died|dies|is dead|was defeated|killed|is defeated|fell|is gone|was killed|got killed|is down|bit the dust|dead)',
          '(my|our|the) (one|sole|single) commander * (died|dies|dead|defeated|killed|gone|fell|down)',
          'lost * (last|only|sole) commander',
          '(my|our|the) commander (died|dies|is dead|was defeated|killed|is defeated|fell|is gone|was killed|got killed)',
          '(none|nobody) of (my|the|our) commanders (is|are|) (left|alive)',
          'commanders are all (dead|gone|defeated|down)',
          '(last|only|sole) commander * (bit|perished|toast|kaput|out|croaked)',
          '(both|all) (my|the|of my|) commanders (down|are down|went down|perished|are out|bit)',
          'lost * sole commander',
          '(no|zero) commanders (left|remaining|alive|anymore)',
          'not a single commander',
          'lost * (last|only) commander',
          'lost (all|both) (my|the|) commanders',
          '(all|both) (my|the|of my|) commanders (are|were|got|have been|) (died|dead|defeated|gone|fell|killed|lost|wiped|destroyed|slain)',
          'without (a|any) commander',
          'out of commanders',
        ],
      },
      {
        value: 1,
        as: [
          'another commander (left|alive)',
          'one commander (left|alive|remaining)',
          'still (have|got) (a|one) commander',
          '(a|one) commander (is still|still|is) (alive|left|around)',
        ],
      },
    ],
  },
}
