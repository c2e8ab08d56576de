import type { ReactNode } from 'react'
import type { Finding } from '../../../lib/kernel/ruling'
import type { Outcome } from '../../../lib/kernel/verdict'
import { sayBecause, sayFacts } from '../say'
import { quoteOf, titleOf, useRulingContext } from './context'

const MARKS: Record<Outcome, { word: string; sign: string; ink: string }> = {
  holds: { word: 'Met', sign: '✓', ink: 'text-legal' },
  fails: { word: 'Not met', sign: '✕', ink: 'text-illegal' },
  unknown: { word: 'Open', sign: '?', ink: 'text-need' },
  'not-in-play': { word: 'Not in play', sign: '–', ink: 'text-muted' },
}

/** Where it is asked how many or who, a clause is not met but applied. */
const APPLIES = { word: 'Applies', sign: '✓', ink: 'text-text' }

interface Props {
  finding: Finding
  edition: string
  /** False where the clause before gave the same reason. */
  withReason?: boolean
  /** True where it decides a refusal, known or not. */
  isRefused?: boolean
}

/** One clause in a ruling: its words, how it came out, and the facts it looked at. */
export function ClauseCard({ finding, edition, withReason = true, isRefused = false }: Props): ReactNode {
  const context = useRulingContext()
  const quote = quoteOf(context, finding.clause, edition)
  const isApplied = context.checker.asks === 'value' && finding.outcome === 'holds'
  const plain = isApplied ? APPLIES : MARKS[finding.outcome]
  const mark = finding.liftedBy ? { word: 'Lifted', sign: '↷', ink: 'text-muted' } : plain
  const lifter = finding.liftedBy ? quoteOf(context, finding.liftedBy, edition) : undefined
  return (
    <li className="card px-3 pt-1 pb-3">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3">
        {quote.href ? (
          <a className="inline-flex min-h-11 items-center font-bold" href={quote.href}>
            {quote.label}
          </a>
        ) : (
          <strong className="inline-flex min-h-11 items-center">{quote.label}</strong>
        )}
        <span className={`ml-auto text-sm font-semibold ${mark.ink}`}>
          <span aria-hidden="true">{mark.sign}</span> {mark.word}
        </span>
      </p>
      {quote.text && <blockquote className="m-0 border-l-2 border-border pl-3 leading-snug">{quote.text}</blockquote>}
      {quote.from && <p className="m-0 mt-1 text-sm text-muted">Words of {titleOf(context.pack, quote.from)}.</p>}
      {withReason && finding.because && (
        <p className={`m-0 mt-2 leading-snug ${mark.ink} font-semibold`}>{sayBecause(finding, isRefused)}</p>
      )}
      {lifter && (
        <p className="m-0 mt-1 leading-snug">
          Lifted by {lifter.href ? <a href={lifter.href}>{lifter.label}</a> : lifter.label}
        </p>
      )}
      {withReason && <Facts finding={finding} />}
    </li>
  )
}

function Facts({ finding }: { finding: Finding }): ReactNode {
  const { checker } = useRulingContext()
  const known = sayFacts(checker.facts, finding)
  if (!known.length) return null
  return (
    <p className="m-0 mt-1 text-sm leading-snug text-muted">
      {known.map(({ key, label, value }, i) => (
        <span key={key}>
          {i > 0 && ' · '}
          {label}: <strong className="text-text">{value}</strong>
        </span>
      ))}
    </p>
  )
}
