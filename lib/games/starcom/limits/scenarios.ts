import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const SHIPS = ['starcom:command-phase.build.5', 'starcom:card-types.ship.6']
const FIGHTERS = 'starcom:additional-rules.fighters.4'
const PLACE = 'starcom:command-phase.build.2'
const STATIONS = ['starcom:command-phase.build.4', 'starcom:card-types.station.2']
const OLD_STATIONS = 'starcom:command-phase.build.4'

const board = { what: 'ship', shipsControlled: 3, fightersControlled: 1, totalDevelopments: 5, count: 2 }

const MASS = 'starcom:cards.mass-production.1'
const BASE = 'starcom:cards.military-base.1'

/** Worked examples of the ship limit. */
export const shipScenarios: Scenario[] = [
  {
    number: 1,
    title: '3 + 2 ships on 5 developments are allowed',
    facts: board,
    expect: { verdict: 'legal', answer: 2, deciding: SHIPS },
  },
  {
    number: 2,
    title: '3 + 3 ships on 5 developments are too many',
    facts: { ...board, count: 3 },
    expect: { verdict: 'illegal', answer: 2, deciding: SHIPS, outcome: { clause: SHIPS[0]!, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'Fighters count as ships',
    facts: { ...board, what: 'fighter', shipsControlled: 5, fightersControlled: 5, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: SHIPS },
  },
  {
    number: 4,
    title: 'At the start the Scout fills the only place',
    facts: { what: 'ship', shipsControlled: 1, totalDevelopments: 1, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: SHIPS },
  },
  {
    number: 5,
    title: 'It depends on how many ships I have',
    facts: { what: 'ship', totalDevelopments: 5, count: 1 },
    expect: { verdict: 'undetermined', missing: ['shipsControlled'], deciding: SHIPS },
  },
  {
    number: 6,
    title: 'Stations do not use up the ship limit',
    facts: { ...board, what: 'station', shipsControlled: 9 },
    expect: { verdict: 'legal', deciding: [] },
  },
  {
    number: 7,
    title: 'Whether surplus ships must be given up, the rules do not say',
    facts: { ...board, action: 'keep', shipsControlled: 7 },
    expect: { verdict: 'disputed', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 8,
    title: 'Ships within the limit are kept',
    facts: { ...board, action: 'keep', shipsControlled: 5 },
    expect: { verdict: 'legal', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 9,
    title: 'Whether ships may be received beyond the limit, the rules do not say',
    facts: { ...board, action: 'receive', count: 3 },
    expect: { verdict: 'disputed', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 10,
    title: 'Ships within the limit may be received',
    facts: { ...board, action: 'receive', count: 2 },
    expect: { verdict: 'legal', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 11,
    title: 'Whether Mass Production may break the limit, the rules do not say',
    facts: { ...board, byCard: 'mass-production', shipsControlled: 4 },
    expect: { verdict: 'disputed', deciding: SHIPS },
  },
  {
    number: 12,
    title: 'Ships other than Fighters have no limit',
    edition: OLD,
    facts: { ...board, shipsControlled: 50, count: 9 },
    expect: { verdict: 'legal', deciding: [FIGHTERS] },
  },
  {
    number: 13,
    title: '1 + 4 Fighters on 5 developments are allowed',
    edition: OLD,
    facts: { ...board, what: 'fighter', count: 4 },
    expect: { verdict: 'legal', answer: 4, deciding: [FIGHTERS] },
  },
  {
    number: 14,
    title: '1 + 5 Fighters on 5 developments are too many',
    edition: OLD,
    facts: { ...board, what: 'fighter', count: 5 },
    expect: { verdict: 'illegal', answer: 4, deciding: [FIGHTERS], outcome: { clause: FIGHTERS, outcome: 'fails' } },
  },
  {
    number: 15,
    title: 'It depends on what is built',
    edition: OLD,
    facts: { shipsControlled: 6, fightersControlled: 5, totalDevelopments: 5, count: 1 },
    expect: {
      verdict: 'undetermined',
      missing: ['what'],
      deciding: [FIGHTERS],
      outcome: { clause: FIGHTERS, outcome: 'unknown' },
    },
  },
  {
    number: 16,
    title: 'Whether surplus Fighters must be given up, the rules do not say',
    edition: OLD,
    facts: { ...board, what: 'fighter', action: 'keep', shipsControlled: 8, fightersControlled: 6 },
    expect: { verdict: 'disputed', deciding: [FIGHTERS] },
  },
  {
    number: 17,
    title: 'Mass Production builds two Corvettes, not three',
    facts: { ...board, byCard: 'mass-production', shipsControlled: 0, fightersControlled: 0, count: 3 },
    expect: { verdict: 'illegal', deciding: [MASS], outcome: { clause: MASS, outcome: 'fails' } },
  },
  {
    title: 'How many Mass Production is to build is not known',
    facts: { what: 'ship', byCard: 'mass-production', shipsControlled: 0, fightersControlled: 0, totalDevelopments: 5 },
    expect: { verdict: 'undetermined', outcome: { clause: MASS, outcome: 'unknown' } },
  },
]

/** Worked examples of the Fighter limit. */
export const fighterScenarios: Scenario[] = [
  {
    number: 1,
    title: '4 + 1 Fighters on 5 developments are allowed',
    edition: OLD,
    facts: { fightersControlled: 4, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: [FIGHTERS] },
  },
  {
    number: 2,
    title: '5 + 1 Fighters on 5 developments are too many',
    edition: OLD,
    facts: { fightersControlled: 5, shipsControlled: 9, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: [FIGHTERS] },
  },
  {
    number: 3,
    title: 'It depends on how many Fighters I have',
    edition: OLD,
    facts: { totalDevelopments: 5, count: 1 },
    expect: { verdict: 'undetermined', missing: ['fightersControlled'], deciding: [FIGHTERS] },
  },
  {
    number: 4,
    title: 'Whether Fighters may be received beyond the limit, the rules do not say',
    edition: OLD,
    facts: { fightersControlled: 5, totalDevelopments: 5, count: 1, action: 'receive' },
    expect: { verdict: 'disputed', deciding: [FIGHTERS] },
  },
  {
    number: 5,
    title: 'Fighters fall under the ship limit, all ships counted',
    facts: { fightersControlled: 1, shipsControlled: 5, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: SHIPS },
  },
  {
    number: 6,
    title: 'With room among the ships a Fighter is allowed',
    facts: { fightersControlled: 1, shipsControlled: 4, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: SHIPS },
  },
  {
    number: 7,
    title: 'It depends on how many ships I have',
    facts: { fightersControlled: 1, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'undetermined', missing: ['shipsControlled'], deciding: SHIPS },
  },
  {
    number: 8,
    title: 'Whether surplus Fighters must be given up, the rules do not say',
    facts: { shipsControlled: 6, totalDevelopments: 5, count: 1, action: 'keep' },
    expect: { verdict: 'disputed', deciding: SHIPS },
  },
]

const system = { systemController: 'me', stationsInSystem: 1, developmentsInSystem: 3, count: 2 }

/** Worked examples of the station limit. */
export const stationScenarios: Scenario[] = [
  {
    number: 1,
    title: '1 + 2 stations fit on 3 developments',
    facts: system,
    expect: { verdict: 'legal', answer: 2, deciding: [PLACE, ...STATIONS] },
  },
  {
    number: 2,
    title: '1 + 2 stations do not fit on 2 developments',
    facts: { ...system, developmentsInSystem: 2 },
    expect: { verdict: 'illegal', answer: 1, deciding: STATIONS },
  },
  {
    number: 3,
    title: 'No stations in a system of an opponent',
    facts: { ...system, systemController: 'opponent' },
    expect: { verdict: 'illegal', deciding: [PLACE] },
  },
  {
    number: 4,
    title: 'It depends on whose system it is',
    facts: { stationsInSystem: 0, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'undetermined', missing: ['systemController'], deciding: [PLACE] },
  },
  {
    number: 5,
    title: 'It depends on the stations already there',
    facts: { systemController: 'me', developmentsInSystem: 2, count: 1 },
    expect: { verdict: 'undetermined', missing: ['stationsInSystem'], deciding: STATIONS },
  },
  {
    number: 6,
    title: 'More stations than developments, after losing some, leave no room',
    facts: { ...system, stationsInSystem: 3, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: STATIONS },
  },
  {
    number: 7,
    title: 'One development holds one station',
    edition: OLD,
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: [PLACE, OLD_STATIONS] },
  },
  {
    number: 8,
    title: 'One development does not hold two stations',
    edition: OLD,
    facts: { systemController: 'me', stationsInSystem: 1, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: [OLD_STATIONS] },
  },
  {
    number: 9,
    title: 'Whether a Military Base puts two stations on one development, the rules do not say',
    edition: OLD,
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 1, count: 2, byCard: 'military-base' },
    expect: { verdict: 'disputed', deciding: [OLD_STATIONS] },
  },
  {
    number: 10,
    title: 'A Military Base brings one station, not two',
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 3, count: 2, byCard: 'military-base' },
    expect: { verdict: 'illegal', deciding: [BASE], outcome: { clause: BASE, outcome: 'fails' } },
  },
  {
    title: 'How many stations a Military Base is to bring is not known',
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 3, byCard: 'military-base' },
    expect: { verdict: 'undetermined', outcome: { clause: BASE, outcome: 'unknown' } },
  },
]
