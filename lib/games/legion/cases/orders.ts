import type { RawFacts } from '../../../kernel/facts.ts'
import type { Case } from '../../../kernel/pack.ts'
import type { Verdict } from '../../../kernel/verdict.ts'
import { numbered } from '../ids.ts'

type More = Parameters<typeof numbered>[6]
const nom = (number: string, title: string, facts: RawFacts, verdict: Verdict, deciding: string, more?: More): Case =>
  numbered('nomination', `NOM.${number}`, title, facts, verdict, deciding, more)
const order = (number: string, title: string, facts: RawFacts, verdict: Verdict, deciding: string, more?: More): Case =>
  numbered('issue-orders', `ORD.${number}`, title, facts, verdict, deciding, more)

const unit = (name: string, rank: string, more = {}) => ({ name, rank, friendly: true, defeated: false, ...more })
const vader = unit('Darth Vader', 'commander')
const veers = unit('General Veers', 'commander')
const fett = unit('Boba Fett', 'operative')
const ambush = { name: 'Ambush' }
const firepower = { name: 'Maximum Firepower' }
const whipcord = { name: 'Whipcord Launcher', owner: { rank: 'operative' } }
const implacable = { name: 'Implacable', owner: { rank: 'operative' } }
const vaderOperative = unit('Darth Vader', 'operative')

const droid = { rank: 'operative', types: ['trooper', 'droid-trooper'] }
const ig11 = { id: 'a', name: 'IG-11', ...droid, range: 2 }
const ig88 = { id: 'b', name: 'IG-88', ...droid, range: 1 }
const twoOwners = (...units: object[]) => ({
  card: 'A Machine Made For Killing',
  nominee: 'b',
  chosen: ['b'],
  units,
})
const TWO_OWNERS = 'commander.nominate.1 operative.1 orders.1b orders.2 issuing-orders.limit.1 orders.4'

const versio = { card: 'Tactical Strike', nominee: 'I' }
const troopersOf = (name: string, others: number) => [
  { id: 'I', name, rank: 'commander', types: ['trooper'], range: 1 },
  ...Array.from({ length: others }, (_, i) => ({ id: `T${i}`, rank: 'corps', types: ['trooper'], range: 2 })),
]

const unmeasured = Array.from({ length: 20 }, (_, i) => ({
  id: `U${i}`,
  name: 'Stormtroopers',
  rank: 'corps',
  types: ['trooper'],
}))

const ploy = { name: 'Ploy' }
const aggression = { name: 'Aggression' }
const rook = unit('Rook Kast', 'commander', { mercenary: true })
const hunter = { ...fett, mercenary: true }
const supers = unit('Super Commandos', 'corps', { keywords: [], mercenary: true })
const byRank = (reading: string) => ({ readings: { 18: reading } })
/** Ploy and Aggression want a mercenary nominated. */
const mercenaries: readonly Case[] = [
  nom(
    '21',
    'Ploy with a commander who is no mercenary',
    { card: ploy, nominee: { ...veers, mercenary: false } },
    'illegal',
    'commander.nominate.1',
  ),
  nom(
    '22',
    'Whether the commander is a mercenary is not known',
    { card: aggression, nominee: veers },
    'undetermined',
    'commander.nominate.1',
  ),
  nom('23', 'Ploy with a mercenary operative', { card: ploy, nominee: hunter }, 'legal', 'commander.nominate.1'),
  nom(
    '24',
    'Aggression with a mercenary commander',
    { card: aggression, nominee: rook },
    'legal',
    'commander.nominate.1 operative.2',
  ),
  nom(
    '25',
    'Aggression with a mercenary operative: the card names no rank',
    { card: aggression, nominee: hunter },
    'disputed',
    'operative.2',
  ),
  nom('26', 'The rank still matters', { card: aggression, nominee: hunter }, 'illegal', 'operative.2', byRank('A')),
  nom('27', 'Any mercenary unit', { card: ploy, nominee: supers }, 'legal', 'commander.nominate.1', byRank('B')),
  nom(
    '28',
    'Aggression with a Field Commander who is no mercenary',
    { card: aggression, nominee: { ...supers, mercenary: false, keywords: ['Field Commander'] } },
    'illegal',
    'commander.nominate.1',
  ),
]

const gunner = { name: 'Gunner, Infantry!' }
const marquand = unit('Major Marquand', 'heavy', { keywords: ['Field Commander'] })
const byOwner = (reading: string) => ({ readings: { 19: reading } })
/** Major Marquand is no commander and no operative, and has cards of his own. */
const ownOfHeavy: readonly Case[] = [
  nom(
    '29',
    'A Field Commander for the card of a heavy unit',
    { card: gunner, nominee: marquand },
    'disputed',
    'commander.field.1 commander.nominate.1',
  ),
  nom(
    '30',
    'The card is no commander’s and no operative’s own',
    { card: gunner, nominee: marquand },
    'legal',
    'commander.field.1 operative.2',
    byOwner('A'),
  ),
  nom(
    '31',
    'The card is somebody’s own',
    { card: gunner, nominee: marquand },
    'illegal',
    'commander.nominate.1',
    byOwner('B'),
  ),
  nom(
    '32',
    'A commander for the card of a heavy unit',
    { card: { ...gunner, owner: { rank: 'heavy' } }, nominee: veers },
    'legal',
    'commander.nominate.1 operative.2',
  ),
  nom(
    '33',
    'Kraken is a Super Tactical Droid and issues the orders of his card',
    { card: { name: 'They Too Will Suffer' }, nominee: unit('Kraken', 'commander') },
    'legal',
    'commander.nominate.1 operative.2',
  ),
  nom(
    '34',
    'A promoted unit is a commander, its rank not told',
    { card: ambush, nominee: { name: 'Boba Fett', friendly: true, defeated: false, promotedFrom: 'operative' } },
    'legal',
    'commander.nominate.1 commander.promote.8',
  ),
]

/** SWL.NOM: nominations. */
export const nominationCases: readonly Case[] = [
  nom(
    '01',
    'A commander for a generic card',
    { card: ambush, nominee: vader },
    'legal',
    'commander.nominate.1 operative.2',
  ),
  nom('02', 'An operative for a generic card', { card: ambush, nominee: fett }, 'illegal', 'operative.2'),
  nom(
    '03',
    'A defeated commander',
    { card: ambush, nominee: { ...vader, defeated: true } },
    'illegal',
    'commander.nominate.1',
  ),
  nom(
    '04',
    'The opponent’s commander',
    { card: ambush, nominee: { ...vader, friendly: false } },
    'illegal',
    'commander.nominate.1',
  ),
  nom(
    '05',
    'A corps unit',
    { card: ambush, nominee: unit('Stormtroopers', 'corps', { keywords: [] }) },
    'illegal',
    'commander.nominate.1',
  ),
  nom(
    '06',
    'A Field Commander for a generic card',
    { card: ambush, nominee: unit('Stormtroopers', 'corps', { keywords: ['Field Commander'] }) },
    'legal',
    'commander.field.1 operative.2',
  ),
  nom(
    '07',
    'A Field Commander for a commander’s card',
    { card: firepower, nominee: unit('Stormtroopers', 'corps', { keywords: ['Field Commander'] }) },
    'illegal',
    'commander.nominate.1',
  ),
  nom(
    '08',
    'The operative whose card it is',
    { card: whipcord, nominee: fett },
    'legal',
    'commander.nominate.1 operative.1',
  ),
  nom('09', 'A commander for an operative’s card', { card: whipcord, nominee: vader }, 'illegal', 'operative.1'),
  nom(
    '10',
    'Another commander for a commander’s card',
    { card: firepower, nominee: vader },
    'disputed',
    'commander.nominate.1',
  ),
  nom(
    '11',
    'Another commander, free choice',
    { card: firepower, nominee: vader },
    'legal',
    'commander.nominate.1 operative.2',
    { readings: { 1: 'A' } },
  ),
  nom(
    '12',
    'Another commander, the named one is needed',
    { card: firepower, nominee: vader },
    'illegal',
    'commander.nominate.1',
    { readings: { 1: 'B' } },
  ),
  nom(
    '13',
    'The commander whose card it is',
    { card: firepower, nominee: veers },
    'legal',
    'commander.nominate.1 operative.2',
  ),
  nom(
    '14',
    'A promoted operative for a generic card',
    { card: ambush, nominee: { ...fett, rank: 'commander', promotedFrom: 'operative' } },
    'legal',
    'commander.nominate.1 commander.promote.8',
  ),
  nom(
    '15',
    'Vader as operative, and the card names him',
    { card: implacable, nominee: vaderOperative },
    'disputed',
    'operative.1 operative.2',
  ),
  nom(
    '16',
    'Vader as operative, ownership by name',
    { card: implacable, nominee: vaderOperative },
    'legal',
    'commander.nominate.1 operative.1',
    { readings: { 6: 'A' } },
  ),
  nom(
    '17',
    'Vader as operative, the card is the commander’s',
    { card: implacable, nominee: vaderOperative },
    'illegal',
    'operative.2',
    { readings: { 6: 'B' } },
  ),
  nom('18', 'Another commander, ownership by name', { card: implacable, nominee: veers }, 'illegal', 'operative.1', {
    readings: { 6: 'A' },
  }),
  nom(
    '19',
    'Another commander, the card is the commander’s',
    { card: implacable, nominee: veers },
    'legal',
    'commander.nominate.1 operative.2',
    { readings: { 6: 'B' } },
  ),
  nom(
    '20',
    'Another operative for Vader’s card',
    { card: implacable, nominee: fett },
    'illegal',
    'operative.1 operative.2',
  ),
  ...mercenaries,
  ...ownOfHeavy,
]

const leader = { id: 'V', name: 'Darth Vader', rank: 'commander', types: ['trooper'], range: 1 }
const near = { id: 'A', name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range: 3 }
const far = { id: 'B', name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range: 4 }
const walker = { id: 'C', name: 'AT-ST', rank: 'heavy', types: ['ground-vehicle', 'vehicle'], inches: 18 }
const rider = { id: 'D', name: 'Dewback Rider', rank: 'support', types: ['creature-trooper', 'trooper'], inches: 12.5 }
const assault = { card: 'Assault', nominee: 'V', units: [leader, near, far, walker] }
const give = (...chosen: string[]) => ({ ...assault, chosen })
const LEGAL = 'commander.nominate.1 operative.2 orders.1a orders.2 issuing-orders.limit.1 orders.4'
const LEGAL_OWN = LEGAL.replace('operative.2', 'operative.1').replace('orders.1a', 'orders.1a orders.1b')
const COUNT = 'orders.4 orders.1a orders.2 issuing-orders.limit.1'
const spread = { ...give('V', 'A', 'C'), units: [leader, { ...near, leaderRange: 4 }, far, walker] }
const better = { ...give('V', 'A', 'C'), otherBest: 4 }
const troopers = {
  card: 'My own card',
  owner: { name: 'none' },
  slots: [{ kind: 'count', count: 2, types: ['trooper'] }],
  nominee: 'V',
}
const two = [
  { kind: 'named', names: ['Darth Vader'] },
  { kind: 'count', count: 1, types: ['trooper'] },
]

const held = {
  card: 'Aggression',
  nominee: 'R',
  units: [
    { id: 'R', name: 'Rook Kast', rank: 'commander', mercenary: true, types: ['trooper'], range: 1 },
    { id: 'S', name: 'Super Commandos', rank: 'corps', types: ['trooper'], range: 2 },
  ],
}

/** SWL.ORD: orders. */
export const orderCases: readonly Case[] = [
  order('01', 'How many orders Assault gives here', assault, 'answered', COUNT, { answer: 3 }),
  order('02', 'All three orders', give('V', 'A', 'C'), 'legal', LEGAL),
  order('03', 'One order too few', give('V', 'A'), 'illegal', 'orders.4'),
  order('04', 'A unit at range 4', give('V', 'A', 'B'), 'illegal', 'orders.2 orders.4'),
  order('05', 'Two orders for the same unit', give('V', 'V', 'A', 'C'), 'illegal', 'issuing-orders.limit.1'),
  order(
    '06',
    'A unit that has an order',
    { ...give('V', 'A', 'C'), units: [leader, { ...near, hasOrder: true }, far, walker] },
    'illegal',
    'issuing-orders.limit.1',
  ),
  order('07', 'Two units on Ambush', { ...give('V', 'A'), card: 'Ambush' }, 'illegal', 'orders.1a'),
  order(
    '08',
    'A unit that the card does not name',
    { ...give('A'), card: 'Implacable' },
    'illegal',
    'orders.1b orders.4',
  ),
  order(
    '09',
    'The nominee orders itself',
    { ...give('V'), card: 'Implacable' },
    'legal',
    'commander.nominate.1 operative.2 orders.1b orders.2 issuing-orders.limit.1 orders.4',
  ),
  order(
    '10',
    'A creature trooper on a trooper order',
    { ...troopers, units: [leader, rider], chosen: ['V', 'D'] },
    'legal',
    LEGAL,
  ),
  order(
    '11',
    'A vehicle on a trooper order',
    { ...troopers, units: [leader, walker], chosen: ['V', 'C'] },
    'illegal',
    'orders.1a',
  ),
  order(
    '12',
    'Vader fills the named order, not the trooper order',
    { ...troopers, slots: two, units: [leader, near], chosen: ['V', 'A'] },
    'legal',
    `${LEGAL} orders.1b`,
  ),
  order(
    '13',
    'Only one of two orders although both can be given',
    { ...troopers, slots: two, units: [leader, near], chosen: ['V'] },
    'illegal',
    'orders.4',
  ),
  order('14', 'Orders without a unit are lost', { ...assault, units: [leader], chosen: ['V'] }, 'legal', LEGAL),
  order(
    '15',
    'Sabotaged Communications leaves one order',
    { ...assault, opponentCard: 'Sabotaged Communications' },
    'answered',
    COUNT,
    { answer: 1 },
  ),
  order(
    '16',
    'Sabotaged Communications leaves the last order',
    { ...assault, card: 'Ambush', opponentCard: 'Sabotaged Communications' },
    'answered',
    COUNT,
    { answer: 1 },
  ),
  order('17', 'The leader of a unit stands at range 4', spread, 'disputed', 'orders.2'),
  order('18', 'Any miniature counts', spread, 'legal', LEGAL, { readings: { 9: 'A' } }),
  order('19', 'The unit leader counts', spread, 'illegal', 'orders.2', { readings: { 9: 'B' } }),
  order('20', 'Another commander could give four orders', better, 'disputed', 'orders.4'),
  order('21', 'The nomination is free', better, 'legal', LEGAL, { readings: { 4: 'A' } }),
  order('68', 'Another commander could give just as many orders', { ...better, otherBest: 3 }, 'legal', LEGAL, {
    readings: { 4: 'B' },
  }),
  order('22', 'The nominee must be the one who reaches most', better, 'illegal', 'orders.4', { readings: { 4: 'B' } }),
  order(
    '23',
    'An operative for a generic card',
    { ...assault, units: [{ ...leader, name: 'Boba Fett', rank: 'operative' }] },
    'illegal',
    'operative.2',
  ),
  order(
    '24',
    'The range of one unit is not known',
    { ...assault, units: [leader, { ...near, range: undefined }] },
    'undetermined',
    'orders.4',
  ),
  order(
    '25',
    'Every unit that can',
    { ...troopers, slots: [{ kind: 'each-eligible' }], units: [leader, near, far] },
    'answered',
    COUNT,
    { answer: 2 },
  ),
  order(
    '26',
    'A card that orders nobody',
    { ...troopers, slots: [{ kind: 'none' }], units: [leader], chosen: [] },
    'legal',
    'commander.nominate.1 operative.2 orders.1a orders.4',
  ),
  order('27', 'Two owners of one card, the nominated one listed last', twoOwners(ig11, ig88), 'legal', TWO_OWNERS),
  order('28', 'Two owners of one card, the nominated one listed first', twoOwners(ig88, ig11), 'legal', TWO_OWNERS),
  order(
    '29',
    'One order, given; nobody measured the other twenty units',
    { card: 'Ambush', nominee: 'V', chosen: ['V'], units: [leader, ...unmeasured] },
    'legal',
    LEGAL,
  ),
  order(
    '30',
    'Three orders, two given; one of twenty units nobody measured may be near',
    {
      card: 'Assault',
      nominee: 'V',
      chosen: ['V', 'U1'],
      units: [leader, { ...unmeasured[1], range: 2 }, ...unmeasured.slice(2)],
    },
    'undetermined',
    'orders.4',
  ),
  order(
    '31',
    'Tactical Strike orders two or three troopers, as its print says',
    { ...versio, units: troopersOf('Iden Versio', 3) },
    'undetermined',
    'orders.4',
  ),
  order(
    '32',
    'Both prints of Tactical Strike order the only two troopers',
    { ...versio, units: troopersOf('Iden Versio', 2) },
    'answered',
    'orders.4 orders.1a orders.1b orders.2 issuing-orders.limit.1',
    { answer: 3 },
  ),
  order(
    '33',
    'Aggression lets both orders be held back',
    { ...held, chosen: [] },
    'legal',
    'commander.nominate.1 operative.2 orders.1a orders.4',
  ),
  order('34', 'Aggression: no order has to be given', held, 'answered', COUNT, { answer: 0 }),
  order(
    '35',
    'A range decides how many orders either print of Tactical Strike gives, not only whether one is lost',
    {
      ...versio,
      units: troopersOf('Iden Versio', 3).map(({ range, ...unit }, i) => (i === 2 ? unit : { ...unit, range })),
    },
    'undetermined',
    'orders.4',
  ),
  order(
    '69',
    'The operative Boba Fett is nominated for his own card: no commander could be',
    {
      card: 'Rule With Respect',
      nominee: 'V',
      owner: { name: 'Boba Fett', rank: 'operative' },
      units: [{ ...leader, name: 'Boba Fett', rank: 'operative' }, near, far],
      otherBest: 3,
      chosen: ['V', 'A'],
    },
    'legal',
    LEGAL_OWN,
  ),
  order(
    '70',
    'Under Sabotaged Communications no other commander gives more than one order',
    { ...give('A'), card: 'Push', opponentCard: 'Sabotaged Communications', otherBest: 2 },
    'legal',
    LEGAL,
  ),
]
