import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { Answer, Step } from '../../../kernel/ruling.ts'
import { ARRIVAL, tellArrival } from '../action.ts'
import { boardOf } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { citedBy, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { declaredOf, placesAfter } from '../declared.ts'
import { judgedBy } from '../judged.ts'
import { judgeLoads, LOADS, LOSSES, riftLosses } from '../loads.ts'
import * as usual from '../presumes.ts'
import { riftsOf } from '../rifts.ts'
import { tallyOf } from '../tally.ts'

const ROOMS = together(LOADS, LOSSES, ARRIVAL)

function judge(facts: CaseFacts, table: Table): Examination {
  const board = boardOf(facts)
  const declared = declaredOf(board)
  const tally = tallyOf(ROOMS)
  judgeLoads(board, declared, table, tally)
  if (!declared.some((move) => move.loads.length))
    tally.holds('ti4:capacity.n4', 'Nothing is loaded; a ship may leave units behind.')
  if (!tally.stands || !board.active) return tally.ruling()
  const fates = declared.flatMap((move) =>
    move.loads.length ? riftLosses(move, riftsOf(board, move.ship, move.path, table), table, tally) : [],
  )
  const isRisky = declared.some((move) => move.moves && riftsOf(board, move.ship, move.path, table).dice.length > 0)
  tellArrival(board, declared, placesAfter(declared), table, tally, isRisky)
  return { ...tally.ruling(), ...(fates.length ? { answer: fateOf(fates) } : {}) }
}

/** What becomes of cargo loaded in a rift system: an answer of its own, because its readings differ. */
function fateOf(fates: readonly Step[]): Answer {
  const value = fates.map((fate) => fate.says)
  return { kind: 'list', value, says: value.join(' '), derivation: [...fates], items: fates.map(({ item }) => item!) }
}

/** 4.2: what the moving ships may carry, and what becomes of what stays. */
const transportCase = {
  ...shared,
  id: 'transport',
  ...usual.transport,
  aliases: ['4-2'],
  title: 'Can I carry this?',
  question: 'May these ships carry these units?',
  asked: [
    'can i load',
    'pick up on the way',
    'carry infantry',
    'carry fighters',
    'capacity',
    'load from tokened system',
  ],
  facts: caseFacts,
  ...citedBy(ROOMS),
  gaps: ['The routes themselves: ask for the moves.', 'Carrying in movement by abilities.'],
} satisfies Omit<Checker, 'examine'>

export const transport: Checker = {
  ...transportCase,
  examine: judgedBy(
    transportCase,
    ['systems', 'units', 'activePlayer', 'active', 'moves', 'effects', 'expansions'],
    judge,
  ),
}
