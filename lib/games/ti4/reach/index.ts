import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import { late } from '../../../kernel/late.ts'
import type { AnswerItem, Step } from '../../../kernel/ruling.ts'
import { plural } from '../../../kernel/words.ts'
import { BARS, barsOn } from '../action.ts'
import { type Board, type BoardUnit, boardOf, type Effect, hasEffect, inTurnOf, type System } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { type ClauseOf, citedBy, citing, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { alongItem, type Companion, companiesOf, flagshipFirst, neededBy, sayAlong, sayNeeded } from '../company.ts'
import { pick } from '../facts.ts'
import { type Field, fieldKey, fieldOf, wayFrom } from '../field.ts'
import { issuesOf } from '../issues/index.ts'
import { judgedBy } from '../judged.ts'
import { leaving } from '../obstacles.ts'
import * as usual from '../presumes.ts'
import { riftsOf } from '../rifts.ts'
import { ROUTES } from '../route.ts'
import { findRoute } from '../search.ts'
import { moveValue } from '../ship.ts'
import { type Tally, tallyOf } from '../tally.ts'

const ROOMS = together(citing(['movement.4f'], ROUTES.reads), BARS)
type Reaching = Tally<ClauseOf<typeof ROOMS>>

/** A ship that gets there, how, and who has to move along. */
interface Reached {
  ship: BoardUnit
  path: readonly System[]
  dice: number
  along: readonly Companion[]
  /** Cards for one ship that it would have to get. */
  needs: readonly Effect[]
}

/** True where this player may activate the system and bring ships in; else says why not. */
function isOpenTo(board: Board, tally: Reaching): boolean {
  const bars = barsOn(board, true)
  for (const { clause, says } of bars) tally.aside(clause, says)
  return !bars.length
}

/** Ships of a player that can get to the active system in one tactical action of that player. */
function reachersOf(board: Board, player: string, table: Table, tally: Reaching): Reached[] {
  if (!isOpenTo(board, tally)) return []
  const ships = board.units.filter(
    (ship) =>
      ship.owner === player &&
      ship.system !== board.active &&
      (ship.isShip || ship.kind.movesAsShip) &&
      !leaving(board, ship).some((remark) => remark.outcome === 'fails'),
  )
  if (!ships.length) return []
  const wayOf = wayFinder(board, ships, table)
  const flagship = late({ first: () => flagshipFirst(board, player, table) })
  const wayAfter = (ship: BoardUnit) => flagship.first && wayOf(ship, flagship.first)
  return ships.flatMap((ship) => {
    const found = isOdd(board, ship) ? oddWay(board, ship, table) : (wayOf(ship) ?? wayAfter(ship))
    return found ? [{ ship, ...found, needs: neededBy(board, ship, found, table) }] : []
  })
}

type Way = Omit<Reached, 'ship' | 'needs'>

/** The best way of a ship, found together for all that may pass the same systems; with Hil Colish there first or without. */
function wayFinder(board: Board, ships: readonly BoardUnit[], table: Table) {
  const chosen = new Set(board.effects.map((effect) => effect.target))
  const values = new Map<string, number | null>()
  const moveOf = (ship: BoardUnit) => {
    const key = chosen.has(ship.id) ? ship.id : `${ship.system.index}|${ship.kind.id}|${ship.move}`
    if (!values.has(key)) values.set(key, moveValue(board, ship, table, [ship]).value)
    return values.get(key)!
  }
  const farthest = ships.reduce((most, ship) => Math.max(most, moveOf(ship) ?? 0), 0)
  const fields = new Map<string, Field>()
  return (ship: BoardUnit, first?: Companion): Way | undefined => {
    const value = moveOf(ship)
    if (value === null || first?.ship === ship) return undefined
    const key = `${fieldKey(board, ship)}|${first ? 'first' : ''}`
    const field = fields.get(key) ?? fieldOf(board, ship, farthest, table, first && board.active)
    fields.set(key, field)
    const way = wayFrom(field, ship.system, value)
    return way && { ...way, along: first ? [first] : [] }
  }
}

/** Ships whose way depends on the ship itself, or on one beside it: they are searched for one by one. */
const isOdd = (board: Board, ship: BoardUnit) =>
  ship.component?.id === 'memoria' ||
  ship.component?.id === 'te-luminous' ||
  hasEffect(board, 'te-gravleash', ship.owner)

function oddWay(board: Board, ship: BoardUnit, table: Table): Way | undefined {
  for (const company of companiesOf(board, ship, table)) {
    const path = findRoute(board, ship, table, [], company)
    if (path) return { path, dice: riftsOf(board, ship, path, table).dice.length, along: company.along }
  }
  return undefined
}

function sayReached({ ship, path, dice, along, needs }: Reached): string {
  const more = [...(dice ? [plural(dice, 'rift die', 'rift dice')] : []), ...sayAlong(along), ...sayNeeded(needs)]
  return [`${ship.id}: ${path.map((system) => system.id).join(' – ')}`, ...more].join(', ')
}

const itemOf = ({ ship, path, dice, along, needs }: Reached): AnswerItem => ({
  ship: ship.id,
  path: path.map(({ id }) => id),
  dice,
  ...(along.length ? { along: alongItem(along) } : {}),
  ...(needs.length ? { needs: needs.map(({ id }) => id) } : {}),
})

function judge(facts: CaseFacts, table: Table): Examination {
  const tally = tallyOf(ROOMS)
  const me = facts.activePlayer
  const others = [...new Set(facts.units.map((unit) => unit.owner))].filter(
    (owner) => owner !== me && owner !== 'neutral',
  )
  const players = facts.whose === 'mine' ? [me] : others
  const board = boardOf(facts)
  const reached = players.flatMap((player) => reachersOf(inTurnOf(board, player), player, table, tally))
  const value = reached.map(({ ship }) => ship.id)
  const items = reached.map(itemOf)
  const derivation = reached.map(
    (one, i): Step => ({ says: sayReached(one), clause: 'ti4:movement.4f', item: items[i]! }),
  )
  const barring = tally.of('not-in-play')
  tally.holds('ti4:movement.4f', value.length ? `In reach: ${value.join(', ')}.` : 'No ship is in reach.')
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding: value.length || !barring.length ? ['ti4:movement.4f'] : barring,
    answer: { kind: 'list', value, says: value.join(', ') || 'none', derivation, items },
  }
}

/** Which ships can get to a system: one's own, or those of everybody else. */
const reachCase = {
  ...shared,
  id: 'reach',
  ...usual.reach,
  aliases: [],
  title: 'Who can reach this system?',
  question: 'Which ships can reach this system?',
  asked: ['what can reach me', 'which of my ships can reach', 'who can attack', 'threat range'],
  facts: { ...caseFacts, ...pick('whose') },
  refuses: (facts) => issuesOf(facts as never, true),
  ...citedBy(ROOMS),
  gaps: [
    'Tactic tokens left.',
    'Fighters and ground forces that need a carrier.',
    "Other players' tactic tokens and cards that are not listed.",
  ],
} satisfies Omit<Checker, 'examine'>

export const reach: Checker = {
  ...reachCase,
  examine: judgedBy(
    reachCase,
    ['systems', 'units', 'activePlayer', 'active', 'effects', 'whose', 'hyperlanes', 'expansions'],
    judge,
  ),
}
