import { useCallback, useMemo, useReducer } from 'react'
import type { Checker } from '../../../lib/kernel/checker'
import { readLink } from '../../../lib/link/codec'
import { type CaseAction, reduceCase, startState } from '../../_components/case-state'
import { useReadAddress, useWrittenAddress } from '../../_components/use-address'
import { queryOf, type TableCaseControl } from '../../_components/use-table-case'
import { queryOfTool, type Tool, toolOf } from './tools'

function readTool(checker: Checker, edition: string, search: string): CaseAction {
  const { edition: named = edition, readings, facts, dropped, unknownVersion } = readLink(checker.facts, search)
  const known = checker.editions.includes(named)
  return {
    type: 'read',
    now: { edition: known ? named : edition, readings, facts },
    dropped: dropped.filter((key) => key !== 'tool'),
    ...(known ? {} : { unknownEdition: named }),
    ...(unknownVersion === undefined ? {} : { unknownVersion }),
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

  const isMine = useCallback((search: string) => toolOf(search).id === tool.id, [tool])
  const read = useCallback(
    (search: string) => {
      if (isMine(search)) dispatch(readTool(checker, edition, search))
    },
    [isMine, checker, edition],
  )
  useReadAddress(read)
  useWrittenAddress(state.changed && state.unknownVersion === undefined ? toolQuery : undefined, isMine)
  return { state, dispatch, query, toolQuery }
}
