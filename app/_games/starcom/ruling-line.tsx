import type { ReactNode } from 'react'
import { urlOf } from '../../../lib/content/address'
import type { Board } from '../../../lib/games/starcom/board/board'
import { starcom } from '../../../lib/games/starcom/checkers'
import type { Finding, Ruling } from '../../../lib/kernel/ruling'
import type { Judged } from '../../_components/judge-case'
import { labelOfPath, sayBecause, summaryOf, verdictWord } from '../../_components/say'
import { VerdictChip } from '../../_components/verdict/verdict-chip'
import { useBoardContext } from './context'
import { linkOf, type Question } from './judge-board'

/** Address of a clause or an open question in the edition played. */
export const ruleOf = (base: string, board: Board, id: string): string =>
  base + urlOf(id, board.edition === starcom.defaultEdition ? undefined : board.edition)

/** A clause by its label, with what it found. */
export function ClauseLine({ finding }: { finding: Finding }): ReactNode {
  const { base, board } = useBoardContext()
  return (
    <>
      {sayBecause(finding)}{' '}
      <a href={ruleOf(base, board, finding.clause)} className="inline-block py-1">
        {starcom.cite(finding.clause)}
      </a>
    </>
  )
}

/** The findings a player deserves to read: every clause that forbids it, or the one an answer rests on. */
export function leadingOf(ruling: Ruling): Finding[] {
  const fails = ruling.findings.filter((finding) => finding.outcome === 'fails' && !finding.liftedBy)
  const decides = ruling.deciding.flatMap((id) => ruling.findings.find((finding) => finding.clause === id) ?? [])
  const told = ruling.verdict === 'illegal' ? fails : ruling.verdict === 'answered' ? decides.slice(0, 1) : []
  return told.filter((finding, i) => told.findIndex(({ because }) => because === finding.because) === i)
}

/** What a ruling waits for, in the words of the form. */
export const waitsFor = (question: Question, ruling: Ruling): string =>
  [...new Set(ruling.missing.map((path) => labelOfPath(question.checker.facts, path, question.facts)))].join('; ')

/** The reasons under a verdict. */
function Reasons({ question, ruling }: { question: Question; ruling: Ruling }): ReactNode {
  if (ruling.verdict === 'undetermined')
    return <p className="m-0 text-sm leading-snug">Needs: {waitsFor(question, ruling)}.</p>
  if (ruling.verdict === 'disputed' || ruling.verdict === 'legal')
    return <p className="m-0 text-sm leading-snug">{summaryOf(question.checker.facts, ruling, question.facts)}</p>
  return (
    <ul className="m-0 list-none p-0 text-sm leading-snug">
      {leadingOf(ruling).map((finding) => (
        <li key={finding.clause + finding.because}>
          <ClauseLine finding={finding} />
        </li>
      ))}
    </ul>
  )
}

interface Props {
  /** Anchor to it. */
  id?: string
  title: string
  question: Question
  found: Judged | undefined
}

/** One question about the board: verdict, reasons, and the checker with everything filled in. */
export function RulingLine({ id, title, question, found }: Props): ReactNode {
  const { base, board } = useBoardContext()
  const ruling = found?.ruling
  return (
    <li id={id} className="border-t border-hairline py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <a className="inline-flex min-h-11 grow items-center font-semibold" href={linkOf(base, board, question)}>
          {title}
        </a>
        {ruling ? (
          <VerdictChip verdict={ruling.verdict} word={verdictWord(ruling)} />
        ) : (
          <span className="text-sm text-muted">{found ? 'Cannot be judged' : '…'}</span>
        )}
      </div>
      {ruling && <Reasons question={question} ruling={ruling} />}
      {found && !ruling && (
        <p className="m-0 text-sm leading-snug text-illegal">
          {found.clashes.map(({ message, fix }) => `${message} ${fix}`).join(' ')}
        </p>
      )}
    </li>
  )
}
