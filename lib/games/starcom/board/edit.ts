import {
  type Board,
  CAPITAL,
  emptyBoard,
  hidden,
  indexOf,
  type Size,
  type System,
  type Vessel,
  withSystem,
} from './board.ts'
import { LIMITS } from './limits.ts'

const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n))

/** The system shows this card; undefined where it is not known. `faceDown` hides it. */
export function putCard(board: Board, at: number, card: string | undefined, faceDown = false): Board {
  const { home, maximum, card: _before, ...rest } = board.systems[at]!
  const stays = card === 'homeworld' && home !== undefined ? { home } : {}
  const said = !card || card === CAPITAL || card === 'ordinary' ? { maximum } : {}
  return replace(board, at, { ...rest, ...said, ...stays, ...(card ? { card } : {}), faceDown })
}

/** A Homeworld belongs to one seat, and a seat has one: an earlier one of that seat is nobody's. */
export function putHome(board: Board, at: number, home: number | undefined): Board {
  const cleared = board.systems.map((system, i) =>
    i !== at && system.home === home ? without(system, 'home') : system,
  )
  return replace({ ...board, systems: home === undefined ? board.systems : cleared }, at, {
    ...board.systems[at]!,
    home,
  })
}

/** Whose counters lie there. Control and counters come and go together. */
export function putController(board: Board, at: number, controller: number | undefined): Board {
  const system = board.systems[at]!
  const developments = controller === undefined ? 0 : Math.max(1, system.developments)
  return replace(board, at, { ...system, controller, developments })
}

/** Counters on the system. On a system nobody holds the first one is of the player who asks. */
export function putDevelopments(board: Board, at: number, developments: number): Board {
  const system = board.systems[at]!
  const many = between(0, developments, LIMITS.developments)
  return replace(board, at, {
    ...system,
    developments: many,
    controller: many ? (system.controller ?? board.me) : undefined,
  })
}

/** Combat, Interdiction, printed maximum. */
export const putFacts = (
  board: Board,
  at: number,
  change: Pick<System, 'combat' | 'interdicted' | 'maximum'> | Partial<System>,
): Board => replace(board, at, { ...board.systems[at]!, ...change })

const isSame = (a: Vessel, b: Vessel) =>
  a.owner === b.owner && a.card === b.card && a.attackBonus === b.attackBonus && a.damage === b.damage

/** Adds a vessel to the stack of its like. */
export function addVessel(board: Board, at: number, added: Pick<Vessel, 'owner' | 'card'> & Partial<Vessel>): Board {
  const vessel = { count: 1, attackBonus: 0, damage: 0, ...added }
  const { vessels } = board.systems[at]!
  const like = vessels.findIndex((one) => isSame(one, vessel))
  const more = vessels.map((one, i) =>
    i === like ? { ...one, count: between(1, one.count + vessel.count, LIMITS.vessels) } : one,
  )
  return withSystem(board, at, { vessels: like < 0 ? [...vessels, vessel] : more })
}

/** Changes one stack; a count of 0 takes it away. */
export function changeVessel(board: Board, at: number, stack: number, change: Partial<Vessel>): Board {
  const vessels = board.systems[at]!.vessels.map((vessel, i) => (i === stack ? { ...vessel, ...change } : vessel))
    .filter((vessel) => vessel.count > 0)
    .map((vessel) => ({
      ...vessel,
      count: Math.min(vessel.count, LIMITS.vessels),
      attackBonus: between(0, vessel.attackBonus, LIMITS.attackBonus),
      damage: between(0, vessel.damage, LIMITS.damage),
    }))
  return withSystem(board, at, { vessels })
}

/** Moves one vessel of a stack to another system. */
export function moveVessel(board: Board, from: number, stack: number, to: number): Board {
  const vessel = board.systems[from]!.vessels[stack]!
  return addVessel(changeVessel(board, from, stack, { count: vessel.count - 1 }), to, { ...vessel, count: 1 })
}

/** Says "no" wherever combat or Interdiction was not answered. */
export const nothingElse = (board: Board): Board => ({
  ...board,
  systems: board.systems.map((system) => ({
    ...system,
    combat: system.combat ?? false,
    interdicted: system.interdicted ?? false,
  })),
})

/** Another size; the systems keep their rows and columns, those off the array are lost. */
export function resize(board: Board, size: Size): Board {
  const systems = emptyBoard(size).systems.map((_, at) => {
    const old = indexOf(board.size, { row: Math.floor(at / size) + 1, col: (at % size) + 1 })
    return (old === undefined ? undefined : board.systems[old]) ?? hidden()
  })
  return { ...board, size, systems }
}

/** Another list of players. Whatever belongs to a seat that left leaves with it. */
export function reseat(board: Board, seats: readonly string[], me: number): Board {
  const gone = (seat: number | undefined) => seat !== undefined && seat >= seats.length
  const systems = board.systems.map((system) => {
    const freed = gone(system.controller) ? { ...without(system, 'controller'), developments: 0 } : system
    const homeless = gone(freed.home) ? without(freed, 'home') : freed
    return { ...homeless, vessels: homeless.vessels.filter((vessel) => !gone(vessel.owner)) }
  })
  const { turn, ...table } = board.table
  const stays = turn === undefined || (turn as number) >= seats.length ? {} : { turn }
  return { ...board, seats, me: me < seats.length ? me : 0, systems, table: { ...table, ...stays } }
}

function without<K extends keyof System>(system: System, key: K): System {
  const { [key]: _gone, ...rest } = system
  return rest as System
}

/** Puts a system in place, without keys that say nothing: two boards are equal exactly when they look the same. */
function replace(board: Board, at: number, system: { [K in keyof System]: System[K] | undefined }): Board {
  const known = Object.fromEntries(
    Object.entries(system).filter(([, value]) => value !== undefined),
  ) as unknown as System
  return { ...board, systems: board.systems.map((old, i) => (i === at ? known : old)) }
}
