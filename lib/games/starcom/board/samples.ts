import type { RawFacts } from '../../../kernel/facts.ts'
import { type Board, type Edition, emptyBoard, indexOf, type Size, type System } from './board.ts'
import { addVessel, nothingElse, putCard, putController, putDevelopments, putFacts, putHome } from './edit.ts'
import { ordinaryJump, withTable } from './table.ts'

/** A board to begin with. */
export interface Sample {
  id: string
  title: string
  /** What it shows, in a sentence. */
  says: string
  board: (edition: Edition) => Board
}

interface Lot {
  card?: string
  home?: number
  /** Seat and developments. */
  holds?: readonly [number, number]
  vessels?: readonly (readonly [owner: number, card: string, count?: number])[]
  facts?: Partial<System>
}

type Step = (board: Board) => Board

/** Puts one system, row and column from 1. */
const put =
  (row: number, col: number, { card, home, holds, vessels = [], facts }: Lot): Step =>
  (board) => {
    const at = indexOf(board.size, { row, col })!
    const steps: Step[] = [
      (now) => (card ? putCard(now, at, card) : now),
      (now) => (home === undefined ? now : putHome(now, at, home)),
      (now) => (holds ? putDevelopments(putController(now, at, holds[0]), at, holds[1]) : now),
      (now) => (facts ? putFacts(now, at, facts) : now),
      ...vessels.map(
        ([owner, vessel, count = 1]): Step =>
          (now) =>
            addVessel(now, at, { owner, card: vessel, count }),
      ),
    ]
    return steps.reduce((now, step) => step(now), board)
  }

const said =
  (facts: RawFacts): Step =>
  (board) =>
    withTable(board, facts)

const make = (edition: Edition, size: Size, seats: number, steps: readonly Step[]): Board =>
  nothingElse([...steps].reduce((board, step) => step(board), emptyBoard(size, edition, seats)))

const home = (
  row: number,
  col: number,
  seat: number,
  developments = 1,
  vessels: Lot['vessels'] = [[seat, 'scout']],
): Step => put(row, col, { card: 'homeworld', home: seat, holds: [seat, developments], vessels })

const myTurn: Step = said({ turn: 0, phase: 'command' })

export const samples: readonly Sample[] = [
  {
    id: 'start',
    title: 'Start of a game',
    says: 'Two players on 3 × 3: a Homeworld, one development and a Scout each.',
    board: (edition) =>
      make(edition, 3, 2, [
        home(1, 1, 0),
        home(3, 3, 1),
        myTurn,
        said({ credits: 3, firstTurn: true, ...ordinaryJump(edition) }),
      ]),
  },
  {
    id: 'siege',
    title: 'A siege',
    says: 'Orange stands over a Trade World of Blue with nothing to shoot back.',
    board: (edition) =>
      make(edition, 3, 2, [
        home(1, 1, 0, 3, [[0, 'corvette']]),
        home(3, 3, 1, 3),
        put(2, 2, {
          card: 'trade-world',
          holds: [0, 3],
          vessels: [
            [0, 'refinery'],
            [0, 'scout'],
            [1, 'cruiser'],
            [1, 'strike-fighter', 2],
          ],
        }),
        put(1, 2, {
          card: 'research-world',
          holds: [0, 2],
          vessels: [
            [0, 'defense-station'],
            [1, 'frigate'],
          ],
        }),
        myTurn,
        said({
          credits: 12,
          buildCard: 'corvette',
          buildCount: 1,
          tradeRoutes: 0,
          firstTurn: false,
          efficientConstruction: 0,
        }),
      ]),
  },
  {
    id: 'contested',
    title: 'A contested system',
    says: 'There was a fight in a capital of Blue; the enemy has left one system and stays in another.',
    board: (edition) =>
      make(edition, 4, 2, [
        home(1, 1, 0, 4, [[0, 'frigate']]),
        home(4, 4, 1, 4, [[1, 'frigate']]),
        put(2, 2, { card: 'forsei', holds: [0, 3], vessels: [[0, 'defense-station']], facts: { combat: true } }),
        put(2, 3, {
          card: 'drummond',
          holds: [0, 2],
          vessels: [
            [0, 'destroyer'],
            [1, 'strike-fighter', 3],
          ],
          facts: { combat: true },
        }),
        put(3, 3, { card: 'alien-system', holds: [1, 2], vessels: [[1, 'corvette', 2]] }),
        myTurn,
        said({ credits: 10, buildCard: 'corvette', buildCount: 1 }),
      ]),
  },
  {
    id: 'jump',
    title: 'A jump puzzle',
    says: 'Where may the Cruiser in the middle go? Asteroids, Interdiction and two systems of one opponent.',
    board: (edition) =>
      make(edition, 3, 3, [
        home(1, 1, 0, 2, [[0, 'scout']]),
        home(3, 3, 1, 2),
        home(1, 3, 2, 2),
        put(2, 2, {
          card: 'black-hole',
          holds: [1, 1],
          vessels: [
            [0, 'cruiser'],
            [0, 'strike-fighter', 2],
          ],
        }),
        put(1, 2, { card: 'asteroid-field' }),
        put(2, 3, { card: 'military-base', holds: [1, 2], vessels: [[1, 'defense-station']] }),
        put(2, 1, { card: 'new-colony', holds: [2, 1] }),
        put(3, 1, { card: 'pulsar-system', vessels: [[0, 'corvette']], facts: { interdicted: true } }),
        myTurn,
        said(ordinaryJump(edition)),
      ]),
  },
]
