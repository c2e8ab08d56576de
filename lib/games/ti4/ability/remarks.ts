/**
 * Movement by abilities: retreats, cards and heroes (LRR 58.9, 78.7, fact sheet 3.2). Move values and the points of
 * 58.3 to 58.7 do not apply; anomalies and transport do.
 */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { ofPlayer } from '../../../kernel/players.ts'
import { listed } from '../../../kernel/words.ts'
import { cardClause, cardName, hasEffect, shipsIn } from '../board/board.ts'
import { ANOMALY_WORDS } from '../data/tiles.ts'
import type { Declared } from '../declared.ts'
import { fails, holds } from '../remarks.ts'
import { cutsBetween, linksBetween, stepClauses } from '../way/adjacency.ts'
import type { PlayerView } from '../way/joints.ts'
import { opener } from '../way/ship.ts'
import { type Ability, ANNOUNCED, MOVE_STEP_ONLY } from './abilities.ts'
import type { Leap, Said } from './leap.ts'
import { ofRetreat } from './retreat.ts'

/** Everything said of the moves, cargo apart. Paths are start and target. */
export function* ofLeap(leap: Leap, table: RulesInPlay): Generator<Said> {
  const { by, ability, player, moving } = leap
  const about = { player }
  const mover = moverOf(leap)
  if (!moving.length) yield holds(ability.clause, `${mover} moves nothing.`, about)
  else yield holds('ti4:movement.9', `${mover} moves ships by its own words; move values do not count.`, about)
  if (ability.most !== undefined && moving.length > ability.most)
    yield fails(ability.clause, `${mover} moves at most ${ability.most}; ${moving.length} are declared.`, about)
  const targets = [...new Set(moving.map(({ path }) => path.at(-1)!.id))]
  if (ability.one && targets.length > 1)
    yield fails(ability.clause, `All ships go to one system, not to ${listed(targets)}.`, about)
  for (const move of moving) yield* ofMove(leap, move, table)
  yield* ofLoads(leap, table)
  if (by === 'skilled-retreat' && moving.length)
    yield holds(
      'ti4:faq.skilled-retreat',
      'Skilled Retreat is not a retreat: own units or planets are not needed there.',
      about,
    )
  if (by === 'retreat') yield* ofRetreat(leap, table)
}

/** What moves the ships, at the start of a sentence. */
const moverOf = ({ by, ability }: Leap) => (by === 'retreat' ? 'A retreat' : ability.name)

function* ofMove(leap: Leap, move: Declared, table: RulesInPlay): Generator<Said> {
  const { board, by, ability, player } = leap
  const { ship } = move
  const [start, to] = [ship.system, move.path.at(-1)!]
  const [self, there] = [{ ship: ship.id }, { ship: ship.id, system: to.id }]
  const bar = barOf(move, ability)
  if (bar) {
    yield bar
    return
  }
  if (move.hyperlanes.length)
    yield fails('ti4:hyperlanes.2', `${move.hyperlanes[0]} is a hyperlane tile, not a system.`, self)
  if (ability.from === 'active' && start !== board.active)
    yield fails(
      ability.clause,
      `${ship.id} is not in the active system, where ${by === 'retreat' ? 'a retreat' : ability.name} starts.`,
      self,
    )
  if (ability.to === 'active' && to !== board.active)
    yield fails(ability.clause, `${moverOf(leap)} brings ships into the active system only.`, there)
  if (ability.locked && start !== board.active && start.facts.tokens.includes(player))
    yield fails(ability.clause, `${ship.id} is locked in ${start.id}: a token ${ofPlayer(player)} is there.`, self)
  if (ability.tokenThere && !to.facts.tokens.includes(player))
    yield fails(ability.clause, `${to.id} holds no token ${ofPlayer(player)}.`, there)
  yield* ofDistance(leap, move)
  const others = shipsIn(to).filter((unit) => unit.owner !== player)
  if (ability.empty && others.length)
    yield fails(
      by === 'retreat' ? 'ti4:space-combat.7c' : ability.clause,
      `${to.id} holds ships ${ofPlayer(others[0]!.owner)}.`,
      there,
    )
  yield* ofAnomalies(leap, move, table)
  yield holds(ability.clause, `${moverOf(leap)} takes ${ship.id} to ${to.id}.`, there)
}

/** What keeps a unit from moving by the ability at all. */
function barOf({ ship }: Declared, ability: Ability): Said | undefined {
  const self = { ship: ship.id }
  if (ship.isStructure && !ship.kind.movesAsShip)
    return fails('ti4:structures.3', `${ship.id} is a structure and does not move.`, self)
  if (!ship.isShip && !ship.kind.movesAsShip)
    return fails('ti4:ships.0', `${ship.id} is not a ship and does not move by itself.`, self)
  if (ship.isFighter && ship.move === null && !ability.fighters)
    return fails(cardClause('fighter-i'), `${ship.id} has no move value and needs a carrier.`, self)
  if (ability.only && !ability.only.includes(ship.kind.type))
    return fails(ability.clause, `${ability.name} moves ${ability.only.join('s and ')}s; ${ship.id} is neither.`, self)
  return undefined
}

/** Adjacent means one step, whatever the move value. */
function* ofDistance({ board, ability, player }: Leap, move: Declared): Generator<Said> {
  if (!ability.adjacent || move.hyperlanes.length) return
  const { ship, path } = move
  const [from, to] = [path[0]!, path.at(-1)!]
  const about = { ship: ship.id, system: to.id }
  const view: PlayerView = { player, purpose: 'movement' }
  const links = linksBetween(board, from, to, view)
  if (links.length && path.length === 2) {
    const says = `${to.id} is adjacent to ${from.id} by ${links[0]!.says}.`
    yield holds('ti4:movement.n1', says, about)
    for (const clause of stepClauses(links)) yield holds(clause, says, about)
    return
  }
  const says = `${ship.id} may go to an adjacent system only; ${to.id} is not next to ${from.id}.`
  yield fails('ti4:movement.n1', says, about)
  for (const clause of cutsBetween(board, from, to, view))
    yield fails(clause, `No way from ${from.id} to ${to.id} because of it.`, about)
}

/** Closed systems stay closed, a nebula too as long as it is not active. Nav Suite is for the Movement step only. */
function* ofAnomalies({ board }: Leap, { ship, path }: Declared, table: RulesInPlay): Generator<Said> {
  const to = path.at(-1)!
  const about = { ship: ship.id, system: to.id }
  for (const [anomaly, clause] of [
    ['asteroid-field', 'ti4:asteroid-field.1'],
    ['supernova', 'ti4:supernova.1'],
    ['nebula', 'ti4:nebula.n1'],
  ] as const) {
    if (!to.anomalies.has(anomaly) || (anomaly === 'nebula' && to === board.active)) continue
    const open = opener(board, ship, anomaly, 'into', MOVE_STEP_ONLY)
    if (open)
      yield holds(
        cardClause(open),
        `${ship.id} may move into ${to.id}, ${ANOMALY_WORDS[anomaly]} (${cardName(open)}).`,
        about,
      )
    else if (anomaly === 'nebula' && table.reads(ANNOUNCED) === 'B')
      yield holds('ti4:nebula.n5', `By the announced wording ${ship.id} may enter ${to.id}.`, about)
    else
      yield fails(
        clause,
        anomaly === 'nebula'
          ? `${to.id} is a nebula and not the active system.`
          : `${ship.id} cannot end in ${to.id}, ${ANOMALY_WORDS[anomaly]}.`,
        about,
      )
  }
}

/** Cargo is lifted in the start system; where that holds an own token and is not active, it stays. */
function* ofLoads({ board, by, declared }: Leap, table: RulesInPlay): Generator<Said> {
  for (const { ship, moves, loads } of declared)
    for (const { unit, at } of loads) {
      const about = { ship: ship.id, unit: unit.id, system: at.id }
      if (at !== ship.system || !moves) {
        yield fails('ti4:faq.ability-transport', `${unit.id} can be lifted only where ${ship.id} starts.`, about)
        continue
      }
      yield holds('ti4:faq.ability-transport', `${ship.id} may carry ${unit.id} from ${at.id}.`, about)
      if (at === board.active) {
        yield holds(by === 'retreat' ? 'ti4:movement.n2a' : 'ti4:transport.n2', `${at.id} is the active system.`, about)
        continue
      }
      if (!at.facts.tokens.includes(ship.owner)) continue
      if (hasEffect(board, 'ahk-syl-siven', ship.owner) && ship.kind.type === 'flagship')
        yield holds(cardClause('ahk-syl-siven'), `${unit.id} may leave ${at.id} with the flagship.`, about)
      else if (table.reads(ANNOUNCED) === 'B')
        yield holds('ti4:transport.n5', `By the announced wording ${unit.id} may leave ${at.id}.`, about)
      else
        for (const clause of ['ti4:movement.n2', 'ti4:transport.3'] as const)
          yield fails(
            clause,
            `${unit.id} cannot be lifted in ${at.id}: a token ${ofPlayer(ship.owner)} is there.`,
            about,
          )
    }
}
