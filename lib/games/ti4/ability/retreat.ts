/** A retreat takes every ship to one system with an own unit or planet (LRR 78.7). */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { does } from '../../../kernel/players.ts'
import { type BoardUnit, cardClause, hasEffect, type System } from '../board/board.ts'
import { planetsOf } from '../places.ts'
import { fails, holds } from '../remarks.ts'
import { FIGHTERS_ALONE } from './abilities.ts'
import type { Leap, Said } from './leap.ts'

const namesOf = (units: readonly { id: string }[]) => units.map(({ id }) => id).join(', ')

/** Everything a retreat asks besides. */
export function* ofRetreat(leap: Leap, table: RulesInPlay): Generator<Said> {
  const { board, moving, player } = leap
  const here = board.active?.units ?? []
  const targets = [...new Set(moving.map((move) => move.path.at(-1)!))]
  const alone = fightersAlone(leap)
  if (alone.length && table.reads(FIGHTERS_ALONE) === 'B')
    yield fails('ti4:space-combat.7b', `A retreat needs a ship that can move; ${namesOf(alone)} cannot.`, { player })
  const goes = leaving(leap)
  const staying = here.filter(
    (unit) =>
      unit.owner === player &&
      (unit.isShip || unit.kind.movesAsShip) &&
      unit.at === 'space' &&
      !goes.has(unit) &&
      unit.move !== null,
  )
  if (moving.length && staying.length)
    yield fails('ti4:space-combat.7b', `${namesOf(staying)} can move and has to retreat as well.`, { player })
  const [to] = targets
  if (to && targets.length === 1) yield ofTarget(leap, to)
}

/** An own unit or planet in the target. */
function ofTarget({ board, player, controlled }: Leap, to: System): Said {
  const about = { player, system: to.id }
  const planets = planetsOf(to.facts)
  const mine = () => (planets.length ? planets.find((planet) => controlled().includes(planet)) : undefined)
  const tap = hasEffect(board, 'dark-energy-tap', player) && to.units.every((unit) => unit.owner === player)
  if (to.units.some((unit) => unit.owner === player))
    return holds('ti4:space-combat.7c', `${does(player, 'has', 'have')} units in ${to.id}.`, about)
  const planet = mine()
  if (planet) return holds('ti4:space-combat.7c', `${does(player, 'has', 'have')} ${planet} in ${to.id}.`, about)
  if (tap) return holds(cardClause('dark-energy-tap'), `Dark Energy Tap: nobody else is in ${to.id}.`, about)
  return fails('ti4:space-combat.7c', `${does(player, 'has', 'have')} neither a unit nor a planet in ${to.id}.`, about)
}

/** All ships there, where they are fighters that need a carrier and nothing moves. */
export function fightersAlone({ board, moving, player }: Leap): readonly BoardUnit[] {
  if (moving.length) return []
  const ships = (board.active?.units ?? []).filter(
    ({ owner, isShip, at }) => owner === player && isShip && at === 'space',
  )
  return ships.every(({ isFighter, move }) => isFighter && move === null) ? ships : []
}

/** Ships that go and what they carry. */
export const leaving = ({ moving }: Leap): ReadonlySet<BoardUnit> =>
  new Set(moving.flatMap((move) => [move.ship, ...move.loads.map((load) => load.unit)]))
