/** How players speak of who becomes commander. */
import { each, type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'
import { exactTypes, lowerRanks } from './shared.ts'

/** Troopers who are dead, or vehicles that are left, are not the unit that is promoted. */
const asCandidate = (type: string): string[] => [
  ...(type.includes(' ') ? [type] : []),
  `(promote|make) * ${type}`,
  `promote (a|the|my|his) (unit|squad) of * ${type}`,
  `(is|are|it|they|being) (a|an|) ${type}`,
  `(can|may|could|must) (a|an|the|my|his|her|one of my) ${type}`,
  `${type} (be|get|gets|become|becomes|is|was) (promoted|commander|a commander|the commander|the new commander|my commander)`,
  `(a|an|my|the|his) ${type} (unit|squad)`,
]

/** Troopers by their name. */
const MODELS = { value: 'trooper', as: ['(stormtrooper|snowtrooper|shoretrooper|deathtrooper)'] }

export const promotionFacts: Sayings['facts'] = {
  'promotion/phase': {
    // which of two it is is asked
    topics: [
      '(wait|waits|waiting) (for|until|till|to) (the|) (end|command|activation|next) (phase|of the round)',
      '(only|until|till|first) (in|at|during) (the|) (end|command|activation) phase',
    ],
    says: each({
      command: ['command phase'],
      activation: ['activation phase', 'activation'],
      end: ['end phase', 'end of the round'],
    }),
    quiet: true,
  },
  promotes: {
    says: yesNo(
      [
        // "may I promote", "who is promoted": that is what is asked
        'rather promote',
        '(im|were|hes|shes|theyre) (already|) promoting',
        '(im|were|hes|shes) (making|turning) * commander',
        '(made|turned) * commander',
      ],
      [
        'not promote',
        'without promoting',
        '(cant|cannot|couldnt) be (bothered|arsed) to promote',
        'no (way|chance|desire|interest|plans|plan) (im|i am|to|of|in) (promoting|promote)',
        '(skip|skips|skipping|refuse|refuses|refusing|decline|declines|declining) * promoting',
        '(not|isnt|never) promoting',
        'or (can|may|could) (i|he|she|we) (just|) (leave|skip|decline) (it|that|this)',
        '(promoting|promotes|promoted) (nobody|no one|none|noone)',
        'skip * promotion',
        'refuse to promote',
        'decline (to promote|)',
        'nobody (is|gets) promoted',
        'promote (nobody|no one|none)',
        '(id|ill|would|we) rather (not|nobody|no one)',
        '(dont|do not|wont|didnt) (want|wish|like) to',
        '(leave|keep) * without (a|any) commander',
      ],
    ),
    // whether it has to be done is the question
    topics: [
      '(have|need|needs|has|forced|obliged|got|supposed) to promote',
      'must (i|he|she|we|you) promote',
      '(do|does) (i|he|she|we|you) (really|even|actually|) (have|need) to (pick|choose|name|make|appoint|find|select)',
      'must (i|he|she|we|you) (pick|choose|name|make|appoint|find|select)',
    ],
  },
  candidateType: {
    says: [...exactTypes, MODELS].map(({ value, as }) => ({ value, as: as.flatMap(asCandidate) })),
    quiet: true,
  },
  // a commander is what it is promoted to
  candidateRank: {
    says: lowerRanks.map(({ value, as }) => ({
      value,
      as: as.flatMap((word) => [
        `promote * ${word}`,
        `(is|are|it|they|hes|shes|was|were) (a|an|my|) ${word}`,
        `${word} (before|until now|rank)`,
        `rank (is|was|of|) ${word}`,
        `(and|but) (a|) ${word}`,
        `(a|an|my|the) ${word} unit`,
        `(a|an|my|the) ${word} (speeder|walker|vehicle|tank|clone|droid|trooper|squad)`,
        `${word} (trooper|squad|unit)`,
        `${word} (get|be|become|becomes|is) (promoted|commander|the commander|my commander)`,
        `is (my|our|an|a|) ${word}`,
      ]),
    })),
    quiet: true,
  },
  ownUnit: {
    // that nobody is promoted says nothing of whose they are
    topics: [
      '(promote|promoting) (his|her|their)',
      '(dont|not|wont|didnt|never|cant|cannot) (want|wish|have|need|like|) (to|) (promote|make|turn) (my|our|one of my|one of our)',
    ],
    says: [
      {
        value: false,
        as: [
          '(enemy|opponent|opposing) (unit|trooper|squad|troopers|guys)',
          'not (my|our) (own|unit|squad|trooper)',
          '(it|unit|squad) is (his|hers|theirs)',
          'belongs to (him|her|them|my opponent|the enemy)',
        ],
      },
      {
        value: true,
        as: [
          'own (unit|squad|trooper|troopers|guys|side|army)',
          '(it|unit|squad|they) (is|are) (mine|ours)',
          'one of (my|our) own',
          '(unit|squad|trooper|troopers|one|guys|team) of (mine|ours)',
          'friendly (unit|squad|trooper|troopers)',
          '(promote|promoting|make|making|turn) (my|our|one of my|one of our)',
          'is (my|our) (operative|corps|heavy|support|trooper)',
        ],
      },
    ],
  },
  onBattlefield: {
    // where others stand says nothing of the one who is promoted
    topics: [
      '(commander|commanders|trooper|troopers|vehicles|squads|units|others|infantry) * on the (table|battlefield|board|field)',
      '(somebody|someone|anyone|nobody|none|others|no one|left) * on the (table|battlefield|board|field)',
      '(to|must|should) be on the (table|battlefield|board|field)',
    ],
    says: yesNo(
      ['on the (table|battlefield|board|field)'],
      [
        'not on the (table|battlefield|board)',
        'in reserve',
        'off the (table|battlefield|board)',
        'not deployed',
        '(in|inside) (a|the|its|his) transport',
        'not (yet|) deployed',
        '(inside|in|aboard|on) (a|the|its|my) transport',
        '(still|kept|waiting|sits|sitting) in (the|) (reserve|reserves)',
        'embarked',
      ],
    ),
  },
  troopersLeft: {
    says: [
      {
        value: false,
        as: [
          'no (trooper|troopers|trooper units|infantry) (left|alive|remaining|)',
          'only (vehicles|vehicle) (left|alive|remaining)',
          'all (my|) troopers (are|) (dead|gone|defeated)',
          'only vehicles left',
          '(not|nor) (a|one|a single) (trooper|infantry) (unit|squad|) (left|alive|remaining|on the|there)',
          'no troopers',
          'only vehicles',
        ],
      },
      {
        value: true,
        as: [
          'troopers left',
          'still have (a|some|one) trooper',
          '(trooper|troopers|infantry) (left|alive|around|out there)',
          '(have|got|has) * (trooper|infantry) (unit|units|squad|squads) (left|alive|around|out there|on the table|on the board)',
          '(have|got|has|ive) (still|some|my|other|) troopers',
          '(troopers|infantry) (are|) (still|) on the (table|board|battlefield|field)',
          'troopers * still (alive|around|there|on the)',
        ],
      },
    ],
  },
  promoted: yes('promoted', 'was promoted', 'been promoted', 'made (the|a|my|) commander'),
}
