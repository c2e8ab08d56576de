import { answerOver, type Checker, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { capital } from '../../../kernel/words.ts'
import { EDITIONS } from '../facts.ts'
import { CHANGE_OF_PLANS, same } from '../names.ts'
import * as usual from '../presumes.ts'
import { facts } from './facts.ts'
import {
  BEFORE_PRIORITY,
  effectOf,
  itemOf,
  RULE_CLAUSES,
  resolve,
  sayItem,
  type Told,
  WHAT_STANDS,
  whose,
} from './resolve.ts'

const check = checksOver(facts)
const { condition } = clausesOver(facts)
const spoken = [
  'legion:command-cards.effects.2',
  'legion:command-cards.effects.3',
  'legion:command-cards.effects.4',
  'legion:command-cards.effects.5',
  'legion:command-cards.effects.5a',
  'legion:command-cards.effects.6',
  'legion:command-cards.effects.7',
  'legion:command-phase.sequence.3',
] as const

const SAYS: Record<(typeof spoken)[number], string> = {
  'legion:command-cards.effects.2': 'An effect without a stated moment happens after the reveal.',
  'legion:command-cards.effects.3': 'Both have an effect without a stated moment: blue first.',
  'legion:command-cards.effects.4': 'An effect tied to the reveal goes before every effect without a stated moment.',
  'legion:command-cards.effects.5': 'A card that went back to hand does nothing any more.',
  'legion:command-cards.effects.5a': 'Change of Plans is used: play goes back to the selection.',
  'legion:command-cards.effects.6': 'Both have a reveal effect: blue first.',
  'legion:command-cards.effects.7': 'Effects at the start of the Activation Phase: blue first.',
  'legion:command-phase.sequence.3': 'Effects on issuing orders: the priority player first.',
}

const SETTLED = 'legion:command-phase.sequence.2'
const LATER = {
  says: 'Later editions let the priority player go first at the start of the Activation Phase',
  clause: 'legion:command-phase.timing.2',
}
const startsActivation = (effects: readonly Told[]): boolean =>
  effects.some((effect) => effectOf(effect).timing === 'start-of-activation-phase')

/** What happens, one after another, in a sentence. */
const inTurn = (steps: readonly string[]): string =>
  steps.length > 1 ? `first ${steps.join(', then ')}` : (steps[0] ?? 'nothing happens')

/** 5.6: the order of effects, with those that are dropped. */
export const effectOrder: Checker = defineChecker({
  id: 'effect-order',
  waitsAt: 'legion:command-phase.sequence.3',
  ...usual.effectOrder,
  game: 'legion',
  aliases: ['swl-5-6'],
  title: 'In which order do card effects happen?',
  question: 'In which order do the card effects happen?',
  asked: [
    'which effect first',
    'effect order',
    'change of plans',
    'annihilation looms',
    'reveal effects',
    'blue or red first',
    'start of the activation phase',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    check(
      ['effects'],
      ({ effects }) =>
        effects.every((one) => effects.every((two) => one.player !== two.player || same(one.card, two.card))),
      {
        path: 'effects',
        message: 'One player has two cards.',
        fix: 'Give the effects of one card for each player.',
      },
    ),
    check(
      ['effects'],
      ({ effects }) =>
        effects.every(
          ({ card, player, returns }) => !same(card, CHANGE_OF_PLANS) || returns === undefined || returns !== player,
        ),
      {
        path: 'effects',
        message: 'Change of Plans sends the opponent’s card back, not its own.',
        fix: 'Choose the opponent’s card as the one that goes back.',
      },
    ),
  ],
  clauses: [
    ...spoken.map((id) =>
      condition(id, {
        needs: ['effects', 'priority'],
        readings: [],
        when: ({ effects, priority }) =>
          resolve(effects.map(effectOf), priority, false, { edition: '', reads: () => 'A' }).deciding.includes(id),
        holds: () => true,
        says: { holds: SAYS[id], aside: 'Not needed here.' },
      }),
    ),
    condition(SETTLED, {
      needs: ['placePriority'],
      when: ({ placePriority }) => placePriority === true,
      holds: () => true,
      says: { holds: 'Priority is settled after the cards are revealed.', aside: 'Not asked for.' },
    }),
  ],
  answer: answerOver(facts)({
    needs: ['effects', 'priority', 'placePriority'],
    readings: [BEFORE_PRIORITY, WHAT_STANDS],
    cites: [...RULE_CLAUSES, LATER.clause],
    of: ({ effects, priority, placePriority }, table) => {
      const found = resolve(effects.map(effectOf), priority, placePriority ?? false, table)
      const dropped: readonly Step[] = [
        ...(found.undone ?? []),
        ...found.dropped.map((effect) => ({ says: whose(effect), item: { effects: [itemOf(effect)] } })),
      ]
      return {
        kind: 'list',
        value: found.lines,
        items: found.items,
        says: capital(
          [inTurn(found.items.map(sayItem)), ...dropped.map(({ says }) => `${says} does not happen`)].join('; '),
        ),
        derivation: [
          ...found.steps.map((step) => ({ ...step, says: capital(step.says) })),
          ...(startsActivation(effects) ? [LATER] : []),
        ],
        deciding: found.deciding.length ? found.deciding : ['legion:command-cards.effects.2'],
        consequences: dropped.map(({ says, item }) => ({
          says: capital(`${says} does not happen`),
          clause: 'legion:command-cards.effects.5',
          ...(item ? { item } : {}),
        })),
      }
    },
  }),
  asks: 'value',
  gaps: [
    'Effects of units, keywords and upgrades.',
    'The order among several effects of one card: its owner reads them from top to bottom.',
  ],
})
