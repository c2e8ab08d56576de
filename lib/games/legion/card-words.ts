/** What is said of a command card where cards are listed: in words, never in the codes of data sets. */

import { listed } from '../../kernel/words.ts'
import type { CardSource, CommandCard, ORDER_TYPES, OrderSlot } from './data/cards.ts'
import { factionOptions } from './facts.ts'

const dots = (pips: number) => `${pips} pip${pips === 1 ? '' : 's'}`

/** Where a figure comes from, as a player would name it. */
const DATA: Readonly<Record<CardSource, string>> = {
  'arch-2019': 'the card files of 2019',
  'lhq-2.5.3': 'Legion HQ of July 2024',
  'lhq-2026': 'Legion HQ of August 2026',
  'tts-2025': 'the Tabletop Simulator files of 2025',
}

/** The heading a card is listed under: its faction. */
export const sectionOf = (card: CommandCard): string =>
  card.faction ? factionOptions[card.faction] : card.scope === 'generic' ? 'Everyone' : 'Not tied to one faction'

/** "2 pips", or that nobody has confirmed them. */
export const pipsOf = (card: CommandCard): string => (card.pips === null ? 'Pips not confirmed' : dots(card.pips))

/** Who may take it: "Darth Vader", "Galactic Empire", "Blizzard Force", "everyone". */
export function ownerOf(card: CommandCard): string {
  if (card.characters.length) return listed(card.characters, card.characterMode === 'all' ? 'and' : 'or')
  if (card.battleForce) return card.battleForce
  if (card.faction) return factionOptions[card.faction]
  return card.scope === 'generic' ? 'everyone' : 'a restriction printed on the card'
}

const TYPES: Readonly<Record<(typeof ORDER_TYPES)[number], string>> = {
  trooper: 'trooper',
  'clone-trooper': 'clone trooper',
  'droid-trooper': 'droid trooper',
  'ewok-trooper': 'Ewok trooper',
  vehicle: 'vehicle',
  commander: 'commander',
  operative: 'operative',
  corps: 'corps',
  'special-forces': 'special forces',
  support: 'support',
  heavy: 'heavy',
  ai: 'AI',
}

function saySlot(slot: OrderSlot): string {
  if (slot.kind === 'none') return 'no unit'
  if (slot.kind === 'each-eligible') return 'every unit that can get one'
  if (slot.kind === 'named') return listed(slot.names, 'or')
  const kind = listed(
    slot.types.map((type) => TYPES[type]),
    'or',
  )
  return `${slot.count} ${kind}${kind ? ' ' : ''}unit${slot.count === 1 ? '' : 's'}`
}

/** Who gets orders by the card, in a few words. */
export const sayOrders = (orders: readonly OrderSlot[] | null): string =>
  orders ? orders.map(saySlot).join(' + ') : 'orders not in our list'

/** Who may play it and what it does, in a line. */
export const lineOf = (card: CommandCard): string =>
  [
    `For ${ownerOf(card)}`,
    card.pips !== card.handPips && `counts as ${dots(card.handPips)} in the hand`,
    card.orders && `orders: ${sayOrders(card.orders)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What is doubtful about the pips. */
export const pipDoubtsOf = (card: CommandCard): string[] => [
  ...(card.pips === null ? ['Printed pips not confirmed'] : []),
  ...(card.pipsConflicts ?? []).map(({ source, pips }) => `${dots(pips)} by ${DATA[source]}`),
]

/** What a player should not take on trust. */
export const doubtsOf = (card: CommandCard): string[] => [
  ...pipDoubtsOf(card),
  ...(card.orders === null ? ['Orders not known'] : []),
  ...(card.ordersConfidence === 'scan-text' ? ['Orders from a later print, machine-read'] : []),
  ...(card.ordersConfidence === 'one-source' ? ['Orders from one source'] : []),
  ...(card.ordersOtherPrinting ? [`Another print orders ${sayOrders(card.ordersOtherPrinting.orders)}`] : []),
]
