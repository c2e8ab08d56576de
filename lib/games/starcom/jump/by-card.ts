/** What a card that a ship travels by changes. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { NEW, OLD } from '../facts.ts'

/** True when a card moves the ship, so that it does not jump (November 2022: Bribery, Drummond). */
export const isMoved = (viaCard: string, edition: string) =>
  edition === NEW && (viaCard === 'bribery' || viaCard === 'drummond')

/** The card a ship travels by. */
interface ByCard {
  viaCard: string
  viaCardReaches?: boolean
  cardPlayedByOther?: boolean
}

/** February 2022: somebody else's card whose text speaks of the ships of its own player only. */
export const isNotForMe = ({ viaCard, cardPlayedByOther }: ByCard) =>
  cardPlayedByOther === true && (viaCard === 'jump-stabilization' || viaCard === 'jump-nexus')

/** True when the jump is made by Jump Stabilization; whose ships profit is starcom:ambiguity.25/iii in November 2022. */
export const isStabilized = (f: ByCard, table: RulesInPlay) =>
  f.viaCard === 'jump-stabilization' &&
  (!f.cardPlayedByOther || (table.edition === NEW && table.reads('starcom:ambiguity.25/iii') === 'A'))

/** True when the card itself says where the jump may lead. */
export const reachesByCard = (f: ByCard, table: RulesInPlay) =>
  isStabilized(f, table) ||
  isMoved(f.viaCard, table.edition) ||
  (table.edition === OLD && (f.viaCard === 'drummond' || (f.viaCard === 'jump-nexus' && !isNotForMe(f))))

/** February 2022: true when a card lets the ship jump beyond its own jumps (starcom:additional-rules.fighters.5). */
export const isGranted = (f: ByCard) =>
  f.viaCard === 'other' ? f.viaCardReaches === true : f.viaCard !== 'none' && !isNotForMe(f)

/** Current speed: printed, bonuses, and what returns to a Jump Nexus earn (starcom:ambiguity.24/iii). */
export const speedNow = (f: { speed: number; speedBonus: number; nexusReturns?: number }, table: RulesInPlay) =>
  f.speed + f.speedBonus + (f.nexusReturns && table.reads('starcom:ambiguity.24/iii') === 'A' ? f.nexusReturns : 0)

/** True when the jump comes on top of the ship's own jumps (starcom:ambiguity.25/ii). */
const isFree = (table: RulesInPlay) => table.reads('starcom:ambiguity.25/ii') === 'B'

/** True when the card gives this jump on top of the ship's own jumps. */
export const comesOnTop = (f: ByCard, table: RulesInPlay) =>
  (table.edition === OLD ? isGranted(f) : isStabilized(f, table)) && isFree(table)

/** November 2022: true for a Fighter that has no jump but the one a Carrier gives it (starcom:command-phase.move.6). */
export const isTakenAlong = (
  f: ByCard & { carrierJumpingAlong: boolean; speed: number; speedBonus: number; nexusReturns?: number },
  table: RulesInPlay,
) =>
  f.carrierJumpingAlong &&
  !isMoved(f.viaCard, NEW) &&
  speedNow(f, table) === 0 &&
  !(isStabilized(f, table) && table.reads('starcom:ambiguity.25/i') === 'B')

/** February 2022: true for a Fighter that has no jump but the one a Carrier gives it (starcom:cards.carrier.1). */
export const wasTakenAlong = (
  f: ByCard & { carrierJumpingAlong: boolean; extraJumps: number; jumpsUsed: number },
  table: RulesInPlay,
) => f.carrierJumpingAlong && f.jumpsUsed >= f.extraJumps && !isGrantedAnew(f, table)

/** February 2022: true when a card gives a Fighter this jump (starcom:additional-rules.fighters.5). */
export const isGrantedAnew = (f: ByCard & { extraJumps: number }, table: RulesInPlay) =>
  isGranted(f) && (f.extraJumps === 0 || isFree(table))
