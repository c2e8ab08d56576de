/** The whole tactical action on one case: activation, moves, loads, arrival, cannons (fact sheet 4.1 to 4.4). */
import type { Examination } from '../../kernel/checker.ts'
import type { Table } from '../../kernel/clause.ts'
import { worldOf } from '../../kernel/seeing.ts'
import { askClauses } from '../../kernel/together.ts'
import { AFTER, tellCards } from './after.ts'
import { ARRIVAL, arrivalOf, sayLeft } from './arrival.ts'
import { type Board, boardOf, cardClause, effectsOf, hasEffect, type System, shipsIn } from './board.ts'
import { cannonSteps, hitSteps, offense, VOLLEYS } from './cannon.ts'
import type { CaseFacts } from './case.ts'
import { type ClauseOf, citing, citingClauses, together } from './cited.ts'
import { type Declared, declaredOf, placesAfter } from './declared.ts'
import { HITS, LATER, laterSteps, ofHits } from './later.ts'
import { loadRules } from './loads.ts'
import { LOSSES, riftLosses } from './losses.ts'
import { judgeRoute, ROUTES, type RouteRuling } from './route.ts'
import { moveValue, REPEAT } from './ship.ts'
import { placedAt, type Tally, tallyOf } from './tally.ts'

const NEXUS_PASSING = 'ti4:ambiguity.nexus-passing'

/** What bars an activation, tactic tokens apart. */
export const BARS = citing(['hyperlanes.2', 'active-system.2', 'components.chaos-mapping', 'components.ceasefire'])
const ACTIVATION = together(
  BARS,
  citing(['active-system.1', 'active-system.3', 'components.il-na-viroset', 'components.artemiris']),
)
/** The whole action: every room it goes through. */
export const ACTION = together(
  ROUTES,
  LOSSES,
  ACTIVATION,
  ARRIVAL,
  VOLLEYS,
  HITS,
  AFTER,
  LATER,
  citing(
    [
      'tactical-action.2b',
      'structures.3',
      'ships.0',
      'faq.hil-colish-rift',
      'components.fighter-i',
      'wormhole-nexus.2a',
    ],
    [NEXUS_PASSING],
  ),
)
type ActionTally = Tally<ClauseOf<typeof ACTION>>

/** What may be loaded, by clauses of its own. */
const loads = loadRules(['systems', 'units', 'moves', 'activePlayer', 'active', 'effects', 'expansions'])
const askLoads = askClauses(loads)
export const ACTION_LOADS = citingClauses(loads)

/** A reason against activating the system or moving units into it. */
export interface Bar {
  clause: ClauseOf<typeof BARS>
  says: string
}

/** Everything that bars an activation but the want of a token. `moves`: units are moved in. */
export function barsOn(board: Board, moves: boolean): Bar[] {
  const { active, activePlayer: player, facts } = board
  if (!active) return [{ clause: 'ti4:hyperlanes.2', says: `${facts.active} is a hyperlane tile, not a system.` }]
  const bars: Bar[] = []
  if (active.facts.tokens.includes(player) && !hasEffect(board, 'il-na-viroset', player))
    bars.push({ clause: 'ti4:active-system.2', says: `${active.id} already holds a token of ${player}.` })
  for (const { owner } of effectsOf(board, 'chaos-mapping'))
    if (
      owner !== player &&
      active.anomalies.has('asteroid-field') &&
      shipsIn(active).some((unit) => unit.owner === owner)
    )
      bars.push({
        clause: 'ti4:components.chaos-mapping',
        says: `${owner} has ships in the asteroid field ${active.id}; others cannot activate it.`,
      })
  for (const { owner, target } of effectsOf(board, 'ceasefire'))
    if (moves && owner !== player && (target ?? player) === player && active.units.some((unit) => unit.owner === owner))
      bars.push({
        clause: 'ti4:components.ceasefire',
        says: `Ceasefire: ${player} cannot move units into ${active.id}, where ${owner} has units.`,
      })
  return bars
}

/** May the active player activate the system at all, and move units into it? */
function judgeActivation(board: Board, moves: boolean, tally: Tally<ClauseOf<typeof ACTIVATION>>): void {
  const { active, activePlayer: player, facts } = board
  const seen = { active: facts.active }
  if (active) {
    const left = facts.tacticTokens!
    tally.add(
      left >= 1 ? 'holds' : 'fails',
      'ti4:active-system.1',
      left >= 1 ? `${player} puts a tactic token on ${active.id}.` : `${player} has no tactic token left.`,
      { tacticTokens: left },
    )
  }
  for (const { clause, says } of barsOn(board, moves)) tally.fails(clause, says, seen)
  if (!active) return
  const tokened = active.facts.tokens.includes(player)
  if (tokened && hasEffect(board, 'il-na-viroset', player)) {
    tally.holds(
      cardClause('il-na-viroset'),
      `Il Na Viroset lets ${player} activate ${active.id} in spite of the own token.`,
      seen,
    )
    tally.follows({
      says: `Both tokens of ${player} in ${active.id} return and the turn ends.`,
      clause: cardClause('il-na-viroset'),
    })
  } else if (!tokened) tally.holds('ti4:active-system.2', `${active.id} holds no token of ${player}.`, seen)
  const rivals = active.facts.tokens.filter((owner) => owner !== player)
  if (rivals.length)
    tally.holds(
      'ti4:active-system.3',
      `Tokens of ${[...new Set(rivals)].join(', ')} in ${active.id} do not matter.`,
      seen,
    )
  const artemiris = active.units.find((unit) => unit.kind.id === 'artemiris' && unit.owner !== player)
  if (artemiris)
    tally.follows({
      says: `${player} pays 2 influence to activate ${active.id}: ${artemiris.id} is there.`,
      value: 2,
      clause: cardClause('artemiris'),
    })
}

/** May this unit move by itself at all? */
function judgeMover(
  board: Board,
  move: Declared,
  table: Table,
  movers: readonly Declared['ship'][],
  tally: ActionTally,
): boolean {
  const { ship } = move
  const facts = { moves: [move.facts] }
  const fails = (clause: ClauseOf<typeof ACTION>, says: string) => tally.fails(clause, says, facts, { ship: ship.id })
  if (ship.isStructure && !ship.kind.movesAsShip)
    fails('ti4:structures.3', `${ship.id} is a structure and does not move.`)
  else if (!ship.isShip && !ship.kind.movesAsShip)
    fails('ti4:ships.0', `${ship.id} is not a ship and does not move by itself.`)
  else if (moveValue(board, ship, table, movers).value === null)
    fails(cardClause('fighter-i'), `${ship.id} has no move value; it travels only as cargo.`)
  else return true
  return false
}

const brokenSteps = (ruling: RouteRuling) =>
  ruling.remarks.filter((remark) => remark.outcome === 'fails' && remark.step !== undefined).length

/** Judges every route. Hil Colish may go first or last: its delta wormhole then stands at its end or at its start. */
function judgeMoves(
  board: Board,
  declared: readonly Declared[],
  table: Table,
  tally: ActionTally,
): Map<Declared, RouteRuling> {
  const movers = declared.filter((move) => move.moves).map((move) => move.ship)
  const flag = declared.find((move) => move.moves && move.ship.kind.id === 'hil-colish')
  const end = flag?.path.at(-1)
  const judgeAll = (hilColishAt?: System) =>
    new Map(
      declared
        .filter((move) => move.moves)
        .map((move) => {
          const seesDelta = move !== flag && hilColishAt ? { hilColishAt } : {}
          const view = { player: move.ship.owner, purpose: 'movement' as const, ship: move.ship, ...seesDelta }
          return [move, judgeRoute(board, move.ship, move.path, view, table, movers)] as const
        }),
    )
  let rulings = judgeAll()
  const broken = (all: typeof rulings) => [...all.values()].reduce((sum, ruling) => sum + brokenSteps(ruling), 0)
  if (flag && end && end === board.active && broken(rulings)) {
    const first = judgeAll(end)
    if (broken(first) < broken(rulings)) {
      rulings = first
      tally.holds(
        cardClause('hil-colish'),
        `${flag.ship.id} moves first; its delta wormhole is in ${end.id} for the other ships.`,
      )
      if (first.get(flag)!.rifts.dice.length)
        tally.follows({
          says: `If a rift takes ${flag.ship.id}, its delta wormhole is gone for the ships after it.`,
          clause: 'ti4:faq.hil-colish-rift',
        })
    }
  }
  for (const [move, ruling] of rulings) reportMove(board, move, ruling, table, movers, tally)
  return rulings
}

function reportMove(
  board: Board,
  move: Declared,
  ruling: RouteRuling,
  table: Table,
  movers: readonly Declared['ship'][],
  tally: ActionTally,
): void {
  const facts = { moves: [move.facts] }
  const ship = { ship: move.ship.id }
  for (const name of move.hyperlanes)
    tally.fails(
      'ti4:hyperlanes.2',
      `${name} on the route of ${move.ship.id} is a hyperlane tile, not a system.`,
      facts,
      ship,
    )
  if (!judgeMover(board, move, table, movers, tally)) return
  const whole = move.hyperlanes.length === 0
  for (const remark of ruling.remarks) {
    if (remark.outcome === 'notes') tally.note(remark.clause, remark.says, facts)
    else if (remark.outcome === 'limits') tally.limits(remark.clause, remark.says, facts)
    else if (whole || (remark.clause !== 'ti4:movement.4f' && remark.clause !== 'ti4:adjacency.2a'))
      tally.add(remark.outcome, remark.clause, remark.says, facts, placedAt(ship, remark.system))
  }
}

/** Judges the whole action and, unless only the verdict is wanted, lists what follows from it. */
export function judgeAction(facts: CaseFacts, table: Table, verdictOnly = false): Examination {
  const board = boardOf(facts)
  const declared = declaredOf(board)
  const moving = declared.filter((move) => move.moves)
  const tally = tallyOf(ACTION)
  judgeActivation(board, moving.length > 0, tally)
  if (!board.active) return tally.ruling()
  if (!moving.length) tally.holds('ti4:tactical-action.2b', 'No ship has to move.')
  const rulings = judgeMoves(board, declared, table, tally)
  tally.hears(askLoads(facts as never, table))
  if (tally.stands && !verdictOnly) tellConsequences(board, declared, rulings, table, tally)
  return tally.ruling()
}

function tellConsequences(
  board: Board,
  declared: readonly Declared[],
  rulings: ReadonlyMap<Declared, RouteRuling>,
  table: Table,
  tally: ActionTally,
): void {
  for (const [move, ruling] of rulings) {
    for (const step of riftLosses(move, ruling.rifts, table).risks) tally.costs(step)
    if (ruling.rifts.dice.length === 0 || !ruling.rifts.repeats || !board.te || table.reads(`${REPEAT}/ii`) !== 'B')
      continue
    tally.follows({
      says: "Whether later exits from one rift need a die is not stated with Thunder's Edge.",
      clause: 'ti4:gravity-rift.n6',
    })
  }
  const dice = [...rulings.values()].map(({ rifts }) => rifts.dice.length)
  const total = dice.reduce((sum, many) => sum + many, 0)
  if (dice.filter(Boolean).length > 1)
    tally.follows({ says: `${total} rift dice in all.`, value: total, clause: 'ti4:gravity-rift.2' })
  const places = placesAfter(declared)
  for (const { step, isPrice, leaves } of arrivalOf(board, declared, places, table, total > 0)) {
    if (leaves) tally.holds('ti4:capacity.n4', sayLeft(leaves))
    else if (isPrice) tally.costs(step)
    else tally.follows(step)
  }
  for (const step of tellCards(board, rulings)) tally.follows(step)
  tellCannons(board, places, table, tally)
  for (const step of laterSteps(board, declared, places, total)) tally.follows(step)
  tellNexus(declared, table, tally)
}

function tellCannons(board: Board, places: ReturnType<typeof placesAfter>, table: Table, tally: ActionTally): void {
  const { seating } = worldOf(board.facts as never) as { seating?: readonly string[] }
  const seats = seating ?? [
    board.activePlayer,
    ...new Set(board.units.map((unit) => unit.owner).filter((owner) => owner !== board.activePlayer)),
  ]
  const found = offense(board, seats, places, table)
  const steps = cannonSteps(board, found)
  for (const step of [...steps, ...ofHits(found, board.activePlayer), ...hitSteps(board, found)]) tally.follows(step)
  if (!seating && steps.length > 1)
    tally.follows({
      says: 'The order of the players is not known; it goes clockwise from the active player.',
      clause: 'ti4:space-cannon.2',
    })
}

function tellNexus(declared: readonly Declared[], table: Table, tally: ActionTally): void {
  const moving = declared.filter((move) => move.moves)
  const into = moving.some((move) => move.path.at(-1)?.nexus === 'inactive')
  const through = moving.some((move) => move.path.slice(1, -1).some((system) => system.nexus === 'inactive'))
  if (into || (through && table.reads(NEXUS_PASSING) === 'B')) {
    tally.follows({
      says: 'The wormhole nexus flips to its active side after Space Cannon Offense.',
      clause: 'ti4:wormhole-nexus.2a',
    })
  }
}
