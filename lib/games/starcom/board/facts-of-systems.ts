import type { RawFacts } from '../../../kernel/facts.ts'
import type { Board, System } from './board.ts'
import { developmentsOf, known, playerOf, type Sieges, vesselsOf, whose } from './known.ts'
import { anyCard, attackOf, countOf, isNonFighter, isShip, isStation, nameOfCard } from './pieces.ts'

/** CK-08. Equal vessels of one player are given once: a siege does not count them. */
export function siegeFacts(board: Board, at: number): RawFacts {
  const vessels = vesselsOf(board, at).map(({ vessel, card, ...rest }) => {
    const printed = anyCard(card, board.edition)?.attack ?? 0
    return {
      ...rest,
      ...(vessel.owner === board.systems[at]!.controller && printed !== rest.attack ? { printedAttack: printed } : {}),
    }
  })
  const distinct = vessels.filter(
    (one, i) => vessels.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i,
  )
  return { controller: playerOf(board, board.systems[at]!.controller), vessels: distinct }
}

/** Ships of others in a system, Fighters among them. */
export const hasOpposing = (board: Board, at: number): boolean =>
  countOf(board.systems[at]!, (vessel) => vessel.owner !== board.me && isShip(vessel, board.edition)) > 0

/** CK-09, which is asked of one's own systems and of those nobody holds. */
export function contestedFacts(board: Board, at: number): RawFacts | undefined {
  const system = board.systems[at]!
  if (whose(board, system) === 'opponent') return undefined
  return known({
    controller: whose(board, system),
    combatSinceMyLastTurn: system.combat,
    opposingShipsPresent: hasOpposing(board, at),
  })
}

const activeIn = (board: Board, system: System, isBesieger: (seat: number) => boolean) => {
  const turn = board.table.turn as number | undefined
  if (turn === undefined) return undefined
  return turn === system.controller ? 'controller' : isBesieger(turn) ? 'besieger' : 'other'
}

/** CK-14. */
export function conquestFacts(board: Board, at: number, sieges: Sieges): RawFacts {
  const system = board.systems[at]!
  const { edition, table } = board
  const siege = sieges[at]
  const nonFighters = (seat: number) =>
    countOf(system, (vessel) => vessel.owner === seat && isNonFighter(vessel, edition))
  const others = board.seats.map((_, seat) => seat).filter((seat) => seat !== system.controller)
  const besiegers = siege ? others.filter((seat) => nonFighters(seat) > 0) : []
  const stations = system.vessels.filter((vessel) => vessel.owner === system.controller && isStation(vessel, edition))
  return known({
    developments: system.developments,
    underSiege: siege,
    besiegers: siege === undefined ? undefined : besiegers.length,
    besiegerNonFighterShips:
      siege === undefined ? undefined : besiegers.reduce((sum, seat) => sum + nonFighters(seat), 0),
    activePlayerIs: activeIn(board, system, (seat) => besiegers.includes(seat)),
    activePlayerNonFighterShips: table.turn === undefined ? undefined : nonFighters(table.turn as number),
    stationsInSystem: stations.flatMap((vessel) =>
      Array.from({ length: vessel.count }, () => ({ attack: attackOf(system, vessel, edition) })),
    ),
  })
}

/** CK-15: everybody there, hit points as printed; nothing is assigned yet. */
export function combatFacts(board: Board, at: number): RawFacts {
  const counts = new Map<string, number>()
  const vessels = vesselsOf(board, at).flatMap(({ vessel, owner, card, attack }) =>
    Array.from({ length: vessel.count }, () => {
      const name = `${owner} ${nameOfCard(card, board.edition)}`
      const number = (counts.get(name) ?? 0) + 1
      counts.set(name, number)
      const hp = anyCard(card, board.edition)?.hp ?? undefined
      return known({ id: `${name} ${number}`, owner, card, attack, hp, damage: vessel.damage })
    }),
  )
  const turn = board.table.turn as number | undefined
  return known({
    seats: board.seats.map((_, seat) => playerOf(board, seat)),
    activePlayer: turn === undefined ? undefined : playerOf(board, turn),
    vessels,
  })
}

/** CK-17. */
export const gameEndFacts = (board: Board): RawFacts => ({
  developmentsByPlayer: Object.fromEntries(
    board.seats.map((_, seat) => [playerOf(board, seat), developmentsOf(board, seat)]),
  ),
})
