import type { ReactNode } from 'react'
import { doubtsOf, pipDoubtsOf } from '../../../lib/games/legion/card-words'
import type { CommandCard } from '../../../lib/games/legion/data/cards'

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

/** Marks of doubt: look at the card. */
export function Doubts({ card, only }: { card: CommandCard; only?: 'pips' }): ReactNode {
  const doubts = only === 'pips' ? pipDoubtsOf(card) : doubtsOf(card)
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
