import { type Clause, clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { cardOf, costOf } from '../costs.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'
import { counted, money } from '../words.ts'

const { clause, condition, exception } = clausesOver(vocabulary)

/** True for what a card builds where that is held to be free of caps and bans (starcom:ambiguity.6/ii). */
const isUncapped = (byCard: string | undefined, table: RulesInPlay) =>
  byCard !== undefined && byCard !== 'none' && table.reads('starcom:ambiguity.6/ii') === 'B'

/** True when there was combat, as the table reads combat without a shot (starcom:ambiguity.7). */
export const hadCombat = (f: { combatSinceMyLastTurn: boolean; noDamageAssigned?: boolean }, table: RulesInPlay) =>
  f.combatSinceMyLastTurn && !(f.noDamageAssigned && table.reads('starcom:ambiguity.7') === 'B')

/** The clause, asked of some builds only. */
const onlyFor = (kinds: readonly string[], aside: string, rule: Clause): Clause => ({
  ...rule,
  needs: ['what', ...rule.needs],
  when: (facts, table) => kinds.includes(String(facts.what)) && (!rule.when || rule.when(facts, table)),
  says: { ...rule.says, aside },
})

/** What a card builds, by edition (starcom:cards.mass-production.1, starcom:cards.military-base.1). */
const BUILT_BY: Readonly<Record<string, Readonly<Record<string, { card: string; count: number; says: string }>>>> = {
  'mass-production': {
    [NEW]: { card: 'corvette', count: 2, says: 'Mass Production builds two Corvettes' },
    [OLD]: { card: 'patrol-ship', count: 3, says: 'Mass Production builds three Patrol Ships' },
  },
  'military-base': {
    [NEW]: { card: 'defense-station', count: 1, says: 'A Military Base brings one Defense Station' },
    [OLD]: { card: 'defense-station', count: 2, says: 'A Military Base brings two Defense Stations' },
  },
}

/** The clauses of the cards that build: what they build, and how many. */
export const byTheCard = Object.entries(BUILT_BY).map(([slug, built]) =>
  clause(`starcom:cards.${slug}.1`, {
    needs: ['byCard', 'card', 'count'],
    when: ({ byCard }) => byCard === slug,
    holds: ({ card, count }, { edition }) => card === built[edition]!.card && count <= built[edition]!.count,
    says: {
      holds: (_f, { edition }) => `${built[edition]!.says}.`,
      fails: (_f, { edition }) => `${built[edition]!.says}, nothing else and no more.`,
      aside: 'Another card builds it, or none.',
    },
  }),
)

/** The same where the kind of ship or station is not asked. */
export const manyByTheCard = (slug: string) =>
  clause(`starcom:cards.${slug}.1`, {
    needs: ['byCard', 'count'],
    when: ({ byCard }) => byCard === slug,
    holds: ({ count }, { edition }) => count <= BUILT_BY[slug]![edition]!.count,
    says: {
      holds: (_f, { edition }) => `${BUILT_BY[slug]![edition]!.says}.`,
      fails: (_f, { edition }) => `${BUILT_BY[slug]![edition]!.says}, no more.`,
      aside: 'Another card builds it, or none.',
    },
  })

/** When: in your own Command Phase; Forsei opens the other phases of your turn for ships. */
export const time = [
  clause('starcom:game-overview.turns.1', {
    needs: ['isMyTurn', 'byCard'],
    when: ({ byCard }) => !byCard || byCard === 'none',
    holds: ({ isMyTurn }) => isMyTurn,
    says: {
      holds: 'It is your own turn.',
      fails: 'It is not your turn; you may build on your own turn only.',
      aside: 'The card says when it builds.',
    },
  }),
  clause('starcom:game-overview.phases.1', {
    needs: ['phase', 'byCard'],
    when: ({ byCard }) => !byCard || byCard === 'none',
    holds: ({ phase }) => phase === 'command',
    also: ['starcom:command-phase.order.1'],
    says: {
      holds: 'It is the Command Phase, where building belongs.',
      fails: ({ phase }) =>
        `It is the ${vocabulary.phase.options[phase]} Phase; building belongs to the Command Phase.`,
      aside: 'The card says when it builds.',
    },
  }),
  exception('starcom:cards.forsei.1', {
    editions: [NEW],
    lifts: ['starcom:game-overview.phases.1'],
    needs: ['what', 'iControlForsei'],
    holds: ({ what, iControlForsei }) => iControlForsei && what !== 'station',
    says: { holds: 'Forsei lets you build ships in every phase of your own turn.' },
  }),
]

/** Stations go into systems of your own. */
export const stationPlace = clause('starcom:command-phase.build.2', {
  needs: ['systemController'],
  holds: ({ systemController }) => systemController === 'me',
  says: {
    holds: 'You control the system, so stations may be built there.',
    fails: 'You do not control the system; stations go only into systems you control.',
  },
})

/** Where: stations in any system of yours, ships in building places. */
export const place = [
  onlyFor(['station'], 'Only for stations.', stationPlace),
  clause('starcom:command-phase.build.3', {
    editions: [NEW],
    needs: ['what', 'systemKind', 'systemController'],
    readings: ['starcom:ambiguity.35/i'],
    when: ({ what }) => what !== 'station',
    holds: ({ systemKind, systemController }, table) =>
      systemKind !== 'ordinary' && (systemController === 'me' || table.reads('starcom:ambiguity.35/i') === 'B'),
    also: ['starcom:card-types.ship.4'],
    says: {
      holds: ({ systemKind }) => `Ships may be built in a ${systemKind} system you control.`,
      fails: ({ systemKind }) =>
        systemKind === 'ordinary'
          ? 'Ships cannot be built in an ordinary system.'
          : 'You do not control the system; ships are built in starting and capital systems you control.',
      aside: 'Only for ships.',
    },
  }),
  clause('starcom:command-phase.build.3', {
    editions: [OLD],
    needs: ['what', 'systemKind', 'isMyStartingSystem'],
    readings: ['starcom:ambiguity.35/ii', 'starcom:ambiguity.35/iii'],
    when: ({ what }) => what !== 'station',
    holds: ({ what, systemKind, isMyStartingSystem }, table) => {
      if (what === 'fighter' && table.reads('starcom:ambiguity.35/iii') === 'B') return false
      return isMyStartingSystem || (systemKind === 'capital' && table.reads('starcom:ambiguity.35/ii') === 'B')
    },
    also: ['starcom:card-types.ship.4'],
    says: {
      holds: 'It is your home system, where ships are built.',
      fails: 'It is not your home system; ships are built there only, unless a card names another place.',
      aside: 'Only for ships.',
    },
  }),
  exception('starcom:cards.mass-production.1', {
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'byCard', 'systemController'],
    holds: ({ what, byCard, systemController }) =>
      what === 'ship' && byCard === 'mass-production' && systemController === 'me',
    says: { holds: 'Mass Production builds in any system you control.' },
  }),
  // A Shipyard or your home system does not help here: the card names a system you control.
  clause('starcom:cards.mass-production.1', {
    needs: ['what', 'byCard', 'systemController'],
    when: ({ what, byCard }) => what === 'ship' && byCard === 'mass-production',
    holds: ({ systemController }) => systemController === 'me',
    says: {
      holds: 'Mass Production builds in any system you control.',
      fails: 'You do not control the system; Mass Production builds in a system you control.',
      aside: 'Another card builds it, or none.',
    },
  }),
  exception('starcom:cards.shipyard.1', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'myShipyardHere'],
    holds: ({ what, myShipyardHere }) => what !== 'station' && myShipyardHere,
    says: { holds: 'Ships may be built where your Shipyard is.' },
  }),
  exception('starcom:cards.fighter-bays.1', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'myFighterBays', 'myStationInSystem', 'systemController'],
    holds: ({ what, myFighterBays, myStationInSystem, systemController }) =>
      what === 'fighter' && myFighterBays && myStationInSystem && systemController === 'me',
    says: { holds: 'With Fighter Bays, Fighters may be built in any system you control that has a station of yours.' },
  }),
  exception('starcom:cards.undersized-shipyard.1', {
    editions: [OLD],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'shipClass', 'undersizedShipyardHere'],
    holds: ({ what, shipClass, undersizedShipyardHere }) =>
      undersizedShipyardHere && (what === 'fighter' || (what === 'ship' && shipClass === 'Small')),
    says: { holds: 'Fighters and Small ships may be built where your Undersized Shipyard is.' },
  }),
  exception('starcom:cards.carrier.1', {
    editions: [OLD],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'myCarrierHere'],
    holds: ({ what, myCarrierHere }) => what === 'fighter' && myCarrierHere,
    says: { holds: 'Fighters may be built in the system your Carrier is in.' },
  }),
  exception('starcom:cards.orbital-hangar.1', {
    editions: [OLD],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'orbitalHangarHere'],
    holds: ({ what, orbitalHangarHere }) => what === 'fighter' && orbitalHangarHere,
    says: { holds: 'Fighters may be built in the system your Orbital Hangar is in.' },
  }),
]

/** The bans: siege and fighting, and what lifts them in your own starting system. */
export const bans = [
  clause('starcom:command-phase.build.6', {
    needs: ['underSiege', 'byCard'],
    readings: ['starcom:ambiguity.6/ii'],
    holds: ({ underSiege, byCard }, table) => !underSiege || isUncapped(byCard, table),
    also: ['starcom:additional-rules.siege.3'],
    says: {
      holds: ({ underSiege }) =>
        underSiege ? 'The siege does not stop what a card builds.' : 'The system is not under siege.',
      fails: 'The system is under siege; neither ships nor stations may be built there.',
    },
  }),
  clause('starcom:command-phase.build.7', {
    editions: [NEW],
    needs: ['combatSinceMyLastTurn', 'noDamageAssigned', 'opposingShipsPresent', 'byCard'],
    readings: ['starcom:ambiguity.7', 'starcom:ambiguity.6/ii'],
    holds: (f, table) => !(f.opposingShipsPresent && hadCombat(f, table)) || isUncapped(f.byCard, table),
    notes: [
      { ambiguity: 'starcom:ambiguity.8/i', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
      { ambiguity: 'starcom:ambiguity.8/ii', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
    ],
    says: {
      holds: ({ combatSinceMyLastTurn, opposingShipsPresent }) =>
        !combatSinceMyLastTurn
          ? 'No combat took place there after your last turn.'
          : !opposingShipsPresent
            ? 'Combat took place there, but no opposing ships are left; the ban needs both.'
            : 'The ban after combat does not reach this build.',
      fails: 'Combat took place there after your last turn, and opposing ships are still in the system.',
    },
  }),
  clause('starcom:command-phase.build.7', {
    editions: [OLD],
    needs: ['combatSinceMyLastTurn', 'noDamageAssigned', 'byCard'],
    readings: ['starcom:ambiguity.7', 'starcom:ambiguity.6/ii'],
    holds: (f, table) => !hadCombat(f, table) || isUncapped(f.byCard, table),
    notes: [{ ambiguity: 'starcom:ambiguity.8/ii', when: (f) => f.combatSinceMyLastTurn }],
    also: ['starcom:additional-rules.contested-system.2'],
    says: {
      holds: 'The system is not contested.',
      fails:
        'The system is contested: there has been combat since your last turn, whether enemies are still there or not.',
    },
  }),
  exception('starcom:command-phase.build.8', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.6', 'starcom:command-phase.build.7'],
    needs: ['what', 'isMyStartingSystem'],
    holds: ({ what, isMyStartingSystem }) => what !== 'station' && isMyStartingSystem,
    says: { holds: 'You can always build ships in your own starting system.' },
  }),
]

/** Stations in a system: no more than its developments. */
export const stationCap = clause('starcom:command-phase.build.4', {
  needs: ['stationsInSystem', 'developmentsInSystem', 'count', 'byCard'],
  readings: ['starcom:ambiguity.36', 'starcom:ambiguity.6/ii'],
  holds: ({ stationsInSystem, developmentsInSystem, count, byCard }, table) =>
    stationsInSystem + count <= developmentsInSystem ||
    (byCard === 'military-base' && table.edition === OLD
      ? table.reads('starcom:ambiguity.36') === 'A'
      : isUncapped(byCard, table)),
  also: [{ clause: 'starcom:card-types.station.2', edition: NEW }],
  says: {
    holds: (f) =>
      f.stationsInSystem + f.count <= f.developmentsInSystem
        ? `${f.stationsInSystem} + ${counted(f.count, 'station')} fit on ${counted(f.developmentsInSystem, 'development')}.`
        : 'The card builds beyond the limit.',
    fails: (f) =>
      `${f.stationsInSystem} + ${counted(f.count, 'station')} would be more than the ${counted(f.developmentsInSystem, 'development')} there.`,
  },
})

/** Ships over the whole board: no more than your developments (November 2022). */
export const shipCap = clause('starcom:command-phase.build.5', {
  editions: [NEW],
  needs: ['shipsControlled', 'totalDevelopments', 'count', 'isMyStartingSystem', 'byCard'],
  readings: ['starcom:ambiguity.9', 'starcom:ambiguity.6/ii'],
  holds: ({ shipsControlled, totalDevelopments, count, isMyStartingSystem, byCard }, table) =>
    shipsControlled + count <= totalDevelopments ||
    (isMyStartingSystem && table.reads('starcom:ambiguity.9') === 'B') ||
    isUncapped(byCard, table),
  also: ['starcom:card-types.ship.6'],
  notes: [
    { ambiguity: 'starcom:ambiguity.4' },
    { ambiguity: 'starcom:ambiguity.5/i', when: (f) => f.shipsControlled > f.totalDevelopments },
  ],
  says: {
    holds: (f) =>
      f.shipsControlled + f.count <= f.totalDevelopments
        ? `${f.shipsControlled} + ${counted(f.count, 'ship')} are within your ${counted(f.totalDevelopments, 'development')}.`
        : 'The ship cap does not reach this build.',
    fails: (f) =>
      `${f.shipsControlled} + ${counted(f.count, 'ship')} would be more than your ${counted(f.totalDevelopments, 'development')}.`,
  },
})

/** Fighters over the whole board: no more than your developments (February 2022). */
export const fighterCap = clause('starcom:additional-rules.fighters.4', {
  editions: [OLD],
  needs: ['fightersControlled', 'totalDevelopments', 'count'],
  holds: ({ fightersControlled, totalDevelopments, count }) => fightersControlled + count <= totalDevelopments,
  notes: [{ ambiguity: 'starcom:ambiguity.5/i', when: (f) => f.fightersControlled > f.totalDevelopments }],
  says: {
    holds: (f) =>
      `${f.fightersControlled} + ${counted(f.count, 'Fighter')} are within your ${counted(f.totalDevelopments, 'development')}.`,
    fails: (f) =>
      `${f.fightersControlled} + ${counted(f.count, 'Fighter')} would be more than your ${counted(f.totalDevelopments, 'development')}.`,
  },
})

/** How many: station cap per system, ship cap or Fighter cap over the board. */
export const limits = [
  onlyFor(['station'], 'Only for stations.', stationCap),
  onlyFor(['ship', 'fighter'], 'Only for ships.', shipCap),
  onlyFor(['fighter'], 'Only for Fighters.', fighterCap),
]

/** Copies of Efficient Construction that count, under the reading the table plays (starcom:ambiguity.46). */
export const discountsOf = (copies: number, reading: string): number => (reading === 'B' ? Math.min(1, copies) : copies)

interface Priced {
  card: string
  count: number
  efficientConstruction?: number
  byCard?: string
}

/** True for what a card builds. */
export const isByCard = (byCard: string | undefined): boolean => byCard !== undefined && byCard !== 'none'

/** Credits as printed, station discounts included. */
export const printedOf = ({ card, count, efficientConstruction = 0 }: Priced, table: RulesInPlay): number =>
  count * costOf(card, table.edition, discountsOf(efficientConstruction, table.reads('starcom:ambiguity.46')))

/** Credits for the whole build; what a card builds is free unless the table reads it otherwise (starcom:ambiguity.6/i). */
export const priceOf = (f: Priced, table: RulesInPlay): number =>
  isByCard(f.byCard) && table.reads('starcom:ambiguity.6/i') === 'A' ? 0 : printedOf(f, table)

const saysCost = {
  holds: (f: Priced & { credits: number }, table: RulesInPlay) =>
    isByCard(f.byCard)
      ? `The card builds it, free as we read it; the printed cost is ${money(printedOf(f, table))}, and you have ${f.credits}.`
      : `It costs ${money(priceOf(f, table))}; you have ${f.credits}.`,
  fails: (f: Priced & { credits: number }, table: RulesInPlay) =>
    `It costs ${money(priceOf(f, table))}; you have only ${f.credits}.`,
}

/** What it costs, and cards that cannot be built at all. */
export const cost = [
  clause('starcom:cards.scout.1', {
    needs: ['card'],
    readings: ['starcom:ambiguity.48'],
    when: ({ card }) => card === 'scout',
    holds: (_facts, table) => table.reads('starcom:ambiguity.48') === 'B',
    says: { holds: 'A Scout is taken to cost nothing.', fails: 'A Scout prints no cost and cannot be built.' },
  }),
  clause('starcom:cards.orbital-hangar.1', {
    editions: [OLD],
    needs: ['card', 'myFighterBays'],
    when: ({ card }) => card === 'orbital-hangar',
    holds: ({ myFighterBays }) => myFighterBays,
    says: { holds: 'You have Fighter Bays.', fails: 'An Orbital Hangar may be built only with Fighter Bays.' },
  }),
  condition('starcom:cards.efficient-construction.1', {
    editions: [NEW],
    needs: ['what', 'efficientConstruction'],
    when: ({ what, efficientConstruction }) => what === 'station' && efficientConstruction > 0,
    holds: () => true,
    says: { holds: 'Efficient Construction takes 1 off each station, never under 1.' },
  }),
  clause('starcom:command-phase.build.1', {
    editions: [NEW],
    needs: ['card', 'count', 'credits', 'efficientConstruction', 'byCard'],
    readings: ['starcom:ambiguity.46', 'starcom:ambiguity.6/i'],
    holds: (f, table) => priceOf(f, table) <= f.credits,
    notes: [{ ambiguity: 'starcom:ambiguity.38', when: ({ card }) => cardOf(card, NEW)?.domain !== 'Neutral' }],
    says: saysCost,
  }),
  clause('starcom:command-phase.build.1', {
    editions: [OLD],
    needs: ['card', 'count', 'credits', 'byCard'],
    readings: ['starcom:ambiguity.6/i'],
    holds: (f, table) => priceOf(f, table) <= f.credits,
    notes: [{ ambiguity: 'starcom:ambiguity.38', when: ({ card }) => cardOf(card, OLD)?.domain !== 'Neutral' }],
    says: saysCost,
  }),
]
