/** How players speak of cards in hand. */
import { each, type FactSayings, type Sayings } from '../../../kernel/sayings.ts'
import { NEW, OLD } from '../facts.ts'
import { figureOf } from '../figures.ts'

/** Whether what one has already may stay. */
const KEEPING: FactSayings = {
  says: [
    {
      value: 'keep',
      as: [
        '(must|should|need|have|has|do) * (scrap|lose|discard|remove|destroy|sacrifice) * (ships|ship|fighters|fighter|some|any|one|them|it)',
        '(i|we|to|should|must|scrap) scrap',
        'scrap (some|any|one|two|them|it|down|the|ships|fighters|#)',
        '(give|giving) (up|away) * (ships|ship|fighters|fighter|some|any|one|them|it)',
        '(can|may|do|could) (i|we) (still|) keep',
        'get to keep',
        '(must|have to|need to|do|should|gotta) * (lose|drop|remove|scrap) (some|any|one|two|#)',
        'too many (ships|fighters)',
        'rid of',
        '(give|giving) up (#|some|any|one|them|it)',
        '(remove|lose|scrap|discard|drop|destroy) (the|my) (surplus|extra|extras|rest|spare)',
        '(give|giving) (one|some|any|it|them|#) up',
        '(happens|happen) (to|with) (the|my|those|these) (extra|surplus|rest|spare|other)',
        '(extra|surplus|others|rest) * (die|dies|destroyed|lost|scrapped|removed|go|goes)',
        '(lose|lost) * (cubes|developments|counters|systems) * (ships|fighters)',
      ],
    },
  ],
  quiet: true,
}

/** Cards in hand; how many fill it is another number in another edition. */
const handSize = (limit: number): FactSayings => ({
  firm: true,
  own: true,
  // what else bears on a draw, or is asked of it
  topics: [
    'how many',
    '(in|during|the) (combat|battle|fight|end phase)',
    '(deck|pile) (is|was|) (empty|gone|out)',
    '(first|opening) turn',
    'for # (credits|credit)',
  ],
  units: ['cards in hand', 'cards in my hand', 'cards already', 'cards in (the|a) hand', 'card hand', 'cards'],
  says: [
    {
      value: '#',
      as: [
        '(have|hold|holding|held|got) (only|just|already|) #',
        'hand (was|were|of|size|contains|holds|counts|numbers) #',
        'hand size (is|of|was|) #',
        '# (already|) in (my|the|) hand',
        '(already|still|now) (on|at) # (cards|)',
        '(sitting|sit) on # (cards|)',
        '# in (my|the|) hand',
        'hand (is|has|at) #',
        'hand (is|sits|stands) (at|on) #',
        'down to # (cards|)',
        'already at #',
        '(have|hold|holding) # cards',
        'hand of #',
        'hand size (is|of) #',
        'out of (my|a hand of|) #',
        '(already|i|still) hold #',
        'holding #',
      ],
    },
    { value: limit, as: ['full hand', 'hand is full', 'hand full'] },
    {
      value: 0,
      as: [
        'empty hand',
        'hand is empty',
        'hand (empty|with nothing)',
        'nothing in (my|) hand',
        'not a single card',
        '(have|hold|got|with|ive) no cards',
        'no cards in (my|) hand',
        'out of cards',
      ],
    },
  ],
})

export const cardsFacts: Sayings['facts'] = {
  action: { quiet: true },
  'ship-limit/action': KEEPING,
  'fighter-limit/action': KEEPING,
  'hand/action': {
    says: each({
      'ready-draw': [
        'draw * ready phase',
        'ready phase draw',
        'ready draw',
        '(ready phase|ready)',
        'draw my (card|cards)',
        'draw (at the start|for my turn|at the beginning)',
        '(skip|must i skip|miss) (the|my) draw',
        'start of (my|the) turn',
      ],
      buy: [
        '(purchase|buy|buying) (one|another|it|cards)',
        'purchase',
        'buy off',
        'buy (a|another|one|second|the) * card',
        'buy card',
        'buying (a|another) card',
        'purchase (a|another) card',
        'pay for a card',
        'buy another',
        'buy',
      ],
      sell: [
        'sell (two|2|my|some) * cards',
        'sell cards',
        'selling cards',
        'discard (two|2) (cards|) for',
        'sell',
        'cash in (two|cards)',
        'turn (two|my) cards into credits',
      ],
      'card-effect': [
        'draw (from|because of|by|off) (a|the) (card|effect)',
        'card (lets|makes|tells) me draw',
        'effect (lets|makes) me draw',
        '(its|the|that) (extra|bonus|free) (card|draw)',
        '(its|the|that) (card|draw) (from|of|by) * (world|system|planet|card)',
        '(lets|let|makes|tells) me (draw|take|pick)',
      ],
      'gain-card': [
        '(steal|nick|grab|pinch|snatch|steals) * (from|off)',
        '(gain|receive|get|take) cards',
        'given cards',
        'take cards into hand',
      ],
    }),
    quiet: true,
  },
  handSize: handSize(figureOf('hand-limit', NEW)),
  [`${OLD}/handSize`]: handSize(figureOf('hand-limit', OLD)),
  draws: {
    says: [
      {
        value: '#',
        as: [
          'draw # cards',
          'me draw #',
          'draws #',
          'draw #',
          'draw # more',
          '# draws',
          'draws # cards',
          'drawing # cards',
          'take # cards',
          'buy # cards',
          'buy # of',
          '(steal|nick|grab|take|get|pinch|snatch) # (from|off) *',
          '(hands|gives|grants|gets|brings|lets|nets) (me|) # (cards|card)',
          'draw of # (cards|)',
          '(take|takes|steal|get) # (card|cards) (of|from|off)',
          'drawing # (cards|)',
          '(buying|buys) # (cards|)',
          '# (cards|) (come|coming|due|to draw)',
          '# extra cards',
        ],
      },
      { value: 1, as: ['draw a card', 'draw one', 'draw another card', 'a draw'] },
      {
        value: 2,
        as: [
          '(a|one) (draw|card|more) (on top of|besides|in addition to) (the|my) (normal|usual|regular|ready)',
          '(an|one) extra (draw|card) (on top of|besides|with|beside) (the|my) (normal|usual|regular|ready)',
        ],
      },
    ],
  },
  deck: {
    after: ['from', 'draw', 'deck', 'buy', 'the'],
    says: each({
      statecraft: ['(politics|statecraft) (deck|card|pile)', '(from|off) (the|) (politics|statecraft)'],
      industry: ['industry (deck|card|pile)', '(from|off) (the|) industry'],
      science: ['science (deck|card|pile)', '(from|off) (the|) science'],
    }),
  },
  domainsControlled: {
    says: [{ value: 'statecraft', as: ['(control|have|own) * politics'] }],
    after: ['control', 'own', 'have', 'domain', 'hold', 'only'],
  },
  dieDomain: { after: ['die', 'dice', 'roll', 'rolled', 'shows'] },
  timesThisTurn: {
    says: [
      {
        value: '#',
        as: [
          '# times already',
          'already (bought|sold|did it) # times',
          '# times this turn',
          '(bought|sold) # already',
          'already (bought|sold) #',
        ],
      },
      {
        value: 0,
        as: [
          'not (bought|sold) (yet|any|one|)',
          'first (buy|sale|purchase|card) this turn',
          '(not|nothing|hasnt|havent|didnt) (bought|sold|buy|sell) (anything|nothing|any|so far|yet)',
          'neither (bought|sold)',
          'havent (bought|sold)',
        ],
      },
      { value: 2, as: ['(bought|sold) twice (already|this turn|)', 'already (bought|sold) twice'] },
      {
        value: 1,
        as: [
          'already (bought|sold) (one|once|a|two)',
          'bought one already',
          'second (time|card) this turn',
          'second time i (buy|sell|bought|sold|purchase)',
          'already did',
          '(did|done|used|sold|bought) (it|that|this|so|one) (once|already|before)',
          'a second card',
          'twice this turn',
        ],
      },
    ],
  },
}
