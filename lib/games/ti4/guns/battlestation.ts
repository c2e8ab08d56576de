/** Experimental Battlestation: a dock that fires once ships have moved in. */

import { ofPlayer } from '../../../kernel/players.ts'
import { Asked, unlessAsked } from '../../../kernel/seeing.ts'
import { type Board, type BoardUnit, cardClause, type Effect, effectsOf, type System } from '../board/board.ts'
import { BATTLESTATION_GUN } from '../data/technologies.ts'
import {
  BATTLESTATION,
  type Fleets,
  isScarred,
  linkOf,
  type Offense,
  type OffenseClause,
  type Places,
  plasmaOf,
  shieldOf,
} from './guns.ts'

const isDock = ({ kind }: BoardUnit) => kind.type === 'space-dock'

/** True where a ship of the active player has moved into the active system. */
const hasArrived = ({ activePlayer }: Board, places: Places, here: Fleets): boolean =>
  (here.get(activePlayer) ?? []).some((unit) => places.has(unit))

/** The cards that let a dock fire. Where none could, whatever they are, they need not be known. */
export function battlestations(board: Board, places: Places, here: Fleets): readonly Effect[] {
  const cards = unlessAsked(() => effectsOf(board, BATTLESTATION))
  if (!(cards instanceof Asked)) return cards.said
  const isTheirs = board.units.some((unit) => isDock(unit) && unit.owner !== board.activePlayer)
  if (isTheirs && hasArrived(board, places, here)) throw cards
  return []
}

/** A dock of another player fires once ships have moved into the active system: 5 (×3), at the active player only. */
export function battlestation(
  board: Board,
  effect: { owner?: string; target?: string },
  active: System,
  places: Places,
  here: Fleets,
  hilColishAt: System | undefined,
  result: Offense,
): void {
  const { activePlayer } = board
  const { owner } = effect
  const dock = board.unitById.get(effect.target ?? '')
  const holds = (clause: OffenseClause, says: string) => result.held.push({ who: owner ?? '', clause, says })
  if (!owner || owner === activePlayer || dock?.owner !== owner) {
    holds(cardClause(BATTLESTATION), 'Experimental Battlestation is for a space dock of another player.')
    return
  }
  const link = dock.system === active ? undefined : linkOf(board, dock.system, active, owner, hilColishAt)
  if (dock.system !== active && !link) {
    holds(cardClause(BATTLESTATION), `${dock.id} is neither in ${active.id} nor next to it.`)
    return
  }
  if (isScarred(board, dock.system, active)) {
    holds(cardClause('te-entropic-scar'), `${dock.id} cannot use space cannon: entropic scar.`)
    return
  }
  const arrived = hasArrived(board, places, here)
  if (arrived && dock.kind.movesAsShip && dock.system === active && !here.has(owner)) {
    holds('ti4:space-dock.4a', `${dock.id} is destroyed as ships ${ofPlayer(activePlayer)} arrive.`)
    return
  }
  const shield = arrived ? shieldOf(board, activePlayer, here.get(activePlayer)!) : undefined
  if (!arrived)
    holds('ti4:faq.experimental-battlestation', `No ship ${ofPlayer(activePlayer)} has moved into ${active.id}.`)
  else if (shield) result.held.push({ who: owner, ...shield })
  else {
    const gun = { unit: dock, ...BATTLESTATION_GUN, ...(link ? { link } : {}) }
    const extraDice = plasmaOf(board, owner)
    result.volleys.push({ player: owner, units: [gun], extraDice, targets: [activePlayer], card: BATTLESTATION })
    result.clauses.push(cardClause(BATTLESTATION), 'ti4:faq.experimental-battlestation')
  }
}
