import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../../lib/content'
import { games } from '../../../lib/games'
import { editionTitle } from '../../../lib/page-addresses'
import { checkersOn, clauseOf, editionInUrl, hrefOf } from '../library'
import { at } from '../paths'
import { marginNumber, marginWord } from './number'
import { Printings } from './printings'

interface Props {
  clause: ClauseRecord
  /** The clause before it on the page. */
  above: ClauseRecord | undefined
  isOwnSource: boolean
  game: GameContent
  edition: string
}

/** Everything that hangs on a clause, behind its number: the two printings, checkers, open questions, source, links. */
export async function Behind({ clause, above, isOwnSource, game, edition }: Props): Promise<ReactNode> {
  const checkers = checkersOn(clause.id, edition)
  const other = editionInUrl(game, edition)
  const query = other ? `?ed=${other}` : ''
  const citedBy = clause.citedBy.filter((id) => !clause.links.includes(id))
  const differs = clause.editions.filter((one) => clause.text[one] !== clause.text[edition])
  const only = clause.editions.length < game.editions.length
  const isMarked = differs.length > 0 || only || clause.open.length > 0 || checkers.length > 0
  const number = marginNumber(clause)
  const word = marginWord(clause, above)
  return (
    <details className="behind">
      <summary>
        <span className="sr-only">Cite or pin {clause.label} </span>
        {number && word && <small aria-hidden="true">{word}</small>}
        <b aria-hidden="true">{number || '§'}</b>
        <span className="marks">
          {number && !isMarked && <span aria-hidden="true">§</span>}
          {(differs.length > 0 || only) && <Mark sign="△" says="Differs between editions" />}
          {clause.open.length > 0 && <Mark sign="?" says="Open question" />}
          {checkers.length > 0 && <Mark sign="⚖︎" says="Can be checked" />}
        </span>
      </summary>
      <div className="apparatus">
        {differs.map((one) => (
          <Printings key={one} clause={clause} game={game} edition={edition} other={one} />
        ))}
        {only && <p className="links">Only in {editionTitle(game, edition)}.</p>}
        <LinkRow
          word="Check my case"
          links={checkers.map(({ href, title }) => ({ href: href + query, word: title }))}
        />
        <LinkRow word="Open question" links={clause.open.map(questionLink)} />
        <p className={isOwnSource ? 'own' : undefined}>
          Source: <span data-source>{clause.sources[edition]}</span>
          {clause.weight && ` (${clause.weight})`}
        </p>
        <LinkRow word="See also" links={await clauseLinks(clause.links, game, edition)} />
        <LinkRow word="Rules that cite this" links={await clauseLinks(citedBy, game, edition)} />
      </div>
    </details>
  )
}

/** A sign in the margin, told in words to who cannot see it. */
function Mark({ sign, says }: { sign: string; says: string }): ReactNode {
  return (
    <>
      <span aria-hidden="true" title={says}>
        {sign}
      </span>
      <span className="sr-only">, {says.toLowerCase()}</span>
    </>
  )
}

interface Link {
  href: string
  word: string
}

function LinkRow({ word, links }: { word: string; links: readonly Link[] }): ReactNode {
  if (!links.length) return null
  return (
    <p className="links">
      {word}:{' '}
      {links.map((link, i) => (
        <span key={link.href + link.word}>
          {i > 0 && ' · '}
          <a href={link.href}>{link.word}</a>
        </span>
      ))}
    </p>
  )
}

async function clauseLinks(ids: readonly string[], game: GameContent, edition: string): Promise<Link[]> {
  const known = (await Promise.all(ids.map(clauseOf))).filter((clause) => clause !== undefined)
  return known.map((clause) => ({
    href: hrefOf(clause.id, game, edition, clause),
    // A card is called by its name alone.
    word: clause.from === 'card' ? clause.title : `${clause.label} ${clause.title}`,
  }))
}

/** Where an open question is told, under its topic. */
function questionLink(id: string): Link {
  const question = games.flatMap((pack) => pack.ambiguities).find((ambiguity) => ambiguity.id === id)
  const [game = '', name = ''] = id.split(':ambiguity.')
  return { href: at(`/questions/${game}/#${name}`), word: question?.topic ?? name }
}
