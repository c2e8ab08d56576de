import type { ReactNode } from 'react'
import type { ReadingRuling, Ruling } from '../../../lib/kernel/ruling'
import { verdictWord } from '../say'
import { VerdictChip } from '../verdict/verdict-chip'
import { quoteOf, useRulingContext } from './context'
import { Part } from './part'
import { ReadingControl, refOf } from './reading-control'

/** Every reading of the questions the rules leave open, here or in the usual case, side by side and with equal weight. */
export function Readings({ ruling }: { ruling: Ruling }): ReactNode {
  const readings = ruling.readings ?? ruling.presumed?.readings ?? []
  const refs = [...new Set(readings.map((one) => refOf(one.ambiguity, one.point)))]
  if (!refs.length) return null
  return (
    <Part title="The rules do not say">
      {refs.map((ref) => (
        <OpenQuestion
          key={ref}
          readings={readings.filter((one) => refOf(one.ambiguity, one.point) === ref)}
          edition={ruling.edition}
        />
      ))}
    </Part>
  )
}

function OpenQuestion({ readings, edition }: { readings: readonly ReadingRuling[]; edition: string }): ReactNode {
  const { props } = useRulingContext()
  const [first] = readings
  if (!first) return null
  const question = props.questions[first.ambiguity]
  return (
    <div className="mb-4">
      <p className="m-0 mb-2 font-semibold">{first.asks}</p>
      <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0">
        {readings.map((reading) => (
          <Reading key={reading.reading} reading={reading} edition={edition} />
        ))}
      </ul>
      {question && (
        <p className="m-0 mt-2">
          <a className="inline-flex min-h-11 items-center" href={question.href}>
            Open question: {question.topic}
          </a>
        </p>
      )}
      <ReadingControl ambiguity={first.ambiguity} point={first.point} />
    </div>
  )
}

function Reading({ reading, edition }: { reading: ReadingRuling; edition: string }): ReactNode {
  const context = useRulingContext()
  return (
    <li className="card flex flex-col gap-2 border-disputed p-3">
      <p className="m-0 font-bold">Reading {reading.reading}</p>
      <p className="m-0 leading-snug">{reading.says}</p>
      <p className="m-0 mt-auto">
        <VerdictChip verdict={reading.verdict} word={verdictWord(reading)} />
      </p>
      <p className="m-0 text-sm leading-snug text-muted">
        {reading.deciding
          .slice(0, 2)
          .map((id) => quoteOf(context, id, edition).label)
          .join('; ')}
      </p>
    </li>
  )
}
