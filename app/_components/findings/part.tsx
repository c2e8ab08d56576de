import { type ReactNode, useId } from 'react'

/** One part of a ruling under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="m-0 mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
