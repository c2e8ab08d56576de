import { type ReactNode, useState } from 'react'
import type { Stands, Step } from '../../../lib/kernel/claims'
import { sayPath } from '../../../lib/kernel/parse'
import type { Ruling } from '../../../lib/kernel/ruling'
import { withReading } from '../../../lib/table/my-table'
import { useRulingContext } from '../findings/context'
import { refOf } from '../findings/reading-control'
import { verdictWord } from '../say'
import { INK } from '../verdict/tones'
import { VerdictChip } from '../verdict/verdict-chip'
import { VerdictIcon } from '../verdict/verdict-icon'
import { cardOf } from './card'
import type { Dispute } from './claims-form'
import { keepTable, ownTable } from './own-table'
import { ShareSheet } from './share-sheet'

export type End = Exclude<Step, { kind: 'tell' } | { kind: 'ask' }>

function whose({ sides }: Dispute, stands: Stands): string {
  if (stands === 'first') return `${sides[0].name}’s claim stands.`
  if (stands === 'second') return `${sides[1].name}’s claim stands.`
  return stands === 'both' ? 'Both claims stand.' : 'Neither claim stands.'
}

/** The claims and whose stood, in one line. */
export function sayStands(dispute: Dispute, end: End): string {
  const claims = dispute.sides.map(({ name, says }) => `${name}: ${says}`).join('; ')
  const ended =
    end.kind === 'ruled'
      ? whose(dispute, end.stands)
      : end.kind === 'open'
        ? 'The rules leave it open.'
        : 'It hangs on what nobody knows.'
  return `${claims}. ${ended}`
}

/** How a disagreement ends: the verdict and whose claim stands, the open question, or what it hangs on. */
export function DisputeEnd({
  dispute,
  step,
  ruling,
  query,
}: {
  dispute: Dispute
  step: End
  ruling: Ruling
  query: string
}): ReactNode {
  const context = useRulingContext()
  const { checker, dispatch } = context
  const [isShared, setShared] = useState(false)
  const card = cardOf(context, ruling, query)
  const link = window.location.origin + window.location.pathname + query
  const isCut = ruling.presumed?.cut === true
  return (
    <section aria-label="Ruling" className="mx-auto grid w-full max-w-2xl gap-3 text-center" data-ended={step.kind}>
      {step.kind === 'ruled' && (
        <>
          <p
            className={`m-0 flex flex-col items-center gap-2 text-5xl font-bold leading-none ${INK[step.outcome.verdict]}`}
          >
            <VerdictIcon verdict={step.outcome.verdict} size={88} />
            {card.word}
          </p>
          <p className="m-0 text-2xl font-semibold">{whose(dispute, step.stands)}</p>
        </>
      )}
      {step.kind === 'open' && <Open dispute={dispute} step={step} />}
      {step.kind === 'hangs' && (
        <>
          <p className="m-0 text-3xl font-bold">It hangs on what nobody knows</p>
          <ul className="m-0 list-none p-0 text-xl">
            {step.paths.slice(0, 5).map((path) => (
              <li key={path}>{sayPath(checker.facts, path)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="m-0 text-muted">
        {card.title} · {card.table}
      </p>
      {step.kind === 'ruled' && card.summary && <p className="m-0 text-lg leading-snug">{card.summary}</p>}
      {card.contrasts.map((line) => (
        <p key={line} className="m-0 font-semibold">
          {line}
        </p>
      ))}
      {(step.kind === 'hangs' ? [] : card.deciding).map(({ id, label, text }) => (
        <blockquote key={id} className="m-0 border-l-4 border-border pl-3 text-left">
          <strong className="block">{label}</strong>
          {text}
        </blockquote>
      ))}
      {card.taken && <p className="m-0 text-sm text-muted">{card.taken}</p>}
      {isCut && <p className="m-0 text-sm">There was too much to try; more may turn it.</p>}
      {step.kind !== 'hangs' && (
        <button type="button" className="button primary min-h-14" onClick={() => setShared(true)}>
          Share this ruling
        </button>
      )}
      <button
        type="button"
        className="button min-h-12"
        onClick={() => dispatch({ type: 'reset', edition: context.table.edition })}
      >
        Begin again
      </button>
      {isShared && <ShareSheet card={card} link={link} onClose={() => setShared(false)} />}
    </section>
  )
}

/** Every reading with whom it bears out, and the way to settle it for this table. */
function Open({ dispute, step }: { dispute: Dispute; step: End & { kind: 'open' } }): ReactNode {
  const { pack, dispatch } = useRulingContext()
  const play = (ref: string, reading: string) => {
    keepTable(withReading(ownTable([pack.id]), pack.id, ref, reading), [pack.id])
    dispatch({ type: 'reading', ref, reading })
  }
  return (
    <>
      <p className="m-0 text-3xl font-bold">The rules do not say</p>
      <ul className="m-0 grid list-none gap-3 p-0 text-left">
        {step.readings.map((one, at) => {
          const ref = refOf(one.ambiguity, one.point)
          const isAsked = step.readings[at - 1]?.asks === one.asks
          return (
            <li key={`${ref} ${one.reading}`} className="border-l-4 border-disputed pl-3">
              {!isAsked && <p className="m-0 font-semibold">{one.asks}</p>}
              <p className="m-0">
                {one.reading}: {one.says}
              </p>
              <p className="m-0">
                <VerdictChip verdict={one.verdict} word={verdictWord(one)} />
              </p>
              <p className="m-0">{whose(dispute, one.stands)}</p>
              <button type="button" className="button mt-1 min-h-12" onClick={() => play(ref, one.reading)}>
                This table plays {one.reading} from now on
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
