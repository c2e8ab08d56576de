import type { ReactNode } from 'react'
import type { Verdict } from '../../../lib/kernel/verdict'
import { INK } from './tones'
import { VerdictIcon } from './verdict-icon'

/** A verdict in a line of text. */
export function VerdictChip({ verdict, word }: { verdict: Verdict; word: string }): ReactNode {
  return (
    <span className={`inline-flex items-center gap-1.5 font-bold ${INK[verdict]}`}>
      <VerdictIcon verdict={verdict} size={20} />
      {word}
    </span>
  )
}
