/** Fleet pool and capacity of one player in one system (fact sheet 4.3). */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { thoseOf } from '../../../kernel/players.ts'
import { worldOf } from '../../../kernel/seeing.ts'
import { capital } from '../../../kernel/words.ts'
import { type Board, type BoardUnit, cardClause, hasEffect, type System } from '../board/board.ts'
import { type ClauseOf, citing, citingCardsThat, restated, type StepBy, together } from '../cited.ts'
import { unitsAfter } from '../declared.ts'
import type { CaseFacts } from '../facts.ts'

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
export type SettlingStep = StepBy<ClauseOf<typeof SETTLING>>
export type RemovalStep = StepBy<ClauseOf<typeof REMOVALS>>

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
    docks: here.filter(({ unit }) => unit.figures.freeFighters).map(({ unit }) => unit),
    unplaced: here
      .filter(({ unit, inSpace: known }) => known === undefined && unit.isGround && !unit.isStructure)
      .map(({ unit }) => unit),
  }
}

/** Most non-fighter ships the player may have in one system, or undefined when the fleet pool is not told. */
export function fleetLimit(board: Board, player: string, steps: SettlingStep[]): number | undefined {
  const { fleetPool } = worldOf(board.facts as never) as Pick<CaseFacts, 'fleetPool'>
  const pool = fleetPool?.[player]
  if (pool === undefined) return undefined
  let limit = pool
  steps.push({ says: capital(thoseOf(player, 'fleet pool')), value: pool, clause: 'ti4:fleet-pool.1' })
  if (hasEffect(board, 'fleet-regulations') && limit > 4) {
    limit = 4
    steps.push({ says: 'Most tokens by Fleet Regulations', value: 4, clause: cardClause('fleet-regulations') })
  }
  if (hasEffect(board, 'armada', player)) {
    limit += 2
    steps.push({ says: 'Added by Armada', value: 2, clause: cardClause('armada') })
  }
  return limit
}

/** Fighters outside capacity thanks to docks. */
export function freeFighters(holding: Holding, table: RulesInPlay, steps: SettlingStep[]): number {
  const { docks, fighters } = holding
  if (!docks.length || !fighters.length) return 0
  const each = docks.map((dock) => dock.figures.freeFighters!)
  const sum = each.reduce((a, b) => a + b, 0)
  const free =
    docks.length > 1 && fighters.length > Math.max(...each) && table.reads(DOCKS) === 'B' ? Math.max(...each) : sum
  steps.push({
    says: 'Fighters outside capacity',
    value: free,
    clause:
      docks[0]!.component?.id === 'dimensional-tear'
        ? cardClause('dimensional-tear')
        : cardClause('space-dock-fighters'),
  })
  return free
}
