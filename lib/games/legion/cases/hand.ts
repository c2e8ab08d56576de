import type { RawFacts } from '../../../kernel/facts.ts'
import type { Case } from '../../../kernel/pack.ts'
import type { Verdict } from '../../../kernel/verdict.ts'
import { numbered } from '../ids.ts'

const hand = (
  number: string,
  title: string,
  facts: RawFacts,
  verdict: Verdict,
  deciding: string,
  readings?: Record<string, string>,
): Case => numbered('command-hand', `HAND.${number}`, title, facts, verdict, deciding, readings ? { readings } : {})

const LEGAL = 'hand.1 hand.3 hand.2d hand.2a hand.2b hand.2c character.1b'
const vader = [
  'Implacable',
  'Ambush',
  'Push',
  'New Ways to Motivate Them',
  'Assault',
  'Master of Evil',
  'Standing Orders',
]
const army = ['Darth Vader']
const swap = (out: string, into: string) => vader.map((card) => (card === out ? into : card))
const han = [
  'Sorry About the Mess',
  'Ambush',
  'Push',
  'Reckless Diversion',
  'Assault',
  'Change of Plans',
  'Standing Orders',
]
const chewie = [
  'Common Cause',
  'Ambush',
  'Push',
  'Brains and Brawn',
  'Assault',
  'Notorious Scoundrels',
  'Standing Orders',
]

/** SWL.HAND: command hands. */
export const handCases: readonly Case[] = [
  hand('01', 'Two cards of each value and Standing Orders', { army, hand: vader }, 'legal', LEGAL),
  hand(
    '02',
    'Six Vader cards and Standing Orders',
    {
      army,
      hand: [
        'Implacable',
        'Vader’s Might',
        'Fear and Dead Men',
        'New Ways to Motivate Them',
        'Darkness Descends',
        'Master of Evil',
        'Standing Orders',
      ],
    },
    'legal',
    LEGAL,
  ),
  hand(
    '03',
    'A pasted hand in any spelling',
    {
      army: ['darth vader'],
      hand: [
        'IMPLACABLE',
        'ambush',
        'push ',
        'new ways to motivate them',
        'assault',
        'Master-of-Evil',
        'standing   orders',
      ],
    },
    'legal',
    LEGAL,
  ),
  hand(
    '04',
    'Padmé with and without the accent',
    {
      army: ['Padmé Amidala'],
      hand: [
        'Ambush',
        'Our Fate is in Your Hands',
        'Push',
        'Aggressive Negotiations',
        'Assault',
        'Diplomatic Cover',
        'Standing Orders',
      ],
    },
    'legal',
    LEGAL,
  ),
  hand('05', 'Six cards', { army, hand: vader.slice(0, 6) }, 'illegal', 'hand.1 hand.2d'),
  hand('06', 'Eight cards', { army, hand: [...vader, 'Vader’s Might'] }, 'illegal', 'hand.1 hand.2a'),
  hand('07', 'Ambush twice', { army, hand: swap('Implacable', 'Ambush') }, 'illegal', 'hand.3'),
  hand(
    '08',
    'Standing Orders left out for a third 3-pip card',
    { army, hand: swap('Standing Orders', 'Darkness Descends') },
    'illegal',
    'hand.2d hand.2c',
  ),
  hand(
    '09',
    'Standing Orders twice',
    { army, hand: swap('Implacable', 'Standing Orders') },
    'illegal',
    'hand.3 hand.2a',
  ),
  hand('10', 'Three cards with 1 pip', { army, hand: swap('Push', 'Vader’s Might') }, 'illegal', 'hand.2a hand.2b'),
  hand(
    '11',
    'Three cards with 2 pips',
    { army, hand: swap('Assault', 'Fear and Dead Men') },
    'illegal',
    'hand.2b hand.2c',
  ),
  hand(
    '12',
    'Three cards with 3 pips',
    { army, hand: swap('Ambush', 'Darkness Descends') },
    'illegal',
    'hand.2a hand.2c',
  ),
  hand('13', 'Sorry About the Mess counts as 1 pip', { army: ['Han Solo'], hand: han }, 'legal', LEGAL),
  hand('14', 'Vader’s cards without Vader', { army: ['General Veers'], hand: vader }, 'illegal', 'character.1b'),
  hand(
    '15',
    'The character left, its card stayed',
    { army: ['Darth Vader', 'General Veers'], hand: swap('Implacable', 'Whipcord Launcher') },
    'illegal',
    'character.1b',
  ),
  hand(
    '16',
    'The Hand Thing needs one of its two owners',
    {
      army: ['IG-11'],
      hand: [
        'Mechanical Carnage',
        'Ambush',
        'The Hand Thing',
        'Push',
        'Assault',
        'Anti-Capture Protocols',
        'Standing Orders',
      ],
    },
    'legal',
    LEGAL,
  ),
  hand(
    '17',
    'Not Out of it Yet needs both of its owners',
    {
      army: ['Han Solo'],
      hand: [
        'Ambush',
        'Sorry About the Mess',
        'Push',
        'Reckless Diversion',
        'Assault',
        'Change of Plans',
        'Not Out of it Yet',
      ],
    },
    'illegal',
    'hand.2d hand.2c character.1b',
  ),
  hand('18', 'Common Cause without Luke', { army: ['Chewbacca'], hand: chewie }, 'disputed', 'character.1b'),
  hand(
    '19',
    'Common Cause without Luke, owner alone is enough',
    { army: ['Chewbacca'], hand: chewie },
    'legal',
    LEGAL,
    { 10: 'A' },
  ),
  hand(
    '20',
    'Common Cause without Luke, both are needed',
    { army: ['Chewbacca'], hand: chewie },
    'illegal',
    'character.1b',
    { 10: 'B' },
  ),
  hand(
    '21',
    'A card that is not in our list',
    { army, hand: swap('Implacable', 'Wookiee Charge!') },
    'undetermined',
    'hand.2a hand.2b hand.2c character.1b',
  ),
  hand(
    '22',
    'An unlisted card with its pips and its owner',
    {
      army,
      hand: swap('Implacable', 'Wookiee Charge!'),
      figures: [{ name: 'Wookiee Charge!', handPips: 1, characters: ['Darth Vader'] }],
    },
    'legal',
    LEGAL,
  ),
  hand(
    '23',
    'An unlisted card of an absent character',
    {
      army,
      hand: swap('Implacable', 'Wookiee Charge!'),
      figures: [{ name: 'Wookiee Charge!', handPips: 1, characters: ['Chewbacca'] }],
    },
    'illegal',
    'character.1b',
  ),
  hand(
    '24',
    'An unlisted card in a hand of six is one fault more to find',
    { army, hand: swap('Implacable', 'Wookiee Charge!').slice(0, 6) },
    'illegal',
    'hand.1 hand.2d',
  ),
  hand(
    '25',
    'A faction card in its faction',
    { army, hand: swap('Implacable', 'Covert Observation'), faction: 'empire' },
    'legal',
    `${LEGAL} card-anatomy.command.3`,
  ),
  hand(
    '26',
    'A faction card in another faction',
    { army, hand: swap('Implacable', 'Covert Observation'), faction: 'rebel' },
    'illegal',
    'card-anatomy.command.3',
  ),
  hand(
    '27',
    'A faction card, and the faction is not told',
    { army, hand: swap('Implacable', 'Covert Observation') },
    'undetermined',
    'card-anatomy.command.3',
  ),
  hand(
    '28',
    'Contingencies 1 with one card',
    { army, hand: vader, contingencies: { x: 1, cards: ['Darkness Descends'] } },
    'legal',
    `${LEGAL} army-building.hand.3`,
  ),
  hand(
    '29',
    'Contingencies 1 with two cards',
    { army, hand: vader, contingencies: { x: 1, cards: ['Darkness Descends', 'Vader’s Might'] } },
    'illegal',
    'army-building.hand.3',
  ),
  hand(
    '30',
    'A card set aside that is in the hand too',
    { army, hand: vader, contingencies: { x: 2, cards: ['Ambush'] } },
    'illegal',
    'army-building.hand.3',
  ),
  hand(
    '31',
    'A card set aside for an absent character',
    { army, hand: vader, contingencies: { x: 2, cards: ['Whipcord Launcher'] } },
    'illegal',
    'army-building.hand.3',
  ),
]
