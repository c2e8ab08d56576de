import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import type { Judge } from '../../lib/kernel/pack'
import type { TableCase } from './case-state'
import { inSteps } from './in-steps'
import { type Judged, judgeCase, readableFacts } from './judge-case'
import { settledFacts, topOf } from './relevance'

/** Facts that no longer matter. Unanswered ones are known with the ruling; answered ones follow after it is painted. */
export function useRelevance(
  pack: Judge,
  checker: Checker,
  table: TableCase,
  judged: Judged,
  keys: readonly string[],
): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const { ruling, missing } = judged
  useEffect(() => {
    if (!ruling) return
    const judge = (facts: TableCase['facts']) => judgeCase(pack, checker, { ...table, facts }).ruling
    const steps = settledFacts(keys, readableFacts(checker, table.facts), ruling, judge)
    return inSteps(steps, (settled) => startTransition(() => setFound(settled)))
  }, [pack, checker, table, ruling, keys])
  return useMemo(() => {
    if (!missing) return new Set<string>()
    const open = new Set(missing.map(topOf))
    return new Set(keys.filter((key) => (table.facts[key] === undefined ? !open.has(key) : found.has(key))))
  }, [missing, keys, table, found])
}
