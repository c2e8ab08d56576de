/** How players say what was revealed and who goes first. */
import type { FactSayings, Sayings } from '../../../kernel/sayings.ts'
import { ranks } from './shared.ts'

const byRank = (ways: (word: string) => readonly string[], of = ranks) =>
  of.map(({ value, as }) => ({ value, as: as.flatMap(ways) }))

const nobodysCard: FactSayings = {
  says: [
    {
      value: 'none',
      as: [
        '(nobody|nobodys|no one|no ones) (own|) card',
        '(nobody|nobodys) own',
        '(belongs|belong) to (nobody|no one)',
        '(no|without) (name|names|character|owner) (on|under|below|beneath) (it|the title|its title|the card)',
        'generic (card|command card|one)',
        'card is generic',
        '(has|have|with) no owner',
        'nobody (owns|own) (it|that|this|the card)',
      ],
    },
  ],
}

const ownerRank: FactSayings = {
  says: byRank((word) => [
    `owner (of the card|of that card|of this card|of it|) (is|was) (a|an|my|his|the|) ${word}`,
    `(character|guy|one) on the card is (a|an|my|) ${word}`,
  ]),
  quiet: true,
}

export const priorityFacts: Sayings['facts'] = {
  revealed: {
    says: [
      {
        value: true,
        as: [
          '(already|just) (revealed|flipped|shown)',
          'cards (are|were|have been|) (already|) (revealed|flipped|shown|turned over|face up)',
          '(flipped|revealed|turned|shown) * (cards|card)',
          '(card|cards) (is|are) (face up|open|on the table|out)',
          'after (the|we|i) (reveal|revealed|flip|flipped)',
          'revealed',
        ],
      },
      {
        value: false,
        as: [
          'not revealed',
          'before (the|we|i) reveal',
          'before (revealing|flipping)',
          'before (we|i|he|they) (flip|flipped|show|turn)',
          'not yet revealed',
          'still (face down|facedown|hidden)',
          'yet to (reveal|flip)',
        ],
      },
    ],
  },

  roundCounterHolder: {
    says: [
      {
        value: 'blue',
        as: [
          'blue (has|holds|with|owns|got) * (counter|round counter)',
          'blue player * (has|got|holds) * counter',
          'round counter * blue',
          'counter (is with|belongs to) blue',
        ],
      },
      {
        value: 'red',
        as: [
          'red (has|holds|with|owns|got) * (counter|round counter)',
          'red player (got|has|holds) * counter',
          'round counter * red',
          'counter (is with|belongs to) red',
        ],
      },
    ],
    quiet: true,
    topics: ['round counter'],
  },
  round: {
    says: [
      { value: '#', as: ['round #', 'turn #', '# round'] },
      { value: 1, as: ['first round', 'round one', 'opening round'] },
      { value: 2, as: ['second round'] },
      { value: 3, as: ['third round'] },
      { value: 4, as: ['fourth round'] },
      { value: 5, as: ['fifth round'] },
      { value: 6, as: ['sixth round', 'last round'] },
    ],
  },
  die: {
    says: [
      {
        value: 'block',
        as: [
          '(came|comes) up * block',
          'rolled block',
          'die * block',
          'rolled * block',
          'rolls * block',
          'die (shows|is|says|comes up|showed|landed on) * block',
          'block on the die',
          'red die block',
          'a block',
          'block rolled',
          'block',
        ],
      },
      {
        value: 'surge',
        as: [
          '(came|comes) up * surge',
          'rolled surge',
          'die * surge',
          'rolled * surge',
          'rolls * surge',
          'die (shows|is|showed|landed on) * surge',
          'a surge',
          'surge rolled',
          'surge',
          'defense surge',
          'defence surge',
        ],
      },
      {
        value: 'blank',
        as: [
          '(came|comes) up * blank',
          'rolled blank',
          'die * blank',
          'rolled * blank',
          'rolls * blank',
          'die (shows|is|showed|landed on) * blank',
          'a blank',
          'blank',
        ],
      },
      {
        value: 'not-rolled',
        as: [
          'not rolled',
          'no roll',
          'before rolling',
          'havent rolled',
          'not been rolled',
          'yet to roll',
          'no die rolled',
          '(nobody|no one|none|neither) (has|have|) (rolled|thrown)',
          '(before|until) (we|i|he|anyone|anybody) (roll|rolls|rolled|throw)',
          'die (is|) (still|yet) to be rolled',
        ],
      },
    ],
    quiet: true,
  },

  'nomination/nominee.rank': {
    says: ranks.map(({ value, as }) => ({
      value,
      as: as.flatMap((word) => [
        `nominate * ${word}`,
        `nominated * ${word}`,
        `(my|a|an|the) ${word} (be nominated|nominated|issue)`,
        `(can|may) (a|an|my) ${word}`,
        `promoted to ${word}`,
        `promoted (into|as) (a|the|) ${word}`,
        `now (a|my|the|) ${word}`,
      ]),
    })),
    after: ['nominate', 'nominated', 'a', 'an', 'my', 'is'],
    // who else is there
    topics: [
      '(have|has|got|other|another) (a|an|one|my|another) (commander|operative)',
      '(other|another) (commander|operative)',
    ],
  },
  'nominee.defeated': {
    says: [
      {
        value: true,
        as: [
          '(nominee|unit|commander|he|she|it) (is|was|has been) (dead|defeated|killed|destroyed|gone)',
          '(wiped out|already dead|just died|died)',
          'dead',
          'defeated',
          'killed',
        ],
      },
      {
        value: false,
        as: [
          'alive',
          'undefeated',
          'still (standing|kicking|breathing|up|lives|living)',
          '(he|she|it|unit|nominee) (is still|still is) (here|there|around|in the game|on the table|on the board)',
        ],
      },
    ],
    // another may be nominated just because of that
    topics: ['(last|only) commander (is|was|has been|) (dead|defeated|killed|destroyed|gone|died|down)'],
  },
  'nominee.friendly': {
    says: [
      {
        value: false,
        as: [
          '(enemy|opponent|opposing) (unit|commander|trooper|squad|operative|corps|heavy|support|special)',
          'not my unit',
          'belongs to (him|her|them|my opponent|the opponent|the enemy)',
          '(his|her|their) (unit|commander|trooper|squad|operative|corps|heavy|support)',
        ],
      },
      {
        value: true,
        as: [
          'my own unit',
          'friendly',
          '(both|all|them|they) * (in|of) (my|our) (list|army)',
          '(nominate|nominating) (my|our|one of my)',
          '(my|our) own (unit|commander|trooper|squad|operative|corps|heavy|support|guy|guys|special|character)',
          '(it|he|she|unit) is (mine|ours)',
          'one of (my|our) own',
        ],
      },
    ],
  },
  'nominee.mercenary': {
    says: [
      {
        value: true,
        as: ['mercenary', 'mercenaries', 'merc', 'mercs', 'hired gun'],
      },
    ],
    quiet: true,
  },
  'nominee.promotedFrom': {
    says: ranks.map(({ value, as }) => ({
      value,
      as: as.flatMap((word) => [
        `promoted from ${word}`,
        `promoted ${word}`,
        `(was|used to be) (a|an) ${word}`,
        `(a|an|my|the|) ${word} (guy|unit|squad|trooper|) (was|is|got|been|) promoted`,
        `${word} promoted to`,
        `${word} (got|was|is|been|has been) promoted to`,
        `${word} (before|beforehand|originally|previously|formerly|once)`,
        `(originally|previously|formerly|before|once) (a|an|my|) ${word}`,
        `promoted * (from|out of) (a|an|my|the|) ${word}`,
        `${word} until (now|then|the promotion)`,
      ]),
    })),
    quiet: true,
  },
  'card.owner.rank': ownerRank,
  'owner.rank': ownerRank,
  'card.owner.name': nobodysCard,
  'owner.name': nobodysCard,
  otherBest: {
    says: [
      {
        value: '#',
        as: [
          '(another|other|different) (commander|nominee|one) * (could|can|might|would) * (order|ordered|issue|issued|give|given|hand) #',
          '(another|other|different) (commander|nominee|one) * (could|can|might|would) (have|reach|get) #',
          '(could|might) have (given|issued|ordered) #',
          'most orders another * (could|can) (give|issue) is #',
          '# (orders|units) (with|by|from) (another|the other|a different) commander',
        ],
      },
    ],
  },

  priority: {
    says: [
      {
        value: 'blue',
        as: ['blue (has|wins|won|with) * priority', 'priority * blue', 'blue goes first', 'blue is first'],
      },
      {
        value: 'red',
        as: ['red (has|wins|won|with) * priority', 'priority * red', 'red goes first', 'red is first'],
      },
    ],
    quiet: true,
  },
  placePriority: {
    says: [
      {
        value: false,
        as: [
          '(dont|no|not|without) (need|want|care|have|placing|counting|including) * priority',
          '(dont|no|not) (need|want|have) to * (see|show|place|know|count) * priority',
          '(leave|leaving) (out|priority) (priority|out)',
        ],
      },
      { value: true, as: ['(show|place|include|see|put) (where|when|the moment) * priority'] },
    ],
    quiet: true,
  },
}
