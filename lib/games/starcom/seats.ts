import { checksOver } from '../../kernel/checker.ts'
import { list, name } from '../../kernel/facts.ts'

/** Who sits where and whose turn it is, for checkers that go round the table. */
export const seatFacts = {
  seats: list(name({ sort: 'player', label: 'Player' }), {
    label: 'Players, clockwise',
    help: 'Everyone in the game, in seat order.',
    min: 2,
    max: 4,
    item: 'seat',
    ordered: true,
  }),
  activePlayer: name({ sort: 'player', label: 'Whose turn it is' }),
}

const check = checksOver(seatFacts)

/** Seats are named once each, and the active player sits at the table. */
export const seatChecks = [
  check(['seats'], ({ seats }) => new Set(seats).size === seats.length, {
    path: 'seats',
    message: 'The same player is listed twice.',
    fix: 'Name every player once.',
  }),
  check(['seats', 'activePlayer'], ({ seats, activePlayer }) => seats.includes(activePlayer), {
    path: 'activePlayer',
    message: 'The active player is not among the players of the game.',
    fix: 'Name a player you listed, or list that player too.',
  }),
]

/** The seats clockwise, beginning with this player. */
export function clockwise(seats: readonly string[], first: string): string[] {
  const start = Math.max(0, seats.indexOf(first))
  return [...seats.slice(start), ...seats.slice(0, start)]
}
