import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { OVERLAY, SEGMENT } from '../fields/segment'
import { ownTable } from '../table/own-table'
import { useRulingContext } from './context'

/** Name of an open question's point as a link carries it. */
export const refOf = (ambiguity: string, point: string | undefined): string =>
  point ? `${ambiguity}/${point}` : ambiguity

/** Which reading of an open question this table plays; goes into the link. */
export function ReadingControl({ ambiguity, point }: { ambiguity: string; point?: string | undefined }): ReactNode {
  const { pack, table, dispatch, chosen } = useRulingContext()
  const box = useRef<HTMLFieldSetElement>(null)
  const name = useId()
  const ref = refOf(ambiguity, point)
  const moved = chosen === ref
  const [own, setOwn] = useState<string>()
  useEffect(() => setOwn(ownTable([pack.id]).readings[pack.id]?.[ref]), [pack.id, ref])
  useEffect(() => {
    if (moved) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [moved])
  const points = pack.ambiguities.find((known) => known.id === ambiguity)?.points ?? []
  const readings = (points.find((known) => !point || known.point === point) ?? points[0])?.readings ?? []
  const fixed = table.readings[ref] ?? table.readings[ambiguity]
  if (readings.length < 2) return null
  const choices = [
    ...readings.map(({ id }) => ({ value: id as string | undefined, words: id })),
    { value: undefined, words: 'As printed' },
  ]
  return (
    <fieldset ref={box} className="m-0 mt-2 border-0 p-0">
      <legend className="mb-1 p-0 text-sm">Our table uses reading</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map(({ value, words }) => (
          <label key={words} className={`${SEGMENT} min-w-12 px-3`}>
            <input
              type="radio"
              name={name}
              className={OVERLAY}
              checked={fixed === value}
              onChange={() => dispatch({ type: 'reading', ref, reading: value })}
            />
            {words}
          </label>
        ))}
      </div>
      {own && own !== fixed && (
        <p className="m-0 mt-1 text-sm text-muted">Your table plays {own}; this case does not.</p>
      )}
    </fieldset>
  )
}
