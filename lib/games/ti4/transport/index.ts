import { answerOver, followsOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { type Board, boardOf } from '../board/board.ts'
import { ARRIVAL, arrivalOf, sayLeft } from '../cargo/arrival.ts'
import { loadRules } from '../cargo/loads.ts'
import { LOSSES, riftLosses } from '../cargo/losses.ts'
import { byRooms, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { type Declared, declaredOf, placesAfter } from '../declared.ts'
import type { CaseFacts } from '../facts.ts'
import * as usual from '../presumes.ts'
import { repairsBy } from '../repairs.ts'
import { riftsOf, rollsOnTheWay } from '../way/rifts.ts'

const SEEN = ['systems', 'units', 'activePlayer', 'active', 'moves', 'effects', 'otherEffects', 'expansions'] as const

interface Trip {
  board: Board
  declared: readonly Declared[]
}
const views = {
  trip: viewsOver(caseFacts)(SEEN, (facts): Trip => {
    const board = boardOf(facts as unknown as CaseFacts)
    return { board, declared: declaredOf(board) }
  }),
}
const { clause } = clausesOver(caseFacts, views)
const follow = followsOver(caseFacts, views)

/** What may be taken along. */
const loading = loadRules(SEEN)

const arrivals = ({ board, declared }: Trip, table: RulesInPlay) => {
  const isRisky = declared.some((move) => move.moves && rollsOnTheWay(board, move.ship, move.path))
  return arrivalOf(board, declared, placesAfter(declared), table, isRisky)
}
const losses = ({ board, declared }: Trip, table: RulesInPlay) =>
  board.active
    ? declared
        .filter((move) => move.loads.length)
        .map((move) => riftLosses(move, riftsOf(board, move.ship, move.path, table), table))
    : []

const nothingLoaded = clause('ti4:capacity.n4', {
  needs: ['trip'],
  each: ({ trip: { board, declared } }) => (declared.some((move) => move.loads.length) ? [] : [board.activePlayer]),
  about: (player) => ({ player }),
  holds: () => true,
  says: { holds: 'Nothing is loaded; a ship may leave units behind.' },
})
const leftBehind = clause('ti4:capacity.n4', {
  needs: ['trip'],
  each: ({ trip }, table) => arrivals(trip, table).flatMap(({ leaves }) => leaves ?? []),
  about: ({ id }) => ({ system: id }),
  holds: () => true,
  says: { holds: sayLeft },
})

const risks = follow({
  needs: ['trip'],
  ...byRooms(LOSSES),
  decides: true,
  of: ({ trip }, table) => losses(trip, table).flatMap((found) => found.risks),
})
const removed = follow({
  needs: ['trip'],
  ...byRooms(ARRIVAL),
  decides: true,
  of: ({ trip }, table) => arrivals(trip, table).flatMap(({ step, isPrice }) => (isPrice ? step : [])),
})
const within = follow({
  needs: ['trip'],
  ...byRooms(ARRIVAL),
  of: ({ trip }, table) => arrivals(trip, table).flatMap(({ step, isPrice }) => (step && !isPrice ? step : [])),
})

/** What becomes of cargo loaded in a rift system: an answer of its own, because its readings differ. */
const fates = answerOver(
  caseFacts,
  views,
)({
  needs: ['trip'],
  whenLegal: true,
  readings: together(LOSSES, ARRIVAL).reads,
  cites: LOSSES.clauses,
  of: ({ trip }, table) => {
    const found = losses(trip, table).flatMap((one) => one.fates)
    if (!found.length) return undefined
    const value = found.map(({ says }) => says)
    const items = found.map(({ item }) => item!)
    return { kind: 'list', value, says: value.join(' '), derivation: found, items, deciding: [] }
  },
})

/** 4.2: what the moving ships may carry, and what becomes of what stays. */
export const transport = defineChecker({
  ...shared,
  id: 'transport',
  ...usual.transport,
  aliases: ['4-2'],
  title: 'Can I carry this?',
  question: 'Can these ships carry these units?',
  asked: [
    'can i load',
    'pick up on the way',
    'carry infantry',
    'carry fighters',
    'capacity',
    'load from tokened system',
  ],
  facts: caseFacts,
  clauses: [...loading, nothingLoaded, leftBehind],
  answer: fates,
  follows: [risks, removed, within],
  asks: 'may',
  gaps: ['The routes themselves: ask for the moves.', 'Carrying in movement by abilities.'],
  repairs: repairsBy(loading, false),
})
