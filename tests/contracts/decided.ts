import { adjudicate, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'

/** A case with its ruling, and its facts in the spelling of its checker. */
export interface Decided {
  sent: Request
  full: Ruling
  facts: RawFacts
}

/** Judges a case with all its facts told; nothing where they decide nothing. */
export function decidedOf(
  pack: GamePack,
  checker: string,
  { edition, readings, facts }: Omit<Request, 'checker'>,
): Decided[] {
  const sent: Request = { checker, facts, ...(edition ? { edition } : {}), ...(readings ? { readings } : {}) }
  const full = adjudicate(games, { ...sent, presume: false })
  if ('error' in full || full.verdict === 'undetermined') return []
  return [{ sent, full, facts: (pack.reads?.(sent) ?? sent).facts as RawFacts }]
}
