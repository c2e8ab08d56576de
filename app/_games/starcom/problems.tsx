import type { ReactNode } from 'react'
import type { Issue } from '../../../lib/kernel/ruling'

interface Props {
  /** What the link said that could not be read. */
  issues: readonly Issue[]
  /** Cards the edition does not have. */
  strangers: readonly Issue[]
  inconsistencies: readonly string[]
}

const SHOWN = 5

const start = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

function List({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul className="m-0 mt-1 list-disc pl-5 leading-snug">
      {lines.map((line) => (
        <li key={line}>{start(line)}</li>
      ))}
    </ul>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  if (!lines.length) return null
  return (
    <section aria-label={title} className="card mt-3 border-2 border-dotted border-illegal p-3">
      <h2 className="m-0 text-lg">{title}</h2>
      <List lines={lines.slice(0, SHOWN)} />
      {lines.length > SHOWN && (
        <details>
          <summary>{lines.length - SHOWN} more</summary>
          <List lines={lines.slice(SHOWN)} />
        </details>
      )}
    </section>
  )
}

/** What stands in the way of reading the board, each with the mend. */
export function Problems({ issues, strangers, inconsistencies }: Props): ReactNode {
  const say = ({ message, fix }: Issue) => `${message} ${fix}`
  return (
    <>
      <Lines title="Part of the link could not be read" lines={[...new Set(issues.map(say))]} />
      <Lines title="Cards of the other edition" lines={strangers.map(say)} />
      <Lines title="Worth a second look" lines={inconsistencies} />
    </>
  )
}
