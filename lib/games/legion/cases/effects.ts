import type { RawFacts } from '../../../kernel/facts.ts'
import type { Case } from '../../../kernel/pack.ts'
import type { Verdict } from '../../../kernel/verdict.ts'
import { numbered } from '../ids.ts'

type More = Parameters<typeof numbered>[6]
const effect = (
  number: string,
  title: string,
  facts: RawFacts,
  verdict: Verdict,
  deciding: string,
  more?: More,
): Case => numbered('effect-order', `EFF.${number}`, title, facts, verdict, deciding, more)
const flow = (number: string, title: string, facts: RawFacts, verdict: Verdict, deciding: string, more?: More): Case =>
  numbered('card-flow', `FLOW.${number}`, title, facts, verdict, deciding, more)

const of = (player: string, card: string, timing: string) => ({ player, card, timing })
const looms = { player: 'blue', card: 'Annihilation Looms' }
const plans = { player: 'red', card: 'Change of Plans', used: true }
const both = (timing: string) => [of('red', 'Crimson', timing), of('blue', 'Azure', timing)]
const early = { effects: [of('blue', 'Azure', 'reveal'), plans] }
const placed = { effects: [of('blue', 'Azure', 'untimed')], placePriority: true }

/** SWL.EFF: the order of effects. */
export const effectCases: readonly Case[] = [
  effect(
    '01',
    'Change of Plans sends Annihilation Looms back',
    { effects: [looms, plans] },
    'answered',
    'effects.4 effects.5 effects.5a',
    { answer: ['red: Change of Plans'] },
  ),
  effect(
    '02',
    'Change of Plans is not used',
    { effects: [looms, { ...plans, used: false }] },
    'answered',
    'effects.2',
    { answer: ['blue: Annihilation Looms'] },
  ),
  effect(
    '03',
    'A reveal effect of red before an effect of blue without a moment',
    { effects: [of('blue', 'Azure', 'untimed'), of('red', 'Crimson', 'reveal')] },
    'answered',
    'effects.4 effects.2',
    { answer: ['red: Crimson', 'blue: Azure'] },
  ),
  effect('04', 'Two reveal effects', { effects: both('reveal') }, 'answered', 'effects.6', {
    answer: ['blue: Azure', 'red: Crimson'],
  }),
  effect('05', 'Two effects without a moment', { effects: both('untimed') }, 'answered', 'effects.3', {
    answer: ['blue: Azure', 'red: Crimson'],
  }),
  effect(
    '06',
    'Two effects without a moment while red has priority',
    { effects: both('untimed'), priority: 'red' },
    'answered',
    'effects.3',
    { answer: ['blue: Azure', 'red: Crimson'] },
  ),
  effect(
    '07',
    'Two effects at the start of the Activation Phase while red has priority',
    { effects: both('start-of-activation-phase'), priority: 'red' },
    'answered',
    'effects.7',
    { answer: ['blue: Azure', 'red: Crimson'] },
  ),
  effect(
    '08',
    'Two effects on issuing orders while red has priority',
    { effects: both('issue-orders'), priority: 'red' },
    'answered',
    'command-phase.sequence.3',
    { answer: ['red: Crimson', 'blue: Azure'] },
  ),
  effect(
    '09',
    'Two effects on issuing orders while blue has priority',
    { effects: both('issue-orders'), priority: 'blue' },
    'answered',
    'command-phase.sequence.3',
    { answer: ['blue: Azure', 'red: Crimson'] },
  ),
  effect(
    '10',
    'A reveal effect of blue had resolved before Change of Plans',
    early,
    'disputed',
    'effects.6 effects.5a',
  ),
  effect('11', 'What had resolved stands', early, 'answered', 'effects.6 effects.5a', {
    answer: ['blue: Azure', 'red: Change of Plans'],
    readings: { 13: 'A' },
  }),
  effect('12', 'Selection starts afresh', early, 'answered', 'effects.6 effects.5a', {
    answer: ['red: Change of Plans'],
    readings: { 13: 'B' },
  }),
  effect('13', 'Where priority is settled', placed, 'disputed', 'effects.2 command-phase.sequence.2'),
  effect('14', 'Effects without a moment before priority', placed, 'answered', 'effects.2 command-phase.sequence.2', {
    answer: ['blue: Azure', 'priority is settled'],
    readings: { 7: 'A' },
  }),
  effect('15', 'The place of priority is not fixed', placed, 'answered', 'effects.2 command-phase.sequence.2', {
    answer: ['blue: Azure', 'priority is settled (place not fixed)'],
    readings: { 7: 'B' },
  }),
  effect(
    '16',
    'Two Standing Orders',
    {
      effects: [
        { player: 'red', card: 'Standing Orders' },
        { player: 'blue', card: 'Standing Orders' },
      ],
    },
    'answered',
    'generic.3',
    { answer: ['red: Standing Orders | blue: Standing Orders (no rule gives an order)'] },
  ),
  effect(
    '17',
    'What an effect that is not used would send back stays where it is',
    { effects: [looms, { ...plans, used: false, returns: 'blue' }] },
    'answered',
    'effects.2',
    { answer: ['blue: Annihilation Looms'] },
  ),
  effect(
    '18',
    'Covert Observation has another moment in each print',
    { effects: [looms, { player: 'red', card: 'Covert Observation' }], priority: 'red' },
    'undetermined',
    'effects.2 effects.3 effects.4 effects.7 command-phase.sequence.3',
  ),
  effect(
    '19',
    'Push has no effect, so no moment is asked of it',
    { effects: [{ player: 'red', card: 'Push' }, looms] },
    'answered',
    'effects.2',
    { answer: ['blue: Annihilation Looms'] },
  ),
  effect(
    '20',
    'An effect that was sent back stands neither before priority nor after',
    { effects: [looms, plans], placePriority: true },
    'answered',
    'effects.4 effects.5 effects.5a command-phase.sequence.2',
    { answer: ['red: Change of Plans', 'priority is settled'] },
  ),
]

const event = (round: number, what: string, card: string, more = {}) => ({ round, event: what, card, ...more })
const at = (moment: string, ...events: object[]) => ({ start: 7, moment, events })
const illegal = at('activation-phase', event(1, 'illegal', 'Implacable'), event(1, 'play', 'Standing Orders'))
const fallen = {
  ...at('activation-phase', event(1, 'play', 'Implacable'), event(1, 'ownerDefeated', 'Implacable')),
  card: 'Implacable',
}

/** SWL.FLOW: hand and discard pile. */
export const flowCases: readonly Case[] = [
  flow('01', 'Seven cards before the game', at('command-phase'), 'answered', 'info.2', { answer: 7 }),
  flow(
    '02',
    'One card a round for three rounds',
    at('round-over', event(1, 'play', 'Ambush'), event(2, 'play', 'Push'), event(3, 'play', 'Assault')),
    'answered',
    'info.2 discard.1a discard.1b',
    { answer: 4 },
  ),
  flow(
    '03',
    'Standing Orders every round',
    at('activation-phase', event(1, 'play', 'Standing Orders'), event(2, 'play', 'Standing Orders')),
    'answered',
    'info.2 generic.3',
    { answer: 7 },
  ),
  flow(
    '04',
    'Standing Orders while it is in play',
    at('command-phase', event(1, 'play', 'Standing Orders')),
    'answered',
    'info.2',
    { answer: 6 },
  ),
  flow(
    '05',
    'A Permanent card in round 2',
    {
      ...at('round-over', event(1, 'play', 'Crimson', { keywords: ['Permanent'] }), event(2, 'play', 'Ambush')),
      card: 'Crimson',
    },
    'answered',
    'discard.3',
    { answer: 'in play' },
  ),
  flow(
    '06',
    'A card taken back from the discard pile',
    at('activation-phase', event(1, 'play', 'Ambush'), event(2, 'returnToHand', 'Ambush')),
    'answered',
    'info.2 discard.1a discard.1b info.4',
    { answer: 7 },
  ),
  flow(
    '07',
    'Sent back by Change of Plans, another card played',
    at('round-over', event(1, 'play', 'Ambush'), event(1, 'cancel', 'Ambush'), event(1, 'play', 'Push')),
    'answered',
    'info.2 effects.5 discard.1a discard.1b',
    { answer: 6 },
  ),
  flow(
    '08',
    'Change of Plans used, another card played',
    at(
      'round-over',
      event(1, 'play', 'Change of Plans'),
      event(1, 'discard', 'Change of Plans'),
      event(1, 'play', 'Push'),
    ),
    'answered',
    'info.2 effects.5a discard.1a discard.1b',
    { answer: 5 },
  ),
  flow(
    '09',
    'Keywords last as long as the card is in play',
    { ...at('activation-phase', event(1, 'play', 'Crimson', { keywords: ['Relentless'] })), card: 'Crimson' },
    'answered',
    'keywords.1',
    { answer: 'in play' },
  ),
  flow('10', 'An illegal card was exchanged', illegal, 'disputed', 'info.2 illegal.1 generic.3'),
  flow('11', 'An illegal card goes back to hand', illegal, 'answered', 'info.2 illegal.1 generic.3', {
    answer: 7,
    readings: { 3: 'A' },
  }),
  flow('12', 'An illegal card goes the way of a played card', illegal, 'answered', 'info.2 illegal.1 generic.3', {
    answer: 6,
    readings: { 3: 'B' },
  }),
  flow('13', 'The owner is defeated while the card is in play', fallen, 'answered', 'discard.1b', {
    answer: 'in play',
  }),
  flow('14', 'The effect ends with its owner', fallen, 'answered', 'discard.1b', {
    answer: 'in play without effect',
    readings: { 12: 'B' },
  }),
  flow(
    '15',
    'A discarded card',
    { ...at('round-over', event(1, 'play', 'Ambush')), card: 'Ambush' },
    'answered',
    'discard.1a discard.1b',
    { answer: 'in the discard pile' },
  ),
  flow(
    '16',
    'Standing Orders takes the place of an illegal card, also where nobody tells its play',
    { ...at('command-phase', event(1, 'illegal', 'Implacable')), card: 'Standing Orders' },
    'answered',
    'illegal.1',
    { answer: 'in play' },
  ),
  flow(
    '17',
    'A card sent back by Change of Plans, played a round later',
    at(
      'command-phase',
      event(1, 'play', 'Ambush'),
      event(1, 'cancel', 'Ambush'),
      event(1, 'play', 'Push'),
      event(2, 'play', 'Ambush'),
    ),
    'answered',
    'info.2 effects.5 discard.1a discard.1b',
    { answer: 5 },
  ),
  flow(
    '18',
    'A card our list knows as Permanent, its keywords not told',
    { ...at('round-over', event(1, 'play', 'Hero of the Clone Wars')), card: 'Hero of the Clone Wars' },
    'answered',
    'discard.3',
    { answer: 'in play' },
  ),
  flow(
    '19',
    'A card that nobody named: whether it was in the hand is not told',
    { ...at('round-over', event(1, 'play', 'Ambush')), card: 'Push' },
    'undetermined',
    'info.2',
  ),
  flow(
    '20',
    'A card that was in the hand and was never played',
    { ...at('round-over', event(1, 'play', 'Ambush')), card: 'Push', wasInHand: true },
    'answered',
    'hand.1',
    { answer: 'in hand' },
  ),
  flow(
    '21',
    'Explosions! after its round',
    { ...at('round-over', event(1, 'play', 'Explosions!'), event(2, 'play', 'Ambush')), card: 'Explosions!' },
    'answered',
    'discard.3',
    { answer: 'in play' },
  ),
  flow(
    '22',
    'Merciless Munitions, of its keywords only one told',
    {
      ...at('round-over', event(1, 'play', 'Merciless Munitions', { keywords: ['Detonate 1'] })),
      card: 'Merciless Munitions',
    },
    'answered',
    'discard.3 keywords.1',
    { answer: 'in play' },
  ),
  flow(
    '23',
    'A card our list knows as Permanent, of its keywords only one told',
    {
      ...at('round-over', event(1, 'play', 'Darkness Descends', { keywords: ['Reliable 2'] })),
      card: 'Darkness Descends',
    },
    'answered',
    'discard.3 keywords.1',
    { answer: 'in play' },
  ),
]
