'use client'
import type { ReactNode } from 'react'
import { findUnit } from '../../../lib/games/ti4/data/units'
import { type Bench, quoteOf } from '../findings/context'
import type { RouteAnswer } from './ask'
import { declare, flipLoad, withdraw } from './edit'
import { meOf, type Position } from './position'
import { canMove, shortUnit } from './words'

interface Props {
  position: Position
  change: (to: Position) => void
  ship: string | undefined
  choose: (ship: string | undefined) => void
  answer: RouteAnswer | undefined
  bench: Bench
}

/** Own ships: choose one, then tap where it should go. */
export function ShipsPanel({ position, change, ship, choose, answer, bench }: Props): ReactNode {
  const ships = position.board.units.filter((unit) => unit.owner === meOf(position) && canMove(unit))
  return (
    <section aria-labelledby="ships" className="mt-4">
      <h2 id="ships" className="m-0 mb-2 text-xl">
        Ships of {meOf(position)}
      </h2>
      {!ships.length && <p className="m-0">None yet: tap a system and add a ship.</p>}
      <ul className="m-0 grid list-none gap-2 p-0">
        {ships.map((unit) => {
          const move = position.moves.find((declared) => declared.ship === unit.id)
          return (
            <li key={unit.id} className="card p-2">
              <div className="flex flex-wrap items-center gap-2">
                <span className="grow leading-tight">
                  <strong>{shortUnit(unit)}</strong> in {unit.system}
                  {move && <span className="block text-sm text-muted">Moves {move.path.join(' – ')}</span>}
                </span>
                <button
                  type="button"
                  className="button"
                  aria-pressed={ship === unit.id}
                  aria-label={`Move ${shortUnit(unit)} in ${unit.system}`}
                  onClick={() => choose(ship === unit.id ? undefined : unit.id)}
                >
                  {ship === unit.id ? 'Tap a target' : 'Move'}
                </button>
                {move && (
                  <button type="button" className="button" onClick={() => change(withdraw(position, unit.id))}>
                    Withdraw
                  </button>
                )}
              </div>
              {move && <Cargo position={position} change={change} ship={unit.id} />}
              {ship === unit.id && answer && (
                <Ways position={position} change={change} ship={ship} answer={answer} bench={bench} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Ways({
  position,
  change,
  ship,
  answer,
  bench,
}: Omit<Props, 'choose' | 'ship' | 'answer'> & {
  ship: string
  answer: RouteAnswer
}): ReactNode {
  const ways = answer.legal.length ? answer.legal : answer.near
  if (answer.problem) return <p className="m-0 mt-2">{answer.problem}</p>
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <p className="m-0 font-semibold">
        {answer.legal.length
          ? 'Legal routes, safest first'
          : ways.length
            ? 'No legal route. Each of these fails for one reason'
            : 'No legal route'}
      </p>
      {!ways.length && <p className="m-0">{answer.ruling?.findings[0]?.because}</p>}
      <ul className="m-0 list-none p-0">
        {ways.map(({ path, step }) => {
          const quote = step.clause ? quoteOf(bench, step.clause, bench.table.edition) : undefined
          return (
            <li key={step.says} className="flex flex-wrap items-center gap-x-3 border-b border-hairline py-1">
              <button
                type="button"
                className="button grow justify-start text-left"
                onClick={() => change(declare(position, { ship, path, loads: [] }))}
              >
                {step.says}
              </button>
              {quote?.href && (
                <a className="inline-flex min-h-11 items-center" href={quote.href}>
                  {quote.label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Cargo({ position, change, ship }: Pick<Props, 'position' | 'change'> & { ship: string }): ReactNode {
  const move = position.moves.find((declared) => declared.ship === ship)
  if (!move) return null
  const cargo = position.board.units.filter(
    (unit) =>
      unit.owner === meOf(position) &&
      unit.id !== ship &&
      findUnit(unit.type)?.uses !== null &&
      move.path.includes(unit.system),
  )
  if (!cargo.length) return null
  return (
    <fieldset className="m-0 mt-2 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="p-0 text-sm">Cargo</legend>
      {cargo.map((unit) => {
        const loaded = move.loads.some((load) => load.unit === unit.id)
        return (
          <button
            key={unit.id}
            type="button"
            className="button"
            aria-pressed={loaded}
            onClick={() => change(flipLoad(position, ship, unit.id, unit.system))}
          >
            {loaded ? 'Loaded: ' : 'Load '}
            {shortUnit(unit)} from {unit.at === 'space' ? unit.system : unit.at}
          </button>
        )
      })}
    </fieldset>
  )
}
