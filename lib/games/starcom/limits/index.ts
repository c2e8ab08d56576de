import { type Answered, answerOver, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { manyByTheCard, stationCap, stationPlace } from '../build/clauses.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import * as usual from '../presumes.ts'
import { fighterLimitClauses, shipLimitClauses } from './clauses.ts'
import { fighterFacts, shipFacts, stationFacts } from './facts.ts'
import { fighterScenarios, shipScenarios, stationScenarios } from './scenarios.ts'

const SHIP_CAP = 'starcom:command-phase.build.5'
const FIGHTER_CAP = 'starcom:additional-rules.fighters.4'
const STATION_CAP = 'starcom:command-phase.build.4'

/** Room under a cap, never below none. */
function room(have: number, cap: number, unit: string, clause: string): Answered {
  const value = Math.max(0, cap - have)
  return {
    kind: 'number',
    value,
    unit,
    says: value ? `Room for ${value} more` : 'No room',
    derivation: [
      { says: 'Developments', value: cap, clause },
      { says: `${unit[0]!.toUpperCase()}${unit.slice(1)}s so far`, value: have, clause },
    ],
    deciding: [],
  }
}

const words = {
  path: 'fightersControlled',
  message: 'You cannot control more Fighters than ships; Fighters are ships.',
  fix: 'Count Fighters among the ships too.',
}

const asShip = answerOver(shipFacts)
const shipRoom = [
  asShip({
    editions: [NEW],
    needs: ['what', 'shipsControlled', 'totalDevelopments'],
    cites: [SHIP_CAP],
    of: (f) => (f.what === 'station' ? undefined : room(f.shipsControlled, f.totalDevelopments, 'ship', SHIP_CAP)),
  }),
  asShip({
    editions: [OLD],
    needs: ['what', 'fightersControlled', 'totalDevelopments'],
    cites: [FIGHTER_CAP],
    of: (f) =>
      f.what === 'fighter' ? room(f.fightersControlled, f.totalDevelopments, 'Fighter', FIGHTER_CAP) : undefined,
  }),
]

/** CK-02: ships against developments. */
export const shipLimit = defineChecker({
  id: 'ship-limit',
  ...usual.shipLimit,
  game: 'starcom',
  aliases: ['ck-02'],
  title: 'How many ships may I have?',
  question: 'Do these ships stay within the ship limit?',
  asked: [
    'ship limit',
    'ship cap',
    'how many ships',
    'too many ships',
    'do fighters count as ships',
    'does the scout count',
  ],
  editions: EDITIONS,
  facts: shipFacts,
  checks: [
    checksOver(shipFacts)(
      ['fightersControlled', 'shipsControlled'],
      (f) => f.fightersControlled <= f.shipsControlled,
      words,
    ),
  ],
  clauses: shipLimitClauses,
  answer: shipRoom,
  asks: 'may',
  gaps: ['Place, time and cost of the build.'],
  scenarios: shipScenarios,
})

const asFighter = answerOver(fighterFacts)
const fighterRoom = [
  asFighter({
    editions: [NEW],
    needs: ['shipsControlled', 'totalDevelopments'],
    cites: [SHIP_CAP],
    of: (f) => room(f.shipsControlled, f.totalDevelopments, 'ship', SHIP_CAP),
  }),
  asFighter({
    editions: [OLD],
    needs: ['fightersControlled', 'totalDevelopments'],
    cites: [FIGHTER_CAP],
    of: (f) => room(f.fightersControlled, f.totalDevelopments, 'Fighter', FIGHTER_CAP),
  }),
]

/** CK-03: Fighters against developments; in November 2022 the ship limit. */
export const fighterLimit = defineChecker({
  id: 'fighter-limit',
  ...usual.fighterLimit,
  game: 'starcom',
  aliases: ['ck-03'],
  title: 'How many Fighters may I have?',
  question: 'Do these Fighters stay within the limit?',
  asked: ['fighter limit', 'fighter cap', 'how many fighters', 'too many fighters'],
  editions: EDITIONS,
  facts: fighterFacts,
  checks: [
    checksOver(fighterFacts)(
      ['fightersControlled', 'shipsControlled'],
      (f) => f.fightersControlled <= f.shipsControlled,
      words,
    ),
  ],
  clauses: fighterLimitClauses,
  answer: fighterRoom,
  asks: 'may',
  gaps: [
    'Limits of Fighters in one system, which printings between the two editions had.',
    'Place, time and cost of the build.',
  ],
  scenarios: fighterScenarios,
})

/** CK-04: stations against the developments of their system. */
export const stationLimit = defineChecker({
  id: 'station-limit',
  ...usual.stationLimit,
  game: 'starcom',
  aliases: ['ck-04'],
  title: 'How many stations fit in a system?',
  question: 'Do these stations fit in the system?',
  asked: [
    'station limit',
    'how many stations',
    'stations per system',
    'too many stations',
    'military base two stations',
  ],
  editions: EDITIONS,
  facts: stationFacts,
  checks: [
    checksOver(stationFacts)(
      ['developmentsInSystem', 'systemController'],
      (f) => f.developmentsInSystem > 0 === (f.systemController !== 'none'),
      {
        path: 'developmentsInSystem',
        message: 'A system has developments exactly when somebody controls it.',
        fix: 'A system nobody controls has 0 developments; a controlled one has 1 or more.',
      },
    ),
    checksOver(stationFacts)(['byCard'], (f) => f.byCard !== 'mass-production', {
      path: 'byCard',
      message: 'Mass Production builds ships, not stations.',
      fix: 'Choose Military Base, or leave the card that builds blank.',
    }),
  ],
  clauses: [stationPlace, manyByTheCard('military-base'), stationCap],
  answer: answerOver(stationFacts)({
    needs: ['stationsInSystem', 'developmentsInSystem'],
    cites: [STATION_CAP],
    of: (f) => room(f.stationsInSystem, f.developmentsInSystem, 'station', STATION_CAP),
  }),
  asks: 'may',
  gaps: ['Time, bans and cost of the build.'],
  scenarios: stationScenarios,
})
