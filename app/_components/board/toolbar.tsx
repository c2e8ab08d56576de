'use client'
import type { ReactNode } from 'react'
import type { View } from './array'
import { useDesk } from './context'
import { Choice } from './controls'

interface Props {
  view: View
  setView: (view: View) => void
  undo?: () => void
  redo?: () => void
}

function Arrow({ back }: { back: boolean }): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d={back ? 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3' : 'm15 5 5 5-5 5m5-5H10a6 6 0 0 0 0 12h3'} />
    </svg>
  )
}

/** Always at hand: undo, redo, and how the array is drawn. */
export function Toolbar({ view, setView, undo, redo }: Props): ReactNode {
  const { board } = useDesk()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <button type="button" className="button disabled:opacity-50" aria-label="Undo" disabled={!undo} onClick={undo}>
        <Arrow back />
      </button>
      <button type="button" className="button disabled:opacity-50" aria-label="Redo" disabled={!redo} onClick={redo}>
        <Arrow back={false} />
      </button>
      <div className="ml-auto">
        <Choice<View>
          label={`How the ${board.size} by ${board.size} array is drawn`}
          value={view}
          onChange={setView}
          options={[
            { value: 'rows', words: 'Rows' },
            { value: 'diamond', words: 'Diamond' },
          ]}
          isQuiet
        />
      </div>
    </div>
  )
}
