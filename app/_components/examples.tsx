import type { MouseEvent, ReactNode } from 'react'
import type { ExampleCase } from './check-props'
import { useRulingContext } from './findings/context'
import { Part } from './findings/part'

const FIRST = 4

const WORDS: Record<string, string> = {
  legal: 'legal',
  illegal: 'not legal',
  undetermined: 'depends',
  disputed: 'readings differ',
  answered: 'answer',
}

/** Cases with a known ruling; a tap fills the form, and back returns. */
export function Examples({ visit }: { visit: (query: string) => void }): ReactNode {
  const { props } = useRulingContext()
  return <ExampleList title="Worked examples" cases={[...props.examples, ...props.cases]} visit={visit} />
}

function ExampleList({
  title,
  cases,
  visit,
}: {
  title: string
  cases: readonly ExampleCase[]
  visit: (query: string) => void
}): ReactNode {
  if (!cases.length) return null
  const open = (event: MouseEvent, query: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    visit(query)
    window.scrollTo({ top: 0 })
  }
  const row = ({ title: says, id, query, verdict, answer }: ExampleCase) => (
    <li key={query + says + (id ?? '')} className="border-t border-hairline">
      <a
        className="flex min-h-12 items-center gap-3 py-1 leading-snug no-underline"
        href={query}
        onClick={(event) => open(event, query)}
      >
        <span>
          <span className="underline underline-offset-2">{says}</span>
          {answer && <span className="block text-sm text-muted">{answer}</span>}
        </span>
        {!answer && <span className="ml-auto shrink-0 text-sm text-muted">{WORDS[verdict] ?? verdict}</span>}
      </a>
    </li>
  )
  const rows = cases.map(row)
  return (
    <Part title={title}>
      <ul className="m-0 list-none p-0">{rows.slice(0, FIRST)}</ul>
      {rows.length > FIRST && (
        <details>
          <summary className="font-semibold">More ({rows.length - FIRST})</summary>
          <ul className="m-0 list-none p-0">{rows.slice(FIRST)}</ul>
        </details>
      )}
    </Part>
  )
}

/** What the checker does not look at. */
export function Gaps(): ReactNode {
  const { checker } = useRulingContext()
  if (!checker.gaps.length) return null
  return (
    <Part title="Not covered here">
      <ul className="m-0 list-disc pl-5 leading-snug">
        {checker.gaps.map((gap) => (
          <li key={gap} className="py-0.5">
            {gap}
          </li>
        ))}
      </ul>
    </Part>
  )
}
