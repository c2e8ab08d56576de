import { type ReactNode, useId } from 'react'
import type { Fact, ListFact } from '../../../lib/kernel/facts'
import type { FieldProps } from './field-types'
import { ListLine } from './list-line'
import { Question } from './question'
import { OVERLAY, SEGMENT, UNSURE } from './segment'

interface Way {
  word: string
  unsure?: boolean
  is: (value: unknown) => boolean
  value: () => unknown
}

/** What a new line holds: nothing known yet. */
const emptyItem = (fact: Fact): unknown =>
  fact.kind === 'record' || fact.kind === 'map' ? {} : fact.kind === 'list' ? [] : undefined

/** Listing, none, and not sure are three different answers. */
const ways = (fact: ListFact): Way[] => [
  {
    word: 'List them',
    is: (value) => Array.isArray(value) && value.length > 0,
    value: () => Array.from({ length: Math.max(1, fact.min) }, () => emptyItem(fact.of)),
  },
  ...(fact.min === 0
    ? [{ word: 'None', is: (value: unknown) => Array.isArray(value) && !value.length, value: () => [] }]
    : []),
  { word: 'Not sure', unsure: true, is: (value) => !Array.isArray(value), value: () => undefined },
]

/** Several of a kind, line by line. */
export function ListField(props: FieldProps<ListFact>): ReactNode {
  const name = useId()
  const { fact, path, value, onChange } = props
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const word = fact.item ?? 'line'
  const replace = (i: number, by: unknown[]) => {
    const next = items.toSpliced(i, 1, ...by)
    onChange(next.length ? next : undefined)
  }
  return (
    <Question {...props}>
      {() => (
        <>
          <div className="flex flex-wrap gap-1">
            {ways(fact).map((way) => (
              <label key={way.word} className={`flex-auto ${way.unsure ? UNSURE : SEGMENT}`}>
                <input
                  type="radio"
                  name={name}
                  className={OVERLAY}
                  checked={way.is(value)}
                  onChange={() => !way.is(value) && onChange(way.value())}
                />
                {way.word}
              </label>
            ))}
          </div>
          {items.map((item, i) => (
            <ListLine
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              key={i}
              fact={fact}
              path={`${path}[${i}]`}
              word={`${word} ${i + 1}`}
              item={item}
              replace={(...by) => replace(i, by)}
              full={items.length >= fact.max}
            />
          ))}
          {items.length > 0 && items.length < fact.max && (
            <button
              type="button"
              className="button mt-2 min-h-12 w-full"
              onClick={() => onChange([...items, emptyItem(fact.of)])}
            >
              Add {word} {items.length + 1}
            </button>
          )}
        </>
      )}
    </Question>
  )
}
