/** How players say who is nominated, and whose card it is. */
import { type FactSayings, type Sayings, yesNo } from '../../../kernel/sayings.ts'
import { lowerRanks, ranks } from './shared.ts'

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

export const nominationFacts: Sayings['facts'] = {
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
        `(is|am|are|was|as) (a|an|my|our|the|only a|just a|also a|still a|) ${word}`,
        `(it|he|she|they|unit|squad|nominee) (is|are) * ${word}`,
        `${word} (unit|squad|trooper|one|) (be|is|get|gets|) (nominated|the nominee)`,
        `${word} (unit|squad|trooper|guys|) (issue|give|gives|issues|hand|hands|do|does) * orders`,
      ]),
    })),
    // any other rank that is named is somebody else's
    quiet: true,
    // who else is there
    topics: [
      '(have|has|got|other|another) (a|an|one|my|another) (commander|operative)',
      '(other|another) (commander|operative)',
      // a keyword, and no rank
      '(nominate|nominated|nominating) (a|an|my|the|his|her|) field commander',
      'field commander (be|is|get|gets|) (nominated|the nominee)',
      // which of two is what is asked
      ...ranks.flatMap(({ as }) =>
        as.flatMap((word) => [
          `(nominate|nominated|nominating) (a|an|my|the|his|her|) ${word} or`,
          `or (is|) (it|) (a|an|my|the|his|her|) ${word}`,
        ]),
      ),
    ],
  },
  'nominee.defeated': {
    says: yesNo(
      [
        '(nominee|unit|commander|he|she|it) (is|was|has been) (dead|defeated|killed|destroyed|gone)',
        '(nominee|unit|commander|he|she|it) (got|was|is|has been) (already|) (blown up|taken out|wiped out)',
        '(wiped out|already dead|just died|died)',
        'dead',
        'defeated',
        'killed',
      ],
      [
        'alive',
        'undefeated',
        'still (standing|kicking|breathing|up|lives|living)',
        '(he|she|it|unit|nominee) (is still|still is) (here|there|around|in the game|on the table|on the board)',
      ],
    ),
    // another may be nominated just because of that
    topics: [
      '(everyone|everybody|others|rest|all|leader|boss) (else|) (is|are|was|were|has|have|) (been|) (dead|defeated|killed|destroyed|gone|died|down)',
      'one of * (dead|defeated|killed|destroyed|gone)',
      '# (are|is|) (dead|defeated|killed|destroyed)',
      '(last|only) commander (is|was|has been|) (dead|defeated|killed|destroyed|gone|died|down)',
    ],
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
          '(unit|commander|trooper|squad|operative|corps|heavy|support|mercenary|merc|one|guy) of (mine|ours)',
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
    says: lowerRanks.map(({ value, as }) => ({
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
}
