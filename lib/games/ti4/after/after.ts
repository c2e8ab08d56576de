/** What cards ask for or allow once the moves are legal: tokens, notes, fighters, a wormhole that flips. */

import { does, ofPlayer, sayPlayer, thoseOf } from '../../../kernel/players.ts'
import { plural } from '../../../kernel/words.ts'
import { type Board, cardClause, effectsOf, hasEffect, type System, shipsIn } from '../board/board.ts'
import { type ClauseOf, citing, type StepBy } from '../cited.ts'
import type { Declared } from '../declared.ts'
import { linksBetween } from '../way/adjacency.ts'
import type { RouteRuling } from '../way/route.ts'

/** What cards add to a legal action. */
export const AFTER = citing([
  'components.counterstroke',
  'components.fleet-logistics',
  'components.voidwatch',
  'components.foresight',
  'components.sai-seravus',
  'components.ion-storm',
])
type Step = StepBy<ClauseOf<typeof AFTER>>
type Card = ClauseOf<typeof AFTER> extends infer C ? (C extends `ti4:components.${infer I}` ? I : never) : never

/** Every move with what was found of its route. */
export type Moves = ReadonlyMap<Declared, RouteRuling>

const step = (id: Card, says: string, value?: number): Step => ({
  says,
  ...(value === undefined ? {} : { value }),
  clause: cardClause(id),
})

/** What follows from the activation alone: tokens that come back, a second action. */
function afterActivation(board: Board, active: System): Step[] {
  const { activePlayer: player } = board
  const back = effectsOf(board, 'counterstroke').filter(
    ({ owner }) => owner !== undefined && owner !== player && active.facts.tokens.includes(owner),
  )
  const again = effectsOf(board, 'fleet-logistics', player).slice(0, 1)
  return [
    ...back.map(({ owner }) =>
      step(
        'counterstroke',
        `The token ${ofPlayer(owner)} in ${active.id} goes back to ${thoseOf(owner, 'tactic pool')}.`,
      ),
    ),
    ...again.map(() =>
      step(
        'fleet-logistics',
        `${does(player, 'may', 'may')} take a second action this turn; a second tactical action needs a token of its own, and ${active.id} then holds one.`,
      ),
    ),
  ]
}

/** What others may ask of whoever moves ships to where they have units. */
function afterArrival(board: Board, active: System): Step[] {
  const { activePlayer: player } = board
  const isOther = ({ owner }: { owner?: string }) => owner !== player
  const here = (owner: string | undefined) => active.units.some((unit) => unit.owner === owner)
  const fleet = (owner: string | undefined) => shipsIn(active).some((unit) => unit.owner === owner)
  return [
    ...effectsOf(board, 'voidwatch')
      .filter((effect) => isOther(effect) && here(effect.owner))
      .map(({ owner }) =>
        step(
          'voidwatch',
          `Voidwatch: ${sayPlayer(owner)} gets from ${sayPlayer(player)} one promissory note, if there is one to give.`,
        ),
      ),
    ...effectsOf(board, 'foresight')
      .filter((effect) => isOther(effect) && fleet(effect.owner))
      .map(({ owner }) =>
        step(
          'foresight',
          `Foresight: ${sayPlayer(owner)} may move ships from ${active.id} into an adjacent system without ships of others.`,
        ),
      ),
  ]
}

/** The wormholes a move goes through, or may go through where its step is adjacent for another reason too. */
const wormholesOn = (board: Board, { path }: Declared, { view }: RouteRuling) =>
  path
    .slice(1)
    .flatMap((to, i) =>
      linksBetween(board, path[i]!, to, view).flatMap(({ wormhole }) =>
        wormhole ? [{ systems: [path[i]!, to], wormhole }] : [],
      ),
    )

/** What follows where ships went through wormholes; without a card that looks at them no wormhole is asked for. */
function afterWormholes(board: Board, moves: Moves): Step[] {
  if (!hasEffect(board, 'sai-seravus', board.activePlayer) && !hasEffect(board, 'ion-storm')) return []
  const through = [...moves].flatMap(([move, ruling]) => {
    const holes = wormholesOn(board, move, ruling)
    return holes.length ? [{ ship: move.ship, holes }] : []
  })
  const carriers = through.filter(({ ship }) => ship.capacity > 0 && !ship.isStructure)
  const fighters = carriers.length ? effectsOf(board, 'sai-seravus', board.activePlayer).slice(0, 1) : []
  const storms = effectsOf(board, 'ion-storm').filter(({ target }) =>
    through.some(({ holes }) =>
      holes.some(
        ({ systems, wormhole }) =>
          (wormhole === 'alpha' || wormhole === 'beta') && systems.some(({ id }) => id === target),
      ),
    ),
  )
  return [
    ...fighters.map(() =>
      step(
        'sai-seravus',
        `Sai Seravus: ${sayPlayer(board.activePlayer)} may place ${plural(carriers.length, 'fighter')}, one with each ship that went through a wormhole (${carriers.map(({ ship }) => ship.id).join(', ')}), if there is room left.`,
        carriers.length,
      ),
    ),
    ...storms.map(({ target }) =>
      step('ion-storm', `Ion Storm in ${target} flips once the ships have moved, if one of them used its wormhole.`),
    ),
  ]
}

/** Everything cards add to a legal action. */
export function tellCards(board: Board, moves: Moves): Step[] {
  const active = board.active!
  return [
    ...afterActivation(board, active),
    ...(moves.size ? afterArrival(board, active) : []),
    ...afterWormholes(board, moves),
  ]
}
