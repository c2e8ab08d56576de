import { type ReactNode, useMemo, useState } from 'react'
import type { Vessel } from '../../../lib/games/starcom/board/board'
import { inconsistencies, strangersOf } from '../../../lib/games/starcom/board/check'
import type { ShipAt } from '../../../lib/games/starcom/board/facts'
import { sayPlace } from '../../../lib/games/starcom/board/words'
import { Laying } from '../../_components/laying'
import { Systems, type View } from './array'
import { cellStates, jumpQuestions, placeQuestions } from './cell-state'
import { BoardContext, type BoardState } from './context'
import { judgeSieges, type Question } from './judge-board'
import { Legend } from './legend'
import { ListEditor } from './list-editor'
import { Live } from './live'
import { PlayedReadings } from './played-readings'
import { Problems } from './problems'
import { SetupPanel } from './setup-panel'
import { Sheet } from './sheet'
import { TablePanel } from './table-panel'
import { TextDrop } from './text-drop'
import { Toolbar } from './toolbar'
import { type BoardControl, useBoard } from './use-board'
import { useRulings } from './use-rulings'

/** The Star Commander board: draw the table, see what the rules say of it, open any checker filled in from it. */
export function BoardApp({ base }: { base: string }): ReactNode {
  const control = useBoard()
  return control.ready ? <Table base={base} control={control} /> : <Laying />
}

function Table({ base, control }: { base: string; control: BoardControl }): ReactNode {
  const { board, change, undo, redo, issues, query, isFresh } = control
  const [view, setView] = useState<View>('rows')
  const [touched, setTouched] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [adding, setAdding] = useState(board.me)
  const [chosen, setChosen] = useState<ShipAt & Pick<Vessel, 'card' | 'owner'>>()
  const selected = Math.min(touched, board.systems.length - 1)
  const there = chosen && board.systems[chosen.at]?.vessels[chosen.stack]
  const isThere = there?.card === chosen?.card && there?.owner === chosen?.owner
  const ship = useMemo(
    () => (chosen && isThere ? { at: chosen.at, stack: chosen.stack } : undefined),
    [chosen, isThere],
  )
  const sieges = useMemo(() => judgeSieges(board), [board])
  const places = useMemo(() => placeQuestions(board, sieges), [board, sieges])
  const jumps = useMemo(() => jumpQuestions(board, sieges, ship), [board, sieges, ship])
  const badges = useMemo(() => places.flatMap((place) => Object.values(place) as Question[]), [places])
  const reached = useRulings(board, jumps)
  const judged = useRulings(board, badges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more has been judged when the numbers grow
  const states = useMemo(
    () => cellStates(board, sieges, ship, { places, jumps }),
    [board, sieges, ship, places, jumps, reached, judged],
  )
  const context: BoardState = {
    base,
    board,
    sieges,
    change,
    selected,
    select: (at) => {
      setTouched(at)
      setOpen(true)
    },
    adding,
    setAdding,
    ...(ship ? { ship } : {}),
    choose: (next) => {
      const vessel = next && board.systems[next.at]?.vessels[next.stack]
      setChosen(next && vessel && { ...next, card: vessel.card, owner: vessel.owner })
      if (next) setTouched(next.at)
      if (next) setOpen(true)
    },
  }
  return (
    <BoardContext value={context}>
      <SetupPanel query={query} />
      <PlayedReadings />
      <Problems issues={issues} strangers={strangersOf(board)} inconsistencies={inconsistencies(board)} />
      <div className="mt-3 lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
        <section id="board" aria-label="Board" className="min-w-0 lg:sticky lg:top-16">
          <TextDrop board={board} take={change}>
            <Toolbar view={view} setView={setView} undo={undo} redo={redo} />
            <div className="mt-2">
              <Systems view={view} states={states} />
            </div>
          </TextDrop>
          <Live state={states[selected]!} />
          {!isOpen && (
            <button type="button" className="button mt-1 w-full lg:hidden" onClick={() => setOpen(true)}>
              Ships, card and rulings of {sayPlace(board.size, selected)}
            </button>
          )}
          <Legend />
        </section>
        <Sheet isOpen={isOpen} isQuiet={isFresh && !isOpen} close={() => setOpen(false)} />
      </div>
      <TablePanel />
      <ListEditor states={states} />
    </BoardContext>
  )
}
