import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { sayChips } from '../../../lib/ask/said'
import type { Reading } from '../../../lib/ask/types'
import type { FactSpecs } from '../../../lib/kernel/facts'
import { sayPath } from '../../../lib/kernel/parse'
import type { Sayings } from '../../../lib/kernel/sayings'
import { useRulingContext } from '../findings/context'
import { ChipList, NamedLine } from './chip-list'

/** What players of the game say; fetched when somebody begins to type. */
export type LoadSayings = () => Promise<Sayings>

type Shown = { kind: 'none' } | { kind: 'failed' } | { kind: 'read'; typed: string; reading: Reading }

/** The case in a sentence: what was understood is shown word by word before it is used. */
export function SentenceField({
  load,
  children,
}: {
  load: LoadSayings
  /** Another way to tell the case, beside the label. */
  children?: ReactNode
}): ReactNode {
  const { pack, checker, props, table, dispatch } = useRulingContext()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<Shown>({ kind: 'none' })
  const id = useId()
  const read = async (event: FormEvent) => {
    event.preventDefault()
    if (!typed.trim()) return
    try {
      const [{ readerFor }, sayings] = await Promise.all([import('../../../lib/ask/reader'), load()])
      setShown({
        kind: 'read',
        typed,
        reading: readerFor({ ...pack, sayings, cases: [] }, checker, table.edition)(typed),
      })
    } catch {
      setShown({ kind: 'failed' })
    }
  }
  // What was spoken of and not understood goes along: it is never presumed.
  const use = ({ facts, unsure, named }: Reading) => {
    dispatch({ type: 'said', facts, unsure, edition: named?.edition })
    setShown({ kind: 'none' })
  }
  return (
    <div className="mt-2">
      <form onSubmit={read} className="flex flex-wrap items-end gap-x-2 gap-y-1" aria-label="Say the case">
        <div className={`flex w-full flex-wrap items-center justify-between gap-x-4 ${props.table ? 'min-h-11' : ''}`}>
          <label htmlFor={id} className="font-medium">
            Say it in a sentence
          </label>
          {children}
        </div>
        <input
          id={id}
          className="min-h-12 min-w-0 flex-1 rounded-md border border-border bg-surface px-3 text-text placeholder-shown:text-ellipsis"
          placeholder={props.says}
          value={typed}
          maxLength={400}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button min-h-12 px-4">
          Read it
        </button>
      </form>
      {shown.kind === 'failed' && (
        <p className="mt-2">The reader of sentences could not be loaded. Answer the questions below instead.</p>
      )}
      {shown.kind === 'read' && (
        <Understood key={shown.typed} specs={checker.facts} typed={shown.typed} reading={shown.reading} onUse={use} />
      )}
    </div>
  )
}

/** What was understood, what was not, and the button that puts it on the table. */
function Understood({
  specs,
  typed,
  reading,
  onUse,
}: {
  specs: FactSpecs
  typed: string
  reading: Reading
  onUse: (reading: Reading) => void
}): ReactNode {
  const { pack } = useRulingContext()
  const { chips, open, unread, named } = reading
  const edition = pack.editions.find(({ id }) => id === named?.edition)
  const section = useRef<HTMLElement>(null)
  // Whoever listens instead of looking is taken to what was understood.
  useEffect(() => section.current?.focus(), [])
  const left = unread.map(([start, end]) => `“${typed.slice(start, end)}”`)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Understood"
      className="mt-3 grid gap-2 rounded-md border border-hairline p-3"
    >
      {chips.length === 0 && !named && <p>Nothing of this was understood as a fact. Answer the questions below.</p>}
      <ChipList words={sayChips(specs, chips)} />
      {named && edition && <NamedLine title={edition.title} said={named.said} />}
      {open.map(({ said, paths }) => (
        <p key={said}>
          “{said}” may mean: {paths.map((path) => sayPath(specs, path)).join(', or ')}. Answer it below.
        </p>
      ))}
      {left.length > 0 && <p className="text-muted">Not understood: {left.join(', ')}</p>}
      {(chips.length > 0 || named) && (
        <button
          type="button"
          className="button primary min-h-12 justify-self-start px-4 font-bold"
          onClick={() => onUse(reading)}
        >
          Yes, judge this
        </button>
      )}
    </section>
  )
}
