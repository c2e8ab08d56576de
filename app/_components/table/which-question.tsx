import { type ReactNode, useEffect, useRef } from 'react'
import type { Offer } from '../../../lib/ask/offer'

interface WaysProps {
  ways: Offer['which']
  /** Reads the sentence for that one. */
  choose: (checker: string) => void
}

/** Questions that may be meant just as well: nothing is read as the case of one of them before it is chosen. */
export function WhichQuestion({ ways, choose }: WaysProps): ReactNode {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} aria-label="Which question" className="card mt-3 grid gap-2 p-3">
      <h2 className="m-0 text-xl leading-snug">Which question is it?</h2>
      {ways.map(({ checker, asks }) => (
        <button key={checker} type="button" className="button min-h-14 text-lg" onClick={() => choose(checker)}>
          {asks}
        </button>
      ))}
    </section>
  )
}

/** The way back for whoever chose the wrong one of them. */
export function OrIsIt({ ways, choose }: WaysProps): ReactNode {
  if (!ways.length) return null
  return (
    <p className="m-0 flex flex-wrap items-baseline gap-x-4 text-muted">
      Or is it:
      {ways.map(({ checker, asks }) => (
        <button
          key={checker}
          type="button"
          className="quiet-button text-left text-base"
          onClick={() => choose(checker)}
        >
          {asks}
        </button>
      ))}
    </p>
  )
}
