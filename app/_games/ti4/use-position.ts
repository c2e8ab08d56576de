import { useCallback, useMemo, useReducer } from 'react'
import { useReadAddress, useWrittenAddress } from '../../_components/use-address'
import { type Position, settled } from './position'
import { readPosition, unknownVersionOf, writePosition } from './position-link'
import { firstPosition } from './ready'

const PAST_LIMIT = 100

interface State {
  now: Position
  past: readonly Position[]
  future: readonly Position[]
  /** How many links have been read; 0 until the one of this page is. */
  reads: number
  /** No link brought anybody here, and nothing has been laid yet. */
  fresh: boolean
  /** The link holds no board. */
  broken: boolean
  /** Version of the link that is none of ours: it stays in the address, for it still holds its map. */
  unknownVersion?: string | undefined
  /** Words of the suggestion applied last, until something else changes. */
  applied?: string | undefined
}
type Action =
  | { type: 'read'; search: string }
  | { type: 'change'; to: Position; applied?: string | undefined }
  | { type: 'undo' }
  | { type: 'redo' }

function reduce(state: State, action: Action): State {
  const { now, past, future, reads, unknownVersion } = state
  if (action.type === 'read') {
    const found = readPosition(action.search)
    const broken = !found && action.search.length > 1
    const version = found ? undefined : unknownVersionOf(action.search)
    return {
      now: found ?? firstPosition(),
      past: [],
      future: [],
      reads: state.reads + 1,
      fresh: action.search.length <= 1,
      broken,
      unknownVersion: version,
    }
  }
  if (action.type === 'change') {
    const { to, applied } = action
    return {
      reads,
      fresh: false,
      broken: false,
      now: settled(to),
      // Before the first map there is none to go back to.
      past: state.fresh || state.broken ? [] : [...past, now].slice(-PAST_LIMIT),
      future: [],
      applied,
      unknownVersion,
    }
  }
  const rest = { reads, fresh: false, broken: false, unknownVersion }
  if (action.type === 'undo') {
    const before = past.at(-1)
    return before ? { ...rest, now: before, past: past.slice(0, -1), future: [now, ...future] } : state
  }
  const [after, ...later] = future
  return after ? { ...rest, now: after, past: [...past, now], future: later } : state
}

export interface PositionControl extends State {
  /** The same as one value, to be told at leisure. */
  state: State
  change: (to: Position, applied?: string) => void
  undo: () => void
  redo: () => void
  /** Undefined where the board is too large for an address. */
  query: string | undefined
}

/** The position of this page: begins as its link says, and keeps the link as the position is. */
export function usePosition(): PositionControl {
  const [state, dispatch] = useReducer(
    reduce,
    undefined,
    (): State => ({ now: firstPosition(), past: [], future: [], reads: 0, fresh: false, broken: false }),
  )
  const query = useMemo(() => writePosition(state.now), [state.now])
  const read = useCallback((search: string) => dispatch({ type: 'read', search }), [])
  useReadAddress(read)
  useWrittenAddress(state.reads && !state.fresh && !state.broken && !state.unknownVersion ? query : undefined)
  const change = useCallback((to: Position, applied?: string) => dispatch({ type: 'change', to, applied }), [])
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  return { ...state, state, change, undo, redo, query }
}
