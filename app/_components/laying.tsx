import type { ReactNode } from 'react'

/** Stands where a board will be until its link has been read: no board and no verdict but that of the link is ever shown. As high as the screen, so that nothing below is seen to move. */
export function Laying(): ReactNode {
  return (
    <section aria-label="Verdict" data-verdict="waiting" aria-busy="true" className="min-h-dvh pt-3">
      <p className="card m-0 p-3 text-lg">The board is being laid …</p>
    </section>
  )
}
