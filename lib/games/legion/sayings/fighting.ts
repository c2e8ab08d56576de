/** How players speak of weapons, ranges and measuring. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { exactTypes, yes } from './shared.ts'

/** A droid that is shot at, or the droid in the name of a unit, is not the one who uses the card. */
const asUser = (type: string): string[] => [
  ...(type.includes(' ') ? [type] : []),
  `(is|are|be|it|they|being) (a|an|) ${type}`,
  `(can|may|could|does|do) (a|an|the|my|his|her) ${type}`,
  `(a|an|the|my|his|her) ${type} (unit|squad|with|has|have|gets|gains|uses|fires|shoots|attacks|can|may)`,
]

export const fightingFacts: Sayings['facts'] = {
  tool: {
    says: [
      {
        value: 'range-ruler',
        as: ['range ruler', 'ruler', 'measure (the|a|my) (range|distance)', 'range', 'premeasure range'],
      },
      {
        value: 'movement-tool',
        as: ['movement tool', 'move tool', 'movement template', 'measure (my|a|the|his|her|) (move|movement)'],
      },
    ],
    quiet: true,
  },
  activating: {
    says: [
      {
        value: true,
        as: [
          'activating',
          'activates',
          '(my|its|this) (own|) activation',
          'during (my|its|his|her) activation',
          'is active',
        ],
      },
      {
        value: false,
        as: [
          'not activating',
          '(opponent|enemy|another) * activation',
          'before (i|it|he|she|they|you) (activate|activates)',
          'not active',
          'outside (its|an|my) activation',
          'before activating',
        ],
      },
    ],
  },

  inches: {
    units: ['inch', 'inches'],
    says: [{ value: '#', as: ['# in', '# inch', 'distance (of|is) #', '# away'] }],
  },
  self: yes(
    '(of|from|on|to) (himself|herself|itself)',
    'own range',
    '(the|a) unit itself',
    'nominated unit (itself|himself|herself)',
    'itself',
  ),
  weaponMin: {
    says: [
      {
        value: '#',
        as: [
          '(minimum|min|minimal) (range|) (of|is|) #',
          '(minimum|min|minimal) (of|is) range #',
          '(closer|nearer|less|shorter) than range #',
          'range # (and|or) (up|beyond|further|farther|more)',
          '(starts|begins) (at|from) (range|) #',
        ],
      },
    ],
  },
  weaponMax: {
    says: [
      {
        value: '#',
        as: [
          '(maximum|max|maximal) (range|) (of|is|) #',
          '(maximum|max|maximal) (of|is) range #',
          '(up|out) to range #',
          'range # (weapon|gun|rifle|blaster|attack|max|maximum|tops)',
          '(reaches|reach) (to|out to|up to|) range #',
        ],
      },
    ],
  },

  user: { says: [{ value: 'counterpart', as: ['counterpart'] }], quiet: true },
  unitType: { says: exactTypes.map(({ value, as }) => ({ value, as: as.flatMap(asUser) })), quiet: true },
  engaged: {
    // "works at range and in melee": where a weapon works, not where a unit stands
    topics: [
      '(range|ranged) (and|or) (in|at|) melee',
      'melee (and|or) (at|in|) range',
      '(works|used|usable|only|weapon|good) in melee',
    ],
    says: [
      {
        value: true,
        as: [
          'engaged',
          'in (a|) melee',
          'in (a|) close combat',
          'in (hand to hand|a brawl|a fight|combat)',
          '(stuck|locked|tied up|caught) in (a|) (melee|combat)',
          '(in|makes|touching) (base|) contact',
          'base to base',
        ],
      },
      {
        value: false,
        as: [
          '(nobody|no one|no enemy|no enemies|none) (near|close|around|beside|touching|next to|in contact|adjacent)',
          '(nobody|no one|no enemy|no enemies|none) (is|are) (near|close|around|beside|touching|next to|in contact)',
          '(out of|free of|outside|away from|unengaged) (melee|close combat|any melee|the melee)',
          'unengaged',
          '(nobody|no one|no enemy|no enemies|none|nothing) (is|are|) (engaged|in melee|in contact|in base contact)',
          'not (engaged|in melee|in contact|in base contact|in close combat)',
        ],
      },
    ],
  },
  weapon: {
    says: [
      {
        value: 'ranged',
        as: ['ranged weapon', 'ranged attack', 'ranged', 'range weapon', '(only|just) (shoots|shooting|fires)'],
      },
      {
        value: 'melee',
        as: [
          'melee (weapon|attack|only|icon|profile)',
          '(close combat|hand to hand) (weapon|attack)',
          '(sword|saber|sabre|lightsaber|blade|knife|vibroblade) (attack|weapon)',
          '(weapon|attack|it|card) is (a|) melee',
          'only (in|for|a|) melee',
        ],
      },
      {
        value: 'both',
        as: [
          '(range|ranged) (and|or|plus) (in|at|) melee (weapon|attack|)',
          'melee (and|or|plus) (in|at|) (range|ranged) (weapon|attack|)',
          '(weapon|attack|it|card) is (both|) (a|) melee (and|or) (a|) (range|ranged)',
          '(ranged|range) as well as (in|) melee',
          'both (icons|range icons)',
        ],
      },
    ],
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
    '(to|may|can|i|he|you|we) (add|combine|mix) * (weapon|gun|weapons|rifle)',
    '(together|along|combined|plus) with * (weapon|gun|rifle|blaster|pistol|pistols|cannon)',
    '(beside|besides|alongside|plus|next to|on top of) (its|his|her|their|my|the) * (weapon|gun|rifle|blaster)',
    '(both|two|all|several) (of|) (its|his|her|the|my|) weapons',
    '(fire|fires|firing|shoot|shoots) both',
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
