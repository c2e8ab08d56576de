import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { HexCell } from './hex-cell'
import { HexFace } from './hex-face'
import { layoutOf, type Place, towards } from './places'
import type { Position } from './position'
import { Lanes, RouteCounts, RouteLine } from './route-line'
import { signsOf } from './seats'
import { StopSign } from './signs'
import { TextureDefs } from './textures'
import { useGestures } from './use-gestures'
import type { Reached } from './use-reached'
import { kept, moved, STEP, type View, viewBoxOf, whole, zoomed } from './view'
import { hexWords, sayPlace } from './words'

export interface Shown {
  /** The way taken or looked at, the moves declared, and what else there is. */
  routes: readonly { path: readonly string[]; isBad?: boolean }[]
  others: readonly (readonly string[])[]
}
/** What buttons beside the map do to it. */
export interface MapHandle {
  zoom: (way: 1 | -1) => void
  fit: () => void
  /** Moves a place out from under what covers the lower part. */
  reveal: (id: string, covered: number) => void
  /** Nothing covers the map any more. */
  settle: () => void
}
interface Props {
  ref?: Ref<MapHandle>
  position: Position
  places: readonly Place[]
  selected: string | undefined
  reached: Reached
  /** Words for what stands in the way, by system. */
  blocked: ReadonlyMap<string, string>
  shown: Shown
  onTap: (id: string) => void
  canGrab: (id: string) => boolean
  grab: (id: string) => void
  drop: (id: string) => void
  letGo: () => void
  open: (id: string) => void
}

/** Room between a place and the sheet that would cover it, in pixels. */
const AIR = 12

/** The map: a group of named buttons, one of them in the tab order; arrow keys go to the next place that way. */
export function HexMap({
  ref,
  position,
  places,
  selected,
  reached,
  blocked,
  shown,
  onTap,
  ...hands
}: Props): ReactNode {
  const { box, spots, letters } = useMemo(() => layoutOf(position, places), [position, places])
  const signs = useMemo(() => signsOf(position.board.players), [position.board.players])
  const [cursor, setCursor] = useState<string>()
  const [seen, show] = useState<{ view: View; size: string }>()
  const drawing = useRef<SVGSVGElement>(null)
  // Another map is looked at whole.
  const size = `${box.x} ${box.y} ${box.width} ${box.height}`
  const view = seen?.size === size ? seen.view : whole(box)
  const look = (next: View) => show({ view: next, size })
  const { drag, handlers } = useGestures({ svg: drawing, box, view, show: look, ...hands })
  useImperativeHandle(ref, () => ({
    zoom: (way) => look(zoomed(view, box, way > 0 ? STEP : 1 / STEP)),
    fit: () => look(whole(box)),
    reveal: (id, covered) => {
      const svg = drawing.current
      const place = svg?.querySelector(`[data-system="${CSS.escape(id)}"]`)?.getBoundingClientRect()
      const scale = svg?.getScreenCTM()?.a
      if (!svg || !place || !scale) return
      const under = place.bottom + AIR - (svg.getBoundingClientRect().bottom - covered)
      look(moved(view, box, 0, Math.max(0, under) / scale, covered / scale))
    },
    settle: () => look(kept(view, box)),
  }))
  const stop = [cursor, selected, places[0]?.id].find((id) => id !== undefined && spots.has(id))
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onTap(id)
      return
    }
    const ends: Readonly<Record<string, string | undefined>> = { Home: places[0]?.id, End: places.at(-1)?.id }
    const to = ends[event.key] ?? towards(spots, id, event.key)
    if (to === undefined) return
    event.preventDefault()
    setCursor(to)
    drawing.current?.querySelector<SVGGElement>(`[data-system="${CSS.escape(to)}"]`)?.focus()
  }
  const nameOf = (place: Place): string => {
    if (place.kind !== 'system') return sayPlace(place)
    const states = [
      reached.all.has(place.id) ? 'the chosen ships can get there' : '',
      reached.some.has(place.id) ? 'some of the chosen ships can get there' : '',
      blocked.get(place.id) ?? '',
    ]
    return hexWords(position, place.system, states)
  }
  const from = drag && spots.get(drag.from)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <svg
      ref={drawing}
      role="group"
      aria-roledescription="hex map"
      aria-label="Map. Arrow keys go to the next system, Enter chooses."
      viewBox={viewBoxOf(view, box)}
      data-zoom={view.zoom.toFixed(2)}
      className={`hex-map block size-full select-none ${view.zoom > 1 ? 'touch-none' : 'touch-pan-y'}`}
      {...handlers}
    >
      <TextureDefs />
      <Lanes position={position} />
      {places.map((place) => (
        <HexCell
          key={place.id}
          {...{ position, place }}
          {...spots.get(place.id)!}
          name={nameOf(place)}
          isSelected={place.id === selected || place.id === drag?.over}
          isReached={reached.all.has(place.id)}
          isPartly={reached.some.has(place.id)}
          isBlocked={blocked.has(place.id)}
          isStop={place.id === stop}
          canDrag={hands.canGrab(place.id)}
          onTap={() => {
            setCursor(place.id)
            onTap(place.id)
          }}
          onFocus={() => setCursor(place.id)}
          onKeyDown={onKeyDown(place.id)}
        />
      ))}
      {shown.others.map((path) => (
        <RouteLine key={path.join(' ')} position={position} spots={spots} path={path} isOther />
      ))}
      {shown.routes.map(({ path, isBad }) => (
        <RouteLine key={path.join(' ')} position={position} spots={spots} path={path} isBad={isBad ?? false} />
      ))}
      {places.map(
        (place) =>
          place.kind === 'system' && (
            <HexFace key={place.id} {...{ position, letters, signs, system: place.system }} {...spots.get(place.id)!} />
          ),
      )}
      {shown.routes.map(({ path, isBad }) => (
        <RouteCounts key={path.join(' ')} position={position} spots={spots} path={path} isBad={isBad ?? false} />
      ))}
      {[...blocked.keys()].map((id) => {
        const spot = spots.get(id)
        return spot && <StopSign key={id} {...spot} />
      })}
      {drag && from && (
        <g pointerEvents="none">
          <path
            d={`M${from.x} ${from.y}L${drag.x} ${drag.y}`}
            stroke="var(--link)"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray="2 10"
          />
          <circle cx={drag.x} cy={drag.y} r="13" fill="var(--link)" stroke="var(--surface)" strokeWidth="3" />
        </g>
      )}
    </svg>
  )
}
