import { useCallback, useMemo, useReducer } from 'react'
import type { Board } from '../../../lib/games/starcom/board/board'
import { linkedFacts, linkFacts } from '../../../lib/games/starcom/board/link'
import { type ReadBoard, readBoard, VERSION } from '../../../lib/games/starcom/board/read'
import { samples } from '../../../lib/games/starcom/board/samples'
import { starcom } from '../../../lib/games/starcom/checkers'
import type { Issue } from '../../../lib/kernel/ruling'
import { readLink, writeLink } from '../../../lib/link/codec'
import { BARE_TABLE, type MyTable } from '../../../lib/table/my-table'
import { ownTable } from '../../_components/table/own-table'
import { useReadAddress, useWrittenAddress } from '../../_components/use-address'

const PAST_LIMIT = 200
interface State {
  now: Board
  past: readonly Board[]
  future: readonly Board[]
  issues: readonly Issue[]
  /** True once the link has been read. */
  ready: boolean
}

type Action = { type: 'read'; read: ReadBoard } | { type: 'change'; board: Board } | { type: 'undo' } | { type: 'redo' }

function reduce(state: State, action: Action): State {
  const { now, past, future } = state
  if (action.type === 'read')
    return { now: action.read.board, issues: action.read.issues, past: [], future: [], ready: true }
  if (action.type === 'change')
    return { ...state, now: action.board, past: [...past, now].slice(-PAST_LIMIT), future: [] }
  if (action.type === 'undo') {
    const before = past.at(-1)
    return before ? { ...state, now: before, past: past.slice(0, -1), future: [now, ...future] } : state
  }
  const [after, ...later] = future
  return after ? { ...state, now: after, past: [...past, now], future: later } : state
}

/** The board a visitor without a link begins with, as this table plays: two players, before the first turn. */
function firstBoard({ editions, readings }: MyTable = BARE_TABLE): Board {
  const own = starcom.editions.find(({ id }) => id === editions[starcom.id])?.id ?? starcom.defaultEdition
  return { ...samples[0]!.board(own as Board['edition']), readings: readings[starcom.id] ?? {} }
}
const ownBoard = (): Board => firstBoard(ownTable([starcom.id]))

/** The query string of a board, with its question mark. */
export function queryOfBoard(board: Board): string {
  const edition = board.edition === starcom.defaultEdition ? {} : { edition: board.edition }
  return `?${writeLink(linkFacts, { ...edition, readings: board.readings, facts: linkedFacts(board) })}`
}

const boardAt = (search: string): ReadBoard =>
  search.length > 1 ? readBoard(readLink(linkFacts, search)) : { board: ownBoard(), issues: [] }

export interface BoardControl {
  /** True once the link has been read. */
  ready: boolean
  board: Board
  change: (board: Board) => void
  undo?: () => void
  redo?: () => void
  /** What the link said that could not be read. */
  issues: readonly Issue[]
  query: string
  /** The board that a visitor without a link begins with, as it was laid. */
  isFresh: boolean
}

/** The board of this page: begins as its link says, and keeps the link as the board is. */
export function useBoard(): BoardControl {
  const [state, dispatch] = useReducer(reduce, undefined, () => ({
    now: firstBoard(),
    past: [],
    future: [],
    issues: [],
    ready: false,
  }))
  const { now, past, future, issues, ready } = state
  const query = useMemo(() => queryOfBoard(now), [now])

  const read = useCallback((search: string) => dispatch({ type: 'read', read: boardAt(search) }), [])
  useReadAddress(read)

  const isKept = issues.some(({ path }) => path === VERSION)
  useWrittenAddress(past.length + future.length > 0 && !isKept ? query : undefined)

  const change = useCallback((board: Board) => dispatch({ type: 'change', board }), [])
  const undo = past.length ? () => dispatch({ type: 'undo' }) : undefined
  const redo = future.length ? () => dispatch({ type: 'redo' }) : undefined
  const isFresh = useMemo(() => query === queryOfBoard(ready ? ownBoard() : firstBoard()), [query, ready])
  return { ready, board: now, change, undo, redo, issues, query, isFresh }
}
