import type { ReactNode } from 'react'

interface Props {
  sections: readonly string[]
  /** Words to try. */
  placeholder: string
  /** What is counted. */
  noun?: string
}

/** The field and the buttons that narrow a list of cards; hidden until the reader module has woken them. */
export function CardFilter({ sections, placeholder, noun = 'cards' }: Props): ReactNode {
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-2" data-filter={noun} hidden>
      <label className="flex min-h-11 min-w-0 grow items-center gap-2 max-sm:w-full">
        <span className="flex-none">Filter</span>
        <input
          type="search"
          className="min-h-11 w-40 min-w-0 grow rounded-md border border-border bg-surface px-3 text-text"
          placeholder={placeholder}
        />
      </label>
      {sections.map((section) => (
        <button
          key={section}
          type="button"
          className="chip min-h-11 bg-surface px-3"
          aria-pressed="false"
          data-section={section}
        >
          {section}
        </button>
      ))}
      <output className="text-sm text-muted" />
    </div>
  )
}
