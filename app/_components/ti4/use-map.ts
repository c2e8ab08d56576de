import { useDeferredValue, useMemo, useState } from 'react'
import { judging as ti4 } from '../../../lib/games/ti4/judging'
import type { CaseAction } from '../case-state'
import type { CheckerProps } from '../check-props'
import { type Bench, quoteOf } from '../findings/context'
import { judgeCase } from '../judge-case'
import { askRoute } from './ask'
import { blockersOfMoves, blockersOnWays, bySystem } from './blockers'
import { activate, takeWay, withdraw } from './edit'
import type { Shown } from './hex-map'
import { placesOf, ringsOf } from './places'
import { factsOf } from './position'
import { usePosition } from './use-position'
import { useReached } from './use-reached'

export const movement = ti4.checkers.find(({ id }) => id === 'movement')!
export const EDITION = ti4.defaultEdition
/** More dashed lines than these hide the map. */
const MOST_OTHERS = 3

/** Everything the map shows and does: the position, what is chosen on it, and what the rules say. */
export function useMap(props: CheckerProps) {
  const control = usePosition()
  const { now: position, change, undo, applied } = control
  const [selected, select] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [stopAt, setStopAt] = useState<string>()
  const [rings, setRings] = useState<number>()
  const ship = position.board.units.some(({ id }) => id === chosen) ? chosen : undefined

  const seen = useDeferredValue(control.state)
  const told = seen.now
  /** What was judged is the board of the link that was read last. */
  const ready = seen.reads === control.reads
  const table = useMemo(() => ({ edition: EDITION, readings: told.readings, facts: factsOf(told) }), [told])
  const judged = useMemo(() => judgeCase(ti4, movement, table), [table])
  const reached = useReached(position, ship)
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
  const bench: Bench = {
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
    [...blockers].map(([id, { clause }]) => [id, `in the way: ${quoteOf(bench, clause, EDITION).label}`] as const),
  )
  const blocker = stopAt === undefined ? undefined : blockers.get(stopAt)
  const places = useMemo(
    () => placesOf(position, rings === undefined ? undefined : Math.max(rings, ringsOf(position))),
    [position, rings],
  )
  const failing = (judged.ruling?.findings ?? []).filter(({ outcome }) => outcome === 'fails')
  const declared = [...new Map(position.moves.map((move) => [move.path.join(' '), move])).values()]
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

  const goTo = (id: string) => {
    setStopAt(undefined)
    if (!ship) return select(id)
    const found = askRoute(position, ship, id)
    const way = found.legal[0] ?? found.near[0]
    select(id)
    change(way ? takeWay(position, ship, way) : activate(withdraw(position, ship), id))
  }
  const tap = (id: string) => {
    if (rings !== undefined) return select(id)
    if (blockers.has(id) && stopAt !== id) return setStopAt(id)
    goTo(id)
  }
  const choose = (next: string | undefined) => {
    setChosen(next)
    select(undefined)
    setStopAt(undefined)
  }
  const closeAll = () => {
    choose(undefined)
    setRings(undefined)
  }
  return {
    ...control,
    position,
    ready,
    applied,
    bench,
    judged,
    ship,
    choose,
    selected,
    select,
    place: places.find(({ id }) => id === selected),
    places,
    rings,
    lay: (next: number | undefined) => {
      choose(undefined)
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
