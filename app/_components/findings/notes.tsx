import type { ReactNode } from 'react'
import type { Judge } from '../../../lib/kernel/pack'
import type { Note, Ruling } from '../../../lib/kernel/ruling'
import { useRulingContext } from './context'
import { Part } from './part'
import { ReadingControl, refOf } from './reading-control'

const isReading = (pack: Judge, ref: string, reading: string) =>
  pack.ambiguities.some(
    ({ id, points }) =>
      ref.startsWith(id) && points.some((point) => point.readings.some((known) => known.id === reading)),
  )

/** Open questions that were answered by their better reading, or by the table's own. */
export function Notes({ ruling }: { ruling: Ruling }): ReactNode {
  const { props, table, pack } = useRulingContext()
  const told = new Set(
    [...ruling.notes, ...(ruling.readings ?? [])].flatMap((one) => [one.ambiguity, refOf(one.ambiguity, one.point)]),
  )
  const silent = Object.entries(table.readings).filter(
    ([ref, reading]) => !told.has(ref) && isReading(pack, ref, reading),
  )
  const notes = [
    ...ruling.notes,
    ...silent.map(([ref, reading]): Note => {
      const [ambiguity = ref, point] = ref.split('/')
      return {
        ambiguity,
        ...(point ? { point } : {}),
        asks: props.questions[ambiguity]?.topic ?? pack.cite(ambiguity),
        says: `Our table uses reading ${reading}.${ruling.verdict === 'undetermined' ? '' : ' It makes no difference here.'}`,
      }
    }),
  ]
  if (!notes.length) return null
  return (
    <Part title="Remarks">
      <ul className="m-0 grid list-none gap-2 p-0">
        {notes.map((note) => (
          <Remark key={refOf(note.ambiguity, note.point)} note={note} />
        ))}
      </ul>
    </Part>
  )
}

function Remark({ note }: { note: Note }): ReactNode {
  const { props, pack, table } = useRulingContext()
  const isFixed = [note.ambiguity, refOf(note.ambiguity, note.point)].some((ref) => table.readings[ref] !== undefined)
  const question = props.questions[note.ambiguity]
  return (
    <li className="card p-3">
      <p className="m-0 font-semibold leading-snug">{note.asks}</p>
      <p className="m-0 leading-snug">{note.says}</p>
      <details open={isFixed}>
        <summary className="text-sm">{question?.topic ?? pack.cite(note.ambiguity)}</summary>
        {question && (
          <a className="inline-flex min-h-11 items-center" href={question.href}>
            Open question and its evidence
          </a>
        )}
        <ReadingControl ambiguity={note.ambiguity} point={note.point} />
      </details>
    </li>
  )
}
