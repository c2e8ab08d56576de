import type { ReactNode } from 'react'
import { type Piece, pieces, sections } from '../../../lib/games/ti4/pieces'
import { CardSection, Figure, TouchingRules } from '../../_components/card-list'
import { Crumbs } from '../../_site/crumbs'
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
      {sections.map((section) => {
        const own = pieces.filter((piece) => piece.section === section)
        return (
          <CardSection key={section} title={section} count={own.length}>
            {own.map((piece) => (
              <Row key={piece.id} piece={piece} />
            ))}
          </CardSection>
        )
      })}
      <p className="mt-4 text-sm text-muted">
        Figures: faction sheets, unit cards and system tiles, compared over public lists. Where two lists differ, the
        figure of online league play stands.
      </p>
    </div>
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
            <Figure key={what} name={what}>
              {value}
            </Figure>
          ))}
        </dl>
        {clauses.length > 0 && <TouchingRules game="ti4" ids={clauses} />}
      </div>
    </details>
  )
}
