import type { ReactNode } from 'react'
import { Remedies } from '../../_components/findings/remedies'
import type { ToolState } from './use-tool-state'

/** The nearest mend with one tap; other ways are folded, so that the cards stay in sight. */
export function HandMend({ tool }: { tool: ToolState }): ReactNode {
  const { ruling } = tool.judged
  const [best, ...others] = ruling?.remedies ?? []
  const shown = ruling && best ? { ...ruling, remedies: [best] } : ruling
  return (
    <div className="mb-4">
      <Remedies ruling={shown} applied={tool.state.applied} />
      {others.length > 0 && (
        <details>
          <summary>Other ways ({others.length})</summary>
          <ul className="m-0 grid list-none gap-2 p-0">
            {others.map(({ change, says }) => (
              <li key={says}>
                <button
                  type="button"
                  className="button min-h-12 w-full justify-start text-left"
                  onClick={() => tool.apply(change, says)}
                >
                  {says}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
