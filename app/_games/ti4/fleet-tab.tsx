import { type ReactNode, useState } from 'react'
import { findUnit, type Unit } from '../../../lib/games/ti4/data/units'
import type { SystemFacts } from '../../../lib/games/ti4/facts'
import { Choice, Select, Stepper } from '../../_components/board/controls'
import { changeUnits, type Pile } from './edit'
import { otherKinds, placeFor, QUICK, versionFor } from './fleet'
import { FleetLine } from './fleet-text'
import { useMapContext } from './map-context'
import { meOf, type Position, pileOf } from './position'
import { SeatSign } from './seat-sign'
import { canMove, isMine, shortUnit, unitsIn, unitWord } from './words'

const MOST = 15

function pilesOf(position: Position, at: string): (Pile & { count: number })[] {
  const piles = new Map<string, Pile & { count: number }>()
  for (const unit of unitsIn(position, at)) {
    const { owner, type, at: place = 'space' } = unit
    const key = pileOf(unit)
    piles.set(key, { owner, type, at: place, system: at, count: (piles.get(key)?.count ?? 0) + 1 })
  }
  return [...piles.values()]
}

/** Units of a system: added by tap, changed by plus and minus, and sent on their way. */
export function FleetTab({ system }: { system: SystemFacts }): ReactNode {
  const { position, change, choose } = useMapContext()
  const { players } = position.board
  const [owner, setOwner] = useState(() => unitsIn(position, system.id)[0]?.owner ?? meOf(position))
  const [place, setPlace] = useState<string>()
  const [other, setOther] = useState('cruiser-ii')
  const seat = players.includes(owner) ? owner : meOf(position)
  const planets = system.planets ?? []
  const wanted = place === 'space' || planets.includes(place ?? '') ? place! : (planets[0] ?? 'space')
  const add = (unit: Unit) => {
    const at = placeFor(unit, planets, wanted)
    if (at) change(changeUnits(position, { system: system.id, owner: seat, type: unit.id, at }, 1))
  }
  const ships = unitsIn(position, system.id).filter((unit) => isMine(position, unit) && canMove(unit))
  return (
    <div className="grid gap-3">
      {ships.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {ships.length > 1 && (
            <button type="button" className="button map-primary" onClick={() => choose(ships.map(({ id }) => id))}>
              Move all {ships.length} ships
            </button>
          )}
          {ships.map((unit) => (
            <button key={unit.id} type="button" className="button border-text" onClick={() => choose([unit.id])}>
              Move {shortUnit(unit)}
            </button>
          ))}
        </div>
      )}
      {pilesOf(position, system.id).map(({ count, ...pile }) => (
        <div key={`${pile.owner}${pile.type}${pile.at}`} className="flex items-center gap-2">
          <SeatSign position={position} player={pile.owner} />
          <Stepper
            label={`${pile.owner}: ${unitWord(pile.type)}${pile.at === 'space' ? '' : ` on ${pile.at}`}`}
            value={count}
            max={MOST}
            onChange={(next) => change(changeUnits(position, pile, next > count ? 1 : -1))}
          />
        </div>
      ))}
      <div className="grid gap-2 border-t border-hairline pt-2">
        <FleetLine system={system.id} owner={seat} />
        <Choice
          label="Add units of"
          value={seat}
          onChange={setOwner}
          options={players.map((player) => ({
            value: player,
            words: player,
            sign: <SeatSign position={position} player={player} />,
          }))}
        />
        {planets.length > 0 && (
          <Choice
            label="Ground forces go"
            value={wanted}
            onChange={setPlace}
            options={[...planets, 'space'].map((value) => ({ value, words: value === 'space' ? 'in space' : value }))}
          />
        )}
        <div className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3 sm:grid-cols-4">
          {QUICK.map(({ type, words }) => {
            const unit = versionFor(position, seat, type)
            const can = unit && placeFor(unit, planets, wanted)
            return (
              <button
                key={type}
                type="button"
                className="button gap-1 px-1 text-sm"
                disabled={!can}
                aria-label={`Add ${unit?.name ?? words} of ${seat}`}
                onClick={() => unit && add(unit)}
              >
                <span aria-hidden="true">+</span> {words}
              </button>
            )
          })}
        </div>
        <details>
          <summary>Any other unit</summary>
          <div className="flex flex-wrap gap-2 pb-2">
            <div className="min-w-0 grow">
              <Select
                label="Kind of unit"
                value={other}
                onChange={setOther}
                groups={[{ options: otherKinds(position.te) }]}
                isQuiet
              />
            </div>
            <button type="button" className="button" onClick={() => add(findUnit(other)!)}>
              Add<span className="sr-only"> this unit</span>
            </button>
          </div>
        </details>
      </div>
    </div>
  )
}
