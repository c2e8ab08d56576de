import type { ReactNode } from 'react'
import { Remedies, Suggestions } from '../../_components/findings/remedies'
import type { ToolState } from './use-tool-state'

/** The nearest mend with one tap; other ways are folded, so that the cards stay in sight. */
export function HandRemedies({ tool }: { tool: ToolState }): ReactNode {
  const { ruling } = tool.judged
  const [best, ...others] = ruling?.remedies ?? []
  const shown = ruling && best ? { ...ruling, remedies: [best] } : ruling
  return (
    <div className="mb-4">
      <Remedies ruling={shown} applied={tool.state.applied} />
      {others.length > 0 && (
        <details>
          <summary>Other ways ({others.length})</summary>
          <Suggestions list={others} />
        </details>
      )}
    </div>
  )
}
