import { type ReactNode, useState } from 'react'
import { sayValue } from '../../../lib/kernel/fact-words'
import type { Fact, FactSpecs, ListFact, RawFacts } from '../../../lib/kernel/facts'
import { AnyField } from './any-field'
import { questionId, useFieldNotes } from './field-context'
import { RecordFields } from './record-field'

interface Props {
  fact: ListFact
  path: string
  /** Name of the line: "vessel 1". */
  word: string
  item: unknown
  /** Puts these in place of the line; nothing removes it. */
  replace: (...by: unknown[]) => void
  full: boolean
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The first known things of a record, for its closed line. */
function gist(fields: FactSpecs, item: RawFacts): string {
  const known = Object.keys(fields).filter((key) => item[key] !== undefined)
  const parts = known.slice(0, 3).map((key) => sayValue(fields[key]!, item[key]))
  return parts.join(', ') + (known.length > 3 ? ' …' : '')
}

/** One line of a list, with its own copy and remove. */
export function ListLine(props: Props): ReactNode {
  const { fact, path, word, item, replace } = props
  if (fact.of.kind === 'record') return <RecordLine {...props} />
  const of: Fact = { ...fact.of, label: capital(word) }
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
      <AnyField fact={of} path={path} value={item} onChange={(value) => replace(value)} />
      <button type="button" className="button min-h-12" aria-label={`Remove ${word}`} onClick={() => replace()}>
        Remove
      </button>
    </div>
  )
}

/** A record in a list folds to one line once it says something. */
function RecordLine({ fact, path, word, item, replace, full }: Props): ReactNode {
  const { wrong, missing } = useFieldNotes()
  const value = (item ?? {}) as RawFacts
  const calls = [...wrong.keys(), ...missing].some((other) => other.startsWith(path))
  const [open, setOpen] = useState(calls || !Object.keys(value).length)
  const { fields } = fact.of as { fields: FactSpecs }
  return (
    <fieldset
      id={questionId(path)}
      aria-label={capital(word)}
      className="m-0 mt-2 min-w-0 rounded-md border border-border p-0"
    >
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-12 px-3 leading-tight">
          <span className="shrink-0 font-semibold">{capital(word)}</span>
          <span className="truncate text-muted">{gist(fields, value)}</span>
        </summary>
        <div className="px-3 pb-3">
          <RecordFields fields={fields} path={path} value={value} onChange={(next) => replace(next)} />
          <div className="mt-3 flex gap-1">
            <button
              type="button"
              className="button min-h-12 flex-1"
              disabled={full}
              aria-label={`Copy ${word}`}
              onClick={() => replace(item, item)}
            >
              Copy
            </button>
            <button
              type="button"
              className="button min-h-12 flex-1"
              aria-label={`Remove ${word}`}
              onClick={() => replace()}
            >
              Remove
            </button>
          </div>
        </div>
      </details>
    </fieldset>
  )
}
