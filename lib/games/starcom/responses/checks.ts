import { checksOver } from '../../../kernel/checker.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, TITLES } from '../facts.ts'
import { seatChecks } from '../seats.ts'
import { facts } from './facts.ts'

const check = checksOver(facts)

const unlisted = (card: string) => card === 'ability' || card === 'other-card'

/** Facts about a sequence that cannot all be true at once. */
export const responseChecks = [
  ...seatChecks,
  check(['combatWindow', 'phase'], (f) => !f.combatWindow || f.phase === 'combat', {
    path: 'combatWindow',
    message: 'A combat step ends in the Combat Phase.',
    fix: 'Say that it is the Combat Phase, or that no combat step has just ended.',
  }),
  check(['seats', 'trigger'], ({ seats, trigger }) => trigger.kind === 'nothing' || seats.includes(trigger.by), {
    path: 'trigger.by',
    message: 'The player who started it is not among the players of the game.',
    fix: 'Name a player you listed, or list that player too.',
  }),
  check(['seats', 'plays'], ({ seats, plays }) => plays.every((play) => seats.includes(play.by)), {
    path: 'plays',
    message: 'Somebody who played a card is not among the players of the game.',
    fix: 'Name only players you listed, or list that player too.',
  }),
  check(['seats', 'passes'], ({ seats, passes }) => passes.every((player) => seats.includes(player)), {
    path: 'passes',
    message: 'Somebody who passed is not among the players of the game.',
    fix: 'Name only players you listed, or list that player too.',
  }),
  check(['passes'], ({ passes }) => new Set(passes).size === passes.length, {
    path: 'passes',
    message: 'The same player has passed twice.',
    fix: 'List the passes since the newest play only, each player once.',
  }),
  check(
    ['trigger', 'plays'],
    ({ trigger, plays }) => plays.length > 0 || (trigger.kind !== 'card' && trigger.kind !== 'ability'),
    {
      path: 'plays',
      message: 'The card or ability that is responded to comes first in the list, and the list is empty.',
      fix: 'List the card or ability that is responded to first.',
    },
  ),
  check(
    ['trigger', 'plays'],
    ({ trigger, plays }) =>
      !plays.length || (trigger.kind !== 'card' && trigger.kind !== 'ability') || plays[0]?.by === trigger.by,
    {
      path: 'plays[0].by',
      message:
        'The card or ability that is responded to comes first in the list, and the first there is not by that player.',
      fix: 'List the card or ability that is responded to first.',
    },
  ),
  check(
    ['trigger', 'plays'],
    ({ trigger, plays }) =>
      !plays.length ||
      (trigger.kind === 'card'
        ? plays[0]?.card !== 'ability'
        : trigger.kind !== 'ability' || plays[0]?.card === 'ability'),
    {
      path: 'plays[0].card',
      message: 'What is responded to comes first in the list, and the first there is of another kind.',
      fix: 'List the card or ability that is responded to first.',
    },
  ),
  check(
    ['plays'],
    ({ plays }) => plays.every(({ card, target }, i) => card !== 'intercept-orders' || !target || Number(target) <= i),
    {
      path: 'plays',
      message: 'Intercept Orders is aimed at a play that had not been made yet.',
      fix: 'Aim it at an earlier card of the list.',
    },
  ),
  ...EDITIONS.map((edition) =>
    check(['plays'], ({ plays }) => plays.every(({ card }) => unlisted(card) || cardOf(card, edition)), {
      path: 'plays',
      message: `One of the cards played is not in the ${TITLES[edition]} list.`,
      fix: `Choose Commands of ${TITLES[edition]}, or switch to the other edition.`,
      editions: [edition],
    }),
  ),
]
