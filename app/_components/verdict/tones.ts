import type { Verdict } from '../../../lib/kernel/verdict'

export type Tone = Verdict | 'clash'

/** Frame and ground of a verdict: filled where it is settled, dashed or hatched where it is not. */
export const BANNER: Record<Tone, string> = {
  legal: 'border-2 border-legal bg-legal text-on-verdict',
  illegal: 'border-4 border-double border-illegal bg-illegal text-on-verdict',
  undetermined: 'border-2 border-dashed border-need bg-surface text-need',
  disputed: 'border-2 border-disputed bg-surface text-disputed',
  answered: 'border-2 border-link bg-surface text-link',
  clash: 'border-2 border-dotted border-illegal bg-surface text-illegal',
}

export const INK: Record<Tone, string> = {
  legal: 'text-legal',
  illegal: 'text-illegal',
  undetermined: 'text-need',
  disputed: 'text-disputed',
  answered: 'text-link',
  clash: 'text-illegal',
}
