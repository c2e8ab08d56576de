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

/** Longest word that still stands beside others in a row of a phone, in letters; by the number of answers. */
const ROW_LETTERS: Readonly<Record<number, number>> = { 2: 14, 3: 9, 4: 7 }
/** Longest words of one answer in such a row; longer ones stand one a line. */
const SAID_LETTERS = 34

const longestWord = (words: string) => Math.max(...words.split(/[ -]/).map((word) => word.length))
const fitsRow = (choices: readonly Choice[]) =>
  choices.every(({ words }) => longestWord(words) <= (ROW_LETTERS[choices.length] ?? 0) && words.length <= SAID_LETTERS)

/** Two to four answers side by side, all of one width, with "?" for not sure at the right edge. */
export function SegmentedField(props: FieldProps): ReactNode {
  const name = useId()
  const choices = choicesOf(props)
  const known = choices.filter(({ unsure }) => !unsure)
  const segment = (choice: Choice, look: string) => (
    <label key={choice.words} className={look}>
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
  )
  return (
    <Question {...props}>
      {() => (
        <div className="flex gap-1">
          <div className={`flex min-w-0 flex-1 gap-1 ${fitsRow(known) ? 'flex-wrap' : 'flex-col'}`}>
            {known.map((choice) => segment(choice, `${SEGMENT} min-w-min flex-1 basis-0`))}
          </div>
          {choices.filter(({ unsure }) => unsure).map((choice) => segment(choice, `${UNSURE} w-11 flex-none px-0`))}
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
