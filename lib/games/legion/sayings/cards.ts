/** How players say what happens to a card and when. */
import type { Sayings } from '../../../kernel/sayings.ts'

export const cardsFacts: Sayings['facts'] = {
  'card-flow/moment': {
    says: [
      {
        value: 'round-over',
        as: [
          'end of the round',
          'round (is|#|# is) (over|done|finished)',
          'rounds (done|over|finished|played|later)',
          '# rounds (done|over|finished|played)',
          'after (the|this|that) round',
          'after round #',
          'after # rounds',
          'after (its|his|that|the|my) (round|turn)',
          'after the end phase',
          'next round',
        ],
      },
      {
        value: 'command-phase',
        as: [
          '(in|still|during) (the|our|) command phase',
          'command phase (is|) (not|isnt|hasnt|still) (over|done|finished|ended|going|running|yet)',
          'command phase (is|) (not|isnt) (over|done|finished|ended) yet',
          'before (the|) activation phase',
          '(middle|rest) of (the|) command phase',
          'still (issuing|handing out) orders',
        ],
      },
      {
        value: 'activation-phase',
        as: [
          '(in|during|still) (the|our|) activation phase',
          'activation phase (is|) (not|isnt|hasnt|still) (over|done|finished|ended|going|running)',
          'before (the|) end phase',
          '(middle|rest) of (the|) activation phase',
          'still activating',
          '(middle|start|end) of (the|) activation',
        ],
      },
    ],
    quiet: true,
  },
  item: {
    says: [
      {
        value: 'hand contents',
        as: [
          '(which|what) (command|) cards * (got|have|hold|holding|keep|kept|left)',
          '(which|what) * (in|still in) (my|his|her|their|the) hand',
          '(which|what) cards * hand',
          '(names|titles) of (my|his|her|the) cards',
          '(see|look at|peek at|peek into|show|reveal|open|view|check) (his|her|their|your|the) hand',
          'tell * which cards',
          'which cards * hand',
          'which cards (i|ive|we) * (got|have|hold)',
          'what cards * hand',
          '(see|know|at|tell|show|ask) (whats|what) (is|s|) in (my|his|her|their|the) hand',
          '(whats|what) (is|) in (my|his|her|their) hand',
          '(his|her|their|opponents) hand',
          '(which|what) (cards|command cards) (he|hes|she|they|i|ive) (still|) (has|have|got|hold|holds)',
          'see my hand',
          'look at my hand',
          'show * hand',
          'show (him|her|them) my hand',
          'reveal my hand',
          'what is in my hand',
          'my hand',
          'contents of my hand',
          'show my command cards',
        ],
      },
      {
        value: 'hand size',
        as: [
          'number of cards * hand',
          'how many cards * hand',
          'how many cards',
          'number of cards',
          'hand size',
          'how many command cards',
        ],
      },
      { value: 'discard pile', as: ['discard pile', 'discarded cards', 'discard', 'played cards'] },
      {
        value: 'returned card',
        as: [
          'take back',
          'took back',
          '(take|took|taken|get|got|pulled|grabbed|picked|bring|brought) (a|one|my|his|her|the|that) (card|one) (back|out)',
          '(card|one) (i|he|she|they|we) (took|take|got|get|pulled|grabbed|picked) (back|up|out)',
          'back (out of|from) (the|my|his|her) (discard|discard pile)',
          '(card|one) (back|out|up) (out of|from|of) (the|my|his|her) (discard|discard pile)',
          'came back to (my|his|her|the) hand',
          '(card|one) (came|comes|went|goes|was put|moved) back',
          '(which|what) (card|one) (came|comes|went|goes) back (to|into|in) (my|his|her|the|) hand',
          '(which|what) (card|one) (i|he|she|they|we) (took|take|takes|got|get|gets|put|brought) back',
          '(came|comes|went|goes) back (to|into|in) (my|his|her|the|) hand',
          '(take|took|taken|takes|got|get|gets|brought|brings|pulled|picked|fetched|put) * back',
          'back (from|out of) (his|her|my|their|the|) discard (pile|)',
          '(from|out of) (his|her|my|their|the|) discard (pile|) (back|) (to|into)',
          '(returned|recovered|retrieved|picked) * from (his|her|my|their|the|) discard (pile|)',
          'returned card',
          '(returned|returns) (a|the|one|his|her) card',
          'card i return',
          'return to hand',
          'returned to (my|) hand',
        ],
      },
      { value: 'contingency cards', as: ['contingency', 'contingencies', 'set aside'] },
    ],
    quiet: true,
  },

  mode: {
    says: [
      {
        value: 'gains',
        as: [
          'gains (the|a|this) weapon',
          'gain (the|a|this) weapon',
          'gains',
          '(gives|give|giving|gave|hands|hand|grants|grant|lends) * (weapon|gun|rifle|launcher|blaster|rocket)',
          '(gets|get|got|receives|receive) (a|an|the|this|that|its) * (weapon|gun|rifle|launcher|blaster|rocket)',
          '(weapon|gun) (is|gets|) (gained|granted)',
        ],
      },
      {
        value: 'attack',
        as: [
          'may attack',
          'attack with (the|) (card|weapon)',
          '(perform|make|makes|performs) an attack',
          'free attack',
          'attacks with',
          'lets (him|her|it|them|me|the unit) attack',
          '(perform|performs|make|makes|do|does) (an|one|a free|the) attack',
          'attack using (the|this|that|a) (card|weapon)',
        ],
      },
      { value: 'keyword', as: ['keyword', '(gives|hands|grants|gains|gets|lends) * keyword'] },
    ],
    quiet: true,
  },
  moment: {
    quiet: true,
    says: [
      { value: 'own activation', as: ['(in|during|at) (its|his|her|their|my|) (own|) activation', 'own activation'] },
      {
        value: 'end of own activation',
        as: [
          'end of (its|his|her|the|their|my|an) (own|) activation',
          'end of (the|this|that|my) (unit|units|squad) activation',
          '(when|as|once|after) (its|his|her|the|their|my) (own|) activation (ends|ended|is over|is done|finishes|is ending)',
          '(its|his|her|the|their|my) (own|) activation (ends|ended|is ending|finishes)',
          '(last|final) (thing|action|step) (in|of|during) (its|his|her|the|their|my) (own|) activation',
          '(ends|finishes|ending|finishing) (its|his|her|the|their) (own|) activation',
        ],
      },
      {
        value: 'other',
        as: [
          'another moment',
          '(outside|after|before) (of|) (its|his|her|their|my) (own|) activation',
          'not (its|his|her) activation',
          'enemy turn',
          'outside (of|) (its|his|her|my|their|an|the) (own|) activation',
          'not (its|his|her|my|their) (own|) activation',
          '(not|isnt|never) (in|during|inside|on) (its|his|her|my|their|the) (own|) activation',
          '(in|during) (the|) (command|end) phase',
          '(before|after|between) (its|his|her|my|their) (own|) activation',
          '(enemy|opponents|his|her) turn',
          '(opponent|opponents|enemy|enemies|another|other) * activation',
          'while (he|she|they|another unit) activates',
        ],
      },
    ],
  },
  momentOnCard: {
    says: [
      {
        value: true,
        as: [
          'card (itself|) (says|names|mentions|tells|gives) (when|then|the moment|that moment|this moment|its moment|a moment|the timing|this timing|its timing|the time|its own timing)',
          'card (itself|) says * (may|can) * then',
          'card (itself|) (allows|lets|permits) * then',
          '(moment|timing|time) (is|) (printed|named|given|written|stated) (on|by) (the|that) card',
        ],
      },
      {
        value: false,
        as: [
          'card (itself|) (doesnt|does not|never|wont) (say|says|name|names|mention|mentions|give|gives|tell) * (when|moment|timing|time)',
          'card (itself|) (names|gives|has|says) no (moment|timing|time)',
          '(no|without) (moment|timing) (printed|named|given|) on (the|that) card',
        ],
      },
    ],
  },
  cardSaysCounterpart: {
    says: [
      {
        value: false,
        as: [
          'card (doesnt|does not|never) (say|says|mention|name|names|give|gives) * (counterpart|counterparts)',
          'card says nothing * counterpart',
          'card says nothing (of|about) (counterpart|counterparts)',
          'nothing on the card * (counterpart|counterparts)',
          'nothing on the card * to (its|the|his|her|) (counterpart|counterparts)',
          'no card (says|gives|mentions|names) * (counterpart|counterparts)',
        ],
      },
      {
        value: true,
        as: [
          '(card|it) (says|names|mentions|gives|lets|includes|specifies) * (counterpart|counterparts)',
          'card gives * to (its|the|his|her|) (counterpart|counterparts)',
          '(counterpart|counterparts) (is|are|) (named|mentioned|listed|included) (on|by|in) (the|that) card',
        ],
      },
    ],
  },
  start: {
    says: [
      {
        value: '#',
        as: [
          'started with #',
          'start with # (cards|command cards|)',
          'started with # (cards|command cards)',
          '# (cards|command cards) (at|in) the (start|beginning)',
          '# cards to start (with|)',
          '(began|begun|beginning|begin|started|start|starting) with (only|just|exactly|but) #',
          '(began|beginning|begin) with # (cards|)',
          '(began|begun|beginning|begin|started|start|starting) with * hand of #',
          '# (cards|command cards) to (begin|start) with',
          '# (cards|command cards) (each|) (at|in|from) (the|) (start|beginning|outset)',
          '(initial|starting|opening) hand (was|is|of) #',
          'from # cards',
        ],
      },
    ],
  },
  'card-flow/asks': {
    says: [
      {
        value: 'hand-size',
        as: [
          'how many (command|) cards',
          'how many * in (my|his|her|the|) hand',
          'hand size',
          'how many (left|remain|remaining|now)',
          'size of (my|the|his|her) hand',
          'how (big|large) (is|was|will) (my|the|his|her|our|your) hand',
          '(number|count|amount) of * cards * (in|left)',
        ],
      },
      {
        value: 'where',
        as: [
          'where (is|does|did|goes|do|should)',
          'where (now|then|to|would|will|has|can)',
          'what (happens|happened) to',
          'hand or discard',
          'discard or (in|) hand',
          '(stay|stays|remain|remains) (on the table|in play|out)',
          '(does|do|will) (it|he|she|the card|that card|this card) (stay|come back|return|go back|go to)',
          '(come|comes|go|goes) back to (my|his|her|the|) hand',
          '(go|goes|going) (to|into) (the|my|his|her|) discard',
          '(stay|stays) or (go|goes|discard)',
          '(do|does|should|must) (i|he|she|we) (bin|discard|toss|keep) (it|that|the card)',
          '(is|was) (it|the card|that card|my card|his card) (gone|discarded|out of play|still in play|back in my hand)',
        ],
      },
    ],
    quiet: true,
  },
}
