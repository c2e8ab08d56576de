import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Known } from '../../../kernel/facts.ts'
import { cardOf } from '../costs.ts'
import { NEW } from '../facts.ts'
import type { facts } from './facts.ts'

export type Combat = Known<typeof facts, 'vessels' | 'assignments'>
export type Vessel = Combat['vessels'][number]
export type Assignment = Combat['assignments'][number]

/** Stands for an id that no vessel has: the checks refuse it, but the search for what is missing may pass by. */
const nowhere = { id: '', owner: '', card: '', attack: 0, hp: 1, damage: 0 } as Vessel

/** The vessel of that id. */
export const find = (vessels: readonly Vessel[], id: string): Vessel =>
  vessels.find((vessel) => vessel.id === id) ?? nowhere

const sum = (assignments: readonly Assignment[]) => assignments.reduce((total, { amount }) => total + amount, 0)

/** Where the vessel is; one unnamed place where no system is named. */
export const placeOf = (vessel: Vessel): string => vessel.system ?? ''

/** True when combat takes place among these vessels of one system. */
function seesCombat(here: readonly Vessel[], activePlayer: string, edition: string): boolean {
  const owners = new Set(here.map((vessel) => vessel.owner))
  return owners.size > 1 && (edition !== NEW || owners.has(activePlayer))
}

/** Systems without combat: those with shooters, or all of them where nobody shoots. */
export function quietSystems({ vessels, assignments }: Combat, activePlayer: string, edition: string): string[] {
  const quiet = (place: string) =>
    !seesCombat(
      vessels.filter((vessel) => placeOf(vessel) === place),
      activePlayer,
      edition,
    )
  if (assignments.length) return [...new Set(assignments.map(({ from }) => placeOf(find(vessels, from))))].filter(quiet)
  const places = [...new Set(vessels.map(placeOf))]
  return places.every(quiet) ? (places.length ? places : ['']) : []
}

/** What one shooter assigns. */
export interface Fire {
  shooter: Vessel
  shots: readonly Assignment[]
  total: number
}

/** The shooters with what they assign, in the order in which they first appear. */
export function fires({ vessels, assignments }: Combat): Fire[] {
  const shooters = [...new Set(assignments.map(({ from }) => from))]
  return shooters.map((id) => {
    const shots = assignments.filter(({ from }) => from === id)
    return { shooter: find(vessels, id), shots, total: sum(shots) }
  })
}

/** Shots for more than the attack of the shooter. */
export const beyondAttack = ({ vessels, assignments }: Combat): Assignment[] =>
  assignments.filter(({ from, amount }) => amount > find(vessels, from).attack)

/** The card that gives a shooter more than one target, if any. */
export function extraTargets({ card, targetingSystems, maximumFirepower }: Vessel, edition: string) {
  if (edition === NEW) return card === 'battleship' ? 'battleship' : undefined
  return targetingSystems ? 'targeting-systems' : maximumFirepower ? 'maximum-firepower' : undefined
}

/** Frigates and Defense Stations are to be covered first (2022-11). */
export const isLethalFirst = ({ card }: Vessel) => card === 'frigate' || card === 'defense-station'

/** Damage that is lethal to the vessel now, under the readings of the table. */
function lethal({ card, hp, damage }: Vessel, table: RulesInPlay): number {
  const points = table.reads('starcom:ambiguity.17/v') === 'B' ? (cardOf(card, table.edition)?.hp ?? hp) : hp
  return table.reads('starcom:ambiguity.17/iii') === 'B' ? points : Math.max(0, points - damage)
}

/** A vessel shot at while a lethal-first vessel of its player is not covered. */
export interface Breach {
  target: Vessel
  screen: Vessel
  assigned: number
  needed: number
}

/** The first breach of lethal-first among these assignments. */
function breachIn(vessels: readonly Vessel[], shots: readonly Assignment[], table: RulesInPlay): Breach | undefined {
  const protectedBy = table.reads('starcom:ambiguity.17/iv')
  const blocking = table.reads('starcom:ambiguity.17/i') === 'B'
  for (const { to } of shots) {
    const target = find(vessels, to)
    for (const screen of vessels) {
      if (!isLethalFirst(screen) || screen.owner !== target.owner || placeOf(screen) !== placeOf(target)) continue
      if (screen.id === target.id || (isLethalFirst(target) && !blocking)) continue
      if (screen.cannotBeDamaged && protectedBy === 'B') continue
      const assigned = sum(shots.filter((shot) => shot.to === screen.id))
      const needed = lethal(screen, table)
      const never = screen.cannotBeDamaged && protectedBy === 'C'
      if (assigned < needed || never || isLethalFirst(target)) return { target, screen, assigned, needed }
    }
  }
  return undefined
}

/** Lethal-first: all attackers together, or each attacking player on their own. */
export function breach({ vessels, assignments }: Combat, table: RulesInPlay): Breach | undefined {
  if (table.reads('starcom:ambiguity.17/ii') !== 'B') return breachIn(vessels, assignments, table)
  const ownerOf = ({ from }: Assignment) => find(vessels, from).owner
  for (const attacker of new Set(assignments.map(ownerOf))) {
    const found = breachIn(
      vessels,
      assignments.filter((shot) => ownerOf(shot) === attacker),
      table,
    )
    if (found) return found
  }
  return undefined
}

/** Damage dealt to a vessel when it resolves. */
export function dealtTo(vessel: Vessel, { vessels, assignments }: Combat, edition: string): number {
  if (vessel.cannotBeDamaged) return 0
  const deals = ({ from }: Assignment) => edition !== NEW || !find(vessels, from).destroyedBeforeResolve
  return sum(assignments.filter((shot) => shot.to === vessel.id && deals(shot)))
}

const isShotAt = ({ id }: Vessel, { assignments }: Combat) => assignments.some(({ to }) => to === id)

/**
 * True when the vessel is destroyed by what is on it and what is dealt. In November 2022 only what is shot at is looked
 * at; in February 2022 Cleanup looks at every vessel (starcom:end-phase.cleanup.3).
 */
export function isDestroyed(vessel: Vessel, combat: Combat, table: RulesInPlay): boolean {
  if (vessel.destroyedBeforeResolve || (table.edition === NEW && !isShotAt(vessel, combat))) return false
  const total = vessel.damage + dealtTo(vessel, combat, table.edition)
  if (table.edition === NEW || table.reads('starcom:ambiguity.30') === 'B') return total >= vessel.hp
  return total > vessel.hp
}
