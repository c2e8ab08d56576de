import { clausesOver } from '../../../kernel/clause.ts'
import { cardOf, costOf } from '../costs.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'

const { clause, condition, exception } = clausesOver(vocabulary)

/** When: in your own Command Phase; Forsei opens the other phases of your turn for ships. */
export const time = [
  clause('starcom:game-overview.turns.1', {
    needs: ['isMyTurn'],
    holds: ({ isMyTurn }) => isMyTurn,
    says: { holds: 'It is your own turn.', fails: 'It is not your turn; you may build on your own turn only.' },
  }),
  clause('starcom:game-overview.phases.1', {
    needs: ['phase'],
    holds: ({ phase }) => phase === 'command',
    also: ['starcom:command-phase.order.1'],
    says: {
      holds: 'It is the Command Phase, where building belongs.',
      fails: ({ phase }) => `It is the ${vocabulary.phase.options[phase]} Phase; building belongs to the Command Phase.`,
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

/** Where: stations in any system of yours, ships in building places. */
export const place = [
  clause('starcom:command-phase.build.2', {
    needs: ['what', 'systemController'],
    when: ({ what }) => what === 'station',
    holds: ({ systemController }) => systemController === 'me',
    also: [{ clause: 'starcom:card-types.station.2', edition: NEW }],
    says: {
      holds: 'You control the system, so stations may be built there.',
      fails: 'You do not control the system; stations go only into systems you control.',
      aside: 'Speaks of stations only.',
    },
  }),
  clause('starcom:command-phase.build.3', {
    editions: [NEW],
    needs: ['what', 'systemKind', 'systemController'],
    readings: ['starcom:ambiguity.35/i'],
    when: ({ what }) => what !== 'station',
    holds: ({ systemKind, systemController }, table) =>
      systemKind !== 'ordinary' && (systemController === 'me' || table.reads('starcom:ambiguity.35/i') === 'B'),
    also: ['starcom:card-types.ship.4'],
    says: {
      holds: ({ systemKind }) => `A ${systemKind} system of yours is a building place for ships.`,
      fails: ({ systemKind }) =>
        systemKind === 'ordinary'
          ? 'An ordinary system is no building place for ships.'
          : 'You do not control the system; ships are built in starting and capital systems of yours.',
      aside: 'Speaks of ships only.',
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
      aside: 'Speaks of ships only.',
    },
  }),
  exception('starcom:cards.shipyard.1', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'myShipyardHere'],
    holds: ({ what, myShipyardHere }) => what !== 'station' && myShipyardHere,
    says: { holds: 'Your Shipyard makes its system a building place for ships.' },
  }),
  exception('starcom:cards.fighter-bays.1', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'myFighterBays', 'myStationInSystem', 'systemController'],
    holds: ({ what, myFighterBays, myStationInSystem, systemController }) =>
      what === 'fighter' && myFighterBays && myStationInSystem && systemController === 'me',
    says: { holds: 'With Fighter Bays, Fighters may be built in every system of yours that has a station.' },
  }),
  exception('starcom:cards.undersized-shipyard.1', {
    editions: [OLD],
    lifts: ['starcom:command-phase.build.3'],
    needs: ['what', 'shipClass', 'undersizedShipyardHere'],
    holds: ({ what, shipClass, undersizedShipyardHere }) =>
      undersizedShipyardHere && (what === 'fighter' || (what === 'ship' && shipClass === 'Small')),
    says: { holds: 'Your Undersized Shipyard makes its system a building place for Fighters and Small ships.' },
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
    needs: ['underSiege'],
    holds: ({ underSiege }) => !underSiege,
    also: ['starcom:additional-rules.siege.3'],
    says: {
      holds: 'The system is not under siege.',
      fails: 'The system is under siege; neither ships nor stations may be built there.',
    },
  }),
  clause('starcom:command-phase.build.7', {
    editions: [NEW],
    needs: ['combatSinceMyLastTurn', 'opposingShipsPresent'],
    holds: ({ combatSinceMyLastTurn, opposingShipsPresent }) => !(combatSinceMyLastTurn && opposingShipsPresent),
    notes: [
      { ambiguity: 'starcom:ambiguity.8', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
    ],
    says: {
      holds: ({ combatSinceMyLastTurn }) =>
        combatSinceMyLastTurn
          ? 'There was combat, but no opposing ships are there now; both are needed for the ban.'
          : 'There has been no combat there since your last turn.',
      fails: 'There has been combat there since your last turn and opposing ships are there now.',
    },
  }),
  clause('starcom:command-phase.build.7', {
    editions: [OLD],
    needs: ['combatSinceMyLastTurn'],
    holds: ({ combatSinceMyLastTurn }) => !combatSinceMyLastTurn,
    also: ['starcom:additional-rules.contested-system.2', 'starcom:additional-rules.contested-system.1'],
    says: {
      holds: 'The system is not contested.',
      fails: 'The system is contested: there has been combat since your last turn, whether enemies are still there or not.',
    },
  }),
  exception('starcom:command-phase.build.8', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.6', 'starcom:command-phase.build.7'],
    needs: ['what', 'isMyStartingSystem'],
    holds: ({ what, isMyStartingSystem }) => what !== 'station' && isMyStartingSystem,
    says: { holds: 'Your own starting system never loses ship building to a siege or to fighting.' },
  }),
]

/** How many: station cap per system, ship cap or Fighter cap over the board. */
export const limits = [
  clause('starcom:command-phase.build.4', {
    needs: ['what', 'stationsInSystem', 'developmentsInSystem', 'count'],
    when: ({ what }) => what === 'station',
    holds: ({ stationsInSystem, developmentsInSystem, count }) => stationsInSystem + count <= developmentsInSystem,
    also: [{ clause: 'starcom:card-types.station.2', edition: NEW }],
    says: {
      holds: (f) => `${f.stationsInSystem} + ${f.count} stations fit on ${f.developmentsInSystem} developments.`,
      fails: (f) => `${f.stationsInSystem} + ${f.count} stations would be more than the ${f.developmentsInSystem} developments there.`,
      aside: 'Speaks of stations only.',
    },
  }),
  clause('starcom:command-phase.build.5', {
    editions: [NEW],
    needs: ['what', 'shipsControlled', 'totalDevelopments', 'count', 'isMyStartingSystem'],
    readings: ['starcom:ambiguity.9'],
    when: ({ what }) => what !== 'station',
    holds: ({ shipsControlled, totalDevelopments, count, isMyStartingSystem }, table) =>
      shipsControlled + count <= totalDevelopments || (isMyStartingSystem && table.reads('starcom:ambiguity.9') === 'B'),
    also: ['starcom:card-types.ship.6'],
    notes: [
      { ambiguity: 'starcom:ambiguity.4' },
      { ambiguity: 'starcom:ambiguity.5', when: (f) => f.shipsControlled > f.totalDevelopments },
    ],
    says: {
      holds: (f) => `${f.shipsControlled} + ${f.count} ships are within your ${f.totalDevelopments} developments.`,
      fails: (f) => `${f.shipsControlled} + ${f.count} ships would be more than your ${f.totalDevelopments} developments.`,
      aside: 'Speaks of ships only.',
    },
  }),
  clause('starcom:additional-rules.fighters.4', {
    editions: [OLD],
    needs: ['what', 'fightersControlled', 'totalDevelopments', 'count'],
    when: ({ what }) => what === 'fighter',
    holds: ({ fightersControlled, totalDevelopments, count }) => fightersControlled + count <= totalDevelopments,
    notes: [{ ambiguity: 'starcom:ambiguity.5', when: (f) => f.fightersControlled > f.totalDevelopments }],
    says: {
      holds: (f) => `${f.fightersControlled} + ${f.count} Fighters are within your ${f.totalDevelopments} developments.`,
      fails: (f) => `${f.fightersControlled} + ${f.count} Fighters would be more than your ${f.totalDevelopments} developments.`,
      aside: 'Speaks of Fighters only.',
    },
  }),
]

/** Copies of Efficient Construction that count, under the reading the table plays (starcom:ambiguity.46). */
export const discountsOf = (copies: number, reading: string): number => (reading === 'B' ? Math.min(1, copies) : copies)

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
    needs: ['card', 'count', 'credits', 'efficientConstruction'],
    readings: ['starcom:ambiguity.46'],
    holds: ({ card, count, credits, efficientConstruction }, table) =>
      costOf(card, NEW, discountsOf(efficientConstruction, table.reads('starcom:ambiguity.46'))) * count <= credits,
    notes: [{ ambiguity: 'starcom:ambiguity.38', when: ({ card }) => cardOf(card, NEW)?.domain !== 'Neutral' }],
    says: {
      holds: (f) => `You can pay for it with ${f.credits} credits.`,
      fails: (f) => `You cannot pay for it with ${f.credits} credits.`,
    },
  }),
  clause('starcom:command-phase.build.1', {
    editions: [OLD],
    needs: ['card', 'count', 'credits'],
    holds: ({ card, count, credits }) => costOf(card, OLD) * count <= credits,
    notes: [{ ambiguity: 'starcom:ambiguity.38', when: ({ card }) => cardOf(card, OLD)?.domain !== 'Neutral' }],
    says: {
      holds: (f) => `You can pay for it with ${f.credits} credits.`,
      fails: (f) => `You cannot pay for it with ${f.credits} credits.`,
    },
  }),
]
