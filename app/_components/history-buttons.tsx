import type { ReactNode } from 'react'

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

/** One step back and one forth; a missing one has nowhere to go. */
export function HistoryButtons({
  undo,
  redo,
}: {
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}): ReactNode {
  return (
    <>
      <button type="button" className="button" aria-label="Undo" disabled={!undo} onClick={undo}>
        <Arrow back />
      </button>
      <button type="button" className="button" aria-label="Redo" disabled={!redo} onClick={redo}>
        <Arrow back={false} />
      </button>
    </>
  )
}
