import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../../lib/content'
import { CAUTION } from '../../../lib/content/records'
import { editionTitle } from '../../../lib/page-addresses'
import { hrefOf } from '../library'
import { Behind } from './behind'
import { printedAnchor, saidNumber } from './number'

interface Props {
  clause: ClauseRecord
  /** The clause before it on the page. */
  above?: ClauseRecord | undefined
  /** The first of its section that this edition lacks: it leads to the edition that has them. */
  isFirstGone?: boolean | undefined
  /** Its words come from elsewhere than those of its page. */
  isOwnSource: boolean
  game: GameContent
  edition: string
  children: ReactNode
}

/** One clause as law is set: its number in the margin, its title run into its words, everything else behind the number. */
export function ClauseBox({ clause, above, isFirstGone, isOwnSource, game, edition, children }: Props): ReactNode {
  const alias = printedAnchor(clause)
  if (!clause.editions.includes(edition))
    return <Elsewhere clause={clause} isFirst={isFirstGone === true} game={game} alias={alias} />
  const expansion = game.expansions.find((candidate) => candidate.id === clause.needs)
  const cautions = [CAUTION[clause.from], expansion && `Only with ${expansion.title}`].filter(
    (one) => one !== undefined,
  )
  return (
    <div id={clause.name} className="clause rule" data-clause={clause.id} data-label={clause.label}>
      {alias && <i id={alias} />}
      <div className="law">
        <h3 id={`${clause.name}--title`}>
          <span className="sr-only">{saidNumber(clause)}: </span>
          <span data-title={clause.title.endsWith('?') ? '?' : ''}>{clause.title}</span>
        </h3>{' '}
        {cautions.map((caution) => (
          <small key={caution}>
            <span data-cite>{caution}</span>.{' '}
          </small>
        ))}
        <div className="clause-words">{children}</div>
      </div>
      <Behind clause={clause} above={above} isOwnSource={isOwnSource} game={game} edition={edition} />
    </div>
  )
}

/** A clause this edition lacks: one quiet line, so that its number and its links still lead somewhere. */
function Elsewhere({
  clause,
  isFirst,
  game,
  alias,
}: Pick<Props, 'clause' | 'game'> & { isFirst: boolean; alias: string | undefined }): ReactNode {
  const only = clause.editions.map((edition) => (
    <a key={edition} href={hrefOf(clause.id, game, edition)}>
      {editionTitle(game, edition)}
    </a>
  ))
  return (
    <p id={clause.name} className="gone" data-clause={clause.id}>
      {alias && <i id={alias} />}
      {clause.title}. Not in this edition{isFirst && <>, only in {only}</>}.{' '}
    </p>
  )
}
