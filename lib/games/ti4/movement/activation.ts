/** The activation: a tactic token to pay, and nothing that bars the system. */

import { does, ofPlayer, sayPlayer } from '../../../kernel/players.ts'
import { listed } from '../../../kernel/words.ts'
import { BARS, barsOn } from '../activation.ts'
import { cardClause, hasEffect } from '../board.ts'
import { type ClauseOf, citing, ordinary, restated, type StepBy, together } from '../cited.ts'
import { fails, holds, type Told } from '../remarks.ts'
import type { Action } from './action.ts'

export const ACTIVATION = together(
  citing([ordinary(restated('active-system.1', 'tactical-action.1a', 'command-tokens.4'))]),
  BARS,
  citing(['components.il-na-viroset', 'active-system.3']),
)
/** What an activation brings. */
export const ACTIVATED = citing(['components.il-na-viroset', 'components.artemiris'])

const goesBack = ({ board }: Pick<Action, 'board'>): boolean =>
  (board.active?.facts.tokens.includes(board.activePlayer) && hasEffect(board, 'il-na-viroset', board.activePlayer)) ??
  false

/** May the active player activate the system at all, and move units into it? */
export function* ofActivation(action: Pick<Action, 'board' | 'moving'>): Generator<Told<ClauseOf<typeof ACTIVATION>>> {
  const { board, moving } = action
  const { active, activePlayer: player, facts } = board
  const about = { player, system: facts.active }
  if (active)
    yield facts.tacticTokens! >= 1
      ? holds('ti4:active-system.1', `${does(player, 'puts', 'put')} a tactic token on ${active.id}.`, about)
      : fails('ti4:active-system.1', `${does(player, 'has', 'have')} no tactic token left.`, about)
  for (const { clause, says } of barsOn(board, moving.length > 0)) yield fails(clause, says, about)
  if (!active) return
  if (goesBack(action))
    yield holds(
      cardClause('il-na-viroset'),
      `Il Na Viroset lets ${sayPlayer(player)} activate ${active.id} in spite of the own token.`,
      about,
    )
  else if (!active.facts.tokens.includes(player))
    yield holds('ti4:active-system.2', `${active.id} holds no token ${ofPlayer(player)}.`, about)
  const rivals = [...new Set(active.facts.tokens.filter((owner) => owner !== player))]
  if (rivals.length)
    yield holds(
      'ti4:active-system.3',
      `Tokens of ${listed(rivals.map(sayPlayer))} in ${active.id} do not matter.`,
      about,
    )
}

/** What the activation itself brings. */
export function afterActivation(action: Action): StepBy<ClauseOf<typeof ACTIVATED>>[] {
  const { active, activePlayer: player } = action.board
  const artemiris = active?.units.find((unit) => unit.kind.id === 'artemiris' && unit.owner !== player)
  return [
    ...(goesBack(action)
      ? [
          {
            says: `Both tokens ${ofPlayer(player)} in ${active!.id} return and the turn ends.`,
            clause: cardClause('il-na-viroset'),
          },
        ]
      : []),
    ...(artemiris
      ? [
          {
            says: `${does(player, 'pays', 'pay')} 2 influence to activate ${active!.id}: ${artemiris.id} is there.`,
            value: 2,
            clause: cardClause('artemiris'),
          },
        ]
      : []),
  ]
}
