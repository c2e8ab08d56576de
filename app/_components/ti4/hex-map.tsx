import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { HexCell } from './hex-cell'
import { HexFace } from './hex-face'
import { layoutOf, type Place, towards } from './places'
import type { Position } from './position'
import { Lanes, RouteCounts, RouteLine } from './route-line'
import { signsOf } from './seats'
import { StopSign } from './signs'
import { hexWords, sayPlace } from './words'

export interface Shown {
  /** The way taken or looked at, the moves declared, and what else there is. */
  routes: readonly { path: readonly string[]; isBad?: boolean }[]
  others: readonly (readonly string[])[]
}
interface Props {
  position: Position
  places: readonly Place[]
  selected: string | undefined
  reached: ReadonlySet<string>
  /** Words for what stands in the way, by system. */
  blocked: ReadonlyMap<string, string>
  shown: Shown
  onTap: (id: string) => void
}

/** The map: a group of named buttons, one of them in the tab order; arrow keys go to the next place that way. */
export function HexMap({ position, places, selected, reached, blocked, shown, onTap }: Props): ReactNode {
  const { viewBox, spots, letters } = useMemo(() => layoutOf(position, places), [position, places])
  const signs = useMemo(() => signsOf(position.board.players), [position.board.players])
  const [cursor, setCursor] = useState<string>()
  const drawing = useRef<SVGSVGElement>(null)
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
    const states = [reached.has(place.id) ? 'the chosen ship can get there' : '', blocked.get(place.id) ?? '']
    return hexWords(position, place.system, states)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <svg
      ref={drawing}
      role="group"
      aria-roledescription="hex map"
      aria-label="Map. Arrow keys go to the next system, Enter chooses."
      viewBox={viewBox}
      className="hex-map -mx-4 block h-auto w-[calc(100%+2rem)] touch-manipulation select-none lg:mx-auto lg:max-h-[72vh] lg:w-full"
    >
      <Lanes position={position} />
      {places.map((place) => (
        <HexCell
          key={place.id}
          {...{ position, place }}
          {...spots.get(place.id)!}
          name={nameOf(place)}
          isSelected={place.id === selected}
          isReached={reached.has(place.id)}
          isBlocked={blocked.has(place.id)}
          isStop={place.id === stop}
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
    </svg>
  )
}
