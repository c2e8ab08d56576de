import { type ReactNode, useId, useState } from 'react'
import { readImport } from '../../../lib/games/ti4/imports'
import type { Aside } from '../../../lib/games/ti4/imports/lay'
import { plural } from '../../../lib/kernel/words'
import { FileButton, useDrop } from '../../_components/open-file'
import { positionOf, sayLaid } from './from-import'
import type { Position } from './position'

/** What became of a text that was read. */
export interface Report {
  /** "A map string: 37 systems, 2 hyperlanes, 12 units." */
  title: string
  notes: readonly string[]
  aside: readonly Aside[]
  text: string
  /** The other way to read its first tile, where the text leaves that open. */
  isFirst?: boolean
}

/** Reads a text to a position with its report, or says what is wrong with it. */
export function readText(
  text: string,
  first?: boolean,
): { position: Position; report: Report } | { problem: string; aside: readonly Aside[] } {
  const read = readImport(text, first)
  if ('problem' in read) return { problem: read.problem, aside: read.aside ?? [] }
  const { position, aside } = positionOf(read)
  const open = read.open.length
    ? [`Open, homes or nothing: ${plural(read.open.length, 'place')}. Place homes with “Place tiles”.`]
    : []
  const title = `Read as ${read.tool === 'a map string' ? read.tool : `a map of ${read.tool}`}: ${sayLaid(position)}.`
  const isFirst = 'centre' in read && read.centre === 'first'
  return { position, report: { title, notes: [...read.notes, ...open], aside, text, ...(isFirst ? { isFirst } : {}) } }
}

/** Named one by one: what could not be read. */
export function LeftAside({ aside }: { aside: readonly Aside[] }): ReactNode {
  const [most, all] = [6, aside.length]
  if (!all) return null
  return (
    <>
      <p className="m-0 font-semibold">
        {all} {all === 1 ? 'thing' : 'things'} left aside:
      </p>
      <ul className="m-0 list-none p-0 leading-snug">
        {aside.slice(0, most).map(({ at, token, message }) => (
          <li key={`${at}${token}${message}`}>
            {at > 0 && `${at}: `}
            {message}
          </li>
        ))}
        {all > most && <li>And {all - most} more.</li>}
      </ul>
    </>
  )
}

interface Props {
  /** What was typed so far; it outlives the panel. */
  text: string
  setText: (text: string) => void
  onStart: (position: Position, report: Report) => void
}

/** Where a game comes from: pasted, chosen as a file, or dropped here. */
export function ImportPanel({ text, setText, onStart }: Props): ReactNode {
  const id = useId()
  const [problem, setProblem] = useState<{ problem: string; aside: readonly Aside[] }>()
  const load = (told: string) => {
    setText(told)
    const read = readText(told)
    if ('problem' in read) return setProblem(read)
    setProblem(undefined)
    onStart(read.position, read.report)
  }
  const takes = { take: load, refuse: (said: string) => setProblem({ problem: said, aside: [] }) }
  const { isOver, handlers } = useDrop(takes)
  return (
    <form
      className={`grid gap-2 rounded-[10px] ${isOver ? 'outline-3 outline-offset-4 outline-focus' : ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        load(text)
      }}
      {...handlers}
    >
      <label htmlFor={id} className="font-semibold">
        Map string
      </label>
      <p className="m-0 text-sm text-muted" id={`${id}-help`}>
        From Tabletop Playground, Milty, Keegan’s generator, ti4-lab or AsyncTI4; positions with fleets too. Paste it,
        or drop the file here.
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        className="min-h-24 w-full rounded-md border border-border bg-surface p-2 font-mono text-text"
        placeholder="38 65 41 67 39 44 72 …"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && (
        <div role="alert" className="text-illegal">
          <p className="m-0">{problem.problem}</p>
          <LeftAside aside={problem.aside.slice(1)} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button map-primary">
          Set up this map
        </button>
        <FileButton {...takes}>Choose a file</FileButton>
      </div>
    </form>
  )
}
