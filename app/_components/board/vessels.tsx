import { type ReactNode, useState } from 'react'
import type { Vessel } from '../../../lib/games/starcom/board/board'
import { addVessel, changeVessel } from '../../../lib/games/starcom/board/edit'
import { LIMITS } from '../../../lib/games/starcom/board/limits'
import {
  attackOf,
  isFighter,
  isShip,
  isStation,
  nameOfCard,
  vesselCards,
} from '../../../lib/games/starcom/board/pieces'
import { letterOf, sayOwner } from '../../../lib/games/starcom/board/words'
import { useDesk } from './context'
import { Choice, Select, Stepper } from './controls'
import { Inline, Piece } from './signs'
import { useSeats } from './system-editor'

const shapeOf = (vessel: Vessel, edition: string) =>
  isStation(vessel, edition) ? 'station' : isFighter(vessel, edition) ? 'fighter' : 'ship'

function Stack({ at, stack }: { at: number; stack: number }): ReactNode {
  const { board, change, choose, ship } = useDesk()
  const system = board.systems[at]!
  const vessel = system.vessels[stack]!
  const name = nameOfCard(vessel.card, board.edition)
  const whose = vessel.owner === board.me ? 'yours' : sayOwner(board, vessel.owner)
  const put = (part: Partial<Vessel>) => {
    // The keyboard stays with the ships when the last of a stack goes.
    if (part.count === 0) document.activeElement?.closest<HTMLElement>('[data-vessels]')?.focus()
    change(changeVessel(board, at, stack, part))
  }
  const chosen = ship?.at === at && ship.stack === stack
  const marks = [
    `attack ${attackOf(system, vessel, board.edition)}`,
    ...(vessel.damage ? [`${vessel.damage} damage`] : []),
  ]
  return (
    <li className="border-t border-hairline py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Inline>
          <Piece shape={shapeOf(vessel, board.edition)} seat={vessel.owner} letter={letterOf(board, vessel.owner)} />
        </Inline>
        <span className="min-w-0 grow leading-tight">
          <strong>{name}</strong>{' '}
          <span className="text-sm text-muted">
            ({whose}, {marks.join(', ')})
          </span>
        </span>
        <Stepper
          label={`${name}, ${whose}`}
          value={vessel.count}
          max={LIMITS.vessels}
          onChange={(count) => put({ count })}
          isQuiet
        />
        {isShip(vessel, board.edition) && (
          <button
            type="button"
            className="button"
            aria-pressed={chosen}
            onClick={() => choose(chosen ? undefined : { at, stack })}
          >
            Where may it jump?
          </button>
        )}
      </div>
      <details>
        <summary className="text-sm text-muted">Bonus, damage, player</summary>
        <div className="grid gap-2 pb-2">
          <Stepper
            label="Attack bonus"
            value={vessel.attackBonus}
            max={LIMITS.attackBonus}
            note="from cards that do not lie here"
            onChange={(attackBonus) => put({ attackBonus })}
          />
          <Stepper
            label="Damage on it"
            value={vessel.damage}
            max={LIMITS.damage}
            onChange={(damage) => put({ damage })}
          />
          <Choice label="Player" value={vessel.owner} options={useSeats()} onChange={(owner) => put({ owner })} />
        </div>
      </details>
    </li>
  )
}

function AddVessel({ at }: { at: number }): ReactNode {
  const { board, change } = useDesk()
  const [owner, setOwner] = useState(board.me)
  const [card, setCard] = useState('corvette')
  const seats = useSeats()
  const { edition } = board
  const listed = (type: 'Ship' | 'Station') =>
    vesselCards(edition, type).map(({ slug, name }) => ({ value: slug, words: name }))
  const ships = listed('Ship')
  const known = [...ships, ...listed('Station')].some(({ value }) => value === card) ? card : ships[0]!.value
  const seat = owner < board.seats.length ? owner : board.me
  return (
    <div className="grid gap-2 border-t border-hairline pt-2">
      <Choice label="Add for" value={seat} options={seats} onChange={setOwner} isQuiet />
      <div className="flex gap-2">
        <div className="grow">
          <Select
            label="Ship or station to add"
            value={known}
            onChange={setCard}
            groups={[
              { title: 'Ships', options: ships },
              { title: 'Stations', options: listed('Station') },
            ]}
            isQuiet
          />
        </div>
        <button
          type="button"
          className="button"
          onClick={() => change(addVessel(board, at, { owner: seat, card: known }))}
        >
          Add
        </button>
      </div>
    </div>
  )
}

/** Ships and stations of a system, by player and card. */
export function Vessels({ at }: { at: number }): ReactNode {
  const { board } = useDesk()
  const { vessels } = board.systems[at]!
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" tabIndex={-1} data-vessels>
      <legend className="p-0 font-semibold">Ships and stations</legend>
      {vessels.length > 0 && (
        <ul className="m-0 list-none p-0">
          {vessels.map((vessel, stack) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is known by its place
            <Stack key={`${stack}${vessel.card}${vessel.owner}`} at={at} stack={stack} />
          ))}
        </ul>
      )}
      <AddVessel at={at} />
    </fieldset>
  )
}
