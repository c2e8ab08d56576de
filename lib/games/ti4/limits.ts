/** Fleet pool and capacity of one player in one system (fact sheet 4.3). */

import type { RulesInPlay } from '../../kernel/clause.ts'
import { thoseOf } from '../../kernel/players.ts'
import { worldOf } from '../../kernel/seeing.ts'
import { plural } from '../../kernel/words.ts'
import { type Board, type BoardUnit, cardClause, hasEffect, type System } from './board.ts'
import { type ClauseOf, citing, citingCardsThat, restated, type StepBy, together } from './cited.ts'
import { unitsAfter } from './declared.ts'
import type { CaseFacts } from './facts.ts'

export const DOCKS = 'ti4:ambiguity.dock-stacking'
export const LIMIT_ORDER = 'ti4:ambiguity.limit-order'

export const POOL = restated('fleet-pool.1', 'ships.2', 'ships.2a', 'fleet-pool.1a')
export const ROOM = restated('capacity.2', 'capacity.3b')
const EXCESS = restated('capacity.3', 'capacity.3a')

/** How both limits are counted. */
export const SETTLING = together(
  citing(
    [
      POOL,
      'fleet-pool.3',
      'fleet-pool.n1',
      ROOM,
      EXCESS,
      restated('capacity.3c', 'fleet-pool.n1'),
      'components.fleet-regulations',
      'components.armada',
      'components.dimensional-tear',
      'components.space-dock-fighters',
      'components.floating-factory',
      'components.te-eidolon-maximum',
    ],
    [DOCKS, LIMIT_ORDER],
  ),
  citingCardsThat('overflow-fighter', 'uses-capacity'),
)
/** What has to go. */
export const REMOVALS = together(citing(['fleet-pool.3', 'fleet-pool.n2', EXCESS]), citingCardsThat('overflow-fighter'))
type SettlingStep = StepBy<ClauseOf<typeof SETTLING>>
type RemovalStep = StepBy<ClauseOf<typeof REMOVALS>>

/** What counts in a system for one player. */
export interface Holding {
  player: string
  system: System
  /** Non-fighter ships, largest capacity first. */
  ships: BoardUnit[]
  factories: BoardUnit[]
  fighters: BoardUnit[]
  ground: BoardUnit[]
  docks: BoardUnit[]
  /** Ground forces of which nobody told whether they are in space. */
  unplaced: BoardUnit[]
}

export function holdingOf(system: System, player: string, places: ReadonlyMap<BoardUnit, System>): Holding {
  const here = unitsAfter(system, player, places)
  const inSpace = here.filter((entry) => entry.inSpace === true).map((entry) => entry.unit)
  const ships = inSpace.filter((unit) => unit.isShip && !unit.isFighter).sort((a, b) => b.capacity - a.capacity)
  return {
    player,
    system,
    ships,
    factories: inSpace.filter((unit) => unit.kind.movesAsShip),
    fighters: inSpace.filter((unit) => unit.isFighter),
    ground: inSpace.filter((unit) => unit.isGround && !unit.isShip && !unit.isStructure),
    docks: here.filter(({ unit }) => unit.kind.freeFighters).map(({ unit }) => unit),
    unplaced: here
      .filter(({ unit, inSpace: known }) => known === undefined && unit.isGround && !unit.isStructure)
      .map(({ unit }) => unit),
  }
}

/** Most non-fighter ships the player may have in one system, or undefined when the fleet pool is not told. */
function fleetLimit(board: Board, player: string, steps: SettlingStep[]): number | undefined {
  const { fleetPool } = worldOf(board.facts as never) as Pick<CaseFacts, 'fleetPool'>
  const pool = fleetPool?.[player]
  if (pool === undefined) return undefined
  let limit = pool
  steps.push({ says: thoseOf(player, 'fleet pool'), value: pool, clause: 'ti4:fleet-pool.1' })
  if (hasEffect(board, 'fleet-regulations') && limit > 4) {
    limit = 4
    steps.push({ says: 'Fleet Regulations: at most 4 tokens', value: 4, clause: cardClause('fleet-regulations') })
  }
  if (hasEffect(board, 'armada', player)) {
    limit += 2
    steps.push({ says: 'Armada', value: 2, clause: cardClause('armada') })
  }
  return limit
}

/** Fighters outside capacity thanks to docks. */
function freeFighters(holding: Holding, table: RulesInPlay, steps: SettlingStep[]): number {
  const { docks, fighters } = holding
  if (!docks.length || !fighters.length) return 0
  const each = docks.map((dock) => dock.kind.freeFighters!)
  const sum = each.reduce((a, b) => a + b, 0)
  const free =
    docks.length > 1 && fighters.length > Math.max(...each) && table.reads(DOCKS) === 'B' ? Math.max(...each) : sum
  steps.push({
    says: `${free} fighters outside capacity`,
    value: free,
    clause:
      docks[0]!.component?.id === 'dimensional-tear'
        ? cardClause('dimensional-tear')
        : cardClause('space-dock-fighters'),
  })
  return free
}

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
  if (first?.kind.level !== 2) return undefined
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
  steps.push({ says: `non-fighter ships in ${holding.system.id}`, value: ships.length, clause: 'ti4:fleet-pool.1' })
  const free = combat ? 0 : freeFighters(holding, table, steps)
  const capacity = capacityOf([...ships, ...factories])
  const inSpace = ground.filter((unit) => unit.uses > 0 || capacity === 0).length
  const share = overflowShare(fighters)
  const beyond = Math.max(0, fighters.length - free)
  const capacityOver = combat ? 0 : Math.max(0, inSpace + beyond - capacity)
  const groundOver = combat ? 0 : Math.max(0, inSpace - capacity)
  if (fighters.length + ground.length) {
    steps.push({ says: 'capacity of the ships there', value: capacity, clause: 'ti4:capacity.2' })
    if (combat) {
      steps.push({ says: 'capacity does not apply during the combat', clause: 'ti4:capacity.3c' })
      if (share) steps.push({ says: 'any number of fighters may be there meanwhile', clause: 'ti4:fleet-pool.n1' })
    } else
      steps.push({
        says: 'fighters and ground forces in space above capacity',
        value: capacityOver,
        clause: 'ti4:capacity.3',
      })
  }
  for (const factory of factories)
    steps.push({ says: `${factory.id} is not a ship: not counted`, value: 0, clause: cardClause('floating-factory') })
  for (const unit of ground)
    if (unit.isShip)
      steps.push({
        says: `${unit.id} counts against capacity, not as a ship`,
        clause: 'ti4:components.te-eidolon-maximum',
      })
  if (capacity > 0 && !combat)
    for (const unit of ground)
      if (unit.uses === 0 && unit.kind.clause)
        steps.push({ says: `${unit.id} takes no capacity`, value: 0, clause: unit.kind.clause })
  const shipsOver = limit === undefined ? 0 : Math.max(0, ships.length - limit)
  const fightersAreShips = share !== undefined
  if (share && capacityOver > groundOver && !combat) {
    steps.push({
      says: `fighters above capacity may stay as ships, ${share === 1 ? 'one each' : 'half a ship each'}`,
      value: Math.min(fighters.length, capacityOver - groundOver),
      clause: fighters[0]!.kind.clause ?? cardClause('fighter-ii'),
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
    ? { says: 'settle the fleet pool first, then capacity of what is left', clause: 'ti4:fleet-pool.3' }
    : { says: 'the owner may choose any final set within both limits', clause: 'ti4:fleet-pool.3' }

/** What the owner has to remove, in words; nothing when all fits. `isRisky`: a rift may take some of it before. */
export function removals(found: Settlement, isRisky = false): RemovalStep[] {
  const { holding } = found
  const where = `${isRisky ? 'If no ship is lost to a rift: ' : ''}${holding.player} in ${holding.system.id}`
  const steps: RemovalStep[] = []
  if (found.shipsOver) {
    steps.push({
      says: `${where}: ${plural(holding.ships.length, 'non-fighter ship')}, limit ${found.limit}: ${found.shipsOver} must be removed; the owner chooses, and capacity is counted again.`,
      value: found.shipsOver,
      clause: 'ti4:fleet-pool.3',
    })
  }
  if (found.capacityOver && !found.fightersAreShips) {
    const ground = found.groundOver ? `, at least ${found.groundOver} of them ground forces` : ''
    steps.push({
      says: `${where}: ${plural(found.capacityOver, 'fighter or ground force', 'fighters and ground forces')} above capacity must be removed${ground}; the owner chooses.`,
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
        clause: holding.fighters[0]?.kind.clause ?? cardClause('fighter-ii'),
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
