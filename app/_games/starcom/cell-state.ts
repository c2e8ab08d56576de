import type { Board } from '../../../lib/games/starcom/board/board'
import { strangersOf } from '../../../lib/games/starcom/board/check'
import type { ShipAt, Sieges } from '../../../lib/games/starcom/board/facts'
import { saySystem } from '../../../lib/games/starcom/board/words'
import { NEW } from '../../../lib/games/starcom/facts'
import { answerOf, ask, askPlace, knownRuling, type May, mayOf, type Question } from './judge-board'

/** Where the chosen ship may go: from here, there, perhaps, not. */
export type Reach = 'origin' | 'yes' | 'open' | 'no'

/** Everything a cell shows that was judged. Undefined: not judged yet, or open. */
export interface CellState {
  siege?: boolean
  contested?: boolean
  ship?: May
  station?: May
  reach?: Reach
  /** A card the edition does not have. */
  strange: boolean
  /** The whole cell in words. */
  name: string
}

/** The questions behind the badges of one system; none where it lies face down: nobody knows what it is. */
export interface PlaceQuestions {
  contested?: Question
  ship?: Question
  station?: Question
}

export const placeQuestions = (board: Board, sieges: Sieges): PlaceQuestions[] =>
  board.systems.map(({ faceDown }, at) =>
    faceDown
      ? {}
      : {
          contested: ask('contested', board, sieges, { at }),
          ship: askPlace(board, sieges, at, 'ship'),
          station: askPlace(board, sieges, at, 'station'),
        },
  )

/** Whether the chosen ship may jump to each system; undefined where it is. */
export const jumpQuestions = (board: Board, sieges: Sieges, ship: ShipAt | undefined): (Question | undefined)[] =>
  board.systems.map((_, to) => (ship && ship.at !== to ? ask('jump', board, sieges, { ship, to }) : undefined))

function reachOf(ship: ShipAt | undefined, to: number, question: Question | undefined): Reach | undefined {
  if (!ship) return undefined
  if (ship.at === to) return 'origin'
  const found = knownRuling(question)
  if (!found) return undefined
  const verdict = found.ruling?.verdict
  return verdict === 'legal' ? 'yes' : verdict === 'illegal' ? 'no' : 'open'
}

const REACH_WORDS: Record<Reach, string> = {
  origin: 'the chosen ship is here',
  yes: 'the ship may jump here',
  open: 'it depends whether the ship may jump here',
  no: 'the ship cannot jump here',
}

/** The word of the printing: November 2022 has a building ban, but no name for it. */
export const contestedWord = ({ edition }: Pick<Board, 'edition'>): string =>
  edition === NEW ? 'fought over' : 'contested'

interface Asked {
  places: readonly PlaceQuestions[]
  jumps: readonly (Question | undefined)[]
}

/** Badges and words of every cell, as far as judged. */
export function cellStates(board: Board, sieges: Sieges, ship: ShipAt | undefined, asked: Asked): CellState[] {
  const strange = new Set(strangersOf(board).map(({ at }) => at))
  return board.systems.map((_, at) => {
    const place = asked.places[at]
    const reach = reachOf(ship, at, asked.jumps[at])
    const state = {
      siege: sieges[at],
      contested: answerOf(knownRuling(place?.contested)?.ruling),
      ship: mayOf(knownRuling(place?.ship)),
      station: mayOf(knownRuling(place?.station)),
      reach,
      strange: strange.has(at),
    }
    const words = [
      state.siege ? 'under siege' : '',
      state.contested ? contestedWord(board) : '',
      state.ship === 'yes' ? 'you may build ships here' : '',
      state.station === 'yes' ? 'you may build stations here' : '',
      state.strange ? 'a card is not of this edition' : '',
      reach ? REACH_WORDS[reach] : '',
    ]
    return { ...state, name: saySystem(board, at, words) }
  })
}
