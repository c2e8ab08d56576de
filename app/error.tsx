'use client'

import type { ReactNode } from 'react'

/** Our own bug: say so, keep the address, offer a way on. */
export default function Failed({ reset }: { reset: () => void }): ReactNode {
  return (
    <div className="max-w-[66ch]">
      <h1 className="mb-2 mt-4">Something of ours broke</h1>
      <p>The facts are still in the address of this page. Try again; if it breaks again, please report the address.</p>
      <button type="button" className="button" onClick={reset}>
        Try again
      </button>
    </div>
  )
}
