import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { OLD } from '../facts.ts'

const RESPONSES = 'starcom:additional-rules.responses.'
const EXPLORE = 'starcom:command-phase.explore.2'
const OFF_TURN = 'starcom:card-types.command.2'
const WINDOW = 'starcom:combat-phase.commands.1'
const INTERCEPT = 'starcom:cards.intercept-orders.1'
const PLAYED = 'starcom:command-phase.play-commands.1'
const CLOCKWISE = 'starcom:additional-rules.turn-order.2'

const without = (facts: RawFacts, key: string): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([known]) => known !== key))

const table = { seats: ['Ada', 'Ben', 'Cleo'], activePlayer: 'Ada', phase: 'command' }
const action = { ...table, trigger: { kind: 'action', by: 'Ada' } }
const sabotage = { by: 'Ben', card: 'sabotage' }
const everyone = ['Ada', 'Ben', 'Cleo']
/** Ada plays Barrage; the plays after it are responses. */
const barrage = { ...table, trigger: { kind: 'card', by: 'Ada' }, combatWindow: false }
const first = { by: 'Ada', card: 'barrage' }

const may: Scenario[] = [
  {
    number: 1,
    title: 'A turn action may be responded to in November 2022',
    facts: action,
    expect: { verdict: 'legal', deciding: [`${RESPONSES}1`, EXPLORE], outcome: { clause: EXPLORE, outcome: 'holds' } },
  },
  {
    number: 2,
    title: 'A turn action could not be responded to in February 2022',
    edition: OLD,
    facts: action,
    expect: { verdict: 'illegal', deciding: [`${RESPONSES}1`], outcome: { clause: `${RESPONSES}1`, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'An ability may be responded to in February 2022',
    edition: OLD,
    facts: { ...table, trigger: { kind: 'ability', by: 'Ben' } },
    expect: {
      verdict: 'legal',
      deciding: [`${RESPONSES}1`, EXPLORE],
      outcome: { clause: `${RESPONSES}1`, outcome: 'holds' },
    },
  },
  {
    number: 4,
    title: 'Nothing in the Ready Phase may be responded to',
    facts: { phase: 'ready', trigger: { kind: 'ability', by: 'Ada' } },
    expect: { verdict: 'illegal', deciding: [`${RESPONSES}1`] },
  },
  {
    title: 'In the Ready Phase nobody may respond and nobody may open with a Command, whatever happened',
    facts: { phase: 'ready' },
    expect: {
      verdict: 'illegal',
      deciding: [`${RESPONSES}1`, EXPLORE, 'starcom:command-phase.play-commands.1'],
    },
  },
  {
    number: 5,
    title: 'Nothing in the End Phase may be responded to',
    edition: OLD,
    facts: { phase: 'end', trigger: { kind: 'card', by: 'Ada' } },
    expect: { verdict: 'illegal', deciding: [`${RESPONSES}1`] },
  },
  {
    number: 6,
    title: 'Something that is neither card nor ability nor action cannot be responded to',
    facts: { ...table, trigger: { kind: 'other', by: 'Ada' } },
    expect: { verdict: 'illegal', deciding: [`${RESPONSES}1`] },
  },
  {
    title: 'What happened in the Command Phase is not known',
    facts: { phase: 'command' },
    expect: { verdict: 'undetermined', outcome: { clause: EXPLORE, outcome: 'unknown' } },
  },
  {
    title: 'In which phase an ability is used is not known',
    facts: { trigger: { kind: 'ability', by: 'Ada' } },
    expect: { verdict: 'undetermined', missing: ['phase'], outcome: { clause: `${RESPONSES}1`, outcome: 'unknown' } },
  },
  {
    number: 7,
    title: 'An explore effect is never responded to',
    facts: { ...table, trigger: { kind: 'exploreEffect', by: 'Ada' } },
    expect: { verdict: 'illegal', deciding: [EXPLORE], outcome: { clause: EXPLORE, outcome: 'fails' } },
  },
  {
    number: 8,
    title: 'An explore effect was never responded to in February 2022 either',
    edition: OLD,
    facts: { phase: 'command', trigger: { kind: 'exploreEffect' } },
    expect: { verdict: 'illegal', deciding: [EXPLORE] },
  },
  {
    title: 'What happened in the Command Phase is not known (February 2022)',
    edition: OLD,
    facts: { phase: 'command' },
    expect: { verdict: 'undetermined', missing: ['trigger.kind'], outcome: { clause: EXPLORE, outcome: 'unknown' } },
  },
]

const offTurn: Scenario[] = [
  {
    number: 16,
    title: 'A Command out of nothing on your own turn',
    facts: { ...table, trigger: { kind: 'card', by: 'Ada' } },
    expect: {
      verdict: 'legal',
      deciding: [`${RESPONSES}1`, EXPLORE, OFF_TURN],
      missing: ['plays'],
      outcome: { clause: OFF_TURN, outcome: 'holds' },
    },
  },
  {
    number: 9,
    title: "A Command out of nothing on somebody else's turn",
    facts: { ...table, trigger: { kind: 'card', by: 'Ben' } },
    expect: { verdict: 'illegal', deciding: [OFF_TURN], outcome: { clause: OFF_TURN, outcome: 'fails' } },
  },
  {
    number: 10,
    title: "A Command out of nothing on somebody else's turn was not regulated in February 2022",
    edition: OLD,
    facts: { ...table, trigger: { kind: 'card', by: 'Ben' } },
    expect: { verdict: 'legal', deciding: [`${RESPONSES}1`, EXPLORE] },
  },
  {
    title: 'Whose turn it is when a Command is played is not known',
    facts: { phase: 'command', trigger: { kind: 'card', by: 'Ben' }, seats: table.seats, combatWindow: false },
    expect: { verdict: 'undetermined', missing: ['activePlayer'], outcome: { clause: OFF_TURN, outcome: 'unknown' } },
  },
  {
    number: 11,
    title: "A Command after a combat step on somebody else's turn",
    facts: { ...table, phase: 'combat', trigger: { kind: 'card', by: 'Ben' }, combatWindow: true },
    expect: {
      verdict: 'legal',
      deciding: [WINDOW, `${RESPONSES}1`, EXPLORE],
      outcome: { clause: WINDOW, outcome: 'holds' },
    },
  },
  {
    number: 12,
    title: 'A Command after a combat step is none where the table keeps that moment for responses',
    readings: { 'starcom:ambiguity.23': 'B' },
    facts: { ...table, phase: 'combat', trigger: { kind: 'card', by: 'Ben' }, combatWindow: true },
    expect: { verdict: 'illegal', deciding: [OFF_TURN], outcome: { clause: WINDOW, outcome: 'not-in-play' } },
  },
  {
    number: 13,
    title: "A Command in the middle of a combat step on somebody else's turn",
    facts: { ...table, phase: 'combat', trigger: { kind: 'card', by: 'Ben' }, combatWindow: false },
    expect: { verdict: 'illegal', deciding: [OFF_TURN], outcome: { clause: WINDOW, outcome: 'not-in-play' } },
  },
  {
    title: "A Command in somebody else's combat, the moment not known",
    facts: { ...table, phase: 'combat', trigger: { kind: 'card', by: 'Ben' } },
    expect: { verdict: 'undetermined', missing: ['combatWindow'], outcome: { clause: WINDOW, outcome: 'unknown' } },
  },
]

const chance: Scenario[] = [
  {
    title: 'Whose chance it is after a combat step waits for who has passed',
    facts: {
      ...table,
      phase: 'combat',
      combatWindow: true,
      trigger: { kind: 'nothing' },
      plays: [{ by: 'Ben', card: 'raise-shields' }],
    },
    expect: { verdict: 'legal', missing: ['passes'], outcome: { clause: WINDOW, outcome: 'holds' } },
  },
  {
    title: "The first chance is the active player's, even after their own play",
    facts: { ...barrage, plays: [first], passes: [] },
    expect: { verdict: 'legal', answer: 'Ada', outcome: { clause: `${RESPONSES}2`, outcome: 'holds' } },
  },
  {
    number: 14,
    title: 'After the active player the chance to respond goes on clockwise',
    edition: OLD,
    facts: { ...barrage, plays: [first], passes: ['Ada'] },
    expect: {
      verdict: 'legal',
      answer: 'Ben',
      deciding: [`${RESPONSES}2`, CLOCKWISE, `${RESPONSES}1`, EXPLORE],
      outcome: { clause: CLOCKWISE, outcome: 'holds' },
    },
  },
  {
    title: 'After a response the round may begin anew or go on: the rules do not say',
    facts: { ...action, plays: [sabotage], passes: [] },
    expect: { verdict: 'disputed', outcome: { clause: `${RESPONSES}1`, outcome: 'holds' } },
  },
  {
    title: 'After a response where the table restarts the round',
    readings: { 'starcom:ambiguity.21/i': 'A' },
    facts: { ...action, plays: [sabotage], passes: [] },
    expect: { verdict: 'legal', answer: 'Ada' },
  },
  {
    title: 'After a response where the table goes on from the next seat',
    readings: { 'starcom:ambiguity.21/i': 'B' },
    facts: { ...action, plays: [sabotage], passes: [] },
    expect: { verdict: 'legal', answer: 'Cleo' },
  },
  {
    title: 'After a response the two orders meet at the last player who has not passed',
    facts: { ...action, plays: [sabotage], passes: ['Ada', 'Cleo'] },
    expect: { verdict: 'legal', answer: 'Ben' },
  },
  {
    title: 'Who has passed is not known, so neither is the next chance',
    facts: { ...barrage, plays: [first] },
    expect: { verdict: 'legal', outcome: { clause: `${RESPONSES}2`, outcome: 'unknown' } },
  },
  {
    title: 'One player has not passed, so nothing resolves',
    facts: { ...barrage, plays: [first], passes: ['Ada', 'Ben'] },
    expect: { verdict: 'legal', answer: 'Cleo', outcome: { clause: `${RESPONSES}3`, outcome: 'fails' } },
  },
]

const resolving: Scenario[] = [
  {
    number: 15,
    title: 'All have passed: the newest play resolves first and the action last',
    facts: { ...action, plays: [sabotage, { by: 'Ada', card: 'evasion' }], passes: everyone },
    expect: {
      verdict: 'legal',
      answer: ['Evasion (Ada)', 'Sabotage (Ben)', 'The action'],
      deciding: [`${RESPONSES}4`, `${RESPONSES}3`, `${RESPONSES}1`, EXPLORE],
      outcome: { clause: `${RESPONSES}4`, outcome: 'holds' },
    },
  },
  {
    title: 'All have passed: nobody is waiting any more',
    facts: { ...barrage, plays: [first], passes: everyone },
    expect: { verdict: 'legal', answer: ['Barrage (Ada)'], outcome: { clause: `${RESPONSES}2`, outcome: 'fails' } },
  },
  {
    title: 'All have passed: it resolves',
    edition: OLD,
    facts: { ...barrage, plays: [first, sabotage], passes: everyone },
    expect: {
      verdict: 'legal',
      answer: ['Sabotage (Ben)', 'Barrage (Ada)'],
      outcome: { clause: `${RESPONSES}3`, outcome: 'holds' },
    },
  },
  {
    title: 'What has been played is not known, so no order',
    facts: { ...action, passes: everyone },
    expect: { verdict: 'legal', outcome: { clause: `${RESPONSES}4`, outcome: 'unknown' } },
  },
  {
    title: 'A table that lets the action take effect at once',
    readings: { 'starcom:ambiguity.21/iii': 'B' },
    facts: { ...action, plays: [sabotage], passes: everyone },
    expect: { verdict: 'legal', answer: ['The action', 'Sabotage (Ben)'] },
  },
]

const intercept = { by: 'Cleo', card: 'intercept-orders', target: '2' }
const intercepting: Scenario[] = [
  {
    title: 'A Command hit by Intercept Orders keeps its place but does nothing',
    facts: { ...barrage, plays: [first, sabotage, intercept], passes: everyone },
    expect: {
      verdict: 'legal',
      answer: ['Intercept Orders (Cleo)', 'Sabotage (Ben): no effect', 'Barrage (Ada)'],
      outcome: { clause: INTERCEPT, outcome: 'holds' },
    },
  },
  {
    title: 'Intercept Orders against Intercept Orders lets the Command through',
    edition: OLD,
    facts: {
      ...barrage,
      plays: [first, sabotage, intercept, { by: 'Ben', card: 'intercept-orders', target: '3' }],
      passes: everyone,
    },
    expect: {
      verdict: 'legal',
      answer: ['Intercept Orders (Ben)', 'Intercept Orders (Cleo): no effect', 'Sabotage (Ben)', 'Barrage (Ada)'],
    },
  },
  {
    title: 'Intercept Orders cannot stop an ability',
    facts: { ...action, plays: [sabotage, { by: 'Ada', card: 'ability' }, intercept], passes: everyone },
    expect: {
      verdict: 'legal',
      answer: ['Intercept Orders (Cleo)', 'An ability (Ada)', 'Sabotage (Ben)', 'The action'],
      outcome: { clause: INTERCEPT, outcome: 'fails' },
    },
  },
  {
    title: 'What Intercept Orders is aimed at is not known',
    facts: {
      ...action,
      plays: [sabotage, { by: 'Ada', card: 'ability' }, { by: 'Cleo', card: 'intercept-orders' }],
      passes: [],
    },
    expect: { verdict: 'legal', outcome: { clause: INTERCEPT, outcome: 'unknown' } },
  },
  {
    title: 'Intercept Orders as the first answer to a turn action has nothing to be aimed at',
    facts: { ...action, plays: [{ by: 'Cleo', card: 'intercept-orders' }], passes: everyone },
    expect: {
      verdict: 'legal',
      answer: ['Intercept Orders (Cleo)', 'The action'],
      outcome: { clause: INTERCEPT, outcome: 'fails' },
    },
  },
  {
    title: 'Intercept Orders could not stop an ability in February 2022 either',
    edition: OLD,
    facts: {
      ...barrage,
      trigger: { kind: 'ability', by: 'Ada' },
      plays: [
        { by: 'Ada', card: 'ability' },
        { ...intercept, target: '1' },
      ],
      passes: everyone,
    },
    expect: {
      verdict: 'legal',
      answer: ['Intercept Orders (Cleo)', 'An ability (Ada)'],
      outcome: { clause: INTERCEPT, outcome: 'fails' },
    },
  },
]

const shields = { by: 'Ben', card: 'raise-shields' }
const opening = { ...table, trigger: { kind: 'nothing' }, plays: [shields], passes: [] }
const window = { ...opening, phase: 'combat', combatWindow: true }

const outOfNothing: Scenario[] = [
  {
    number: 17,
    title: 'After a combat step a Command may be played though nothing happened',
    facts: window,
    expect: { verdict: 'legal', answer: 'Ada', deciding: [WINDOW, EXPLORE, `${RESPONSES}2`, CLOCKWISE] },
  },
  {
    number: 18,
    title: 'After a combat step a Command may be played, whatever went before',
    facts: { ...window, trigger: { kind: 'other', by: 'Ada' } },
    expect: {
      verdict: 'legal',
      deciding: [WINDOW, EXPLORE, `${RESPONSES}2`, CLOCKWISE],
      outcome: { clause: WINDOW, outcome: 'holds' },
    },
  },
  {
    number: 19,
    title: 'In the middle of a combat step nobody opens with a Command',
    facts: { ...window, combatWindow: false },
    expect: { verdict: 'illegal', deciding: [WINDOW, OFF_TURN], outcome: { clause: WINDOW, outcome: 'fails' } },
  },
  {
    number: 20,
    title: "Nothing happened on Ada's turn: Ben cannot open with a Command",
    facts: opening,
    expect: { verdict: 'illegal', deciding: [OFF_TURN] },
  },
  {
    number: 21,
    title: 'Nobody opens with a Command in the Ready Phase',
    facts: { ...opening, phase: 'ready', plays: [first] },
    expect: { verdict: 'illegal', deciding: [PLAYED], outcome: { clause: PLAYED, outcome: 'fails' } },
  },
  {
    number: 22,
    title: 'Before a combat step every player may open with a Command (February 2022)',
    edition: OLD,
    facts: { ...opening, phase: 'combat' },
    expect: { verdict: 'legal', answer: 'Ada', deciding: [WINDOW, EXPLORE, `${RESPONSES}2`, CLOCKWISE] },
  },
  {
    number: 23,
    title: 'A turn action that nobody answers resolves by itself',
    facts: { ...action, plays: [], passes: everyone },
    expect: {
      verdict: 'legal',
      answer: ['The action'],
      deciding: [`${RESPONSES}1`, EXPLORE, `${RESPONSES}3`, `${RESPONSES}4`],
    },
  },
  {
    title: 'A Command out of nothing, the phase not known',
    facts: { ...without(opening, 'phase'), plays: [first] },
    expect: { verdict: 'undetermined', outcome: { clause: PLAYED, outcome: 'unknown' } },
  },
]

/** Worked examples of responses, one thing at a time. */
export const scenarios: Scenario[] = [...may, ...offTurn, ...outOfNothing, ...chance, ...resolving, ...intercepting]
