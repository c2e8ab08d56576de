import { scene } from '../ids.ts'

const army = ['Darth Vader']
const ones = ['Implacable', 'Ambush']
const twos = ['Push', 'New Ways to Motivate Them']
const threes = ['Assault', 'Master of Evil']
const hand = [...ones, ...twos, ...threes, 'Standing Orders']
const MAKE_UP = 'hand.1 hand.3 hand.2d hand.2a hand.2b hand.2c character.1b'
const chewie = [
  'Common Cause',
  'Ambush',
  'Push',
  'Brains and Brawn',
  'Assault',
  'Notorious Scoundrels',
  'Standing Orders',
]
const seven = (first: string) => [first, 'Ambush', ...twos, ...threes, 'Standing Orders']

/** Worked examples of hands, one thing at a time. */
export const scenarios = [
  scene('Two cards of each value and Standing Orders make a hand', { army, hand }, 'legal', 'hand.1 holds', {
    deciding: MAKE_UP,
  }),
  scene(
    'Case, accents and punctuation do not matter',
    { army: ['DARTH VADER'], hand: hand.map((card) => card.toUpperCase()) },
    'legal',
    'hand.2 holds',
  ),
  scene('Six cards are no hand', { army, hand: hand.slice(1) }, 'illegal', 'hand.1 fails', {
    deciding: 'hand.1 hand.2a',
  }),
  scene('Eight cards are no hand', { army, hand: [...hand, 'Vader’s Might'] }, 'illegal', 'hand.1 fails', {
    deciding: 'hand.1 hand.2a',
  }),
  scene('Without the cards nothing is known of the hand', {}, 'undetermined', 'hand.1 unknown'),
  scene(
    'Two times Ambush is one too many',
    { army, hand: ['Ambush', 'ambush', ...twos, ...threes, 'Standing Orders'] },
    'illegal',
    'hand.3 fails',
    { deciding: 'hand.3' },
  ),
  scene(
    'Of a hand told in part only what is too much is judged',
    { army, hand: ['Ambush', 'Push'], more: true },
    'legal',
    'hand.1 not-in-play',
    { deciding: 'hand.3 character.1b' },
  ),
  scene(
    'Whose character is missing stays out, whoever else is in the army',
    { absent: ['Darth Vader'], hand: ['Implacable'], more: true },
    'illegal',
    'character.1b fails',
    { deciding: 'character.1b' },
  ),
  scene('Seven different titles', { army, hand }, 'legal', 'hand.3 holds'),
  scene(
    'Standing Orders cannot be swapped for a 1-pip card',
    { army, hand: [...ones, 'Vader’s Might', ...twos, ...threes] },
    'illegal',
    'hand.2d fails',
    { deciding: 'hand.2d hand.2a' },
  ),
  scene('Standing Orders is there', { army, hand }, 'legal', 'hand.2d holds'),
  scene(
    'One card with 1 pip and three with 2',
    { army, hand: ['Ambush', ...twos, 'Fear and Dead Men', ...threes, 'Standing Orders'] },
    'illegal',
    'hand.2a fails',
    { deciding: 'hand.2a hand.2b' },
  ),
  scene('Two cards with 1 pip', { army, hand }, 'legal', 'hand.2a holds'),
  scene(
    'Three cards with 2 pips',
    { army, hand: [...ones, ...twos, 'Fear and Dead Men', 'Assault', 'Standing Orders'] },
    'illegal',
    'hand.2b fails',
    { deciding: 'hand.2b hand.2c' },
  ),
  scene('Two cards with 2 pips', { army, hand }, 'legal', 'hand.2b holds'),
  scene(
    'One card with 3 pips',
    { army, hand: [...ones, 'Vader’s Might', ...twos, 'Assault', 'Standing Orders'] },
    'illegal',
    'hand.2c fails',
    { deciding: 'hand.2a hand.2c' },
  ),
  scene('Two cards with 3 pips', { army, hand }, 'legal', 'hand.2c holds'),
  scene('A card we do not know leaves the pips open', { army, hand: seven('Red') }, 'undetermined', 'hand.2a unknown', {
    missing: ['figures'],
  }),
  scene(
    'Pips and name line of an unknown card settle it',
    { army, hand: seven('Red'), figures: [{ name: 'Red', handPips: 1, characters: ['Darth Vader'] }] },
    'legal',
    'hand.2a holds',
    { deciding: MAKE_UP },
  ),
  scene(
    'An unknown card with 2 pips does not fit',
    { army, hand: seven('Red'), figures: [{ name: 'Red', handPips: 2, characters: ['Darth Vader'] }] },
    'illegal',
    'hand.2b fails',
    { deciding: 'hand.2a hand.2b' },
  ),
  scene(
    'Sorry About the Mess counts with 1 pip in the hand',
    {
      army: ['Han Solo'],
      hand: [
        'Sorry About the Mess',
        'Ambush',
        'Push',
        'Reckless Diversion',
        'Assault',
        'Change of Plans',
        'Standing Orders',
      ],
    },
    'legal',
    'card-anatomy.command.7 holds',
  ),
  scene(
    'Sources disagree on The Sith Will Rule',
    {
      army: ['Count Dooku'],
      hand: [
        'Ambush',
        'Fear, Surprise, Intimidation',
        'Push',
        'The Sith Will Rule',
        'Assault',
        'You Disappoint Me',
        'Standing Orders',
      ],
    },
    'legal',
    'card-anatomy.command.2 holds',
  ),
  scene('Vader’s cards need Vader in the army', { army: ['General Veers'], hand }, 'illegal', 'character.1b fails', {
    deciding: 'character.1b',
  }),
  scene(
    'The army is not known',
    {
      hand: ['Red', 'Ambush', 'Push', 'Pinned Down', 'Assault', 'Coordinated Fire', 'Standing Orders'],
      faction: 'empire',
      figures: [{ name: 'Red', handPips: 1, characters: ['me'] }],
    },
    'undetermined',
    'character.1b unknown',
  ),
  scene('Three cards of one character are fine', { army, hand }, 'legal', 'character.3 holds'),
  scene('The owner is the name under the title', { army, hand }, 'legal', 'character.2 holds'),
  scene('Generic cards are open to everyone', { army, hand }, 'legal', 'generic.1 holds'),
  scene('A card with a unit needs that unit', { army, hand }, 'legal', 'army-building.hand.2 holds'),
  scene('The hand is put together with the army', { army, hand }, 'legal', 'army-building.hand.1 holds'),
  scene('Every title is known', { army, hand }, 'legal', 'card-anatomy.command.1 holds'),
  scene(
    'Chewbacca’s cards also name Luke, Leia and Han',
    { army: ['Chewbacca'], hand: chewie },
    'disputed',
    'character.1b unknown',
    { deciding: 'character.1b' },
  ),
  scene(
    'With all of them in the army there is no dispute',
    { army: ['Chewbacca', 'Luke Skywalker', 'Leia Organa', 'Han Solo'], hand: chewie },
    'legal',
    'character.1b holds',
  ),
  scene(
    'A faction card in an army of that faction',
    { army, hand: seven('Covert Observation'), faction: 'empire' },
    'legal',
    'card-anatomy.command.3 holds',
  ),
  scene(
    'A faction card in an army of another faction',
    { army, hand: seven('Covert Observation'), faction: 'rebel' },
    'illegal',
    'card-anatomy.command.3 fails',
    { deciding: 'card-anatomy.command.3' },
  ),
  scene(
    'A faction card while the faction is not known',
    { army, hand: seven('Covert Observation') },
    'undetermined',
    'card-anatomy.command.3 unknown',
    { missing: ['faction'] },
  ),
  scene(
    'A card of a battle force needs that battle force',
    { army, hand: seven('Drive Them Out'), battleForce: 'none' },
    'illegal',
    'card-anatomy.command.3 fails',
  ),
  scene(
    'A card for a kind of unit depends on the army',
    { army, hand: seven('Ploy') },
    'undetermined',
    'card-anatomy.command.3 unknown',
    { missing: ['restrictionMet'] },
  ),
  scene(
    'A card for a kind of unit that the army has',
    { army, hand: seven('Ploy'), restrictionMet: true },
    'legal',
    'card-anatomy.command.3 holds',
  ),
  scene(
    'One card set aside for Contingencies 1',
    { army, hand, contingencies: { x: 1, cards: ['Vader’s Might'] } },
    'legal',
    'army-building.hand.3 holds',
  ),
  scene(
    'Two cards set aside for Contingencies 1, and a hand of six',
    { army, hand: hand.slice(1), contingencies: { x: 1, cards: ['Vader’s Might', 'Fear and Dead Men'] } },
    'illegal',
    'army-building.hand.3 fails',
    { deciding: 'hand.1 hand.2a army-building.hand.3' },
  ),
  scene(
    'Set aside, but how many may be is not known',
    { army, hand, contingencies: { cards: ['Vader’s Might'] } },
    'undetermined',
    'army-building.hand.3 unknown',
    { missing: ['contingencies.x'] },
  ),
]
