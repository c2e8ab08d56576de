/** What has to be removed from a system that holds too much, and the choices a player has. */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { sayPlayer } from '../../../kernel/players.ts'
import { plural } from '../../../kernel/words.ts'
import { type Board, type BoardUnit, cardClause } from '../board/board.ts'
import { fleetLimit, freeFighters, type Holding, LIMIT_ORDER, type RemovalStep, type SettlingStep } from './limits.ts'

export interface Settlement {
  /** The units, each as its owner counts it. */
  holding: Holding
  /** Fewest units that have to go. */
  remove: number
  shipsOver: number
  capacityOver: number
  /** Of the units above capacity, this many must be ground forces. */
  groundOver: number
  steps: SettlingStep[]
  fightersAreShips: boolean
  limit: number | undefined
}

const capacityOf = (units: readonly BoardUnit[]) => units.reduce((sum, unit) => sum + unit.capacity, 0)

/** Share of a ship a fighter above capacity counts, or undefined for one that cannot. */
function overflowShare(fighters: readonly BoardUnit[]): number | undefined {
  const first = fighters[0]
  if (first?.figures.level !== 2) return undefined
  const effect = first.component?.effects.find((candidate) => candidate.does === 'overflow-fighter')
  return effect?.does === 'overflow-fighter' ? effect.ships : 1
}

/** Fewest removals that bring the holding within both limits. `limit` Infinity leaves the fleet pool out. */
function fewest(holding: Holding, limit: number, free: number, combat: boolean): number {
  const { ships, factories, fighters, ground } = holding
  if (combat) return Math.max(0, ships.length - limit)
  const share = overflowShare(fighters)
  let best = Number.POSITIVE_INFINITY
  for (let kept = 0; kept <= ships.length; kept++) {
    if (kept > limit) break
    const carriers = [...ships.slice(0, kept), ...factories]
    const capacity = capacityOf(carriers)
    const light = capacity > 0 ? ground.filter((unit) => unit.uses === 0).length : 0
    const keptGround = Math.min(ground.length - light, capacity)
    const room = free + capacity - keptGround + (share ? Math.floor((limit - kept) / share + 1e-9) : 0)
    const keptFighters = Math.min(fighters.length, room)
    best = Math.min(best, ships.length - kept + ground.length - light - keptGround + fighters.length - keptFighters)
  }
  return best
}

/** True where something there may count against the fleet pool: ships, or fighters that stay as ships above capacity. */
export const countsAgainstPool = ({ ships, fighters }: Holding, combat: boolean): boolean =>
  ships.length > 0 || (!combat && overflowShare(fighters) !== undefined)

/** Every way the owner may count units that are ships and ground forces: against the fleet pool, or against capacity. */
function countings(holding: Holding): Holding[] {
  const either = holding.ships.filter((unit) => unit.isGround)
  return [holding, ...either.map((_, i) => asGround(holding, either.slice(0, i + 1)))]
}

const asGround = (holding: Holding, units: readonly BoardUnit[]): Holding => ({
  ...holding,
  ships: holding.ships.filter((unit) => !units.includes(unit)),
  ground: [...holding.ground, ...units],
})

/** Both limits for one player in one system, counted as the owner has to remove fewest. */
export function settle(board: Board, holding: Holding, table: RulesInPlay, combat = false): Settlement {
  const ways = countings(holding).map((counted) => settleAs(board, counted, table, combat))
  return ways.reduce((best, way) => (way.remove < best.remove ? way : best))
}

function settleAs(board: Board, holding: Holding, table: RulesInPlay, combat: boolean): Settlement {
  const steps: SettlingStep[] = []
  const limit = fleetLimit(board, holding.player, steps)
  const { ships, factories, fighters, ground } = holding
  steps.push({ says: `Non-fighter ships in ${holding.system.id}`, value: ships.length, clause: 'ti4:fleet-pool.1' })
  const free = combat ? 0 : freeFighters(holding, table, steps)
  const capacity = capacityOf([...ships, ...factories])
  const inSpace = ground.filter((unit) => unit.uses > 0 || capacity === 0).length
  const share = overflowShare(fighters)
  const beyond = Math.max(0, fighters.length - free)
  const capacityOver = combat ? 0 : Math.max(0, inSpace + beyond - capacity)
  const groundOver = combat ? 0 : Math.max(0, inSpace - capacity)
  if (fighters.length + ground.length) {
    steps.push({ says: 'Capacity of the ships there', value: capacity, clause: 'ti4:capacity.2' })
    if (combat) {
      steps.push({ says: 'Capacity does not apply during the combat', clause: 'ti4:capacity.3c' })
      if (share) steps.push({ says: 'Any number of fighters may be there meanwhile', clause: 'ti4:fleet-pool.n1' })
    } else
      steps.push({
        says: 'Fighters and ground forces in space above capacity',
        value: capacityOver,
        clause: 'ti4:capacity.3',
      })
  }
  for (const factory of factories)
    steps.push({
      says: `${factory.id} is not a ship and not counted`,
      clause: cardClause('floating-factory'),
      item: { unit: factory.id },
    })
  for (const unit of ground)
    if (unit.isShip)
      steps.push({
        says: `${unit.id} counts against capacity, not as a ship`,
        clause: 'ti4:components.te-eidolon-maximum',
        item: { unit: unit.id },
      })
  if (capacity > 0 && !combat)
    for (const unit of ground)
      if (unit.uses === 0 && unit.figures.clause)
        steps.push({ says: `${unit.id} takes no capacity`, clause: unit.figures.clause, item: { unit: unit.id } })
  const shipsOver = limit === undefined ? 0 : Math.max(0, ships.length - limit)
  const fightersAreShips = share !== undefined
  if (share && capacityOver > groundOver && !combat) {
    steps.push({
      says: `Fighters above capacity may stay as ships, ${share === 1 ? 'one each' : 'half a ship each'}`,
      value: Math.min(fighters.length, capacityOver - groundOver),
      clause: fighters[0]!.figures.clause ?? cardClause('fighter-ii'),
    })
  }
  const unlimited = limit === undefined ? Number.POSITIVE_INFINITY : limit
  if (share && shipsOver && capacityOver) steps.push(orderStep(table))
  return {
    holding,
    remove: fewest(holding, unlimited, free, combat),
    shipsOver,
    capacityOver,
    groundOver,
    steps,
    fightersAreShips,
    limit,
  }
}

const orderStep = (table: RulesInPlay): SettlingStep =>
  table.reads(LIMIT_ORDER) === 'B'
    ? { says: 'Settle the fleet pool first, then capacity of what is left', clause: 'ti4:fleet-pool.3' }
    : { says: 'The owner may choose any final set within both limits', clause: 'ti4:fleet-pool.3' }

/** What is above capacity, by the kinds that may go: ground forces alone, fighters alone, or either. */
function sayOver({ capacityOver, groundOver, holding }: Settlement): string {
  if (groundOver === capacityOver || !holding.fighters.length) return plural(capacityOver, 'ground force')
  if (!holding.ground.length) return plural(capacityOver, 'fighter')
  const all = plural(capacityOver, 'fighter or ground force', 'fighters and ground forces')
  return groundOver ? `${all}, at least ${plural(groundOver, 'ground force')} among them,` : all
}

/** What the owner has to remove, in words; nothing when all fits. `isRisky`: a rift may take some of it before. */
export function removals(found: Settlement, isRisky = false): RemovalStep[] {
  const { holding } = found
  const who = sayPlayer(holding.player)
  const where = `${isRisky ? `If no ship is lost to a rift: ${who}` : who === 'you' ? 'You' : who} in ${holding.system.id}`
  const steps: RemovalStep[] = []
  if (found.shipsOver) {
    steps.push({
      says: `${where}: ${plural(holding.ships.length, 'non-fighter ship')}, limit ${found.limit}: ${found.shipsOver} must be removed; the owner chooses, and capacity is counted again.`,
      value: found.shipsOver,
      clause: 'ti4:fleet-pool.3',
    })
  }
  if (found.capacityOver && !found.fightersAreShips) {
    steps.push({
      says: `${where}: ${sayOver(found)} above capacity must be removed; the owner chooses.`,
      value: found.capacityOver,
      clause: 'ti4:capacity.3',
    })
  }
  if (found.capacityOver && found.fightersAreShips) {
    if (found.groundOver)
      steps.push({
        says: `${where}: ${plural(found.groundOver, 'ground force')} above capacity must be removed.`,
        value: found.groundOver,
        clause: 'ti4:capacity.3',
      })
    const only = found.limit === undefined ? 'if the fleet pool has room' : 'as far as the fleet pool has room'
    if (found.capacityOver > found.groundOver)
      steps.push({
        says: `${where}: fighters above capacity count as ships ${only}.`,
        value: found.capacityOver - found.groundOver,
        clause: holding.fighters[0]?.figures.clause ?? cardClause('fighter-ii'),
      })
  }
  const told = steps.length === 1 && steps[0]!.clause === 'ti4:capacity.3' && steps[0]!.value === found.remove
  if (found.remove && !told)
    steps.push({
      says: `${where}: at least ${found.remove} unit${found.remove === 1 ? '' : 's'} must go in all.`,
      value: found.remove,
      clause: found.shipsOver || found.fightersAreShips ? 'ti4:fleet-pool.n2' : 'ti4:capacity.3',
    })
  return steps
}
