import { type ReactNode, useState } from 'react'
import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'
import { NONE } from '../../../lib/games/legion/names'
import { CardField } from './card-field'
import { EDGE_OF, SIDES, SideName } from './sides'
import type { ToolState } from './use-tool-state'

interface Laid {
  card?: string | undefined
  isLaid: boolean
}

const NOTHING: Record<Player, Laid> = { blue: { isLaid: false }, red: { isLaid: false } }

/** Both players choose unseen; nothing is judged or linked before the reveal. */
export function FaceDown({ tool, done }: { tool: ToolState; done: () => void }): ReactNode {
  const [laid, setLaid] = useState(NOTHING)
  const set = (side: Player, next: Laid) => setLaid({ ...laid, [side]: next })
  const isReady = laid.blue.isLaid && laid.red.isLaid
  const reveal = () => {
    tool.apply({ blue: { card: laid.blue.card }, red: { card: laid.red.card }, die: undefined }, 'Revealed')
    done()
  }
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        {SIDES.map((side) => (
          <section key={side} aria-label={PLAYER_NAMES[side]} className="min-w-0">
            <h2 className="m-0 mb-1 text-lg">
              <SideName side={side} />
            </h2>
            {laid[side].isLaid ? (
              <>
                <div
                  className={`card mb-2 grid min-h-36 place-items-center bg-raised p-2 text-center font-semibold ${EDGE_OF[side]}`}
                >
                  Face down
                </div>
                <button type="button" className="button w-full px-2" onClick={() => set(side, { isLaid: false })}>
                  Take it back
                </button>
              </>
            ) : (
              <div className="grid gap-2">
                <CardField
                  label="Card"
                  value={laid[side].card}
                  onChange={(card) => set(side, { card, isLaid: false })}
                />
                <button
                  type="button"
                  className="button px-2 font-semibold"
                  disabled={!laid[side].card}
                  onClick={() => set(side, { ...laid[side], isLaid: true })}
                >
                  Play it face down
                </button>
                <button type="button" className="button px-2" onClick={() => set(side, { card: NONE, isLaid: true })}>
                  Cannot play
                </button>
              </div>
            )}
          </section>
        ))}
      </div>
      <button
        type="button"
        className="button mt-3 min-h-14 w-full text-lg font-bold"
        disabled={!isReady}
        onClick={reveal}
      >
        Reveal together
      </button>
    </>
  )
}
