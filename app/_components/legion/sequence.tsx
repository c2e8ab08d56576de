import type { ReactNode } from 'react'
import { PLAYER_NAMES } from '../../../lib/games/legion/facts'
import type { Ruling, Step } from '../../../lib/kernel/ruling'
import { AnswerPart } from '../findings/answer'
import { Part } from '../findings/part'
import { ClauseLink } from './clause-line'
import { SIDES, SideName } from './sides'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** How many effects happen and how many are cancelled; the list itself stands below. */
export function sayCount(ruling: Ruling): string | undefined {
  if (ruling.verdict !== 'answered' || ruling.answer?.kind !== 'list') return undefined
  const happen = many(ruling.answer.value.filter((line) => sideIn(line)).length, 'HAPPENS', 'HAPPEN')
  const { length } = ruling.consequences
  return length ? `${happen}, ${length} CANCELLED` : happen
}

const sideIn = (line: string) => SIDES.find((side) => line.startsWith(`${side}: `))

/** "red: Change of Plans" with the side in its colour. */
function Line({ says }: { says: string }): ReactNode {
  const side = sideIn(says)
  if (!side) return <span className="first-letter:uppercase">{says}</span>
  return (
    <span>
      <strong>
        <SideName side={side} />
      </strong>
      : {says.slice(PLAYER_NAMES[side].length + 2)}
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
  const rest = answer.derivation.filter((step) => !answer.value.includes(step.says))
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
                  <Line says={says} />
                  <Cite step={answer.derivation.find((step) => step.says === says)} />
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="m-0">No effect happens.</p>
        )}
      </Part>
      {(consequences.length > 0 || rest.length > 0) && (
        <Part title={consequences.length ? 'Cancelled, and why' : 'Mind'}>
          <ul className="m-0 grid list-none gap-2 p-0">
            {[...consequences, ...rest].map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
              <li key={i} className="card border-dashed p-3 leading-snug">
                {i < consequences.length && <span aria-hidden="true">✕ </span>}
                <Line says={step.says} />
                <Cite step={step} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
