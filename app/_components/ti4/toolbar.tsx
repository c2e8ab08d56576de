import type { ReactNode } from 'react'
import { Choice } from '../board/controls'
import { HistoryButtons } from '../history-buttons'
import { useDesk } from './desk'
import { Flip } from './flip'
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
  const { position, change } = useDesk()
  const sizes = [3, 4, filled].filter((size, i, all) => size >= filled && all.indexOf(size) === i).sort((a, b) => a - b)
  return (
    <>
      <div className="mt-2 flex items-center gap-2">
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
      {rings !== undefined && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <Choice
            label="Rings around the centre"
            value={rings}
            onChange={lay}
            options={sizes.map((size) => ({ value: size, words: size === 1 ? '1 ring' : `${size} rings` }))}
            isQuiet
          />
          {OFF_MAP.map(({ tile, words }) => (
            <Flip
              key={tile}
              words={words}
              on={position.board.systems.some(({ id }) => id === tile)}
              flip={() => change(flipOffMap(position, tile))}
            />
          ))}
        </div>
      )}
    </>
  )
}
