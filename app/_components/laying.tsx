import type { ReactNode } from 'react'

/** Stands where a board will be until its link has been read: no board and no verdict but that of the link is ever shown. */
export function Laying(): ReactNode {
  return (
    <section aria-label="Verdict" data-verdict="waiting" aria-busy="true" className="mt-3 min-h-[70vh]">
      <p className="card m-0 p-3 text-lg">The board is being laid …</p>
    </section>
  )
}
