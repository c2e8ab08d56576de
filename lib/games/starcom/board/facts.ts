import type { Fact, FactSpecs, RawFacts } from '../../../kernel/facts.ts'
import type { Board } from './board.ts'
import { buildFacts, developmentFacts, incomeFacts } from './facts-of-building.ts'
import { jumpFacts, type ShipAt } from './facts-of-ships.ts'
import { combatFacts, conquestFacts, contestedFacts, gameEndFacts, siegeFacts } from './facts-of-systems.ts'
import type { Sieges } from './known.ts'

export { buildFacts, incomeFacts } from './facts-of-building.ts'
export { jumpFacts, type ShipAt } from './facts-of-ships.ts'
export { siegeFacts } from './facts-of-systems.ts'
export type { Sieges } from './known.ts'

/** What a question is asked about. */
export interface Focus {
  at?: number
  ship?: ShipAt
  to?: number
}

type Source = (board: Board, sieges: Sieges, focus: Focus) => RawFacts | undefined

const ofSystem =
  (facts: (board: Board, at: number, sieges: Sieges) => RawFacts | undefined): Source =>
  (board, sieges, { at }) =>
    at === undefined ? undefined : facts(board, at, sieges)

const ofShip: Source = (board, _sieges, { ship, to }) => (ship ? jumpFacts(board, ship, to) : undefined)

const chosenBuild: Source = ofSystem((board, at, sieges) =>
  buildFacts(board, at, sieges, {
    card: board.table.buildCard as string | undefined,
    count: board.table.buildCount as number | undefined,
  }),
)

/** Which checkers the board can fill in, from what. */
const SOURCES: Readonly<Record<string, Source>> = {
  siege: ofSystem(siegeFacts),
  contested: ofSystem(contestedFacts),
  build: chosenBuild,
  'ship-limit': chosenBuild,
  'fighter-limit': chosenBuild,
  'station-limit': chosenBuild,
  development: ofSystem(developmentFacts),
  conquest: ofSystem(conquestFacts),
  'combat-damage': ofSystem(combatFacts),
  jump: ofShip,
  retreat: ofShip,
  income: (board, sieges) => incomeFacts(board, sieges),
  'game-end': (board) => gameEndFacts(board),
}

/** Checkers the board fills in, in the order they are offered. */
export const askable: readonly string[] = Object.keys(SOURCES)

/** What the board knows of the facts of a checker, or undefined where the question does not arise for this focus. */
export const factsFor = (checker: string, board: Board, sieges: Sieges, focus: Focus): RawFacts | undefined =>
  SOURCES[checker]?.(board, sieges, focus)

/** The facts a checker asks for, at any depth; what it does not know, it is not told. */
export function askedOf(specs: FactSpecs, facts: RawFacts): RawFacts {
  const kept = Object.entries(facts).flatMap(([key, value]) => {
    const fact = specs[key]
    return fact && value !== undefined ? [[key, shaped(fact, value)] as const] : []
  })
  return Object.fromEntries(kept)
}

function shaped(fact: Fact, value: unknown): unknown {
  if (fact.kind === 'list' && Array.isArray(value)) return value.map((item) => shaped(fact.of, item))
  if (fact.kind === 'record' && typeof value === 'object') return askedOf(fact.fields, value as RawFacts)
  return value
}
