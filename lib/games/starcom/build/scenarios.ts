import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { OLD } from '../facts.ts'

const TURN = 'starcom:game-overview.turns.1'
const PHASE = ['starcom:game-overview.phases.1', 'starcom:command-phase.order.1']
const FORSEI = 'starcom:cards.forsei.1'
const STATION_PLACE = 'starcom:command-phase.build.2'
const STATION_TEXT = 'starcom:card-types.station.2'
const SHIP_PLACE = ['starcom:command-phase.build.3', 'starcom:card-types.ship.4']
const SHIPYARD = 'starcom:cards.shipyard.1'
const BAYS = 'starcom:cards.fighter-bays.1'
const MASS = 'starcom:cards.mass-production.1'
const BASE = 'starcom:cards.military-base.1'
const UNDERSIZED = 'starcom:cards.undersized-shipyard.1'
const CARRIER = 'starcom:cards.carrier.1'
const HANGAR = 'starcom:cards.orbital-hangar.1'
const SIEGE = ['starcom:command-phase.build.6', 'starcom:additional-rules.siege.3']
const FOUGHT = 'starcom:command-phase.build.7'
const CONTESTED = [FOUGHT, 'starcom:additional-rules.contested-system.2']
const ALWAYS = 'starcom:command-phase.build.8'
const STATION_CAP = 'starcom:command-phase.build.4'
const SHIP_CAP = ['starcom:command-phase.build.5', 'starcom:card-types.ship.6']
const FIGHTER_CAP = 'starcom:additional-rules.fighters.4'
const SCOUT = 'starcom:cards.scout.1'
const CHEAPER = 'starcom:cards.efficient-construction.1'
const PAY = 'starcom:command-phase.build.1'

const without = (facts: RawFacts, ...keys: string[]): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))

const board = {
  isMyTurn: true,
  phase: 'command',
  systemController: 'me',
  systemKind: 'capital',
  isMyStartingSystem: false,
  underSiege: false,
  combatSinceMyLastTurn: false,
  opposingShipsPresent: false,
  shipsControlled: 3,
  fightersControlled: 1,
  totalDevelopments: 6,
  stationsInSystem: 0,
  developmentsInSystem: 2,
  count: 1,
  credits: 10,
  myFighterBays: false,
  myStationInSystem: false,
}
const now = { ...board, myShipyardHere: false, iControlForsei: false, efficientConstruction: 0 }
const then = { ...board, undersizedShipyardHere: false, orbitalHangarHere: false, myCarrierHere: false }
const ship = { ...now, what: 'ship', card: 'corvette' }
const fighter = { ...now, what: 'fighter', card: 'strike-fighter' }
const station = { ...now, what: 'station', card: 'defense-station', systemKind: 'ordinary' }
const home = { systemKind: 'starting', isMyStartingSystem: true }
const oldShip = { ...then, ...home, what: 'ship', card: 'corvette' }
const oldFighter = { ...then, ...home, what: 'fighter', card: 'strike-fighter' }
const oldStation = { ...then, what: 'station', card: 'defense-station', systemKind: 'ordinary' }
const ordinary = { systemKind: 'ordinary', isMyStartingSystem: false }
const fought = { combatSinceMyLastTurn: true, opposingShipsPresent: true }
const mass = { ...ship, ...ordinary, byCard: 'mass-production', count: 2 }

const SHIP_BANS = [...SIEGE, FOUGHT]
const SHIP_LEGAL = [TURN, ...PHASE, ...SHIP_PLACE, ...SHIP_BANS, ...SHIP_CAP, PAY]
const STATION_LEGAL = [TURN, ...PHASE, STATION_PLACE, ...SHIP_BANS, STATION_CAP, STATION_TEXT, PAY]

const timeAndPlace: Scenario[] = [
  {
    number: 1,
    title: 'A Corvette in a capital system of mine',
    facts: ship,
    expect: { verdict: 'legal', answer: 3, deciding: SHIP_LEGAL },
  },
  {
    number: 2,
    title: "No building on another player's turn",
    facts: { ...ship, isMyTurn: false },
    expect: { verdict: 'illegal', deciding: [TURN], outcome: { clause: TURN, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'It depends on whose turn it is',
    facts: without(ship, 'isMyTurn'),
    expect: { verdict: 'undetermined', missing: ['isMyTurn'], deciding: [TURN] },
  },
  {
    number: 4,
    title: 'No building in the Combat Phase',
    facts: { ...ship, phase: 'combat' },
    expect: { verdict: 'illegal', deciding: PHASE },
  },
  {
    number: 5,
    title: 'It depends on the phase',
    facts: without(ship, 'phase'),
    expect: { verdict: 'undetermined', missing: ['phase'], deciding: PHASE },
  },
  {
    number: 6,
    title: 'With Forsei a ship is built in the Combat Phase',
    facts: { ...ship, phase: 'combat', iControlForsei: true },
    expect: {
      verdict: 'legal',
      deciding: [FORSEI, ...SHIP_LEGAL.filter((clause) => !PHASE.includes(clause))],
      outcome: { clause: FORSEI, outcome: 'holds' },
    },
  },
  {
    number: 7,
    title: 'Forsei does not help stations',
    facts: { ...station, phase: 'combat', iControlForsei: true },
    expect: { verdict: 'illegal', deciding: PHASE },
  },
  {
    title: 'It depends on Forsei',
    facts: without({ ...ship, phase: 'ready' }, 'iControlForsei'),
    expect: { verdict: 'undetermined', missing: ['iControlForsei'], outcome: { clause: FORSEI, outcome: 'unknown' } },
  },
  {
    number: 8,
    title: 'A Defense Station in an ordinary system of mine',
    facts: station,
    expect: { verdict: 'legal', answer: 3, deciding: STATION_LEGAL },
  },
  {
    number: 9,
    title: "No station in an opponent's system",
    facts: { ...station, systemController: 'opponent' },
    expect: { verdict: 'illegal', deciding: [STATION_PLACE] },
  },
  {
    number: 10,
    title: 'It depends on whose system the station goes into',
    facts: without(station, 'systemController'),
    expect: { verdict: 'undetermined', missing: ['systemController'], deciding: [STATION_PLACE] },
  },
  {
    number: 11,
    title: 'No ship in an ordinary system',
    facts: { ...ship, ...ordinary },
    expect: { verdict: 'illegal', deciding: SHIP_PLACE },
  },
  {
    number: 12,
    title: "No ship in an opponent's capital system",
    facts: { ...ship, systemController: 'opponent' },
    expect: { verdict: 'illegal', deciding: SHIP_PLACE },
  },
  {
    number: 13,
    title: 'It depends on the kind of system',
    facts: without(ship, 'systemKind'),
    expect: { verdict: 'undetermined', missing: ['systemKind'], deciding: SHIP_PLACE },
  },
  {
    title: 'A Shipyard makes an ordinary system a building place',
    facts: { ...ship, ...ordinary, myShipyardHere: true },
    expect: { verdict: 'legal', outcome: { clause: SHIPYARD, outcome: 'holds' } },
  },
  {
    title: 'It depends on a Shipyard',
    facts: without({ ...ship, ...ordinary }, 'myShipyardHere'),
    expect: { verdict: 'undetermined', missing: ['myShipyardHere'], outcome: { clause: SHIPYARD, outcome: 'unknown' } },
  },
  {
    title: 'With Fighter Bays a Fighter is built beside a station of mine',
    facts: { ...fighter, ...ordinary, myFighterBays: true, myStationInSystem: true, stationsInSystem: 1 },
    expect: { verdict: 'legal', answer: 1, outcome: { clause: BAYS, outcome: 'holds' } },
  },
  {
    number: 14,
    title: 'Fighter Bays do not help other ships',
    facts: { ...ship, ...ordinary, myFighterBays: true, myStationInSystem: true },
    expect: { verdict: 'illegal', deciding: SHIP_PLACE },
  },
  {
    title: 'With Fighter Bays it depends on a station of mine',
    facts: without({ ...fighter, ...ordinary, myFighterBays: true, stationsInSystem: 1 }, 'myStationInSystem'),
    expect: { verdict: 'undetermined', missing: ['myStationInSystem'], outcome: { clause: BAYS, outcome: 'unknown' } },
  },
  {
    title: 'With a station of mine it depends on Fighter Bays',
    facts: without({ ...fighter, ...ordinary, myStationInSystem: true, stationsInSystem: 1 }, 'myFighterBays'),
    expect: { verdict: 'undetermined', missing: ['myFighterBays'] },
  },
]

const bansAndLimits: Scenario[] = [
  {
    number: 15,
    title: 'A ship cannot be built in a capital system under siege',
    facts: { what: 'ship', systemKind: 'capital', underSiege: true },
    expect: { verdict: 'illegal', deciding: SIEGE },
  },
  {
    number: 16,
    title: 'A ship is built in my starting system under siege',
    facts: { ...ship, ...home, underSiege: true },
    expect: {
      verdict: 'legal',
      deciding: [ALWAYS, ...SHIP_LEGAL.filter((clause) => !SIEGE.includes(clause))],
      outcome: { clause: ALWAYS, outcome: 'holds' },
    },
  },
  {
    number: 17,
    title: 'A station is not built in my starting system under siege',
    facts: { ...station, ...home, underSiege: true },
    expect: { verdict: 'illegal', deciding: SIEGE },
  },
  {
    title: 'Under siege it depends on whether it is my starting system',
    facts: without({ ...ship, systemKind: 'starting', underSiege: true }, 'isMyStartingSystem'),
    expect: {
      verdict: 'undetermined',
      missing: ['isMyStartingSystem'],
      outcome: { clause: ALWAYS, outcome: 'unknown' },
    },
  },
  {
    number: 18,
    title: 'It depends on a siege',
    facts: without(ship, 'underSiege'),
    expect: { verdict: 'undetermined', missing: ['underSiege'], deciding: SIEGE },
  },
  {
    number: 19,
    title: 'No ship after combat with enemies still there',
    facts: { ...ship, ...fought },
    expect: { verdict: 'illegal', deciding: [FOUGHT] },
  },
  {
    number: 20,
    title: 'After combat with the enemies gone a ship is built',
    facts: { ...ship, ...fought, opposingShipsPresent: false },
    expect: { verdict: 'legal', deciding: SHIP_LEGAL },
  },
  {
    number: 21,
    title: 'With enemies there but no combat a ship is built',
    facts: { ...ship, ...fought, combatSinceMyLastTurn: false },
    expect: { verdict: 'legal', deciding: SHIP_LEGAL },
  },
  {
    number: 22,
    title: 'With enemies there it depends on combat',
    facts: without({ ...ship, ...fought }, 'combatSinceMyLastTurn'),
    expect: { verdict: 'undetermined', missing: ['combatSinceMyLastTurn'], deciding: [FOUGHT] },
  },
  {
    number: 23,
    title: 'Whether combat without a shot brings the ban, the rules do not say',
    facts: { ...ship, ...fought, noDamageAssigned: true },
    expect: { verdict: 'disputed', deciding: [FOUGHT] },
  },
  {
    number: 24,
    title: '1 + 1 stations fit on 2 developments',
    facts: { ...station, stationsInSystem: 1 },
    expect: { verdict: 'legal', deciding: STATION_LEGAL },
  },
  {
    number: 25,
    title: '2 + 1 stations do not fit on 2 developments',
    facts: { ...station, stationsInSystem: 2 },
    expect: { verdict: 'illegal', deciding: [STATION_CAP, STATION_TEXT] },
  },
  {
    number: 26,
    title: 'It depends on the stations already there',
    facts: without(station, 'stationsInSystem'),
    expect: { verdict: 'undetermined', missing: ['stationsInSystem'], deciding: [STATION_CAP, STATION_TEXT] },
  },
  {
    number: 27,
    title: '5 + 1 ships are within 6 developments',
    facts: { ...ship, shipsControlled: 5 },
    expect: { verdict: 'legal', deciding: SHIP_LEGAL },
  },
  {
    number: 28,
    title: '6 + 1 ships are more than 6 developments',
    facts: { ...ship, shipsControlled: 6 },
    expect: { verdict: 'illegal', deciding: SHIP_CAP },
  },
  {
    number: 29,
    title: 'The ship limit holds in my starting system too',
    facts: { ...ship, ...home, shipsControlled: 6 },
    expect: { verdict: 'illegal', deciding: SHIP_CAP },
  },
  {
    number: 30,
    title: 'It depends on my developments',
    facts: without(ship, 'totalDevelopments'),
    expect: { verdict: 'undetermined', missing: ['totalDevelopments'], deciding: SHIP_CAP },
  },
  {
    number: 31,
    title: 'A Scout cannot be built',
    facts: { ...ship, card: 'scout' },
    expect: { verdict: 'illegal', deciding: [SCOUT] },
  },
  {
    number: 32,
    title: 'A Scout costs nothing where the table plays it so',
    readings: { 'starcom:ambiguity.48': 'B' },
    facts: { ...ship, card: 'scout' },
    expect: { verdict: 'legal', answer: 0, deciding: [...SHIP_LEGAL, SCOUT] },
  },
  {
    title: 'It depends on the card',
    facts: without(ship, 'card'),
    expect: { verdict: 'undetermined', missing: ['card'], outcome: { clause: SCOUT, outcome: 'unknown' } },
  },
  {
    title: '3 credits pay for a Corvette',
    facts: { ...ship, credits: 3, shipClass: 'Small' },
    expect: { verdict: 'legal', answer: 3 },
  },
  {
    number: 33,
    title: '2 credits do not pay for a Corvette',
    facts: { ...ship, credits: 2 },
    expect: { verdict: 'illegal', answer: 3, deciding: [PAY] },
  },
  {
    number: 34,
    title: 'It depends on my credits',
    facts: without(ship, 'credits'),
    expect: { verdict: 'undetermined', answer: 3, missing: ['credits'], deciding: [PAY] },
  },
  {
    title: 'Efficient Construction makes a Defense Station cost 2',
    facts: { ...station, credits: 2, efficientConstruction: 1 },
    expect: { verdict: 'legal', answer: 2, outcome: { clause: CHEAPER, outcome: 'holds' } },
  },
  {
    title: 'It depends on Efficient Construction',
    facts: without({ ...station, credits: 2 }, 'efficientConstruction'),
    expect: {
      verdict: 'undetermined',
      missing: ['efficientConstruction'],
      outcome: { clause: CHEAPER, outcome: 'unknown' },
    },
  },
]

const byCards: Scenario[] = [
  {
    number: 35,
    title: 'What the Corvettes of Mass Production cost, the rules do not say',
    facts: mass,
    expect: {
      verdict: 'legal',
      deciding: [MASS, ...SHIP_LEGAL.filter((c) => c !== TURN && !PHASE.includes(c) && !SHIP_PLACE.includes(c))],
    },
  },
  {
    title: 'Mass Production builds in an ordinary system of mine',
    readings: { 'starcom:ambiguity.6': 'A' },
    facts: mass,
    expect: { verdict: 'legal', outcome: { clause: MASS, outcome: 'holds' } },
  },
  {
    title: 'With Mass Production it depends on whose system it is',
    readings: { 'starcom:ambiguity.6': 'A' },
    facts: without(mass, 'systemController'),
    expect: { verdict: 'undetermined', missing: ['systemController'], outcome: { clause: MASS, outcome: 'unknown' } },
  },
  {
    number: 36,
    title: 'Whether Mass Production builds under siege, the rules do not say',
    readings: { 'starcom:ambiguity.6/i': 'A' },
    facts: { ...mass, underSiege: true },
    expect: { verdict: 'disputed', deciding: SIEGE },
  },
  {
    number: 53,
    title: 'Mass Production builds Corvettes, not Battleships',
    facts: { ...mass, card: 'battleship', credits: 30 },
    expect: { verdict: 'illegal', deciding: [MASS], outcome: { clause: MASS, outcome: 'fails' } },
  },
  {
    number: 54,
    title: 'Mass Production does not build three Corvettes',
    facts: { ...mass, count: 3 },
    expect: { verdict: 'illegal', deciding: [MASS] },
  },
  {
    title: "Mass Production does not build in an opponent's system, Shipyard or not",
    facts: { ...mass, systemController: 'opponent', myShipyardHere: true },
    expect: { verdict: 'illegal', deciding: [MASS], outcome: { clause: MASS, outcome: 'fails' } },
  },
  {
    number: 55,
    title: 'Mass Production with too few credits to pay: whether it is free, the rules do not say',
    facts: { ...mass, credits: 5 },
    expect: { verdict: 'disputed', deciding: [PAY] },
  },
  {
    number: 56,
    title: 'A Military Base brings one Defense Station, not two',
    facts: { ...station, byCard: 'military-base', count: 2 },
    expect: { verdict: 'illegal', deciding: [BASE], outcome: { clause: BASE, outcome: 'fails' } },
  },
  {
    title: 'The Defense Station of a Military Base',
    facts: { ...station, byCard: 'military-base' },
    expect: { verdict: 'legal', outcome: { clause: BASE, outcome: 'holds' } },
  },
  {
    title: 'What the Military Base builds is not known',
    facts: without({ ...station, byCard: 'military-base' }, 'card'),
    expect: { verdict: 'undetermined', outcome: { clause: BASE, outcome: 'unknown' } },
  },
]

const OLD_SHIP_LEGAL = [TURN, ...PHASE, ...SHIP_PLACE, ...SIEGE, ...CONTESTED, PAY]

const february: Scenario[] = [
  {
    number: 37,
    title: 'A Corvette at home',
    edition: OLD,
    facts: oldShip,
    expect: { verdict: 'legal', answer: 8, deciding: OLD_SHIP_LEGAL },
  },
  {
    number: 38,
    title: 'No ship in a capital system',
    edition: OLD,
    facts: { ...oldShip, systemKind: 'capital', isMyStartingSystem: false },
    expect: { verdict: 'illegal', deciding: SHIP_PLACE },
  },
  {
    number: 39,
    title: 'Ships have no limit',
    edition: OLD,
    facts: { ...oldShip, shipsControlled: 50 },
    expect: { verdict: 'legal', deciding: OLD_SHIP_LEGAL },
  },
  {
    number: 40,
    title: 'No ship at home under siege',
    edition: OLD,
    facts: { ...oldShip, underSiege: true },
    expect: { verdict: 'illegal', deciding: SIEGE },
  },
  {
    number: 41,
    title: 'No ship after combat, enemies gone or not',
    edition: OLD,
    facts: { ...oldShip, combatSinceMyLastTurn: true },
    expect: { verdict: 'illegal', deciding: CONTESTED },
  },
  {
    number: 42,
    title: 'It depends on combat',
    edition: OLD,
    facts: without(oldShip, 'combatSinceMyLastTurn'),
    expect: { verdict: 'undetermined', missing: ['combatSinceMyLastTurn'], deciding: CONTESTED },
  },
  {
    title: 'An Undersized Shipyard builds a Corvette',
    edition: OLD,
    facts: { ...oldShip, ...ordinary, undersizedShipyardHere: true },
    expect: { verdict: 'legal', outcome: { clause: UNDERSIZED, outcome: 'holds' } },
  },
  {
    number: 43,
    title: 'An Undersized Shipyard builds no Destroyer',
    edition: OLD,
    facts: { ...oldShip, ...ordinary, card: 'destroyer', credits: 20, undersizedShipyardHere: true },
    expect: { verdict: 'illegal', deciding: SHIP_PLACE },
  },
  {
    title: 'It depends on an Undersized Shipyard',
    edition: OLD,
    facts: without({ ...oldShip, ...ordinary }, 'undersizedShipyardHere'),
    expect: {
      verdict: 'undetermined',
      missing: ['undersizedShipyardHere'],
      outcome: { clause: UNDERSIZED, outcome: 'unknown' },
    },
  },
  {
    title: 'A Fighter is built where my Carrier is',
    edition: OLD,
    facts: { ...oldFighter, ...ordinary, myCarrierHere: true },
    expect: { verdict: 'legal', answer: 2, outcome: { clause: CARRIER, outcome: 'holds' } },
  },
  {
    number: 44,
    title: 'A Carrier does not build other ships',
    edition: OLD,
    facts: { ...oldShip, ...ordinary, myCarrierHere: true },
    expect: { verdict: 'illegal', deciding: SHIP_PLACE },
  },
  {
    title: 'It depends on a Carrier',
    edition: OLD,
    facts: without({ ...oldFighter, ...ordinary }, 'myCarrierHere'),
    expect: { verdict: 'undetermined', missing: ['myCarrierHere'], outcome: { clause: CARRIER, outcome: 'unknown' } },
  },
  {
    title: 'A Fighter is built where my Orbital Hangar is',
    edition: OLD,
    facts: { ...oldFighter, ...ordinary, orbitalHangarHere: true },
    expect: { verdict: 'legal', outcome: { clause: HANGAR, outcome: 'holds' } },
  },
  {
    title: 'It depends on an Orbital Hangar',
    edition: OLD,
    facts: without({ ...oldFighter, ...ordinary }, 'orbitalHangarHere'),
    expect: {
      verdict: 'undetermined',
      missing: ['orbitalHangarHere'],
      outcome: { clause: HANGAR, outcome: 'unknown' },
    },
  },
  {
    number: 45,
    title: 'An Orbital Hangar needs Fighter Bays',
    edition: OLD,
    facts: { ...oldStation, card: 'orbital-hangar' },
    expect: { verdict: 'illegal', deciding: [HANGAR], outcome: { clause: HANGAR, outcome: 'fails' } },
  },
  {
    number: 46,
    title: 'With Fighter Bays an Orbital Hangar is built',
    edition: OLD,
    facts: { ...oldStation, card: 'orbital-hangar', myFighterBays: true },
    expect: {
      verdict: 'legal',
      answer: 6,
      deciding: [TURN, ...PHASE, STATION_PLACE, ...SIEGE, ...CONTESTED, STATION_CAP, HANGAR, PAY],
    },
  },
  {
    number: 47,
    title: '5 + 1 Fighters are within 6 developments',
    edition: OLD,
    facts: { ...oldFighter, shipsControlled: 9, fightersControlled: 5 },
    expect: { verdict: 'legal', deciding: [...OLD_SHIP_LEGAL, FIGHTER_CAP] },
  },
  {
    number: 48,
    title: '6 + 1 Fighters are more than 6 developments',
    edition: OLD,
    facts: { ...oldFighter, shipsControlled: 9, fightersControlled: 6 },
    expect: { verdict: 'illegal', deciding: [FIGHTER_CAP] },
  },
  {
    number: 49,
    title: 'It depends on how many Fighters I have',
    edition: OLD,
    facts: without({ ...oldFighter, shipsControlled: 9 }, 'fightersControlled'),
    expect: { verdict: 'undetermined', missing: ['fightersControlled'], deciding: [FIGHTER_CAP] },
  },
  {
    number: 50,
    title: 'Two stations do not fit on one development',
    edition: OLD,
    facts: { ...oldStation, stationsInSystem: 1, developmentsInSystem: 1 },
    expect: { verdict: 'illegal', deciding: [STATION_CAP] },
  },
  {
    number: 51,
    title: 'Whether a Military Base puts two stations on one development, the rules do not say',
    edition: OLD,
    readings: { 'starcom:ambiguity.6': 'A' },
    facts: { ...oldStation, developmentsInSystem: 1, count: 2, byCard: 'military-base' },
    expect: { verdict: 'disputed', deciding: [STATION_CAP] },
  },
  {
    number: 52,
    title: '7 credits do not pay for a Corvette',
    edition: OLD,
    facts: { ...oldShip, credits: 7 },
    expect: { verdict: 'illegal', answer: 8, deciding: [PAY] },
  },
  {
    title: "A system nobody controls is nobody's contested system: a Carrier builds there after combat",
    edition: OLD,
    facts: {
      ...oldFighter,
      ...ordinary,
      systemController: 'none',
      developmentsInSystem: 0,
      myCarrierHere: true,
      combatSinceMyLastTurn: true,
    },
    expect: { verdict: 'legal', outcome: { clause: 'starcom:command-phase.build.7', outcome: 'holds' } },
  },
]

/** Worked examples of building, one thing at a time. */
export const scenarios: Scenario[] = [...timeAndPlace, ...bansAndLimits, ...byCards, ...february]
