/** How players speak of what a card gives, and who may use it. */
import { each, type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'
import { exactTypes } from './shared.ts'

/** A droid that is shot at, or the droid in the name of a unit, is not the one who uses the card. */
const asUser = (type: string): string[] => [
  ...(type.includes(' ') ? [type] : []),
  `(is|are|be|it|they|being) (a|an|) ${type}`,
  `(can|may|could|does|do) (a|an|the|my|his|her) ${type}`,
  `(a|an|the|my|his|her) ${type} (unit|squad|with|has|have|gets|gains|uses|fires|shoots|attacks|can|may)`,
]

export const weaponsFacts: Sayings['facts'] = {
  mode: {
    says: each({
      gains: [
        'gains (the|a|this) weapon',
        'gain (the|a|this) weapon',
        'gains',
        '(gives|give|giving|gave|hands|hand|grants|grant|lends) * (weapon|gun|rifle|launcher|blaster|rocket)',
        '(gets|get|got|receives|receive) (a|an|the|this|that|its) * (weapon|gun|rifle|launcher|blaster|rocket)',
        '(weapon|gun) (is|gets|) (gained|granted)',
      ],
      attack: [
        'may attack',
        '(perform|make|makes|performs) an attack',
        'free attack',
        '(card|it) (let|lets|allow|allows|says|permits) * attack',
        '(lets|let|allows) (him|her|it|them|me|us|the unit|my unit|the squad|a unit) (to|) attack',
        '(perform|performs|make|makes|do|does) (an|one|a free|the) attack',
        'attack using (the|this|that|a) (card|weapon)',
      ],
      keyword: ['keyword', '(gives|hands|grants|gains|gets|lends) * keyword'],
    }),
    quiet: true,
  },
  moment: {
    quiet: true,
    // a moment that was told and not understood is not presumed away
    topics: [
      'end of the activation phase',
      'end of * activation phase',
      '(activate|activates|activated|activating|unactivated|activation|activations)',
      '(start|beginning|end|middle) of (the|this|that|every|each) (round|turn|game|phase)',
      '(straight|right) away',
      'immediately',
      '(my|his|her|their|opponents|reds|blues) turn',
      'after (his|her|its|their|my) (actions|first action|second action|move)',
      'before (his|her|its|their|my) (actions|first action|move)',
    ],
    says: each({
      'own activation': [
        '(its|his|her|my|their|the) (guy|unit|squad|trooper|troopers|) (is|are|) activating (right|) now',
        '(currently|while) activating',
        '(in|during|at) (its|his|her|their|my|) (own|) activation',
        'own activation',
      ],
      'end of own activation': [
        'end of (its|his|her|the|their|my|an) (own|) activation',
        'end of (the|this|that|my) (unit|units|squad) activation',
        'end of * activation',
        '(its|his|her|the|their|my|at|on|upon|) activation (end|ends)',
        '(when|as|once|after) (its|his|her|the|their|my) (own|) activation (ends|ended|is over|is done|finishes|is ending)',
        '(its|his|her|the|their|my) (own|) activation (ends|ended|is ending|finishes)',
        '(last|final) (thing|action|step) (in|of|during) (its|his|her|the|their|my) (own|) activation',
        '(ends|finishes|ending|finishing) (its|his|her|the|their) (own|) activation',
      ],
      other: [
        'another moment',
        '(outside|after|before) (of|) (its|his|her|their|my) (own|) activation',
        '(not|isnt) (its|his|her|my|their) (own|) activation',
        '(after|before) (he|she|it|they|the unit) (has|have|had|) (activated|activates)',
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
    }),
  },
  momentOnCard: {
    says: yesNo(
      [
        'card (itself|) (says|names|mentions|tells|gives) (when|then|the moment|that moment|this moment|its moment|a moment|the timing|this timing|its timing|the time|its own timing)',
        'card (itself|) says * (may|can) * then',
        'card (itself|) (allows|lets|permits) * then',
        '(moment|timing|time) (is|) (printed|named|given|written|stated) (on|by) (the|that) card',
      ],
      [
        'card (itself|) (doesnt|does not|never|wont) (say|says|name|names|mention|mentions|give|gives|tell) * (when|moment|timing|time)',
        'card (itself|) (names|gives|has|says) no (moment|timing|time)',
        '(no|without) (moment|timing) (printed|named|given|) on (the|that) card',
      ],
    ),
  },
  cardSaysCounterpart: {
    says: [
      {
        value: false,
        as: [
          'card (doesnt|does not|never) (say|says|mention|name|names|give|gives) * (counterpart|counterparts)',
          'card says nothing * counterpart',
          '(counterpart|counterparts) (isnt|arent|not|never) (mentioned|named|listed|included)',
          '(counterpart|counterparts) (is|are) (not|never) (mentioned|named|listed|included)',
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
  user: {
    says: [
      {
        value: 'counterpart',
        as: [
          'counterpart',
          'id10',
          'id 10',
          '(idens|her|his|its|their) (little|tiny|small|wee) droid',
          'idens droid',
          'seeker droid',
        ],
      },
    ],
    quiet: true,
  },
  unitType: { says: exactTypes.map(({ value, as }) => ({ value, as: as.flatMap(asUser) })), quiet: true },
  engaged: {
    // "works at range and in melee": where a weapon works, not where a unit stands
    topics: [
      '(was|were|had) engaged',
      '(range|ranged) (and|or) (in|at|) melee',
      'melee (and|or) (at|in|) range',
      '(works|used|usable|only|weapon|good) in melee',
    ],
    says: yesNo(
      [
        'engaged',
        'in (a|) melee',
        'in (a|) close combat',
        'in (hand to hand|a brawl|a fight|combat)',
        '(stuck|locked|tied up|caught) in (a|) (melee|combat)',
        '(in|makes|touching) (base|) contact',
        'base to base',
      ],
      [
        '(nobody|no one|no enemy|no enemies|none) (near|close|around|beside|touching|next to|in contact|adjacent)',
        '(nobody|no one|no enemy|no enemies|none) (is|are) (near|close|around|beside|touching|next to|in contact)',
        '(out of|free of|outside|away from|unengaged) (melee|close combat|any melee|the melee)',
        'unengaged',
        '(nobody|no one|no enemy|no enemies|none|nothing) (is|are|) (engaged|in melee|in contact|in base contact)',
        'not (engaged|in melee|in contact|in base contact|in close combat)',
      ],
    ),
  },
  weapon: {
    says: each({
      ranged: ['ranged weapon', 'ranged attack', 'ranged', 'range weapon', '(only|just) (shoots|shooting|fires)'],
      melee: [
        'melee (weapon|attack|only|icon|profile)',
        '(close combat|hand to hand) (weapon|attack)',
        '(sword|saber|sabre|lightsaber|blade|knife|vibroblade) (attack|weapon)',
        '(weapon|attack|it|card) is (a|) melee',
        'only (in|for|a|) melee',
      ],
      both: [
        '(range|ranged) (and|or|plus) (in|at|) melee (weapon|attack|)',
        'melee (and|or|plus) (in|at|) (range|ranged) (weapon|attack|)',
        '(weapon|attack|it|card) is (both|) (a|) melee (and|or) (a|) (range|ranged)',
        '(ranged|range) as well as (in|) melee',
        'both (icons|range icons)',
      ],
    }),
    quiet: true,
  },
  versatile: yes('versatile'),
  arsenal: {
    says: [
      { value: '#', as: ['arsenal #', 'arsenal (of|is|value) #'] },
      {
        value: 1,
        as: [
          '(no|without|lacks|lacking) arsenal',
          'without (the|an) arsenal',
          '(doesnt|dont|does not|hasnt|havent|not) (have|has|got|with) (the|any|an|) arsenal',
        ],
      },
    ],
  },
  extraWeapon: yes(
    '(combine|combines|mix|mixes|add|adds|adding|fire|fires|pair) (it|them|this|that|the rocket|the launcher|the flamer|the weapon|the gun) (with|to|alongside|together|into) (its|his|her|their|my|the|another)',
    '(fires|fire|uses|use|shoots) * (with|alongside|and) (its|his|her|their|my) (own|) (rifle|blaster|pistol|pistols|gun|carbine|cannon)',
    '(to|may|can|i|he|it|she|they|you|we) (add|combine|mix) * (weapon|gun|weapons|rifle|blaster|pistol|pistols)',
    '(together|along|combined|plus) with * (weapon|gun|rifle|blaster|pistol|pistols|cannon)',
    '(beside|besides|alongside|plus|next to|on top of) (its|his|her|their|my|the) * (weapon|gun|rifle|blaster|pistol|pistols|carbine|cannon)',
    '(both|two|all|several) (of|) (its|his|her|the|my|) weapons',
    '(fire|fires|firing|shoot|shoots) both',
    '(in|into) one (attack|dice|) pool',
    '(in|into) (the|one|a) (same|single|one) (attack|dice|) pool',
    '(together|both) in (one|the same) attack',
    '(add|adds|adding) (its|his|her|my|their) * (rifle|blaster|pistol|pistols|gun|cannon|carbine|launcher)',
    '(throw|throws|chuck|chucks|toss|put|puts|include|roll) (its|his|her|their|my) * (rifle|pistol|pistols|gun|blaster|cannon|carbine) (in|into|with)',
    'another weapon',
    'second weapon',
    'together with its own weapon',
    'combine weapons',
    'also its own weapon',
    'add another weapon',
    'with another (weapon|gun)',
    '(together|along|combined) with (another|a second|its own|his own) (weapon|gun)',
    'other weapon (too|as well|in the pool)',
  ),
}
