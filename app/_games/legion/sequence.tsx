import type { ReactNode } from 'react'
import type { Player } from '../../../lib/games/legion/facts'
import type { AnswerItem, Ruling, Step } from '../../../lib/kernel/ruling'
import { AnswerPart } from '../../_components/findings/answer'
import { Part } from '../../_components/findings/part'
import { ClauseLink } from './clause-line'
import { SideName } from './sides'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** One effect of a line. */
interface Shown {
  player: Player
  card: string
}

/** The effects a line is about; none where priority is settled. */
const effectsIn = (item: AnswerItem | undefined): readonly Shown[] =>
  Array.isArray(item?.effects) ? (item.effects as unknown as readonly Shown[]) : []

/** How many effects happen and how many are cancelled; the list itself stands below. */
export function sayCount(ruling: Ruling): string | undefined {
  if (ruling.verdict !== 'answered' || ruling.answer?.kind !== 'list') return undefined
  const count = (ruling.answer.items ?? []).reduce((sum, item) => sum + effectsIn(item).length, 0)
  const { length } = ruling.consequences
  const happen = many(count, 'HAPPENS', 'HAPPEN')
  return length ? `${happen}, ${length} CANCELLED` : happen
}

/** "Red: Change of Plans" with the side in its colour; a line about no effect in its own words. */
function Line({ says, item, after }: { says: string; item: AnswerItem | undefined; after?: string }): ReactNode {
  const effects = effectsIn(item)
  if (!effects.length) return <span className="first-letter:uppercase">{says}</span>
  return (
    <span>
      {effects.map(({ player, card }, i) => (
        <span key={player + card}>
          {i > 0 && ' · '}
          <strong>
            <SideName side={player} />
          </strong>
          : {card}
        </span>
      ))}
      {typeof item?.order === 'string' && ` (${item.order})`}
      {after}
    </span>
  )
}

const Cite = ({ step }: { step: Step | undefined }): ReactNode =>
  step?.clause ? (
    <span className="block text-sm">
      <ClauseLink id={step.clause} />
    </span>
  ) : null

/** The effects one after another, then what was cancelled and why. */
export function Sequence({ ruling }: { ruling: Ruling }): ReactNode {
  const { answer, consequences } = ruling
  if (answer?.kind !== 'list' || ruling.verdict !== 'answered') return <AnswerPart ruling={ruling} />
  const { items = [], derivation } = answer
  // Each line has its step; steps without data tell of the whole.
  const steps = derivation.filter((step) => step.item)
  const told = steps.slice(steps.length - items.length)
  const rest = derivation.filter((step) => !step.item && !consequences.some(({ clause }) => clause === step.clause))
  return (
    <>
      <Part title="In this order">
        {answer.value.length > 0 ? (
          <ol className="m-0 grid list-none gap-2 p-0">
            {answer.value.map((says, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same effect may stand twice
              <li key={i} className="card flex items-center gap-3 p-3">
                <span className="grid size-9 flex-none place-items-center rounded-full border-2 border-text font-bold tabular-nums">
                  {i + 1}
                </span>
                <span className="leading-snug">
                  <Line says={says} item={items[i]} />
                  <Cite step={told[i]} />
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="m-0">No effect happens.</p>
        )}
      </Part>
      {(consequences.length > 0 || rest.length > 0) && (
        <Part title={consequences.length ? 'Canceled, and why' : 'Mind'}>
          <ul className="m-0 grid list-none gap-2 p-0">
            {[...consequences, ...rest].map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
              <li key={i} className="card border-dashed p-3 leading-snug">
                {i < consequences.length && <span aria-hidden="true">✕ </span>}
                <Line says={step.says} item={step.item} {...(step.item ? { after: ' does not happen' } : {})} />
                <Cite step={step} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
