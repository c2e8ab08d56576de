import type { ReactNode } from 'react'
import type { CommandCard, OrderSlot } from '../../../lib/games/legion/data/cards'

/** Pips as dots, with the number in words for those who hear it. */
export function Pips({ count, big }: { count: number; big?: boolean }): ReactNode {
  const size = big ? 14 : 9
  const step = size * 1.5
  return (
    <span className="inline-flex items-center align-middle">
      <svg width={Math.max(1, count) * step} height={step} aria-hidden="true" className="text-game">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is known by its place
          <circle key={i} cx={i * step + step / 2} cy={step / 2} r={size / 2} fill="currentColor" />
        ))}
      </svg>
      <span className="sr-only">
        {count} pip{count === 1 ? '' : 's'}
      </span>
    </span>
  )
}

const words = (slug: string) => slug.replaceAll('-', ' ')

function saySlot(slot: OrderSlot): string {
  if (slot.kind === 'none') return 'nobody'
  if (slot.kind === 'each-eligible') return 'every unit that can'
  if (slot.kind === 'named') return slot.names.join(' or ')
  return `${slot.count} ${slot.types.length ? slot.types.map(words).join(' or ') : 'of any kind'}`
}

/** The orders section of a card in a few words. */
export const sayOrders = (orders: readonly OrderSlot[] | null): string =>
  orders ? orders.map(saySlot).join(' + ') : 'orders not in our list'

/** Why a figure of a card is doubtful, each in a few words. */
export function doubtsOf(card: CommandCard): string[] {
  const others = (card.pipsConflicts ?? []).map(({ source, pips }) => `${pips} by ${source}`)
  return [
    ...(others.length ? [`Sources disagree on the pips: ${card.pips ?? '?'}, but ${others.join(', ')}`] : []),
    ...(card.pips === null ? ['Printed pips not confirmed'] : []),
    ...(card.ordersConfidence === 'scan-text' ? ['Orders from scanned text'] : []),
    ...(card.ordersConfidence === 'one-source' ? ['Orders from one source'] : []),
    ...(card.ordersOtherPrinting ? ['Two prints order differently'] : []),
  ]
}

/** Marks of doubt: look at the card. */
export function Doubts({ card, only }: { card: CommandCard; only?: 'pips' }): ReactNode {
  const doubts = doubtsOf(card).filter((doubt) => only !== 'pips' || /pips/.test(doubt))
  if (!doubts.length) return null
  return (
    <span className="mt-0.5 flex flex-wrap gap-1">
      {doubts.map((doubt) => (
        <span key={doubt} className="chip whitespace-normal rounded-md border-dashed border-disputed text-disputed">
          {doubt}
        </span>
      ))}
    </span>
  )
}
