import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const RETREAT = 'starcom:combat-phase.retreat.2'
const ORDER = 'starcom:combat-phase.retreat.1'
const SHIP = 'starcom:card-types.ship.3'
const STATION = 'starcom:card-types.station.1'
const HELD = 'starcom:command-phase.move.1'
const DESTROYER = 'starcom:cards.destroyer.1'
const NEXT = 'starcom:command-phase.move.2'
const ADJACENT = 'starcom:setup.adjacency.1'
const INTERDICTION = 'starcom:cards.interdiction.1'
const ASTEROIDS = 'starcom:cards.asteroid-field.1'
const STABILIZATION = 'starcom:cards.jump-stabilization.1'
const NEXUS = 'starcom:cards.jump-nexus.1'
const DRUMMOND = 'starcom:cards.drummond.1'
const EXPLORE = 'starcom:command-phase.explore.1'

const shared = {
  card: 'corvette',
  class: 'Small',
  mine: true,
  controlledSinceTurnStart: true,
  builtThisTurn: false,
  jumpsUsed: 0,
  adjacent: true,
  destinationController: 'me',
  destinationCard: 'other',
  interdicted: false,
  carrierJumpingAlong: false,
  viaCard: 'none',
  viaCardReaches: false,
  faceDownDestination: false,
  activePlayer: 'me',
}
const now = { ...shared, speed: 1, speedBonus: 0, jumpDistance: 1 }
const then = { ...shared, extraJumps: 0, hasMovedThisTurn: false, destinationEmpty: true }
const without = (facts: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))
const cruiser = { card: 'cruiser', class: 'Medium' }
const far = { adjacent: false, jumpDistance: 3 }

const november: Scenario[] = [
  {
    number: 1,
    title: 'A Corvette that has not jumped retreats to a system of its own',
    facts: now,
    expect: {
      verdict: 'legal',
      deciding: [SHIP, STATION, RETREAT, HELD, NEXT, ADJACENT, INTERDICTION],
      outcome: { clause: RETREAT, outcome: 'holds' },
    },
  },
  {
    number: 2,
    title: 'A Corvette that has used its jump cannot retreat',
    facts: { ...now, jumpsUsed: 1 },
    expect: { verdict: 'illegal', deciding: [RETREAT], outcome: { clause: RETREAT, outcome: 'fails' } },
  },
  {
    title: 'Whether coming back to a Jump Nexus gives speed again, the rules do not say',
    facts: { ...now, jumpsUsed: 2, speedBonus: 1, nexusReturns: 1 },
    expect: { verdict: 'disputed', deciding: [RETREAT] },
  },
  {
    title: 'Where new ships may not retreat, it depends on whether the Destroyer was built this turn',
    facts: without({ ...now, card: 'destroyer', class: 'Medium', controlledSinceTurnStart: false }, 'builtThisTurn'),
    readings: { 'starcom:ambiguity.20/ii': 'B' },
    expect: {
      verdict: 'undetermined',
      missing: ['builtThisTurn'],
      outcome: { clause: DESTROYER, outcome: 'unknown' },
    },
  },
  {
    title: 'One step along a row of the array is near enough',
    facts: without({ ...now, gridSize: 3, fromRow: 1, fromCol: 1, toRow: 1, toCol: 2 }, 'adjacent'),
    expect: { verdict: 'legal' },
  },
  {
    title: 'Interdiction and a ship that came later: the rules do not say',
    facts: { ...now, interdicted: true, arrivedAfterInterdiction: true },
    expect: { verdict: 'disputed' },
  },
  {
    title: "Another player's Jump Stabilization: the rules do not say whether it helps",
    facts: { ...now, ...far, jumpDistance: 2, viaCard: 'jump-stabilization', cardPlayedByOther: true },
    expect: { verdict: 'disputed' },
  },
  { title: 'With one more speed it can', facts: { ...now, jumpsUsed: 1, speedBonus: 1 }, expect: { verdict: 'legal' } },
  {
    number: 3,
    title: 'A system nobody controls will not do',
    facts: { ...now, destinationController: 'none' },
    expect: { verdict: 'illegal', deciding: [RETREAT] },
  },
  {
    number: 4,
    title: "An opponent's system will not do",
    facts: { ...now, destinationController: 'Red' },
    expect: { verdict: 'illegal', deciding: [RETREAT] },
  },
  {
    title: 'How many jumps it has used is not known',
    facts: without(now, 'jumpsUsed'),
    expect: { verdict: 'undetermined', missing: ['jumpsUsed'], outcome: { clause: RETREAT, outcome: 'unknown' } },
  },
  {
    number: 5,
    title: 'A Strike Fighter at speed 0 has no movement to use',
    facts: { ...now, card: 'strike-fighter', class: 'Fighter', speed: 0 },
    expect: { verdict: 'illegal', deciding: [RETREAT] },
  },
  {
    title: 'A Strike Fighter with a bonus retreats',
    facts: { ...now, card: 'strike-fighter', class: 'Fighter', speed: 0, speedBonus: 1 },
    expect: { verdict: 'legal' },
  },
  {
    title: 'A Fighter where the table lets it',
    readings: { 'starcom:ambiguity.20': 'B' },
    facts: { ...now, card: 'strike-fighter', class: 'Fighter', speed: 0 },
    expect: { verdict: 'legal' },
  },
  {
    title: 'A station never retreats',
    facts: { ...without(now, 'class', 'speed'), card: 'defense-station' },
    expect: { verdict: 'illegal', outcome: { clause: SHIP, outcome: 'fails' } },
  },
  {
    title: 'What kind of vessel it is is not known',
    facts: without(now, 'card', 'class', 'speed'),
    expect: { verdict: 'undetermined', outcome: { clause: SHIP, outcome: 'unknown' } },
  },
  {
    number: 6,
    title: "Somebody else's ship does not retreat at your word",
    facts: { ...now, mine: false },
    expect: { verdict: 'illegal', deciding: [RETREAT], outcome: { clause: HELD, outcome: 'not-in-play' } },
  },
  {
    number: 7,
    title: 'Built this turn: the rules do not say whether it may retreat',
    facts: { ...now, controlledSinceTurnStart: false, builtThisTurn: true },
    expect: { verdict: 'disputed', deciding: [HELD], outcome: { clause: HELD, outcome: 'unknown' } },
  },
  {
    number: 8,
    title: 'Built this turn at a table where such ships cannot retreat',
    readings: { 'starcom:ambiguity.20/ii': 'B' },
    facts: { ...now, controlledSinceTurnStart: false, builtThisTurn: true },
    expect: { verdict: 'illegal', deciding: [HELD], outcome: { clause: HELD, outcome: 'fails' } },
  },
  {
    title: 'A Destroyer built this turn retreats even there',
    readings: { 'starcom:ambiguity.20/ii': 'B' },
    facts: { ...now, card: 'destroyer', class: 'Medium', controlledSinceTurnStart: false, builtThisTurn: true },
    expect: { verdict: 'legal', outcome: { clause: DESTROYER, outcome: 'holds' } },
  },
  {
    number: 9,
    title: 'A system that is not adjacent is out of reach',
    facts: { ...now, ...far },
    expect: { verdict: 'illegal', deciding: [NEXT, ADJACENT], outcome: { clause: NEXT, outcome: 'fails' } },
  },
  {
    title: 'Whether the systems are adjacent is not known',
    facts: without(now, 'adjacent', 'jumpDistance'),
    expect: { verdict: 'undetermined', missing: ['adjacent'], outcome: { clause: NEXT, outcome: 'unknown' } },
  },
  {
    title: 'Any own system will do where the table plays it so',
    readings: { 'starcom:ambiguity.20/i': 'B' },
    facts: { ...now, ...far },
    expect: { verdict: 'legal' },
  },
  {
    number: 10,
    title: 'Interdiction holds it',
    facts: { ...now, interdicted: true },
    expect: { verdict: 'illegal', deciding: [INTERDICTION], outcome: { clause: INTERDICTION, outcome: 'fails' } },
  },
  {
    number: 11,
    title: 'Interdiction was played before it came: the rules do not say',
    facts: { ...now, interdicted: true, arrivedAfterInterdiction: true },
    expect: { verdict: 'disputed', deciding: [INTERDICTION] },
  },
  {
    title: 'Whether Interdiction holds it is not known',
    facts: without(now, 'interdicted'),
    expect: {
      verdict: 'undetermined',
      missing: ['interdicted'],
      outcome: { clause: INTERDICTION, outcome: 'unknown' },
    },
  },
  {
    number: 12,
    title: 'A Cruiser does not fit into the Asteroid Field',
    facts: { ...now, ...cruiser, destinationCard: 'asteroid-field' },
    expect: { verdict: 'illegal', deciding: [ASTEROIDS], outcome: { clause: ASTEROIDS, outcome: 'fails' } },
  },
  {
    title: 'A Corvette does',
    facts: { ...now, destinationCard: 'asteroid-field' },
    expect: { verdict: 'legal', outcome: { clause: ASTEROIDS, outcome: 'holds' } },
  },
  {
    title: 'A Cruiser goes to a system that is not known',
    facts: without({ ...now, ...cruiser }, 'destinationCard'),
    expect: {
      verdict: 'undetermined',
      missing: ['destinationCard'],
      outcome: { clause: ASTEROIDS, outcome: 'unknown' },
    },
  },
  {
    title: 'Two jumps away by Jump Stabilization',
    facts: { ...now, adjacent: false, jumpDistance: 2, viaCard: 'jump-stabilization' },
    expect: { verdict: 'legal', outcome: { clause: STABILIZATION, outcome: 'holds' } },
  },
  {
    number: 13,
    title: 'Three jumps away by Jump Stabilization is too far',
    facts: { ...now, ...far, viaCard: 'jump-stabilization' },
    expect: { verdict: 'illegal', deciding: [STABILIZATION], outcome: { clause: STABILIZATION, outcome: 'fails' } },
  },
  {
    title: 'By Jump Stabilization, the distance not known',
    facts: { ...without(now, 'jumpDistance'), adjacent: false, viaCard: 'jump-stabilization' },
    expect: {
      verdict: 'undetermined',
      missing: ['jumpDistance'],
      outcome: { clause: STABILIZATION, outcome: 'unknown' },
    },
  },
  {
    title: 'On your own turn you retreat first',
    facts: now,
    expect: { verdict: 'legal', outcome: { clause: ORDER, outcome: 'holds' } },
  },
  {
    title: "On Red's turn Red retreats first",
    facts: { ...now, activePlayer: 'Red' },
    expect: { verdict: 'legal', outcome: { clause: ORDER, outcome: 'fails' } },
  },
  {
    title: 'Whose turn it is does not decide the retreat',
    facts: without(now, 'activePlayer'),
    expect: { verdict: 'legal', outcome: { clause: ORDER, outcome: 'unknown' } },
  },
]

const february: Scenario[] = [
  {
    number: 14,
    title: 'An unmoved ship retreats to a system of its own (February 2022)',
    edition: OLD,
    facts: { ...then, destinationEmpty: false },
    expect: {
      verdict: 'legal',
      deciding: [SHIP, STATION, RETREAT, NEXT, ADJACENT, INTERDICTION],
      outcome: { clause: RETREAT, outcome: 'holds' },
    },
  },
  {
    title: 'An unmoved ship retreats to a system without ships and without a controller (February 2022)',
    edition: OLD,
    facts: { ...then, destinationController: 'none' },
    expect: { verdict: 'legal', outcome: { clause: NEXT, outcome: 'holds' } },
  },
  {
    number: 15,
    title: 'A ship that has moved cannot, whatever its extra jumps (February 2022)',
    edition: OLD,
    facts: { ...then, hasMovedThisTurn: true, jumpsUsed: 1, extraJumps: 1 },
    expect: { verdict: 'illegal', deciding: [RETREAT], outcome: { clause: RETREAT, outcome: 'fails' } },
  },
  {
    title: 'Whether it has moved is not known (February 2022)',
    edition: OLD,
    facts: without(then, 'hasMovedThisTurn'),
    expect: {
      verdict: 'undetermined',
      missing: ['hasMovedThisTurn'],
      outcome: { clause: RETREAT, outcome: 'unknown' },
    },
  },
  {
    number: 16,
    title: "An opponent's system with ships is neither friendly nor empty (February 2022)",
    edition: OLD,
    facts: { ...then, destinationController: 'Red', destinationEmpty: false },
    expect: { verdict: 'illegal', deciding: [RETREAT] },
  },
  {
    number: 17,
    title: "An opponent's system without ships: the rules do not say whether it is empty (February 2022)",
    edition: OLD,
    facts: { ...then, destinationController: 'Red' },
    expect: { verdict: 'disputed', deciding: [RETREAT] },
  },
  {
    number: 18,
    title: 'A system nobody controls with ships in it: the rules do not say (February 2022)',
    edition: OLD,
    facts: { ...then, destinationController: 'none', destinationEmpty: false },
    expect: { verdict: 'disputed', deciding: [RETREAT] },
  },
  {
    number: 19,
    title: 'A Fighter has no jump to retreat with (February 2022)',
    edition: OLD,
    facts: { ...then, card: 'strike-fighter', class: 'Fighter' },
    expect: { verdict: 'illegal', deciding: [RETREAT] },
  },
  {
    title: 'A Fighter with Enhanced Jump Drive has (February 2022)',
    edition: OLD,
    facts: { ...then, card: 'strike-fighter', class: 'Fighter', extraJumps: 1 },
    expect: { verdict: 'legal' },
  },
  {
    title: 'A station never retreats (February 2022)',
    edition: OLD,
    facts: { ...without(then, 'class'), card: 'defense-station' },
    expect: { verdict: 'illegal', outcome: { clause: STATION, outcome: 'fails' } },
  },
  {
    title: 'What kind of vessel it is is not known (February 2022)',
    edition: OLD,
    facts: without(then, 'card', 'class'),
    expect: { verdict: 'undetermined', outcome: { clause: SHIP, outcome: 'unknown' } },
  },
  {
    number: 20,
    title: 'A distant system is out of reach (February 2022)',
    edition: OLD,
    facts: { ...then, adjacent: false },
    expect: { verdict: 'illegal', deciding: [NEXT, ADJACENT], outcome: { clause: ADJACENT, outcome: 'fails' } },
  },
  {
    title: 'How far it is is not known (February 2022)',
    edition: OLD,
    facts: without(then, 'adjacent'),
    expect: { verdict: 'undetermined', missing: ['adjacent'], outcome: { clause: NEXT, outcome: 'unknown' } },
  },
  {
    title: 'Jump Nexus reaches from anywhere (February 2022)',
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'jump-nexus' },
    expect: { verdict: 'legal', outcome: { clause: NEXUS, outcome: 'holds' } },
  },
  {
    title: 'So does Jump Stabilization (February 2022)',
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'jump-stabilization' },
    expect: { verdict: 'legal', outcome: { clause: STABILIZATION, outcome: 'holds' } },
  },
  {
    title: 'So does Drummond (February 2022)',
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'drummond' },
    expect: { verdict: 'legal', outcome: { clause: DRUMMOND, outcome: 'holds' } },
  },
  {
    title: "Another player's Jump Stabilization does not carry my ship (February 2022)",
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'jump-stabilization', cardPlayedByOther: true },
    expect: { verdict: 'illegal', outcome: { clause: 'starcom:command-phase.move.2', outcome: 'fails' } },
  },
  {
    number: 21,
    title: 'Interdiction holds it (February 2022)',
    edition: OLD,
    facts: { ...then, interdicted: true },
    expect: { verdict: 'illegal', deciding: [INTERDICTION], outcome: { clause: INTERDICTION, outcome: 'fails' } },
  },
  {
    title: 'Whether Interdiction holds it is not known (February 2022)',
    edition: OLD,
    facts: without(then, 'interdicted'),
    expect: {
      verdict: 'undetermined',
      missing: ['interdicted'],
      outcome: { clause: INTERDICTION, outcome: 'unknown' },
    },
  },
  {
    number: 22,
    title: 'A Cruiser does not fit into the Asteroid Field (February 2022)',
    edition: OLD,
    facts: { ...then, ...cruiser, destinationCard: 'asteroid-field' },
    expect: { verdict: 'illegal', deciding: [ASTEROIDS], outcome: { clause: ASTEROIDS, outcome: 'fails' } },
  },
  {
    title: 'A Corvette does (February 2022)',
    edition: OLD,
    facts: { ...then, destinationCard: 'asteroid-field' },
    expect: { verdict: 'legal', outcome: { clause: ASTEROIDS, outcome: 'holds' } },
  },
  {
    number: 23,
    title: 'A Fighter with a jump and the Asteroid Field: the rules do not say (February 2022)',
    edition: OLD,
    facts: { ...then, card: 'strike-fighter', class: 'Fighter', extraJumps: 1, destinationCard: 'asteroid-field' },
    expect: { verdict: 'disputed', deciding: [ASTEROIDS] },
  },
  {
    title: 'A Cruiser goes to a system that is not known (February 2022)',
    edition: OLD,
    facts: without({ ...then, ...cruiser }, 'destinationCard'),
    expect: {
      verdict: 'undetermined',
      missing: ['destinationCard'],
      outcome: { clause: ASTEROIDS, outcome: 'unknown' },
    },
  },
  {
    title: 'A hidden system may be turned up on arrival (February 2022)',
    edition: OLD,
    facts: { ...then, destinationController: 'none', faceDownDestination: true },
    expect: { verdict: 'legal', outcome: { clause: EXPLORE, outcome: 'holds' } },
  },
  {
    title: 'Whether the system lies face down does not decide the retreat (February 2022)',
    edition: OLD,
    facts: without(then, 'faceDownDestination'),
    expect: { verdict: 'legal', outcome: { clause: EXPLORE, outcome: 'unknown' } },
  },
  {
    title: 'On your own turn you retreat first (February 2022)',
    edition: OLD,
    facts: then,
    expect: { verdict: 'legal', outcome: { clause: ORDER, outcome: 'holds' } },
  },
  {
    title: "On Red's turn Red retreats first (February 2022)",
    edition: OLD,
    facts: { ...then, activePlayer: 'Red' },
    expect: { verdict: 'legal', outcome: { clause: ORDER, outcome: 'fails' } },
  },
  {
    title: 'Whose turn it is does not decide the retreat (February 2022)',
    edition: OLD,
    facts: without(then, 'activePlayer'),
    expect: { verdict: 'legal', outcome: { clause: ORDER, outcome: 'unknown' } },
  },
]

/** Worked examples of retreats, one thing at a time. */
export const scenarios: Scenario[] = [...november, ...february]
