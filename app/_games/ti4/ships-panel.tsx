import type { ReactNode } from 'react'
import type { UnitFacts } from '../../../lib/games/ti4/facts'
import type { RouteAnswer } from './ask'
import { Cargo } from './cargo'
import { withdraw } from './edit'
import { useMapContext } from './map-context'
import { meOf } from './position'
import { Ways } from './ways'
import { canMove, isMine, shortUnit } from './words'

/** So many ships without a move are shown without opening anything. */
const FEW = 4

/** Own ships: those that move with route and cargo, then the others to choose from. */
export function ShipsPanel(): ReactNode {
  const { position, crew } = useMapContext()
  const ships = position.board.units.filter((unit) => isMine(position, unit) && canMove(unit))
  const moving = new Set(position.moves.map((move) => move.ship))
  // A single chosen one stands beside the map.
  const isAlone = (id: string) => crew.length === 1 && crew[0] === id
  const busy = ships.filter(({ id }) => moving.has(id) && !isAlone(id))
  const idle = ships.filter(({ id }) => !moving.has(id) && !isAlone(id))
  const list = (some: readonly UnitFacts[]) => (
    <ul className="m-0 grid list-none gap-2 p-0">
      {some.map((unit) => (
        <ShipRow key={unit.id} unit={unit} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="ships" className="mt-4">
      <h2 id="ships" className="m-0 mb-2 text-xl">
        Ships of {meOf(position)}
      </h2>
      {!ships.length && <p className="m-0">None yet: tap a system and add a ship.</p>}
      {list(busy)}
      {idle.length > FEW ? (
        <details className="card mt-2 px-3 py-1">
          <summary className="font-semibold">
            {busy.length ? 'Other ships' : 'Choose a ship'} ({idle.length})
          </summary>
          <div className="pb-2">{list(idle)}</div>
        </details>
      ) : (
        <div className="mt-2">{list(idle)}</div>
      )}
    </section>
  )
}

/** A ship with its route and cargo; while it is chosen, with every route there is. */
export function ShipRow({ unit, answer }: { unit: UnitFacts; answer?: RouteAnswer | undefined }): ReactNode {
  const { position, change, crew, choose } = useMapContext()
  const move = position.moves.find((declared) => declared.ship === unit.id)
  const isChosen = crew.includes(unit.id)
  return (
    <li className="card p-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 grow leading-tight">
          <strong>{shortUnit(unit)}</strong> in {unit.system}
          {move && <span className="block text-sm text-muted">Moves {move.path.join(' – ')}</span>}
        </span>
        <button
          type="button"
          className="button flex-none px-3 aria-pressed:border-2 aria-pressed:border-text aria-pressed:font-semibold"
          aria-pressed={isChosen}
          aria-label={`${isChosen ? 'Done with' : 'Move'} ${shortUnit(unit)} in ${unit.system}`}
          onClick={() => choose(isChosen ? crew.filter((id) => id !== unit.id) : [unit.id])}
        >
          {isChosen ? 'Done' : 'Move'}
        </button>
        {move && (
          <button
            type="button"
            className="button flex-none px-3"
            aria-label={`Withdraw ${shortUnit(unit)} in ${unit.system}`}
            onClick={() => change(withdraw(position, unit.id))}
          >
            Withdraw
          </button>
        )}
      </div>
      {move && <Cargo move={move} />}
      {isChosen && answer && <Ways ship={unit.id} answer={answer} />}
    </li>
  )
}
