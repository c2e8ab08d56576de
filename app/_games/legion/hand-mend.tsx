import type { ReactNode } from 'react'
import { Mend } from '../../_components/findings/mend'
import type { Desk } from './use-desk'

/** The nearest mend with one tap; other ways are folded, so that the cards stay in sight. */
export function HandMend({ desk }: { desk: Desk }): ReactNode {
  const { ruling } = desk.judged
  const [best, ...others] = ruling?.remedies ?? []
  const shown = ruling && best ? { ...ruling, remedies: [best] } : ruling
  return (
    <div className="mb-4">
      <Mend ruling={shown} applied={desk.state.applied} />
      {others.length > 0 && (
        <details>
          <summary>Other ways ({others.length})</summary>
          <ul className="m-0 grid list-none gap-2 p-0">
            {others.map(({ change, says }) => (
              <li key={says}>
                <button
                  type="button"
                  className="button min-h-12 w-full justify-start text-left"
                  onClick={() => desk.apply(change, says)}
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
