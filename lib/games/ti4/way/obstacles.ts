/** What bars a system to a ship that leaves it, passes it or ends in it, and the cards that open it. */

import type { RulesInPlay } from '../../../kernel/clause.ts'
import { ofPlayer } from '../../../kernel/players.ts'
import type { ClauseId } from '../../../kernel/ruling.ts'
import { type Board, type BoardUnit, cardClause, cardName, effectsOf, type System, shipsIn } from '../board/board.ts'
import { type ClauseOf, citing, citingCardsThat, ordinary, restated, together } from '../cited.ts'
import { ANOMALY_WORDS, type Anomaly } from '../data/tiles.ts'
import { opener, passer, unlocker } from './ship.ts'

const ACTIVE_PASSING = 'ti4:ambiguity.active-system-passing'
const NEBULA_RETURN = 'ti4:ambiguity.nebula-return'

/** A ship leaves where it stands. */
export const TOKEN_LEFT = restated('movement.4c', 'tactical-action.2')
export const LEAVING = together(citing([TOKEN_LEFT]), citingCardsThat('leave-tokened'))
/** Anomalies close a system, cards open it. */
export const CLOSING = together(
  citing([restated('nebula.1', 'active-system.n1'), 'nebula.1a', 'asteroid-field.1', 'supernova.1'], [NEBULA_RETURN]),
  citingCardsThat('open-anomaly'),
)
/** Cards that let it pass ships of others. */
export const SLIPPING = citingCardsThat('pass-ships')
/** No ships of others on the way. */
export const FREE_WAY = ordinary(restated('movement.4b'))
/** It passes a system. */
export const PASSING = together(
  citing(
    [
      FREE_WAY,
      restated('faq.fighters-block', 'movement.n5'),
      'components.te-neutral-units',
      'components.aerie-hololattice',
      'asteroid-field.1',
      'supernova.1',
      'nebula.1a',
    ],
    [ACTIVE_PASSING],
  ),
  SLIPPING,
  citingCardsThat('open-anomaly'),
)
/** It ends in one. */
export const ENDS_THERE = ordinary(restated('movement.4a', 'movement.4'))
export const ENDING = together(citing([ENDS_THERE]), CLOSING)
/** No further than the move value. */
export const IN_RANGE = restated('movement.4f', 'move.1')
/** Of all these, what a search for ways names where none is open: of each system the weightiest. Any other is told as “too far”. */
export const STOPS = citing([
  'movement.4b',
  TOKEN_LEFT,
  IN_RANGE,
  'nebula.1a',
  'asteroid-field.1',
  'supernova.1',
  'components.aerie-hololattice',
])

/** Something about the route, for or against it. */
export interface Remark<C extends ClauseId = ClauseId> {
  /** `notes`: used, but decides nothing by itself. `limits`: made the number too small that fails. */
  outcome: 'fails' | 'holds' | 'notes' | 'limits'
  clause: C
  says: string
  /** The system it is about. */
  system?: System
  /** The step of the route it is about, from 1, where the two systems are not adjacent. */
  step?: number
}

type Passing = ClauseOf<typeof PASSING>
type Ending = ClauseOf<typeof ENDING>

const CLOSED: readonly { anomaly: Anomaly; rule: Ending; pass: Passing }[] = [
  { anomaly: 'asteroid-field', rule: 'ti4:asteroid-field.1', pass: 'ti4:asteroid-field.1' },
  { anomaly: 'supernova', rule: 'ti4:supernova.1', pass: 'ti4:supernova.1' },
  { anomaly: 'nebula', rule: 'ti4:nebula.1', pass: 'ti4:nebula.1a' },
]

/** A system that goes by what it is: "the nebula"; any other with what it is: "25, a nebula". */
const calledAs = ({ id }: System, anomaly: Anomaly): string =>
  id.replaceAll(' ', '-') === anomaly ? `the ${id}` : `${id}, ${ANOMALY_WORDS[anomaly]}`

/** Other players' ships in a system, as this ship meets them. */
export const blockersIn = (ship: BoardUnit, system: System): BoardUnit[] =>
  shipsIn(system).filter((unit) => unit.owner !== ship.owner)

const listed = (units: readonly BoardUnit[]) =>
  units
    .slice(0, 4)
    .map((unit) => unit.id)
    .join(', ') + (units.length > 4 ? ', …' : '')

/** Everything about passing a system: fails and the cards that waive one. */
export function passing(
  board: Board,
  ship: BoardUnit,
  system: System,
  table: RulesInPlay,
  say: boolean,
): Remark<Passing>[] {
  const remarks: Remark<Passing>[] = []
  const add = (outcome: Remark['outcome'], clause: Passing, words: () => string) => {
    remarks.push({ outcome, clause, says: say ? words() : '', system })
  }
  const blockers = blockersIn(ship, system)
  const closers = effectsOf(board, 'aerie-hololattice').filter(
    (effect) =>
      effect.owner !== ship.owner && system.units.some((unit) => unit.owner === effect.owner && unit.isStructure),
  )
  if (blockers.length || closers.length) {
    const card = blockers.length ? passer(board, ship, system, blockers) : undefined
    const exempt = (closers.length > 0 || !card) && system === board.active && table.reads(ACTIVE_PASSING) === 'B'
    if (card && !exempt)
      add('holds', cardClause(card), () => `${ship.id} may pass the ships in ${system.id} (${cardName(card)}).`)
    else if (blockers.length && !exempt) {
      add(
        'fails',
        'ti4:movement.4b',
        () =>
          `${ship.id} cannot pass ${system.id}: ${listed(blockers)} ${blockers.length === 1 ? 'is' : 'are'} in the way.`,
      )
      if (blockers.every((unit) => unit.isFighter))
        add('fails', 'ti4:faq.fighters-block', () => `Fighters alone block ${system.id}.`)
      if (board.te && blockers.some((unit) => unit.owner === 'neutral'))
        add('fails', cardClause('te-neutral-units'), () => `Neutral ships block ${system.id}.`)
    }
    if (closers.length && !exempt)
      add(
        'fails',
        cardClause('aerie-hololattice'),
        () => `${system.id} holds structures ${ofPlayer(closers[0]!.owner)}; Aerie Hololattice closes it.`,
      )
  }
  for (const { anomaly, pass } of CLOSED) {
    if (!system.anomalies.has(anomaly)) continue
    const card = opener(board, ship, anomaly, 'through')
    if (card)
      add(
        'holds',
        cardClause(card),
        () => `${ship.id} may pass ${ANOMALY_WORDS[anomaly]} in ${system.id} (${cardName(card)}).`,
      )
    else add('fails', pass, () => `${ship.id} cannot pass ${calledAs(system, anomaly)}.`)
  }
  return remarks
}

/** Everything about ending in a system. */
export function ending(
  board: Board,
  ship: BoardUnit,
  system: System,
  route: { returns: boolean },
  table: RulesInPlay,
  say: boolean,
): Remark<Ending>[] {
  const remarks: Remark<Ending>[] = []
  const add = (outcome: Remark['outcome'], clause: Ending, words: () => string) => {
    remarks.push({ outcome, clause, says: say ? words() : '', system })
  }
  if (system !== board.active)
    add(
      'fails',
      'ti4:movement.4a',
      () => `${ship.id} ends in ${system.id}, not in the active system ${board.active?.id ?? board.facts.active}.`,
    )
  for (const { anomaly, rule } of CLOSED) {
    if (!system.anomalies.has(anomaly)) continue
    if (anomaly === 'nebula' && system === board.active) {
      if (!route.returns || opener(board, ship, 'nebula', 'through')) {
        add('holds', 'ti4:nebula.1', () => `${system.id}, a nebula, is the active system.`)
        continue
      }
      if (table.reads(NEBULA_RETURN) === 'B')
        add(
          'fails',
          'ti4:nebula.1a',
          () => `${ship.id} leaves the nebula ${system.id} and enters it again in one move.`,
        )
      else add('holds', 'ti4:nebula.1a', () => `${ship.id} leaves the nebula ${system.id} first and does not pass it.`)
      continue
    }
    const card = opener(board, ship, anomaly, 'into')
    if (card)
      add('holds', cardClause(card), () => `${ship.id} may move into ${ANOMALY_WORDS[anomaly]} (${cardName(card)}).`)
    else
      add(
        'fails',
        rule,
        () =>
          `${ship.id} cannot end in ${calledAs(system, anomaly)}${anomaly === 'nebula' ? ' that is not active' : ''}.`,
      )
  }
  return remarks
}

/** The start: an own token locks the ship in, unless the system is the active one. */
export function leaving(board: Board, ship: BoardUnit): Remark<ClauseOf<typeof LEAVING>>[] {
  const start = ship.system
  if (start === board.active || !start.facts.tokens.includes(ship.owner)) return []
  const card = unlocker(board, ship)
  if (card)
    return [
      {
        outcome: 'holds',
        clause: cardClause(card),
        says: `${ship.id} may leave ${start.id} in spite of the token (${cardName(card)}).`,
        system: start,
      },
    ]
  return [
    {
      outcome: 'fails',
      clause: 'ti4:movement.4c',
      says: `${ship.id} is locked in ${start.id}: a token ${ofPlayer(ship.owner)} is there.`,
      system: start,
    },
  ]
}
