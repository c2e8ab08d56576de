'use client'
import { type ReactNode, useId } from 'react'
import type { Fact, ListFact } from '../../../lib/kernel/facts'
import { AnyField } from './any-field'
import type { FieldProps } from './field-types'
import { Question } from './question'
import { OVERLAY, SEGMENT, UNSURE } from './segment'

const isCompound = (fact: Fact) => fact.kind === 'record' || fact.kind === 'list' || fact.kind === 'map'

/** What a new line holds: nothing known yet. */
const emptyItem = (fact: Fact): unknown =>
  fact.kind === 'record' || fact.kind === 'map' ? {} : fact.kind === 'list' ? [] : undefined

interface Way {
  word: string
  unsure?: boolean
  is: (value: unknown) => boolean
  value: () => unknown
}

const ways = (fact: ListFact): Way[] => [
  {
    word: 'List them',
    is: (value: unknown) => Array.isArray(value) && value.length > 0,
    value: () => Array.from({ length: Math.max(1, fact.min) }, () => emptyItem(fact.of)),
  },
  ...(fact.min === 0
    ? [{ word: 'None', is: (value: unknown) => Array.isArray(value) && !value.length, value: () => [] }]
    : []),
  { word: 'Not sure', unsure: true, is: (value: unknown) => !Array.isArray(value), value: () => undefined },
]

/** Several of a kind, line by line. "None" and "not sure" are different answers. */
export function ListField(props: FieldProps<ListFact>): ReactNode {
  const name = useId()
  const { fact, path, value, onChange } = props
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const replace = (i: number, ...by: unknown[]) => onChange(items.toSpliced(i, 1, ...by))
  const word = fact.item ?? 'line'
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
                  onChange={() => onChange(way.value())}
                />
                {way.word}
              </label>
            ))}
          </div>
          {items.map((item, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              key={i}
              fact={fact}
              path={`${path}[${i}]`}
              word={`${word} ${i + 1}`}
              item={item}
              replace={(...by) => replace(i, ...by)}
              full={items.length >= fact.max}
              last={items.length === 1}
              clear={() => onChange(undefined)}
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

interface LineProps {
  fact: ListFact
  path: string
  word: string
  item: unknown
  replace: (...by: unknown[]) => void
  full: boolean
  last: boolean
  clear: () => void
}

function Line({ fact, path, word, item, replace, full, last, clear }: LineProps): ReactNode {
  const of: Fact = { ...fact.of, label: `${word.charAt(0).toUpperCase()}${word.slice(1)}` }
  return (
    <div className="mt-2 rounded-md border border-hairline p-2">
      <AnyField fact={of} path={path} value={item} onChange={(value) => replace(value)} />
      <div className="mt-2 flex gap-1">
        {isCompound(fact.of) && (
          <button
            type="button"
            className="button min-h-12 flex-1"
            disabled={full}
            aria-label={`Copy ${word}`}
            onClick={() => replace(item, item)}
          >
            Copy
          </button>
        )}
        <button
          type="button"
          className="button min-h-12 flex-1"
          aria-label={`Remove ${word}`}
          onClick={() => (last ? clear() : replace())}
        >
          Remove
        </button>
      </div>
    </div>
  )
}
