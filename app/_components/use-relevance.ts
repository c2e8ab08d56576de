'use client'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import type { GamePack } from '../../lib/kernel/pack'
import type { Ruling } from '../../lib/kernel/ruling'
import type { TableCase } from './case-state'
import { judgeCase, readableFacts } from './judge-case'
import { missingFacts, settledFacts } from './relevance'

/** Facts that no longer matter. Unanswered ones are known with the ruling; answered ones follow after it is painted. */
export function useRelevance(
  pack: GamePack,
  checker: Checker,
  table: TableCase,
  ruling: Ruling | undefined,
  keys: readonly string[],
): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!ruling) return
    const timer = setTimeout(() => {
      const facts = readableFacts(checker, table.facts)
      const judge = (changed: TableCase['facts']) => judgeCase(pack, checker, { ...table, facts: changed }).ruling
      startTransition(() => setFound(settledFacts(keys, facts, ruling, judge)))
    }, 0)
    return () => clearTimeout(timer)
  }, [pack, checker, table, ruling, keys])
  return useMemo(() => {
    if (!ruling) return new Set<string>()
    const missing = missingFacts(ruling)
    return new Set(keys.filter((key) => (table.facts[key] === undefined ? !missing.has(key) : found.has(key))))
  }, [ruling, keys, table, found])
}
