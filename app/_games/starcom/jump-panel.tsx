import { type ReactNode, useEffect, useRef } from 'react'
import { moveVessel, nothingElse } from '../../../lib/games/starcom/board/edit'
import type { ShipAt } from '../../../lib/games/starcom/board/facts'
import { nameOfCard } from '../../../lib/games/starcom/board/pieces'
import { ordinaryJump, shipFacts, withTable } from '../../../lib/games/starcom/board/table'
import { sayCard, sayOwner, sayPlace } from '../../../lib/games/starcom/board/words'
import { verdictWord } from '../../_components/say'
import { VerdictChip } from '../../_components/verdict/verdict-chip'
import { useBoardContext } from './context'
import { ask, knownRuling, linkOf } from './judge-board'
import { RulingLine } from './ruling-line'
import { Facts } from './table-panel'

/** The ship whose jumps are shown: the destination looked at, what the board cannot know, and every destination. */
export function JumpPanel({ ship }: { ship: ShipAt }): ReactNode {
  const { board, base, sieges, selected, select, change, choose } = useBoardContext()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    document.getElementById('board')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const vessel = board.systems[ship.at]?.vessels[ship.stack]
  if (!vessel) return null
  const name = nameOfCard(vessel.card, board.edition)
  const there = selected === ship.at ? undefined : selected
  const question = there === undefined ? undefined : ask('jump', board, sieges, { ship, to: there })
  const found = knownRuling(question)
  const anywhere = ask('jump', board, sieges, { ship })
  const retreat = ask('retreat', board, sieges, { ship, ...(there === undefined ? {} : { to: there }) })
  const unsaid = board.systems[ship.at]!.interdicted === undefined
  const leave = (at: number) => {
    choose(undefined)
    select(at)
    document.querySelector<SVGGElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true })
  }
  const done = () => leave(ship.at)
  const move = (to: number) => {
    leave(to)
    change(moveVessel(board, ship.at, ship.stack, to))
  }
  return (
    <section aria-labelledby="jumping">
      <div className="flex items-start gap-2">
        <h2 ref={heading} id="jumping" tabIndex={-1} className="m-0 grow text-xl">
          {vessel.owner === board.me ? `Your ${name}` : `${name} of ${sayOwner(board, vessel.owner)}`},{' '}
          {sayPlace(board.size, ship.at)}
        </h2>
        <button type="button" className="button shrink-0" onClick={done}>
          Done
        </button>
      </div>
      {question && there !== undefined ? (
        <ul className="m-0 mt-2 list-none p-0">
          <RulingLine
            title={`To ${sayPlace(board.size, there)}, ${sayCard(board.systems[there]!, board.edition)}?`}
            question={question}
            found={found}
          />
        </ul>
      ) : (
        <p className="mt-2 text-muted">
          Choose a system on the board to see whether this ship may jump there, and why not.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {there !== undefined && found?.ruling?.verdict === 'legal' && (
          <button type="button" className="button" onClick={() => move(there)}>
            Move it there
          </button>
        )}
        {!question && anywhere && (
          <a className="button" href={linkOf(base, board, anywhere)}>
            {anywhere.checker.title}
          </a>
        )}
        {retreat && (
          <a className="button" href={linkOf(base, board, retreat)}>
            {retreat.checker.title}
          </a>
        )}
      </div>
      <h3 className="mb-2 mt-5">What the board does not show</h3>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => change(withTable(board, ordinaryJump(board.edition)))}>
          First jump this turn, no cards
        </button>
        {unsaid && (
          <button type="button" className="button" onClick={() => change(nothingElse(board))}>
            No Interdiction or combat but where marked
          </button>
        )}
      </div>
      <Facts specs={shipFacts} />
      <details className="mt-4">
        <summary className="font-semibold">Every destination as a list</summary>
        <Destinations ship={ship} />
      </details>
    </section>
  )
}

function Destinations({ ship }: { ship: ShipAt }): ReactNode {
  const { board, sieges, select } = useBoardContext()
  return (
    <ul className="m-0 list-none p-0">
      {board.systems.map((system, to) => {
        const ruling = knownRuling(ask('jump', board, sieges, { ship, to }))?.ruling
        if (to === ship.at) return null
        return (
          <li key={sayPlace(board.size, to)} className="flex flex-wrap items-center gap-x-2 border-t border-hairline">
            <button
              type="button"
              className="min-h-11 grow border-0 bg-transparent p-0 text-left text-link underline"
              onClick={() => select(to)}
            >
              {sayPlace(board.size, to)}, {sayCard(system, board.edition)}
            </button>
            {ruling && <VerdictChip verdict={ruling.verdict} word={verdictWord(ruling)} />}
          </li>
        )
      })}
    </ul>
  )
}
