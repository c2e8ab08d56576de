import { type ReactNode, useEffect, useRef, useState } from 'react'
import { nextStep } from '../../../lib/kernel/claims'
import { withValue } from '../../../lib/kernel/gaps'
import { factAt, sayPath, segmentsOf } from '../../../lib/kernel/parse'
import { isUnsure } from '../../../lib/kernel/presumption'
import type { TurnPart } from '../../../lib/kernel/ruling'
import { nextQuestion } from '../../../lib/next-question'
import { Answer, isTapped } from '../fact-answer'
import { AnyField } from '../fields/any-field'
import { FieldContext } from '../fields/field-context'
import { useRulingContext } from '../findings/context'
import type { Judged } from '../judge-case'
import { topOf } from '../relevance'
import { ClaimsForm, type Dispute } from './claims-form'
import { DisputeEnd, sayStands } from './dispute-end'
import { ownTable } from './own-table'

interface Props {
  judged: Judged
  query: string
  onClose: () => void
  /** What is told of the claims once it is settled. */
  onSettled: (says: string) => void
}

/** Two sides, two claims: asks the facts on which they part, one at a time, and ends in a ruling. */
export function Disagree({ judged, query, onClose, onSettled }: Props): ReactNode {
  const { pack, checker, props, table, dispatch } = useRulingContext()
  const dialog = useRef<HTMLDialogElement>(null)
  const [dispute, setDispute] = useState<Dispute>()
  // What a sentence only spoke of is asked here all the same; what nobody knows is said so here.
  const [given, setGiven] = useState<readonly string[]>([])
  const nobody = given.filter((path) => isUnsure(path, table.unsure ?? []))
  const giveUp = (path: string) => {
    setGiven([...given, path])
    dispatch({ type: 'unsure', path })
  }
  useEffect(() => dialog.current?.showModal(), [])
  const { ruling } = judged
  const step = dispute && ruling && judged.isWhole ? nextStep(ruling, dispute.claims, nobody) : undefined
  const says = dispute && step && step.kind !== 'tell' && step.kind !== 'ask' ? sayStands(dispute, step) : ''
  const settled = useRef(onSettled)
  settled.current = onSettled
  useEffect(() => {
    if (says) settled.current(says)
  }, [says])
  const tell = (path: string, value: unknown) => {
    const facts = withValue(table.facts, segmentsOf(path), value)
    dispatch({ type: 'fact', key: topOf(path), value: facts[topOf(path)] })
  }
  return (
    <dialog
      ref={dialog}
      aria-label="We disagree"
      onClose={onClose}
      className="no-print fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-bg p-0 text-text"
    >
      <div className="flex min-h-full flex-col gap-4 p-4">
        <div className="flex gap-2">
          {dispute && (
            <button type="button" className="button min-h-12" onClick={() => dispatch({ type: 'undo' })}>
              Back
            </button>
          )}
          <button type="button" className="button ml-auto min-h-12" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div className="my-auto">
          {!dispute && (
            <ClaimsForm
              question={checker.question}
              kind={props.answers}
              seats={ownTable([pack.id]).seats}
              onStart={setDispute}
            />
          )}
          {dispute && judged.clashes.length > 0 && <Clash />}
          {dispute && !step && judged.clashes.length === 0 && <p className="m-0 text-center text-xl">One moment …</p>}
          {step?.kind === 'tell' && ruling && (
            <Tell
              path={nextQuestion(checker, ruling, nobody) ?? topOf(step.paths[0] ?? '')}
              tell={tell}
              giveUp={giveUp}
            />
          )}
          {step?.kind === 'ask' && (
            <Ask key={step.part.path} part={step.part} usual={step.usual} tell={tell} giveUp={giveUp} />
          )}
          {dispute && step && ruling && step.kind !== 'tell' && step.kind !== 'ask' && (
            <DisputeEnd dispute={dispute} step={step} ruling={ruling} query={query} />
          )}
        </div>
      </div>
    </dialog>
  )
}

function Clash(): ReactNode {
  return <p className="m-0 text-xl">These answers contradict each other. Go back, or close and correct them.</p>
}

const BIG = 'mx-auto grid w-full max-w-xl gap-3 text-xl'

interface Asking {
  tell: (path: string, value: unknown) => void
  /** Nobody at the table knows it. */
  giveUp: (path: string) => void
}

function NotKnown({ path, giveUp }: { path: string } & Pick<Asking, 'giveUp'>): ReactNode {
  return (
    <button type="button" className="button min-h-14 border-dashed" onClick={() => giveUp(path)}>
      Nobody knows
    </button>
  )
}

/** A fact without which not even the usual case can be judged. */
function Tell({ path, tell, giveUp }: { path: string } & Asking): ReactNode {
  const { checker, table } = useRulingContext()
  const [value, setValue] = useState(table.facts[path])
  const fact = checker.facts[path]
  if (!fact) return null
  if (isTapped(fact) && table.facts[path] === undefined)
    return (
      <section className={BIG} aria-label="Question">
        <h2 className="m-0 text-3xl leading-tight">{fact.label}</h2>
        {fact.help && <p className="m-0 text-base text-muted">{fact.help}</p>}
        <Answer key={path} path={path} fact={fact} tell={(told) => tell(path, told)} />
        <NotKnown path={path} giveUp={giveUp} />
      </section>
    )
  return (
    <section className={BIG} aria-label="Question">
      <FieldContext value={{ wrong: new Map(), missing: [], facts: table.facts, names: [] }}>
        <AnyField fact={fact} path={path} value={value} onChange={setValue} />
      </FieldContext>
      <button type="button" className="button primary min-h-14" onClick={() => tell(path, value)}>
        That is how it lies
      </button>
      <NotKnown path={path} giveUp={giveUp} />
    </section>
  )
}

/** A fact on which the claims part. What follows from it is not told before it is answered. */
function Ask({ part, usual, tell, giveUp }: { part: TurnPart; usual: unknown } & Asking): ReactNode {
  const { checker, table } = useRulingContext()
  const fact = factAt(checker.facts, segmentsOf(part.path))
  if (!fact) return null
  return (
    <section className={BIG} aria-label="Question">
      <p className="m-0 text-base text-muted">Your claims part on this:</p>
      <h2 className="m-0 text-3xl leading-tight">{sayPath(checker.facts, part.path, table.facts)}</h2>
      {fact.help && <p className="m-0 text-base text-muted">{fact.help}</p>}
      {isTapped(fact) ? (
        <Answer path={part.path} fact={fact} tell={(told) => tell(part.path, told)} />
      ) : (
        <>
          <button type="button" className="button min-h-14" onClick={() => tell(part.path, part.values[0])}>
            Yes: {part.says}
          </button>
          <button type="button" className="button min-h-14" onClick={() => tell(part.path, usual)}>
            No, nothing of the kind
          </button>
        </>
      )}
      <NotKnown path={part.path} giveUp={giveUp} />
    </section>
  )
}
