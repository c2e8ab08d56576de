import { scene } from '../ids.ts'

const event = (round: number, what: string, card: string, more = {}) => ({ round, event: what, card, ...more })
const base = { start: 7, moment: 'round-over', asks: 'hand-size' }
const where = (card: string) => ({ ...base, asks: 'where', card })
const openRound = { event: 'play', card: 'Standing Orders' }

/** Worked examples of where cards go, one thing at a time. */
export const scenarios = [
  scene(
    'A card that was played is discarded in the End Phase',
    { ...base, events: [event(1, 'play', 'Ambush')] },
    'answered',
    'discard.1a holds',
    { deciding: 'info.2 discard.1a discard.1b', answer: 6 },
  ),
  scene(
    'The effect of a card ends with its discard',
    { ...where('Ambush'), events: [event(1, 'play', 'Ambush')] },
    'answered',
    'discard.1b holds',
    { deciding: 'discard.1a discard.1b', answer: 'in the discard pile' },
  ),
  scene(
    'Standing Orders is back when the Command Phase ends',
    { ...base, moment: 'activation-phase', events: [event(1, 'play', 'Standing Orders')] },
    'answered',
    'generic.3 holds',
    { deciding: 'info.2 generic.3', answer: 7 },
  ),
  scene(
    'In the Command Phase Standing Orders is still in play',
    { ...base, moment: 'command-phase', events: [event(1, 'play', 'Standing Orders')] },
    'answered',
    'generic.3 not-in-play',
    { answer: 6 },
  ),
  scene(
    'How far the round has come is not known',
    { start: 7, asks: 'hand-size', events: [event(1, 'play', 'Standing Orders')] },
    'undetermined',
    'generic.3 unknown',
    { missing: ['moment'] },
  ),
  scene(
    'Where a played card is depends on the moment',
    { start: 7, asks: 'where', card: 'Ambush', events: [event(1, 'play', 'Ambush')] },
    'undetermined',
    'discard.1a unknown',
    { missing: ['moment'] },
  ),
  scene(
    'A Permanent card stays in play',
    { ...where('Red'), events: [event(1, 'play', 'Red', { keywords: ['Permanent'] })] },
    'answered',
    'discard.3 holds',
    { deciding: 'discard.3', answer: 'in play' },
  ),
  scene(
    'Keywords from a card last as long as it is in play',
    { ...where('Red'), moment: 'activation-phase', events: [event(1, 'play', 'Red', { keywords: ['Relentless'] })] },
    'answered',
    'keywords.1 holds',
    { deciding: 'keywords.1', answer: 'in play' },
  ),
  scene(
    'A card taken back from the discard pile is named',
    { ...base, moment: 'command-phase', events: [event(1, 'play', 'Ambush'), event(2, 'returnToHand', 'Ambush')] },
    'answered',
    'info.4 holds',
    { answer: 7 },
  ),
  scene(
    'Change of Plans sent a card back',
    {
      ...base,
      moment: 'command-phase',
      events: [event(1, 'play', 'Ambush'), event(1, 'cancel', 'Ambush'), event(1, 'play', 'Push')],
    },
    'answered',
    'effects.5 holds',
    { answer: 6 },
  ),
  scene(
    'Change of Plans is discarded when it is used',
    {
      ...base,
      moment: 'command-phase',
      events: [event(1, 'play', 'Change of Plans'), event(1, 'discard', 'Change of Plans'), event(1, 'play', 'Push')],
    },
    'answered',
    'effects.5a holds',
    { answer: 5 },
  ),
  scene(
    'Where an illegal card goes is not settled',
    { ...base, moment: 'command-phase', events: [event(1, 'illegal', 'Red'), event(1, 'play', 'Standing Orders')] },
    'disputed',
    'illegal.1 holds',
  ),
  scene(
    'The owner is defeated while the card is in play',
    {
      ...where('Red'),
      moment: 'activation-phase',
      events: [event(1, 'play', 'Red'), event(1, 'ownerDefeated', 'Red')],
    },
    'answered',
    'discard.1b holds',
    { answer: 'in play' },
  ),
  scene(
    'What happened to the card in play is not known',
    {
      ...base,
      moment: 'activation-phase',
      events: [event(1, 'play', 'Change of Plans'), { round: 1, card: 'Change of Plans' }],
    },
    'undetermined',
    'effects.5a unknown',
    { missing: ['events[1].event'] },
  ),
  scene(
    'Whether the card was illegal is not known',
    { ...base, moment: 'activation-phase', events: [{ round: 1, card: 'Red' }] },
    'undetermined',
    'illegal.1 unknown',
    { missing: ['events[0].event'] },
  ),
  scene('In which round Standing Orders came back', { ...base, events: [openRound] }, 'answered', 'generic.3 holds', {
    answer: 7,
  }),
  scene(
    'Nothing is known of the events',
    { start: 7, moment: 'round-over', asks: 'hand-size' },
    'undetermined',
    'info.4 unknown',
  ),
  scene(
    'A card that was never played is in hand',
    { ...where('Push'), events: [], wasInHand: true },
    'answered',
    'discard.1a not-in-play',
    { deciding: 'hand.1', answer: 'in hand' },
  ),
  scene(
    'Which card is asked about is not known',
    { start: 7, moment: 'round-over', asks: 'where', events: [event(1, 'play', 'Red')] },
    'undetermined',
    'discard.1a holds',
    { missing: ['card'] },
  ),
]
