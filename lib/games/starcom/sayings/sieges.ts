/** How players speak of a siege and of what it takes. */
import { each, type FactSayings, type Sayings, yesNo } from '../../../kernel/sayings.ts'

const underSiege: FactSayings = {
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
      '(besiege|besieges|sieges|blockades) (it|) with',
      'sieging',
      '(siege|sieges|besiege|besieges|blockade|blockades|blockading) (me|it|us|my)',
      '(a|the) siege (there|here|is on|going on)',
      '(besieged|sieged|blockaded) by',
      '(fleet|ships|ship) * (sitting|parked|camping) (on|in|at) my',
    ],
    [
      'no siege',
      '(siege|blockade) (is|was|got|has been|) (lifted|broken|over|gone|ended)',
      '(isnt|not|never) (besieged|sieged|under siege|blockaded)',
      'not under siege',
      'not besieged',
      'without siege',
      'unbesieged',
      'siege is (over|broken|lifted)',
      '(nobody|noone|none) (is|) (besieging|sieging|besieges|besieged)',
      'safe from siege',
    ],
  ),
  topics: ['(after|since|until) (the|a|his|her|their) (siege|blockade)', 'siege'],
}

export const siegesFacts: Sayings['facts'] = {
  underSiege,
  'build/underSiege': { here: true, quiet: true, ...underSiege },
  'development/underSiege': { here: true, quiet: true, ...underSiege },
  myNonFighterShips: {
    // what is only taken for one
    topics: ['(count|counts) as having (a|my|) ship (there|here|)'],
    says: [
      {
        value: 0,
        as: [
          'no ship (there|here|of mine|in it)',
          'no ships (there|here|of mine|in it)',
          'without (a|any) ship',
          'only fighters',
          '(just|nothing but|only) (a fighter|fighters|my fighters|one fighter)',
          'no (real|proper|other|big|bigger|actual) (ships|ship)',
          '(nothing|no ship) (bigger|else|larger)',
          '(no|zero) (ship|ships|vessel|vessels) of mine',
          'fighter (sits|is|stands) alone',
          'none of my ships',
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
        value: 0,
        as: [
          '(nothing but|only|just) fighters',
          'fighters only',
          '(no|zero) other ships',
          '(no|zero) (real|proper) ships',
        ],
      },
      {
        value: '#',
        as: [
          '# besieging ships',
          '# ships (and no|no|not counting|without|besides) (fighters|fighter|the fighter|the fighters)',
          '# (real|proper|non fighter|actual) ships',
          '# ships (around|overhead|in orbit|above|over) (it|)',
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
        as: [
          'both * and * (siege|sieges|besiege|besieges|besieging|sieging)',
          'and (i|me|he|she|they) besiege',
          'both besiege',
          'both (of us|players|opponents) (besiege|besieging)',
        ],
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
          '(he|she|name|opponent) alone',
          'alone (besieges|sieges|besieging|sieging|siege|lays|has)',
          '(all by|by) (himself|herself|myself)',
          '(by|of) (a|one|1) (single|) player',
          '(single|sole|lone) besieger',
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
        '(attackers|besiegers|attacker|besieger) (own|) (end phase|turn|end)',
        '(end phase|turn) of (the|) (attacker|besieger|one besieging|one who besieges)',
        'end of (the|) (attackers|besiegers) turn',
        'my end phase',
        'besieging player',
        '(besieger|attacker) * end phase',
        'my end phase while i besiege',
        'end phase of the (besieger|attacker)',
        '(attacker|besieger) (turn|end phase)',
      ],
      controller: [
        '(owners|controllers|defenders|owner|controller|defender) (own|) (end phase|turn)',
        '(end phase|turn) of (the|) (owner|controller|defender)',
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
    topics: ['cruiser'],
    units: [
      'cruiser (there|here|present|uses|strips|takes|removes)',
      'cruisers (there|here|present|use|strip|take|remove)',
    ],
    says: [
      {
        value: '#',
        as: [
          '# of them (are|being|) cruisers',
          '# (are|being) cruisers',
          '# cruisers (with|using) (their|its) (power|effect|ability|text)',
          '# cruisers use',
          '# cruisers (take|remove|strip)',
        ],
      },
      {
        value: 1,
        as: [
          'with (his|my|her|a|the|one) cruiser',
          'cruiser * (take|takes|strip|strips|remove|removes|knock|knocks) * (cube|cubes|counter|counters|development|developments)',
        ],
      },
    ],
  },
}
