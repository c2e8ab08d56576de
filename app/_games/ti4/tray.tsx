import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { plural } from '../../../lib/kernel/words'
import type { MapHandle } from './hex-map'
import { ShipRow } from './ships-panel'
import { SystemSheet } from './system-sheet'
import type { useMap } from './use-map'
import { BlockerWord, RouteWord } from './word'
import { sayPlace, shortUnit } from './words'

interface Props {
  map: ReturnType<typeof useMap>
  drawing: RefObject<MapHandle | null>
  /** Chosen in the list: the keyboard goes along. */
  fromList: boolean
  /** Over the map on a phone, beside it on a laptop. */
  isOver: boolean
}

/** What was chosen on the map and what can be done with it. */
export function Tray({ map, drawing, fromList, isOver }: Props): ReactNode {
  const { ship, crew, place, blocker, position } = map
  const tray = useRef<HTMLDivElement>(null)
  const open = map.dragging ? undefined : blocker ? `stop ${blocker.system}` : (crew[0] ?? place?.id)
  const shownAt = blocker?.system ?? place?.id ?? position.board.units.find(({ id }) => id === crew[0])?.system
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the map
  useEffect(() => {
    if (!open && isOver && !map.dragging) drawing.current?.settle()
    if (!open || !tray.current) return
    if (isOver && shownAt) drawing.current?.reveal(shownAt, tray.current.getBoundingClientRect().height)
    if (crew.length || fromList) tray.current.focus({ preventScroll: true })
    if (fromList) tray.current.scrollIntoView({ block: 'nearest' })
  }, [open])
  const unit = position.board.units.find(({ id }) => id === ship)
  const isEmpty = map.dragging || (!blocker && !crew.length && !place)
  const frame = isOver ? `map-sheet ${isEmpty ? 'px-4 py-1.5 text-center text-sm' : 'px-4 pb-3'}` : 'mt-1'
  return (
    <div ref={tray} tabIndex={-1} className={`${frame} outline-none`} data-tray={isEmpty ? 'empty' : 'open'}>
      {isOver && !isEmpty && <div aria-hidden="true" className="mx-auto mt-1.5 mb-1 h-1 w-10 rounded-full bg-border" />}
      {blocker ? (
        <BlockerWord
          blocker={blocker}
          goThere={crew.length ? () => map.goTo(blocker.system) : undefined}
          close={map.closeBlocker}
        />
      ) : (
        <p className={crew.length || !place ? 'm-0 leading-snug' : 'sr-only'} aria-live="polite">
          <Word map={map} />
        </p>
      )}
      {unit && !map.dragging && (
        <ul aria-label="Ship to move" className="m-0 mt-2 list-none p-0">
          <ShipRow unit={unit} answer={map.answer} />
        </ul>
      )}
      {crew.length > 1 && !map.dragging && <Crew map={map} />}
      {!crew.length && place && (
        <SystemSheet
          key={`${place.id}${map.rings}`}
          place={place}
          laying={map.rings !== undefined}
          select={map.select}
          isBare={isOver}
        />
      )}
    </div>
  )
}

function Word({ map }: { map: Props['map'] }): ReactNode {
  const { ship, crew, answer, reached, selected, place } = map
  if (map.dragging) return 'Let go over a system: the ringed ones are in reach.'
  if (ship && answer) return <RouteWord answer={answer} />
  if (crew.length && selected) return `Sent to ${selected}. Tap another system to send them there instead.`
  if (crew.length) {
    const who = crew.length > 2 ? `all ${crew.length} of them` : crew.length > 1 ? 'both of them' : 'it'
    const some = reached.some.size ? `; dashed: ${reached.some.size} more for some of them` : ''
    if (!reached.done) return 'Looking for the systems in reach …'
    return reached.all.size + reached.some.size === 0
      ? 'No system is in reach. Tap any system to read why not.'
      : `Ringed: ${plural(reached.all.size, 'system')} ${who} can get to${some}. Tap any system for the way, or why not.`
  }
  return place ? `${sayPlace(place)} is open.` : 'Tap a system to open it, or drag a fleet.'
}

/** Several ships chosen: who they are, and the way back to one. */
function Crew({ map }: { map: Props['map'] }): ReactNode {
  const { crew, position, choose, openPlace } = map
  const units = position.board.units.filter(({ id }) => crew.includes(id))
  const start = units[0]?.system
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {units.map((unit) => (
        <button
          key={unit.id}
          type="button"
          className="button"
          aria-label={`Only ${shortUnit(unit)} of ${unit.system}`}
          onClick={() => choose([unit.id])}
        >
          {shortUnit(unit)}
        </button>
      ))}
      <button type="button" className="button ml-auto" onClick={() => choose()}>
        Done
      </button>
      {start && (
        <button type="button" className="button" onClick={() => openPlace(start)}>
          Open {start}
        </button>
      )}
    </div>
  )
}
