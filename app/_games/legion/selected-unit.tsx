import type { ReactNode } from 'react'
import { same } from '../../../lib/games/legion/names'
import { ClauseLink } from './clause-line'
import { type OrderStanding, sayStanding } from './order-standing'
import { bandOf, chosenOf, isNominee, sayBand, toggled, unitsOf } from './orders-list'
import type { ToolState } from './use-tool-state'

const PRESSED = 'button aria-pressed:border-2 aria-pressed:border-text aria-pressed:font-bold'

/** What can be done with the unit chosen on the strip, and how it stands to the orders. */
export function SelectedUnit({
  tool,
  at,
  standing,
}: {
  tool: ToolState
  at: number
  standing: OrderStanding | undefined
}): ReactNode {
  const { facts } = tool
  const unit = unitsOf(facts)[at]
  if (!unit) return null
  const { id, name } = unit
  const named = isNominee(facts, unit)
  const isChosen = id !== undefined && chosenOf(facts).some((one) => same(one, id))
  const place = named ? 'nominated, at range 1 of itself' : sayBand(bandOf(facts, unit))
  return (
    <div className="card mt-2 p-3">
      <p className="m-0 leading-snug">
        <strong>
          {id} {name && name !== id ? `· ${name}` : ''}
        </strong>{' '}
        <span className="text-muted">({place})</span> {sayStanding(standing)}.{' '}
        {standing?.is === 'cannot' && standing.step?.clause && <ClauseLink id={standing.step.clause} />}
      </p>
      {id !== undefined && (
        <p className="m-0 mt-2 flex flex-wrap gap-2">
          <button
            type="button"
            className={PRESSED}
            aria-pressed={isChosen}
            onClick={() => tool.set('chosen', toggled(facts, id))}
          >
            Gets an order
          </button>
          <button
            type="button"
            className={PRESSED}
            aria-pressed={named}
            onClick={() => tool.set('nominee', named ? undefined : id)}
          >
            Nominated
          </button>
        </p>
      )}
    </div>
  )
}
