import type { RawFacts } from '../../../kernel/facts.ts'
import { type Board, CAPITAL, ORDINARY, type Vessel } from './board.ts'
import { hasOpposing } from './facts-of-systems.ts'
import { developmentsOf, isMine, known, mine, type Sieges, turnOf, whose } from './known.ts'
import { anyCard, countAll, countOf, isFighter, isNonFighter, isShip, isStation, kindOf, maximumOf } from './pieces.ts'

/** Whether a capital of mine that is not under siege is Forsei; open where a card of mine is not known. */
function hasForsei(board: Board, sieges: Sieges): boolean | undefined {
  const own = board.systems.map((system, at) => ({ system, at })).filter(({ system }) => system.controller === board.me)
  const found = own.find(({ system }) => system.card === 'forsei')
  if (found) return sieges[found.at] === undefined ? undefined : !sieges[found.at]
  return own.some(({ system }) => system.card === undefined || system.card === CAPITAL) ? undefined : false
}

function isMyStart(board: Board, at: number): boolean | undefined {
  const system = board.systems[at]!
  const kind = kindOf(system, board.edition)
  if (kind && kind !== 'starting') return false
  if (kind === 'starting') return system.home === undefined ? undefined : system.home === board.me
  return board.systems.some((other) => other.home === board.me) ? false : undefined
}

/** What is to be built. Without a card only the place and the limits are asked about. */
export interface Building {
  what?: 'ship' | 'fighter' | 'station'
  card?: string
  count?: number
}

/** CK-05 with CK-06 and the limits of CK-02 to CK-04. */
export function buildFacts(board: Board, at: number, sieges: Sieges, building: Building = {}): RawFacts {
  const system = board.systems[at]!
  const { edition, table } = board
  const card = building.card ? anyCard(building.card, edition) : undefined
  const ownShips = (vessel: Vessel) => isMine(board)(vessel) && isShip(vessel, edition)
  const ofCard = card && (card.type === 'Station' ? 'station' : card.shipClass === 'Fighter' ? 'fighter' : 'ship')
  const stations = (own: boolean) =>
    countOf(system, (vessel) => isStation(vessel, edition) && (!own || vessel.owner === board.me))
  return known({
    what: building.what ?? ofCard,
    card: building.card,
    shipClass: card?.shipClass ?? undefined,
    count: building.count,
    systemKind: kindOf(system, edition),
    systemController: whose(board, system),
    isMyStartingSystem: isMyStart(board, at),
    underSiege: sieges[at],
    isMyTurn: turnOf(board),
    phase: table.phase,
    credits: table.credits,
    combatSinceMyLastTurn: system.combat,
    opposingShipsPresent: hasOpposing(board, at),
    shipsControlled: countAll(board, ownShips),
    totalDevelopments: developmentsOf(board, board.me),
    fightersControlled: countAll(board, (vessel) => isMine(board)(vessel) && isFighter(vessel, edition)),
    stationsInSystem: stations(false),
    developmentsInSystem: system.developments,
    myStationInSystem: stations(true) > 0,
    myShipyardHere: mine(board, at, 'shipyard') > 0,
    undersizedShipyardHere: mine(board, at, 'undersized-shipyard') > 0,
    orbitalHangarHere: mine(board, at, 'orbital-hangar') > 0,
    myCarrierHere: mine(board, at, 'carrier') > 0,
    myFighterBays: table.myFighterBays,
    efficientConstruction: table.efficientConstruction,
    iControlForsei: hasForsei(board, sieges),
  })
}

/** CK-01. */
export function developmentFacts(board: Board, at: number, sieges: Sieges): RawFacts {
  const system = board.systems[at]!
  const here = (is: (vessel: Vessel, edition: string) => boolean) =>
    countOf(system, (vessel) => isMine(board)(vessel) && is(vessel, board.edition))
  const { card } = system
  return known({
    systemController: whose(board, system),
    developments: system.developments,
    maxDevelopments: maximumOf(system, board.edition),
    orbitalHabitats: mine(board, at, 'orbital-habitat'),
    myNonFighterShips: here(isNonFighter),
    myFighters: here(isFighter),
    credits: board.table.credits,
    underSiege: sieges[at],
    isMyTurn: turnOf(board),
    phase: board.table.phase,
    card: card === ORDINARY || card === CAPITAL ? 'other' : card,
  })
}

/** CK-10. */
export function incomeFacts(board: Board, sieges: Sieges): RawFacts {
  const own = board.systems.flatMap((system, at) => (system.controller === board.me ? [{ system, at }] : []))
  const stations = (vessel: Vessel) => isMine(board)(vessel) && isStation(vessel, board.edition)
  return known({
    firstTurn: board.table.firstTurn,
    systems: own.map(({ system: { card, developments }, at }) =>
      known({
        card: card === ORDINARY || card === CAPITAL ? 'other' : card,
        developments,
        underSiege: sieges[at],
        refineries: mine(board, at, 'refinery'),
      }),
    ),
    tradeRoutes: board.table.tradeRoutes,
    stationsControlled: countAll(board, stations),
  })
}
