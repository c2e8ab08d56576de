/** How players speak of orders, promotion and nomination. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { exactTypes, lowerRanks, ranks, yes } from './shared.ts'

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

export const ordersFacts: Sayings['facts'] = {
  'promotion/phase': {
    says: [
      { value: 'command', as: ['command phase'] },
      { value: 'activation', as: ['activation phase', 'activation'] },
      { value: 'end', as: ['end phase', 'end of the round'] },
    ],
    quiet: true,
  },
  promotes: {
    says: [
      {
        value: true,
        as: [
          'promote',
          'promoting',
          'promoted',
          '(make|making|turn) * commander',
          '(become|becomes) (a|my|the|our|) (new|) commander',
        ],
      },
      {
        value: false,
        as: [
          'not promote',
          'without promoting',
          'skip * promotion',
          'refuse to promote',
          'decline (to promote|)',
          'nobody (is|gets) promoted',
          'promote (nobody|no one|none)',
          '(id|ill|would|we) rather (not|nobody|no one)',
          '(dont|do not|wont|didnt) (want|wish|like) to',
          '(leave|keep) * without (a|any) commander',
        ],
      },
    ],
    // whether it has to be done is the question
    topics: ['(have|need|needs|has|forced|obliged|got|supposed) to promote', 'must (i|he|she|we|you) promote'],
  },
  candidateType: { says: exactTypes.map(({ value, as }) => ({ value, as: as.flatMap(asCandidate) })), quiet: true },
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
      '(commander|commanders|trooper|troopers|vehicles) on the (table|battlefield|board|field)',
      '(to|must|should) be on the (table|battlefield|board|field)',
    ],
    says: [
      { value: true, as: ['on the (table|battlefield|board|field)'] },
      {
        value: false,
        as: [
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
      },
    ],
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
          'troopers * still (alive|around|there|on the)',
        ],
      },
    ],
  },

  choice: {
    says: [
      {
        value: 'faceup',
        as: [
          '(pick|picked|choose|chose|take|took|select) (a|the|this|that|my) (unit|squad|one) with (a|an|its|the) (faceup|face up)',
          '(pick|choose|activate|take|use) * (faceup|face up) (token|order)',
          '(pick|choose|activate|take|use) * (faceup|face up)',
          '(instead of|rather than|without|no) (drawing|draw|pulling|pull|a draw)',
          '(pick|choose|activate|take|use) (it|him|her|them|that|that one|this one) (instead|rather)',
          '(pick|choose|activate|take|use) (it|him|her|them|that|that one|this one) (instead of|rather than|without) (drawing|pulling|a draw)',
        ],
      },
      { value: 'draw', as: ['draw', 'drawn', 'draws', 'drew', 'from the (bag|pool|stack)', 'pull', 'pulled'] },
    ],
    quiet: true,
  },
  token: {
    says: [
      {
        value: 'facedown',
        as: [
          '(face down|facedown) (token|order)',
          '(already|has|have) (activated|gone|acted|went)',
          'facedown',
          'face down',
          'token (is|was|) (flipped|turned) (over|down|)',
        ],
      },
      {
        value: 'faceup',
        as: [
          '(faceup|face up) (token|order) (beside|next|on|there|)',
          '(has|with|have|got) (a|the|its|) (faceup|face up) (token|order)',
          'token * is (faceup|face up)',
          '(token|order) (is|lies|sits|lying|) (face up|faceup)',
          '(faceup|face up) on (it|the unit|my unit)',
        ],
      },
      {
        value: 'none',
        as: [
          'no token',
          'without (a|any|) token',
          'no order token',
          'without (an|any) order',
          'no (token|order) (on|beside|next)',
          '(hasnt|havent|doesnt|dont) (got|have|) (any|a|an|its|one|) (order|) (token|order)',
          '(no|without) (token|order|order token) (on|beside|next|by|near|at|there|yet)',
          '(hasnt|havent|doesnt|dont|never|not) (got|have|has|had|get|gotten|received) (a|an|any) (order|token|order token)',
        ],
      },
    ],
    quiet: true,
  },
  drawnRank: {
    says: ranks.map(({ value, as }) => ({
      value,
      as: [...as, ...(value === 'special' ? ['special'] : [])].flatMap((word) => [
        `(draw|drew|drawn|pull|pulled|draws) * ${word}`,
        `${word} token`,
        `${word} (was|is|gets|got|came|) (drawn|pulled|up|out)`,
        `token (is|was|shows|says|reads) (a|an|) ${word}`,
      ]),
    })),
    quiet: true,
  },
  unitRank: {
    says: ranks.map(({ value, as }) => ({
      value,
      as: as.flatMap((word) => [
        `${word} (unit|squad|trooper|troopers)`,
        `activate * ${word}`,
        `(is|are|it|they|was|were) (a|an|my|) ${word}`,
        `card (says|shows|reads|has|lists) (a|an|) ${word}`,
        `${word} (on|by|per) (its|the|his|her|their) (unit|) card`,
        `(printed|rank) (is|as|rank|rank is|) (a|an|) ${word}`,
        `(printed|printed as) (a|an|) ${word}`,
        `(he|she|it|they) (is|are) (a|an|) ${word}`,
      ]),
    })),
    // "the token is a corps one", "it was a corps token": that is what was drawn
    topics: ranks.flatMap(({ as }) =>
      as.flatMap((word) => [
        `(token|one) (is|was|shows) (a|an) ${word}`,
        `(is|it|was) (a|an|the) ${word} token`,
        `(is|are|it|was) (a|an|) ${word} (drawn|token)`,
      ]),
    ),
    quiet: true,
  },
  promoted: yes('promoted', 'was promoted', 'been promoted', 'made (the|a|my|) commander'),

  units: { units: ['units', 'unit', 'squads'] },
  'order-pool/units': {
    units: [
      'units',
      'undefeated units',
      'units (left|alive|remaining|on the table|in play|still)',
      'squads',
      'activations',
      '(left|alive|remaining)',
    ],
    says: [
      {
        value: '#',
        as: [
          '(have|with|field) # units',
          'have # * units',
          '(out of|of) # units',
          'of (my|the) # units',
          '# units (alive|left)',
        ],
      },
    ],
  },
  ordered: {
    units: ['orders', 'units with orders', 'face up tokens', 'order tokens', 'have orders', 'ordered', 'faceup tokens'],
    says: [
      {
        value: '#',
        as: [
          '# (of them|) (have|with|got|has) * (order|orders)',
          '# of (my|the|his|her|our|their|those) (guys|units|squads|troopers|boys|lot|squad|ones) (got|get|have|has|had|with|received|hold) * (order|orders|token|tokens)',
          '# (guys|units|squads|troopers|boys|unit|squad|guy) (got|get|have|has|had|received|hold) * (order|orders|token|tokens)',
          '# with (a|an|one|their|its) (order|token|face up token|faceup token|order token)',
          '# (got|have) * (order|orders)',
          'issued # orders',
          'ordered #',
          '# are ordered',
          '# (already|) (have|with|got|has|had) (an|a|one|their|) (face up|faceup|) (order|orders|order token|order tokens|token|tokens)',
          '(gave|issued|handed out|given) # (orders|order|tokens)',
          '# (face up|faceup) (orders|order|tokens|order tokens)',
          '# (already|) (received|were issued|were given|given|been given|been issued) (an|a|) (order|orders)',
          '# orders (issued|given|handed out|out)',
        ],
      },
      { value: 0, as: ['no orders', 'without orders', 'none ordered'] },
    ],
    topics: ['# without orders', '# * without orders'],
  },

  unitSpecified: {
    says: [
      {
        value: true,
        as: [
          '(one|some) of the (units|unit|ones) (the|that|this|my) card (names|mentions|lists)',
          '(named|mentioned|listed|specified) (on|by|in) the card',
          'card (names|mentions|specifies|lists) (him|her|it|them|that unit|this unit|the unit|my unit)',
          'card (itself|) (names|mentions|specifies|lists) (my|the|this|that|his|her|our) (unit|squad|trooper)',
          'card (itself|) (names|mentions|specifies|lists) (him|her|it|them)',
          '(unit|squad|he|she|it|name) (is|) (named|mentioned|specified|listed) (on|by|in) (the|that|this) card',
          'one of (the|those) (units|squads|ones|names) * card (names|mentions|specifies|lists)',
          '(unit|squad) the card (names|mentions|specifies|lists|is for)',
          'card is (meant|made|) for (this|that|my|the) (unit|squad)',
        ],
      },
      {
        value: false,
        as: [
          '(doesnt|does not|never|didnt) (name|mention|specify|list) (him|her|it|them|that|this|my|his)',
          '(doesnt|does not|never) list',
          '(unit|units|one) * the card (doesnt|does not|never|didnt) (name|mention|specify|list)',
          'card (names|mentions|lists) (other|another)',
        ],
      },
    ],
    quiet: true,
  },
  'issue-orders/asks': {
    says: [
      {
        value: 'how-many',
        as: [
          'how many orders',
          'how many units',
          'how many (can|may|must|do|should|have)',
          '(must|should) (i|he|she|we) (give|hand|place|issue|put|use) (out|) (all|both|every|each)',
          '(have|need) to (give|hand|place|issue|put|use) (out|) (all|both|every|each)',
          'number of orders',
        ],
      },
      {
        value: 'this-choice',
        as: [
          'is (this|that) (legal|ok|allowed|fine)',
          'is (this|that|my|the) (choice|selection|pick) (legal|ok|allowed|fine|right)',
          '(choice|selection) (legal|ok|allowed|fine)',
          '(legal|ok|fine|allowed) (that|if) (i|he|we) (choose|chose|pick|picked|order|ordered)',
          'may i (order|choose)',
          'can i (order|choose|give)',
          '(i|we|he) (picked|chose|choose|selected) * (legal|ok|allowed|fine)',
        ],
      },
    ],
    quiet: true,
  },
}
