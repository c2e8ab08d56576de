import type { ReactNode } from 'react'

interface Props {
  words: string
  on: boolean
  flip: () => void
  fixed?: boolean
  sign?: ReactNode
}

/** Something that is there or not. */
export function Flip({ words, on, fixed = false, flip, sign }: Props): ReactNode {
  return (
    <label className="chip min-h-11 cursor-pointer gap-2 text-text has-checked:border-text has-checked:font-semibold">
      <input type="checkbox" className="size-5 accent-text" checked={on} disabled={fixed} onChange={flip} />
      {sign}
      {words}
    </label>
  )
}
