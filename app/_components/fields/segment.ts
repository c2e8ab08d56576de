/** One of several answers side by side; the native radio lies over it, unseen, and takes taps and keys. */
export const SEGMENT =
  'relative flex min-h-12 items-center justify-center rounded-md border border-border bg-surface px-2 py-1 text-center ' +
  'leading-tight break-normal hover:bg-raised has-checked:border-text has-checked:bg-text has-checked:text-bg ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:underline'

/** The answer "not sure": present, and never as loud as a known one. */
export const UNSURE =
  'relative flex min-h-12 items-center justify-center rounded-md border border-border bg-surface px-2 hover:bg-raised ' +
  'has-checked:border-2 has-checked:border-dashed has-checked:border-muted has-checked:bg-raised ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:underline'

/** The radio of a segment. */
export const OVERLAY = 'absolute inset-0 m-0 size-full cursor-pointer opacity-0'
