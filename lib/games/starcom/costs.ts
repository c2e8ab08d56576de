import { type Card, cards } from './data/cards.ts'

const bySlug: Readonly<Record<string, ReadonlyMap<string, Card>>> = Object.fromEntries(
  [...new Set(cards.map((card) => card.edition))].map((edition) => [
    edition,
    new Map(cards.filter((card) => card.edition === edition).map((card) => [card.slug, card])),
  ]),
)

/** The card of that name in an edition's list, or undefined when that edition does not have it. */
export const cardOf = (slug: string, edition: string): Card | undefined => bySlug[edition]?.get(slug)

/**
 * One card for all that no rule tells apart: `apart` gives what a rule looks at on a card, edition by edition; a card that
 * an edition does not have is told apart from one it has.
 */
export function unlike(slugs: readonly string[], apart: (card: Card) => unknown): string[] {
  const kinds = new Map<string, string>()
  for (const slug of slugs) {
    const seen = Object.keys(bySlug).map((edition) => {
      const card = cardOf(slug, edition)
      return card ? apart(card) : null
    })
    const kind = JSON.stringify(seen)
    if (!kinds.has(kind)) kinds.set(kind, slug)
  }
  return [...kinds.values()]
}

/**
 * Credits for one copy of a ship or station: the printed cost, stations less 1 per copy of Efficient Construction
 * but never under 1 (starcom:cards.efficient-construction.1). A card without a printed cost counts as 0.
 * `discounts` gives the number of copies that count, and is asked for stations alone.
 */
export function costOf(slug: string, edition: string, discounts = () => 0): number {
  const card = cardOf(slug, edition)
  if (!card?.cost) return 0
  return card.type === 'Station' ? Math.max(1, card.cost - discounts()) : card.cost
}
