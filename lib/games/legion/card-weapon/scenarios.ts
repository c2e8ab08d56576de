import { scene } from '../ids.ts'

const shoot = {
  unitSpecified: true,
  user: 'unit',
  unitType: 'trooper',
  engaged: false,
  weapon: 'ranged',
  versatile: false,
  extraWeapon: false,
}
const gains = { ...shoot, mode: 'gains', moment: 'own activation' }
const attack = { ...shoot, mode: 'attack', moment: 'end of own activation' }
const without = (facts: Record<string, unknown>, ...keys: string[]) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))
const GAINS = 'weapons.1a weapons.2 weapons.4'
const ATTACK = 'weapons.1b weapons.3 weapons.4'

/** Worked examples of card weapons and keywords, one thing at a time. */
export const scenarios = [
  scene('A gained weapon in the unit’s own activation', gains, 'legal', 'weapons.1a holds', { deciding: GAINS }),
  scene(
    'A gained weapon at the end of the activation',
    { ...gains, moment: 'end of own activation', momentOnCard: false },
    'illegal',
    'weapons.1a fails',
    { deciding: 'weapons.1a' },
  ),
  scene(
    'The card names the moment itself',
    { ...gains, moment: 'other', momentOnCard: true },
    'legal',
    'weapons.1a holds',
  ),
  scene(
    'Whether the card names that moment is not known',
    { ...gains, moment: 'other' },
    'undetermined',
    'weapons.1a unknown',
    { missing: ['momentOnCard'] },
  ),
  scene('An attack with the card’s weapon when the activation ends', attack, 'legal', 'weapons.1b holds', {
    deciding: ATTACK,
  }),
  scene(
    'The card names another unit for the attack',
    { ...attack, unitSpecified: false },
    'illegal',
    'weapons.1b fails',
    { deciding: 'weapons.1b' },
  ),
  scene(
    'When the attack is made is not known',
    without({ ...attack, momentOnCard: false }, 'moment'),
    'undetermined',
    'weapons.1b unknown',
    { missing: ['moment'] },
  ),
  scene(
    'A keyword for the units the card names',
    { mode: 'keyword', unitSpecified: true },
    'legal',
    'keywords.1 holds',
    { deciding: 'keywords.1' },
  ),
  scene('A keyword for other units', { mode: 'keyword', unitSpecified: false }, 'illegal', 'keywords.1 fails', {
    deciding: 'keywords.1',
  }),
  scene('Which units get the keyword is not known', { mode: 'keyword' }, 'undetermined', 'keywords.1 unknown', {
    missing: ['unitSpecified'],
  }),
  scene(
    'A counterpart does not have the gained weapon',
    { ...gains, user: 'counterpart', cardSaysCounterpart: false },
    'illegal',
    'weapons.5 fails',
    { deciding: 'weapons.5' },
  ),
  scene(
    'A card gives the weapon to the counterpart too',
    { ...gains, user: 'counterpart', cardSaysCounterpart: true },
    'legal',
    'weapons.5 holds',
  ),
  scene(
    'Whether the counterpart has it is not known',
    { ...gains, user: 'counterpart' },
    'undetermined',
    'weapons.5 unknown',
    { missing: ['cardSaysCounterpart'] },
  ),
  scene('A gained weapon counts as printed', gains, 'legal', 'weapons.2 holds'),
  scene('The pool of such an attack is the card’s weapon alone', attack, 'legal', 'weapons.3 holds'),
  scene(
    'Arsenal adds nothing to such an attack',
    { ...attack, extraWeapon: true, arsenal: 2 },
    'illegal',
    'weapons.3 fails',
    { deciding: 'weapons.3' },
  ),
  scene(
    'Whether another weapon joins is not known',
    without(attack, 'extraWeapon'),
    'undetermined',
    'weapons.3 unknown',
    { missing: ['extraWeapon'] },
  ),
  scene(
    'Arsenal 2 combines a gained weapon with another',
    { ...gains, extraWeapon: true, arsenal: 2 },
    'legal',
    'weapons.3a holds',
    { deciding: `${GAINS} weapons.3a` },
  ),
  scene(
    'Without arsenal one weapon is used',
    { ...gains, extraWeapon: true, arsenal: 1 },
    'illegal',
    'weapons.3a fails',
    { deciding: 'weapons.3a' },
  ),
  scene('The arsenal is not known', { ...gains, extraWeapon: true }, 'undetermined', 'weapons.3a unknown', {
    missing: ['arsenal'],
  }),
  scene(
    'A melee weapon with an enemy in melee',
    { ...attack, weapon: 'melee', engaged: true },
    'legal',
    'weapons.4 holds',
  ),
  scene('A melee weapon without an enemy in melee', { ...attack, weapon: 'melee' }, 'illegal', 'weapons.4 fails', {
    deciding: 'weapons.4',
  }),
  scene(
    'Whether an enemy is in melee is not known',
    without({ ...attack, weapon: 'melee' }, 'engaged'),
    'undetermined',
    'weapons.4 unknown',
    { missing: ['engaged'] },
  ),
  scene('A weapon for both kinds of attack', { ...attack, weapon: 'both', engaged: true }, 'legal', 'weapons.4 holds'),
  scene('An engaged trooper cannot shoot', { ...attack, engaged: true }, 'illegal', 'weapons.4a fails', {
    deciding: 'weapons.4a',
  }),
  scene(
    'A versatile weapon may be used while engaged',
    { ...attack, engaged: true, versatile: true },
    'legal',
    'weapons.4a holds',
  ),
  scene(
    'Whether the weapon is versatile is not known',
    without({ ...attack, engaged: true }, 'versatile'),
    'undetermined',
    'weapons.4a unknown',
    { missing: ['versatile'] },
  ),
  scene(
    'A vehicle in melee may shoot',
    { ...attack, engaged: true, unitType: 'vehicle' },
    'legal',
    'weapons.4a not-in-play',
  ),
  scene('An engaged trooper with a gained ranged weapon', { ...gains, engaged: true }, 'illegal', 'weapons.4a fails', {
    deciding: 'weapons.4a',
  }),
  scene('The range icon shows the kind of attack', attack, 'legal', 'card-anatomy.command.6 holds'),
  scene(
    'What the card does is not known',
    without(gains, 'mode', 'moment'),
    'undetermined',
    'card-anatomy.command.6 unknown',
  ),
  scene(
    'Our list knows how Maximum Firepower works',
    { ...without(attack, 'mode'), card: 'Maximum Firepower' },
    'legal',
    'weapons.1b holds',
  ),
]
