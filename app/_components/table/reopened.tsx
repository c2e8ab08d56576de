import { type ReactNode, useEffect, useState } from 'react'
import type { Ruling } from '../../../lib/kernel/ruling'
import { comesOutDifferently, isOlder, type KeptRuling } from '../../../lib/table/log'
import { useRulingContext } from '../findings/context'
import { verdictWord } from '../say'
import { VerdictChip } from '../verdict/verdict-chip'
import { standingOf } from './card'
import { keptBy } from './keeping'
import { made } from './made'

const KEPT = '#kept='

/** A ruling opened from the log: when it was made, and what it says now where that is something else. */
export function Reopened({ ruling, query }: { ruling: Ruling | undefined; query: string }): ReactNode {
  const [kept, setKept] = useState<KeptRuling>()
  useEffect(() => {
    const { hash } = window.location
    if (hash.startsWith(KEPT)) void keptBy(decodeURIComponent(hash.slice(KEPT.length))).then(setKept)
  }, [])
  const { checker } = useRulingContext()
  // Another case than the kept one is nobody's earlier ruling.
  if (!kept || !ruling || kept.checker !== checker.id || kept.query !== query) return null
  const standing = standingOf(ruling)
  const answer = standing.answer ? { answer: JSON.stringify(standing.answer.value) } : {}
  const now = made(kept.game)
  const isOther = comesOutDifferently(kept, { verdict: standing.verdict, ...answer })
  const when = new Date(kept.time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
  if (!isOther)
    return (
      <p className="m-0 mt-3 text-muted" data-reopened="same">
        Kept on {when}. {isOlder(kept, now) ? 'Rules and program have changed since; it' : 'It'} comes out the same.
      </p>
    )
  return (
    <section aria-label="It comes out differently now" className="card mt-3 p-3" data-reopened="other">
      <h2 className="m-0 text-lg">It comes out differently now</h2>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Side title={`Kept on ${when}`} verdict={kept.verdict} word={kept.word}>
          {kept.deciding.map(({ label }) => label).join('; ')}
          <br />
          Version {kept.made.program}, rules {kept.made.rules}
        </Side>
        <Side title="With the rules of today" verdict={standing.verdict} word={verdictWord(standing as Ruling)}>
          Version {now.program}, rules {now.rules}
        </Side>
      </div>
    </section>
  )
}

function Side({
  title,
  verdict,
  word,
  children,
}: {
  title: string
  verdict: Ruling['verdict']
  word: string
  children: ReactNode
}): ReactNode {
  return (
    <div className="min-w-0">
      <p className="m-0 text-sm text-muted">{title}</p>
      <p className="m-0 text-lg">
        <VerdictChip verdict={verdict} word={word} />
      </p>
      <p className="m-0 text-sm leading-snug text-muted">{children}</p>
    </div>
  )
}
