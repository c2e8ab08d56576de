import type { ReactNode } from 'react'
import { findUnit } from '../../../lib/games/ti4/data/units'
import type { MoveFacts, UnitFacts } from '../../../lib/games/ti4/facts'
import { Stepper } from '../../_components/board/controls'
import { flipLoad } from './edit'
import { useMapContext } from './map-context'
import { pileOf } from './position'
import { isMine, unitWord } from './words'

/** What a ship takes along, pile by pile, from every system on its route. */
export function Cargo({ move }: { move: MoveFacts }): ReactNode {
  const { position, change } = useMapContext()
  const { board, moves } = position
  const ship = board.units.find(({ id }) => id === move.ship)
  const flying = new Set(moves.map((other) => other.ship))
  const elsewhere = new Set(moves.flatMap((other) => (other === move ? [] : other.loads.map(({ unit }) => unit))))
  const loaded = new Set(move.loads.map(({ unit }) => unit))
  const piles = new Map<string, UnitFacts[]>()
  for (const unit of board.units) {
    const isCargo = isMine(position, unit) && (findUnit(unit.type)?.uses ?? null) !== null
    if (!isCargo || flying.has(unit.id) || !move.path.includes(unit.system) || elsewhere.has(unit.id)) continue
    piles.set(pileOf(unit), [...(piles.get(pileOf(unit)) ?? []), unit])
  }
  const capacity = (ship && findUnit(ship.type)?.capacity) ?? 0
  if (!piles.size || (!capacity && !loaded.size)) return null
  return (
    <fieldset className="m-0 mt-2 grid min-w-0 gap-1 border-0 border-t border-hairline p-0 pt-1">
      <legend className="sr-only">Cargo of {move.ship}</legend>
      <p className="m-0 text-sm">
        Cargo: <strong>{loaded.size}</strong> on board, capacity {capacity}
      </p>
      {[...piles.values()].map((units) => {
        const first = units[0]!
        const aboard = units.filter(({ id }) => loaded.has(id))
        const place = first.at === 'space' || !first.at ? first.system : first.at
        return (
          <Stepper
            key={pileOf(first)}
            label={`${unitWord(first.type)} from ${place}`}
            value={aboard.length}
            max={units.length}
            note={`of ${units.length}`}
            onChange={(next) => {
              const unit = next > aboard.length ? units.find(({ id }) => !loaded.has(id)) : aboard.at(-1)
              if (unit) change(flipLoad(position, move.ship, unit.id, unit.system))
            }}
          />
        )
      })}
    </fieldset>
  )
}
