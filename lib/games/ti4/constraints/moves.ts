/** Moves and loads that nobody could declare. */
import { sayPlayer, thoseOf } from '../../../kernel/players.ts'
import type { Constraint } from '../../../kernel/space.ts'
import {
  constraint,
  meantSystem,
  noSystem,
  noUnit,
  placesOf,
  systemsOf,
  type ToldCase,
  tilesOf,
  unitsOf,
} from './names.ts'

/** The unit of that name, as far as it is told. */
export const unitNamed = ({ units = [] }: Pick<ToldCase, 'units'>, name: string | undefined) =>
  units.find(({ id }) => id === name)

/** Ships that fly somewhere: what they carry may be loaded on the way. */
const flies = ({ moves = [] }: Pick<ToldCase, 'moves'>, unit: string) =>
  moves.some(({ ship, path }) => ship === unit && (path?.length ?? 0) > 1)

/** Whose ships move, where it is told. */
type Mover = (told: Pick<ToldCase, 'activePlayer' | 'player'>) => string | undefined

/** Whose the unit is and who moves, where both are told and are not the same. */
function strangerOf(told: Pick<ToldCase, 'units' | 'activePlayer' | 'player'>, unit: string, mover: Mover) {
  const owner = unitNamed(told, unit)?.owner
  const player = mover(told)
  return owner !== undefined && player !== undefined && owner !== player ? { owner, player } : undefined
}

/** Ships, their routes, and what they carry. `sees`: the facts that tell who moves them. */
export const moveConstraints = (mover: Mover, sees: readonly ('activePlayer' | 'player')[]): Constraint[] => [
  constraint.listed('moves[].ship', ['units'], unitsOf, noUnit),
  constraint.distinct(['moves[].ship'], (ship) => ({
    message: `${ship} is declared twice.`,
    fix: 'Give each ship one route.',
  })),
  constraint.each('moves[].ship', ['units', ...sees], (ship, told) => {
    const found = strangerOf(told, ship, mover)
    return (
      found && {
        message: `${ship} belongs to ${sayPlayer(found.owner)}, not to the active player.`,
        fix: `Move ${thoseOf(found.player, 'ships')}.`,
      }
    )
  }),
  constraint.each('moves[]', ['units'], ({ ship, path }, told) => {
    const start = ship === undefined ? undefined : unitNamed(told, ship)?.system
    return start !== undefined && path && path[0] !== start
      ? {
          at: 'path[0]',
          message: `The route of ${ship} does not start in ${start}, where it stands.`,
          fix: `Start the route in ${start}.`,
        }
      : undefined
  }),
  constraint.listed('moves[].path[]', ['systems', 'hyperlanes'], tilesOf, noSystem, (told) => placesOf(told) ?? []),
  constraint.listed('moves[].loads[].unit', ['units'], unitsOf, noUnit),
  constraint.distinct(['moves[].loads[].unit'], (unit) => ({
    message: `${unit} is loaded twice.`,
    fix: 'Give each unit one carrier.',
  })),
  constraint.each('moves[].loads[].unit', ['units', ...sees], (unit, told) => {
    const found = strangerOf(told, unit, mover)
    return found && { message: `${unit} belongs to ${sayPlayer(found.owner)}.`, fix: 'Carry own units only.' }
  }),
  constraint.listed('moves[].loads[].at', ['systems'], systemsOf, noSystem, (told) => placesOf(told) ?? []),
  constraint.each('moves[].loads[]', ['units', 'systems'], ({ unit, at }, told) => {
    const place = unit === undefined ? undefined : unitNamed(told, unit)?.system
    const isKnown = at !== undefined && systemsOf(told)?.includes(at) !== false
    return isKnown && place !== undefined && place !== at && !flies(told, unit!)
      ? { at: 'at', message: `${unit} stands in ${place}, not in ${at}.`, fix: `Say that it is loaded in ${place}.` }
      : undefined
  }),
  constraint.each('moves[].loads[].to', ['systems'], (to, told) =>
    placesOf(told)?.includes(to) === false
      ? { message: `${to} is not a system or planet of this map.`, fix: meantSystem(told, to) }
      : undefined,
  ),
  constraint.each('moves[].loads[]', [], ({ at, visit }, _told, { path }) =>
    at !== undefined && path && visit !== undefined && path[visit] !== at
      ? {
          at: 'visit',
          message: `The route is not in ${at} at place ${visit}.`,
          fix: 'Give the place of the route, counted from 0.',
        }
      : undefined,
  ),
]
