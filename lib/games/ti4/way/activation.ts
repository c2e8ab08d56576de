/** What bars the activation of a system, tactic tokens apart: the same for every checker that sends ships there. */

import { does, ofPlayer, sayPlayer } from '../../../kernel/players.ts'
import { type Board, type BoardUnit, effectsOf, hasEffect, shipsIn } from '../board/board.ts'
import { STRANGER } from '../board/unit.ts'
import { type ClauseOf, citing, ordinary, restated } from '../cited.ts'

/** A hyperlane tile is no system. */
export const NO_SYSTEM = restated('hyperlanes.2', 'system-tiles.7')
export const BARS = citing([
  NO_SYSTEM,
  ordinary(restated('active-system.2', 'tactical-action.1')),
  'components.chaos-mapping',
  'components.ceasefire',
  'components.il-na-viroset',
])

/** A reason against activating the system or moving units into it. */
export interface Bar {
  clause: ClauseOf<typeof BARS>
  says: string
}

/** A ship that nobody listed may be theirs. */
const isOf = (unit: BoardUnit, owner: string | undefined) => unit.owner === owner || unit.owner === STRANGER

/** Everything that bars an activation but the want of a token. `moves`: units are moved in, asked only where it matters. */
export function* barsOn(board: Board, moves: () => boolean): Generator<Bar> {
  const { activeFacts: told, activePlayer: player } = board
  if (!told) {
    yield { clause: 'ti4:hyperlanes.2', says: `${board.facts.active} is a hyperlane tile, not a system.` }
    return
  }
  if (told.tokens.includes(player)) {
    if (!hasEffect(board, 'il-na-viroset', player))
      yield { clause: 'ti4:active-system.2', says: `${told.id} already holds a token ${ofPlayer(player)}.` }
    else if (moves())
      yield {
        clause: 'ti4:components.il-na-viroset',
        says: `Il Na Viroset: both tokens return from ${told.id} and the turn ends; nothing moves in.`,
      }
  }
  yield* barsByCard(board, moves)
}

/** What a card of another player bars. */
function* barsByCard(board: Board, moves: () => boolean): Generator<Bar> {
  const { activePlayer: player } = board
  const active = board.active!
  for (const { owner } of effectsOf(board, 'chaos-mapping'))
    if (owner !== player && active.anomalies.has('asteroid-field') && shipsIn(active).some((unit) => isOf(unit, owner)))
      yield {
        clause: 'ti4:components.chaos-mapping',
        says: `${does(owner, 'has', 'have')} ships in the asteroid field ${active.id}; others cannot activate it.`,
      }
  // Played on an activation it is of the active player; in the turn of another a checker asks whose it is.
  for (const { owner, target } of effectsOf(board, 'ceasefire'))
    if (owner !== player && (target ?? player) === player && active.units.some((unit) => isOf(unit, owner)) && moves())
      yield {
        clause: 'ti4:components.ceasefire',
        says: `Ceasefire: ${sayPlayer(player)} cannot move units into ${active.id}, where units ${ofPlayer(owner)} are.`,
      }
}

/** The same for a player who means to move units in. */
export const barsToMoveIn = (board: Board): Bar[] => [...barsOn(board, () => true)]
