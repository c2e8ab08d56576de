/** CK-05 with CK-02 to CK-04 and CK-06, from the fact sheet. */
import { type Card, cards } from '../../../lib/games/starcom/data/cards.ts'
import type { Judge } from './opinion.ts'
import type { Random } from './random.ts'

interface Build extends Record<string, unknown> {
  what: 'ship' | 'fighter' | 'station'
  shipClass: string
  card: string
  count: number
  credits: number
  phase: string
  isMyTurn: boolean
  systemController: string
  systemKind: string
  isMyStartingSystem: boolean
  underSiege: boolean
  combatSinceMyLastTurn: boolean
  opposingShipsPresent: boolean
  myStationInSystem: boolean
  myShipyardHere: boolean
  undersizedShipyardHere: boolean
  orbitalHangarHere: boolean
  myCarrierHere: boolean
  myFighterBays: boolean
  iControlForsei: boolean
  shipsControlled: number
  fightersControlled: number
  totalDevelopments: number
  stationsInSystem: number
  developmentsInSystem: number
  efficientConstruction: number
}

const NEW = '2022-11'
const buildable = (edition: string) =>
  cards.filter((card) => card.edition === edition && (card.type === 'Ship' || card.type === 'Station'))
const kindOf = (card: Card) => (card.type === 'Station' ? 'station' : card.shipClass === 'Fighter' ? 'fighter' : 'ship')

function deal(random: Random, edition: string): Build {
  const card = random.chance(0.3)
    ? random.of(buildable(edition).filter(({ shipClass }) => shipClass === 'Fighter'))
    : random.of(buildable(edition))
  const often = random.chance(0.6)
  const systemController = often ? 'me' : random.of(['me', 'opponent', 'none'])
  const systemKind = random.of(['starting', 'capital', 'ordinary'])
  const developmentsInSystem = systemController === 'none' ? 0 : random.int(1, 5)
  const totalDevelopments = random.int(systemController === 'me' ? developmentsInSystem : 0, 14)
  const shipsControlled = random.int(0, 14)
  const yes = (share: number) => random.chance(share)
  const myShipyardHere = yes(0.3)
  const myStationInSystem = myShipyardHere || yes(0.5)
  return {
    what: kindOf(card),
    shipClass: card.shipClass ?? random.of(['Small', 'Medium', 'Large']),
    card: card.slug,
    count: random.of([1, 1, 1, 2, 3]),
    credits: random.int(0, 30),
    phase: yes(0.75) ? 'command' : random.of(['ready', 'combat', 'end']),
    isMyTurn: yes(0.9),
    systemController,
    systemKind,
    // In February a player without their Homeworld is out.
    isMyStartingSystem: systemKind === 'starting' && yes(0.6) && (edition === NEW || systemController === 'me'),
    underSiege: systemController !== 'none' && yes(0.25),
    combatSinceMyLastTurn: yes(0.35),
    opposingShipsPresent: yes(0.5),
    myStationInSystem,
    myShipyardHere,
    undersizedShipyardHere: yes(0.3),
    orbitalHangarHere: yes(0.3),
    myCarrierHere: shipsControlled > 0 && yes(0.3),
    myFighterBays: yes(0.4),
    iControlForsei: yes(0.3),
    shipsControlled,
    fightersControlled: random.int(0, shipsControlled),
    totalDevelopments,
    stationsInSystem: random.int(myStationInSystem ? 1 : 0, 4),
    developmentsInSystem,
    efficientConstruction: random.of([0, 0, 1, 2, 3]),
  }
}

/** The card that makes the place a building place for this ship, if one does. */
function placeCard(f: Build, edition: string): string | undefined {
  const fighter = f.what === 'fighter'
  const small = fighter || f.shipClass === 'Small'
  if (edition === NEW) {
    if (f.myShipyardHere) return 'cards.shipyard.1'
    return fighter && f.myFighterBays && f.myStationInSystem && f.systemController === 'me'
      ? 'cards.fighter-bays.1'
      : undefined
  }
  if (small && f.undersizedShipyardHere) return 'cards.undersized-shipyard.1'
  if (fighter && f.myCarrierHere) return 'cards.carrier.1'
  return fighter && f.orbitalHangarHere ? 'cards.orbital-hangar.1' : undefined
}

function isShipPlace(f: Build, edition: string, reads: (ref: string) => string): boolean {
  if (edition === NEW) return f.systemKind !== 'ordinary' && (f.systemController === 'me' || reads('35/i') === 'B')
  if (f.what === 'fighter' && reads('35/iii') === 'B') return false
  return f.isMyStartingSystem || (f.systemKind === 'capital' && reads('35/ii') === 'B')
}

function priceOf(f: Build, edition: string, reads: (ref: string) => string): number {
  const printed = cards.find((card) => card.edition === edition && card.slug === f.card)!.cost ?? 0
  if (f.what !== 'station' || edition !== NEW) return printed * f.count
  const off = reads('46') === 'B' ? Math.min(f.efficientConstruction, 1) : f.efficientConstruction
  return Math.max(1, printed - off) * f.count
}

/** All failures in the order of the procedure, and the exceptions that saved the build. */
function review(f: Build, edition: string, reads: (ref: string) => string) {
  const failures: string[] = []
  const savedBy: string[] = []
  const ship = f.what !== 'station'
  if (!f.isMyTurn) failures.push('game-overview.turns.1')
  if (f.phase !== 'command') {
    if (edition === NEW && ship && f.iControlForsei) savedBy.push('cards.forsei.1')
    else failures.push('game-overview.phases.1')
  }
  if (!ship && f.systemController !== 'me') failures.push('command-phase.build.2')
  if (ship && !isShipPlace(f, edition, reads)) {
    const card = placeCard(f, edition)
    if (card) savedBy.push(card)
    else failures.push('command-phase.build.3')
  }
  const home = edition === NEW && ship && f.isMyStartingSystem
  // Contested is a player's system: combat over one nobody controls bars nothing in February.
  const fought = f.combatSinceMyLastTurn && (edition === NEW ? f.opposingShipsPresent : f.systemController !== 'none')
  if (home && (f.underSiege || fought)) savedBy.push('command-phase.build.8')
  if (!home && f.underSiege) failures.push('command-phase.build.6')
  if (!home && fought) failures.push('command-phase.build.7')
  if (!ship && f.stationsInSystem + f.count > f.developmentsInSystem) failures.push('command-phase.build.4')
  const overCap = f.shipsControlled + f.count > f.totalDevelopments
  if (edition === NEW && ship && overCap && !(f.isMyStartingSystem && reads('9') === 'B'))
    failures.push('command-phase.build.5')
  if (edition !== NEW && f.what === 'fighter' && f.fightersControlled + f.count > f.totalDevelopments)
    failures.push('additional-rules.fighters.4')
  if (f.card === 'scout' && reads('48') !== 'B') failures.push('cards.scout.1')
  if (edition !== NEW && f.card === 'orbital-hangar' && !f.myFighterBays) failures.push('cards.orbital-hangar.1')
  if (priceOf(f, edition, reads) > f.credits) failures.push('command-phase.build.1')
  return { failures, savedBy }
}

export const building: Judge<Build> = {
  checker: 'starcom/build',
  deal,
  judge: (f, edition, reads) => {
    const { failures, savedBy } = review(f, edition, reads)
    const answer = priceOf(f, edition, reads)
    if (failures.length) return { verdict: 'illegal', headline: failures[0]!, failures }
    return { verdict: 'legal', headline: savedBy[0] ?? 'game-overview.turns.1', answer }
  },
  unclear: {},
  settled: {
    '2022-11': { 9: ['A', 'B'], '35/i': ['A', 'B'], 46: ['A', 'B'], 48: ['A', 'B'] },
    '2022-02': { '35/ii': ['A', 'B'], '35/iii': ['A', 'B'], 48: ['A', 'B'] },
  },
  answerOf: (ruling) => ruling.answer?.value,
}
