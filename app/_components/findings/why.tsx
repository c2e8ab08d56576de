import type { ReactNode } from 'react'
import type { Finding, Ruling } from '../../../lib/kernel/ruling'
import { ClauseCard } from './clause-card'
import { Part } from './part'

interface CardsProps {
  findings: readonly Finding[]
  edition: string
  /** True where they decide a refusal. */
  isRefused?: boolean
}

function Cards({ findings, edition, isRefused = false }: CardsProps): ReactNode {
  const isNew = (finding: Finding, i: number) => {
    const before = findings[i - 1]
    return before?.because !== finding.because || before.outcome !== finding.outcome
  }
  return (
    <ol className="m-0 grid list-none gap-2 p-0">
      {findings.map((finding, i) => (
        <ClauseCard
          key={finding.clause}
          finding={finding}
          edition={edition}
          withReason={isNew(finding, i)}
          isRefused={isRefused}
        />
      ))}
    </ol>
  )
}

const Folded = ({
  title,
  findings,
  edition,
}: {
  title: string
  findings: readonly Finding[]
  edition: string
}): ReactNode =>
  findings.length > 0 && (
    <details className="mt-2">
      <summary className="font-semibold">
        {title} ({findings.length})
      </summary>
      <Cards findings={findings} edition={edition} />
    </details>
  )

const HEADING: Record<Ruling['verdict'], string> = {
  legal: 'Why',
  illegal: 'Why',
  undetermined: 'Rules still open',
  disputed: 'Where the rules do not say',
  answered: 'Based on these rules',
}

/** What decides the usual case of one that is open: the clause that leads, with its words, and the others behind it. */
export function UsualWhy({ ruling: { verdict, presumed, edition } }: { ruling: Ruling }): ReactNode {
  if (verdict !== 'undetermined' || !presumed?.deciding.length) return null
  const isRefused = presumed.verdict === 'illegal'
  const [first, ...rest] = presumed.deciding.map((clause, i): Finding => {
    const because = i ? '' : (presumed.because ?? '')
    return { clause, outcome: isRefused ? 'fails' : 'holds', because, facts: {} }
  })
  return (
    <Part title="Why">
      <Cards findings={[first!]} edition={edition} isRefused={isRefused} />
      <Folded title="Also by" findings={rest} edition={edition} />
    </Part>
  )
}

/** The clauses that decide, headline first, then everything else that was looked at. */
export function Why({ ruling }: { ruling: Ruling }): ReactNode {
  const { edition } = ruling
  const deciding = ruling.deciding.flatMap((id) => {
    const found = ruling.findings.find((finding) => finding.clause === id)
    return [found ?? { clause: id, outcome: 'holds' as const, because: '', facts: {} }]
  })
  const lifted = ruling.findings.filter((finding) => finding.liftedBy && !ruling.deciding.includes(finding.clause))
  const rest = ruling.findings.filter((finding) => !ruling.deciding.includes(finding.clause) && !finding.liftedBy)
  const isOpen = ruling.verdict === 'undetermined'
  if (!deciding.length && !lifted.length && !rest.length) return null
  const first = isOpen ? [] : deciding.slice(0, ruling.leads)
  return (
    <Part title={HEADING[ruling.verdict]}>
      <Cards findings={first} edition={edition} isRefused={ruling.verdict === 'illegal'} />
      <Folded title="Waiting for a fact" findings={isOpen ? deciding : []} edition={edition} />
      <Folded title="Overruled by an exception" findings={lifted} edition={edition} />
      <Folded
        title="Also checked"
        findings={isOpen ? rest : [...deciding.slice(first.length), ...rest]}
        edition={edition}
      />
    </Part>
  )
}
