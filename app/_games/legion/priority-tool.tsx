import { type ReactNode, useState } from 'react'
import { PLAYER_NAMES } from '../../../lib/games/legion/facts'
import { winnerOf } from './duel'
import { FaceDown } from './face-down'
import type { ToolProps } from './legion-tools'
import { PlayedCard } from './played-card'
import { Sign } from './signs'
import { TieBreak } from './tie-break'
import { ToolFrame } from './tool-frame'
import { useDesk } from './use-desk'

/** Two cards side by side, and who wins. */
export function PriorityTool(props: ToolProps): ReactNode {
  const desk = useDesk(props)
  const [isHidden, setHidden] = useState(false)
  const winner = winnerOf(desk)
  const roller = desk.judged.ruling?.verdict === 'undetermined' ? desk.judged.ruling.answer?.says : undefined
  return (
    <ToolFrame desk={desk} word={roller}>
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
        <FaceDown desk={desk} done={() => setHidden(false)} />
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_2rem_minmax(0,1fr)] items-start gap-1">
            <PlayedCard desk={desk} side="blue" isWinner={winner === 'blue'} />
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
            <PlayedCard desk={desk} side="red" isWinner={winner === 'red'} />
          </div>
          <TieBreak desk={desk} />
        </>
      )}
    </ToolFrame>
  )
}
