import { type FormEvent, type ReactNode, useState } from 'react'
import type { Claims } from '../../../lib/kernel/claims'

/** What kind of answer a question gets; absent where it is legal or not. */
export type AnswerKind = 'yes-no' | 'number' | 'words'

export interface Side {
  name: string
  /** The claim as it is shown: "legal", "3". */
  says: string
}

export interface Dispute {
  sides: readonly [Side, Side]
  claims: Claims
}

const NAMES = ['One side', 'The other side'] as const
const FIELD = 'min-h-14 w-full min-w-0 rounded-md border border-border bg-surface px-3 text-xl'

const claimOf = (kind: AnswerKind | undefined, says: string): Claims[number] => {
  if (!kind) return { verdict: says === 'legal' ? 'legal' : 'illegal' }
  if (kind === 'yes-no') return { answer: says === 'yes' }
  return {
    answer: kind === 'number' && says.trim() !== '' && Number.isFinite(Number(says)) ? Number(says) : says.trim(),
  }
}

/** Who claims what: two names, two claims, one tap to go on. */
export function ClaimsForm({
  question,
  kind,
  seats,
  onStart,
}: {
  question: string
  kind: AnswerKind | undefined
  /** Names of the table, the first two of which argue. */
  seats: readonly string[]
  onStart: (dispute: Dispute) => void
}): ReactNode {
  const [names, setNames] = useState([seats[0] ?? '', seats[1] ?? ''])
  const [says, setSays] = useState(kind === 'yes-no' ? ['yes', 'no'] : kind ? ['', ''] : ['legal', 'not legal'])
  const isTyped = kind === 'number' || kind === 'words'
  const isSame = says[0]?.trim() === says[1]?.trim()
  const start = (event: FormEvent) => {
    event.preventDefault()
    const side = (i: 0 | 1): Side => ({ name: names[i]?.trim() || NAMES[i], says: says[i] ?? '' })
    onStart({ sides: [side(0), side(1)], claims: [claimOf(kind, says[0] ?? ''), claimOf(kind, says[1] ?? '')] })
  }
  const put = (list: readonly string[], i: number, value: string) => list.map((one, k) => (k === i ? value : one))
  const row = (i: 0 | 1) => (
    <fieldset key={i} className="m-0 min-w-0 border-0 border-l-4 border-border p-0 pl-3">
      <legend className="sr-only">{NAMES[i]}</legend>
      <label className="block text-sm text-muted">
        Name
        <input
          className={FIELD}
          value={names[i]}
          placeholder={NAMES[i]}
          maxLength={60}
          autoComplete="off"
          list="seats"
          onChange={(event) => setNames(put(names, i, event.target.value))}
        />
      </label>
      {isTyped ? (
        <label className="mt-2 block text-sm text-muted">
          says
          <input
            className={FIELD}
            value={says[i]}
            inputMode={kind === 'number' ? 'numeric' : 'text'}
            autoComplete="off"
            onChange={(event) => setSays(put(says, i, event.target.value))}
          />
        </label>
      ) : (
        <p className="m-0 mt-2 text-2xl font-bold">says: {kind ? says[i] : `It is ${says[i]}.`}</p>
      )}
    </fieldset>
  )
  return (
    <form className="mx-auto grid w-full max-w-xl gap-4" onSubmit={start}>
      <h2 className="m-0 text-2xl">{question}</h2>
      <datalist id="seats">
        {seats.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {row(0)}
      {row(1)}
      {!isTyped && (
        <button type="button" className="button min-h-12" onClick={() => setSays([says[1] ?? '', says[0] ?? ''])}>
          Swap the claims
        </button>
      )}
      {isTyped && isSame && <p className="m-0 text-muted">Both say the same so far.</p>}
      <button type="submit" className="button primary min-h-14 text-xl" disabled={isTyped && isSame}>
        Find what decides it
      </button>
    </form>
  )
}
