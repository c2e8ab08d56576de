import { startTransition, useEffect, useMemo, useState } from 'react'
import { adjudicateInSteps, type Request } from '../../lib/adjudicate'
import type { Checker } from '../../lib/kernel/checker'
import type { Judge } from '../../lib/kernel/pack'
import type { Presumed } from '../../lib/kernel/ruling'
import type { TableCase } from './case-state'
import { inSteps } from './in-steps'
import { type Judged, readableFacts } from './judge-case'

/** Works a case out away from the page: calls `done` with what is presumed, or `lost` where nobody answers. Gives how to stop. */
export type Elsewhere = (request: Request, done: (presumed?: Presumed) => void, lost: () => void) => () => void

/** The same, and after it is shown with what would turn the presumed verdict: worked out elsewhere, else here while idle. */
export function usePresumed(
  pack: Judge,
  checker: Checker,
  table: TableCase,
  judged: Judged,
  elsewhere?: Elsewhere,
): Judged {
  const [found, setFound] = useState<{ of: Judged; now: Judged }>()
  useEffect(() => {
    const { ruling } = judged
    if (!ruling?.presumed) return
    const { edition, readings, unsure } = table
    const facts = readableFacts(checker, table.facts)
    const request = { checker: `${pack.id}/${checker.id}`, edition, readings, facts, ...(unsure ? { unsure } : {}) }
    const done = (presumed?: Presumed) => {
      if (!presumed) return
      const now = { ...judged, ruling: { ...ruling, presumed }, isWhole: true }
      startTransition(() => setFound({ of: judged, now }))
    }
    const stops: (() => void)[] = []
    const here = () => {
      const steps = adjudicateInSteps([pack], request)
      stops.push(inSteps(steps, (full) => done('error' in full ? undefined : full.presumed)))
    }
    if (elsewhere) stops.push(elsewhere(request, done, here))
    else here()
    return () => {
      for (const stop of stops) stop()
    }
  }, [pack, checker, table, judged, elsewhere])
  const first = useMemo(() => (judged.ruling?.presumed ? judged : { ...judged, isWhole: true }), [judged])
  return found?.of === judged ? found.now : first
}
