import { type ReactNode, useState } from 'react'
import { writeMapString } from '../../../lib/games/ti4/board/map-string'
import { ImportPanel, type Report } from './import-panel'
import { useMapContext } from './map-context'
import type { Position } from './position'
import { SmallBoards, Tables } from './samples'

interface Props {
  text: string
  setText: (text: string) => void
  start: (position: Position, report?: Report) => void
}

/** Another map in place of this one; one undo brings it back. */
export function StartPanel({ text, setText, start }: Props): ReactNode {
  const { position } = useMapContext()
  const [isOpen, setOpen] = useState(false)
  const begin: Props['start'] = (to, report) => {
    setOpen(false)
    start(to, report)
  }
  return (
    <details
      className="card mt-4 px-3 py-1"
      open={isOpen}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className="font-semibold">Another map</summary>
      {isOpen && (
        <div className="grid gap-4 pb-3">
          <ImportPanel text={text} setText={setText} onStart={begin} />
          <Tables start={(to) => begin(to)} />
          <div>
            <SmallBoards start={(to) => begin(to)} />
          </div>
          <p className="m-0 text-sm text-muted">
            Map string of this board:{' '}
            <code className="select-all break-words">
              {writeMapString(position.board) ?? 'none, tiles are missing'}
            </code>
          </p>
        </div>
      )}
    </details>
  )
}
