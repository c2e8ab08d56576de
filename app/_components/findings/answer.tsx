import type { ReactNode } from 'react'
import type { Ruling, Step } from '../../../lib/kernel/ruling'
import { quoteOf, useRulingContext } from './context'
import { Part } from './part'

/** What a ruling comes to. A verdict may stand although its answer waits for facts. */
function outcomeOf({ verdict, answer, consequences, presumed }: Ruling) {
  const isUsual = presumed !== undefined && (verdict === 'undetermined' || !answer)
  return {
    isUsual,
    answer: answer ?? presumed?.answer,
    consequences: (isUsual && presumed.consequences) || consequences,
  }
}

/** The answer with the steps that led there, and what the players must carry out; of an open case, in the usual one. */
export function AnswerPart({ ruling }: { ruling: Ruling }): ReactNode {
  const { answer, consequences, isUsual } = outcomeOf(ruling)
  const inUsual = isUsual ? ' in the usual case' : ''
  return (
    <>
      {answer && (
        <Part title={`Answer${inUsual}`}>
          <p className="m-0 text-2xl font-bold leading-tight">{answer.says}</p>
          {answer.kind === 'list' && answer.value.length > 1 && (
            <ol className="my-2 list-decimal pl-6">
              {answer.value.map((item, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an ordered answer may name the same thing twice
                <li key={i}>{item}</li>
              ))}
            </ol>
          )}
          <Steps steps={answer.derivation} edition={ruling.edition} />
        </Part>
      )}
      {consequences.length > 0 && (
        <Part title={`What follows${inUsual}`}>
          <Steps steps={consequences} edition={ruling.edition} />
        </Part>
      )}
    </>
  )
}

function Steps({ steps, edition }: { steps: readonly Step[]; edition: string }): ReactNode {
  const context = useRulingContext()
  return (
    <ol className="m-0 mt-1 grid list-none gap-1 p-0">
      {steps.map((step, i) => {
        const quote = step.clause ? quoteOf(context, step.clause, edition) : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
          <li key={i} className="flex flex-wrap items-baseline gap-x-3 border-t border-hairline py-1 leading-snug">
            <span>{step.says}</span>
            {quote &&
              (quote.href ? (
                <a className="text-sm" href={quote.href}>
                  {quote.label}
                </a>
              ) : (
                <span className="text-sm text-muted">{quote.label}</span>
              ))}
            {step.value !== undefined && <strong className="ml-auto tabular-nums">{step.value}</strong>}
          </li>
        )
      })}
    </ol>
  )
}
