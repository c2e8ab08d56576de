/** The activation: a tactic token to pay, and nothing that bars the system. */

import { does, ofPlayer, ofPlayers, sayPlayer } from '../../../kernel/players.ts'
import { cardClause, hasEffect } from '../board/board.ts'
import { type ClauseOf, citing, ordinary, restated, type StepBy, together } from '../cited.ts'
import { fails, holds, type Told } from '../remarks.ts'
import { BARS, barsOn } from '../way/activation.ts'
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

type Said = Told<ClauseOf<typeof ACTIVATION>>
type Activation = Pick<Action, 'board' | 'moving'>
const aboutIt = ({ board }: Activation) => ({ player: board.activePlayer, system: board.facts.active })

/** May the active player activate the system at all, and move units into it? Each part hangs on no other. */
export const partsOfActivation = (action: Activation): (() => Iterable<Said>)[] => [
  () => ofPaying(action),
  () => ofBars(action),
  () => ofTokens(action),
]

function* ofPaying(action: Activation): Generator<Said> {
  const { active, activePlayer: player, facts } = action.board
  if (!active) return
  yield facts.tacticTokens! >= 1
    ? holds('ti4:active-system.1', `${does(player, 'puts', 'put')} a tactic token on ${active.id}.`, aboutIt(action))
    : fails('ti4:active-system.1', `${does(player, 'has', 'have')} no tactic token left.`, aboutIt(action))
}

function* ofBars(action: Activation): Generator<Said> {
  for (const { clause, says } of barsOn(action.board, () => action.moving.length > 0))
    yield fails(clause, says, aboutIt(action))
}

function* ofTokens(action: Activation): Generator<Said> {
  const { active, activePlayer: player } = action.board
  const about = aboutIt(action)
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
    yield holds('ti4:active-system.3', `Tokens ${ofPlayers(rivals)} in ${active.id} do not matter.`, about)
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
