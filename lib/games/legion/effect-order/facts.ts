import { choice, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { hasNoEffect } from '../data/no-effect.ts'
import { PLAYER_NAMES } from '../facts.ts'
import { ANNIHILATION_LOOMS, CHANGE_OF_PLANS, cardNamed, same } from '../names.ts'
import { sayEffects } from '../told.ts'

/** Moments in the order in which they come. */
export const timingOptions = {
  reveal: 'When revealed',
  untimed: 'No stated moment',
  'issue-orders': 'When orders are issued',
  'end-of-command-phase': 'End of the Command Phase',
  'start-of-activation-phase': 'Start of the Activation Phase',
  activation: 'During activations',
} as const
export type Timing = keyof typeof timingOptions
export const TIMINGS = Object.keys(timingOptions) as Timing[]

/** The moment our list has for a card; it is silent on most. */
export function knownTiming(card: unknown): Timing | undefined {
  const timing = typeof card === 'string' ? cardNamed(card)?.effectTiming : undefined
  return timing === 'end-of-unit-activation' ? 'activation' : (timing ?? undefined)
}

const isChangeOfPlans = (effect: RawFacts) => typeof effect.card === 'string' && same(effect.card, CHANGE_OF_PLANS)

/** The facts of 5.6. */
export const facts = {
  effects: list(
    record(
      {
        player: choice(PLAYER_NAMES, { label: 'Player' }),
        card: name({ label: 'Card', samples: [CHANGE_OF_PLANS, ANNIHILATION_LOOMS] }),
        timing: choice(timingOptions, {
          label: 'Moment',
          help: 'As the card says; our list knows a few.',
          relevant: ({ card }: RawFacts): boolean => knownTiming(card) === undefined && !hasNoEffect(card),
        }),
        used: yesNo({
          label: 'Used',
          help: 'For an optional effect. Leave it blank for one that simply happens.',
          relevant: (effect: RawFacts): boolean => isChangeOfPlans(effect) && effect.returns === undefined,
        }),
        returns: choice(PLAYER_NAMES, {
          label: 'Whose card it returns to hand',
          help: 'Leave it blank when no card goes back.',
          optional: true,
        }),
      },
      {
        label: 'Effect',
        row: ['player', 'card', 'timing', 'used', 'returns'],
        told: sayEffects(PLAYER_NAMES, timingOptions),
      },
    ),
    { label: 'Effects of the cards in play', min: 1, max: 12, item: 'effect' },
  ),
  priority: choice(PLAYER_NAMES, {
    label: 'Has priority',
    help: 'Asked only when both have an effect on issuing orders.',
  }),
  placePriority: yesNo({
    label: 'Show where priority is settled',
    help: 'Adds that step to the list; for effects without a stated moment its place is open question 7.',
    optional: true,
  }),
} as const
