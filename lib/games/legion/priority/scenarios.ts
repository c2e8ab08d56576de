import { scene } from '../ids.ts'

const of = (card: string) => ({ card })
const own = (card: string, cunning: boolean) => ({ card, cunning })
const tie = { blue: of('Ambush'), red: of('Ambush') }
const none = { blue: of('none'), red: of('none') }

/** Worked examples of priority, one thing at a time. */
export const scenarios = [
  scene('One pip beats two', { blue: of('Ambush'), red: of('Push') }, 'answered', 'priority.pips.1 holds', {
    deciding: 'priority.pips.1',
    answer: 'blue',
  }),
  scene('Two pips lose to one', { blue: of('Push'), red: of('Ambush') }, 'answered', 'priority.pips.1 holds', {
    deciding: 'priority.pips.1',
    answer: 'red',
  }),
  scene(
    'A tie whose numbers nobody tells',
    { tied: true, blue: { cunning: false }, red: { cunning: false }, roundCounterHolder: 'blue', die: 'surge' },
    'answered',
    'priority.tie.3 holds',
    { deciding: 'priority.tie.1 priority.tie.3', answer: 'red' },
  ),
  scene('Only one player plays a card', { blue: of('none'), red: of('Standing Orders') }, 'answered', 'play.2 holds', {
    deciding: 'play.2',
    answer: 'red',
  }),
  scene(
    'Nothing is compared with one card in play',
    { blue: of('Standing Orders'), red: of('none') },
    'answered',
    'priority.none.1 holds',
    { deciding: 'play.2', answer: 'blue' },
  ),
  scene(
    'Nobody can play a card, and blue rolls a block',
    { ...none, roundCounterHolder: 'blue', die: 'block' },
    'answered',
    'play.3 holds',
    { deciding: 'play.3 priority.tie.1 priority.tie.2', answer: 'blue' },
  ),
  scene(
    'Whether blue plays a card is not known',
    { red: of('Ambush'), roundCounterHolder: 'blue', die: 'block' },
    'undetermined',
    'play.2 unknown',
  ),
  scene(
    'Nobody may have played',
    { red: of('none'), roundCounterHolder: 'red', die: 'block' },
    'undetermined',
    'play.3 unknown',
    { missing: ['blue.card'] },
  ),
  scene('The pips stand at the upper left', { blue: of('Ambush'), red: of('Push') }, 'answered', 'pips.1 holds'),
  scene(
    'Priority is settled after the reveal',
    { blue: of('Ambush'), red: of('Push') },
    'answered',
    'command-phase.sequence.2 holds',
  ),
  scene(
    'Printed pips count, not those for the hand',
    { blue: of('Sorry About the Mess'), red: of('Ambush') },
    'answered',
    'card-anatomy.command.7 holds',
    { answer: 'blue' },
  ),
  scene(
    'Printed pips that are not known are asked',
    { blue: own('Witch Magick', false), red: of('Push'), roundCounterHolder: 'blue', die: 'block' },
    'undetermined',
    'priority.pips.1 unknown',
    { missing: ['blue.pips'] },
  ),
  scene(
    'Printed pips read from the card',
    { blue: { card: 'Witch Magick', pips: 3, cunning: false }, red: of('Push') },
    'answered',
    'priority.pips.1 holds',
    { answer: 'red' },
  ),
  scene(
    'Pips on which two sources of the time agree are not asked',
    { blue: own('At Last', false), red: of('Push') },
    'answered',
    'priority.pips.1 holds',
    { answer: 'blue' },
  ),
  scene(
    'Sources disagree on The Sith Will Rule',
    { blue: { card: 'The Sith Will Rule', pips: 3, cunning: false }, red: of('Ambush') },
    'answered',
    'card-anatomy.command.2 holds',
    { answer: 'red' },
  ),
  scene(
    'Generic cards have known pips',
    { blue: of('Standing Orders'), red: of('Assault') },
    'answered',
    'generic.2 holds',
    { answer: 'red' },
  ),
  scene(
    'A tie, and blue holds the round counter and rolls a block',
    { ...tie, roundCounterHolder: 'blue', die: 'block' },
    'answered',
    'priority.tie.2 holds',
    { deciding: 'priority.tie.1 priority.tie.2', answer: 'blue' },
  ),
  scene(
    'A tie, and red holds the round counter and rolls a block',
    { ...tie, roundCounterHolder: 'red', die: 'block' },
    'answered',
    'priority.tie.1 holds',
    { deciding: 'priority.tie.1 priority.tie.2', answer: 'red' },
  ),
  scene(
    'A blank gives priority to the other player',
    { ...tie, roundCounterHolder: 'blue', die: 'blank' },
    'answered',
    'priority.tie.3 holds',
    { deciding: 'priority.tie.1 priority.tie.3', answer: 'red' },
  ),
  scene(
    'A surge is no block',
    { ...tie, roundCounterHolder: 'red', die: 'surge' },
    'answered',
    'priority.tie.3 holds',
    { deciding: 'priority.tie.1 priority.tie.3', answer: 'blue' },
  ),
  scene(
    'The die is still to be rolled',
    { ...tie, roundCounterHolder: 'red', die: 'not-rolled' },
    'answered',
    'priority.tie.1 holds',
    { deciding: 'priority.tie.1', answer: 'red rolls one red defense die' },
  ),
  scene(
    'What the die shows is not known',
    { ...tie, roundCounterHolder: 'red' },
    'undetermined',
    'priority.tie.2 unknown',
    { missing: ['die'], answer: 'red rolls one red defense die' },
  ),
  scene('Who holds the round counter is not known', { ...tie, die: 'block' }, 'undetermined', 'priority.pips.1 fails', {
    missing: ['roundCounterHolder'],
  }),
  scene(
    'Whether a roll is needed is not known',
    { blue: own('Implacable', false), red: { card: 'Son of Skywalker' }, roundCounterHolder: 'red', die: 'block' },
    'answered',
    'priority.tie.1 unknown',
    { answer: 'red' },
  ),
  scene('In round 1 blue rolls', { ...tie, round: 1, die: 'block' }, 'answered', 'priority.counter.1 holds', {
    deciding: 'priority.tie.1 priority.counter.1 priority.tie.2',
    answer: 'blue',
  }),
  scene('In round 2 red rolls', { ...tie, round: 2, die: 'block' }, 'answered', 'priority.counter.1 holds', {
    deciding: 'priority.tie.1 priority.counter.1 priority.tie.2',
    answer: 'red',
  }),
  scene(
    'In round 4 red may have to roll',
    { blue: of('Ambush'), red: { card: 'Implacable' }, round: 4, die: 'surge' },
    'undetermined',
    'priority.counter.1 unknown',
    { missing: ['red.cunning'] },
  ),
  scene(
    'Cunning breaks a tie',
    { blue: of('Ambush'), red: own('Implacable', true) },
    'answered',
    'priority.cunning.1 holds',
    { deciding: 'priority.cunning.1', answer: 'red' },
  ),
  scene(
    'Cunning does nothing without a tie',
    { blue: of('Ambush'), red: own('Fear and Dead Men', true) },
    'answered',
    'priority.pips.1 holds',
    { deciding: 'priority.pips.1', answer: 'blue' },
  ),
  scene(
    'Both have Cunning, so the tie stays',
    { blue: own('Son of Skywalker', true), red: own('Implacable', true), roundCounterHolder: 'blue', die: 'block' },
    'answered',
    'priority.cunning.2 holds',
    { deciding: 'priority.cunning.2 priority.tie.1 priority.tie.2', answer: 'blue' },
  ),
  scene(
    'Whether both have Cunning is not known',
    { blue: own('Son of Skywalker', true), red: { card: 'Implacable' }, roundCounterHolder: 'red', die: 'block' },
    'undetermined',
    'priority.cunning.2 unknown',
    { missing: ['red.cunning'] },
  ),
]
