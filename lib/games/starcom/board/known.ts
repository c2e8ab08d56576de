import type { RawFacts } from '../../../kernel/facts.ts'
import type { Board, System, Vessel } from './board.ts'
import { attackOf, classOf, countOf, isStation } from './pieces.ts'

/** Whether each system is under siege, as the siege checker found; undefined where it is open. */
export type Sieges = readonly (boolean | undefined)[]

/** A seat as the checkers name players: `me` for the one who asks. */
export const playerOf = (board: Pick<Board, 'seats' | 'me'>, seat: number | undefined): string =>
  seat === undefined ? 'none' : seat === board.me ? 'me' : (board.seats[seat] ?? `player ${seat + 1}`)

/** Without what is not known. */
export const known = (facts: RawFacts): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

/** True of vessels of the player who asks. */
export const isMine = (board: Board) => (vessel: Vessel) => vessel.owner === board.me
/** How many of a card the player who asks has in a system. */
export const mine = (board: Board, at: number, card: string) =>
  countOf(board.systems[at]!, (vessel) => vessel.owner === board.me && vessel.card === card)

/** The controller as a choice. */
export const whose = (board: Board, { controller }: System) =>
  controller === undefined ? 'none' : controller === board.me ? 'me' : 'opponent'

/** Whether it is the turn of the player who asks. */
export const turnOf = ({ table, me }: Board) => (table.turn === undefined ? undefined : table.turn === me)

/** Developments of a seat, whole board. */
export const developmentsOf = (board: Board, seat: number) =>
  board.systems.reduce((sum, system) => sum + (system.controller === seat ? system.developments : 0), 0)

/** Vessel by vessel, with current attack. */
export const vesselsOf = (board: Board, at: number) => {
  const system = board.systems[at]!
  return system.vessels.map((vessel) => ({
    vessel,
    owner: playerOf(board, vessel.owner),
    card: vessel.card,
    type: isStation(vessel, board.edition) ? 'station' : 'ship',
    ...(classOf(vessel, board.edition) ? { class: classOf(vessel, board.edition) } : {}),
    attack: attackOf(system, vessel, board.edition),
  }))
}
