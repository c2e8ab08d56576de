import type { ReactNode } from 'react'
import type { Vessel } from '../../../lib/games/starcom/board/board'
import { addVessel, changeVessel } from '../../../lib/games/starcom/board/edit'
import { LIMITS } from '../../../lib/games/starcom/board/limits'
import { attackOf, isShip, nameOfCard, vesselCards } from '../../../lib/games/starcom/board/pieces'
import { letterOf, sayOwner } from '../../../lib/games/starcom/board/words'
import { Choice, Stepper } from '../../_components/board/controls'
import { useBoardContext } from './context'
import { Inline, Outline, Piece } from './signs'
import { useSeats } from './system-editor'

function Stack({ at, stack }: { at: number; stack: number }): ReactNode {
  const { board, change, choose, ship } = useBoardContext()
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
          <Piece card={vessel.card} seat={vessel.owner} letter={letterOf(board, vessel.owner)} damage={vessel.damage} />
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

/** A long name with the place at which it may break. */
const breakable = (name: string): string => name.replace(/(?<=[a-z])(cruiser|ship|yard)/, '\u00AD$1')

/** Every ship and station of the edition, each a tap away from the system. */
function AddVessel({ at }: { at: number }): ReactNode {
  const { board, change, adding, setAdding } = useBoardContext()
  const seats = useSeats()
  const owner = adding < board.seats.length ? adding : board.me
  const whose = owner === board.me ? 'yours' : sayOwner(board, owner)
  return (
    <div className="grid gap-2">
      <Choice label="Add for" value={owner} options={seats} onChange={setAdding} isQuiet />
      {(['Ship', 'Station'] as const).map((type) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no set of form fields
        <div key={type} role="group" aria-label={`${type}s to add`} className="grid grid-cols-3 gap-1">
          {vesselCards(board.edition, type).map(({ slug, name }) => (
            <button
              key={slug}
              type="button"
              className="button justify-start gap-1 px-1 py-0.5 text-left text-sm leading-tight [overflow-wrap:anywhere]"
              aria-label={`Add ${name}, ${whose}`}
              onClick={() => change(addVessel(board, at, { owner, card: slug }))}
            >
              <Outline card={slug} />
              <span aria-hidden="true" className="min-w-0">
                {breakable(name)}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Ships and stations of a system, by player and card. */
export function Vessels({ at }: { at: number }): ReactNode {
  const { board } = useBoardContext()
  const { vessels } = board.systems[at]!
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" tabIndex={-1} data-vessels>
      <legend className="mb-1 p-0 font-semibold">Ships and stations</legend>
      <AddVessel at={at} />
      {vessels.length > 0 && (
        <ul className="m-0 mt-2 list-none p-0">
          {vessels.map((vessel, stack) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is known by its place
            <Stack key={`${stack}${vessel.card}${vessel.owner}`} at={at} stack={stack} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}
