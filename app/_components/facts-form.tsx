import { type FormEvent, type ReactNode, useMemo } from 'react'
import { factsOfEdition } from '../../lib/kernel/edition-facts'
import { askedOrder, nextPath } from '../../lib/next-question'
import type { CaseState } from './case-state'
import { AnyField } from './fields/any-field'
import { FieldContext, focusQuestion, namesIn, questionId } from './fields/field-context'
import { useRulingContext } from './findings/context'
import { nextWordOf } from './findings/missing'
import type { Judged } from './judge-case'
import { KeepInPlace } from './keep-in-place'
import { useRelevance } from './use-relevance'
import { placeFacts } from './visible-facts'

/** The questions: those that decide first, the rest folded away. Enter goes to the next one that decides. */
export function FactsForm({ state, judged }: { state: CaseState; judged: Judged }): ReactNode {
  const { pack, checker, table: seen, dispatch } = useRulingContext()
  const table = state.now
  const specs = useMemo(() => factsOfEdition(checker.facts, table.edition), [checker, table.edition])
  const keys = useMemo(() => askedOrder({ ...checker, facts: specs }).filter((key) => specs[key]), [checker, specs])
  const settled = useRelevance(pack, checker, seen, judged, keys)
  const places = placeFacts(keys, table.facts, settled, state.touched)
  const missing = judged.missing ?? []
  const next = (judged.ruling && nextPath(checker, judged.ruling, table.unsure)) ?? missing[0]
  const names = useMemo(() => namesIn(table.facts), [table.facts])
  const notes = {
    wrong: judged.unreadable,
    missing,
    facts: table.facts,
    names,
    ...(next ? { next, nextWord: nextWordOf(missing) } : {}),
  }
  const field = (key: string) => {
    const fact = specs[key]
    return (
      fact && (
        <AnyField
          key={key}
          fact={fact}
          path={key}
          value={table.facts[key]}
          onChange={(value) => dispatch({ type: 'fact', key, value })}
        />
      )
    )
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (next) focusQuestion(next)
  }
  return (
    <FieldContext value={notes}>
      <KeepInPlace anchor={state.touched && questionId(state.touched)}>
        <form aria-label="Facts" className="grid gap-5 [overflow-anchor:none]" onSubmit={goOn} noValidate>
          {places.front.map(field)}
          <Fold title="More facts" keys={places.more} field={field} />
          <Fold title="Makes no difference now" keys={places.settled} field={field} />
          <button type="submit" className="sr-only" tabIndex={-1}>
            Go to the next question that decides
          </button>
        </form>
      </KeepInPlace>
    </FieldContext>
  )
}

function Fold({
  title,
  keys,
  field,
}: {
  title: string
  keys: readonly string[]
  field: (key: string) => ReactNode
}): ReactNode {
  if (!keys.length) return null
  return (
    <details className="border-t border-hairline">
      <summary className="min-h-12 font-semibold">
        {title} ({keys.length})
      </summary>
      <div className="grid gap-5 pt-2 pb-2">{keys.map(field)}</div>
    </details>
  )
}
