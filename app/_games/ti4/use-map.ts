import { useDeferredValue, useMemo, useState } from 'react'
import { ti4 } from '../../../lib/games/ti4/checkers'
import type { CaseAction } from '../../_components/case-state'
import type { CheckerProps } from '../../_components/check-props'
import { quoteOf, type RulingState } from '../../_components/findings/context'
import { judgeCase } from '../../_components/judge-case'
import { askRoute } from './ask'
import { blockersOfMoves, blockersOnWays, bySystem } from './blockers'
import { crewOf, send, sendAll } from './crew'
import type { Shown } from './hex-map'
import { placesOf, ringsOf } from './places'
import { factsOf } from './position'
import { afterMoves } from './steps'
import { usePosition } from './use-position'
import { useReached } from './use-reached'

export const movement = ti4.checkers.find(({ id }) => id === 'movement')!
export const EDITION = ti4.defaultEdition
const NOBODY: readonly string[] = []
/** More dashed lines than these hide the map. */
const MOST_OTHERS = 3

/** Everything the map shows and does: the position, what is chosen on it, and what the rules say. */
export function useMap(props: CheckerProps) {
  const control = usePosition()
  const { now: position, change, undo, applied } = control
  const [selected, select] = useState<string>()
  const [chosen, setChosen] = useState<readonly string[]>(NOBODY)
  const [step, setStep] = useState<number>()
  const [dragging, setDragging] = useState(false)
  const [stopAt, setStopAt] = useState<string>()
  const [rings, setRings] = useState<number>()
  const crew = useMemo(() => {
    const known = new Set(position.board.units.map(({ id }) => id))
    const still = chosen.filter((id) => known.has(id))
    return still.length ? still : NOBODY
  }, [chosen, position.board.units])
  /** One ship chosen by itself: its ways are shown. */
  const ship = crew.length === 1 ? crew[0] : undefined

  const seen = useDeferredValue(control.state)
  const told = seen.now
  /** What was judged is the board of the link that was read last. */
  const ready = seen.reads === control.reads
  const table = useMemo(() => ({ edition: EDITION, readings: told.readings, facts: factsOf(told) }), [told])
  const judged = useMemo(() => judgeCase(ti4, movement, table), [table])
  const reached = useReached(position, crew)
  const target = ship && (position.moves.find((move) => move.ship === ship)?.path.at(-1) ?? selected)
  const answer = useMemo(
    () => (ship && target ? askRoute(position, ship, target) : undefined),
    [position, ship, target],
  )
  const dispatch = (action: CaseAction) => {
    if (action.type === 'undo') undo()
    if (action.type === 'apply') {
      const { moves } = action.change as Partial<ReturnType<typeof factsOf>>
      if (moves) change({ ...position, moves }, action.says)
    }
    if (action.type !== 'reading') return
    const { [action.ref]: _before, ...readings } = position.readings
    change({ ...position, readings: action.reading ? { ...readings, [action.ref]: action.reading } : readings })
  }
  const context: RulingState = {
    pack: ti4,
    checker: movement,
    props,
    table,
    dispatch,
    judge: (other) => judgeCase(ti4, movement, other).ruling,
  }

  const blockers = useMemo(
    () => bySystem([...blockersOfMoves(told, judged.ruling), ...(answer ? blockersOnWays(answer) : [])]),
    [told, judged, answer],
  )
  const blocked = new Map(
    [...blockers].map(([id, { clause }]) => [id, `in the way: ${quoteOf(context, clause, EDITION).label}`] as const),
  )
  const blocker = stopAt === undefined ? undefined : blockers.get(stopAt)
  const places = useMemo(
    () => placesOf(position, rings === undefined ? undefined : Math.max(rings, ringsOf(position))),
    [position, rings],
  )
  const failing = (judged.ruling?.findings ?? []).filter(({ outcome }) => outcome === 'fails')
  const stepped = step === undefined ? position.moves : position.moves.slice(Math.max(0, step - 1), step)
  const declared = [...new Map(stepped.map((move) => [move.path.join(' '), move])).values()]
  const shown: Shown = {
    routes: declared.map(({ ship: mover, path }) => ({
      path,
      isBad: failing.some(({ reasons }) => reasons?.some(({ about }) => about.ship === mover)),
    })),
    others: (answer?.legal ?? answer?.near ?? [])
      .map(({ path }) => path)
      .filter((path) => !declared.some((move) => move.path.join(' ') === path.join(' ')))
      .slice(0, MOST_OTHERS),
  }

  const sendTo = (ships: readonly string[], id: string) => {
    select(id)
    change(ships.length > 1 ? sendAll(position, ships, id) : send(position, ships[0]!, id))
  }
  const goTo = (id: string) => {
    setStopAt(undefined)
    if (crew.length) sendTo(crew, id)
    else select(id)
  }
  const tap = (id: string) => {
    if (rings !== undefined) return select(id)
    if (blockers.has(id) && stopAt !== id) return setStopAt(id)
    goTo(id)
  }
  const choose = (next: readonly string[] = NOBODY) => {
    setChosen(next)
    // Who takes ships in hand lays no tiles any more: the next tap sends them.
    if (next.length) setRings(undefined)
    select(undefined)
    setStopAt(undefined)
    setStep(undefined)
  }
  const closeAll = () => {
    choose()
    setRings(undefined)
  }
  /** What is on a place, whatever a tap would do there. */
  const openPlace = (id: string) => {
    choose()
    select(id)
  }
  const fleetAt = (id: string) => (rings === undefined ? crewOf(position, id).map((unit) => unit.id) : NOBODY)
  return {
    ...control,
    position,
    ready,
    applied,
    context,
    judged,
    ship,
    crew,
    choose,
    openPlace,
    canGrab: (id: string) => fleetAt(id).length > 0,
    grab: (id: string) => {
      choose(fleetAt(id))
      setDragging(true)
    },
    drop: (id: string) => sendTo(crew, id),
    letGo: () => setDragging(false),
    /** A fleet is in the hand: nothing may move under it. */
    dragging,
    /** How many of the declared moves are shown as made; undefined while none is stepped through. */
    step: step === undefined ? undefined : Math.min(step, position.moves.length),
    setStep,
    drawn: step === undefined ? position : afterMoves(position, step),
    selected,
    select,
    place: places.find(({ id }) => id === selected),
    places,
    rings,
    lay: (next: number | undefined) => {
      choose()
      setRings(next)
    },
    reached,
    answer,
    blocked,
    blocker,
    closeBlocker: () => setStopAt(undefined),
    shown,
    tap,
    goTo,
    closeAll,
  }
}
