/** Ways of saying that several facts share. */
import type { FactSayings } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'

export const developmentsHere: FactSayings = {
  units: ['development', 'developments', 'counters', 'development counters', 'devs', 'development (there|here)'],
  says: [{ value: 0, as: ['no developments', 'undeveloped', 'no development counters'] }],
}

/** Names and aliases of the cards of one type. */
export const spoken = (type: (typeof cards)[number]['type']) =>
  cards.filter((card) => card.type === type).flatMap(({ name, aliases }) => [name, ...aliases])
