/** Gravity rifts along a route: what leaving them gives, and what it costs. */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { type Board, type BoardUnit, cardClause, cardName, type System } from '../board/board.ts'
import { type ClauseOf, citing, citingCardsThat, restated, together } from '../cited.ts'
import type { Remark } from './obstacles.ts'
import { REPEAT, riftTerms } from './ship.ts'

/** How often a rift counts is an open question; counting cites nothing. */
export const RIFT_COUNT = citing([], [`${REPEAT}/i`, `${REPEAT}/ii`])
/** What rifts give. */
export const RIFTS = together(
  citing([
    restated('gravity-rift.1', 'gravity-rift.1a', 'gravity-rift.3'),
    'gravity-rift.3',
    'gravity-rift.n6',
    'components.dimensional-tear',
  ]),
  citingCardsThat('rift'),
  RIFT_COUNT,
)
type Rifts = ClauseOf<typeof RIFTS>

/** Exits from rifts along a route, and what they give this ship. */
export interface RiftCount {
  /** Route index of each exit. */
  exits: number[]
  bonus: number
  /** What of the bonus a card gives beside the rifts. */
  ofCard: number
  /** Exits for which the ship rolls. */
  dice: System[]
  /** With Thunder's Edge a second exit from one rift is open; this says it came up. */
  repeats: boolean
}

const isRift = ({ anomalies }: System): boolean => anomalies.has('gravity-rift')

/** True where the ship rolls a die on its way, however often. */
export const rollsOnTheWay = (board: Board, ship: BoardUnit, path: readonly System[]): boolean =>
  path.slice(0, -1).some((system) => isRift(system) && !system.exempt.has(ship.owner)) && riftTerms(board, ship).rolls

/** Counts the exits of a route under the reading the table plays. */
export function riftsOf(board: Board, ship: BoardUnit, path: readonly System[], table: RulesInPlay): RiftCount {
  const exits = path.slice(0, -1).flatMap((system, i) => (isRift(system) ? [i] : []))
  const terms = riftTerms(board, ship)
  const once = exits.length ? terms.once : 0
  const distinct = new Set(exits.map((i) => path[i]!)).size
  const repeats = exits.length > distinct
  const counted = repeats && table.reads(`${REPEAT}/${board.te ? 'ii' : 'i'}`) === 'B' ? distinct : exits.length
  const dice = terms.rolls ? exits.map((i) => path[i]!).filter((system) => !system.exempt.has(ship.owner)) : []
  return { exits, bonus: counted * terms.perExit + once, ofCard: once, dice, repeats }
}

/** What the rifts on a legal route give. */
export function riftRemarks(board: Board, ship: BoardUnit, path: readonly System[], rifts: RiftCount): Remark<Rifts>[] {
  const { exits, bonus, ofCard, repeats } = rifts
  if (!exits.length) return []
  const found: Remark<Rifts>[] = []
  const hold = (clause: Rifts, says: string) => found.push({ outcome: 'holds', clause, says })
  const times = `${exits.length} time${exits.length === 1 ? '' : 's'}`
  if (bonus > ofCard) hold('ti4:gravity-rift.1', `${ship.id} leaves a gravity rift ${times}: +${bonus - ofCard}.`)
  if (bonus && repeats)
    for (const clause of ['ti4:gravity-rift.3', 'ti4:gravity-rift.n6'] as const)
      hold(clause, `${ship.id} leaves one and the same rift more than once.`)
  const terms = riftTerms(board, ship)
  for (const card of terms.cards) {
    const further = terms.onceBy.includes(card) ? ' and gets one further +1 for the whole move' : ''
    hold(cardClause(card), `${ship.id} leaves rifts without a die${further} (${cardName(card)}).`)
  }
  for (const system of new Set(exits.map((i) => path[i]!)))
    if (!system.facts.anomalies.includes('gravity-rift'))
      hold(cardClause('dimensional-tear'), `A Dimensional Tear makes ${system.id} a gravity rift.`)
  return found
}
