import { type ReactNode, useId, useState } from 'react'
import type { RawFacts } from '../../lib/kernel/facts'
import type { TextReader } from '../../lib/kernel/texts'
import { FileButton, useDrop } from './open-file'

interface Props {
  reader: TextReader
  facts: RawFacts
  /** Puts what was read on the table; the text goes along for those who keep it. */
  take: (change: RawFacts, says: string, text: string) => void
  /** More buttons beside the one that opens the panel. */
  children?: ReactNode
}

interface Said {
  says: string
  aside: readonly string[]
}

const SILENT: Said = { says: '', aside: [] }

/** A text of another tool goes in: pasted, chosen as a file or dropped. What is not understood is shown, and stays. */
export function TextPanel({ reader, facts, take, children }: Props): ReactNode {
  const [text, setText] = useState('')
  const [said, setSaid] = useState(SILENT)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const use = (typed: string, way: string) => {
    const told = reader.read(typed, facts, way)
    if ('problem' in told) {
      setSaid({ says: told.problem, aside: [] })
      setText(typed)
      setOpen(true)
      return
    }
    const found = Object.keys(told.change).length > 0
    if (found) take(told.change, told.says, typed)
    setSaid({ says: [told.says, told.hint].filter(Boolean).join(' '), aside: told.aside })
    setText(found ? '' : typed)
    setOpen(!found)
  }
  const takes = {
    take: (told: string) => use(told, reader.ways[0].id),
    refuse: (problem: string) => setSaid({ says: problem, aside: [] }),
  }
  const { isOver, handlers } = useDrop(takes)
  return (
    <div className={`mb-4 rounded-md ${isOver ? 'outline-3 outline-dashed outline-game' : ''}`} {...handlers}>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {reader.title}
        </button>
        <FileButton {...takes}>Open a file</FileButton>
        {children}
      </div>
      <p role="status" className={said.says ? 'm-0 mt-2 leading-snug' : 'sr-only'}>
        {said.says}
      </p>
      {said.aside.length > 0 && (
        <details className="mt-1">
          <summary>
            Left aside ({said.aside.length}): {said.aside[0]}
            {said.aside.length > 1 && ', …'}
          </summary>
          <ul className="m-0 grid max-h-60 gap-1 overflow-y-auto pl-5 text-sm [overflow-wrap:anywhere]">
            {said.aside.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={at}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {isOpen && (
        <form
          className="card mt-2 grid gap-2 p-3"
          onSubmit={(event) => {
            event.preventDefault()
            use(text, reader.ways[0].id)
          }}
        >
          <label htmlFor={id} className="block">
            <span className="font-semibold">{reader.label}</span>
            <span className="block text-sm leading-snug text-muted">{reader.help}</span>
          </label>
          <textarea
            id={id}
            // biome-ignore lint/a11y/noAutofocus: the player has just asked to paste
            autoFocus
            className="min-h-40 w-full rounded-md border border-border bg-surface p-2 text-text"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            {reader.ways.map(({ id: way, word }, at) => (
              <button
                key={way}
                type={at === 0 ? 'submit' : 'button'}
                className={at === 0 ? 'button font-semibold' : 'button'}
                disabled={!text.trim()}
                onClick={at === 0 ? undefined : () => use(text, way)}
              >
                {word}
              </button>
            ))}
          </div>
        </form>
      )}
    </div>
  )
}
