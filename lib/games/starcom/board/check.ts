import type { Issue } from '../../../kernel/ruling.ts'
import { cardOf } from '../costs.ts'
import { NEW } from '../facts.ts'
import { counted } from '../words.ts'
import { type Board, CAPITAL, ORDINARY, placeOf } from './board.ts'
import { maximumOf, nameOfCard } from './pieces.ts'

const titleOf = (edition: string) => (edition === NEW ? 'November 2022' : 'February 2022')

/** A card on the board that the edition played does not have. */
export interface Stranger extends Issue {
  /** Index of the system it is in. */
  at: number
}

/** Cards on the board that its edition does not have; checkers refuse them. */
export function strangersOf({ edition, size, systems }: Board): Stranger[] {
  const has = (slug: string) => slug === ORDINARY || slug === CAPITAL || cardOf(slug, edition) !== undefined
  return systems.flatMap(({ card, vessels }, at) => {
    const { row, col } = placeOf(size, at)
    const path = `row ${row} column ${col}`
    const strange = [...(card ? [card] : []), ...new Set(vessels.map((vessel) => vessel.card))].filter(
      (slug) => !has(slug),
    )
    return strange.map((slug) => ({
      at,
      path,
      message: `${path}: ${nameOfCard(slug, edition)} is not in the list of ${titleOf(edition)}.`,
      fix: 'Choose another card, or the other edition.',
    }))
  })
}

/** Things on the board that no rule lets a player bring about, though they can come about: worth a second look. */
export function inconsistencies({ edition, size, systems }: Board): string[] {
  return systems.flatMap((system, at) => {
    const { row, col } = placeOf(size, at)
    const most = maximumOf(system, edition)
    const isOver = most !== undefined && system.developments > most
    return isOver
      ? [`row ${row} column ${col}: ${counted(system.developments, 'development')}; the card has room for ${most}.`]
      : []
  })
}
