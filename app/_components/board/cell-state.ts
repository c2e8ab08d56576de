import type { Board } from '../../../lib/games/starcom/board/board'
import { strangersOf } from '../../../lib/games/starcom/board/check'
import type { ShipAt, Sieges } from '../../../lib/games/starcom/board/facts'
import { saySystem } from '../../../lib/games/starcom/board/words'
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

/** The questions behind the badges of one system. */
const placeQuestions = (board: Board, sieges: Sieges, at: number) => ({
  contested: ask('contested', board, sieges, { at }),
  ship: askPlace(board, sieges, at, 'ship'),
  station: askPlace(board, sieges, at, 'station'),
})

const jumpQuestion = (board: Board, sieges: Sieges, ship: ShipAt, to: number): Question | undefined =>
  ship.at === to ? undefined : ask('jump', board, sieges, { ship, to })

/** Every question the board shows an answer to, the ones most looked at first. */
export function boardQuestions(board: Board, sieges: Sieges, ship: ShipAt | undefined): Question[] {
  const all = board.systems.map((_, at) => at)
  const jumps = ship ? all.map((to) => jumpQuestion(board, sieges, ship, to)) : []
  const places = all.flatMap((at) => Object.values(placeQuestions(board, sieges, at)))
  return [...jumps, ...places].filter((question) => question !== undefined)
}

function reachOf(board: Board, sieges: Sieges, ship: ShipAt, to: number): Reach | undefined {
  if (ship.at === to) return 'origin'
  const found = knownRuling(jumpQuestion(board, sieges, ship, to))
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

/** Badges and words of every cell, as far as judged. */
export function cellStates(board: Board, sieges: Sieges, ship: ShipAt | undefined): CellState[] {
  const strange = new Set(strangersOf(board).map(({ at }) => at))
  return board.systems.map((_, at) => {
    const asked = placeQuestions(board, sieges, at)
    const reach = ship && reachOf(board, sieges, ship, at)
    const state = {
      siege: sieges[at],
      contested: answerOf(knownRuling(asked.contested)?.ruling),
      ship: mayOf(knownRuling(asked.ship)),
      station: mayOf(knownRuling(asked.station)),
      reach,
      strange: strange.has(at),
    }
    const words = [
      state.siege ? 'under siege' : '',
      state.contested ? 'contested' : '',
      state.ship === 'yes' ? 'you may build ships here' : '',
      state.station === 'yes' ? 'you may build stations here' : '',
      state.strange ? 'a card is not of this edition' : '',
      reach ? REACH_WORDS[reach] : '',
    ]
    return { ...state, name: saySystem(board, at, words) }
  })
}
