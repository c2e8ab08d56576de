import type { ReactNode } from 'react'
import { Choice } from '../../_components/board/controls'
import { HistoryButtons } from '../../_components/history-buttons'
import type { View } from './array'
import { useBoardContext } from './context'

interface Props {
  view: View
  setView: (view: View) => void
  undo?: () => void
  redo?: () => void
}

/** Always at hand: undo, redo, and how the array is drawn. */
export function Toolbar({ view, setView, undo, redo }: Props): ReactNode {
  const { board } = useBoardContext()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <HistoryButtons undo={undo} redo={redo} />
      <div className="ml-auto">
        <Choice<View>
          label={`How the ${board.size} by ${board.size} array is drawn`}
          value={view}
          onChange={setView}
          options={[
            { value: 'rows', words: 'Rows' },
            { value: 'diamond', words: 'Diamond' },
          ]}
          isQuiet
        />
      </div>
    </div>
  )
}
