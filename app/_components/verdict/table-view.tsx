import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionIcon } from './action-icon'
import { INK } from './tones'
import type { Said } from './verdict-bar'
import { VerdictIcon } from './verdict-icon'

/** A deciding clause as it is shown to the table. */
export interface ShownClause {
  label: string
  text: string
}

/** What was asked, and what was told of it. */
export interface ShownCase {
  question: string
  facts: readonly { label: string; value: string }[]
}

/** Keeps the screen on while it is mounted, where the device allows it. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const got = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (over) void got?.release()
      else lock = got
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

/** The verdict over the whole screen, to be held up or turned round to the other side of the table. */
export function TableView({
  said,
  clauses,
  shown,
  onClose,
}: {
  said: Said
  clauses: readonly ShownClause[]
  /** Absent where the page shows a whole board. */
  shown: ShownCase | undefined
  onClose: () => void
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const [flipped, setFlipped] = useState(false)
  useWakeLock()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label="Verdict for the table"
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-bg p-0 text-text"
    >
      <div className={`flex h-full flex-col gap-4 overflow-auto p-4 ${flipped ? 'rotate-180' : ''}`}>
        <div className="flex gap-2">
          <button type="button" className="button min-h-12" aria-pressed={flipped} onClick={() => setFlipped(!flipped)}>
            <ActionIcon name="flip" /> Turn round
          </button>
          <button type="button" className="button ml-auto min-h-12" onClick={() => dialog.current?.close()}>
            <ActionIcon name="close" /> Close
          </button>
        </div>
        <div className={`m-auto flex w-full max-w-3xl flex-col items-center gap-4 text-center ${INK[said.tone]}`}>
          {shown && <p className="m-0 text-xl text-text">{shown.question}</p>}
          <VerdictIcon verdict={said.tone} size={112} />
          <p className="m-0 text-[clamp(2.5rem,9vw,5rem)] font-bold leading-none">{said.word}</p>
          <p className="m-0 text-2xl leading-snug text-text">{said.summary}</p>
          {clauses.slice(0, 3).map((clause) => (
            <blockquote key={clause.label} className="m-0 w-full border-l-4 border-current pl-3 text-left">
              <p className="m-0 font-bold">{clause.label}</p>
              <p className="m-0 text-lg leading-snug text-text">{clause.text}</p>
            </blockquote>
          ))}
          <div className="w-full text-left text-text">
            {shown?.facts.map(({ label, value }) => (
              <p key={label} className="m-0 leading-snug">
                {label}: <strong>{value}</strong>
              </p>
            ))}
            {said.table && <p className="m-0 mt-1 text-muted">{said.table}</p>}
          </div>
        </div>
      </div>
    </dialog>
  )
}
