import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { OLD } from '../facts.ts'

const SHIP = ['starcom:card-types.ship.3', 'starcom:card-types.station.1']
const HELD = 'starcom:cards.interdiction.1'
const SINCE = 'starcom:command-phase.move.1'
const SPEED = ['starcom:command-phase.move.3', 'starcom:command-phase.move.5']
const FIGHTER_SPEED = ['starcom:command-phase.move.4', ...SPEED]
const FIGHTER_AT_0 = ['starcom:command-phase.move.6', 'starcom:command-phase.move.4']
const REACH = ['starcom:command-phase.move.2', 'starcom:setup.adjacency.1']
const FIELD = 'starcom:cards.asteroid-field.1'
const HOP = 'starcom:command-phase.move.7'
const STABILIZED = 'starcom:cards.jump-stabilization.1'
const DRUMMOND = 'starcom:cards.drummond.1'
const BRIBERY = 'starcom:cards.bribery.1'
const ONE_JUMP = 'starcom:command-phase.move.3'
const FIGHTER = ['starcom:command-phase.move.4', 'starcom:additional-rules.fighters.5']

/** The facts without some of them. */
const without = (facts: RawFacts, ...keys: string[]): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))

const ready = {
  card: 'corvette',
  mine: true,
  controlledSinceTurnStart: true,
  builtThisTurn: false,
  jumpsUsed: 0,
  adjacent: true,
  originController: 'me',
  destinationController: 'none',
  destinationCard: 'core-world',
  interdicted: false,
  carrierJumpingAlong: false,
  viaCard: 'none',
  faceDownDestination: false,
}
const now = { ...ready, speedBonus: 0 }
const then = { ...ready, destinationCard: 'research-world', extraJumps: 0 }
const fighter = { ...now, card: 'strike-fighter' }
const oldFighter = { ...then, card: 'strike-fighter' }
const moved = { ...now, viaCard: 'bribery', mine: false, controlledSinceTurnStart: false, shipOwner: 'Red' }

const november: Scenario[] = [
  {
    number: 1,
    title: 'A Corvette jumps to an adjacent system',
    facts: now,
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 2,
    title: 'A Defense Station does not move',
    facts: { card: 'defense-station' },
    expect: { verdict: 'illegal', deciding: SHIP, outcome: { clause: SHIP[0]!, outcome: 'fails' } },
  },
  {
    title: 'It depends on what the card is',
    facts: without({ ...now, adjacent: true, speed: 1 }, 'card'),
    expect: { verdict: 'undetermined', outcome: { clause: SHIP[0]!, outcome: 'unknown' } },
  },
  {
    number: 3,
    title: 'A ship that is not mine does not jump for me',
    facts: { ...now, mine: false, shipOwner: 'Red' },
    expect: { verdict: 'illegal', deciding: [SINCE] },
  },
  {
    number: 4,
    title: 'A ship traded to me this turn stays put',
    facts: { ...now, controlledSinceTurnStart: false },
    expect: { verdict: 'illegal', deciding: [SINCE] },
  },
  {
    number: 5,
    title: 'A ship built this turn stays put',
    facts: { ...now, controlledSinceTurnStart: false, builtThisTurn: true },
    expect: { verdict: 'illegal', deciding: [SINCE] },
  },
  {
    number: 6,
    title: 'A Destroyer built this turn jumps',
    facts: { ...now, card: 'destroyer', controlledSinceTurnStart: false, builtThisTurn: true },
    expect: {
      verdict: 'legal',
      deciding: ['starcom:cards.destroyer.1', ...SHIP, HELD, ...SPEED, ...REACH, HOP],
      outcome: { clause: 'starcom:cards.destroyer.1', outcome: 'holds' },
    },
  },
  {
    number: 7,
    title: 'A Destroyer traded to me this turn stays put',
    facts: { ...now, card: 'destroyer', controlledSinceTurnStart: false, builtThisTurn: false },
    expect: { verdict: 'illegal', deciding: [SINCE] },
  },
  {
    number: 8,
    title: 'It depends on whether the Destroyer was built this turn',
    facts: without({ ...now, card: 'destroyer', controlledSinceTurnStart: false }, 'builtThisTurn'),
    expect: {
      verdict: 'undetermined',
      missing: ['builtThisTurn'],
      deciding: [SINCE],
      outcome: { clause: 'starcom:cards.destroyer.1', outcome: 'unknown' },
    },
  },
  {
    number: 9,
    title: 'Interdiction holds the ships of the system',
    facts: { ...now, interdicted: true },
    expect: { verdict: 'illegal', deciding: [HELD] },
  },
  {
    number: 10,
    title: 'Whether Interdiction holds a ship that came later, the rules do not say',
    facts: { ...now, interdicted: true, arrivedAfterInterdiction: true },
    expect: { verdict: 'disputed', deciding: [HELD] },
  },
  {
    number: 11,
    title: 'It depends on whether Interdiction was played',
    facts: without(now, 'interdicted'),
    expect: { verdict: 'undetermined', missing: ['interdicted'], deciding: [HELD] },
  },
  {
    number: 12,
    title: 'A Corvette that has jumped has no jump left',
    facts: { ...now, jumpsUsed: 1 },
    expect: { verdict: 'illegal', deciding: SPEED, outcome: { clause: ONE_JUMP, outcome: 'fails' } },
  },
  {
    number: 13,
    title: 'A Jump Nexus gives a Corvette a second jump',
    facts: { ...now, speedBonus: 1, jumpsUsed: 1 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 14,
    title: 'A Battlecruiser jumps a second time',
    facts: { ...now, card: 'battlecruiser', speed: 2, class: 'Medium', jumpsUsed: 1 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 15,
    title: 'A Battlecruiser does not jump a third time',
    facts: { ...now, card: 'battlecruiser', jumpsUsed: 2 },
    expect: { verdict: 'illegal', deciding: SPEED },
  },
  {
    number: 16,
    title: 'It depends on the speed bonus of a Corvette that has jumped',
    facts: without({ ...now, jumpsUsed: 1 }, 'speedBonus'),
    expect: { verdict: 'undetermined', missing: ['speedBonus'], deciding: SPEED },
  },
  {
    number: 17,
    title: 'Whether coming back to a Jump Nexus gives speed again, the rules do not say',
    facts: { ...now, speedBonus: 1, nexusReturns: 1, jumpsUsed: 2 },
    expect: { verdict: 'disputed', deciding: SPEED },
  },
  {
    number: 18,
    title: 'A Fighter has no jump of its own',
    facts: fighter,
    expect: { verdict: 'illegal', deciding: FIGHTER_AT_0, outcome: { clause: FIGHTER_AT_0[0]!, outcome: 'fails' } },
  },
  {
    number: 19,
    title: 'A Carrier from an older printing takes a Fighter along',
    facts: { ...fighter, carrierJumpingAlong: true },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...FIGHTER_AT_0, ...REACH, HOP] },
  },
  {
    number: 20,
    title: 'It depends on whether a Carrier takes the Fighter along',
    facts: without(fighter, 'carrierJumpingAlong'),
    expect: { verdict: 'undetermined', missing: ['carrierJumpingAlong'], deciding: FIGHTER_AT_0 },
  },
  {
    number: 21,
    title: 'A Jump Nexus lets a Fighter jump',
    facts: { ...fighter, speedBonus: 1 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...FIGHTER_SPEED, ...REACH, HOP] },
  },
  {
    number: 22,
    title: 'A Fighter with one bonus does not jump twice',
    facts: { ...fighter, speedBonus: 1, jumpsUsed: 1 },
    expect: { verdict: 'illegal', deciding: FIGHTER_SPEED },
  },
  {
    number: 23,
    title: 'It depends on whether the Fighter with a bonus has jumped',
    facts: without({ ...fighter, speedBonus: 1 }, 'jumpsUsed'),
    expect: { verdict: 'undetermined', missing: ['jumpsUsed'], deciding: FIGHTER_SPEED },
  },
  {
    number: 24,
    title: 'A system that is not adjacent is out of reach',
    facts: { ...now, adjacent: false },
    expect: { verdict: 'illegal', deciding: REACH },
  },
  {
    number: 25,
    title: 'It depends on whether the systems are adjacent',
    facts: without(now, 'adjacent'),
    expect: { verdict: 'undetermined', missing: ['adjacent'], deciding: REACH },
  },
  {
    number: 26,
    title: 'One step along a row of the array is adjacent',
    facts: { ...without(now, 'adjacent'), gridSize: 3, fromRow: 2, fromCol: 1, toRow: 2, toCol: 2 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 27,
    title: 'One step along a diagonal of the array is not adjacent',
    facts: { ...without(now, 'adjacent'), gridSize: 3, fromRow: 1, fromCol: 1, toRow: 2, toCol: 2 },
    expect: { verdict: 'illegal', deciding: REACH },
  },
  {
    number: 28,
    title: 'Two steps along a row of the array are not adjacent',
    facts: { ...without(now, 'adjacent'), gridSize: 4, fromRow: 1, fromCol: 1, toRow: 1, toCol: 3 },
    expect: { verdict: 'illegal', deciding: REACH },
  },
  {
    number: 29,
    title: 'Jump Stabilization reaches a system two jumps away',
    facts: { ...without(now, 'adjacent'), viaCard: 'jump-stabilization', jumpDistance: 2 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, STABILIZED, HOP] },
  },
  {
    number: 30,
    title: 'Jump Stabilization does not reach a system three jumps away',
    facts: { ...without(now, 'adjacent'), viaCard: 'jump-stabilization', jumpDistance: 3 },
    expect: { verdict: 'illegal', deciding: [STABILIZED] },
  },
  {
    number: 31,
    title: 'It depends on how far Jump Stabilization has to reach',
    facts: { ...now, adjacent: false, viaCard: 'jump-stabilization' },
    expect: { verdict: 'undetermined', missing: ['jumpDistance'], deciding: [STABILIZED] },
  },
  {
    number: 32,
    title: 'Whether a Fighter may use Jump Stabilization, the rules do not say',
    facts: { ...fighter, viaCard: 'jump-stabilization' },
    expect: { verdict: 'disputed', deciding: FIGHTER_AT_0 },
  },
  {
    number: 33,
    title: 'Whether Jump Stabilization uses up a jump, the rules do not say',
    facts: { ...now, viaCard: 'jump-stabilization', jumpsUsed: 1 },
    expect: { verdict: 'disputed', deciding: SPEED },
  },
  {
    number: 34,
    title: 'Where Jump Stabilization comes on top, a ship that has jumped may use it',
    readings: { 'starcom:ambiguity.25/ii': 'B' },
    facts: { ...now, viaCard: 'jump-stabilization', jumpsUsed: 1 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, STABILIZED, HOP] },
  },
  {
    number: 35,
    title: "Whether another player's Jump Stabilization helps my ship, the rules do not say",
    facts: { ...now, adjacent: false, jumpDistance: 2, viaCard: 'jump-stabilization', cardPlayedByOther: true },
    expect: { verdict: 'disputed', deciding: [STABILIZED, ...REACH] },
  },
  {
    number: 36,
    title: 'Another card may reach where an ordinary jump does not',
    facts: { ...now, adjacent: false, viaCard: 'other', viaCardReaches: true },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 37,
    title: 'A Cruiser does not jump into an Asteroid Field',
    facts: { ...now, card: 'cruiser', destinationCard: 'asteroid-field' },
    expect: { verdict: 'illegal', deciding: [FIELD] },
  },
  {
    number: 38,
    title: 'A Corvette jumps into an Asteroid Field',
    facts: { ...now, destinationCard: 'asteroid-field' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, FIELD, HOP] },
  },
  {
    number: 39,
    title: 'A Fighter with speed jumps into an Asteroid Field',
    facts: { ...fighter, speedBonus: 1, destinationCard: 'asteroid-field' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...FIGHTER_SPEED, ...REACH, FIELD, HOP] },
  },
  {
    number: 40,
    title: 'It depends on whether the Cruiser would jump into an Asteroid Field',
    facts: without({ ...now, card: 'cruiser' }, 'destinationCard'),
    expect: { verdict: 'undetermined', missing: ['destinationCard'], deciding: [FIELD] },
  },
  {
    number: 41,
    title: "A ship does not hop between two of Red's systems",
    facts: { ...now, originController: 'Red', destinationController: 'Red' },
    expect: { verdict: 'illegal', deciding: [HOP], outcome: { clause: HOP, outcome: 'fails' } },
  },
  {
    number: 42,
    title: "A ship may jump from Red's system to Blue's",
    facts: { ...now, originController: 'Red', destinationController: 'Blue' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 43,
    title: 'A ship may jump between two systems nobody controls',
    facts: { ...now, originController: 'none', destinationController: 'none' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 44,
    title: 'A ship may jump between two systems of mine',
    facts: { ...now, originController: 'me', destinationController: 'me' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 45,
    title: "Leaving Red's system, it depends on who controls the destination",
    facts: without({ ...now, originController: 'Red' }, 'destinationController'),
    expect: { verdict: 'undetermined', missing: ['destinationController'], deciding: [HOP] },
  },
  {
    number: 46,
    title: 'The ban on hopping binds Jump Stabilization too',
    facts: { ...now, viaCard: 'jump-stabilization', originController: 'Red', destinationController: 'Red' },
    expect: { verdict: 'illegal', deciding: [HOP] },
  },
  {
    number: 47,
    title: "Bribery moves Red's ship to an adjacent system",
    facts: moved,
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, BRIBERY, 'starcom:setup.adjacency.1', HOP] },
  },
  {
    number: 48,
    title: 'Bribery does not move a ship of mine',
    facts: { ...now, viaCard: 'bribery' },
    expect: { verdict: 'illegal', deciding: [BRIBERY, 'starcom:setup.adjacency.1'] },
  },
  {
    number: 79,
    title: "Red's Bribery moves a ship of mine",
    facts: { ...now, viaCard: 'bribery', cardPlayedByOther: true },
    expect: { verdict: 'legal', deciding: [BRIBERY, 'starcom:setup.adjacency.1', ...SHIP, HOP, HELD] },
  },
  {
    number: 49,
    title: 'With Bribery it depends on whether the systems are adjacent',
    facts: without(moved, 'adjacent'),
    expect: { verdict: 'undetermined', missing: ['adjacent'], deciding: [BRIBERY, 'starcom:setup.adjacency.1'] },
  },
  {
    number: 50,
    title: "Whether Bribery may move Red's ship between two of Red's systems, the rules do not say",
    facts: { ...moved, originController: 'Red', destinationController: 'Red' },
    expect: { verdict: 'disputed', deciding: [HOP] },
  },
  {
    number: 51,
    title: "Whether Bribery may move Red's ship between two of my systems, the rules do not say",
    facts: { ...moved, originController: 'me', destinationController: 'me' },
    expect: { verdict: 'disputed', deciding: [HOP] },
  },
  {
    number: 52,
    title: 'Drummond moves a ship to an adjacent system, even one built this turn',
    facts: { ...now, viaCard: 'drummond', controlledSinceTurnStart: false, builtThisTurn: true },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, DRUMMOND, 'starcom:setup.adjacency.1', HOP] },
  },
  {
    number: 53,
    title: 'Drummond does not move a ship farther than one system',
    facts: { ...now, viaCard: 'drummond', adjacent: false },
    expect: { verdict: 'illegal', deciding: [DRUMMOND, 'starcom:setup.adjacency.1'] },
  },
  {
    number: 54,
    title: 'With Drummond it depends on whether the systems are adjacent',
    facts: without({ ...now, viaCard: 'drummond' }, 'adjacent'),
    expect: { verdict: 'undetermined', missing: ['adjacent'], deciding: [DRUMMOND, 'starcom:setup.adjacency.1'] },
  },
  {
    number: 55,
    title: 'Whether Drummond may move a Cruiser into an Asteroid Field, the rules do not say',
    facts: { ...now, card: 'cruiser', viaCard: 'drummond', destinationCard: 'asteroid-field' },
    expect: { verdict: 'disputed', deciding: [FIELD] },
  },
  {
    title: 'A face-down destination must be turned up',
    facts: { ...without(now, 'destinationCard'), card: 'cruiser', faceDownDestination: true },
    expect: { verdict: 'legal', outcome: { clause: 'starcom:command-phase.explore.1', outcome: 'holds' } },
  },
  {
    title: 'Whether the destination lies face down does not decide the jump',
    facts: without(now, 'faceDownDestination'),
    expect: { verdict: 'legal', outcome: { clause: 'starcom:command-phase.explore.1', outcome: 'unknown' } },
  },
]

const february: Scenario[] = [
  {
    number: 56,
    title: 'A Corvette jumps once',
    edition: OLD,
    facts: then,
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ONE_JUMP, ...REACH] },
  },
  {
    number: 57,
    title: 'A Corvette does not jump twice',
    edition: OLD,
    facts: { ...then, jumpsUsed: 1 },
    expect: { verdict: 'illegal', deciding: [ONE_JUMP] },
  },
  {
    number: 58,
    title: 'Enhanced Jump Drive gives a second jump',
    edition: OLD,
    facts: { ...then, jumpsUsed: 1, extraJumps: 1 },
    expect: {
      verdict: 'legal',
      deciding: [...SHIP, HELD, SINCE, ONE_JUMP, ...REACH],
      outcome: { clause: 'starcom:cards.enhanced-jump-drive.1', outcome: 'holds' },
    },
  },
  {
    number: 59,
    title: 'It depends on whether cards give the Corvette a second jump',
    edition: OLD,
    facts: without({ ...then, jumpsUsed: 1 }, 'extraJumps'),
    expect: {
      verdict: 'undetermined',
      missing: ['extraJumps'],
      deciding: [ONE_JUMP],
      outcome: { clause: 'starcom:cards.enhanced-jump-drive.1', outcome: 'unknown' },
    },
  },
  {
    number: 60,
    title: 'A Destroyer built this turn stays put',
    edition: OLD,
    facts: { ...then, card: 'destroyer', controlledSinceTurnStart: false, builtThisTurn: true },
    expect: { verdict: 'illegal', deciding: [SINCE] },
  },
  {
    number: 61,
    title: 'Without knowing since when the ship is mine it depends',
    edition: OLD,
    facts: without(then, 'controlledSinceTurnStart'),
    expect: { verdict: 'undetermined', missing: ['controlledSinceTurnStart'], deciding: [SINCE] },
  },
  {
    number: 62,
    title: 'A Fighter does not jump by itself',
    edition: OLD,
    facts: oldFighter,
    expect: { verdict: 'illegal', deciding: FIGHTER },
  },
  {
    number: 63,
    title: 'Enhanced Jump Drive lets a Fighter jump',
    edition: OLD,
    facts: { ...oldFighter, extraJumps: 1 },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...FIGHTER, ...REACH] },
  },
  {
    number: 64,
    title: 'It depends on whether cards give the Fighter a jump',
    edition: OLD,
    facts: without(oldFighter, 'extraJumps'),
    expect: { verdict: 'undetermined', missing: ['extraJumps'], deciding: FIGHTER },
  },
  {
    number: 65,
    title: 'A Carrier takes a Fighter along',
    edition: OLD,
    facts: { ...oldFighter, carrierJumpingAlong: true },
    expect: { verdict: 'legal', deciding: ['starcom:cards.carrier.1', ...SHIP, HELD, SINCE, ...REACH] },
  },
  {
    number: 66,
    title: 'It depends on whether a Carrier takes the Fighter along',
    edition: OLD,
    facts: without(oldFighter, 'carrierJumpingAlong'),
    expect: {
      verdict: 'undetermined',
      missing: ['carrierJumpingAlong'],
      deciding: FIGHTER,
      outcome: { clause: 'starcom:cards.carrier.1', outcome: 'unknown' },
    },
  },
  {
    number: 67,
    title: 'A Fighter jumps to a Jump Nexus from anywhere',
    edition: OLD,
    facts: { ...oldFighter, adjacent: false, viaCard: 'jump-nexus' },
    expect: {
      verdict: 'legal',
      deciding: ['starcom:additional-rules.fighters.5', 'starcom:cards.jump-nexus.1', ...SHIP, HELD, SINCE],
    },
  },
  {
    number: 68,
    title: 'It depends on the card the Fighter travels by',
    edition: OLD,
    facts: without(oldFighter, 'viaCard'),
    expect: { verdict: 'undetermined', missing: ['viaCard', 'viaCardReaches'], deciding: FIGHTER },
  },
  {
    number: 69,
    title: 'Jump Stabilization reaches the whole board',
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'jump-stabilization' },
    expect: { verdict: 'legal', deciding: [STABILIZED, ...SHIP, HELD, SINCE, ONE_JUMP] },
  },
  {
    number: 70,
    title: 'Drummond sends a ship anywhere',
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'drummond' },
    expect: { verdict: 'legal', deciding: [DRUMMOND, ...SHIP, HELD, SINCE, ONE_JUMP] },
  },
  {
    number: 71,
    title: 'A system that is not adjacent needs a card, and which one is not known',
    edition: OLD,
    facts: without({ ...then, adjacent: false }, 'viaCard'),
    expect: { verdict: 'undetermined', missing: ['viaCard', 'viaCardReaches'], deciding: REACH },
  },
  {
    number: 72,
    title: 'Whether the jump to a Jump Nexus uses up the ordinary jump, the rules do not say',
    edition: OLD,
    facts: { ...then, jumpsUsed: 1, adjacent: false, viaCard: 'jump-nexus' },
    expect: { verdict: 'disputed', deciding: [ONE_JUMP] },
  },
  {
    number: 73,
    title: 'A Corvette enters an Asteroid Field',
    edition: OLD,
    facts: { ...then, destinationCard: 'asteroid-field' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ONE_JUMP, ...REACH, FIELD] },
  },
  {
    number: 74,
    title: 'A Cruiser does not enter an Asteroid Field',
    edition: OLD,
    facts: { ...then, card: 'cruiser', destinationCard: 'asteroid-field' },
    expect: { verdict: 'illegal', deciding: [FIELD] },
  },
  {
    number: 75,
    title: 'A Carrier takes no Fighter into an Asteroid Field: it is Large itself',
    edition: OLD,
    facts: { ...oldFighter, carrierJumpingAlong: true, destinationCard: 'asteroid-field' },
    expect: { verdict: 'illegal', deciding: [FIELD] },
  },
  {
    number: 76,
    title: "A ship may hop between two of Red's systems",
    edition: OLD,
    facts: { ...then, originController: 'Red', destinationController: 'Red' },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ONE_JUMP, ...REACH] },
  },
  {
    number: 77,
    title: "Another player's Jump Stabilization does not take my ship across the board",
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'jump-stabilization', cardPlayedByOther: true },
    expect: { verdict: 'illegal', deciding: REACH },
  },
  {
    title: "With another player's Jump Stabilization the ship still jumps to a neighbor",
    edition: OLD,
    facts: { ...then, viaCard: 'jump-stabilization', cardPlayedByOther: true },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ONE_JUMP, ...REACH] },
  },
  {
    number: 78,
    title: "Another player's Jump Nexus is not reached from anywhere",
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'jump-nexus', cardPlayedByOther: true },
    expect: { verdict: 'illegal', deciding: REACH },
  },
  {
    title: "Another player's Jump Stabilization gives my Fighter no jump",
    edition: OLD,
    facts: { ...oldFighter, viaCard: 'jump-stabilization', cardPlayedByOther: true },
    expect: { verdict: 'illegal', deciding: FIGHTER },
  },
  {
    title: 'Drummond sends any ship, whoever uses it',
    edition: OLD,
    facts: { ...then, adjacent: false, viaCard: 'drummond', cardPlayedByOther: true },
    expect: { verdict: 'legal', deciding: [DRUMMOND, ...SHIP, HELD, SINCE, ONE_JUMP] },
  },
  {
    title: 'Whether a Fighter that jumps by itself enters an Asteroid Field, the rules do not say',
    edition: OLD,
    facts: { ...oldFighter, extraJumps: 1, destinationCard: 'asteroid-field' },
    expect: { verdict: 'disputed', deciding: [FIELD] },
  },
  {
    title: 'Nor does a Carrier take a Fighter into an Asteroid Field in November',
    facts: { ...fighter, carrierJumpingAlong: true, destinationCard: 'asteroid-field' },
    expect: { verdict: 'illegal', deciding: [FIELD] },
  },
  {
    title: 'A Fighter with speed needs no Carrier to enter an Asteroid Field',
    facts: { ...fighter, speedBonus: 1, carrierJumpingAlong: true, destinationCard: 'asteroid-field' },
    expect: { verdict: 'legal', outcome: { clause: FIELD, outcome: 'holds' } },
  },
]

/** Worked examples of jumps, one thing at a time. */
export const scenarios: Scenario[] = [...november, ...february]
