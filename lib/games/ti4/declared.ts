/** The moves of a case with names turned into ships, systems and cargo, and where every unit is afterwards. */
import { late } from '../../kernel/late.ts'
import type { Board, BoardUnit, System } from './board/board.ts'
import type { LoadFacts, MoveFacts } from './facts.ts'

/** A unit that is carried, and where on the route it may come aboard. */
export interface Lift {
  unit: BoardUnit
  at: System
  /** Places on the route where it can be loaded: one, or several where the route comes back and nobody told which. */
  stops: readonly number[]
  facts: LoadFacts
  /** Its place in the case: which move, and which load of it. */
  place: readonly [number, number]
}

export interface Declared {
  ship: BoardUnit
  /** Undefined where the name is that of a hyperlane tile. */
  names: readonly string[]
  path: readonly System[]
  hyperlanes: readonly string[]
  loads: readonly Lift[]
  facts: MoveFacts
  /** False for a ship that stays where it is. */
  moves: boolean
}

/** Route indexes of a lift: the visit named, else every place the system has on the route. */
function stopsOf(move: MoveFacts, load: LoadFacts): readonly number[] {
  return load.visit === undefined ? move.path.flatMap((id, i) => (id === load.at ? [i] : [])) : [load.visit]
}

/** The moves of ships that are on the board; a ship that is not has been refused before. */
export const declaredOf = (board: Board): Declared[] =>
  board.facts.moves.flatMap((facts, i) => {
    const ship = board.unitById.get(facts.ship)
    return ship ? [declaredBy(board, ship, facts, i)] : []
  })

/** What is carried is looked at late: a load half told does not hide what forbids the route. */
const declaredBy = (board: Board, ship: BoardUnit, facts: MoveFacts, at: number): Declared =>
  late<Declared>({
    ship: () => ship,
    names: () => facts.path,
    path: () => facts.path.flatMap((id) => board.byId.get(id) ?? []),
    hyperlanes: () => facts.path.filter((id) => !board.byId.has(id)),
    loads: () => facts.loads.map((load, i) => liftOf(board, facts, load, [at, i])),
    facts: () => facts,
    moves: () => facts.path.length > 1,
  })

const liftOf = (board: Board, move: MoveFacts, load: LoadFacts, place: Lift['place']): Lift => ({
  unit: board.unitById.get(load.unit)!,
  at: board.byId.get(load.at)!,
  stops: stopsOf(move, load),
  facts: load,
  place,
})

/** Where units are once all moves are made: ships and cargo in space in the active system. */
export function placesAfter(declared: readonly Declared[]): Map<BoardUnit, System> {
  const places = new Map<BoardUnit, System>()
  for (const move of declared) {
    const end = move.path.at(-1)
    if (!end) continue
    if (move.moves) places.set(move.ship, end)
    for (const load of move.loads) places.set(load.unit, end)
  }
  return places
}

/** A player's units in a system after the moves; `inSpace` tells those in the space area. */
export function unitsAfter(
  system: System,
  player: string,
  places: ReadonlyMap<BoardUnit, System>,
): { unit: BoardUnit; inSpace: boolean | undefined }[] {
  const found: { unit: BoardUnit; inSpace: boolean | undefined }[] = []
  for (const unit of system.units) {
    if (unit.owner !== player || (places.has(unit) && places.get(unit) !== system)) continue
    found.push({ unit, inSpace: places.has(unit) ? true : unit.at === undefined ? undefined : unit.at === 'space' })
  }
  for (const [unit, place] of places) {
    if (unit.owner === player && place === system && unit.system !== system) found.push({ unit, inSpace: true })
  }
  return found
}
