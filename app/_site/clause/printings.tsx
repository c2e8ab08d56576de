import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../../lib/content'
import { diffWords, type Piece } from '../../../lib/content/diff'
import { editionTitle } from '../../../lib/page-addresses'
import { hrefOf } from '../library'

interface Props {
  clause: ClauseRecord
  game: GameContent
  /** The edition on the page. */
  edition: string
  other: string
}

/** Two printings of a clause side by side; what stands in one alone is struck or underlined, so not told by colour alone. */
export function Printings({ clause, game, edition, other }: Props): ReactNode {
  const [older, newer] = [edition, other].sort((a, b) => place(game, b) - place(game, a)) as [string, string]
  const pieces = diffWords(clause.text[older] ?? '', clause.text[newer] ?? '')
  const told = (one: string) => (one === edition ? editionTitle(game, one) : <OtherLink {...{ clause, game, one }} />)
  return (
    <div className="printings links">
      <p>
        <b>{told(older)}</b>
        <br />
        {pieces.filter(({ only }) => only !== 'added').map(runs('removed'))}
      </p>
      <p>
        <b>{told(newer)}</b>
        <br />
        {pieces.filter(({ only }) => only !== 'removed').map(runs('added'))}
      </p>
    </div>
  )
}

/** Editions are listed newest first. */
const place = (game: GameContent, id: string): number => game.editions.findIndex((edition) => edition.id === id)

function OtherLink({ clause, game, one }: Pick<Props, 'clause' | 'game'> & { one: string }): ReactNode {
  return <a href={hrefOf(clause.id, game, one)}>{editionTitle(game, one)}</a>
}

/** Draws a run of words; those of the named kind stand in this printing alone. */
const runs = (kind: Piece['only']) =>
  function Run({ words, only }: Piece, i: number): ReactNode {
    const key = `${i} ${words}`
    if (only !== kind) return `${words} `
    return kind === 'added' ? <ins key={key}>{words} </ins> : <del key={key}>{words} </del>
  }
