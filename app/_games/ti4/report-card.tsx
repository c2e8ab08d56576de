import type { ReactNode } from 'react'
import { LeftAside, type Report } from './import-panel'

interface Props {
  report: Report
  /** Reads the same text with the default centre. */
  again: () => void
  close: () => void
}

/** What became of a text that was read: until it is closed. */
export function ReportCard({ report, again, close }: Props): ReactNode {
  const { title, notes, aside, isFirst } = report
  return (
    <section aria-label="What was read" className="card mt-2 grid gap-1 p-3 leading-snug">
      <div className="flex items-start gap-2">
        <p className="m-0 grow font-semibold" role="status">
          {title}
        </p>
        <button type="button" className="button flex-none px-3" aria-label="Close" onClick={close}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {notes.map((note) => (
        <p key={note} className="m-0">
          {note}
        </p>
      ))}
      {isFirst && (
        <p className="m-0">
          <button type="button" className="button" onClick={again}>
            The center is left out: it is 18
          </button>
        </p>
      )}
      <LeftAside aside={aside} />
    </section>
  )
}
