/** What our list knows of the weapon of a card. */
import type { RawFacts } from '../../../kernel/facts.ts'
import { cardNamed } from '../names.ts'

const cardIn = ({ card }: RawFacts) => (typeof card === 'string' ? cardNamed(card) : undefined)

/** Whether the weapon is gained or used for an attack: as told, else as our list has the card. */
export const modeOf = (told: RawFacts): unknown => told.mode ?? cardIn(told)?.weaponMode

/** True of a card of ours whose weapon is known only from other prints than those of this edition. */
export const isKindOpen = (told: RawFacts): boolean => {
  const card = cardIn(told)
  return card?.weaponMode !== undefined && card.weaponKind === undefined
}

/** Whether our list has the weapon of the card as it is told, or does not know it. */
export const isKindOurs = (card: string | undefined, weapon: unknown): boolean =>
  (cardIn({ card })?.weaponKind ?? weapon) === weapon
export const isVersatileOurs = (card: string | undefined, versatile: unknown): boolean =>
  (cardIn({ card })?.weaponVersatile ?? versatile) === versatile

/** The told facts, with what our list knows of the weapon. */
export function withWeapon(told: RawFacts): RawFacts {
  const { weaponKind, weaponVersatile } = cardIn(told) ?? {}
  const mode = modeOf(told)
  return {
    ...(weaponKind ? { weapon: weaponKind, versatile: weaponVersatile } : {}),
    ...(mode ? { mode } : {}),
    ...told,
  }
}
