'use client'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { judging as ti4 } from '../../../lib/games/ti4/judging'
import { writeLink } from '../../../lib/link/codec'
import type { CaseAction } from '../case-state'
import type { CheckerProps } from '../check-props'
import { AnswerPart } from '../findings/answer'
import { type Bench, BenchContext, quoteOf } from '../findings/context'
import { Notes } from '../findings/notes'
import { Readings } from '../findings/readings'
import { Why } from '../findings/why'
import { judgeCase } from '../judge-case'
import { summaryOf, verdictWord } from '../say'
import { VerdictActions } from '../verdict/verdict-actions'
import { type Said, VerdictBar } from '../verdict/verdict-bar'
import { askRoute } from './ask'
import { activate, declare, withdraw } from './edit'
import { HexMap } from './hex-map'
import { ListEditor } from './list-editor'
import { factsOf, nameOf, systemOf } from './position'
import { RouteWord } from './route-word'
import { ShipsPanel } from './ships-panel'
import { StartPanel } from './start-panel'
import { SystemSheet } from './system-sheet'
import { TablePanel } from './table-panel'
import { usePosition } from './use-position'
import { useReached } from './use-reached'

const movement = ti4.checkers.find(({ id }) => id === 'movement')!
const EDITION = ti4.defaultEdition

/** The map of Twilight Imperium: set it up, move ships by tap, and read what the rules say. */
export function MapApp({ base, props }: { base: string; props: CheckerProps }): ReactNode {
  const { now: position, past, ready, broken, change, undo, query } = usePosition()
  const [selected, setSelected] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const ship = position.board.units.some(({ id }) => id === chosen) ? chosen : undefined
  const told = useDeferredValue(position)
  const table = useMemo(() => ({ edition: EDITION, readings: told.readings, facts: factsOf(told) }), [told])
  const judged = useMemo(() => judgeCase(ti4, movement, table), [table])
  const reached = useReached(position, ship)
  const target = ship && (selected ?? position.board.active)
  const answer = useMemo(
    () => (ship && target ? askRoute(position, ship, target) : undefined),
    [position, ship, target],
  )
  const dispatch = (action: CaseAction) => {
    if (action.type === 'undo') undo()
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
  const { ruling, clashes } = judged
  const isIdle = !position.moves.length
  const said: Said = ruling
    ? isIdle && ruling.verdict === 'legal'
      ? { tone: 'answered', word: 'NO MOVES YET', summary: 'Choose a ship, then tap where it goes.' }
      : { tone: ruling.verdict, word: verdictWord(ruling), summary: summaryOf(movement.facts, ruling) }
    : { tone: 'clash', word: 'FACTS CLASH', summary: clashes[0]?.message ?? 'Make a system active.' }
  const tap = (id: string) => {
    setSelected(id)
    if (!ship) return
    const found = askRoute(position, ship, id)
    const way = found.legal[0] ?? found.near[0]
    change(way ? declare(position, { ship, path: way.path, loads: [] }) : activate(withdraw(position, ship), id))
  }
  const choose = (next: string | undefined) => {
    setChosen(next)
    setSelected(undefined)
  }
  const system = systemOf(position, selected)
  const shown = (ruling?.deciding ?? []).slice(0, 3).map((id) => {
    const { label, text = '' } = quoteOf(bench, id, EDITION)
    return { label, text }
  })
  return (
    <BenchContext value={bench}>
      {broken && <p className="card mt-3 p-3">This link holds no map that can be read. Here is a small board.</p>}
      <StartPanel position={position} change={change} />
      <div className="mt-3 flex flex-col lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-8">
        <div className="min-w-0">
          <HexMap position={position} selected={selected} reached={reached} onTap={tap} />
          <p className="m-0 mt-2 min-h-6 leading-snug" aria-live="polite">
            {ship ? (
              selected && answer ? (
                <RouteWord answer={answer} bench={bench} />
              ) : (
                `Solid inner ring: ${ship} can get there (${reached.size}). Tap any system to see the way, or why not.`
              )
            ) : system ? (
              `System ${nameOf(system)} is open below.`
            ) : (
              'Tap a system to change it. Tokens, fleets and the active system (ACT) are drawn on it.'
            )}
          </p>
          {system && !ship && <SystemSheet key={system.id} position={position} at={system.id} change={change} />}
          <ShipsPanel {...{ position, change, ship, choose, answer, bench }} />
          <TablePanel position={position} change={change} />
          <ListEditor position={position} selected={selected} reached={reached} onTap={tap} />
        </div>
        <div className="contents lg:block">
          <VerdictBar said={said} ready={ready}>
            <VerdictActions
              said={said}
              sentence={ruling?.sentence ?? `${ti4.title}: ${movement.question} ${said.word}.`}
              query={query ?? ''}
              clauses={shown}
              canUndo={past.length > 0}
              onUndo={undo}
            />
          </VerdictBar>
          <div className="pb-6">
            {clashes.map(({ path, message, fix }) => (
              <p key={path + message} className="card m-0 mt-2 p-3">
                {message} {fix}
              </p>
            ))}
            {ruling && <Readings ruling={ruling} />}
            {ruling && <AnswerPart ruling={ruling} />}
            {ruling && !isIdle && <Why ruling={ruling} />}
            {ruling && <Notes ruling={ruling} />}
            {!query && <p>This board is too large for a link.</p>}
            <p className="m-0 mt-4">
              <a
                className="button"
                href={`${base}/check/ti4/movement/?${writeLink(movement.facts, { readings: table.readings, facts: table.facts })}`}
              >
                Open in the checker: {movement.title}
              </a>
            </p>
          </div>
        </div>
      </div>
    </BenchContext>
  )
}
