import { cards } from '../../../lib/games/starcom/data/cards.ts'
import { dash, type Pieces } from '../../_site/quick/pieces.ts'

/** Ships and stations anyone may build, cheapest first. */
function vessels(edition: '2022-11' | '2022-02', title: string): Pieces {
  const own = cards.filter(
    (card) =>
      card.edition === edition && (card.type === 'Ship' || card.type === 'Station') && card.domain === 'Neutral',
  )
  return {
    title,
    head: ['Piece', 'Cost', 'Attack', 'Hit points', ...(edition === '2022-11' ? ['Speed'] : [])],
    rows: own
      .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
      .map(({ name, cost, attack, hp, speed }) => [
        name,
        dash(cost),
        dash(attack),
        dash(hp),
        ...(edition === '2022-11' ? [dash(speed)] : []),
      ]),
  }
}

const pieces: readonly Pieces[] = [
  vessels('2022-11', 'Ships and stations, November 2022'),
  vessels('2022-02', 'Ships and stations, February 2022'),
]

export default pieces
