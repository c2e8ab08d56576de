/** Space Cannon Offense (fact sheet 4.4): who may fire, in which order, with what, at whom. */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { does, ofPlayer } from '../../../kernel/players.ts'
import { type Board, type BoardUnit, cardClause, type System } from '../board/board.ts'
import { STRANGER } from '../board/unit.ts'
import { wormholesOf } from '../way/wormholes.ts'
import { battlestation, battlestations } from './battlestation.ts'
import {
  type Fleets,
  isScarred,
  linkOf,
  NO_TARGET,
  type Offense,
  type Places,
  placeOf,
  plasmaOf,
  reachClauses,
  shieldOf,
  type Volley,
} from './guns.ts'

/** Clockwise from the active player. */
function turnOrder(board: Board, seating: readonly string[]): string[] {
  const at = seating.indexOf(board.activePlayer)
  return [...seating.slice(at), ...seating.slice(0, at)]
}

/** Ships in the active system by owner, after the moves. */
function fleets(board: Board, active: System, places: Places): Map<string, BoardUnit[]> {
  const found = new Map<string, BoardUnit[]>()
  const strangers = active.units.filter(({ owner }) => owner === STRANGER)
  for (const unit of [...board.units, ...strangers]) {
    if (!unit.isShip || placeOf(unit, places) !== active || (unit.at !== 'space' && !places.has(unit))) continue
    found.set(unit.owner, [...(found.get(unit.owner) ?? []), unit])
  }
  return found
}

/** Who fires at whom. How the players sit is asked only where more than one of them can fire. */
export function offense(board: Board, seating: () => readonly string[], places: Places, table: RulesInPlay): Offense {
  const active = board.active!
  const here = fleets(board, active, places)
  const result: Offense = { volleys: [], held: [], clauses: ['ti4:space-cannon.2'] }
  const hilColish = [...places.keys()].find((unit) => unit.kind.id === 'hil-colish')
  const at = hilColish ? places.get(hilColish)! : undefined
  for (const effect of battlestations(board, places, here))
    battlestation(board, effect, active, places, here, at, result)
  const armed = new Set(board.units.filter(({ kind }) => kind.spaceCannon).map(({ owner }) => owner))
  const guns = new Map<string, Volley['units']>()
  for (const player of armed) {
    const own = eligible(board, player, active, places, at, result)
    if (own.length) guns.set(player, own)
  }
  const order = guns.size > 1 ? turnOrder(board, seating()) : guns.keys()
  for (const player of order) if (guns.has(player)) aim(board, player, guns.get(player)!, here, places, table, result)
  return result
}

function eligible(
  board: Board,
  player: string,
  active: System,
  places: Places,
  hilColishAt: System | undefined,
  result: Offense,
): Volley['units'] {
  const found: Volley['units'] = []
  for (const unit of board.units) {
    if (unit.owner !== player || !unit.kind.spaceCannon) continue
    const cannon = unit.figures.spaceCannon!
    const place = placeOf(unit, places)
    const shot = { unit, dice: cannon.dice, threshold: cannon.hitsOn }
    const link = place === active ? undefined : linkOf(board, place, active, player, hilColishAt)
    if (place !== active && !link) {
      if (cannon.reach === 'adjacent' && active.nexus === 'inactive' && nexusWouldReach(board, place))
        result.held.push({
          who: unit.id,
          clause: 'ti4:wormhole-nexus.n2',
          says: `${unit.id} in ${place.id} does not reach the nexus before it flips.`,
        })
      continue
    }
    if (isScarred(board, place, active)) {
      result.held.push({
        who: unit.id,
        clause: cardClause('te-entropic-scar'),
        says: `${unit.id} cannot use space cannon: entropic scar.`,
      })
    } else if (place !== active && cannon.reach !== 'adjacent') {
      result.held.push({
        who: unit.id,
        clause: 'ti4:space-cannon.3c',
        says: `${unit.id} stands in ${place.id} and does not reach adjacent systems.`,
      })
    } else found.push(link ? { ...shot, link } : shot)
  }
  return found
}

const nexusWouldReach = (board: Board, place: System) =>
  [...wormholesOf(board, place)].some((type) => type === 'alpha' || type === 'beta')

/** A Floating Factory in space there of somebody this player may fire at: it is no ship, and sets nothing off. */
const factoryThere = (board: Board, player: string, places: Places): BoardUnit | undefined =>
  board.units.find(
    (unit) =>
      unit.kind.movesAsShip &&
      placeOf(unit, places) === board.active &&
      (player === board.activePlayer ? unit.owner !== player : unit.owner === board.activePlayer),
  )

function aim(
  board: Board,
  player: string,
  guns: Volley['units'],
  here: Fleets,
  places: Places,
  table: RulesInPlay,
  result: Offense,
): void {
  const isActive = player === board.activePlayer
  const wanted = isActive
    ? [...here.keys()].filter((owner) => owner !== player)
    : [board.activePlayer].filter((owner) => here.has(owner))
  const targets: string[] = []
  for (const target of wanted) {
    const shield = shieldOf(board, target, here.get(target)!)
    if (shield) result.held.push({ who: player, ...shield })
    else targets.push(target)
  }
  if (targets.length) {
    const extraDice = plasmaOf(board, player)
    result.volleys.push({ player, units: guns, extraDice, targets })
    result.clauses.push(isActive ? 'ti4:space-cannon.5b' : 'ti4:space-cannon.5a')
    result.clauses.push(...guns.flatMap((gun) => reachClauses(board, gun)))
  } else if (!wanted.length) {
    const third = isActive ? undefined : [...here.keys()].find((owner) => owner !== player)
    const factory = factoryThere(board, player, places)
    if (factory)
      result.held.push({
        who: player,
        clause: 'ti4:faq.floating-factory-hits',
        says: `${does(player, 'has', 'have')} no target: ${factory.id} is a Floating Factory.`,
      })
    else if (!isActive && table.reads(NO_TARGET) === 'B')
      result.volleys.push({ player, units: guns, extraDice: 0, targets: [] })
    else if (third)
      result.held.push({
        who: player,
        clause: 'ti4:space-cannon.5a',
        says: `${does(player, 'may', 'may')} fire at ships ${ofPlayer(board.activePlayer)} only, not at those ${ofPlayer(third)}.`,
      })
    else
      result.held.push({
        who: player,
        clause: isActive ? 'ti4:space-cannon.5b' : 'ti4:space-cannon.5a',
        says: `${does(player, 'has', 'have')} no target.`,
      })
  }
}
