import { type FormEvent, type ReactNode, useState } from 'react'
import { sayValue } from '../../lib/kernel/fact-words'
import type { Fact, RawFacts } from '../../lib/kernel/facts'
import { nextQuestion } from '../../lib/next-question'
import { focusQuestion } from './fields/field-context'
import { useRulingContext } from './findings/context'
import type { Judged } from './judge-case'

/** Values that stand as buttons; more of them are chosen from a list. */
const BUTTONS = 7

/** So many of the latest facts stand there; a linked case has twenty, and its reasons came two screens below them. */
const SAID = 5

/** The one fact to tell next, and what was told so far. */
export function OneQuestion({ judged }: { judged: Judged }): ReactNode {
  const { checker, table } = useRulingContext()
  const { ruling } = judged
  const key = ruling && nextQuestion(checker, ruling, table.unsure)
  const fact = key === undefined ? undefined : checker.facts[key]
  return (
    <section aria-label="Next question" className="min-w-0 lg:hidden">
      <Told />
      {key !== undefined && fact && <Ask key={key} path={key} fact={fact} />}
    </section>
  )
}

const shortly = (fact: Fact, value: unknown): string => {
  const says = sayValue(fact, value)
  return says.length <= 40 || !Array.isArray(value) ? says : `${value.length} listed`
}

/** What was told, each a way back to its question. Nothing told ever leaves it. */
function Told(): ReactNode {
  const { checker, table } = useRulingContext()
  const [isWhole, setWhole] = useState(false)
  const told = Object.entries(table.facts as RawFacts).flatMap(([key, value]) => {
    const fact = checker.facts[key]
    return fact && value !== undefined ? [{ key, says: `${fact.label}: ${shortly(fact, value)}` }] : []
  })
  const unsure = (table.unsure ?? []).map((key) => ({
    key,
    says: `${checker.facts[key]?.label ?? key}: not sure`,
  }))
  const all = [...told, ...unsure]
  const hidden = isWhole || all.length <= SAID + 1 ? 0 : all.length - SAID
  if (!all.length) return null
  return (
    <ul aria-label="What you said" className="m-0 mb-3 flex list-none flex-wrap gap-1 p-0">
      {hidden > 0 && (
        <li>
          <button type="button" className="said-fact" aria-expanded="false" onClick={() => setWhole(true)}>
            {hidden} more facts
          </button>
        </li>
      )}
      {all.slice(hidden).map(({ key, says }) => (
        <li key={key}>
          <button type="button" className="said-fact" onClick={() => focusQuestion(key)}>
            {says}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Ask({ path, fact }: { path: string; fact: Fact }): ReactNode {
  const { dispatch } = useRulingContext()
  const tell = (value: unknown) => dispatch({ type: 'fact', key: path, value })
  return (
    <div className="card p-3">
      <h2 className="m-0 text-xl leading-snug">{fact.label}</h2>
      {fact.help && <p className="m-0 mt-1 text-sm leading-snug text-muted">{fact.help}</p>}
      <div className="mt-3 grid gap-2">
        <Answer path={path} fact={fact} tell={tell} />
        <button
          type="button"
          className="button min-h-12 border-dashed"
          onClick={() => dispatch({ type: 'unsure', path })}
        >
          Not sure
        </button>
      </div>
    </div>
  )
}

/** True for a fact that is told with a tap, or typed in one field. */
export const isTapped = (fact: Fact): boolean =>
  fact.kind === 'yes-no' || fact.kind === 'choice' || fact.kind === 'count' || fact.kind === 'name'

/** The controls one fact is told with, large enough for a thumb. */
export function Answer({ path, fact, tell }: { path: string; fact: Fact; tell: (value: unknown) => void }): ReactNode {
  if (fact.kind === 'yes-no') {
    return <Buttons options={{ no: 'No', yes: 'Yes' }} isRow tell={(value) => tell(value === 'yes')} />
  }
  if (fact.kind === 'choice') {
    const options = fact.options as Record<string, string>
    if (Object.keys(options).length <= BUTTONS) return <Buttons options={options} tell={tell} />
    return (
      <select
        aria-label={fact.label}
        className="min-h-12 w-full rounded-md border border-border bg-surface px-2"
        defaultValue=""
        onChange={(event) => tell(event.target.value)}
      >
        <option value="" disabled>
          Choose
        </option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )
  }
  if (fact.kind === 'name' && fact.said) {
    const { samples = [], said } = fact
    return (
      <>
        <Buttons options={Object.fromEntries(samples.map((one) => [one, said[one] ?? one]))} isRow tell={tell} />
        <Typed fact={fact} tell={tell} />
      </>
    )
  }
  if (fact.kind === 'count' || fact.kind === 'name') return <Typed fact={fact} tell={tell} />
  return (
    <button type="button" className="button min-h-12" onClick={() => focusQuestion(path)}>
      Fill it in
    </button>
  )
}

function Buttons({
  options,
  tell,
  isRow = false,
}: {
  options: Readonly<Record<string, string>>
  tell: (value: string) => void
  /** Side by side, of one width. */
  isRow?: boolean
}): ReactNode {
  return (
    <div className={isRow ? 'grid grid-cols-2 gap-2' : 'grid gap-2'}>
      {Object.entries(options).map(([value, words]) => (
        <button key={value} type="button" className="button min-h-12" onClick={() => tell(value)}>
          {words}
        </button>
      ))}
    </div>
  )
}

/** A number or a name, told when it is complete: half a number is no answer. */
function Typed({ fact, tell }: { fact: Fact; tell: (value: unknown) => void }): ReactNode {
  const [text, setText] = useState('')
  const isCount = fact.kind === 'count'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed) tell(isCount && Number.isFinite(Number(typed)) ? Number(typed) : typed)
  }
  return (
    <form className="flex gap-2" onSubmit={submit} noValidate>
      <input
        aria-label={fact.label}
        className="min-h-12 w-full min-w-0 flex-1 rounded-md border border-border bg-surface px-3"
        inputMode={isCount ? 'numeric' : 'text'}
        placeholder={fact.kind === 'name' && fact.said ? 'Another name' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button min-h-12">
        Answer
      </button>
    </form>
  )
}
