/** Command cards as things the search finds: by title, owner and what players call the owner. */
import type { NamedThing } from '../../kernel/pack.ts'
import { ownerOf, pipsOf, sayOrders } from './card-words.ts'
import { type CommandCard, cards } from './data/cards.ts'
import { shortNamesOf } from './names.ts'

const says = (card: CommandCard): string =>
  [`${pipsOf(card)}, ${ownerOf(card)}.`, card.orders ? `Orders: ${sayOrders(card.orders)}.` : ''].join(' ').trim()

/** Every command card by name. */
export const things: readonly NamedThing[] = cards.map((card) => ({
  id: `legion:card.${card.id}`,
  title: card.name,
  label: 'Command card',
  says: says(card),
  aliases: card.characters.flatMap((name) => [name, ...shortNamesOf(name)]),
  page: 'Command cards',
  url: `/cards/legion/#${card.id}`,
}))
