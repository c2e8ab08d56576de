import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { diffWords } from '../../lib/content/diff'
import { CAUTION } from '../../lib/content/records'
import { games } from '../../lib/games'
import { editionTitle } from '../../lib/pages'
import { checkersOn, clauseOf, hrefOf } from './library'
import { at } from './paths'

interface Props {
  clause: ClauseRecord
  game: GameContent
  edition: string
  children: ReactNode
}

/** One clause on its page: number, title, words, and everything that hangs on it. */
export function ClauseBox({ clause, game, edition, children }: Props): ReactNode {
  const here = clause.editions.includes(edition)
  const speaker = CAUTION[clause.from]
  const expansion = game.expansions.find((candidate) => candidate.id === clause.needs)
  const only = here && clause.editions.length < game.editions.length
  return (
    <section id={clause.name} className="clause" data-clause={clause.id} aria-labelledby={`${clause.name}--title`}>
      <header>
        <h3 id={`${clause.name}--title`}>
          <a href={`#${clause.name}`} aria-label={clause.label}>
            {shortLabel(clause)}
          </a>
          {clause.title}
        </h3>
        {here && (
          <button
            type="button"
            className="cite no-print"
            data-copy={clause.id}
            aria-label={`Cite or pin ${clause.label}`}
          >
            §
          </button>
        )}
      </header>
      {(speaker || expansion || only) && (
        <p className="row">
          {speaker && (
            <span className="chip" data-cite>
              {speaker}
            </span>
          )}
          {expansion && (
            <span className="chip" data-cite>
              Only with {expansion.title}
            </span>
          )}
          {only && <span className="chip">Only in {editionTitle(game, edition)}</span>}
        </p>
      )}
      {here ? <div className="clause-words">{children}</div> : <Elsewhere clause={clause} game={game} />}
      {here && <Hangings clause={clause} game={game} edition={edition} />}
    </section>
  )
}

/** The label without what the page already says: "Build 6", "58.4c". */
const shortLabel = ({ label, from }: ClauseRecord): string =>
  from === 'card' ? 'Card' : label.replace(/^LRR /, '').replace(/^.*, (?=\S)/, '')

function Elsewhere({ clause, game }: { clause: ClauseRecord; game: GameContent }): ReactNode {
  return (
    <p className="mt-2 text-muted">
      Not in this edition. Only in{' '}
      {clause.editions.map((edition) => (
        <a key={edition} href={hrefOf(clause.id, game, edition)}>
          {editionTitle(game, edition)}
        </a>
      ))}
      .
    </p>
  )
}

async function Hangings({ clause, game, edition }: Omit<Props, 'children'>): Promise<ReactNode> {
  const checkers = checkersOn(clause.id, edition)
  const query = edition === game.defaultEdition ? '' : `?ed=${edition}`
  const linked = (await Promise.all(clause.links.map(clauseOf))).filter((link) => link !== undefined)
  const citedBy = clause.citedBy.filter((id) => !clause.links.includes(id))
  const citing = (await Promise.all(citedBy.map(clauseOf))).filter((link) => link !== undefined)
  const others = clause.editions.filter((other) => clause.text[other] !== clause.text[edition])
  return (
    <>
      {(checkers.length > 0 || clause.open.length > 0 || others.length > 0) && (
        <div className="row no-print">
          {checkers.slice(0, 3).map((checker) => (
            <a key={checker.href} className="button" href={`${checker.href}${query}`}>
              Check my case: {checker.title}
            </a>
          ))}
          {clause.open.map((id) => (
            <OpenQuestion key={id} id={id} />
          ))}
          {others.map((other) => (
            <span key={other} className="chip">
              Differs from {editionTitle(game, other)}
            </span>
          ))}
        </div>
      )}
      <details>
        <summary>Source and links</summary>
        <p>
          <code>{clause.id}</code>
          {' · Source: '}
          <span data-source>{clause.sources[edition]}</span>
          {clause.weight && ` (${clause.weight})`}
        </p>
        {checkers.length > 0 && (
          <LinkRow word="Checked by" links={checkers.map((c) => ({ href: c.href + query, word: c.title }))} />
        )}
        {linked.length > 0 && (
          <LinkRow
            word="See also"
            links={linked.map((link) => ({
              href: hrefOf(link.id, game, edition, link),
              word: `${link.label} ${link.title}`,
            }))}
          />
        )}
        {citing.length > 0 && (
          <LinkRow
            word="Rules that cite this"
            links={citing.map((link) => ({
              href: hrefOf(link.id, game, edition, link),
              word: `${link.label} ${link.title}`,
            }))}
          />
        )}
        {others.map((other) => (
          <Change key={other} clause={clause} game={game} edition={edition} other={other} />
        ))}
      </details>
    </>
  )
}

/** What another edition says differently, word by word; struck out and underlined, so not by colour alone. */
function Change({ clause, game, edition, other }: Omit<Props, 'children'> & { other: string }): ReactNode {
  return (
    <p className="links">
      Against <a href={hrefOf(clause.id, game, other)}>{editionTitle(game, other)}</a>, with what stands only there{' '}
      <del>struck out</del> and what stands only here <ins>underlined</ins>:{' '}
      {diffWords(clause.text[other] ?? '', clause.text[edition] ?? '').map(({ words, only }, i) => {
        const key = `${i} ${words}`
        if (only === 'added') return <ins key={key}>{words} </ins>
        if (only === 'removed') return <del key={key}>{words} </del>
        return `${words} `
      })}
    </p>
  )
}

function LinkRow({ word, links }: { word: string; links: { href: string; word: string }[] }): ReactNode {
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

function OpenQuestion({ id }: { id: string }): ReactNode {
  const question = games.flatMap((pack) => pack.ambiguities).find((ambiguity) => ambiguity.id === id)
  const [game, name] = id.split(':ambiguity.')
  return (
    <a className="chip" href={at(`/questions/${game}/#${name}`)}>
      Open question: {question?.topic ?? name}
    </a>
  )
}
