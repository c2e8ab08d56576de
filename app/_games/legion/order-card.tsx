import type { ReactNode } from 'react'
import { sayOrders } from '../../../lib/games/legion/card-words'
import type { OrderSlot } from '../../../lib/games/legion/data/cards'
import { cardNamed } from '../../../lib/games/legion/names'
import { Select } from '../../_components/board/controls'
import { Asked } from './asked'
import { CardField } from './card-field'
import { Doubts } from './card-marks'
import { unitsOf } from './orders-list'
import type { ToolState } from './use-tool-state'

/** The card played, its orders section as our list has it, and who is nominated. */
export function OrderCard({ tool }: { tool: ToolState }): ReactNode {
  const { facts, notes } = tool
  const name = typeof facts.card === 'string' ? facts.card : undefined
  const card = name ? cardNamed(name) : undefined
  const waits = (key: string) => notes.missing.some((path) => path.startsWith(key))
  const nominees = unitsOf(facts).flatMap(({ id, name: unit }) =>
    id ? [{ value: id, words: unit ? `${id} · ${unit}` : id }] : [],
  )
  const prints = card?.ordersOtherPrinting ? [card.orders ?? [], card.ordersOtherPrinting.orders] : []
  return (
    <div className="grid gap-3">
      <div id="fact-card">
        <CardField
          label="Card played"
          value={name}
          onChange={(next) => tool.apply({ card: next, slots: undefined, owner: undefined }, 'Card')}
        />
        {card && (
          <p className="m-0 mt-1 leading-snug">
            Orders: <strong>{sayOrders(card.orders)}</strong>
          </p>
        )}
        {card && <Doubts card={card} />}
      </div>
      {prints.length > 0 && facts.slots === undefined && (
        <div id="fact-slots">
          <p className="m-0 mb-1 font-semibold">Which print is on the table?</p>
          <div className="grid gap-1">
            {prints.map((orders: readonly OrderSlot[]) => (
              <button
                key={sayOrders(orders)}
                type="button"
                className="button"
                onClick={() => tool.set('slots', JSON.parse(JSON.stringify(orders)))}
              >
                {sayOrders(orders)}
              </button>
            ))}
          </div>
        </div>
      )}
      {(facts.slots !== undefined || (waits('slots') && !prints.length)) && <Asked tool={tool} paths={['slots']} />}
      {(facts.owner !== undefined || waits('owner')) && <Asked tool={tool} paths={['owner']} />}
      {nominees.length > 0 && (
        <div id="fact-nominee">
          <Select
            label="Nominated unit"
            value={typeof facts.nominee === 'string' ? facts.nominee : ''}
            groups={[{ options: [{ value: '', words: 'Not answered yet' }, ...nominees] }]}
            onChange={(next) => tool.set('nominee', next || undefined)}
          />
        </div>
      )}
      <details open={facts.opponentCard !== undefined || facts.otherBest !== undefined || undefined}>
        <summary>Card of the opponent, another commander</summary>
        <div className="grid gap-4 py-2">
          <Asked tool={tool} paths={['opponentCard', 'otherBest']} />
        </div>
      </details>
    </div>
  )
}
