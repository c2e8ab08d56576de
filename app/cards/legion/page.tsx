import type { ReactNode } from 'react'
import { doubtsOf, lineOf, pipsOf, sectionOf } from '../../../lib/games/legion/card-words'
import { CARD_SOURCES, type CommandCard, cards } from '../../../lib/games/legion/data/cards'
import { CardFilter } from '../../_site/card-filter'
import { Crumbs } from '../../_site/crumbs'
import { metadataOf } from '../../_site/meta'

export const generateMetadata = () => metadataOf('/cards/legion/')

/** Every command card; the reader module filters by words, faction and pips. */
export default function CommandCards(): ReactNode {
  const sections = [...new Set(cards.map(sectionOf))].sort()
  return (
    <div data-game="legion">
      <Crumbs path="/cards/legion/" />
      <h1 className="mb-2 mt-3">Command cards</h1>
      <p className="intro">
        Names and figures only, from {Object.keys(CARD_SOURCES).length} data sets; what they disagree on, or what comes
        from scanned text, is marked. The cards themselves decide.
      </p>
      <CardFilter sections={sections} placeholder="vader, 2 pips, scanned" />
      {sections.map((section) => (
        <div key={section} data-filter-section={section}>
          <h2 className="mb-3 mt-8">{section}</h2>
          {cards
            .filter((card) => sectionOf(card) === section)
            .map((card) => (
              <Card key={card.id} card={card} />
            ))}
        </div>
      ))}
    </div>
  )
}

function Card({ card }: { card: CommandCard }): ReactNode {
  const doubts = doubtsOf(card)
  return (
    <section id={card.id} className="clause py-3">
      <h3>
        <a href={`#${card.id}`}>{pipsOf(card)}</a>
        {card.name}
      </h3>
      <p className="m-0 mt-1 max-w-[66ch]">{lineOf(card)}</p>
      {doubts.length > 0 && (
        <p className="row">
          {doubts.map((doubt) => (
            <span key={doubt} className="chip">
              {doubt}
            </span>
          ))}
        </p>
      )}
      <p className="m-0 mt-1 text-sm text-muted">Listed in {card.presentIn.join(', ')}</p>
    </section>
  )
}
