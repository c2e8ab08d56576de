/** The whole tactical action on one case, as the clauses of movement see it. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { late } from '../../../kernel/late.ts'
import { type Board, boardOf, type System } from '../board/board.ts'
import { type Arrived, arrivalOf } from '../cargo/arrival.ts'
import { type Declared, declaredOf, placesAfter } from '../declared.ts'
import type { CaseFacts } from '../facts.ts'
import { oncePerTable } from '../once-per-table.ts'
import { certainOf, type Remarks, remarksOf } from '../remarks.ts'
import { judgeRoute, type RouteRuling } from '../way/route.ts'
import { partsOfActivation } from './activation.ts'
import { ofMoves, partsOfMoves } from './moves.ts'

/** How the routes of an action come out. */
export interface Routing {
  rulings: ReadonlyMap<Declared, RouteRuling>
  /** Hil Colish, where the others need it to go first. */
  first?: Declared
}
/** What is asked about: the board, the moves on it, and what every room says of them. */
export interface Action {
  board: Board
  declared: readonly Declared[]
  /** Those that go somewhere. */
  moving: readonly Declared[]
  /** Where every unit that moves or is carried ends. */
  places: () => ReturnType<typeof placesAfter>
  routing: (table: RulesInPlay) => Routing
  /** Limits in the systems it touches, once it is made. */
  arrived: (table: RulesInPlay) => readonly Arrived[]
  remarks: Remarks
  /** What forbids it whatever else is not told. */
  certain: ReturnType<typeof certainOf>
}

/** The facts an action is made from. */
export const ACTION_FACTS = [
  'systems',
  'units',
  'activePlayer',
  'active',
  'moves',
  'effects',
  'otherEffects',
  'tacticTokens',
  'expansions',
  'hyperlanes',
] as const satisfies readonly (keyof CaseFacts)[]

/** The action of a case; the facts may have gaps. */
export function actionOf(facts: CaseFacts): Action {
  const board = boardOf(facts)
  const after = late({ places: () => placesAfter(action.declared) })
  const routing = oncePerTable((table) => routingOf(board, action.moving, table))
  const arrival = (table: RulesInPlay) =>
    arrivalOf(board, action.declared, after.places, table, riftDice(routing(table)) > 0)
  // The moves are looked at late: where nobody told which way, the activation is judged all the same.
  const action: Action = late<Action>({
    board: () => board,
    declared: () => declaredOf(board),
    moving: () => action.declared.filter((move) => move.moves),
    places: () => () => after.places,
    routing: () => routing,
    arrived: () => oncePerTable(arrival),
    remarks: () => remarksOf((table) => allSaid(action, table)),
    certain: () => certainOf((table) => allParts(action, table)),
  })
  return action
}

function* allSaid(action: Action, table: RulesInPlay) {
  for (const part of partsOfActivation(action)) yield* part()
  if (action.board.active) yield* ofMoves(action, table)
}

function* allParts(action: Action, table: RulesInPlay) {
  yield* partsOfActivation(action)
  if (action.board.active) yield* partsOfMoves(action, table)
}

/** Dice for rifts in all. */
export const riftDice = ({ rulings }: Routing): number =>
  [...rulings.values()].reduce((sum, { rifts }) => sum + rifts.dice.length, 0)

const brokenSteps = ({ rulings }: Routing): number =>
  [...rulings.values()]
    .flatMap(({ remarks }) => remarks)
    .filter(({ outcome, step }) => outcome === 'fails' && step !== undefined).length

/** Judges every route. Hil Colish may go first or last: its delta wormhole then stands at its end or at its start. */
function routingOf(board: Board, moving: readonly Declared[], table: RulesInPlay): Routing {
  const movers = moving.map(({ ship }) => ship)
  const flag = moving.find(({ ship }) => ship.kind.id === 'hil-colish')
  const judgeAll = (hilColishAt?: System): Routing['rulings'] =>
    new Map(
      moving.map((move) => {
        const seesDelta = move !== flag && hilColishAt ? { hilColishAt } : {}
        const view = { player: move.ship.owner, purpose: 'movement' as const, ship: move.ship, ...seesDelta }
        return [move, judgeRoute(board, move.ship, move.path, view, table, movers)] as const
      }),
    )
  const last = { rulings: judgeAll() }
  const end = flag?.path.at(-1)
  if (!flag || !end || end !== board.active || !brokenSteps(last)) return last
  const first = { rulings: judgeAll(end), first: flag }
  return brokenSteps(first) < brokenSteps(last) ? first : last
}
