import { type ReactNode, useState } from 'react'
import type { RawFacts } from '../../lib/kernel/facts'
import { useRulingContext } from './findings/context'
import type { Judged } from './judge-case'
import { topOf } from './relevance'
import { labelOfPath, sayShort } from './say'

/** So many of the latest facts stand there; a linked case has twenty, and its reasons came two screens below them. */
const SAID = 5

/** Facts of which nothing could be read; that is said elsewhere, and they count as not known. */
const unreadKeys = ({ unreadable, unfilled }: Judged): Set<string> =>
  new Set([...unreadable.keys()].filter((path) => !unfilled.has(path)).map(topOf))

interface ToldProps {
  judged: Judged
  /** Opens the question of a fact. */
  open: (key: string) => void
  /** The fact whose question is open. */
  opened: string | undefined
}

/** What was told, each a way back to its question. Nothing told ever leaves it. */
export function Told({ judged, open, opened }: ToldProps): ReactNode {
  const { checker, table } = useRulingContext()
  const [isWhole, setWhole] = useState(false)
  const unread = unreadKeys(judged)
  const told = Object.entries(table.facts as RawFacts).flatMap(([key, value]) => {
    const fact = checker.facts[key]
    return fact && value !== undefined && !unread.has(key)
      ? [{ key, label: fact.label, says: sayShort(fact, value) }]
      : []
  })
  const unsure = (table.unsure ?? []).map((key) => ({
    key,
    label: labelOfPath(checker.facts, key, table.facts),
    says: 'not sure',
  }))
  const all = [...told, ...unsure]
  const hidden = isWhole || all.length <= SAID + 1 ? 0 : all.length - SAID
  if (!all.length) return null
  return (
    <ul aria-label="What you said" className="m-0 mb-3 flex list-none flex-wrap gap-1 p-0">
      {hidden > 0 && (
        <li>
          <button type="button" className="said-fact" aria-expanded="false" onClick={() => setWhole(true)}>
            {hidden} more facts
          </button>
        </li>
      )}
      {all.slice(hidden).map(({ key, label, says }) => (
        <li key={key}>
          <button type="button" className="said-fact" aria-expanded={key === opened} onClick={() => open(key)}>
            {label}: <u>{says}</u>
            <span className="sr-only">, change</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
