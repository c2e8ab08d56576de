'use client'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { HexCell } from './hex-cell'
import { layoutOf, towards } from './places'
import type { Position } from './position'
import { Lanes, RouteLine } from './route-line'
import { hexWords } from './words'

interface Props {
  position: Position
  selected: string | undefined
  reached: ReadonlySet<string>
  onTap: (id: string) => void
}

/** The map: a group of named buttons, one of them in the tab order; arrow keys go to the next system that way. */
export function HexMap({ position, selected, reached, onTap }: Props): ReactNode {
  const { viewBox, spots } = useMemo(() => layoutOf(position), [position])
  const [cursor, setCursor] = useState<string>()
  const drawing = useRef<SVGSVGElement>(null)
  const { systems } = position.board
  const stop = [cursor, selected, systems[0]?.id].find((id) => id !== undefined && spots.has(id))
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onTap(id)
      return
    }
    const ends: Readonly<Record<string, string | undefined>> = { Home: systems[0]?.id, End: systems.at(-1)?.id }
    const to = ends[event.key] ?? towards(spots, id, event.key)
    if (to === undefined) return
    event.preventDefault()
    setCursor(to)
    drawing.current?.querySelector<SVGGElement>(`[data-system="${CSS.escape(to)}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <svg
      ref={drawing}
      role="group"
      aria-roledescription="hex map"
      aria-label="Map. Arrow keys go to the next system, Enter chooses."
      viewBox={viewBox}
      className="mx-auto block h-auto max-h-[70vh] w-full touch-manipulation select-none"
    >
      <Lanes position={position} />
      {systems.map((system) => (
        <HexCell
          key={system.id}
          position={position}
          system={system}
          {...spots.get(system.id)!}
          name={hexWords(position, system, reached.has(system.id) ? ['the chosen ship can get there'] : [])}
          isSelected={system.id === selected}
          isReached={reached.has(system.id)}
          isStop={system.id === stop}
          onTap={() => {
            setCursor(system.id)
            onTap(system.id)
          }}
          onFocus={() => setCursor(system.id)}
          onKeyDown={onKeyDown(system.id)}
        />
      ))}
      {position.moves.map(({ ship, path }) => (
        <RouteLine key={ship} position={position} spots={spots} path={path} />
      ))}
    </svg>
  )
}
