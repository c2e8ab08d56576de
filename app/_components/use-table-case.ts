import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import { readLink, writeLink } from '../../lib/link/codec'
import { type CaseAction, type CaseState, reduceCase, startState, type TableCase } from './case-state'
import { isOwnCase } from './own-case'
import { ownTable } from './table/own-table'
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

/** What the table of this device plays, as far as it matters to a checker. A link's case is the link's own. */
export function playedHere(checker: Checker): { edition?: string; readings: Readonly<Record<string, string>> } {
  const { game } = checker
  const own = ownTable([game])
  const edition = own.editions[game]
  const matters = ([ref]: [string, string]) =>
    checker.consults.some((consulted) => consulted === ref || consulted.split('/')[0] === ref)
  const readings = Object.fromEntries(Object.entries(own.readings[game] ?? {}).filter(matters))
  return { ...(edition && checker.editions.includes(edition) ? { edition } : {}), readings }
}

function readCase(checker: Checker, defaultEdition: string, search: string, isOwn = false): CaseAction {
  const linked = readLink(checker.facts, search)
  const { facts, unsure, dropped, unknownVersion } = linked
  // Without a case there is nothing a link could mean: the page begins as this table plays.
  const isBare = !Object.keys(facts).length && !unsure && !dropped.length && unknownVersion === undefined
  const here = isBare ? playedHere(checker) : { readings: {} }
  const edition = linked.edition ?? here.edition ?? defaultEdition
  const readings = { ...(isOwn ? playedHere(checker).readings : here.readings), ...linked.readings }
  const known = checker.editions.includes(edition)
  return {
    type: 'read',
    now: { edition: known ? edition : defaultEdition, readings, facts, ...(unsure ? { unsure } : {}) },
    dropped,
    ...(isOwn && !isBare ? { isOwn } : {}),
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
    (search: string) => dispatch(readCase(checker, defaultEdition, search, isOwnCase(window.location.hash))),
    [checker, defaultEdition],
  )
  useReadAddress(read)
  // A link that could not be read stays in the address: it still holds its case.
  useWrittenAddress((state.changed || state.isOwn) && state.unknownVersion === undefined ? query : undefined)

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
