import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { legion } from '../../../lib/games/legion/checkers'
import type { RawFacts } from '../../../lib/kernel/facts'
import { readableParts } from '../../../lib/sanitize'
import type { CaseState, TableCase } from '../../_components/case-state'
import type { FieldNotes } from '../../_components/fields/field-context'
import { namesIn } from '../../_components/fields/field-context'
import type { RulingState } from '../../_components/findings/context'
import { nextWordOf } from '../../_components/findings/missing'
import { type Judged, judgeCase } from '../../_components/judge-case'
import type { ToolProps } from './legion-tools'
import { useToolCase } from './use-tool-case'

/** Everything a tool works with: its case, what the front door says of it, and the ways to change it. */
export interface ToolState {
  context: RulingState
  state: CaseState
  judged: Judged
  /** The ruling is of the case of this page's link, not of another one. */
  ready: boolean
  facts: RawFacts
  toolQuery: string
  /** The same case in the checker. */
  checkerHref: string
  /** Notes for the questions of the generic form. */
  notes: FieldNotes
  set: (key: string, value: unknown) => void
  /** Several facts in one step that one undo takes back. */
  apply: (change: RawFacts, says: string) => void
}

/** The state of a tool. */
export function useToolState({ tool, props, base, remember }: ToolProps): ToolState {
  const checker = useMemo(() => legion.checkers.find((known) => known.id === tool.checker)!, [tool])
  const { state, dispatch, query, toolQuery } = useToolCase(tool, checker)
  const seen = useDeferredValue(state)
  const judged = useMemo(() => judgeCase(legion, checker, seen.now), [checker, seen.now])
  const judge = useCallback((table: TableCase) => judgeCase(legion, checker, table).ruling, [checker])
  useEffect(() => {
    if (state.ready) remember(toolQuery)
  }, [state.ready, toolQuery, remember])
  const missing = judged.ruling?.missing ?? []
  // What a link says and nobody can read is told above the tool; the tool itself only ever sees what can be read.
  const facts = useMemo(() => readableParts(checker.facts, state.now.facts), [checker, state.now.facts])
  return {
    context: { pack: legion, checker, props, table: { ...state.now, facts }, dispatch, chosen: state.chosen, judge },
    state,
    judged,
    ready: seen.ready && seen.reads === state.reads,
    facts,
    toolQuery,
    checkerHref: `${base}/check/legion/${checker.id}/${query}`,
    notes: {
      wrong: judged.unreadable,
      missing,
      facts,
      names: namesIn(facts),
      ...(missing[0] ? { next: missing[0], nextWord: nextWordOf(missing) } : {}),
    },
    set: (key, value) => dispatch({ type: 'fact', key, value }),
    apply: (change, says) => dispatch({ type: 'apply', change, says }),
  }
}
