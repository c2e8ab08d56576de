import type { ReactNode, RefObject } from 'react'
import { Choice } from '../../_components/board/controls'
import { HistoryButtons } from '../../_components/history-buttons'
import { Flip } from './flip'
import type { MapHandle } from './hex-map'
import { useMapContext } from './map-context'
import { flipOffMap, OFF_MAP } from './tiles'

interface Props {
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** Rings drawn while tiles are laid. */
  rings: number | undefined
  /** Rings the map fills already. */
  filled: number
  lay: (rings: number | undefined) => void
}

/** Always at hand: undo, redo, and whether taps move ships or lay tiles. */
export function Toolbar({ undo, redo, rings, filled, lay }: Props): ReactNode {
  return (
    <div className="flex items-center gap-1">
      <HistoryButtons undo={undo} redo={redo} />
      <div className="ml-auto">
        <Choice
          label="What a tap does"
          value={rings !== undefined}
          onChange={(laying) => lay(laying ? Math.max(3, filled) : undefined)}
          options={[
            { value: false, words: 'Play' },
            { value: true, words: 'Place tiles' },
          ]}
          isQuiet
        />
      </div>
    </div>
  )
}

/** While tiles are laid: how many rings there are, and what lies beside the map. */
export function TileTools({ rings, filled, lay }: Pick<Props, 'filled' | 'lay'> & { rings: number }): ReactNode {
  const { position, change } = useMapContext()
  const sizes = [3, 4, filled].filter((size, i, all) => size >= filled && all.indexOf(size) === i).sort((a, b) => a - b)
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <Choice
        label="Rings around the center"
        value={rings}
        onChange={lay}
        options={sizes.map((size) => ({ value: size, words: size === 1 ? '1 ring' : `${size} rings` }))}
        isQuiet
      />
      {OFF_MAP.map(({ tiles, words }) => (
        <Flip
          key={words}
          words={words}
          on={position.board.systems.some(({ id }) => tiles.includes(id))}
          flip={() => change(flipOffMap(position, tiles))}
        />
      ))}
    </div>
  )
}

/** Nearer, farther, all of it: what fingers and wheel do, as buttons. */
export function ZoomButtons({ map }: { map: RefObject<MapHandle | null> }): ReactNode {
  const button = (name: string, drawn: string, act: (handle: MapHandle) => void) => (
    <button type="button" className="map-tool" aria-label={name} onClick={() => map.current && act(map.current)}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <path d={drawn} />
      </svg>
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no set of form fields
    <div role="group" aria-label="Zoom" className="flex gap-1">
      {button('Zoom in', 'M10 3v14M3 10h14', (handle) => handle.zoom(1))}
      {button('Zoom out', 'M3 10h14', (handle) => handle.zoom(-1))}
      {button('Whole map', 'M3 7V3h4m6 0h4v4m0 6v4h-4m-6 0H3v-4', (handle) => handle.fit())}
    </div>
  )
}
