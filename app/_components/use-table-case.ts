import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import { readLink, writeLink } from '../../lib/link/codec'
import { type CaseAction, type CaseState, reduceCase, startState, type TableCase } from './case-state'
import { useReadAddress, useWrittenAddress } from './use-address'

/** The query string of a case, with its question mark; empty for an empty case. */
export function queryOf(checker: Checker, table: TableCase, defaultEdition: string): string {
  const edition = table.edition === defaultEdition ? {} : { edition: table.edition }
  const query = writeLink(checker.facts, {
    ...edition,
    readings: table.readings,
    facts: table.facts,
    unsure: table.unsure ?? [],
  })
  return query && `?${query}`
}

function readCase(checker: Checker, defaultEdition: string, search: string): CaseAction {
  const { edition = defaultEdition, readings, facts, unsure, dropped, unknownVersion } = readLink(checker.facts, search)
  const known = checker.editions.includes(edition)
  return {
    type: 'read',
    now: { edition: known ? edition : defaultEdition, readings, facts, ...(unsure ? { unsure } : {}) },
    dropped,
    ...(known ? {} : { unknownEdition: edition }),
    ...(unknownVersion === undefined ? {} : { unknownVersion }),
  }
}

export interface TableCaseControl {
  state: CaseState
  dispatch: (action: CaseAction) => void
  /** Query string of the present case. */
  query: string
  /** Goes to another case; back returns to this one. */
  visit: (query: string) => void
}

/** The case of this page: begins as its link says, and keeps the link as the case is. */
export function useTableCase(checker: Checker, defaultEdition: string): TableCaseControl {
  const [state, dispatch] = useReducer(reduceCase, defaultEdition, startState)
  const query = useMemo(() => queryOf(checker, state.now, defaultEdition), [checker, state.now, defaultEdition])

  const read = useCallback(
    (search: string) => dispatch(readCase(checker, defaultEdition, search)),
    [checker, defaultEdition],
  )
  useReadAddress(read)
  // A link that could not be read stays in the address: it still holds its case.
  useWrittenAddress(state.changed && state.unknownVersion === undefined ? query : undefined)

  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const visit = useCallback(
    (to: string) => {
      window.history.replaceState(null, '', window.location.pathname + latest.current)
      window.history.pushState(null, '', window.location.pathname + to)
      dispatch(readCase(checker, defaultEdition, to))
    },
    [checker, defaultEdition],
  )
  return { state, dispatch, query, visit }
}
