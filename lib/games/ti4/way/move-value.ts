/** The move value of a ship, and what makes it. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { askFor } from '../../../kernel/seeing.ts'
import {
  type Board,
  type BoardUnit,
  cardClause,
  cardName,
  type Effect,
  effectsOf,
  hasEffect,
  type System,
} from '../board/board.ts'
import { type ClauseOf, citing, citingCardsThat, type StepBy, together } from '../cited.ts'
import { isCreussHome, marksOf } from '../places.ts'
import { linksFrom } from './adjacency.ts'
import { effectsFor, GRAVLEASH, NEBULA_FIGHTER, opener, SLIPSTREAM } from './ship.ts'

/** What makes a move value. */
export const MOVE_VALUE = together(
  citing(['movement.3', 'nebula.2'], [NEBULA_FIGHTER, SLIPSTREAM, GRAVLEASH]),
  citingCardsThat('add-move', 'set-move', 'open-anomaly'),
)

export interface MoveValue {
  /** Null: it has none and only travels as cargo. */
  value: number | null
  derivation: StepBy<ClauseOf<typeof MOVE_VALUE>>[]
}

function startValue(board: Board, ship: BoardUnit, table: RulesInPlay, steps: MoveValue['derivation']): number | null {
  if (!ship.system.anomalies.has('nebula')) return ship.move
  const keeps = opener(board, ship, 'nebula', 'start')
  if (keeps) {
    steps.push({ says: `the nebula does not slow it (${cardName(keeps)})`, clause: cardClause(keeps) })
    return ship.move
  }
  if (ship.move === null && ship.isFighter && table.reads(NEBULA_FIGHTER) !== 'B') return null
  if (ship.move === null && !ship.isFighter) return null
  steps.push({ says: 'it starts in a nebula', value: 1, clause: 'ti4:nebula.2' })
  return 1
}

/** +1s on top of the value it starts with, one entry a source. */
function boosts(board: Board, ship: BoardUnit, table: RulesInPlay): MoveValue['derivation'] {
  const found: MoveValue['derivation'] = []
  const counted = new Set<string>()
  for (const { effect, entry, id } of effectsFor(board, ship, 'add-move')) {
    if (effect.per || (effect.stacks === false && counted.has(id))) continue
    const forIt =
      effect.ships === 'this-ship'
        ? (ship.component?.effects.includes(effect) ?? false)
        : effect.ships === 'one-chosen'
          ? entry?.owner === ship.owner && (entry.target ?? ship.id) === ship.id
          : effect.ships === 'all-of-active-player'
            ? ship.owner === board.activePlayer
            : entry?.owner === ship.owner
    if (!forIt || !conditionHolds(board, ship, effect.onlyIf, entry, table)) continue
    if (!(effect.stacks === undefined && counted.has(`${id}|${entry?.owner}`)))
      found.push({ says: `+${effect.amount} ${cardName(id)}`, value: effect.amount, clause: cardClause(id) })
    counted.add(id).add(`${id}|${entry?.owner}`)
  }
  return found
}

/** True for the active player's own card, and for a neighbor's; that is asked for where their units do not show it. */
function helps(board: Board, entry: Effect): boolean {
  const { owner } = entry
  if (owner === board.activePlayer || owner === undefined) return true
  if (entry.neighbors !== undefined) return entry.neighbors
  const view = { player: board.activePlayer, purpose: 'neighbor' as const }
  const theirs = (system: System) => system.units.some((unit) => unit.owner === owner)
  const areNear = board.systems.some(
    (system) =>
      system.units.some((unit) => unit.owner === board.activePlayer) &&
      (theirs(system) || linksFrom(board, system, view).some(({ to }) => theirs(to))),
  )
  if (areNear) return true
  const at = board.effects.indexOf(entry) - board.facts.effects.length
  return at < 0
    ? askFor('effects', board.effects.indexOf(entry), 'neighbors')
    : askFor('otherEffects', 'these', at, 'neighbors')
}

function conditionHolds(
  board: Board,
  ship: BoardUnit,
  condition: string | undefined,
  entry: Effect | undefined,
  table: RulesInPlay,
): boolean {
  const start = ship.system
  const marks = marksOf(start.facts)
  if (condition === 'starts-at-home-or-alpha-or-beta') {
    if (ship.owner !== board.activePlayer) return false
    if (isCreussHome(start.facts)) return true
    const hasIt = start.wormholes.includes('alpha') || start.wormholes.includes('beta')
    const isBanned = hasEffect(board, 'enforced-travel-ban') && !hasEffect(board, 'wormhole-reconstruction')
    return hasIt && !(isBanned && table.reads(SLIPSTREAM) === 'B')
  }
  if (condition === 'active-system-adjacent-to-anomaly') {
    const view = { player: board.activePlayer, purpose: 'other' as const }
    const isNear =
      board.active !== undefined && linksFrom(board, board.active, view).some((link) => link.to.anomalies.size > 0)
    return isNear && entry !== undefined && helps(board, entry)
  }
  if (condition === 'active-system-has-legendary-planet')
    return board.active !== undefined && marksOf(board.active.facts).includes('legendary')
  if (condition === 'starts-in-the-fracture') return marks.includes('fracture')
  if (condition === 'starts-at-home-or-active-breach')
    return marks.includes('active-breach') || entry?.target === start.id
  if (condition === 'active-system-has-plotted-player') {
    const plotted = effectsOf(board, 'te-heavens-eye', ship.owner).map((effect) => effect.target)
    return board.active?.units.some((unit) => plotted.includes(unit.owner)) ?? false
  }
  return true
}

/** Asks for every system of which not all units are listed: a faster ship may be there. */
const highestOnBoard = (board: Board): number =>
  Math.max(...board.systems.flatMap(({ units }) => units.map((unit) => (unit.isShip ? (unit.move ?? 0) : 0))))

/** Value before Gravleash Maneuvers: printed, nebula, Captain Mendosa, then boosts. */
function ownValue(board: Board, ship: BoardUnit, table: RulesInPlay, ignoreNebula = false): MoveValue {
  const derivation: MoveValue['derivation'] = []
  if (ship.move !== null)
    derivation.push({ says: `${ship.figures.name}: move value`, value: ship.move, clause: 'ti4:movement.3' })
  const early: MoveValue['derivation'] = []
  let value = ignoreNebula ? ship.move : startValue(board, ship, table, early)
  if (value === null) return { value: null, derivation }
  if (effectsOf(board, 'captain-mendosa').some((effect) => effect.target === ship.id)) {
    value = highestOnBoard(board)
    derivation.push({
      says: 'Captain Mendosa: the highest move value on the board',
      value,
      clause: cardClause('captain-mendosa'),
    })
  } else derivation.push(...early)
  for (const boost of boosts(board, ship, table)) {
    value += boost.value!
    derivation.push(boost)
  }
  return { value, derivation }
}

/** Move value of a ship before rifts, with its steps (fact sheet 4.1, step 9). `movers` are the ships declared. */
export function moveValue(board: Board, ship: BoardUnit, table: RulesInPlay, movers: readonly BoardUnit[]): MoveValue {
  const own = ownValue(board, ship, table)
  if (own.value === null || ship.isFighter || !hasEffect(board, 'te-gravleash', ship.owner)) return own
  const companions = movers.filter((other) => other.owner === ship.owner && other.system === ship.system)
  if (!companions.includes(ship)) companions.push(ship)
  const inNebula = ship.system.anomalies.has('nebula') && !opener(board, ship, 'nebula', 'start')
  const values = (without: boolean) => companions.map((other) => ownValue(board, other, table, without).value ?? 0)
  let highest = Math.max(...values(false))
  const beyond = inNebula && Math.max(...values(true)) !== highest && table.reads(GRAVLEASH) === 'B'
  if (beyond) highest = Math.max(...values(true))
  if (highest === own.value) return own
  return {
    value: highest,
    derivation: [
      ...own.derivation.filter((step) => !(beyond && step.clause === 'ti4:nebula.2')),
      { says: 'Gravleash Maneuvers: as the fastest beside it', value: highest, clause: cardClause('te-gravleash') },
    ],
  }
}
