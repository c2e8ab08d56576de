/** How players speak of fights, sieges and the end. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { whose, yes } from './shared.ts'

export const conflictFacts: Sayings['facts'] = {
  attack: {
    says: [{ value: '#', as: ['attack (of|is|) #', '# attack', 'strength (of|is|) #', '(shoots|hits) for #'] }],
  },
  targetMine: {
    says: [
      whose(false, [
        '(his|her|their|enemy|opponents|opposing) (station|ship|cruiser|destroyer|frigate|corvette|scout|battleship|battlecruiser|carrier)',
        '(station|ship) of (an|my|the) (opponent|enemy)',
        '(somebody|someone|anybody|anyone) elses (station|ship)',
      ]),
      whose(true, ['my own (station|ship)', '(at|on|against) my (station|ship)', 'aimed at my']),
    ],
  },
  myVesselThere: yes('(my|our|own) station (there|here|in it|but|and no)', 'with my station'),
  target: {
    says: [{ value: 'station', as: ['(on|at|against) (a|the|my|his|her|their|an) (enemy|) station'] }],
  },
  myShipThere: {
    says: [
      whose(true, [
        'ship of mine (there|in it|in that system|in the system)',
        'my (ship|scout|patrol|corvette|frigate|destroyer|cruiser|battlecruiser|battleship|carrier|fighter|one) (is|sits|stands|is parked|is sitting) (there|in there|in it|in that system|in the system)',
        '(have|got) (a|my|one) ship (there|in it|in that system|in the system)',
        'my ship (is|sits|stands) (there|in it)',
      ]),
      whose(false, [
        'without (a|any) ship of mine',
        'without (a|any|my) ship (there|in it)',
        '(no|none of my) (ship|ships) (of mine|there|in it)',
        '(but|and) no ships',
        'no ship of mine',
        '(dont|not) have (one|any|a ship) there',
        '(have|got|ive) (no|none) there',
        'nothing of mine (there|in it|there at all)',
        'where i have no (ship|ships)',
        '(dont|not) have * ship',
        '(have|got|with|ive) no (ship|ships)',
      ]),
    ],
  },
  myNonFighterShips: {
    says: [
      {
        value: 0,
        as: [
          'no ship (there|here|of mine|in it)',
          'no ships (there|here|of mine|in it)',
          'without (a|any) ship',
          'only fighters',
          'fighters only',
          'nothing there',
        ],
      },
      {
        value: 1,
        as: [
          '(have|with) (a|my|one) (ship|scout|cruiser|destroyer|corvette|frigate|battleship|battlecruiser) (there|here|in it|in the system)',
          'my (ship|scout|cruiser|destroyer|corvette|frigate|battleship|battlecruiser) (is|sits) (there|here|in)',
        ],
      },
      { value: '#', as: ['# (ships|ship) of mine (there|here)', '# of my ships', 'my # ships', '# ships there'] },
    ],
  },
  myFighters: {
    says: [
      { value: '#', as: ['# fighters (there|here)', 'only # fighters', '# of my fighters', '# fighters'] },
      { value: 1, as: ['only a fighter', 'a fighter there'] },
    ],
  },

  besiegerNonFighterShips: {
    says: [
      {
        value: '#',
        as: [
          '# besieging ships',
          '# ships besieging',
          '# ships besiege',
          'besieged by # ships',
          '# (enemy|opposing|my) ships',
          'with # ships',
          '# * (corvettes|cruisers|destroyers|scouts|frigates|battleships|battlecruisers)',
          '# ships',
          'besiege (it|him|her|them) with #',
        ],
      },
    ],
  },
  besiegers: {
    says: [
      {
        value: 2,
        as: ['and (i|me|he|she|they) besiege', 'both besiege', 'both (of us|players|opponents) (besiege|besieging)'],
      },
      {
        value: '#',
        as: [
          '(besieged|sieged|blockaded) by # (players|opponents|enemies)',
          '# (players|of us|of them) (besiege|siege|sieging)',
          '# (of us|of them) (are|) (both|all|) (besieging|sieging)',
          '# players besiege',
          '# besiegers',
          '# players besieging',
          '# besieging players',
          '# opponents besiege',
        ],
      },
      {
        value: 1,
        as: [
          '(one|single) player besieg',
          'one besieger',
          'i besiege',
          'besieging * is it mine (now|)',
          'is it mine now',
          'i am besieging',
          'alone besiege',
          'only (one|player) (laying|besieging)',
          '(i am|im) the only (one|player) (laying|besieging|sieging)',
          '(nobody|noone) else (is|) (besieging|sieging|laying)',
        ],
      },
    ],
  },
  activePlayerIs: {
    says: [
      {
        value: 'besieger',
        as: [
          'my end phase',
          'besieging player',
          '(besieger|attacker) * end phase',
          'my end phase while i besiege',
          'end phase of the (besieger|attacker)',
          '(attacker|besieger) (turn|end phase)',
        ],
      },
      {
        value: 'controller',
        as: [
          '(controller|defender|owner) * end phase',
          '(my|own) end phase * (i|my) (hold|own|control)',
          'end phase of (whoever|the player that) (holds|owns|controls)',
          'end phase of the (controller|defender|owner|player who owns|player who controls)',
          'end phase of the (one|player) who (owns|controls)',
        ],
      },
    ],
    quiet: true,
  },
  cruisers: {
    units: [
      'cruiser (there|here|present|uses|strips|takes|removes)',
      'cruisers (there|here|present|use|strip|take|remove)',
    ],
    says: [
      { value: '#', as: ['# cruisers use', '# cruisers (take|remove|strip)'] },
      { value: 1, as: ['with (his|my|her|a|the|one) cruiser'] },
    ],
  },

  homeworldConquered: yes(
    'homeworld * (conquered|captured|fell|taken|falls|lost)',
    'lost (my|his|her|their) homeworld',
    'homeworld (got|was|has been|is) (captured|conquered|taken|lost)',
    '(conquer|conquered|capture|captured|took|take|takes) * homeworld',
  ),
  lastDomainCardDrawn: yes(
    '(last|final) (domain|science|industry|statecraft|politics|) card (was|got|is|has been|been|) (drawn|taken)',
    '(was|got|is) drawn',
    'drawn',
    '(no|zero) cards left in (the|a) * deck',
    '(drew|draws|took|takes) the (last|final)',
    'last card * (drawn|deck)',
    '(drew|took) (the|) (very|) (last|final)',
    '(drew|took) the very last',
    '(deck|domain deck) (ran out|is empty|empty|runs out|is out)',
    '(draw|draws|drew|drawn) * last * card',
  ),
  lastCardDiscarded: yes(
    '(last|final) (domain|science|industry|statecraft|politics|) card * (discard|discarded|trashed|binned|dumped|ditched|burned|burnt)',
    '(last|final) (domain|science|industry|statecraft|politics|) card * (thrown|tossed|chucked) away',
    '(discard|discarded|discards|binned|trashed|dumped|ditched) * (last|final) * card',
  ),
}
