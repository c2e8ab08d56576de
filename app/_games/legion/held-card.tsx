import type { ReactNode } from 'react'
import { sayOrders } from '../../../lib/games/legion/card-words'
import { cards } from '../../../lib/games/legion/data/cards'
import { cardNamed, has, repeated, same } from '../../../lib/games/legion/names'
import { nearest } from '../../../lib/kernel/nearest'
import { listed } from '../../../lib/kernel/words'
import { useRulingContext } from '../../_components/findings/context'
import { Doubts } from './card-marks'
import { ClauseLine } from './clause-line'
import { type Held, handOf } from './hand-list'
import { Cross } from './signs'
import { standingOf } from './standing'
import type { ToolState } from './use-tool-state'

const ONCE = 'legion:command-cards.hand.3'
const LISTED = 'legion:card-anatomy.command.1'
const AS = { barred: 'fails', open: 'unknown', disputed: 'disputed' } as const
const EDGE = {
  free: 'border-hairline',
  barred: 'border-2 border-illegal',
  open: 'border-need border-dashed',
  disputed: 'border-disputed',
} as const
const CARD_NAMES = cards.map((card) => card.name)

/** A card of the hand: what it is, what is wrong with it, and the way out. */
export function HeldCard({ tool, held }: { tool: ToolState; held: Held }): ReactNode {
  const { checker, table } = useRulingContext()
  const { name, at } = held
  const hand = handOf(tool.facts)
  const card = cardNamed(name)
  const standing = standingOf(checker, table.edition, table.facts, table.readings, name)
  const once = tool.judged.ruling?.findings.find(({ clause }) => clause === ONCE)
  const isAgain =
    once?.outcome === 'fails' && has(repeated(hand), name) && hand.findIndex((one) => same(one, name)) !== at
  const strange = card ? undefined : tool.judged.ruling?.findings.find(({ clause }) => clause === LISTED)
  const close = card ? undefined : nearest(name, CARD_NAMES)
  return (
    <li className={`card flex items-start gap-1 pl-3 ${EDGE[isAgain ? 'barred' : card ? standing.is : 'open']}`}>
      <div className="min-w-0 grow py-2 leading-snug">
        <strong>{card?.name ?? name}</strong>
        {!card && <span className="chip ml-2 border-need text-need">Not in our list</span>}
        {card && (
          <span className="block text-sm text-muted">
            {card.characters.length
              ? listed(card.characters, 'or')
              : card.scope === 'generic'
                ? 'Open to everyone'
                : 'Restricted'}
            {' · '}
            {sayOrders(card.orders)}
          </span>
        )}
        {card && <Doubts card={card} />}
        {isAgain && <ClauseLine finding={once} as="fails" />}
        {strange && <ClauseLine finding={strange} as="unknown" />}
        {card &&
          standing.is !== 'free' &&
          standing.findings.map((finding) => (
            <ClauseLine key={finding.clause} finding={finding} as={AS[standing.is as keyof typeof AS]} />
          ))}
        {close && (
          <button
            type="button"
            className="button mt-1"
            onClick={() => tool.apply({ hand: hand.with(at, close) }, `${name} read as ${close}`)}
          >
            Read it as {close}
          </button>
        )}
      </div>
      <button
        type="button"
        className="grid size-11 flex-none place-items-center border-0 bg-transparent text-text"
        aria-label={`Take ${card?.name ?? name} out of the hand`}
        onClick={() => {
          const left = hand.toSpliced(at, 1)
          tool.set('hand', left.length ? left : undefined)
        }}
      >
        <Cross />
      </button>
    </li>
  )
}
