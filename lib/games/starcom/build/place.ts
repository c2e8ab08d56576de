/** Where stations and ships may be built. */
import { type Clause, clausesOver } from '../../../kernel/clause.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'

const { clause, exception } = clausesOver(vocabulary)
const MASS_PRODUCTION = 'mass-production'

/** The clause, asked of some builds only. */
export const onlyFor = (kinds: readonly string[], aside: string, rule: Clause): Clause => ({
  ...rule,
  needs: ['what', ...rule.needs],
  when: (facts, table) => kinds.includes(String(facts.what)) && (!rule.when || rule.when(facts, table)),
  says: { ...rule.says, aside },
})

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
    needs: ['what', 'systemKind', 'systemController', 'byCard'],
    readings: ['starcom:ambiguity.35/i'],
    when: ({ what, byCard }) => what !== 'station' && byCard !== MASS_PRODUCTION,
    holds: ({ systemKind, systemController }, table) =>
      systemKind !== 'ordinary' && (systemController === 'me' || table.reads('starcom:ambiguity.35/i') === 'B'),
    also: ['starcom:card-types.ship.4'],
    says: {
      holds: ({ systemKind }) => `Ships may be built in a ${systemKind} system you control.`,
      fails: ({ systemKind }) =>
        systemKind === 'ordinary'
          ? 'Ships cannot be built in an ordinary system.'
          : 'You do not control the system; ships are built in starting and capital systems you control.',
      aside: 'Only for ships, where no card names the place.',
    },
  }),
  clause('starcom:command-phase.build.3', {
    editions: [OLD],
    needs: ['what', 'systemKind', 'isMyStartingSystem', 'byCard'],
    readings: ['starcom:ambiguity.35/ii', 'starcom:ambiguity.35/iii'],
    when: ({ what, byCard }) => what !== 'station' && byCard !== MASS_PRODUCTION,
    holds: ({ what, systemKind, isMyStartingSystem }, table) => {
      if (what === 'fighter' && table.reads('starcom:ambiguity.35/iii') === 'B') return false
      return isMyStartingSystem || (systemKind === 'capital' && table.reads('starcom:ambiguity.35/ii') === 'B')
    },
    also: ['starcom:card-types.ship.4'],
    says: {
      holds: 'It is your home system, where ships are built.',
      fails: 'It is not your home system; ships are built there only, unless a card names another place.',
      aside: 'Only for ships, where no card names the place.',
    },
  }),
  // The card names its own place: a Shipyard or your home system does not help here, and an ordinary system is none the worse.
  clause('starcom:cards.mass-production.1', {
    leads: 'first',
    needs: ['what', 'byCard', 'systemController'],
    when: ({ what, byCard }) => what === 'ship' && byCard === MASS_PRODUCTION,
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
    says: {
      holds: 'With Fighter Bays, Fighters may be built in any system you control that has one of your stations.',
    },
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
