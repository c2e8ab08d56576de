import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ShipRow } from './ships-panel'
import { SystemSheet } from './system-sheet'
import type { useMap } from './use-map'
import { BlockerWord, RouteWord } from './word'
import { sayPlace } from './words'

/** Room the tray wants above the verdict. */
const ROOM = 300

interface Props {
  map: ReturnType<typeof useMap>
  drawing: RefObject<HTMLElement | null>
  /** Chosen in the list: the keyboard goes along. */
  fromList: boolean
}

/** Right under the map: what was chosen on it and what can be done with it. */
export function Tray({ map, drawing, fromList }: Props): ReactNode {
  const { ship, place, blocker, answer, reached, position } = map
  const tray = useRef<HTMLDivElement>(null)
  const open = blocker ? `stop ${blocker.system}` : (ship ?? place?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the page
  useEffect(() => {
    if (!open || !tray.current || !drawing.current) return
    const [top, room] = [drawing.current.getBoundingClientRect().top, window.innerHeight - ROOM]
    if (top < 0 || tray.current.getBoundingClientRect().top > room) drawing.current.scrollIntoView({ block: 'start' })
    if (ship || fromList) tray.current.focus({ preventScroll: true })
  }, [open])
  const unit = position.board.units.find(({ id }) => id === ship)
  return (
    <div ref={tray} tabIndex={-1} className="mt-2 outline-none">
      {blocker ? (
        <BlockerWord
          blocker={blocker}
          goThere={ship ? () => map.goTo(blocker.system) : undefined}
          close={map.closeBlocker}
        />
      ) : (
        <p className={unit || !place ? 'm-0 leading-snug' : 'sr-only'} aria-live="polite">
          {unit && answer && <RouteWord answer={answer} />}
          {unit && !answer && `Ringed: ${reached.size} systems it can get to. Tap any system for the way, or why not.`}
          {!unit && place && `${sayPlace(place)} is open.`}
          {!unit && !place && 'Tap a system with your fleet to move it, or any system to change it.'}
        </p>
      )}
      {unit && (
        <ul aria-label="Ship to move" className="m-0 mt-2 list-none p-0">
          <ShipRow unit={unit} answer={answer} />
        </ul>
      )}
      {!unit && place && (
        <SystemSheet
          key={`${place.id}${map.rings}`}
          place={place}
          laying={map.rings !== undefined}
          select={map.select}
        />
      )}
    </div>
  )
}
