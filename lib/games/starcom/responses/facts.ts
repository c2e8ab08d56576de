import { choice, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { cards } from '../data/cards.ts'
import { NEW, vocabulary } from '../facts.ts'
import { seatFacts } from '../seats.ts'
import { sayPlays } from '../told.ts'

/** What can lie in a sequence: every Command of both editions, an ability, and any other card. */
const played: Record<string, string> = {
  ability: 'An ability',
  'other-card': 'Another card, not a Command',
  ...Object.fromEntries(cards.filter((card) => card.type === 'Command').map((card) => [card.slug, card.name])),
}

/** Most plays in one sequence. */
const LONGEST = 8
const places: Record<string, string> = Object.fromEntries(
  Array.from({ length: LONGEST }, (_, i) => [String(i + 1), `Play ${i + 1}`]),
)

export const facts = {
  phase: { ...vocabulary.phase, changeable: false },
  trigger: record(
    {
      kind: choice(
        {
          card: 'A card is played',
          ability: 'An ability is used',
          action: 'A turn action (moving, building, developing, trading)',
          exploreEffect: 'An effect of a system on being explored',
          other: 'Anything else',
          nothing: 'Nothing; somebody opens with a Command or an ability',
        },
        { label: 'What happened' },
      ),
      by: name({
        sort: 'player',
        label: 'Who did it',
        relevant: (trigger: RawFacts) => trigger.kind !== 'nothing',
      }),
    },
    { label: 'What is responded to', row: ['kind', 'by'] },
  ),
  ...seatFacts,
  combatWindow: yesNo({
    label: 'A combat step has just been finished',
    help: 'After each combat step every player gets a chance to play Commands.',
    editions: [NEW],
    changeable: true,
    remedy: (v: boolean) => (v ? 'Wait for the end of a combat step' : 'Do it at another moment'),
  }),
  plays: list(
    record(
      {
        by: name({ sort: 'player', label: 'Played by' }),
        card: choice(played, { label: 'Card' }),
        target: choice(places, {
          label: 'Aimed at',
          help: 'For Intercept Orders: which play of this list it is aimed at.',
          // before the first play there is none to aim at
          relevant: (play: RawFacts, { plays }: RawFacts) =>
            (play.card === undefined || play.card === 'intercept-orders') &&
            (plays as RawFacts[] | undefined)?.[0] !== play,
        }),
      },
      { label: 'Play', row: ['by', 'card', 'target'], told: sayPlays(played, places) },
    ),
    {
      label: 'Cards and abilities so far, oldest first',
      help: 'Start with the one being responded to. Do not list a turn action; it resolves last. Leave it empty if nobody has played anything.',
      max: LONGEST,
      item: 'play',
      ordered: true,
    },
  ),
  passes: list(name({ sort: 'player', label: 'Player' }), {
    label: 'Who has passed since the newest play',
    help: 'Leave it empty if nobody has.',
    max: 4,
    item: 'pass',
  }),
} as const

/** Words for a play's card. */
export const nameOf = (card: string): string => played[card] ?? card
