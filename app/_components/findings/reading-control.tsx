'use client'
import { type ReactNode, useId } from 'react'
import { useBench } from './context'

/** Name of an open question's point as a link carries it. */
export const refOf = (ambiguity: string, point: string | undefined): string => (point ? `${ambiguity}/${point}` : ambiguity)

const SEGMENT =
  'relative flex min-h-12 min-w-12 items-center justify-center rounded-md border border-border bg-surface px-3 leading-tight ' +
  'hover:bg-raised has-checked:border-text has-checked:bg-text has-checked:font-semibold has-checked:text-bg ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Which reading of an open question this table plays; goes into the link. */
export function ReadingControl({ ambiguity, point }: { ambiguity: string; point?: string | undefined }): ReactNode {
  const { pack, table, dispatch } = useBench()
  const name = useId()
  const ref = refOf(ambiguity, point)
  const points = pack.ambiguities.find((known) => known.id === ambiguity)?.points ?? []
  const readings = (points.find((known) => !point || known.point === point) ?? points[0])?.readings ?? []
  const fixed = table.readings[ref] ?? table.readings[ambiguity]
  if (readings.length < 2) return null
  const choices = [...readings.map(({ id }) => ({ value: id as string | undefined, words: id })), { value: undefined, words: 'As printed' }]
  return (
    <fieldset className="m-0 mt-2 border-0 p-0">
      <legend className="mb-1 p-0 text-sm">Our table plays reading</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map(({ value, words }) => (
          <label key={words} className={SEGMENT}>
            <input type="radio" name={name} className="absolute inset-0 m-0 size-full cursor-pointer opacity-0" checked={fixed === value} onChange={() => dispatch({ type: 'reading', ref, reading: value })} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
