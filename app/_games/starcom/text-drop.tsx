import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import type { Board } from '../../../lib/games/starcom/board/board'
import { boardReader } from './board-text'

interface Props {
  board: Board
  take: (board: Board) => void
  children: ReactNode
}

/** A board as text is dropped on the board or pasted onto it; what it said, or why nothing came of it, stands below. */
export function TextDrop({ board, take, children }: Props): ReactNode {
  const [said, setSaid] = useState<{ says: string; aside: readonly string[] }>()
  const [isOver, setOver] = useState(false)
  const use = (text: string) => {
    if (!text.trim()) return
    const told = boardReader(board).read(text, {}, 'lay')
    if ('problem' in told) return setSaid({ says: told.problem, aside: [] })
    take(told.change.board as Board)
    setSaid(told)
  }
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    try {
      use(file ? await file.text() : event.dataTransfer.getData('text/plain'))
    } catch {
      setSaid({ says: `${file?.name} cannot be read. Open it and paste its text.`, aside: [] })
    }
  }
  const paste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    use(event.clipboardData.getData('text/plain'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are two ways of three; a button does the same
    <div
      className={isOver ? 'rounded-md outline-3 outline-dashed outline-game' : ''}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      <div role="status" className={said ? 'mt-2 leading-snug' : 'sr-only'}>
        {said?.says}
        {said && said.aside.length > 0 && (
          <ul className="m-0 mt-1 max-h-40 list-disc overflow-y-auto pl-5 text-sm [overflow-wrap:anywhere]">
            {said.aside.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
