import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import { NOBODY } from '../jump/facts.ts'
import type { vessels } from './facts.ts'

export type Vessel = FactValue<typeof vessels>[number]

const isShip = (vessel: Vessel) => vessel.type === 'ship'
const isFighter = (vessel: Vessel) => isShip(vessel) && vessel.class === 'Fighter'

/** Ships of other players that are no Fighters: each alone can besiege, attack or not (starcom:additional-rules.fighters.1). */
export const besiegers = (controller: string, vessels: readonly Vessel[]) =>
  vessels.filter((vessel) => vessel.owner !== controller && isShip(vessel) && !isFighter(vessel))

/** Fighters of other players, which take no part. */
export const idleFighters = (controller: string, vessels: readonly Vessel[]) =>
  vessels.filter((vessel) => vessel.owner !== controller && isFighter(vessel))

/** Vessels of the controller that keep a siege off, as the table reads starcom:ambiguity.10, 11 and 12. */
export const defenders = (controller: string, vessels: readonly Vessel[], table: RulesInPlay) =>
  vessels.filter((vessel) => {
    if (vessel.owner !== controller) return false
    if (isFighter(vessel) && table.reads('starcom:ambiguity.10') === 'B') return false
    const attack = table.reads('starcom:ambiguity.12') === 'B' ? (vessel.printedAttack ?? vessel.attack) : vessel.attack
    return attack >= 1 || table.reads('starcom:ambiguity.11') === 'B'
  })

/** Whether the system is under siege (starcom:additional-rules.siege.1). */
export const isBesieged = (controller: string, vessels: readonly Vessel[], table: RulesInPlay) =>
  controller !== NOBODY &&
  besiegers(controller, vessels).length > 0 &&
  defenders(controller, vessels, table).length === 0

/** The open questions a siege can turn on. */
export const siegeReadings = ['starcom:ambiguity.10', 'starcom:ambiguity.11', 'starcom:ambiguity.12']
