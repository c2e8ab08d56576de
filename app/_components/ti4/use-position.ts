'use client'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer } from 'react'
import { type Position, settled } from './position'
import { firstPosition, readPosition, writePosition } from './position-link'

const PAST_LIMIT = 100
/** Browsers refuse more than about a hundred changes of address in half a minute. */
const WRITE_AFTER = 200

interface State {
  now: Position
  past: readonly Position[]
  ready: boolean
  broken: boolean
}
type Action = { type: 'read'; search: string } | { type: 'change'; to: Position } | { type: 'undo' }

function reduce(state: State, action: Action): State {
  const { now, past } = state
  if (action.type === 'read') {
    const found = readPosition(action.search)
    return { now: found ?? firstPosition(), past: [], ready: true, broken: !found && action.search.length > 1 }
  }
  if (action.type === 'change')
    return { ...state, now: settled(action.to), past: [...past, now].slice(-PAST_LIMIT), broken: false }
  const before = past.at(-1)
  return before ? { ...state, now: before, past: past.slice(0, -1) } : state
}

export interface PositionControl extends State {
  change: (to: Position) => void
  undo: () => void
  /** Undefined where the board is too large for an address. */
  query: string | undefined
}

/** The position of this page: begins as its link says, and keeps the link as the position is. */
export function usePosition(): PositionControl {
  const [state, dispatch] = useReducer(reduce, undefined, () => ({
    now: firstPosition(),
    past: [],
    ready: false,
    broken: false,
  }))
  const query = useMemo(() => writePosition(state.now), [state.now])
  useLayoutEffect(() => {
    const read = () => dispatch({ type: 'read', search: window.location.search })
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const touched = state.ready && !state.broken
  useEffect(() => {
    if (!touched || !query) return
    const write = () => {
      if (query !== window.location.search) window.history.replaceState(null, '', window.location.pathname + query)
    }
    const timer = setTimeout(write, WRITE_AFTER)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [touched, query])
  const change = useCallback((to: Position) => dispatch({ type: 'change', to }), [])
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  return { ...state, change, undo, query }
}
