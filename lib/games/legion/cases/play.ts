import type { RawFacts } from '../../../kernel/facts.ts'
import type { Case } from '../../../kernel/pack.ts'
import type { Verdict } from '../../../kernel/verdict.ts'
import { numbered } from '../ids.ts'

type More = Parameters<typeof numbered>[6]
const play = (number: string, title: string, facts: RawFacts, verdict: Verdict, deciding: string, more?: More): Case =>
  numbered('play-card', `PLAY.${number}`, title, facts, verdict, deciding, more)
const prio = (number: string, title: string, facts: RawFacts, verdict: Verdict, deciding: string, more?: More): Case =>
  numbered('priority', `PRIO.${number}`, title, facts, verdict, deciding, more)

const vader = { name: 'Darth Vader', rank: 'commander', defeated: false }
const dead = { ...vader, defeated: true }
const fett = { name: 'Boba Fett', rank: 'operative', defeated: false }
const corps = { name: 'Stormtroopers', rank: 'corps', defeated: false, fieldCommander: false }
const captain = { ...corps, fieldCommander: true }
const chewie = { name: 'Chewbacca', rank: 'commander', defeated: false }
const base = {
  hand: ['Ambush', 'Implacable', 'Standing Orders', 'Whipcord Launcher'],
  discard: ['Push'],
  army: [vader],
  revealed: false,
}
const LEGAL = 'discard.2 commander.promote.6'
const OWN = `${LEGAL} character.1b defeat.1`
const operatives = { ...base, army: [dead, fett], chosen: 'Ambush' }
const field = { ...base, army: [dead, captain], chosen: 'Ambush' }
const stuck = { ...base, hand: ['Whipcord Launcher', 'Ambush'], revealed: true, chosen: 'Whipcord Launcher' }
const common = {
  hand: ['Common Cause', 'Standing Orders'],
  discard: [],
  revealed: false,
  chosen: 'Common Cause',
  army: [chewie],
}

const marquand = {
  ...base,
  hand: ['Gunner, Infantry!'],
  chosen: 'Gunner, Infantry!',
  army: [{ ...captain, name: 'Major Marquand', rank: 'heavy' }],
}

const luke = { name: 'Luke Skywalker', rank: 'operative', defeated: false }
const son = { hand: ['Son of Skywalker'], discard: [], revealed: false, army: [luke], chosen: 'Son of Skywalker' }

const strange = { ...base, hand: ['Red', 'Standing Orders'], chosen: 'Red' }
const ownedBy = (...told: readonly (string | boolean)[]) => [
  {
    card: 'Red',
    names: told.filter((one) => typeof one === 'string'),
    ...(typeof told.at(-1) === 'boolean' ? { together: told.at(-1) } : {}),
  },
]

/** SWL.PLAY: playing cards. */
export const playCases: readonly Case[] = [
  play('01', 'A generic card with a commander', { ...base, chosen: 'Ambush' }, 'legal', LEGAL),
  play('02', 'A commander’s own card', { ...base, chosen: 'implacable' }, 'legal', OWN),
  play('03', 'Passing with a playable card', { ...base, chosen: 'none' }, 'illegal', 'play.1'),
  play('04', 'Passing with nothing to play', { ...base, army: [dead, corps], chosen: 'none' }, 'answered', 'play.1', {
    answer: 'cannot play',
  }),
  play('05', 'Passing with an empty hand', { ...base, hand: [], chosen: 'none' }, 'answered', 'play.1', {
    answer: 'cannot play',
  }),
  play('06', 'A card from the discard pile', { ...base, chosen: 'Push' }, 'illegal', 'discard.2'),
  play(
    '07',
    'The card that Change of Plans sent back',
    { ...base, chosen: 'Ambush', barred: ['Ambush'] },
    'illegal',
    'effects.5a',
  ),
  play(
    '08',
    'Another card after Change of Plans',
    { ...base, chosen: 'Ambush', barred: ['Implacable'] },
    'legal',
    `${LEGAL} effects.5a`,
  ),
  play('09', 'The owner is not in the army', { ...base, chosen: 'Whipcord Launcher' }, 'illegal', 'character.1b'),
  play('10', 'The owner is defeated', { ...base, army: [dead, chewie], chosen: 'Implacable' }, 'illegal', 'defeat.1'),
  play(
    '11',
    'The last commander is defeated',
    { ...base, army: [dead, corps], chosen: 'Implacable' },
    'illegal',
    'defeat.1 commander.promote.6',
  ),
  play(
    '12',
    'A promoted trooper leads',
    { ...base, army: [dead, { ...corps, rank: 'commander', promotedFrom: 'corps' }], chosen: 'Ambush' },
    'legal',
    LEGAL,
  ),
  play(
    '13',
    'Only an operative left, with its own card',
    { ...base, army: [dead, fett], chosen: 'Whipcord Launcher' },
    'legal',
    'discard.2 character.1b defeat.1 operative.1',
  ),
  play('14', 'Only an operative left, with a generic card', operatives, 'disputed', 'commander.promote.6'),
  play('15', 'Only an operative left, generic cards allowed', operatives, 'legal', LEGAL, { readings: { '5/i': 'A' } }),
  play('16', 'Only an operative left, generic cards barred', operatives, 'illegal', 'commander.promote.6', {
    readings: { '5/i': 'B' },
  }),
  play('17', 'Only a Field Commander left', field, 'disputed', 'commander.promote.6'),
  play('18', 'Only a Field Commander left, generic cards allowed', field, 'legal', LEGAL, {
    readings: { '5/ii': 'A' },
  }),
  play('19', 'Only a Field Commander left, generic cards barred', field, 'illegal', 'commander.promote.6', {
    readings: { '5/ii': 'B' },
  }),
  play(
    '20',
    'A revealed illegal card becomes Standing Orders',
    { ...base, revealed: true, chosen: 'Whipcord Launcher' },
    'answered',
    'illegal.1 generic.2',
    { answer: 'Standing Orders' },
  ),
  play('21', 'No Standing Orders to take its place', stuck, 'disputed', 'illegal.1 play.2 play.3'),
  play('22', 'No Standing Orders, so the player cannot play', stuck, 'answered', 'play.2 play.3', {
    answer: 'cannot play',
    readings: { 2: 'A' },
  }),
  play('23', 'No Standing Orders, so another card is picked', stuck, 'answered', 'illegal.1', {
    answer: 'another legal card',
    readings: { 2: 'B' },
  }),
  play(
    '24',
    'No Standing Orders and no other card',
    { ...stuck, hand: ['Whipcord Launcher'] },
    'answered',
    'play.2 play.3',
    { answer: 'cannot play' },
  ),
  play('25', 'Common Cause without Luke', common, 'disputed', 'character.1b'),
  play('26', 'Common Cause, the owner alone is enough', common, 'legal', OWN, { readings: { 10: 'A' } }),
  play('27', 'Common Cause, both are needed', common, 'illegal', 'character.1b', { readings: { 10: 'B' } }),
  play(
    '28',
    'Common Cause with Luke defeated, both are needed',
    { ...common, army: [chewie, { name: 'Luke Skywalker', rank: 'commander', defeated: true }] },
    'illegal',
    'defeat.1',
    { readings: { 10: 'B' } },
  ),
  play(
    '29',
    'An illegal card, revealed or not',
    { ...base, revealed: undefined, chosen: 'Push' },
    'undetermined',
    'discard.2',
  ),
  play(
    '30',
    'Only an operative and a Field Commander left',
    { ...base, army: [dead, fett, captain], chosen: 'Ambush' },
    'disputed',
    'commander.promote.6',
  ),
  play(
    '31',
    'A card of the commander’s box with the operative version in the army',
    son,
    'disputed',
    'commander.promote.6 operative.1',
  ),
  play(
    '32',
    'A card of the commander’s box is the operative’s own by its name',
    son,
    'legal',
    `${OWN.replace('commander.promote.6', 'operative.1')}`,
    {
      readings: { 6: 'A' },
    },
  ),
  play(
    '33',
    'A discarded card, whatever else is in the hand and the army',
    { chosen: 'Annihilation Looms', discard: ['Annihilation Looms'], revealed: false },
    'illegal',
    'discard.2',
  ),
  play(
    '34',
    'A card we do not know, its owner in the army',
    { ...strange, owners: ownedBy('Darth Vader') },
    'legal',
    OWN,
  ),
  play(
    '35',
    'A card we do not know, its owner in another army',
    { ...strange, owners: ownedBy('Yoda') },
    'illegal',
    'character.1b',
  ),
  play(
    '36',
    'A card we do not know, its owner defeated',
    { ...strange, army: [dead, chewie], owners: ownedBy('Darth Vader') },
    'illegal',
    'defeat.1',
  ),
  play(
    '37',
    'A name line with “or”, one of the two in the army',
    { ...strange, owners: ownedBy('Darth Vader', 'Yoda', false) },
    'legal',
    OWN,
  ),
  play(
    '38',
    'A name line with “and”, one of the two in the army',
    { ...strange, owners: ownedBy('Darth Vader', 'Yoda', true) },
    'illegal',
    'character.1b',
  ),
  play(
    '39',
    'A name line with two names, and nobody said “and” or “or”',
    { ...strange, owners: [{ card: 'Red', names: ['Darth Vader', 'Yoda'] }] },
    'undetermined',
    'character.1b',
  ),
  play(
    '40',
    'A revealed illegal card, Standing Orders discarded and the hand not told',
    { discard: ['Standing Orders', 'Push'], army: [vader], revealed: true, chosen: 'Push' },
    'undetermined',
    'discard.2',
  ),
  play(
    '41',
    'Kraken is a Super Tactical Droid and plays his card',
    { ...base, hand: ['They Too Will Suffer'], chosen: 'They Too Will Suffer', army: [{ ...vader, name: 'Kraken' }] },
    'legal',
    OWN,
  ),
  play(
    '42',
    'Only Major Marquand is left, a Field Commander with a card of his own',
    marquand,
    'disputed',
    'commander.promote.6',
  ),
  play(
    '43',
    'Both owners are needed: one was defeated, the other is not in the army',
    { ...base, hand: ['Not Out of it Yet'], chosen: 'Not Out of it Yet', army: [{ ...dead, name: 'Han Solo' }, vader] },
    'illegal',
    'character.1b defeat.1',
  ),
  play(
    '44',
    'One of two owners is enough: one was defeated, the other lives',
    {
      ...base,
      hand: ['The Hand Thing'],
      chosen: 'The Hand Thing',
      army: [vader, { ...fett, name: 'Din Djarin', defeated: true }, { ...fett, name: 'IG-11' }],
    },
    'legal',
    OWN,
  ),
  play(
    '45',
    'A promoted unit leads, whatever else is told of it: it is a commander and undefeated',
    { ...base, army: [dead, { name: 'Stormtroopers', promotedFrom: 'corps' }], chosen: 'Ambush' },
    'legal',
    LEGAL,
  ),
]

const of = (card: string, cunning?: boolean) => ({ card, ...(cunning === undefined ? {} : { cunning }) })
const tie = { blue: of('Push'), red: of('Push') }
const nobody = { blue: of('none'), red: of('none') }

/** SWL.PRIO: priority. */
export const priorityCases: readonly Case[] = [
  prio('01', 'One pip against two', { blue: of('Ambush'), red: of('Push') }, 'answered', 'priority.pips.1', {
    answer: 'blue',
  }),
  prio('02', 'Three pips against two', { blue: of('Assault'), red: of('Push') }, 'answered', 'priority.pips.1', {
    answer: 'red',
  }),
  prio(
    '03',
    'A tie, blue rolls a block',
    { ...tie, roundCounterHolder: 'blue', die: 'block' },
    'answered',
    'priority.tie.1 priority.tie.2',
    { answer: 'blue' },
  ),
  prio(
    '04',
    'A tie, blue rolls a surge',
    { ...tie, roundCounterHolder: 'blue', die: 'surge' },
    'answered',
    'priority.tie.1 priority.tie.3',
    { answer: 'red' },
  ),
  prio(
    '05',
    'A tie, blue rolls a blank',
    { ...tie, roundCounterHolder: 'blue', die: 'blank' },
    'answered',
    'priority.tie.1 priority.tie.3',
    { answer: 'red' },
  ),
  prio(
    '06',
    'A tie, red rolls a block',
    { ...tie, roundCounterHolder: 'red', die: 'block' },
    'answered',
    'priority.tie.1 priority.tie.2',
    { answer: 'red' },
  ),
  prio(
    '07',
    'A tie in round 3, a block',
    { ...tie, round: 3, die: 'block' },
    'answered',
    'priority.tie.1 priority.counter.1 priority.tie.2',
    { answer: 'blue' },
  ),
  prio(
    '08',
    'A tie in round 6, a blank',
    { ...tie, round: 6, die: 'blank' },
    'answered',
    'priority.tie.1 priority.counter.1 priority.tie.3',
    { answer: 'blue' },
  ),
  prio(
    '09',
    'A tie before the roll',
    { ...tie, roundCounterHolder: 'red', die: 'not-rolled' },
    'answered',
    'priority.tie.1',
    { answer: 'red rolls one red defense die' },
  ),
  prio('10', 'Only red plays', { blue: of('none'), red: of('Standing Orders') }, 'answered', 'play.2', {
    answer: 'red',
  }),
  prio(
    '11',
    'Nobody plays, red rolls a block',
    { ...nobody, roundCounterHolder: 'red', die: 'block' },
    'answered',
    'play.3 priority.tie.1 priority.tie.2',
    { answer: 'red' },
  ),
  prio(
    '12',
    'Nobody plays, blue rolls a blank',
    { ...nobody, roundCounterHolder: 'blue', die: 'blank' },
    'answered',
    'play.3 priority.tie.1 priority.tie.3',
    { answer: 'red' },
  ),
  prio(
    '13',
    'Cunning breaks a tie for red',
    { blue: of('Ambush'), red: of('Implacable', true) },
    'answered',
    'priority.cunning.1',
    { answer: 'red' },
  ),
  prio(
    '14',
    'Cunning on both sides',
    { blue: of('Son of Skywalker', true), red: of('Implacable', true), roundCounterHolder: 'blue', die: 'blank' },
    'answered',
    'priority.cunning.2 priority.tie.1 priority.tie.3',
    { answer: 'red' },
  ),
  prio(
    '15',
    'Cunning does not beat fewer pips',
    { blue: of('Ambush'), red: of('Fear and Dead Men', true) },
    'answered',
    'priority.pips.1',
    { answer: 'blue' },
  ),
  prio(
    '16',
    'Sorry About the Mess has 0 pips for priority',
    { blue: of('Sorry About the Mess', false), red: of('Ambush') },
    'answered',
    'priority.pips.1',
    { answer: 'blue' },
  ),
  prio(
    '17',
    'A tie and nobody knows who holds the round counter',
    { ...tie, die: 'block' },
    'undetermined',
    'priority.tie.1',
  ),
  prio(
    '18',
    'Printed pips that differ between sources are read from the card',
    { blue: { card: 'The Sith Will Rule', pips: 3, cunning: false }, red: of('Push') },
    'answered',
    'priority.pips.1',
    { answer: 'red' },
  ),
  prio(
    '19',
    'Standing Orders after an illegal reveal loses to Assault',
    { blue: of('Standing Orders'), red: of('Assault') },
    'answered',
    'priority.pips.1',
    { answer: 'red' },
  ),
  prio(
    '20',
    'Sources disagree on the pips, and it changes nothing',
    { blue: { card: 'Idiot’s Array' }, red: { card: 'Standing Orders' }, round: 1 },
    'answered',
    'priority.pips.1',
    { answer: 'blue' },
  ),
  prio(
    '21',
    'Only the pips are told',
    { blue: { pips: 2 }, red: { pips: 3 }, round: 2 },
    'answered',
    'priority.pips.1',
    { answer: 'blue' },
  ),
  prio(
    '22',
    'No roll, so nobody asks who holds the round counter',
    { blue: { card: 'Ambush' }, red: { card: 'Push' }, roundCounterHolder: 'red', round: 1 },
    'answered',
    'priority.pips.1',
    { answer: 'blue' },
  ),
  prio(
    '23',
    'A card that counts as 1 pip in the hand and shows more: its printed pips are asked',
    { blue: of('Insolence?! We are Pirates!'), red: of('Push'), roundCounterHolder: 'blue', die: 'block' },
    'undetermined',
    'priority.pips.1 priority.cunning.1 priority.tie.1 priority.tie.2 priority.tie.3',
  ),
]
