import { type ReactNode, useEffect, useRef } from 'react'
import { sayCard, sayPlace } from '../../../lib/games/starcom/board/words'
import { useBoardContext } from './context'
import { JumpPanel } from './jump-panel'
import { SystemEditor } from './system-editor'
import { RulingsInShort, SystemRulings } from './system-rulings'

/** Room between what is looked at and the sheet. */
const GAP = 8

/** On a phone: the whole board above the sheet where there is room, else at least the system that was tapped. */
function keepInSight(sheet: HTMLElement, at: number): void {
  if (getComputedStyle(sheet).position !== 'fixed') return
  const top = () => sheet.getBoundingClientRect().top - GAP
  const head = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
  const grid = document.querySelector('#board [role=grid]')?.getBoundingClientRect()
  if (grid) window.scrollBy(0, Math.min(Math.max(0, grid.bottom - top()), grid.top - head - GAP))
  const cell = document.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect()
  if (cell && cell.bottom > top()) window.scrollBy(0, cell.bottom - top())
}

interface Props {
  isOpen: boolean
  /** Nothing was done yet: nothing is judged. */
  isQuiet: boolean
  close: () => void
}

/** What was chosen and what can be done with it: beside the board, on a phone in a sheet over the end of the page. */
export function Sheet({ isOpen, isQuiet, close }: Props): ReactNode {
  const { board, ship, selected } = useBoardContext()
  const sheet = useRef<HTMLElement>(null)
  const chosen = ship ? `${ship.at} ${ship.stack}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the page
  useEffect(() => {
    if (!isOpen || !sheet.current) return
    sheet.current.scrollTop = 0
    keepInSight(sheet.current, selected)
  }, [isOpen, selected, chosen])
  const back = () => {
    close()
    document.querySelector<SVGGElement>(`[data-at="${selected}"]`)?.focus({ preventScroll: true })
  }
  return (
    <aside
      ref={sheet}
      aria-label="Chosen on the board"
      className="board-sheet min-w-0"
      data-open={isOpen || undefined}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && back()}
    >
      {ship ? (
        <JumpPanel ship={ship} />
      ) : (
        <section aria-labelledby="sheet">
          <div className="mb-2 flex items-center gap-2">
            <h2
              id="sheet"
              tabIndex={-1}
              className="m-0 min-w-0 grow text-lg leading-tight first-letter:uppercase lg:text-xl"
            >
              {sayPlace(board.size, selected)}: {sayCard(board.systems[selected]!, board.edition)}
            </h2>
            <button type="button" className="button flex-none lg:hidden" aria-label="Close" onClick={back}>
              <span aria-hidden="true">✕</span>
            </button>
          </div>
          {isQuiet ? (
            <p className="m-0 mb-2 text-muted">Choose a system, or place a ship, and the rules speak here.</p>
          ) : (
            <RulingsInShort at={selected} />
          )}
          <SystemEditor key={selected} at={selected} />
          {!isQuiet && <SystemRulings at={selected} />}
        </section>
      )}
    </aside>
  )
}
