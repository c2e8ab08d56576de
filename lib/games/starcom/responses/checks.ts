import { checksOver } from '../../../kernel/checker.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS } from '../facts.ts'
import { seatChecks } from '../seats.ts'
import { facts } from './facts.ts'

const check = checksOver(facts)

const unlisted = (card: string) => card === 'ability' || card === 'other-card'

/** Facts about a sequence that cannot all be true at once. */
export const responseChecks = [
  ...seatChecks,
  check(['seats', 'trigger'], ({ seats, trigger }) => seats.includes(trigger.by), {
    path: 'trigger.by',
    message: 'The player who started it is not among the seats.',
    fix: 'Name a player who is in seats.',
  }),
  check(['seats', 'plays'], ({ seats, plays }) => plays.every((play) => seats.includes(play.by)), {
    path: 'plays',
    message: 'A player in plays is not among the seats.',
    fix: 'Name only players who are in seats.',
  }),
  check(['seats', 'passes'], ({ seats, passes }) => passes.every((player) => seats.includes(player)), {
    path: 'passes',
    message: 'A player in passes is not among the seats.',
    fix: 'Name only players who are in seats.',
  }),
  check(['passes'], ({ passes }) => new Set(passes).size === passes.length, {
    path: 'passes',
    message: 'The same player has passed twice.',
    fix: 'List the passes since the newest play only, each player once.',
  }),
  check(
    ['trigger', 'plays'],
    ({ trigger, plays }) => (trigger.kind !== 'card' && trigger.kind !== 'ability') || plays[0]!.by === trigger.by,
    {
      path: 'plays[0].by',
      message: 'The first play is the card or ability that is responded to, but another player made it.',
      fix: 'List the card or ability that is responded to first.',
    },
  ),
  check(
    ['trigger', 'plays'],
    ({ trigger, plays }) =>
      trigger.kind === 'card'
        ? plays[0]!.card !== 'ability'
        : trigger.kind !== 'ability' || plays[0]!.card === 'ability',
    {
      path: 'plays[0].card',
      message: 'The first play is what is responded to, but it is of another kind.',
      fix: 'List the card or ability that is responded to first.',
    },
  ),
  check(
    ['plays'],
    ({ plays }) => plays.every((play, i) => play.card !== 'intercept-orders' || Number(play.target) <= i),
    {
      path: 'plays',
      message: 'Intercept Orders is aimed at a play that had not been made yet.',
      fix: 'Set target to the number of an earlier play.',
    },
  ),
  ...EDITIONS.map((edition) =>
    check(['plays'], ({ plays }) => plays.every(({ card }) => unlisted(card) || cardOf(card, edition)), {
      path: 'plays',
      message: `A card in plays is not in the ${edition} list.`,
      fix: `Choose Commands of ${edition}, or the other edition.`,
      editions: [edition],
    }),
  ),
]
