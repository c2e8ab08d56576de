import { type FormEvent, type ReactNode, useState } from 'react'
import type { Fact } from '../../lib/kernel/facts'
import { focusQuestion } from './fields/field-context'

/** Values that stand as buttons; more of them are chosen from a list. */
const BUTTONS = 7

/** True for a fact that is told with a tap, or typed in one field. */
export const isTapped = (fact: Fact): boolean =>
  fact.kind === 'yes-no' || fact.kind === 'choice' || fact.kind === 'count' || fact.kind === 'name'

interface AnswerProps {
  path: string
  fact: Fact
  /** The present answer, where one was given. */
  now?: unknown
  tell: (value: unknown) => void
}

/** The controls one fact is told with, large enough for a thumb. */
export function Answer({ path, fact, now, tell }: AnswerProps): ReactNode {
  if (fact.kind === 'yes-no') {
    const given = now === undefined ? undefined : now ? 'yes' : 'no'
    return <Buttons options={{ no: 'No', yes: 'Yes' }} now={given} isRow tell={(value) => tell(value === 'yes')} />
  }
  if (fact.kind === 'choice') {
    const options = fact.options as Record<string, string>
    if (Object.keys(options).length <= BUTTONS) return <Buttons options={options} now={now} tell={tell} />
    return (
      <select
        aria-label={fact.label}
        className="min-h-12 w-full rounded-md border border-border bg-surface px-2"
        defaultValue={now === undefined ? '' : String(now)}
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
        <Buttons
          options={Object.fromEntries(samples.map((one) => [one, said[one] ?? one]))}
          now={now}
          isRow
          tell={tell}
        />
        <Typed fact={fact} now={samples.includes(String(now)) ? undefined : now} tell={tell} />
      </>
    )
  }
  if (fact.kind === 'count' || fact.kind === 'name') return <Typed fact={fact} now={now} tell={tell} />
  return (
    <button type="button" className="button min-h-12" onClick={() => focusQuestion(path)}>
      Fill it in
    </button>
  )
}

function Buttons({
  options,
  now,
  tell,
  isRow = false,
}: {
  options: Readonly<Record<string, string>>
  now?: unknown
  tell: (value: string) => void
  /** Side by side, of one width. */
  isRow?: boolean
}): ReactNode {
  return (
    <div className={isRow ? 'grid grid-cols-2 gap-2' : 'grid gap-2'}>
      {Object.entries(options).map(([value, words]) => (
        <button
          key={value}
          type="button"
          className="button min-h-12 aria-pressed:border-2 aria-pressed:border-text aria-pressed:font-bold"
          aria-pressed={now === undefined ? undefined : now === value}
          onClick={() => tell(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

/** A number or a name, told when it is complete: half a number is no answer. */
function Typed({ fact, now, tell }: Omit<AnswerProps, 'path'>): ReactNode {
  const [text, setText] = useState(now === undefined ? '' : String(now))
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
