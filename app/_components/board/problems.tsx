import type { ReactNode } from 'react'
import type { Issue } from '../../../lib/kernel/ruling'

interface Props {
  /** What the link said that could not be read. */
  issues: readonly Issue[]
  /** Cards the edition does not have. */
  strangers: readonly Issue[]
  oddities: readonly string[]
}

const SHOWN = 5

function Lines({ title, lines }: { title: string; lines: readonly string[] }): ReactNode {
  if (!lines.length) return null
  return (
    <section aria-label={title} className="card mt-3 border-2 border-dotted border-illegal p-3">
      <h2 className="m-0 text-lg">{title}</h2>
      <ul className="m-0 mt-1 list-disc pl-5 leading-snug">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line} className="first-letter:uppercase">
            {line}
          </li>
        ))}
        {lines.length > SHOWN && <li>And {lines.length - SHOWN} more.</li>}
      </ul>
    </section>
  )
}

/** What stands in the way of reading the board, each with the mend. */
export function Problems({ issues, strangers, oddities }: Props): ReactNode {
  const say = ({ message, fix }: Issue) => `${message} ${fix}`
  return (
    <>
      <Lines title="Part of the link could not be read" lines={[...new Set(issues.map(say))]} />
      <Lines title="Cards of the other edition" lines={strangers.map(say)} />
      <Lines title="Worth a second look" lines={oddities} />
    </>
  )
}
