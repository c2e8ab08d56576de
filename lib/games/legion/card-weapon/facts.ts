import { choice, count, name, yesNo } from '../../../kernel/facts.ts'
import { unitTypeOptions } from '../facts.ts'

/** The facts of 5.9. */
export const facts = {
  card: name({
    label: 'Card',
    help: 'Our list knows for a few cards whether the weapon is gained or used for an attack, and what kind of weapon it is.',
    optional: true,
  }),
  mode: choice(
    {
      gains: 'The unit gains the weapon',
      attack: 'The unit may attack with the card’s weapon',
      keyword: 'The card gives a keyword',
    },
    { label: 'What the card does' },
  ),
  moment: choice(
    {
      'own activation': 'In the unit’s own activation',
      'end of own activation': 'At the end of the unit’s activation',
      other: 'At another moment',
    },
    { label: 'Moment', changeable: true, remedy: (moment: string) => `Do it at this moment: ${moment}` },
  ),
  momentOnCard: yesNo({
    label: 'The card itself names this moment',
    help: 'Asked only where the moment is not the usual one.',
  }),
  unitSpecified: yesNo({ label: 'The card names this unit' }),
  user: choice(
    { unit: 'The unit itself', counterpart: 'Its counterpart' },
    {
      label: 'Who uses it',
      changeable: true,
      remedy: (user: string) => (user === 'unit' ? 'Let the unit itself use it' : 'Let the counterpart use it'),
    },
  ),
  cardSaysCounterpart: yesNo({ label: 'A card gives it to the counterpart too' }),
  unitType: choice(unitTypeOptions, { label: 'Type of the unit' }),
  engaged: yesNo({ label: 'In melee with an enemy' }),
  weapon: choice({ ranged: 'Ranged', melee: 'Melee', both: 'Ranged and melee' }, { label: 'Range icon of the weapon' }),
  versatile: yesNo({ label: 'The weapon has versatile' }),
  arsenal: count({ label: 'Arsenal', help: '1 for a unit without arsenal.', min: 1, max: 6 }),
  extraWeapon: yesNo({
    label: 'Another weapon is added to the attack',
    changeable: true,
    remedy: (extra: boolean) => (extra ? 'Add another weapon' : 'Use the card’s weapon alone'),
  }),
} as const
