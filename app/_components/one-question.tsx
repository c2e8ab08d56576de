import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import type { Fact } from '../../lib/kernel/facts'
import { nextQuestion } from '../../lib/next-question'
import type { TableCase } from './case-state'
import type { CheckerProps } from './check-props'
import { Answer, isTapped } from './fact-answer'
import { focusQuestion } from './fields/field-context'
import { useRulingContext } from './findings/context'
import type { Judged } from './judge-case'
import { labelOfPath } from './say'
import { Told } from './told'

interface Props {
  judged: Judged
  /** False until the link has been read: the first question stands there already, so that nothing jumps. */
  ready: boolean
}

/** Nothing is told yet, and first comes a list that is easier laid out where it can be seen. */
export function beginsLaidOut(
  checker: Checker,
  { facts, unsure }: TableCase,
  { table, asks = '' }: CheckerProps,
): boolean {
  const first = checker.facts[asks]
  return table !== undefined && first !== undefined && !isTapped(first) && !Object.keys(facts).length && !unsure?.length
}

/** What was told so far, each to be changed where it stands, and the one fact to tell next. */
export function OneQuestion({ judged, ready }: Props): ReactNode {
  const { checker, table, props } = useRulingContext()
  const { ruling } = judged
  const [changed, setChanged] = useState<string>()
  const section = useRef<HTMLElement>(null)
  const next = ready ? ruling && nextQuestion(checker, ruling, table.unsure) : props.asks
  // An answer taken back leaves nothing to change.
  const isKnown = changed !== undefined && (changed in table.facts || table.unsure?.includes(changed))
  const key = isKnown ? changed : next
  const fact = key === undefined ? undefined : checker.facts[key]
  const laidOut = beginsLaidOut(checker, table, props) ? props.table : undefined
  const open = (told: string) => {
    const one = checker.facts[told]
    if (one && isTapped(one)) setChanged(told === changed ? undefined : told)
    else focusQuestion(told)
  }
  const close = () => {
    section.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setChanged(undefined)
  }
  return (
    <section ref={section} aria-label="Next question" className={`min-w-0 ${laidOut ? '' : 'lg:hidden'}`}>
      <Told judged={judged} open={open} opened={isKnown ? changed : undefined} />
      {laidOut && key !== undefined && (
        <LayOut {...laidOut} first={labelOfPath(checker.facts, key, table.facts)} tell={() => focusQuestion(key)} />
      )}
      {!laidOut && key !== undefined && fact && (
        <Ask key={key} path={key} fact={fact} {...(isKnown ? { close } : {})} />
      )}
    </section>
  )
}

/** A case that begins with a list is laid out where it can be seen; the list stays a tap away. */
function LayOut({
  href,
  word,
  says,
  first,
  tell,
}: NonNullable<CheckerProps['table']> & {
  /** What the list holds. */
  first: string
  tell: () => void
}): ReactNode {
  return (
    <div className="card grid gap-2 p-3">
      <p className="m-0 leading-snug">{says}</p>
      <a className="button primary min-h-12" href={href}>
        {word}
      </a>
      <button type="button" className="quiet-button" onClick={tell}>
        List them instead: {first}
      </button>
    </div>
  )
}

/** A question, with its present answer where that is to be changed. */
function Ask({ path, fact, close }: { path: string; fact: Fact; close?: () => void }): ReactNode {
  const { table, dispatch } = useRulingContext()
  const answers = useRef<HTMLDivElement>(null)
  const isChange = close !== undefined
  useEffect(() => {
    if (!isChange) return
    const [first, ...rest] = answers.current?.querySelectorAll<HTMLElement>('button, input, select') ?? []
    const given = rest.find((one) => one.ariaPressed === 'true')
    ;(given ?? first)?.focus()
  }, [isChange])
  const tell = (value: unknown) => {
    close?.()
    dispatch({ type: 'fact', key: path, value })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the answer as it was, wherever in it the keyboard is
    <div className="card p-3" onKeyDown={(event) => event.key === 'Escape' && close?.()}>
      <h2 className="m-0 text-xl leading-snug">{fact.label}</h2>
      {fact.help && <p className="m-0 mt-1 text-sm leading-snug text-muted">{fact.help}</p>}
      <div ref={answers} className="mt-3 grid gap-2">
        <Answer path={path} fact={fact} now={isChange ? table.facts[path] : undefined} tell={tell} />
        <button
          type="button"
          className="button min-h-12 border-dashed"
          onClick={() => {
            close?.()
            dispatch({ type: 'unsure', path })
          }}
        >
          Not sure
        </button>
      </div>
    </div>
  )
}
