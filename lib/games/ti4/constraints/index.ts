/** Cases that cannot be on any table, each named with its field and the mend (fact sheet section 4, "Bad input"). */
import { meant } from '../../../kernel/constraints.ts'
import type { Constraint } from '../../../kernel/space.ts'
import { findUnit } from '../data/units.ts'
import { boardConstraints, unitConstraints } from './board.ts'
import { effectConstraints } from './effects.ts'
import { moveConstraints } from './moves.ts'
import { constraint, noSystem, placesOf, systemsOf, tilesOf } from './names.ts'

const EVERYBODY = 'Name every player, clockwise.'

/** Who sits at the table. */
const seatingConstraints = [
  constraint.each('seating', [], (seating) =>
    new Set(seating).size === seating.length
      ? undefined
      : { message: 'A player sits twice.', fix: 'Name each player once.' },
  ),
  constraint.each('seating', ['activePlayer'], (seating, { activePlayer }) =>
    activePlayer === undefined || seating.includes(activePlayer)
      ? undefined
      : {
          message: `The active player ${activePlayer} is not seated.`,
          fix: meant(activePlayer, seating, EVERYBODY),
        },
  ),
  constraint.each('seating', ['units'], (seating, { units = [] }) => {
    const armed = units.find(
      ({ owner, type }) =>
        owner !== undefined && !seating.includes(owner) && type !== undefined && findUnit(type)?.spaceCannon,
    )
    return armed
      ? {
          message: `${armed.owner}, who has ${armed.id}, is not seated.`,
          fix: meant(armed.owner!, seating, EVERYBODY),
        }
      : undefined
  }),
]

const named = [
  constraint.listed('active', ['systems', 'hyperlanes'], tilesOf, noSystem, (told) => placesOf(told) ?? []),
  constraint.listed('system', ['systems'], systemsOf, noSystem, (told) => placesOf(told) ?? []),
  constraint.listed('to', ['systems'], systemsOf, noSystem, (told) => placesOf(told) ?? []),
]

const BOARD = [...boardConstraints, ...unitConstraints, ...named]

/** The constraints of a tactical action. */
export const ofAction: readonly Constraint[] = [
  ...BOARD,
  ...moveConstraints(({ activePlayer }) => activePlayer, ['activePlayer']),
  ...effectConstraints({}),
  ...seatingConstraints,
]
/** The same where it is asked what a ship could do: a card for one ship may wait for the ship it goes to. */
export const ofAnyShip: readonly Constraint[] = [
  ...BOARD,
  ...moveConstraints(({ activePlayer }) => activePlayer, ['activePlayer']),
  ...effectConstraints({ isAnyShip: true }),
  ...seatingConstraints,
]
/** The same where an ability moves ships: whose they are is told by `player`, and whose turn it is may be another's. */
export const ofAbility: readonly Constraint[] = [
  ...BOARD,
  ...moveConstraints(({ player, activePlayer }) => player ?? activePlayer, ['player', 'activePlayer']),
  ...effectConstraints({ isByAbility: true }),
]
