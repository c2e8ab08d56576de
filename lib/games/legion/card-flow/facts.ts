import { choice, count, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { CHANGE_OF_PLANS, STANDING_ORDERS, same } from '../names.ts'
import { sayEvents } from '../told.ts'

/** What can happen to a card, seen from its owner. */
const eventOptions = {
  play: 'Played',
  returnToHand: 'Taken back to hand',
  cancel: 'Sent back to hand by Change of Plans, select again',
  discard: 'Discarded at once for Change of Plans, select again',
  illegal: 'Revealed and illegal, exchanged for Standing Orders',
  ownerDefeated: 'Its owner is defeated',
} as const

/** How far the last round listed has come. */
const momentOptions = {
  'command-phase': 'In the Command Phase',
  'activation-phase': 'In the Activation Phase',
  'round-over': 'After the End Phase',
} as const

/** True where a card is asked about that no event names; Standing Orders is in every hand. */
const isUnseen = (_near: RawFacts, { card, asks, events }: RawFacts): boolean =>
  typeof card === 'string' &&
  asks !== 'hand-size' &&
  !same(card, STANDING_ORDERS) &&
  !(Array.isArray(events) && events.some((event) => typeof event?.card === 'string' && same(event.card, card)))

/** The facts of 5.7: the cards of one player. */
export const facts = {
  start: count({ label: 'Cards in the hand at the start', help: 'Seven, unless the game began otherwise.', max: 7 }),
  events: list(
    record(
      {
        round: count({ label: 'Round', min: 1, max: 6 }),
        event: choice(eventOptions, { label: 'What happened' }),
        card: name({ label: 'Card', samples: [STANDING_ORDERS, CHANGE_OF_PLANS] }),
        keywords: list(name({ label: 'Keyword' }), {
          label: 'Keywords on the card',
          help: 'Those it has, such as Permanent, and those it gives. Left blank, our list is asked, and the ruling says what it took.',
          max: 6,
          optional: true,
        }),
      },
      { label: 'Event', told: sayEvents(eventOptions) },
    ),
    { label: 'What happened to your cards, in order', max: 40, item: 'event', ordered: true },
  ),
  moment: choice(momentOptions, { label: 'Where you are in the last of these rounds' }),
  asks: choice(
    { 'hand-size': 'How many cards are in the hand', where: 'Where one card is' },
    {
      label: 'What you want to know',
      help: 'Blank asks for the card named below, or else for the size of the hand.',
      optional: true,
    },
  ),
  card: name({ label: 'Card you ask about', optional: true }),
  wasInHand: yesNo({ label: 'That card was in the hand at the start', relevant: isUnseen }),
} as const
