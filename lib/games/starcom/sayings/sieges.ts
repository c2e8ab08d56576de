/** How players speak of a siege and of what it takes. */
import { each, type Sayings, yesNo } from '../../../kernel/sayings.ts'

export const siegesFacts: Sayings['facts'] = {
  underSiege: {
    says: yesNo(
      [
        'under siege',
        'besieged',
        'besieging',
        'sieged',
        'blockaded',
        'siege on (it|me|my)',
        'being sieged',
        'laying siege',
        'sieging',
        '(siege|sieges|besiege|besieges|blockade|blockades|blockading) (me|it|us|my)',
        '(a|the) siege (there|here|is on|going on)',
        '(besieged|sieged|blockaded) by',
        '(fleet|ships|ship) * (sitting|parked|camping) (on|in|at) my',
      ],
      [
        'no siege',
        'not under siege',
        'not besieged',
        'without siege',
        'unbesieged',
        'siege is (over|broken|lifted)',
        '(nobody|noone|none) (is|) (besieging|sieging|besieges|besieged)',
        'safe from siege',
      ],
    ),
    topics: ['siege'],
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
    says: each({
      besieger: [
        'my end phase',
        'besieging player',
        '(besieger|attacker) * end phase',
        'my end phase while i besiege',
        'end phase of the (besieger|attacker)',
        '(attacker|besieger) (turn|end phase)',
      ],
      controller: [
        '(controller|defender|owner) * end phase',
        '(my|own) end phase * (i|my) (hold|own|control)',
        'end phase of (whoever|the player that) (holds|owns|controls)',
        'end phase of the (controller|defender|owner|player who owns|player who controls)',
        'end phase of the (one|player) who (owns|controls)',
      ],
    }),
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
}
