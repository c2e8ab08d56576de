import { startTransition, useEffect, useMemo, useState } from 'react'
import { adjudicateInSteps } from '../../lib/adjudicate'
import type { Checker } from '../../lib/kernel/checker'
import type { Judge } from '../../lib/kernel/pack'
import type { TableCase } from './case-state'
import { type Judged, readableFacts } from './judge-case'
import { inSteps } from './use-relevance'

/** The same, and once the page is idle with what would turn the presumed verdict. */
export function usePresumed(pack: Judge, checker: Checker, table: TableCase, judged: Judged): Judged {
  const [found, setFound] = useState<{ of: Judged; now: Judged }>()
  useEffect(() => {
    const { ruling } = judged
    if (!ruling?.presumed) return
    const facts = readableFacts(checker, table.facts)
    const steps = adjudicateInSteps([pack], { ...table, checker: `${pack.id}/${checker.id}`, facts })
    return inSteps(steps, (full) => {
      if ('error' in full || !full.presumed) return
      const now = { ...judged, ruling: { ...ruling, presumed: full.presumed }, isWhole: true }
      startTransition(() => setFound({ of: judged, now }))
    })
  }, [pack, checker, table, judged])
  const first = useMemo(() => (judged.ruling?.presumed ? judged : { ...judged, isWhole: true }), [judged])
  return found?.of === judged ? found.now : first
}
