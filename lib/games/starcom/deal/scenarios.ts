import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const GOODS = 'starcom:command-phase.trade.3'
const COUNTERS = 'starcom:command-phase.trade.4'
const STATIONS = 'starcom:command-phase.trade.5'
const HAND = 'starcom:additional-rules.hand-limit.1'
const DISCARD = 'starcom:additional-rules.hand-limit.3'
const SHIPS = ['starcom:card-types.ship.6', 'starcom:command-phase.build.5']
const FIGHTERS = 'starcom:additional-rules.fighters.4'

const give = (kind: string, count?: number) => ({ kind, from: 'me', ...(count ? { count } : {}) })
const get = (kind: string, count?: number) => ({ kind, from: 'partner', ...(count ? { count } : {}) })
const system = {
  goods: [give('system'), get('credits')],
  developments: 2,
  stationsInSystem: 0,
  shipsThere: 0,
  homeworldTraded: false,
}
const ship = { goods: [give('credits'), get('ship')], receiverDevelopments: 4 }

const november: Scenario[] = [
  {
    number: 1,
    title: 'Credits for a card in play',
    facts: { goods: [give('credits'), get('table-card')] },
    expect: { verdict: 'legal', deciding: [GOODS] },
  },
  {
    number: 2,
    title: 'Favors are not traded any more',
    facts: { goods: [give('credits'), get('favour')] },
    expect: { verdict: 'illegal', deciding: [GOODS], outcome: { clause: GOODS, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'A station may be traded',
    facts: { goods: [give('station'), get('credits')] },
    expect: { verdict: 'legal', deciding: [GOODS] },
  },
  {
    number: 4,
    title: 'It depends on what is given for the credits',
    facts: {
      goods: [give('credits'), { from: 'partner', count: 1 }],
      receiverHandSize: 0,
      receiverShips: 1,
      receiverDevelopments: 2,
    },
    expect: { verdict: 'undetermined', missing: ['goods[1].kind'], deciding: [GOODS] },
  },
  {
    number: 5,
    title: 'A traded system changes its counters only',
    facts: system,
    expect: {
      verdict: 'legal',
      answer: [],
      deciding: [GOODS, COUNTERS],
      outcome: { clause: COUNTERS, outcome: 'holds' },
    },
  },
  {
    number: 6,
    title: 'Stations go along with a traded system',
    facts: { ...system, stationsInSystem: 2, shipsThere: 1 },
    expect: {
      verdict: 'legal',
      answer: ['The stations go to the new controller'],
      deciding: [GOODS, COUNTERS, STATIONS],
      outcome: { clause: STATIONS, outcome: 'holds' },
    },
  },
  {
    title: 'How many stations lie there does not make the deal forbidden',
    facts: { goods: [give('system')], developments: 1, homeworldTraded: false },
    expect: { verdict: 'legal', outcome: { clause: STATIONS, outcome: 'unknown' } },
  },
  {
    title: 'Whether giving my Homeworld away ends the game, the rules do not say',
    facts: { ...system, homeworldTraded: true },
    expect: { verdict: 'disputed' },
  },
  {
    number: 7,
    title: 'Giving my Homeworld away does not end the game where the table plays it so',
    readings: { 'starcom:ambiguity.31/ii': 'A' },
    facts: { ...system, homeworldTraded: true },
    expect: {
      verdict: 'legal',
      answer: ['The game goes on'],
      deciding: [GOODS, COUNTERS, 'starcom:end-phase.cleanup.2'],
    },
  },
  {
    number: 8,
    title: 'Two cards into a hand of three',
    facts: { goods: [give('hand-card', 2), get('credits')], receiverHandSize: 3 },
    expect: { verdict: 'legal', deciding: [GOODS, HAND], outcome: { clause: HAND, outcome: 'holds' } },
  },
  {
    number: 9,
    title: 'Whether two cards may go into a hand of four, the rules do not say',
    facts: { goods: [give('hand-card', 2), get('credits')], receiverHandSize: 4 },
    expect: { verdict: 'disputed', deciding: [HAND] },
  },
  {
    number: 10,
    title: 'Two cards do not go into a hand of four where the table bars it',
    readings: { 'starcom:ambiguity.29': 'B' },
    facts: { goods: [give('hand-card', 2), get('credits')], receiverHandSize: 4 },
    expect: { verdict: 'illegal', deciding: [HAND], outcome: { clause: HAND, outcome: 'fails' } },
  },
  {
    number: 11,
    title: 'It depends on the hand where the table bars it',
    readings: { 'starcom:ambiguity.29': 'B' },
    facts: { goods: [give('hand-card', 2), get('credits')] },
    expect: { verdict: 'undetermined', missing: ['receiverHandSize'], deciding: [HAND] },
  },
  {
    number: 12,
    title: 'Full hands may swap cards one for one',
    facts: { goods: [give('hand-card', 1), get('hand-card', 1)] },
    expect: { verdict: 'legal', deciding: [GOODS] },
  },
  {
    number: 13,
    title: 'A ship within the ship limit may be received',
    facts: { ...ship, receiverShips: 4 },
    expect: { verdict: 'legal', deciding: [GOODS, ...SHIPS] },
  },
  {
    number: 14,
    title: 'Whether a ship beyond the ship limit may be received, the rules do not say',
    facts: { ...ship, receiverShips: 5 },
    expect: { verdict: 'disputed', deciding: SHIPS },
  },
  {
    number: 15,
    title: 'A ship beyond the limit is not received where the table bars it',
    readings: { 'starcom:ambiguity.5/ii': 'B' },
    facts: { ...ship, receiverShips: 5 },
    expect: { verdict: 'illegal', deciding: SHIPS, outcome: { clause: SHIPS[0]!, outcome: 'fails' } },
  },
  {
    title: 'It depends on the ships of the receiver',
    facts: ship,
    expect: { verdict: 'undetermined', missing: ['receiverShips'] },
  },
  {
    number: 16,
    title: 'It depends on the ships of the receiver where the limit binds trades',
    readings: { 'starcom:ambiguity.5/ii': 'B' },
    facts: ship,
    expect: { verdict: 'undetermined', missing: ['receiverShips'], deciding: SHIPS },
  },
  {
    number: 26,
    title: 'What becomes of a traded system depends on its stations, and on whether it is a Homeworld',
    facts: { goods: [give('system')], developments: 3 },
    expect: {
      verdict: 'undetermined',
      deciding: ['starcom:command-phase.trade.5', 'starcom:end-phase.cleanup.2'],
      missing: ['stationsInSystem', 'homeworldTraded'],
    },
  },
]

const february: Scenario[] = [
  {
    number: 27,
    title: 'Who has lost by a traded system depends on whether it is a Homeworld (February 2022)',
    edition: OLD,
    facts: { goods: [give('system')], developments: 3, stationsInSystem: 2 },
    expect: { verdict: 'undetermined', deciding: ['starcom:objective.elimination.1'], missing: ['homeworldTraded'] },
  },
  {
    number: 17,
    title: 'Favors may be traded',
    edition: OLD,
    facts: { goods: [give('credits'), get('favour')] },
    expect: { verdict: 'legal', deciding: [GOODS] },
  },
  {
    number: 18,
    title: 'Stations on their own are not among the goods',
    edition: OLD,
    facts: { goods: [give('station'), get('credits')] },
    expect: { verdict: 'illegal', deciding: [GOODS] },
  },
  {
    title: 'Whether stations go along with a traded system, the rules do not say',
    edition: OLD,
    facts: { ...system, stationsInSystem: 1 },
    expect: { verdict: 'disputed' },
  },
  {
    number: 19,
    title: 'Who gives the Homeworld away has lost',
    edition: OLD,
    facts: { ...system, homeworldTraded: true },
    expect: {
      verdict: 'legal',
      answer: ['The player without a Homeworld has lost'],
      deciding: [GOODS, COUNTERS, 'starcom:objective.elimination.1'],
    },
  },
  {
    number: 20,
    title: 'With a full hand a card is discarded before another comes in',
    edition: OLD,
    facts: { goods: [get('hand-card', 1), give('credits')], receiverHandSize: 8 },
    expect: { verdict: 'legal', deciding: [GOODS], outcome: { clause: DISCARD, outcome: 'holds' } },
  },
  {
    number: 21,
    title: 'How full the hand is does not make the deal forbidden',
    edition: OLD,
    facts: { goods: [get('hand-card', 1), give('credits')] },
    expect: { verdict: 'legal', deciding: [GOODS], outcome: { clause: DISCARD, outcome: 'unknown' } },
  },
  {
    number: 22,
    title: 'Whether Fighters beyond the limit may be received, the rules do not say',
    edition: OLD,
    facts: { ...ship, receiverFighters: 5 },
    expect: { verdict: 'disputed', deciding: [FIGHTERS] },
  },
  {
    number: 23,
    title: 'Fighters within the limit may be received',
    edition: OLD,
    facts: { ...ship, receiverFighters: 4 },
    expect: { verdict: 'legal', deciding: [GOODS, FIGHTERS] },
  },
  {
    number: 24,
    title: 'Fighters beyond the limit are not received where the table bars it',
    edition: OLD,
    readings: { 'starcom:ambiguity.5/ii': 'B' },
    facts: { ...ship, receiverFighters: 5 },
    expect: { verdict: 'illegal', deciding: [FIGHTERS] },
  },
  {
    number: 25,
    title: 'It depends on the Fighters of the receiver where the limit binds trades',
    edition: OLD,
    readings: { 'starcom:ambiguity.5/ii': 'B' },
    facts: ship,
    expect: { verdict: 'undetermined', missing: ['receiverFighters'], deciding: [FIGHTERS] },
  },
]

/** Worked examples of deals. */
export const scenarios: Scenario[] = [...november, ...february]
