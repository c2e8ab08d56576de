import type { ReactNode } from 'react'
import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'
import { cardNamed, isNone, NONE, STANDING_ORDERS } from '../../../lib/games/legion/names'
import { Asked } from './asked'
import { CardField } from './card-field'
import { Doubts, Pips } from './card-marks'
import { playCard, sideOf } from './duel'
import { EDGE_OF, SideName } from './sides'
import type { ToolState } from './use-tool-state'

interface Props {
  tool: ToolState
  side: Player
  isWinner: boolean
}

/** One player's card: its face with big pips, and what can be said of it. */
export function PlayedCard({ tool, side, isWinner }: Props): ReactNode {
  const { card: name, pips: told } = sideOf(tool, side)
  const card = name ? cardNamed(name) : undefined
  const cannot = name !== undefined && isNone(name)
  const pips = told ?? card?.pips ?? undefined
  const asksPips =
    (name && tool.notes.missing.includes(`${side}.pips`)) || told !== undefined || Boolean(card?.pipsConflicts)
  return (
    <section aria-label={PLAYER_NAMES[side]} id={`fact-${side}`} className="min-w-0">
      <h2 className="m-0 mb-1 text-lg">
        <SideName side={side} />
      </h2>
      <div
        className={`card mb-2 flex min-h-36 flex-col items-center justify-center gap-1 p-2 text-center ${EDGE_OF[side]} ${isWinner ? 'outline-3 outline-text' : ''}`}
      >
        <span className="text-4xl font-bold leading-none tabular-nums">
          {cannot ? <span aria-hidden="true">–</span> : (pips ?? '?')}
        </span>
        {!cannot && pips !== undefined && <Pips count={pips} big />}
        <span className="leading-tight">
          {cannot ? 'Cannot play a card' : (card?.name ?? name ?? 'No card chosen yet')}
        </span>
        <strong className={isWinner ? '' : 'invisible'}>Has priority</strong>
      </div>
      {!cannot && <CardField label="Card" value={name} onChange={(next) => playCard(tool, side, next)} />}
      {card && <Doubts card={card} only="pips" />}
      {!cannot && asksPips && (
        <div className="mt-2">
          <Asked tool={tool} paths={[`${side}.pips`]} />
        </div>
      )}
      <div className="mt-2 grid gap-1">
        <button
          type="button"
          className="button px-2 text-sm aria-pressed:border-2 aria-pressed:border-text aria-pressed:font-bold"
          aria-pressed={cannot}
          onClick={() => playCard(tool, side, cannot ? undefined : NONE)}
        >
          Cannot play
        </button>
        {!cannot && name !== undefined && card?.name !== STANDING_ORDERS && (
          <button
            type="button"
            className="button px-2 text-sm leading-tight"
            onClick={() => playCard(tool, side, STANDING_ORDERS)}
          >
            Illegal: Standing Orders
          </button>
        )}
      </div>
    </section>
  )
}
