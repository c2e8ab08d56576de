import type { ReactNode } from 'react'
import { knownTiming, facts as specs, timingOptions } from '../../../lib/games/legion/effect-order/facts'
import { PLAYER_NAMES, type Player } from '../../../lib/games/legion/facts'
import { CHANGE_OF_PLANS, cardNamed, same } from '../../../lib/games/legion/names'
import type { RawFacts } from '../../../lib/kernel/facts'
import { FieldContext } from '../../_components/fields/field-context'
import { RecordFields } from '../../_components/fields/record-field'
import { Asked } from './asked'
import { CardField } from './card-field'
import type { ToolProps } from './legion-tools'
import { Sequence, sayCount } from './sequence'
import { EDGE_OF, SIDES, SideName } from './sides'
import { ToolFrame } from './tool-frame'
import { type ToolState, useToolState } from './use-tool-state'

/** One effect as told. */
interface Told extends RawFacts {
  player?: Player
  card?: string
}

const { player: _player, card: _card, ...asked } = specs.effects.of.fields
const { optional: _optional, relevant: _relevant, ...used } = { optional: true, ...asked.used }

/** Any effect may be optional; only for Change of Plans it has to be asked. */
const fieldsOf = (card: string) =>
  same(card, CHANGE_OF_PLANS) ? asked : { ...asked, used: { ...used, optional: true as const } }

const EXAMPLE: Told[] = [
  { player: 'blue', card: 'Annihilation Looms' },
  { player: 'red', card: 'Change of Plans', used: true },
]

const effectsOf = ({ facts }: ToolState): Told[] => (Array.isArray(facts.effects) ? (facts.effects as Told[]) : [])

/** Both cards, and their effects in the order in which they happen. */
export function EffectsTool(props: ToolProps): ReactNode {
  const tool = useToolState(props)
  const effects = effectsOf(tool)
  const { ruling } = tool.judged
  return (
    <ToolFrame tool={tool} word={ruling && sayCount(ruling)} answer={ruling && <Sequence ruling={ruling} />}>
      <FieldContext value={tool.notes}>
        {!effects.length && (
          <button type="button" className="button mb-3" onClick={() => tool.apply({ effects: EXAMPLE }, 'Example')}>
            Example: Annihilation Looms against Change of Plans
          </button>
        )}
        <div className="grid gap-4 sm:grid-cols-2" id="fact-effects">
          {SIDES.map((side) => (
            <SideCard key={side} tool={tool} side={side} effects={effects} />
          ))}
        </div>
      </FieldContext>
      <details
        className="mt-4 border-t border-hairline"
        open={tool.facts.priority !== undefined || tool.notes.missing.includes('priority') || undefined}
      >
        <summary className="min-h-12 font-semibold">Priority</summary>
        <div className="grid gap-4 py-2">
          <Asked tool={tool} paths={['priority', 'placePriority']} />
        </div>
      </details>
    </ToolFrame>
  )
}

function SideCard({ tool, side, effects }: { tool: ToolState; side: Player; effects: readonly Told[] }): ReactNode {
  const own = effects.flatMap((effect, at) => (effect.player === side ? [{ effect, at }] : []))
  const card = own[0]?.effect.card
  const known = card ? cardNamed(card) : undefined
  const timing = knownTiming(card)
  const put = (next: readonly Told[]) => tool.set('effects', next.length ? next : undefined)
  const setCard = (title: string | undefined) => {
    if (!title) return put(effects.filter((effect) => effect.player !== side))
    if (!own.length) return put([...effects, { player: side, card: title }])
    put(effects.map((effect) => (effect.player === side ? { ...effect, card: title } : effect)))
  }
  return (
    <section aria-label={PLAYER_NAMES[side]} className={`card min-w-0 p-3 ${EDGE_OF[side]}`}>
      <h2 className="m-0 mb-1 text-lg">
        <SideName side={side} />
      </h2>
      <CardField label="Card" value={card} onChange={setCard} />
      {known?.effectGist && <p className="m-0 mt-1 text-sm leading-snug text-muted">Effect: {known.effectGist}.</p>}
      {timing && (
        <p className="m-0 mt-1 text-sm leading-snug">
          Moment by our list: <strong>{timingOptions[timing]}</strong>
          {known?.effectTimingSource === 'arch-2019' && <span className="text-muted"> (print of 2019)</span>}
        </p>
      )}
      {own.map(({ effect, at }, i) => (
        <div key={at} id={`fact-effects[${at}]`} className="mt-3 border-t border-hairline pt-2">
          {own.length > 1 && (
            <p className="m-0 flex items-center font-semibold">
              Effect {i + 1}
              <button type="button" className="button ml-auto" onClick={() => put(effects.toSpliced(at, 1))}>
                Remove<span className="sr-only"> effect {i + 1}</span>
              </button>
            </p>
          )}
          <RecordFields
            fields={fieldsOf(card ?? '')}
            path={`effects[${at}]`}
            value={effect}
            onChange={(next) => put(effects.with(at, next as Told))}
          />
        </div>
      ))}
      {card && (
        <button type="button" className="button mt-3 w-full" onClick={() => put([...effects, { player: side, card }])}>
          Another effect of this card
        </button>
      )}
    </section>
  )
}
