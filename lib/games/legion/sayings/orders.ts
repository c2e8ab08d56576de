/** How players speak of orders and their tokens. */
import { each, type Sayings, yesNo } from '../../../kernel/sayings.ts'
import { ranks } from './shared.ts'

export const ordersFacts: Sayings['facts'] = {
  choice: {
    says: each({
      faceup: [
        '(pick|picked|choose|chose|take|took|select) (a|the|this|that|my) (unit|squad|one) with (a|an|its|the) (faceup|face up)',
        '(pick|choose|activate|take|use) * (faceup|face up) (token|order)',
        '(pick|choose|activate|take|use) * (faceup|face up)',
        '(instead of|rather than|without|no) (drawing|draw|pulling|pull|a draw)',
        '(skip|skipping|skips) (the|a|) (draw|drawing|pull|pulling)',
        '(use|pick|choose|take|activate|activates|picks|takes|uses) (the|a|my|that) (unit|squad|one) with (the|a|an|its) (face up|faceup)',
        '(pick|choose|activate|take|use) (it|him|her|them|that|that one|this one) (instead|rather)',
        '(pick|choose|activate|take|use) (it|him|her|them|that|that one|this one) (instead of|rather than|without) (drawing|pulling|a draw)',
      ],
      draw: ['draw', 'drawn', 'draws', 'drew', 'from the (bag|pool|stack)', 'pull', 'pulled'],
    }),
    topics: ['before (drawing|pulling|i draw|i pull|the draw)'],
    quiet: true,
  },
  token: {
    says: each({
      facedown: [
        '(face down|facedown) (token|order)',
        '(already|has|have) (activated|gone|acted|went)',
        'facedown',
        'face down',
        'token (is|was|) (flipped|turned) (over|down|)',
      ],
      faceup: [
        '(faceup|face up) (token|order) (beside|next|on|there|)',
        '(has|with|have|got) (a|the|its|) (faceup|face up) (token|order)',
        'token * is (faceup|face up)',
        '(token|order) (is|lies|sits|lying|) (face up|faceup)',
        '(faceup|face up) on (it|the unit|my unit)',
      ],
      none: [
        'no token',
        'without (a|any|) token',
        'no order token',
        'without (an|any) order',
        'no (token|order) (on|beside|next)',
        '(hasnt|havent|doesnt|dont) (got|have|) (any|a|an|its|one|) (order|) (token|order)',
        '(no|without) (token|order|order token) (on|beside|next|by|near|at|there|yet)',
        '(hasnt|havent|doesnt|dont|never|not) (got|have|has|had|get|gotten|received) (a|an|any) (order|token|order token)',
      ],
    }),
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
        `(go|going|went) with (a|an|my|the|) ${word}`,
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
    firm: true,
    units: [
      'orders',
      'units with orders',
      'face up tokens',
      'face ups',
      'faceups',
      'order tokens',
      'have orders',
      'ordered',
      'faceup tokens',
    ],
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
          '(gave|given|handed|issued|handing|giving) * (orders|order|tokens) to #',
          '# are ordered',
          '# (already|) (have|with|got|has|had) (an|a|one|their|) (face up|faceup|) (order|orders|order token|order tokens|token|tokens)',
          '(gave|issued|handed out|given) # (orders|order|tokens)',
          '# (face up|faceup) (orders|order|tokens|order tokens)',
          '# (already|) (received|were issued|were given|given|been given|been issued) (an|a|) (order|orders)',
          '# orders (issued|given|handed out|out)',
        ],
      },
      {
        value: 0,
        as: [
          'no orders',
          'without orders',
          'none ordered',
          '(nobody|no one|none|nothing) (is|was|are|) (ordered|issued)',
          '(nobody|none|no one|noone|nothing) (of them|) (got|gets|has|have|had|received|was given) (an|any|its|) (order|orders|token|tokens)',
          '(no|not a single) (unit|units|squad|squads|one) (got|has|have|had|received) (an|any) (order|orders|token|tokens)',
          '(not|zero) (one|a single|any) (order|orders)',
        ],
      },
    ],
    topics: ['# without orders', '# * without orders'],
  },
  unitSpecified: {
    says: yesNo(
      [
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
      [
        '(doesnt|does not|never|didnt) (name|mention|specify|list) (him|her|it|them|that|this|my|his)',
        '(doesnt|does not|never) list',
        '(not|isnt|arent|never) (listed|mentioned|named|specified) (on|by|in)',
        '(unit|units|one) * the card (doesnt|does not|never|didnt) (name|mention|specify|list)',
        'card (names|mentions|lists) (other|another)',
      ],
    ),
    quiet: true,
  },
  'issue-orders/asks': {
    says: each({
      'how-many': [
        'how many orders',
        'how many units',
        'how many (can|may|must|do|should|have)',
        '(must|should) (i|he|she|we) (give|hand|place|issue|put|use) (out|) (all|both|every|each)',
        '(have|need) to (give|hand|place|issue|put|use) (out|) (all|both|every|each)',
        'number of orders',
      ],
      'this-choice': [
        'is (this|that) (legal|ok|allowed|fine)',
        'is (this|that|my|the) (choice|selection|pick) (legal|ok|allowed|fine|right)',
        '(choice|selection) (legal|ok|allowed|fine)',
        '(legal|ok|fine|allowed) (that|if) (i|he|we) (choose|chose|pick|picked|order|ordered)',
        'may i (order|choose)',
        'can i (order|choose)',
        '(can|may) i give (it|him|her|them|the|my|this|that|those)',
        '(can|may) i give * (order|orders|one) to',
        '(i|we|he) (picked|chose|choose|selected) * (legal|ok|allowed|fine)',
      ],
    }),
    // whether they may be ordered is asked, none are chosen
    topics: ['who * (can|may|do|should|could|must) (i|he|she|we) (order|choose|give)'],
    quiet: true,
  },
}
