import type { ReactNode } from 'react'
import { quoteOf, useRulingContext } from '../../_components/findings/context'
import type { RouteAnswer } from './ask'
import { takeWay } from './edit'
import { useMapContext } from './map-context'

/** Every route of the ship into the system tapped: taken with one tap, each with the clause that stops it. */
export function Ways({ ship, answer }: { ship: string; answer: RouteAnswer }): ReactNode {
  const { position, change } = useMapContext()
  const context = useRulingContext()
  const ways = answer.legal.length ? answer.legal : answer.near
  const taken = position.moves.find((move) => move.ship === ship)?.path.join(' ')
  if (answer.problem) return <p className="m-0 mt-2">{answer.problem}</p>
  if (!ways.length) return null
  return (
    <details className="mt-1" open={ways.length < 4}>
      <summary className="font-semibold">
        {answer.legal.length ? `Legal routes, safest first (${ways.length})` : `Fail for one reason (${ways.length})`}
      </summary>
      <ul className="m-0 list-none p-0">
        {ways.map((way) => {
          const { path, step } = way
          const quote = step.clause ? quoteOf(context, step.clause, context.table.edition) : undefined
          return (
            <li key={step.says} className="flex items-center gap-x-3 border-b border-hairline py-1">
              <button
                type="button"
                className="button min-w-0 grow justify-start text-left aria-pressed:border-2 aria-pressed:border-text"
                aria-pressed={taken === path.join(' ')}
                onClick={() => change(takeWay(position, ship, way))}
              >
                {step.says}
              </button>
              {quote?.href && (
                <a className="inline-flex min-h-11 flex-none items-center" href={quote.href}>
                  {quote.label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
