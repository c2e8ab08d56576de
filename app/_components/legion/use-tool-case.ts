import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react'
import type { Checker } from '../../../lib/kernel/checker'
import { readLink } from '../../../lib/link/codec'
import { type CaseAction, reduceCase, startState } from '../case-state'
import { queryOf, type TableCaseControl } from '../use-table-case'
import { queryOfTool, type Tool, toolOf } from './tools'

/** Browsers refuse more than about a hundred changes of address in half a minute. */
const WRITE_AFTER = 200

function readTool(checker: Checker, edition: string, search: string): CaseAction {
  const { edition: named = edition, readings, facts, dropped } = readLink(checker.facts, search)
  const known = checker.editions.includes(named)
  return {
    type: 'read',
    now: { edition: known ? named : edition, readings, facts },
    dropped: dropped.filter((key) => key !== 'tool'),
    ...(known ? {} : { unknownEdition: named }),
  }
}

export interface ToolCaseControl extends Omit<TableCaseControl, 'visit'> {
  /** Query string that opens this tool with this case. */
  toolQuery: string
}

/** The case of a tool: the checker's facts, kept in the link beside the name of the tool. */
export function useToolCase(tool: Tool, checker: Checker): ToolCaseControl {
  const edition = checker.editions[0] ?? ''
  const [state, dispatch] = useReducer(reduceCase, edition, startState)
  const query = useMemo(() => queryOf(checker, state.now, edition), [checker, state.now, edition])
  const toolQuery = queryOfTool(tool, query)

  useLayoutEffect(() => {
    const read = () => {
      if (toolOf(window.location.search).id === tool.id) dispatch(readTool(checker, edition, window.location.search))
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [tool, checker, edition])

  const { changed } = state
  useEffect(() => {
    if (!changed) return
    const write = () => {
      if (toolQuery !== window.location.search && toolOf(window.location.search).id === tool.id)
        window.history.replaceState(null, '', window.location.pathname + toolQuery)
    }
    const timer = setTimeout(write, WRITE_AFTER)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [changed, toolQuery, tool])
  return { state, dispatch, query, toolQuery }
}
