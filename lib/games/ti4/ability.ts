/**
 * Movement by abilities: retreats, cards and heroes (LRR 58.9, 78.7, fact sheet 3.2). Move values and the points of
 * 58.3 to 58.7 do not apply; anomalies and transport do.
 */
import type { Examination } from '../../kernel/checker.ts'
import type { Table } from '../../kernel/clause.ts'
import { worldOf } from '../../kernel/seeing.ts'
import { askClauses } from '../../kernel/together.ts'
import { CUTS, cutsBetween, JOINTS, linksBetween, type PlayerView, stepClauses } from './adjacency.ts'
import { type Board, type BoardUnit, cardClause, hasEffect, type System, shipsIn, type Turn } from './board.ts'
import type { CaseFacts } from './case.ts'
import { type ClauseOf, citing, citingCards, citingClauses, together } from './cited.ts'
import { type Declared, declaredOf } from './declared.ts'
import type { AbilityId } from './facts.ts'
import { cargoRules } from './loads.ts'
import { opener, riftTerms } from './ship.ts'
import { type Tally, tallyOf } from './tally.ts'

/** Whether fighters may retreat by themselves. */
const FIGHTERS_ALONE = 'ti4:ambiguity.fighter-retreat'
const ANNOUNCED = 'ti4:ambiguity.announced-changes'

/** Cards that open anomalies in the Movement step alone. */
const MOVE_STEP_ONLY = ['nav-suite']

/** Rooms that movement by abilities goes through. */
export const BY_ABILITY = together(
  citing(
    [
      'movement.9',
      'movement.n1',
      'movement.n2',
      'movement.n2a',
      'space-combat.7b',
      'space-combat.7c',
      'space-combat.7d',
      'nebula.n1',
      'nebula.n5',
      'asteroid-field.1',
      'supernova.1',
      'gravity-rift.2',
      'gravity-rift.n5b',
      'faq.skilled-retreat',
      'faq.ability-transport',
      'transport.n2',
      'transport.n5',
      'transport.3',
      'structures.3',
      'ships.0',
      'hyperlanes.2',
      'components.dark-energy-tap',
      'components.skilled-retreat',
      'components.foresight',
      'components.helix-protocol',
      'components.dark-space-navigation',
      'components.te-survival-instinct',
      'components.fighter-i',
      'components.ahk-syl-siven',
    ],
    [ANNOUNCED, FIGHTERS_ALONE],
  ),
  citingCards((effect, id) => effect.does === 'open-anomaly' && effect.into && !MOVE_STEP_ONLY.includes(id)),
  JOINTS,
  CUTS,
)
type Clause = ClauseOf<typeof BY_ABILITY>

/** Cards that look at whose turn it is. */
const needsTurn = ({ effects }: CaseFacts) =>
  effects.some(({ id }) => id === 'lazax-gate-folding' || id === 'spacial-conduit-cylinder')

/** The cases of heroes have no active system; elsewhere it is where the action or the combat is. */
const hasActive = (by: unknown) => by !== 'helix-protocol' && by !== 'dark-space-navigation'

/** Heroes move ships in no active system; whose turn it is matters only to a few cards. */
export const TURN: Turn = {
  active: (facts) => (hasActive(facts.by) ? facts.active : undefined),
  activePlayer: (facts) =>
    worldOf(facts as never).activePlayer === undefined && !needsTurn(facts) ? facts.player! : facts.activePlayer,
}

/** What may be carried, by clauses of its own. */
const cargo = cargoRules(['systems', 'units', 'moves', 'effects', 'by', 'player', 'active', 'activePlayer'], TURN)
const askCargo = askClauses(cargo)
export const ABILITY_CARGO = citingClauses(cargo)

/** What an ability asks of the ships, the start and the target. */
interface Ability {
  name: string
  clause: Clause
  /** Where the ships come from: the active system, or anywhere. */
  from: 'active' | 'anywhere'
  to: 'active' | 'anywhere'
  adjacent: boolean
  /** No ships of others in the target. */
  empty: boolean
  /** Fighters go along without a carrier. */
  fighters: boolean
  /** Own tokens in the start system: no obstacle to the ships, or one. */
  locked: boolean
  /** A token of the player has to lie in the target. */
  tokenThere?: true
  /** A token of the player is put into the target. */
  putsToken?: true
  most?: number
  only?: readonly string[]
}

const base = { from: 'active', to: 'anywhere', adjacent: true, empty: true, fighters: true, locked: false } as const
const card = cardClause
const hero = { ...base, from: 'anywhere', adjacent: false } as const
const rescue = { ...base, from: 'anywhere', to: 'active', empty: false, fighters: false, locked: true } as const

/** Every ability of the fact sheet that moves ships outside the Movement step. */
export const ABILITIES = {
  retreat: { ...base, name: 'retreat', clause: 'ti4:space-combat.7b', fighters: false, putsToken: true },
  'skilled-retreat': { ...base, name: 'Skilled Retreat', clause: card('skilled-retreat'), putsToken: true },
  foresight: { ...base, name: 'Foresight', clause: card('foresight'), putsToken: true },
  'helix-protocol': { ...hero, name: 'Helix Protocol', clause: card('helix-protocol'), empty: false, tokenThere: true },
  'dark-space-navigation': {
    ...hero,
    name: 'Dark Space Navigation',
    clause: card('dark-space-navigation'),
    fighters: false,
    only: ['flagship', 'dreadnought'],
  },
  'te-survival-instinct': { ...rescue, name: 'Survival Instinct', clause: card('te-survival-instinct'), most: 2 },
  'te-rescue': { ...rescue, name: 'Rescue', clause: card('te-survival-instinct'), adjacent: false, most: 1 },
} as const satisfies Record<AbilityId, Ability>

/** Judges moves by one ability. Paths are start and target; the facts are whole.  */
export function judgeAbility(board: Board, facts: CaseFacts, table: Table): Examination {
  const by = facts.by!
  const player = facts.player!
  const ability: Ability = ABILITIES[by]
  const tally = tallyOf(BY_ABILITY)
  const declared = declaredOf(board)
  const moving = declared.filter((move) => move.moves)
  if (!moving.length) tally.holds(ability.clause, `Nothing moves by ${ability.name}.`)
  if (moving.length)
    tally.holds('ti4:movement.9', `${ability.name} moves ships by its own words; move values do not count.`)
  if (ability.most !== undefined && moving.length > ability.most)
    tally.fails(ability.clause, `${ability.name} moves at most ${ability.most}; ${moving.length} are declared.`)
  for (const move of moving) judgeMove(board, move, ability, player, table, tally)
  judgeAbilityLoads(board, declared, by, table, tally)
  tally.hears(askCargo(facts as never, table))
  if (by === 'skilled-retreat' && moving.length)
    tally.holds(
      'ti4:faq.skilled-retreat',
      'Skilled Retreat is not a retreat: own units or planets are not needed there.',
    )
  if (by === 'retreat') judgeRetreat(board, moving, player, facts, table, tally)
  if (tally.stands) tellAfter(board, moving, ability, player, tally)
  return tally.ruling()
}

function judgeMove(
  board: Board,
  move: Declared,
  ability: Ability,
  player: string,
  table: Table,
  tally: Tally<Clause>,
): void {
  const { ship } = move
  const facts = { moves: [move.facts] }
  const [start, to] = [ship.system, move.path.at(-1)!]
  const fails = (clause: Clause, says: string) => tally.fails(clause, says, facts)
  if (!judgeMover(ship, ability, tally)) return
  if (move.hyperlanes.length) fails('ti4:hyperlanes.2', `${move.hyperlanes[0]} is a hyperlane tile, not a system.`)
  if (ability.from === 'active' && start !== board.active)
    fails(ability.clause, `${ship.id} is not in the active system, where ${ability.name} starts.`)
  if (ability.to === 'active' && to !== board.active)
    fails(ability.clause, `${ability.name} brings ships into the active system only.`)
  if (ability.locked && start !== board.active && start.facts.tokens.includes(player))
    fails(ability.clause, `${ship.id} is locked in ${start.id}: a token of ${player} is there.`)
  if (ability.tokenThere && !to.facts.tokens.includes(player))
    fails(ability.clause, `${to.id} holds no token of ${player}.`)
  judgeDistance(board, move, ability, player, tally)
  const others = shipsIn(to).filter((unit) => unit.owner !== player)
  if (ability.empty && others.length)
    fails(
      ability.clause === 'ti4:space-combat.7b' ? 'ti4:space-combat.7c' : ability.clause,
      `${to.id} holds ships of ${others[0]!.owner}.`,
    )
  judgeAnomalies(board, ship, to, table, tally)
  tally.holds(ability.clause, `${ability.name} takes ${ship.id} to ${to.id}.`, facts)
}

function judgeMover(ship: BoardUnit, ability: Ability, tally: Tally<Clause>): boolean {
  if (ship.isStructure && !ship.kind.movesAsShip)
    tally.fails('ti4:structures.3', `${ship.id} is a structure and does not move.`)
  else if (!ship.isShip && !ship.kind.movesAsShip)
    tally.fails('ti4:ships.0', `${ship.id} is not a ship and does not move by itself.`)
  else if (ship.isFighter && ship.move === null && !ability.fighters)
    tally.fails(cardClause('fighter-i'), `${ship.id} has no move value and needs a carrier.`)
  else if (ability.only && !ability.only.includes(ship.kind.type))
    tally.fails(ability.clause, `${ability.name} moves ${ability.only.join('s and ')}s; ${ship.id} is none.`)
  else return true
  return false
}

/** Adjacent means one step, whatever the move value. */
function judgeDistance(board: Board, move: Declared, ability: Ability, player: string, tally: Tally<Clause>): void {
  if (!ability.adjacent || move.hyperlanes.length) return
  const { ship, path } = move
  const [from, to] = [path[0]!, path.at(-1)!]
  const view: PlayerView = { player, purpose: 'movement' }
  const links = linksBetween(board, from, to, view)
  if (links.length && path.length === 2) {
    const says = `${to.id} is adjacent to ${from.id} by ${links[0]!.says}.`
    tally.holds('ti4:movement.n1', says)
    for (const clause of stepClauses(links)) tally.holds(clause, says)
    return
  }
  tally.fails('ti4:movement.n1', `${ship.id} may go to an adjacent system only; ${to.id} is not next to ${from.id}.`)
  for (const clause of cutsBetween(board, from, to, view))
    tally.fails(clause, `No way from ${from.id} to ${to.id} because of it.`)
}

/** Closed systems stay closed, a nebula too as long as it is not active. Nav Suite is for the Movement step only. */
function judgeAnomalies(board: Board, ship: BoardUnit, to: System, table: Table, tally: Tally<Clause>): void {
  for (const [anomaly, clause] of [
    ['asteroid-field', 'ti4:asteroid-field.1'],
    ['supernova', 'ti4:supernova.1'],
    ['nebula', 'ti4:nebula.n1'],
  ] as const) {
    if (!to.anomalies.has(anomaly) || (anomaly === 'nebula' && to === board.active)) continue
    const open = opener(board, ship, anomaly, 'into', MOVE_STEP_ONLY)
    if (open) tally.holds(cardClause(open), `${ship.id} may move into the ${anomaly} ${to.id} (${open}).`)
    else if (anomaly === 'nebula' && table.reads(ANNOUNCED) === 'B')
      tally.holds('ti4:nebula.n5', `By the announced wording ${ship.id} may enter ${to.id}.`)
    else
      tally.fails(
        clause,
        anomaly === 'nebula'
          ? `${to.id} is a nebula and not the active system.`
          : `${ship.id} cannot end in ${to.id}, closed by its ${anomaly}.`,
      )
  }
}

/** Cargo is lifted in the start system; where that holds an own token and is not active, it stays. */
function judgeAbilityLoads(
  board: Board,
  declared: readonly Declared[],
  by: AbilityId,
  table: Table,
  tally: Tally<Clause>,
): void {
  for (const move of declared) {
    const { ship } = move
    const facts = { moves: [move.facts] }
    for (const { unit, at } of move.loads) {
      if (at !== ship.system || !move.moves) {
        tally.fails('ti4:faq.ability-transport', `${unit.id} can be lifted only where ${ship.id} starts.`, facts)
        continue
      }
      tally.holds('ti4:faq.ability-transport', `${ship.id} may carry ${unit.id} from ${at.id}.`, facts)
      if (at === board.active) {
        tally.holds(by === 'retreat' ? 'ti4:movement.n2a' : 'ti4:transport.n2', `${at.id} is the active system.`, facts)
        continue
      }
      if (!at.facts.tokens.includes(ship.owner)) continue
      if (hasEffect(board, 'ahk-syl-siven', ship.owner) && ship.kind.type === 'flagship')
        tally.holds(cardClause('ahk-syl-siven'), `${unit.id} may leave ${at.id} with the flagship.`, facts)
      else if (table.reads(ANNOUNCED) === 'B')
        tally.holds('ti4:transport.n5', `By the announced wording ${unit.id} may leave ${at.id}.`, facts)
      else
        for (const clause of ['ti4:movement.n2', 'ti4:transport.3'] as const)
          tally.fails(clause, `${unit.id} cannot be lifted in ${at.id}: a token of ${ship.owner} is there.`, facts)
    }
  }
}

/** A retreat takes every ship to one system with an own unit or planet; gives what has still to be told. */
function judgeRetreat(
  board: Board,
  moving: readonly Declared[],
  player: string,
  facts: CaseFacts,
  table: Table,
  tally: Tally<Clause>,
): void {
  const targets = [...new Set(moving.map((move) => move.path.at(-1)!))]
  const ships = (board.active?.units ?? []).filter(
    ({ owner, isShip, at }) => owner === player && isShip && at === 'space',
  )
  if (!moving.length && ships.length && ships.every(({ isFighter, move }) => isFighter && move === null))
    judgeFightersAlone(ships, table, tally)
  if (targets.length > 1)
    tally.fails(
      'ti4:space-combat.7b',
      `All ships go to one system, not to ${targets.map(({ id }) => id).join(' and ')}.`,
    )
  const carried = new Set(moving.flatMap((move) => [move.ship, ...move.loads.map((load) => load.unit)]))
  const left = (board.active?.units ?? []).filter(
    (unit) =>
      unit.owner === player && (unit.isShip || unit.kind.movesAsShip) && unit.at === 'space' && !carried.has(unit),
  )
  const staying = left.filter((unit) => unit.move !== null)
  if (moving.length && staying.length)
    tally.fails('ti4:space-combat.7b', `${staying.map(({ id }) => id).join(', ')} can move and has to retreat as well.`)
  const [to] = targets
  if (!to || targets.length > 1) return
  const own = to.units.some((unit) => unit.owner === player)
  const planets = to.facts.planets ?? []
  const mine = () => (planets.length ? planets.find((planet) => facts.controlled!.includes(planet)) : undefined)
  const tap = hasEffect(board, 'dark-energy-tap', player) && to.units.every((unit) => unit.owner === player)
  if (own) tally.holds('ti4:space-combat.7c', `${player} has units in ${to.id}.`)
  else if (mine()) tally.holds('ti4:space-combat.7c', `${player} has ${mine()} in ${to.id}.`)
  else if (tap) tally.holds(cardClause('dark-energy-tap'), `Dark Energy Tap: nobody else is in ${to.id}.`)
  else tally.fails('ti4:space-combat.7c', `${player} has neither a unit nor a planet in ${to.id}.`)
}

/** Whether fighters that need a carrier may retreat by themselves is an open question. */
function judgeFightersAlone(fighters: readonly BoardUnit[], table: Table, tally: Tally<Clause>): void {
  const names = fighters.map(({ id }) => id).join(', ')
  if (table.reads(FIGHTERS_ALONE) === 'B')
    tally.fails('ti4:space-combat.7b', `A retreat needs a ship that can move; ${names} cannot.`)
  else
    tally.costs({
      says: `Nothing carries ${names}: the retreat removes ${fighters.length === 1 ? 'it' : 'them'}.`,
      value: fighters.length,
      clause: 'ti4:space-combat.7b',
    })
}

function tellAfter(
  board: Board,
  moving: readonly Declared[],
  ability: Ability,
  player: string,
  tally: Tally<Clause>,
): void {
  for (const move of moving) {
    const { ship } = move
    if (!ship.system.anomalies.has('gravity-rift') || !riftTerms(board, ship, ['crucible', 'nav-suite']).rolls) continue
    if (ship.system.exempt.has(ship.owner)) continue
    tally.costs({
      says: `${ship.id} rolls a die as it leaves ${ship.system.id}; on 1 to 3 it is removed with what it carries.`,
      value: 1,
      clause: ability.clause === 'ti4:space-combat.7b' ? 'ti4:gravity-rift.n5b' : 'ti4:gravity-rift.2',
    })
  }
  if (!moving.length) return
  if (ability.clause === 'ti4:space-combat.7b') tellLeft(board, moving, player, tally)
  const to = moving[0]!.path.at(-1)!
  if (!ability.putsToken || to.facts.tokens.includes(player)) return
  tally.follows({
    says: `A token of ${player} goes into ${to.id} if any unit arrives.`,
    clause: ability.clause === 'ti4:space-combat.7b' ? 'ti4:space-combat.7d' : ability.clause,
  })
}

/** What cannot move or be carried is removed. */
function tellLeft(board: Board, moving: readonly Declared[], player: string, tally: Tally<Clause>): void {
  const gone = new Set(moving.flatMap((move) => [move.ship, ...move.loads.map((load) => load.unit)]))
  const lost = board.active!.units.filter(
    (unit) => unit.owner === player && unit.at === 'space' && (unit.isFighter || unit.isGround) && !gone.has(unit),
  )
  if (lost.length)
    tally.costs({
      says: `${lost.map(({ id }) => id).join(', ')} cannot retreat and ${lost.length === 1 ? 'is' : 'are'} removed.`,
      value: lost.length,
      clause: 'ti4:space-combat.7b',
    })
}
