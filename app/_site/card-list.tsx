import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { editionTitle, rulesPath } from '../../lib/page-addresses'
import { CardFilter } from './card-filter'
import { ClauseBox } from './clause'
import { Crumbs } from './crumbs'
import { EditionSwitch, RulesOf } from './editions'
import { clausesOf } from './library'

interface Props {
  game: GameContent
  edition: string
}

/** Every card of an edition; the reader module filters by words and kind, without it the list is whole. */
export async function CardList({ game, edition }: Props): Promise<ReactNode> {
  const cards = await clausesOf(game.id, 'cards')
  const here = cards.filter((card) => card.editions.includes(edition))
  const elsewhere = cards.filter((card) => !card.editions.includes(edition))
  const sections = [...new Set(here.map((card) => card.section))]
  const prefix = rulesPath(game, edition)
  return (
    <div data-game={game.id} data-edition={edition} data-cited={`${game.title}, ${editionTitle(game, edition)}`}>
      <Crumbs path={`${prefix}cards/`} />
      <h1 className="mb-2 mt-3">Cards</h1>
      <EditionSwitch game={game} edition={edition} rest="cards/" />
      <CardFilter sections={sections} placeholder={game.cardWords ?? ''} />
      {sections.map((section) => (
        <div key={section} data-filter-section={section}>
          <h2 className="mb-3 mt-8">{section}</h2>
          {here
            .filter((card) => card.section === section)
            .map((card) => (
              <CardBox key={card.id} card={card} game={game} edition={edition} />
            ))}
        </div>
      ))}
      {elsewhere.length > 0 && (
        <div data-filter-section="">
          <h2 className="mb-3 mt-8">Only in the other edition</h2>
          {elsewhere.map((card) => (
            <CardBox key={card.id} card={card} game={game} edition={edition} />
          ))}
        </div>
      )}
      <RulesOf game={game} editions={[edition]} />
    </div>
  )
}

function CardBox({ card, game, edition }: Props & { card: ClauseRecord }): ReactNode {
  return (
    <ClauseBox isOwnSource clause={card} game={game} edition={edition}>
      <p>{card.text[edition]}</p>
    </ClauseBox>
  )
}
