/** Transport (fact sheet 4.2): who may be carried, from where, by which ship. */

import { type Clause, clausesOver } from '../../../kernel/clause.ts'
import type { View } from '../../../kernel/derive.ts'
import { ofPlayer } from '../../../kernel/players.ts'
import { type Board, type BoardUnit, boardOf, cardClause, hasEffect, type Turn } from '../board/board.ts'
import { citingCardsThat, restatedCard } from '../cited.ts'
import { type Declared, declaredOf } from '../declared.ts'
import type { CaseFacts } from '../facts.ts'
import { vocabulary } from '../facts.ts'
import { planetsOf } from '../places.ts'
import { unlocker } from '../way/ship.ts'

/** Clauses that say the same as one of these in other words. */
const CARRIED = { echoes: ['ti4:transport.n4', 'ti4:transport.n4f'] }
const WITHIN_CAPACITY = { echoes: ['ti4:capacity.n4f'] }

const STATIONARY = 'ti4:ambiguity.stationary-pickup'

/** The moves of a case on its board: what the clauses of cargo look at. */
interface Sailing {
  board: Board
  declared: readonly Declared[]
  /** Units with a route of their own. */
  flying: ReadonlySet<BoardUnit>
  /** Every load with the move that takes it along. */
  loadings: readonly Loading[]
}
interface Loading {
  move: Declared
  load: Declared['loads'][number]
}

function sailingOf(facts: CaseFacts, turn?: Turn): Sailing {
  const board = boardOf(facts, turn)
  const declared = declaredOf(board)
  return {
    board,
    declared,
    flying: new Set(declared.filter((move) => move.moves).map((move) => move.ship)),
    loadings: declared.flatMap((move) => move.loads.map((load) => ({ move, load }))),
  }
}

/** The view for a checker that sees these facts; `turn`: who acts, and where, if it is not told as in an action. */
const sailingFrom = (from: readonly string[], turn?: Turn): View<Sailing> => ({
  from,
  of: (facts) => sailingOf(facts, turn),
})

const aboutLoad = ({ move, load }: Loading) => ({ ship: move.ship.id, unit: load.unit.id, system: load.at.id })
const aboutShip = ({ ship }: Declared) => ({ ship: ship.id })
const isMiniature = (board: Board, unit: BoardUnit) =>
  unit.isStructure && hasEffect(board, 'te-miniaturization', unit.owner)
const isTitan = (unit: BoardUnit) => unit.kind.id.startsWith('hel-titan')

const usesOf = ({ board }: Sailing, move: Declared) => {
  const cargo = move.loads.filter(({ unit }) => !isMiniature(board, unit))
  return { cargo, used: cargo.reduce((sum, { unit }) => sum + unit.uses, 0) }
}

/** True for a load that is to end on a planet of the system its ship comes to. */
function isLanded({ move, load: { facts } }: Loading): boolean {
  const end = move.path.at(-1)
  return facts.to !== undefined && end !== undefined && facts.to !== end.id && planetsOf(end.facts).includes(facts.to)
}

/** A clause asked of each load. */
const ofLoad = {
  needs: ['moves', 'sailing'],
  each: ({ sailing }: { sailing: Sailing }) => sailing.loadings,
  about: aboutLoad,
} as const

/**
 * What may be carried at all, and how much: the same for every way to move. `places`: clauses of where it is lifted,
 * which come in between.
 */
export function cargoRules(from: readonly string[], turn?: Turn, places: readonly Clause[] = []): readonly Clause[] {
  const views = { sailing: sailingFrom(from, turn) }
  const { clause, exception } = clausesOver(vocabulary, views)
  const ofShip = {
    needs: ['moves', 'sailing'],
    each: ({ sailing }: { sailing: Sailing }) => sailing.declared,
    about: aboutShip,
  } as const
  /** The ship carries no more than its capacity. */
  const inRoom = (id: 'ti4:transport.0' | 'ti4:capacity.1', others: typeof CARRIED) =>
    clause(id, {
      ...ofShip,
      ...others,
      when: (move, { sailing }) => move.ship.capacity > 0 && usesOf(sailing, move).cargo.length > 0,
      holds: (move, { sailing }) => usesOf(sailing, move).used <= move.ship.capacity,
      says: { holds: sayRoom, fails: sayRoom },
    })
  const sayRoom = (move: Declared, { sailing }: { sailing: Sailing }) =>
    `${move.ship.id} loads ${usesOf(sailing, move).used} in all; its capacity is ${move.ship.capacity}.`
  return [
    clause('ti4:movement.n3', {
      ...ofLoad,
      echoes: ['ti4:transport.n1'],
      when: ({ load }, { sailing }) => sailing.flying.has(load.unit),
      holds: () => false,
      says: {
        holds: '',
        fails: ({ move, load }) =>
          `${load.unit.id} has a route of its own and cannot be cargo of ${move.ship.id} as well.`,
      },
    }),
    clause('ti4:components.hel-titan', {
      ...ofLoad,
      when: ({ load }) => isTitan(load.unit),
      holds: () => false,
      says: { holds: '', fails: ({ load }) => `${load.unit.id} cannot be carried.` },
    }),
    clause('ti4:structures.3', {
      ...ofLoad,
      when: ({ load }) => load.unit.isStructure && !isTitan(load.unit),
      holds: () => false,
      says: { holds: '', fails: ({ load }) => `${load.unit.id} is a structure and is never carried.` },
    }),
    exception('ti4:components.te-miniaturization', {
      ...ofLoad,
      lifts: ['ti4:structures.3'],
      holds: ({ load }, { sailing }) => isMiniature(sailing.board, load.unit),
      says: { holds: ({ load }) => `${load.unit.id} may be carried, without capacity.` },
    }),
    clause('ti4:transport.0', {
      ...ofLoad,
      ...CARRIED,
      when: ({ load: { unit } }) => !isTitan(unit) && !unit.isStructure && !unit.isFighter && !unit.isGround,
      holds: () => false,
      says: { holds: '', fails: ({ load }) => `${load.unit.id} is neither a fighter nor a ground force.` },
    }),
    ...places,
    clause('ti4:transport.2', {
      ...ofLoad,
      echoes: ['ti4:transport.1a'],
      when: (loading) =>
        loading.load.facts.to !== undefined && loading.move.path.at(-1) !== undefined && !isLanded(loading),
      holds: ({ move, load }) => load.facts.to === move.path.at(-1)?.id,
      says: {
        holds: ({ move, load }) => `${load.unit.id} ends in ${load.facts.to} with ${move.ship.id}.`,
        fails: ({ move, load }) =>
          `${load.unit.id} stays aboard ${move.ship.id} until ${move.path.at(-1)?.id}; it is not set down in ${load.facts.to}.`,
      },
    }),
    clause('ti4:transport.2', {
      ...ofLoad,
      when: isLanded,
      holds: () => false,
      says: {
        holds: '',
        fails: ({ move, load }) => `${load.unit.id} ends in space with ${move.ship.id}, not on ${load.facts.to}.`,
      },
    }),
    clause('ti4:transport.4', {
      ...ofLoad,
      when: isLanded,
      holds: () => false,
      says: {
        holds: '',
        fails: ({ move, load }) =>
          `${load.unit.id} arrives in the space of ${move.path.at(-1)?.id}; it lands on ${load.facts.to} in the invasion.`,
      },
    }),
    clause('ti4:movement.5', {
      ...ofShip,
      echoes: ['ti4:tactical-action.2a'],
      when: (move, { sailing }) => move.ship.capacity === 0 && usesOf(sailing, move).cargo.length > 0,
      holds: () => false,
      says: { holds: '', fails: ({ ship }) => `${ship.id} has no capacity and carries nothing.` },
    }),
    ...citingCardsThat('uses-capacity').clauses.map((id) =>
      clause(id, {
        ...ofLoad,
        echoes: restatedCard(id),
        leads: 'first',
        when: ({ move, load: { unit } }, { sailing }) =>
          unit.uses === 0 && unit.figures.clause === id && move.ship.capacity > 0 && !isMiniature(sailing.board, unit),
        holds: () => true,
        says: { holds: ({ move, load }) => `${load.unit.id} takes no capacity of ${move.ship.id}.` },
      }),
    ),
    inRoom('ti4:transport.0', CARRIED),
    inRoom('ti4:capacity.1', WITHIN_CAPACITY),
  ]
}

/** Where cargo is lifted in a tactical action, and all that holds of cargo. */
export function loadRules(from: readonly string[]): readonly Clause[] {
  const views = { sailing: sailingFrom(from) }
  const { clause, exception } = clausesOver(vocabulary, views)
  const isThere = ({ move, load }: Loading, { board }: Sailing) => !move.moves && load.at === board.active
  const places = [
    clause('ti4:transport.1', {
      ...ofLoad,
      echoes: ['ti4:transport.n3'],
      readings: [STATIONARY],
      holds: (loading, { sailing }, table) =>
        loading.load.stops.length > 0 &&
        (loading.move.moves || (isThere(loading, sailing) && table.reads(STATIONARY) === 'B')),
      says: {
        holds: ({ move: { moves, ship }, load }) =>
          moves
            ? `${load.unit.id} is loaded in ${load.at.id}, on the route of ${ship.id}.`
            : `${ship.id} is in the active system and loads there.`,
        fails: ({ move: { ship }, load }) =>
          !load.stops.length
            ? `${load.at.id}, where ${load.unit.id} is, is not on the route of ${ship.id}.`
            : `${ship.id} does not move, so it loads nothing in ${load.at.id}.`,
      },
    }),
    clause('ti4:transport.3', {
      ...ofLoad,
      when: ({ move, load: { at } }, { sailing }) =>
        at !== sailing.board.active && at.facts.tokens.includes(move.ship.owner),
      holds: () => false,
      says: {
        holds: '',
        fails: ({ move, load }) =>
          `${load.unit.id} cannot be loaded in ${load.at.id}: a token ${ofPlayer(move.ship.owner)} is there.`,
      },
    }),
    ...citingCardsThat('leave-tokened').clauses.map((id) =>
      exception(id, {
        ...ofLoad,
        echoes: restatedCard(id),
        lifts: ['ti4:transport.3'],
        holds: ({ move }, { sailing }) => {
          const card = unlocker(sailing.board, move.ship)
          return card !== undefined && cardClause(card) === id
        },
        says: { holds: ({ load }) => `${load.unit.id} may be loaded in ${load.at.id} in spite of the token.` },
      }),
    ),
  ]
  return cargoRules(from, undefined, places)
}
