import { type ReactNode, useMemo } from 'react'
import type { Ruling } from '../../../lib/kernel/ruling'
import { nextPath } from '../../../lib/next-question'
import { focusQuestion } from '../fields/field-context'
import { type Outlook, outlookOf } from '../outlook'
import { labelOfPath } from '../say'
import { VerdictChip } from '../verdict/verdict-chip'
import { useRulingContext } from './context'
import { Part } from './part'

const FIRST = 5

/** What the first missing fact is called: the last one left decides. */
export const nextWordOf = (missing: readonly string[]): string => (missing.length === 1 ? 'decides it' : 'next')

/** The facts that can still change the verdict; a tap goes to the question. */
export function Missing({ ruling }: { ruling: Ruling }): ReactNode {
  const { checker, table, judge } = useRulingContext()
  const outlooks = useMemo(() => outlookOf(checker.facts, table, ruling, judge), [checker, table, ruling, judge])
  const next = nextPath(checker, ruling, table.unsure)
  const row = (path: string) => (
    <li key={path} className="border-b border-hairline">
      <button
        type="button"
        className="flex min-h-12 w-full items-center gap-3 border-0 bg-transparent px-0 py-1 text-left leading-tight text-text hover:bg-raised"
        onClick={() => focusQuestion(path)}
      >
        <span className="text-link underline underline-offset-2">{labelOfPath(checker.facts, path, table.facts)}</span>
        {path === (next ?? ruling.missing[0]) && (
          <span className="chip ml-auto shrink-0 border-dashed border-need text-need max-lg:hidden">
            {nextWordOf(ruling.missing)}
          </span>
        )}
      </button>
      <Answers outlook={outlooks.find((outlook) => outlook.path === path)} />
    </li>
  )
  const rows = ruling.missing.map(row)
  if (!rows.length) return null
  return (
    <Part title="What decides it">
      <ul className="m-0 list-none p-0">{rows.slice(0, FIRST)}</ul>
      {rows.length > FIRST && (
        <details className="mt-2">
          <summary className="font-semibold">More that can decide it ({rows.length - FIRST})</summary>
          <ul className="m-0 list-none p-0">{rows.slice(FIRST)}</ul>
        </details>
      )}
    </Part>
  )
}

function Answers({ outlook }: { outlook: Outlook | undefined }): ReactNode {
  if (!outlook) return null
  return (
    <ul className="m-0 list-none pb-2 pl-4">
      {outlook.answers.map(({ says, word, verdict }) => (
        <li key={says} className="flex flex-wrap items-center gap-x-2">
          <span>If {says}:</span> <VerdictChip verdict={verdict} word={word} />
        </li>
      ))}
    </ul>
  )
}
