import type { ReactNode } from 'react'

interface Props {
  step: number | undefined
  count: number
  show: (step: number | undefined) => void
}

/** Back and forth through the declared moves, one at a time. */
export function StepBar({ step, count, show }: Props): ReactNode {
  const at = step ?? count
  const words = step === undefined ? `${count} ${count === 1 ? 'move' : 'moves'}` : `${at} of ${count} moved`
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no set of form fields
    <div role="group" aria-label="Step through the moves" className="flex items-center gap-1">
      <button
        type="button"
        className="map-tool"
        aria-label="One move back"
        disabled={at === 0}
        onClick={() => show(at - 1)}
      >
        <span aria-hidden="true">◀</span>
      </button>
      <button
        type="button"
        className="map-tool map-words"
        aria-pressed={step !== undefined}
        onClick={() => show(step === undefined ? 0 : undefined)}
      >
        <span aria-live="polite">{words}</span>
      </button>
      <button
        type="button"
        className="map-tool"
        aria-label="One move on"
        disabled={step === undefined || at === count}
        onClick={() => show(at + 1)}
      >
        <span aria-hidden="true">▶</span>
      </button>
    </div>
  )
}
