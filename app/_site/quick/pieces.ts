/** The figures of the pieces a table asks for most, as a small table on the quick card. */
import { cards } from '../../../lib/games/starcom/data/cards.ts'
import { units } from '../../../lib/games/ti4/data/units.ts'

/** A table of figures: its heading, the names of its columns, its rows. */
export interface Pieces {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const dash = (figure: number | null): string => (figure === null ? '–' : String(figure))

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

/** Ships every faction has. */
function fleet(): Pieces {
  const own = units.filter(({ faction, roles, set }) => !faction && set === 'base' && roles.includes('ship'))
  return {
    title: 'Ships',
    head: ['Ship', 'Move', 'Capacity'],
    rows: own.map(({ name, move, capacity }) => [name, dash(move), String(capacity)]),
  }
}

/** Figures of each game's pieces; nothing for a game whose pieces differ by army. */
export const PIECES: Readonly<Record<string, readonly Pieces[]>> = {
  starcom: [
    vessels('2022-11', 'Ships and stations, November 2022'),
    vessels('2022-02', 'Ships and stations, February 2022'),
  ],
  ti4: [fleet()],
}
