import type { ReactNode } from 'react'
import type { Verdict } from '../../../lib/kernel/verdict'

/** Outline and sign of each verdict; every one differs in shape, so that colour can be taken away. */
const DRAWINGS: Record<Verdict | 'clash', ReactNode> = {
  legal: (
    <>
      <circle cx="16" cy="16" r="13" />
      <path d="m10 16.5 4.5 4.5L22.5 12" />
    </>
  ),
  illegal: (
    <>
      <path d="M10.6 3h10.8L29 10.6v10.8L21.4 29H10.6L3 21.4V10.6Z" />
      <path d="m11.5 11.5 9 9m0-9-9 9" />
    </>
  ),
  undetermined: (
    <>
      <circle cx="16" cy="16" r="13" strokeDasharray="4.2 2.6" />
      <path d="M12.3 12.7a3.8 3.8 0 1 1 5.7 3.3c-1.3.8-2 1.5-2 2.9" />
      <path d="M16 22.6v.1" />
    </>
  ),
  disputed: (
    <>
      <path d="M16 2.5 29.5 16 16 29.5 2.5 16Z" />
      <path d="M16 22.5v-6l-5-4.5m5 4.5 5-4.5M10.5 15v-3.3h3.3m4.4 0h3.3V15" />
    </>
  ),
  answered: (
    <>
      <rect x="3" y="3" width="26" height="26" rx="6" />
      <path d="M10 13h12M10 19h12" />
    </>
  ),
  clash: (
    <>
      <path d="M16 3.5 29.5 28H2.5Z" />
      <path d="M16 13v7m0 3.9v.1" />
    </>
  ),
}

/** The sign of a verdict; always beside its word. */
export function VerdictIcon({ verdict, size = 32 }: { verdict: Verdict | 'clash'; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {DRAWINGS[verdict]}
    </svg>
  )
}
