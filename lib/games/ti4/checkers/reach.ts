import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { judgeActivation } from '../action.ts'
import { withAlso } from '../also.ts'
import { type Board, type BoardUnit, boardOf } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { pick } from '../facts.ts'
import { riftsOf } from '../route.ts'
import { findRoute } from '../search.ts'
import { Tally } from '../tally.ts'
import { examineWorlds } from '../unknown.ts'
import { BAR_CLAUSES, caseFacts, ROUTE_READINGS, shared, unique } from './common.ts'
import { scenariosOf } from './scenarios.ts'

interface Reached {
  ship: BoardUnit
  says: string
}

/** Ships of a player that can get to the active system in one tactical action of that player. */
function reachersOf(board: Board, player: string, table: Table, tally: Tally): Reached[] {
  const bars = new Tally()
  judgeActivation(board, true, bars)
  const barring = bars.of('fails')
  for (const finding of bars.findings)
    if (barring.includes(finding.clause)) tally.aside(finding.clause, finding.because)
  if (!bars.stands) return []
  const chosen = new Set(board.effects.map((effect) => effect.target))
  const known = new Map<string, string | undefined>()
  return board.units.flatMap((ship) => {
    if (ship.owner !== player || ship.system === board.active || !(ship.isShip || ship.kind.movesAsShip)) return []
    const key = chosen.has(ship.id) ? ship.id : `${ship.system.index}|${ship.kind.id}|${ship.move}`
    if (!known.has(key)) known.set(key, routeWords(board, ship, table))
    const words = known.get(key)
    return words === undefined ? [] : [{ ship, says: `${ship.id}: ${words}` }]
  })
}

function routeWords(board: Board, ship: BoardUnit, table: Table): string | undefined {
  const path = findRoute(board, ship, table)
  if (!path) return undefined
  const dice = riftsOf(board, ship, path, table).dice.length
  return `${path.map((system) => system.id).join(' – ')}${dice ? `, ${dice} rift ${dice === 1 ? 'die' : 'dice'}` : ''}`
}

function judge(facts: CaseFacts, table: Table, anyHyperlane: boolean): Examination {
  const tally = new Tally()
  const me = facts.activePlayer
  const others = [...new Set(facts.units.map((unit) => unit.owner))].filter(
    (owner) => owner !== me && owner !== 'neutral',
  )
  const players = facts.whose === 'mine' ? [me] : others
  const { tacticTokens: _tokens, ...rest } = facts
  const reached = players.flatMap((player) => {
    const whole = { ...rest, activePlayer: player }
    return reachersOf(boardOf(whole, anyHyperlane), player, table, tally)
  })
  const value = reached.map(({ ship }) => ship.id)
  const derivation = reached.map(({ says }): Step => ({ says, clause: 'ti4:movement.4f' }))
  tally.holds('ti4:movement.4f', value.length ? `In reach: ${value.join(', ')}.` : 'No ship is in reach.')
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding: ['ti4:movement.4f'],
    answer: { kind: 'list', value, says: value.join(', ') || 'none', derivation },
  }
}

/** Which ships can get to a system: one's own, or those of everybody else. */
export const reach: Checker = {
  ...shared,
  id: 'reach',
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
  examine: (facts, table) =>
    examineWorlds({ ...facts, moves: [] }, table, {
      all: ['systems', 'units', 'activePlayer', 'active', 'effects', 'whose'],
      some: ['hyperlanes', 'expansions'],
      of: judge,
    }),
}
