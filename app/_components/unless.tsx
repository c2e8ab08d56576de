import type { ReactNode } from 'react'
import { withValue } from '../../lib/kernel/gaps'
import { segmentsOf } from '../../lib/kernel/parse'
import { sayTaken } from '../../lib/kernel/presumed'
import type { Presumed, TurnPart } from '../../lib/kernel/ruling'
import type { TableCase } from './case-state'
import { focusQuestion } from './fields/field-context'
import { useRulingContext } from './findings/context'
import { topOf } from './relevance'

/** The facts with a turn carried out; undefined where it has to be told in full: an amount, one of several values. */
function changeOf(table: TableCase, part: TurnPart): Record<string, unknown> | undefined {
  const [value, second] = part.values
  if (part.paths || typeof value === 'number' || typeof second === 'number') return undefined
  if (!part.with && part.values.length > 1) return undefined
  const one = withValue(table.facts, segmentsOf(part.path), value)
  const both = part.with ? withValue(one, segmentsOf(part.with), second) : one
  const keys = [part.path, ...(part.with ? [part.with] : [])].map(topOf)
  return Object.fromEntries(keys.map((key) => [key, both[key]]))
}

/** What would turn the presumed verdict, each a tap that sets that fact, and what was taken. */
export function Unless({ presumed }: { presumed: Presumed | undefined }): ReactNode {
  const { table, dispatch } = useRulingContext()
  if (!presumed) return null
  const parts = presumed.unless.flatMap((turn) => turn.parts ?? [turn])
  const first = presumed.taken[0]?.path
  const change = () => first && focusQuestion(first)
  const tap = (part: TurnPart) => {
    const change = changeOf(table, part)
    if (change) dispatch({ type: 'apply', change, says: part.says })
    else focusQuestion(part.path)
  }
  return (
    <section aria-label="In the usual case" className="min-w-0">
      {parts.length > 0 && (
        <>
          <h2 className="m-0 text-base">Unless</h2>
          <ul className="m-0 list-none p-0">
            {parts.map((part) => (
              <li key={`${part.path} ${part.verdict} ${part.says}`} className="border-b border-hairline">
                <button
                  type="button"
                  className="min-h-12 w-full border-0 bg-transparent px-0 py-1 text-left leading-tight text-link underline underline-offset-2 hover:bg-raised"
                  onClick={() => tap(part)}
                >
                  {part.says}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {presumed.cut && <p className="m-0 mt-2 text-sm">There was too much to try; more may turn it.</p>}
      <p className="m-0 mt-2 text-sm text-muted">
        {sayTaken(presumed.taken)}{' '}
        {first && (
          <button
            type="button"
            className="-my-3 min-h-11 border-0 bg-transparent p-0 text-link underline"
            onClick={change}
          >
            Change
          </button>
        )}
      </p>
    </section>
  )
}
