import type { ReactNode } from 'react'
import { type Piece, pieces, sections } from '../../../lib/games/ti4/pieces'
import { Crumbs } from '../../_site/crumbs'
import { clauseOf, gameOf, hrefOf } from '../../_site/library'
import { at } from '../../_site/paths'

/** Units, system tiles and factions in one compact list: a tap opens the figures; the reader module filters it. */
export default function Pieces(): ReactNode {
  return (
    <div data-game="ti4">
      <Crumbs path="/cards/ti4/" />
      <h1 className="mb-2 mt-3">Units, systems and factions</h1>
      <p className="intro">
        The printed figures that movement, transport and space cannon need, and the rules that touch them. Rules of
        technologies and cards stand under <a href={at('/rules/ti4/components/')}>Units, technologies and cards</a>.
      </p>
      <label className="no-print mt-3 block" data-filter="pieces" hidden>
        <span className="block text-sm font-semibold">Find a unit, tile or faction</span>
        <input
          type="search"
          className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
          placeholder="carrier, 27, nebula, Creuss"
          autoComplete="off"
        />
        <output className="text-sm text-muted" />
      </label>
      {sections.map((section) => (
        <Section key={section} title={section} own={pieces.filter((piece) => piece.section === section)} />
      ))}
      <p className="aside">
        Figures: faction sheets, unit cards and system tiles, compared over public lists. Where two lists differ, the
        figure of online league play stands.
      </p>
    </div>
  )
}

function Section({ title, own }: { title: string; own: readonly Piece[] }): ReactNode {
  return (
    <details data-filter-section={title} className="card-section">
      <summary className="min-h-12">
        <h2 className="m-0 text-lg">{title}</h2>
        <span className="ml-auto text-sm text-muted" data-filter-count>
          {own.length}
        </span>
      </summary>
      {own.map((piece) => (
        <Row key={piece.id} piece={piece} />
      ))}
    </details>
  )
}

function Row({ piece: { id, name, beside, figures, clauses } }: { piece: Piece }): ReactNode {
  return (
    <details id={id} className="card-row" data-filter-item>
      <summary>
        <span>
          <strong>{name}</strong> <small>{beside}</small>
        </span>
      </summary>
      <div className="card-panel">
        <dl>
          {figures.map(([what, value]) => (
            <Figure key={what} what={what} value={value} />
          ))}
        </dl>
        {clauses.length > 0 && <Touching clauses={clauses} />}
      </div>
    </details>
  )
}

/** The rules that touch a piece. */
async function Touching({ clauses }: Pick<Piece, 'clauses'>): Promise<ReactNode> {
  const game = await gameOf('ti4')
  const told = (await Promise.all(clauses.map(clauseOf))).filter((clause) => clause !== undefined)
  return (
    <p className="links">
      <span>Rules:</span>
      {told.map((clause) => (
        <a key={clause.id} href={hrefOf(clause.id, game, game.defaultEdition, clause)}>
          {clause.title}
        </a>
      ))}
    </p>
  )
}

function Figure({ what, value }: { what: string; value: string }): ReactNode {
  return (
    <>
      <dt>{what}</dt>
      <dd>{value}</dd>
    </>
  )
}
