import { type ReactNode, useMemo, useState } from 'react'
import type { SystemFacts } from '../../../lib/games/ti4/facts'
import { askReach, type Reacher } from './ask'
import { ClauseLink } from './clause-link'
import { takeWay } from './edit'
import { useMapContext } from './map-context'
import { meOf, type Position } from './position'
import { SeatSign } from './seat-sign'
import { shortUnit } from './words'

const bring = (position: Position, one: Reacher) => takeWay(position, one.ship, one)

/** Who can get to a system: one's own ships, each or all sent with one tap, or everybody else's. */
export function ReachTab({ system }: { system: SystemFacts }): ReactNode {
  const { position, change } = useMapContext()
  const [whose, setWhose] = useState<'mine' | 'theirs'>('mine')
  const { ships: found, bar } = useMemo(() => askReach(position, system.id, whose), [position, system.id, whose])
  const unitOf = (id: string) => position.board.units.find((unit) => unit.id === id)
  const tab = (value: typeof whose, words: string) => (
    <button
      type="button"
      className="button aria-pressed:border-2 aria-pressed:border-text aria-pressed:font-semibold"
      aria-pressed={whose === value}
      onClick={() => setWhose(value)}
    >
      {words}
    </button>
  )
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {tab('mine', 'Which of my ships can reach this?')}
        {tab('theirs', 'What can reach me here?')}
      </div>
      <p className="m-0 font-semibold" aria-live="polite">
        {found.length
          ? `${found.length} ${found.length === 1 ? 'ship' : 'ships'} of ${whose === 'mine' ? meOf(position) : 'the others'} can reach ${system.id}.`
          : `No ship of ${whose === 'mine' ? meOf(position) : 'the others'} can reach ${system.id}.`}
      </p>
      {bar && (
        <p className="m-0">
          {bar.because} <ClauseLink id={bar.clause} isInline />
        </p>
      )}
      {whose === 'mine' && found.length > 1 && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => change(found.reduce(bring, position))}
        >
          Bring all {found.length}
        </button>
      )}
      <ul className="m-0 grid list-none gap-1 p-0">
        {found.map((one) => {
          const { ship, says } = one
          const unit = unitOf(ship)
          if (!unit) return null
          return (
            <li key={ship} className="flex flex-wrap items-center gap-2 border-t border-hairline py-1">
              <SeatSign position={position} player={unit.owner} />
              <span className="grow leading-snug">
                <strong>{shortUnit(unit)}</strong> of {unit.owner}
                <span className="block text-sm text-muted">{says}</span>
              </span>
              {whose === 'mine' && (
                <button
                  type="button"
                  className="button"
                  aria-label={`Bring ${shortUnit(unit)} from ${unit.system}`}
                  onClick={() => change(bring(position, one))}
                >
                  Bring
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
