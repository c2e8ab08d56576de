import { scene } from '../ids.ts'

const of = (player: string, card: string, timing: string, more = {}) => ({ player, card, timing, ...more })
const looms = { player: 'blue', card: 'Annihilation Looms' }
const plans = { player: 'red', card: 'Change of Plans' }
const both = (timing: string) => [of('red', 'Red', timing), of('blue', 'me', timing)]

/** Worked examples of effects, one thing at a time. */
export const scenarios = [
  scene(
    'Change of Plans goes before Annihilation Looms and cancels it',
    { effects: [looms, { ...plans, used: true }] },
    'answered',
    'effects.5 holds',
    { deciding: 'effects.4 effects.5 effects.5a', answer: ['red: Change of Plans'] },
  ),
  scene(
    'Change of Plans sends play back to the selection',
    { effects: [looms, { ...plans, returns: 'blue' }] },
    'answered',
    'effects.5a holds',
  ),
  scene('Change of Plans is not used', { effects: [looms, { ...plans, used: false }] }, 'answered', 'effects.2 holds', {
    deciding: 'effects.2',
    answer: ['blue: Annihilation Looms'],
  }),
  scene(
    'Whether Change of Plans is used is not known',
    { effects: [looms, plans] },
    'undetermined',
    'effects.5 unknown',
    { missing: ['effects[1].used'] },
  ),
  scene(
    'A reveal effect goes before one without a stated moment',
    { effects: [of('blue', 'me', 'untimed'), of('red', 'Red', 'reveal')] },
    'answered',
    'effects.4 holds',
    { deciding: 'effects.4 effects.2', answer: ['red: Red', 'blue: me'] },
  ),
  scene('Two reveal effects: blue first', { effects: both('reveal') }, 'answered', 'effects.6 holds', {
    deciding: 'effects.6',
    answer: ['blue: me', 'red: Red'],
  }),
  scene(
    'Two effects without a stated moment: blue first',
    { effects: both('untimed') },
    'answered',
    'effects.3 holds',
    { deciding: 'effects.3', answer: ['blue: me', 'red: Red'] },
  ),
  scene(
    'Two effects at the start of the Activation Phase: blue first',
    { effects: both('start-of-activation-phase'), priority: 'red' },
    'answered',
    'effects.7 holds',
    { deciding: 'effects.7', answer: ['blue: me', 'red: Red'] },
  ),
  scene(
    'Effects on issuing orders: the priority player first',
    { effects: both('issue-orders'), priority: 'red' },
    'answered',
    'command-phase.sequence.3 holds',
    { deciding: 'command-phase.sequence.3', answer: ['red: Red', 'blue: me'] },
  ),
  scene(
    'Who has priority matters for effects on issuing orders',
    { effects: both('issue-orders') },
    'undetermined',
    'command-phase.sequence.3 holds',
    { missing: ['priority'] },
  ),
  scene(
    'The moment of an effect is not known',
    { effects: [{ player: 'red', card: 'Red' }, of('blue', 'me', 'untimed')] },
    'undetermined',
    'effects.2 unknown',
    { missing: ['effects[0].timing'] },
  ),
  scene(
    'A moment that is not known may tie with a reveal',
    { effects: [{ player: 'blue', card: 'me' }, of('red', 'Red', 'reveal')] },
    'undetermined',
    'effects.6 unknown',
    { missing: ['effects[0].timing'] },
  ),
  scene('Nothing is known of the effects', { priority: 'red' }, 'undetermined', 'effects.4 unknown'),
  scene(
    'A reveal effect of blue before Change of Plans',
    { effects: [of('blue', 'me', 'reveal'), { ...plans, used: true }] },
    'disputed',
    'effects.5a holds',
  ),
  scene(
    'Where effects without a stated moment stand to priority',
    { effects: [of('blue', 'me', 'untimed')], placePriority: true },
    'disputed',
    'effects.2 holds',
  ),
  scene(
    'Two effects at the end of the Command Phase have no order',
    {
      effects: [
        { player: 'red', card: 'Standing Orders' },
        { player: 'blue', card: 'Standing Orders' },
      ],
    },
    'answered',
    'effects.2 not-in-play',
    { deciding: 'generic.3' },
  ),
  scene(
    'Effects in the Activation Phase come with the activations',
    { effects: both('activation') },
    'answered',
    'effects.7 not-in-play',
    { deciding: 'priority.use.2' },
  ),
]
