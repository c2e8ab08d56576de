/** Transport (fact sheet 4.2): who may be carried, from where, by which ship, and what a rift does to cargo. */
import type { Table } from '../../kernel/clause.ts'
import { type Board, type BoardUnit, cardClause, hasEffect } from './board.ts'
import { type ClauseOf, citing, citingCardsThat, together } from './cited.ts'
import type { Declared } from './declared.ts'
import { RIFT_COUNT, type RiftCount } from './rifts.ts'
import { unlocker } from './ship.ts'
import type { StepBy, Tally } from './tally.ts'

export const STATIONARY = 'ti4:ambiguity.stationary-pickup'
export const RIFT_PICKUP = 'ti4:ambiguity.rift-pickup'

/** What may be carried at all, and how much: the same for every way to move. */
export const CARGO = together(
  citing([
    'movement.5',
    'movement.n3',
    'transport.0',
    'transport.2',
    'transport.4',
    'capacity.1',
    'structures.3',
    'components.hel-titan',
    'components.te-miniaturization',
  ]),
  citingCardsThat('uses-capacity'),
)
/** Loads of a tactical action. */
export const LOADS = together(
  CARGO,
  citing(['transport.1', 'transport.3'], [STATIONARY, RIFT_PICKUP]),
  citingCardsThat('leave-tokened'),
)
/** What rifts take with the ships that carry it. */
export const LOSSES = together(citing(['gravity-rift.2', 'gravity-rift.2b', 'gravity-rift.n7']), RIFT_COUNT)
type CargoTally = Tally<ClauseOf<typeof CARGO>>
type LoadTally = Tally<ClauseOf<typeof LOADS>>
type LossClause = ClauseOf<typeof LOSSES>
type LossTally = Tally<LossClause>

const isMiniature = (board: Board, unit: BoardUnit) =>
  unit.isStructure && hasEffect(board, 'te-miniaturization', unit.owner)

/** Judges every load of every move. */
export function judgeLoads(board: Board, declared: readonly Declared[], table: Table, tally: LoadTally): void {
  const flying = flyersOf(declared)
  for (const move of declared) {
    for (const load of move.loads) {
      judgeKind(board, move, load, flying, tally)
      judgePlace(board, move, load, table, tally)
      judgeGoal(move, load, tally)
    }
    judgeRoom(board, move, tally)
  }
}

/** Units with a route of their own. */
export const flyersOf = (declared: readonly Declared[]): ReadonlySet<BoardUnit> =>
  new Set(declared.filter((move) => move.moves).map((move) => move.ship))

/** What may be carried at all, and how much: the same for every way to move. */
export function judgeCargo(board: Board, move: Declared, flying: ReadonlySet<BoardUnit>, tally: CargoTally): void {
  for (const load of move.loads) {
    judgeKind(board, move, load, flying, tally)
    judgeGoal(move, load, tally)
  }
  judgeRoom(board, move, tally)
}

function judgeRoom(board: Board, move: Declared, tally: CargoTally): void {
  const { ship } = move
  const facts = { moves: [move.facts] }
  const cargo = move.loads.filter(({ unit }) => !isMiniature(board, unit))
  if (!cargo.length) return
  if (ship.capacity === 0) {
    tally.fails('ti4:movement.5', `${ship.id} has no capacity and carries nothing.`, facts, { ship: ship.id })
    return
  }
  const used = cargo.reduce((sum, { unit }) => sum + unit.uses, 0)
  for (const { unit } of cargo)
    if (unit.uses === 0 && unit.kind.clause)
      tally.holds(unit.kind.clause, `${unit.id} takes no capacity of ${ship.id}.`, facts)
  const words = `${ship.id} loads ${used} in all; its capacity is ${ship.capacity}.`
  for (const clause of ['ti4:transport.0', 'ti4:capacity.1'] as const)
    tally.add(used > ship.capacity ? 'fails' : 'holds', clause, words, facts, { ship: ship.id })
}

type Load = Declared['loads'][number]

const aboutLoad = ({ ship }: Declared, { unit, at }: Load) => ({ ship: ship.id, unit: unit.id, system: at.id })

/** Fighters and ground forces are cargo; structures, and units that fly by themselves, are not. */
function judgeKind(board: Board, move: Declared, load: Load, flying: ReadonlySet<BoardUnit>, tally: CargoTally): void {
  const { unit } = load
  const facts = { moves: [move.facts] }
  const fails = (clause: ClauseOf<typeof CARGO>, says: string) =>
    tally.fails(clause, says, facts, aboutLoad(move, load))
  if (flying.has(unit))
    fails('ti4:movement.n3', `${unit.id} has a route of its own and cannot be cargo of ${move.ship.id} as well.`)
  if (unit.kind.id.startsWith('hel-titan')) fails(cardClause('hel-titan'), `${unit.id} cannot be carried.`)
  else if (unit.isStructure) {
    if (isMiniature(board, unit))
      tally.holds(cardClause('te-miniaturization'), `${unit.id} may be carried, without capacity.`, facts)
    else fails('ti4:structures.3', `${unit.id} is a structure and is never carried.`)
  } else if (!unit.isFighter && !unit.isGround)
    fails('ti4:transport.0', `${unit.id} is neither a fighter nor a ground force.`)
}

/** Where cargo is set down, if anything is said of it: in space, where the ship ends, and nowhere else. */
function judgeGoal(move: Declared, load: Load, tally: CargoTally): void {
  const { to } = load.facts
  const end = move.path.at(-1)
  if (to === undefined || !end) return
  const facts = { moves: [move.facts] }
  const { unit } = load
  if (to === end.id) tally.holds('ti4:transport.2', `${unit.id} ends in ${to} with ${move.ship.id}.`, facts)
  else if (end.facts.planets?.includes(to))
    tally.fails(
      'ti4:transport.4',
      `${unit.id} arrives in the space of ${end.id}; it lands on ${to} in the invasion.`,
      facts,
      aboutLoad(move, load),
    )
  else
    tally.fails(
      'ti4:transport.2',
      `${unit.id} stays aboard ${move.ship.id} until ${end.id}; it is not set down in ${to}.`,
      facts,
      aboutLoad(move, load),
    )
}

/** Where cargo is lifted in a tactical action. */
function judgePlace(board: Board, move: Declared, load: Load, table: Table, tally: LoadTally): void {
  const { unit, at, index } = load
  const { ship } = move
  const facts = { moves: [move.facts] }
  const about = aboutLoad(move, load)
  if (index < 0) {
    tally.fails('ti4:transport.1', `${at.id}, where ${unit.id} is, is not on the route of ${ship.id}.`, facts, about)
  } else if (!move.moves) {
    const open = at === board.active && table.reads(STATIONARY) === 'B'
    const words = open
      ? `${ship.id} is in the active system and loads there.`
      : `${ship.id} does not move, so it loads nothing in ${at.id}.`
    tally.add(open ? 'holds' : 'fails', 'ti4:transport.1', words, facts, about)
  } else tally.holds('ti4:transport.1', `${unit.id} is loaded in ${at.id}, on the route of ${ship.id}.`, facts)
  if (at !== board.active && at.facts.tokens.includes(ship.owner)) {
    const card = unlocker(board, ship)
    if (card) tally.holds(cardClause(card), `${unit.id} may be loaded in ${at.id} in spite of the token.`, facts)
    else
      tally.fails(
        'ti4:transport.3',
        `${unit.id} cannot be loaded in ${at.id}: a token of ${ship.owner} is there.`,
        facts,
        about,
      )
  }
}

/**
 * What becomes of cargo when a ship is lost to a rift: one line a ship that rolls. Gives the fate of cargo loaded in the
 * rift system itself, on which the rules are open.
 */
export function riftLosses(move: Declared, rifts: RiftCount, table: Table, tally: LossTally): StepBy<LossClause>[] {
  const open: StepBy<LossClause>[] = []
  if (!rifts.dice.length) return open
  const rolled = rifts.exits.filter((i) => rifts.dice.includes(move.path[i]!))
  const where = rolled.map((i) => move.path[i]!.id).join(', ')
  const n = rolled.length
  tally.costs({
    says: `${move.ship.id} rolls ${n} ${n === 1 ? 'die' : 'dice'}, one each time it leaves ${where}; on 1 to 3 it is removed.`,
    value: n,
    clause: 'ti4:gravity-rift.2',
    item: { ship: move.ship.id, dice: n },
  })
  for (const load of move.loads) {
    const after = rolled.filter((i) => i > load.index || (i === load.index && load.index === 0))
    const inRift = rolled.includes(load.index) && load.index > 0
    if (after.length)
      tally.costs({
        says: `${load.unit.id} is aboard then and would be lost with ${move.ship.id}.`,
        clause: 'ti4:gravity-rift.2b',
      })
    else {
      const isLost = inRift && table.reads(RIFT_PICKUP) !== 'B'
      const item = { unit: load.unit.id, ship: move.ship.id, system: load.at.id, isLost }
      const fate: StepBy<LossClause> = isLost
        ? {
            says: `${load.unit.id}, loaded in the rift system itself, would be lost with ${move.ship.id}.`,
            clause: 'ti4:gravity-rift.2b',
            item,
          }
        : {
            says: `${load.unit.id} stays in ${load.at.id} if ${move.ship.id} is lost before.`,
            clause: 'ti4:gravity-rift.n7',
            item,
          }
      tally.costs(fate)
      if (inRift) open.push(fate)
    }
  }
  return open
}
