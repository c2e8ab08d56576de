import type { RawFacts } from '../../../kernel/facts.ts'
import type { Case } from '../../../kernel/pack.ts'
import type { Verdict } from '../../../kernel/verdict.ts'
import { numbered } from '../ids.ts'

type More = Parameters<typeof numbered>[6]
const maker =
  (checker: string, room: string) =>
  (number: string, title: string, facts: RawFacts, verdict: Verdict, deciding: string, more?: More): Case =>
    numbered(checker, `${room}.${number}`, title, facts, verdict, deciding, more)
const info = maker('open-information', 'INFO')
const weapon = maker('card-weapon', 'WPN')
const army = maker('army-composition', 'ARMY')
const promo = maker('promotion', 'PROMO')
const measure = maker('measuring', 'MEAS')
const range = maker('range', 'RANGE')
const token = maker('order-tokens', 'TOK')
const pool = maker('order-pool', 'POOL')

const shot = {
  unitSpecified: true,
  user: 'unit',
  unitType: 'trooper',
  engaged: false,
  weapon: 'ranged',
  versatile: false,
  extraWeapon: false,
}
const gains = { ...shot, mode: 'gains', moment: 'own activation' }
const attack = { ...shot, mode: 'attack', moment: 'end of own activation' }
const stuck = { ...gains, engaged: true }

/** SWL.INFO and SWL.WPN: open information, card weapons. */
export const weaponCases: readonly Case[] = [
  info('01', 'The cards in my hand', { item: 'hand contents' }, 'answered', 'info.1', { answer: false }),
  info('02', 'The number of cards in my hand', { item: 'hand size' }, 'answered', 'info.2', { answer: true }),
  info('03', 'My discard pile', { item: 'discard pile' }, 'answered', 'info.3', { answer: true }),
  info('04', 'A card I take back', { item: 'returned card' }, 'answered', 'info.4', { answer: true }),
  info('05', 'Cards set aside for Contingencies', { item: 'contingency cards' }, 'answered', 'army-building.hand.3', {
    answer: false,
  }),
  weapon('01', 'A gained weapon in the own activation', gains, 'legal', 'weapons.1a weapons.2 weapons.4'),
  weapon(
    '02',
    'A gained weapon at another moment',
    { ...gains, moment: 'other', momentOnCard: false },
    'illegal',
    'weapons.1a',
  ),
  weapon('03', 'An attack at the end of the activation', attack, 'legal', 'weapons.1b weapons.3 weapons.4'),
  weapon(
    '04',
    'An attack in the middle of the activation',
    { ...attack, moment: 'own activation', momentOnCard: false },
    'illegal',
    'weapons.1b',
  ),
  weapon('05', 'A unit the card does not name', { ...gains, unitSpecified: false }, 'illegal', 'weapons.1a'),
  weapon(
    '06',
    'A keyword for a unit the card does not name',
    { mode: 'keyword', unitSpecified: false },
    'illegal',
    'keywords.1',
  ),
  weapon(
    '07',
    'A counterpart with the gained weapon',
    { ...gains, user: 'counterpart', cardSaysCounterpart: false },
    'illegal',
    'weapons.5',
  ),
  weapon(
    '08',
    'Arsenal with an attack by the card',
    { ...attack, extraWeapon: true, arsenal: 2 },
    'illegal',
    'weapons.3',
  ),
  weapon(
    '09',
    'Arsenal with a gained weapon',
    { ...gains, extraWeapon: true, arsenal: 2 },
    'legal',
    'weapons.1a weapons.2 weapons.3a weapons.4',
  ),
  weapon('10', 'Two weapons without arsenal', { ...gains, extraWeapon: true, arsenal: 1 }, 'illegal', 'weapons.3a'),
  weapon('11', 'An engaged trooper shoots', { ...attack, engaged: true }, 'illegal', 'weapons.4a'),
  weapon(
    '12',
    'An engaged trooper shoots with a versatile weapon',
    { ...attack, engaged: true, versatile: true },
    'legal',
    'weapons.1b weapons.3 weapons.4 weapons.4a',
  ),
  weapon('13', 'A melee weapon without an enemy', { ...attack, weapon: 'melee' }, 'illegal', 'weapons.4'),
  weapon(
    '14',
    'An engaged vehicle shoots',
    { ...attack, engaged: true, unitType: 'repulsor-vehicle' },
    'legal',
    'weapons.1b weapons.3 weapons.4',
  ),
  weapon('15', 'An engaged trooper with a gained ranged weapon', stuck, 'illegal', 'weapons.4a'),
  weapon(
    '16',
    'An engaged trooper with a gained ranged weapon, the ban read as one for attacks by the card',
    stuck,
    'illegal',
    'weapons.4',
    {
      readings: { 14: 'B' },
    },
  ),
  weapon(
    '17',
    'An engaged trooper with a gained ranged weapon, the ban read as a general rule',
    stuck,
    'illegal',
    'weapons.4a',
    {
      readings: { 14: 'A' },
    },
  ),
]

const standard = {
  format: 'standard',
  points: 800,
  commander: 2,
  operative: 2,
  corps: 6,
  special: 3,
  support: 3,
  heavy: 2,
  unique: ['Darth Vader'],
}
const skirmish = {
  format: 'skirmish',
  points: 500,
  commander: 1,
  operative: 1,
  corps: 2,
  special: 2,
  support: 2,
  heavy: 1,
  unique: [],
}
const grand = {
  format: 'grand-army',
  points: 1600,
  commander: 1,
  operative: 3,
  corps: 6,
  special: 5,
  support: 5,
  heavy: 4,
  unique: [],
}
const RANKS =
  'army-building.ranks.1a army-building.ranks.1b army-building.ranks.1c army-building.ranks.1d army-building.ranks.1e army-building.ranks.1f'
const four = { ...grand, operative: 4 }
const ALL = `army-building.points.1 ${RANKS} army-building.unique.1`
const waiver = (rank: string, keyword: string) => ({ rank, keyword })
const detached = { ...standard, special: 4, waived: [waiver('special', 'detachment')] }
const hired = { ...standard, corps: 3, waived: [waiver('corps', 'mercenary')] }
const crowd = { ...standard, waived: [waiver('heavy', 'mercenary'), waiver('heavy', 'mercenary')] }

/** SWL.ARMY: armies. */
export const armyCases: readonly Case[] = [
  army('01', 'A standard army at its limits', standard, 'legal', ALL),
  army('02', '801 points', { ...standard, points: 801 }, 'illegal', 'army-building.points.1'),
  army('03', 'No commander', { ...standard, commander: 0, fieldCommander: false }, 'illegal', 'army-building.ranks.1a'),
  army('04', 'Three commanders', { ...standard, commander: 3 }, 'illegal', 'army-building.ranks.1a'),
  army('05', 'Three operatives', { ...standard, operative: 3 }, 'illegal', 'army-building.ranks.1b'),
  army('06', 'Two corps units', { ...standard, corps: 2 }, 'illegal', 'army-building.ranks.1c'),
  army(
    '07',
    'Four special forces, support and three heavy units',
    { ...standard, special: 4, support: 4, heavy: 3 },
    'illegal',
    'army-building.ranks.1d army-building.ranks.1e army-building.ranks.1f',
  ),
  army(
    '08',
    'A skirmish army',
    skirmish,
    'legal',
    'army-building.points.2 army-building.ranks.2 army-building.unique.1',
  ),
  army(
    '09',
    'A skirmish army with two commanders and 501 points',
    { ...skirmish, commander: 2, points: 501 },
    'illegal',
    'army-building.points.2 army-building.ranks.2',
  ),
  army(
    '10',
    'A Grand Army with three operatives',
    grand,
    'legal',
    'army-building.points.2 army-building.ranks.3 army-building.unique.1',
  ),
  army(
    '15',
    'No commander, and a unit with Field Commander',
    { ...standard, commander: 0, fieldCommander: true },
    'legal',
    'army-building.points.1 army-building.ranks.1b army-building.ranks.1c army-building.ranks.1d army-building.ranks.1e army-building.ranks.1f army-building.unique.1 army-building.ranks.4',
  ),
  army(
    '16',
    'No commander, and nobody said whether a unit has Field Commander',
    { ...standard, commander: 0 },
    'undetermined',
    'army-building.ranks.1a',
  ),
  army(
    '19',
    'No commander but Field Commander, in Blizzard Force',
    { ...standard, commander: 0, fieldCommander: true, battleForce: 'Blizzard Force' },
    'illegal',
    'army-building.ranks.5',
  ),
  army('20', 'Four special forces units, one of them a Detachment', detached, 'disputed', 'army-building.ranks.1d'),
  army('21', 'A Detachment takes no place', detached, 'legal', ALL, { readings: { 16: 'A' } }),
  army('22', 'A Detachment takes a place', detached, 'illegal', 'army-building.ranks.1d', { readings: { 16: 'B' } }),
  army('23', 'Three corps units, one of them a mercenary', hired, 'disputed', 'army-building.ranks.1c'),
  army('24', 'A mercenary is no third corps unit', hired, 'illegal', 'army-building.ranks.1c', {
    readings: { 17: 'A' },
  }),
  army('25', 'Mercenaries at home in their battle force', { ...hired, battleForce: 'Shadow Collective' }, 'legal', ALL),
  army('26', 'Two mercenary heavy units', crowd, 'disputed', 'army-building.ranks.7'),
  army(
    '27',
    'Two mercenary heavy units with Allies of Convenience',
    { ...crowd, allies: true },
    'legal',
    `${ALL} army-building.ranks.7`,
  ),
  army(
    '31',
    'A skirmish army with a third special forces unit, a Detachment',
    { ...skirmish, special: 3, waived: [waiver('special', 'detachment')] },
    'disputed',
    'army-building.ranks.2',
  ),
  army('28', 'A mercenary is a third corps unit', hired, 'legal', `${ALL} army-building.ranks.7`, {
    readings: { 17: 'B' },
  }),
  army('17', 'Four operatives and a point too many', { ...four, points: 1601 }, 'illegal', 'army-building.points.2'),
  army(
    '29',
    '1601 points, and no format is told: too many for each',
    { points: 1601, commander: 1, corps: 6, unique: [] },
    'illegal',
    'army-building.points.1 army-building.points.2',
  ),
  army(
    '30',
    '1600 points, and no format is told: a Grand Army may have them',
    { points: 1600, commander: 1, operative: 0, corps: 6, special: 0, support: 0, heavy: 0, unique: [] },
    'undetermined',
    'army-building.points.1 army-building.points.2 army-building.ranks.2',
  ),
  army(
    '18',
    'Four operatives, and the unique names are not told',
    { ...four, unique: undefined },
    'undetermined',
    'army-building.ranks.3 army-building.unique.1',
  ),
  army('11', 'A Grand Army with four operatives', four, 'disputed', 'army-building.ranks.3'),
  army('12', 'Four operatives, three are the most', four, 'illegal', 'army-building.ranks.3', {
    readings: { 11: 'A' },
  }),
  army(
    '13',
    'Four operatives, four are the most',
    four,
    'legal',
    'army-building.points.2 army-building.ranks.3 army-building.unique.1',
    { readings: { 11: 'B' } },
  ),
  army(
    '14',
    'Luke as commander and as operative',
    { ...standard, unique: ['Luke Skywalker', 'Luke Skywalker'] },
    'illegal',
    'army-building.unique.1',
  ),
]

const promote = {
  commandersLeft: 0,
  phase: 'end',
  promotes: true,
  candidateType: 'trooper',
  candidateRank: 'corps',
  ownUnit: true,
  onBattlefield: true,
  troopersLeft: true,
}
const leave = { commandersLeft: 0, phase: 'end', promotes: false, troopersLeft: true }
const draw = { choice: 'draw', token: 'none', drawnRank: 'corps', unitRank: 'corps', promoted: false }

/** SWL.PROMO, SWL.MEAS, SWL.RANGE, SWL.TOK, SWL.POOL: the small checks. */
export const smallCases: readonly Case[] = [
  promo('01', 'A trooper after the last commander fell', promote, 'legal', 'commander.promote.1 commander.promote.2'),
  promo('02', 'A commander is left', { ...promote, commandersLeft: 1 }, 'illegal', 'commander.promote.1'),
  promo('03', 'In the Activation Phase', { ...promote, phase: 'activation' }, 'illegal', 'commander.promote.1'),
  promo('04', 'A vehicle', { ...promote, candidateType: 'vehicle' }, 'illegal', 'commander.promote.2'),
  promo(
    '05',
    'An operative',
    { ...promote, candidateRank: 'operative' },
    'legal',
    'commander.promote.1 commander.promote.2',
  ),
  promo('06', 'No trooper left', { ...leave, troopersLeft: false }, 'legal', 'commander.promote.1'),
  promo('07', 'Promoting nobody', leave, 'disputed', 'commander.promote.1'),
  promo('08', 'Promoting nobody, it is optional', leave, 'legal', 'commander.promote.1', { readings: { 8: 'A' } }),
  promo('09', 'Promoting nobody, it is compulsory', leave, 'illegal', 'commander.promote.1', { readings: { 8: 'B' } }),
  measure(
    '01',
    'The range ruler at any time',
    { tool: 'range-ruler', activating: false },
    'legal',
    'premeasuring.range.1',
  ),
  measure(
    '02',
    'The movement tool for another unit',
    { tool: 'movement-tool', activating: false },
    'legal',
    'premeasuring.move.1',
  ),
  measure(
    '03',
    'The movement tool while the unit activates',
    { tool: 'movement-tool', activating: true },
    'legal',
    'premeasuring.move.1',
  ),
  measure(
    '04',
    'The movement tool for another unit, by the answer of 2018',
    { tool: 'movement-tool', activating: false },
    'illegal',
    'premeasuring.move.1',
    { readings: { 15: 'B' } },
  ),
  measure('05', 'The movement tool at any time', { tool: 'movement-tool' }, 'legal', 'premeasuring.move.1'),
  measure(
    '06',
    'A unit whose move was measured may stay',
    { tool: 'movement-tool', activating: true, mustMove: false },
    'legal',
    'premeasuring.move.1 premeasuring.move.2',
  ),
  measure(
    '07',
    'A unit whose move was measured is said to have to move',
    { tool: 'movement-tool', activating: true, mustMove: true },
    'illegal',
    'premeasuring.move.2',
  ),
  range('01', '6 inches', { inches: 6, self: false }, 'answered', 'range.ruler.1 range.at.1 range.at.2', { answer: 1 }),
  range('02', '6.5 inches', { inches: 6.5, self: false }, 'answered', 'range.ruler.1 range.at.1', { answer: 2 }),
  range('03', '18 inches', { inches: 18, self: false }, 'answered', 'range.ruler.1 range.at.1 range.at.2', {
    answer: 3,
  }),
  range('04', 'The nominated unit itself', { self: true }, 'answered', 'range.self.1', { answer: 1 }),
  range('05', 'Base to base', { inches: 0, self: false }, 'answered', 'range.ruler.1 range.at.1', { answer: 1 }),
  range(
    '06',
    'A target at the lowest range of the weapon',
    { inches: 7, self: false, weaponMin: 2, weaponMax: 3 },
    'answered',
    'range.ruler.1 range.at.1 range.weapon.1',
    { answer: 2 },
  ),
  range('07', '6.1 inches between two units', { inches: 6.1 }, 'answered', 'range.ruler.1 range.at.1', { answer: 2 }),
  token('01', 'A unit with a faceup token', { choice: 'faceup', token: 'faceup' }, 'legal', 'order-tokens.activate.1'),
  token(
    '02',
    'A unit without a faceup token',
    { choice: 'faceup', token: 'none' },
    'illegal',
    'order-tokens.activate.1',
  ),
  token('03', 'The drawn rank', draw, 'legal', 'order-tokens.activate.2'),
  token(
    '04',
    'An order token of another rank than the drawn one',
    { ...draw, drawnRank: 'support' },
    'illegal',
    'order-tokens.activate.2',
  ),
  token(
    '05',
    'A unit that has its token on the table',
    { ...draw, token: 'facedown' },
    'illegal',
    'order-tokens.activate.2',
  ),
  token(
    '06',
    'A promoted unit and a commander token',
    { ...draw, drawnRank: 'commander', promoted: true },
    'legal',
    'order-tokens.activate.2',
  ),
  pool(
    '01',
    'Ten units, four orders',
    { units: 10, ordered: 4 },
    'answered',
    'order-tokens.pool.1 command-phase.sequence.4',
    { answer: 6 },
  ),
]
