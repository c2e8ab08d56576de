/** What one ship may do: the cards that open anomalies, fleets and locked systems to it. */
import type { Board, BoardUnit, Effect, System } from '../board/board.ts'
import type { Effect as CardEffect, OpenAnomaly, PassShips } from '../data/technologies.ts'
import type { Anomaly } from '../data/tiles.ts'

export const REPEAT = 'ti4:ambiguity.rift-repeat'
export const SLIPSTREAM = 'ti4:ambiguity.slipstream-ban'
export const NEBULA_FIGHTER = 'ti4:ambiguity.nebula-fighter-i'
export const GRAVLEASH = 'ti4:ambiguity.gravleash-nebula'

interface Carried<E> {
  effect: E
  entry: Effect | undefined
  id: string
}

/** Every card effect of one kind that bears on this ship: cards in play and the ship's own text. */
export function effectsFor<D extends CardEffect['does']>(
  board: Board,
  ship: BoardUnit,
  does: D,
): Carried<Extract<CardEffect, { does: D }>>[] {
  type Wanted = Extract<CardEffect, { does: D }>
  const found: Carried<Wanted>[] = []
  for (const entry of board.effects) {
    for (const effect of entry.component.effects)
      if (effect.does === does) found.push({ effect: effect as Wanted, entry, id: entry.id })
  }
  for (const effect of ship.component?.effects ?? []) {
    if (effect.does === does && !found.some((other) => other.effect === effect))
      found.push({ effect: effect as Wanted, entry: undefined, id: ship.component!.id })
  }
  return found
}

/** The card that opens an anomaly to the ship, to end there or to pass; `without` names cards that do not count. */
export function opener(
  board: Board,
  ship: BoardUnit,
  anomaly: Anomaly,
  how: 'into' | 'through' | 'start',
  without: readonly string[] = [],
): string | undefined {
  const opens = (effect: OpenAnomaly) =>
    effect.anomaly === anomaly && (how === 'start' ? effect.keepsMoveInNebula === true : effect[how])
  return effectsFor(board, ship, 'open-anomaly').find(
    ({ effect, entry, id }) =>
      opens(effect) && entry && !without.includes(id) && (effect.forWhom === 'everyone' || entry.owner === ship.owner),
  )?.id
}

const hasOthersNonFighters = (board: Board, ship: BoardUnit) =>
  board.active?.units.some(
    (unit) => unit.isShip && !unit.isFighter && unit.at === 'space' && unit.owner !== ship.owner,
  ) ?? false

/** The card that lets the ship pass these other ships in a system. */
export function passer(
  board: Board,
  ship: BoardUnit,
  system: System,
  blockers: readonly BoardUnit[],
): string | undefined {
  const lets = (effect: PassShips, entry: Effect | undefined): boolean => {
    if (effect.onlyIf === 'active-system-has-other-non-fighter-ships' && !hasOthersNonFighters(board, ship))
      return false
    if (effect.onlyIf === 'passed-system-has-own-units' && !system.units.some((unit) => unit.owner === ship.owner))
      return false
    if (effect.of === 'owner' && !blockers.every((unit) => unit.owner === entry?.owner)) return false
    if (effect.ships === 'this-ship') return ship.component?.effects.includes(effect) ?? false
    if (!entry) return false
    if (effect.ships === 'all-of-active-player') return ship.owner === board.activePlayer && entry.owner !== ship.owner
    if (entry.owner !== ship.owner) return false
    if (effect.ships === 'from-target-system') return entry.target === ship.system.id
    return effect.ships === 'all-of-owner'
  }
  return effectsFor(board, ship, 'pass-ships').find(({ effect, entry }) => lets(effect, entry))?.id
}

/** The card that lets the ship leave, or load in, systems with an own token. */
export function unlocker(board: Board, ship: BoardUnit): string | undefined {
  return effectsFor(board, ship, 'leave-tokened').find(
    ({ effect, entry }) =>
      entry?.owner === ship.owner && (effect.ships === 'all-of-owner' || ship.kind.type === 'flagship'),
  )?.id
}

/** What rifts do to the ship: dice, +1 for each exit, one further +1. */
export interface RiftTerms {
  rolls: boolean
  perExit: 0 | 1
  once: 0 | 1
  cards: string[]
  /** Those of the cards that give the further +1. */
  onceBy: string[]
  /** Those of the cards that take the +1 away. */
  takeBonus: string[]
}
export function riftTerms(board: Board, ship: BoardUnit, without: readonly string[] = []): RiftTerms {
  const changes = effectsFor(board, ship, 'rift').filter(
    ({ effect, entry, id }) => !effect.only && entry?.owner === ship.owner && !without.includes(id),
  )
  return {
    rolls: changes.every(({ effect }) => effect.rolls),
    perExit: changes.every(({ effect }) => effect.perExit === 1) ? 1 : 0,
    once: changes.some(({ effect }) => effect.once === 1) ? 1 : 0,
    cards: [...new Set(changes.map(({ id }) => id))],
    onceBy: [...new Set(changes.filter(({ effect }) => effect.once === 1).map(({ id }) => id))],
    takeBonus: [...new Set(changes.filter(({ effect }) => effect.perExit !== 1).map(({ id }) => id))],
  }
}
