import type { ReactNode } from 'react'
import { ImportPanel, type Report } from './import-panel'
import type { Position } from './position'
import { SmallBoards, Tables } from './samples'

interface Props {
  text: string
  setText: (text: string) => void
  start: (position: Position, report?: Report) => void
}

/** What a visitor without a link sees: one's own map first, then maps that are ready, then an empty one. */
export function FirstScreen({ text, setText, start }: Props): ReactNode {
  return (
    <div className="grid gap-5 pt-2 pb-8">
      <div className="max-w-2xl">
        <p className="m-0 mb-3 leading-snug">
          Set up your table, choose a fleet and tap where it goes: the map rings what it can reach and says which clause
          stands in the way.
        </p>
        <ImportPanel text={text} setText={setText} onStart={start} />
      </div>
      <section aria-labelledby="ready-maps">
        <h2 id="ready-maps" className="m-0 mb-2 text-xl">
          Or begin with a map that is ready
        </h2>
        <Tables start={(position) => start(position)} />
      </section>
      <details>
        <summary className="font-semibold">A small board for one clause</summary>
        <SmallBoards start={(position) => start(position)} />
      </details>
    </div>
  )
}
