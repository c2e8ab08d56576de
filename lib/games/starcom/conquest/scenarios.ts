import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const REMOVAL = 'starcom:end-phase.conquest.1'
const TAKING = 'starcom:end-phase.conquest.2'
const STATIONS = 'starcom:end-phase.conquest.3'
const UNARMED = 'starcom:card-types.station.3'
const CRUISER = 'starcom:cards.cruiser.1'

const siege = {
  developments: 3,
  underSiege: true,
  besiegerNonFighterShips: 2,
  besiegers: 1,
  activePlayerIs: 'besieger',
}
const stays = ['2 counters come off', 'The controller keeps the system with 1 counter']
const nothing = ['No counter comes off', 'The controller keeps the system']
const taken = ['3 counters come off', 'Conquered by the besieger, who puts 1 counter there']
const free = {
  developments: 2,
  underSiege: false,
  besiegerNonFighterShips: 1,
  besiegers: 1,
  activePlayerIs: 'besieger',
  stationsInSystem: [],
}

const november: Scenario[] = [
  {
    number: 1,
    title: 'Two besieging ships take two of three counters',
    facts: siege,
    expect: { verdict: 'answered', answer: stays, deciding: [REMOVAL], outcome: { clause: REMOVAL, outcome: 'holds' } },
  },
  {
    number: 2,
    title: "Two besieging ships take two of three counters in the defender's own End Phase",
    facts: { ...siege, activePlayerIs: 'controller' },
    expect: { verdict: 'answered', answer: stays, deciding: [REMOVAL], outcome: { clause: TAKING, outcome: 'fails' } },
  },
  {
    title: "In the defender's End Phase at a table where only the besieger's counts",
    readings: { 'starcom:ambiguity.14/i': 'B' },
    facts: { ...siege, activePlayerIs: 'controller' },
    expect: { verdict: 'answered', answer: nothing },
  },
  {
    number: 3,
    title: 'Three ships take the last of three counters and the system',
    facts: { ...siege, besiegerNonFighterShips: 3, stationsInSystem: [] },
    expect: {
      verdict: 'answered',
      answer: taken,
      deciding: [TAKING, REMOVAL],
      outcome: { clause: TAKING, outcome: 'holds' },
    },
  },
  {
    number: 4,
    title: 'Surplus ships add nothing',
    facts: { ...siege, besiegerNonFighterShips: 5, stationsInSystem: [] },
    expect: { verdict: 'answered', answer: taken, deciding: [TAKING, REMOVAL] },
  },
  {
    number: 5,
    title: 'Without a siege nothing comes off',
    facts: { ...free },
    expect: {
      verdict: 'answered',
      answer: nothing,
      deciding: [REMOVAL],
      outcome: { clause: REMOVAL, outcome: 'fails' },
    },
  },
  {
    title: 'Whether the system is under siege is not known',
    facts: { developments: 3, besiegerNonFighterShips: 2, besiegers: 1, activePlayerIs: 'besieger' },
    expect: { verdict: 'undetermined', missing: ['underSiege'], outcome: { clause: REMOVAL, outcome: 'unknown' } },
  },
  {
    title: 'How many ships besiege it is not known, nor whether it falls',
    facts: { developments: 3, underSiege: true, besiegers: 1, activePlayerIs: 'besieger', stationsInSystem: [] },
    expect: {
      verdict: 'undetermined',
      missing: ['besiegerNonFighterShips'],
      outcome: { clause: TAKING, outcome: 'unknown' },
    },
  },
  {
    number: 6,
    title: 'Unarmed stations go to the conqueror',
    facts: { ...siege, besiegerNonFighterShips: 3, stationsInSystem: [{ attack: 0 }] },
    expect: {
      verdict: 'answered',
      answer: taken,
      deciding: [TAKING, REMOVAL],
      follows: [STATIONS],
      outcome: { clause: STATIONS, outcome: 'holds' },
    },
  },
  {
    number: 14,
    title: 'A besieged system that falls: nobody has to say which stations are there, for none is armed',
    facts: { ...siege, besiegerNonFighterShips: 3 },
    expect: {
      verdict: 'answered',
      answer: taken,
      deciding: [TAKING, REMOVAL],
      follows: [STATIONS],
      outcome: { clause: STATIONS, outcome: 'unknown' },
    },
  },
  {
    title: 'Two besieging players: the rules do not say how their ships count',
    facts: { ...siege, besiegers: 2, developments: 2, stationsInSystem: [] },
    expect: { verdict: 'disputed' },
  },
]

const cruisers: Scenario[] = [
  {
    number: 7,
    title: 'A Cruiser takes one counter without a siege',
    facts: { ...free, cruisers: 1 },
    expect: {
      verdict: 'answered',
      answer: ['1 counter comes off', 'The controller keeps the system with 1 counter'],
      deciding: [CRUISER],
      outcome: { clause: CRUISER, outcome: 'holds' },
    },
  },
  {
    number: 8,
    title: 'In a besieged system a Cruiser counts once',
    facts: { ...siege, cruisers: 1 },
    expect: {
      verdict: 'answered',
      answer: stays,
      deciding: [REMOVAL, CRUISER],
      outcome: { clause: CRUISER, outcome: 'fails' },
    },
  },
  {
    title: 'A Cruiser counts twice at a table that plays it so',
    readings: { 'starcom:ambiguity.44/i': 'B' },
    facts: { ...siege, cruisers: 1, stationsInSystem: [] },
    expect: { verdict: 'answered', answer: taken },
  },
  {
    title: 'A Cruiser in a system of which it is not known whether it is besieged',
    facts: { developments: 3, besiegerNonFighterShips: 2, besiegers: 1, activePlayerIs: 'besieger', cruisers: 1 },
    expect: { verdict: 'undetermined', missing: ['underSiege'], outcome: { clause: CRUISER, outcome: 'unknown' } },
  },
  {
    title: 'A Cruiser takes the last counter of a system that is not besieged: is that a conquest',
    facts: { ...free, developments: 1, cruisers: 1 },
    expect: { verdict: 'disputed' },
  },
  {
    title: 'A Cruiser conquers a system of which the stations are not known: one that is armed may stay',
    readings: { 'starcom:ambiguity.44/ii': 'A' },
    facts: { ...free, developments: 1, cruisers: 1, stationsInSystem: undefined },
    expect: { verdict: 'undetermined', missing: ['stationsInSystem'], deciding: [STATIONS, UNARMED] },
  },
  {
    number: 15,
    title: 'A Cruiser conquers a system with two stations without attack',
    readings: { 'starcom:ambiguity.44/ii': 'A' },
    facts: { ...free, developments: 1, cruisers: 1, stationsInSystem: [{ attack: 0 }, { attack: 0 }] },
    expect: {
      verdict: 'answered',
      answer: [
        '1 counter comes off',
        'Conquered by the player with the Cruiser, who puts 1 counter there',
        'All stations left there go to the new controller',
      ],
      deciding: [TAKING, CRUISER, STATIONS, UNARMED],
    },
  },
  {
    title: 'A Cruiser conquers a system with an armed station: which stations change hands',
    readings: { 'starcom:ambiguity.44/ii': 'A' },
    facts: { ...free, developments: 1, cruisers: 1, stationsInSystem: [{ attack: 1 }] },
    expect: { verdict: 'disputed' },
  },
  {
    title: 'The same at a table where armed stations stay',
    readings: { 'starcom:ambiguity.44/ii': 'A', 'starcom:ambiguity.16': 'B' },
    facts: { ...free, developments: 1, cruisers: 1, stationsInSystem: [{ attack: 1 }] },
    expect: { verdict: 'answered', outcome: { clause: STATIONS, outcome: 'fails' } },
  },
]

const old = { ...siege, activePlayerNonFighterShips: 2 }
const february: Scenario[] = [
  {
    number: 9,
    title: "The active player's two ships take two counters (February 2022)",
    edition: OLD,
    facts: siege,
    expect: { verdict: 'answered', answer: stays, deciding: [REMOVAL], outcome: { clause: REMOVAL, outcome: 'holds' } },
  },
  {
    title: "In the controller's own End Phase without ships nothing comes off (February 2022)",
    edition: OLD,
    facts: { ...siege, activePlayerIs: 'controller', activePlayerNonFighterShips: 0 },
    expect: { verdict: 'answered', answer: nothing, outcome: { clause: REMOVAL, outcome: 'fails' } },
  },
  {
    number: 10,
    title: "In a bystander's End Phase nothing comes off (February 2022)",
    edition: OLD,
    facts: { ...siege, activePlayerIs: 'other' },
    expect: {
      verdict: 'answered',
      answer: nothing,
      deciding: [REMOVAL],
      outcome: { clause: TAKING, outcome: 'fails' },
    },
  },
  {
    number: 11,
    title: "The controller's own Scout against the controller: the rules do not say (February 2022)",
    edition: OLD,
    facts: { ...siege, activePlayerIs: 'controller', activePlayerNonFighterShips: 1 },
    expect: { verdict: 'disputed', deciding: [REMOVAL] },
  },
  {
    number: 12,
    title: 'Of two besiegers only the active one counts (February 2022)',
    edition: OLD,
    facts: { ...old, besiegers: 2, besiegerNonFighterShips: 3 },
    expect: { verdict: 'answered', answer: stays, deciding: [REMOVAL] },
  },
  {
    number: 13,
    title: 'Exactly enough ships conquer the system (February 2022)',
    edition: OLD,
    facts: { ...siege, besiegerNonFighterShips: 3 },
    expect: {
      verdict: 'answered',
      answer: ['3 counters come off', 'Conquered by the active player, who puts 1 counter there'],
      deciding: [TAKING, REMOVAL],
      outcome: { clause: TAKING, outcome: 'holds' },
    },
  },
  {
    title: 'Whose End Phase it is matters (February 2022)',
    edition: OLD,
    facts: {
      developments: 3,
      underSiege: true,
      besiegerNonFighterShips: 2,
      besiegers: 1,
      activePlayerNonFighterShips: 2,
    },
    expect: { verdict: 'undetermined', missing: ['activePlayerIs'], outcome: { clause: TAKING, outcome: 'fails' } },
  },
  {
    title: 'How many ships the active player has is not known (February 2022)',
    edition: OLD,
    facts: { ...siege, besiegers: 2, besiegerNonFighterShips: 4 },
    expect: {
      verdict: 'undetermined',
      missing: ['activePlayerNonFighterShips'],
      outcome: { clause: TAKING, outcome: 'unknown' },
    },
  },
  {
    title: 'Nothing known about the siege (February 2022)',
    edition: OLD,
    facts: { developments: 3, activePlayerIs: 'besieger', besiegers: 1, besiegerNonFighterShips: 1 },
    expect: { verdict: 'undetermined', missing: ['underSiege'], outcome: { clause: REMOVAL, outcome: 'unknown' } },
  },
]

/** Worked examples of conquest, one thing at a time. */
export const scenarios: Scenario[] = [...november, ...cruisers, ...february]
