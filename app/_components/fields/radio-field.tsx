import { type ReactNode, useId } from 'react'
import type { FieldProps } from './field-types'
import { Question } from './question'
import { OVERLAY, SEGMENT, UNSURE } from './segment'

/** An answer to choose: its value, the words, and whether it stands for "not known". */
interface Choice {
  value: unknown
  words: string
  unsure?: boolean
}

const NOT_SURE: Choice = { value: undefined, words: 'Not sure', unsure: true }

/** Answers of a yes-no question or of a closed set, "not sure" last. */
export function choicesOf({ fact }: Pick<FieldProps, 'fact'>): Choice[] {
  const all =
    fact.kind === 'yes-no'
      ? [
          { value: false, words: 'No' },
          { value: true, words: 'Yes' },
        ]
      : []
  const options = fact.kind === 'choice' ? (fact.options as Record<string, string>) : {}
  return [...all, ...Object.entries(options).map(([value, words]) => ({ value, words })), NOT_SURE]
}

/** Longest words that still stand in one row of a phone. */
const ROW_LETTERS = 26

const longestWord = ({ words }: Choice) => Math.max(...words.split(' ').map((word) => word.length))
const fitsRow = (choices: readonly Choice[]) =>
  choices.filter(({ unsure }) => !unsure).reduce((sum, choice) => sum + longestWord(choice), 0) <= ROW_LETTERS

/** Room of an answer in its row: never less than its longest word, so that a narrow screen breaks the row, not the page. */
const shareOf = ({ words }: Choice) => SHARES[Math.min(words.length, SHARES.length) - 1] ?? SHARES[0]

/** By the number of letters: a class each, as the policy of a page takes no style on an element. */
const SHARES = [
  'grow-1 basis-0',
  'grow-2 basis-0',
  'grow-3 basis-0',
  'grow-4 basis-0',
  'grow-5 basis-0',
  'grow-6 basis-0',
  'grow-7 basis-0',
  'grow-8 basis-0',
  'grow-9 basis-0',
  'grow-10 basis-0',
  'grow-11 basis-0',
  'grow-12 basis-0',
  'grow-13 basis-0',
  'grow-14 basis-0',
  'grow-15 basis-0',
  'grow-16 basis-0',
]

/** Two to four answers side by side, with "?" for not sure. */
export function SegmentedField(props: FieldProps): ReactNode {
  const name = useId()
  const choices = choicesOf(props)
  const inRow = fitsRow(choices)
  return (
    <Question {...props}>
      {() => (
        <div className="flex flex-wrap gap-1">
          {choices.map((choice) => (
            <label
              key={choice.words}
              className={
                choice.unsure ? `${UNSURE} w-12 flex-none` : `${SEGMENT} ${inRow ? shareOf(choice) : 'flex-auto'}`
              }
            >
              <input
                type="radio"
                name={name}
                className={OVERLAY}
                checked={props.value === choice.value}
                onChange={() => props.onChange(choice.value)}
              />
              {choice.unsure ? (
                <>
                  <span aria-hidden="true">?</span>
                  <span className="sr-only">{choice.words}</span>
                </>
              ) : (
                choice.words
              )}
            </label>
          ))}
        </div>
      )}
    </Question>
  )
}

/** Five to seven answers, one a line. */
export function RadioField(props: FieldProps): ReactNode {
  const name = useId()
  return (
    <Question {...props}>
      {() => (
        <div className="grid rounded-md border border-border bg-surface sm:grid-cols-2">
          {choicesOf(props).map((choice) => (
            <label
              key={choice.words}
              className="flex min-h-12 items-center gap-3 px-3 leading-tight hover:bg-raised has-checked:font-semibold"
            >
              <input
                type="radio"
                name={name}
                className="size-5 shrink-0 accent-text"
                checked={props.value === choice.value}
                onChange={() => props.onChange(choice.value)}
              />
              {choice.words}
            </label>
          ))}
        </div>
      )}
    </Question>
  )
}
