import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { judgeActivation } from '../action.ts'
import { withAlso } from '../also.ts'
import { type Board, type BoardUnit, boardOf, inTurnOf } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { pick } from '../facts.ts'
import { type Field, fieldKey, fieldOf, wayFrom } from '../field.ts'
import { judgedBy } from '../judged.ts'
import { leaving } from '../obstacles.ts'
import * as usual from '../presumes.ts'
import { riftsOf } from '../rifts.ts'
import { findRoute } from '../search.ts'
import { moveValue } from '../ship.ts'
import { Tally } from '../tally.ts'
import { BAR_CLAUSES, caseFacts, ROUTE_READINGS, shared, unique } from './common.ts'
import { scenariosOf } from './scenarios.ts'

interface Reached {
  ship: BoardUnit
  says: string
}

/** Ships of a player that can get to the active system in one tactical action of that player. */
function reachersOf(board: Board, player: string, table: Table, tally: Tally): Reached[] {
  const bars = new Tally()
  judgeActivation(board, true, bars, false)
  const barring = bars.of('fails')
  for (const finding of bars.findings)
    if (barring.includes(finding.clause)) tally.aside(finding.clause, finding.because)
  if (!bars.stands) return []
  const ships = board.units.filter(
    (ship) =>
      ship.owner === player &&
      ship.system !== board.active &&
      (ship.isShip || ship.kind.movesAsShip) &&
      !leaving(board, ship).some((remark) => remark.outcome === 'fails'),
  )
  const chosen = new Set(board.effects.map((effect) => effect.target))
  const values = new Map<string, number | null>()
  const moveOf = (ship: BoardUnit) => {
    const key = chosen.has(ship.id) ? ship.id : `${ship.system.index}|${ship.kind.id}|${ship.move}`
    if (!values.has(key)) values.set(key, moveValue(board, ship, table, [ship]).value)
    return values.get(key)!
  }
  const farthest = ships.reduce((most, ship) => Math.max(most, moveOf(ship) ?? 0), 0)
  const fields = new Map<string, Field>()
  return ships.flatMap((ship) => {
    const value = moveOf(ship)
    if (value === null) return []
    if (isOdd(ship)) return reached(ship, oddWay(board, ship, table))
    const key = fieldKey(board, ship)
    const field = fields.get(key) ?? fieldOf(board, ship, farthest, table)
    fields.set(key, field)
    return reached(ship, wayFrom(field, ship.system, value))
  })
}

/** Ships whose own text makes the way depend on the ship itself: they are searched for one by one. */
const isOdd = (ship: BoardUnit) => ship.component?.id === 'memoria' || ship.component?.id === 'te-luminous'

function oddWay(board: Board, ship: BoardUnit, table: Table): ReturnType<typeof wayFrom> {
  const path = findRoute(board, ship, table)
  return path && { path, dice: riftsOf(board, ship, path, table).dice.length }
}

function reached(ship: BoardUnit, way: ReturnType<typeof wayFrom>): Reached[] {
  if (!way) return []
  const dice = way.dice ? `, ${way.dice} rift ${way.dice === 1 ? 'die' : 'dice'}` : ''
  return [{ ship, says: `${ship.id}: ${way.path.map((system) => system.id).join(' – ')}${dice}` }]
}

function judge(facts: CaseFacts, table: Table): Examination {
  const tally = new Tally()
  const me = facts.activePlayer
  const others = [...new Set(facts.units.map((unit) => unit.owner))].filter(
    (owner) => owner !== me && owner !== 'neutral',
  )
  const players = facts.whose === 'mine' ? [me] : others
  const board = boardOf(facts)
  const reached = players.flatMap((player) => reachersOf(inTurnOf(board, player), player, table, tally))
  const value = reached.map(({ ship }) => ship.id)
  const derivation = reached.map(({ says }): Step => ({ says, clause: 'ti4:movement.4f' }))
  const barring = tally.of('not-in-play')
  tally.holds('ti4:movement.4f', value.length ? `In reach: ${value.join(', ')}.` : 'No ship is in reach.')
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding: value.length || !barring.length ? ['ti4:movement.4f'] : barring,
    answer: { kind: 'list', value, says: value.join(', ') || 'none', derivation },
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
  cites: () => withAlso(unique(['ti4:movement.4f'], BAR_CLAUSES)),
  consults: ROUTE_READINGS,
  gaps: [
    'Tactic tokens left.',
    'Fighters and ground forces that need a carrier.',
    "Other players' tactic tokens and cards that are not listed.",
  ],
  scenarios: scenariosOf('reach'),
} satisfies Omit<Checker, 'examine'>

export const reach: Checker = {
  ...reachCase,
  examine: judgedBy(
    reachCase,
    ['systems', 'units', 'activePlayer', 'active', 'effects', 'whose', 'hyperlanes', 'expansions'],
    judge,
  ),
}
