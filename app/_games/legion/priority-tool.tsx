import { type ReactNode, useState } from 'react'
import { PLAYER_NAMES } from '../../../lib/games/legion/facts'
import { winnerOf } from './duel'
import { FaceDown } from './face-down'
import type { ToolProps } from './legion-tools'
import { PlayedCard } from './played-card'
import { Sign } from './signs'
import { TieBreak } from './tie-break'
import { ToolFrame } from './tool-frame'
import { useToolState } from './use-tool-state'

/** Two cards side by side, and who wins. */
export function PriorityTool(props: ToolProps): ReactNode {
  const tool = useToolState(props)
  const [isHidden, setHidden] = useState(false)
  const winner = winnerOf(tool)
  const roller = tool.judged.ruling?.verdict === 'undetermined' ? tool.judged.ruling.answer?.says : undefined
  return (
    <ToolFrame tool={tool} word={roller}>
      <label className="mb-1 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-text"
          checked={isHidden}
          onChange={(event) => setHidden(event.target.checked)}
        />
        Face down first, then reveal together
      </label>
      {isHidden ? (
        <FaceDown tool={tool} done={() => setHidden(false)} />
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_2rem_minmax(0,1fr)] items-start gap-1">
            <PlayedCard tool={tool} side="blue" isWinner={winner === 'blue'} />
            <p className="m-0 mt-12 grid place-items-center">
              {winner ? (
                <>
                  <Sign name={winner === 'blue' ? 'left' : 'right'} size={32} />
                  <span className="sr-only">{PLAYER_NAMES[winner]} wins</span>
                </>
              ) : (
                <span className="text-muted">vs</span>
              )}
            </p>
            <PlayedCard tool={tool} side="red" isWinner={winner === 'red'} />
          </div>
          <TieBreak tool={tool} />
        </>
      )}
    </ToolFrame>
  )
}
