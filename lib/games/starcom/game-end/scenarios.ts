import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const GAME_END = 'starcom:end-phase.game-end.1'
const AT_ONCE = 'starcom:end-phase.game-end.2'
const SCORING = 'starcom:end-phase.game-end.3'
const LAST_CARD = 'starcom:ready-phase.draw.4'
const CAPTURED = 'starcom:end-phase.cleanup.2'
const LAST_ONE = 'starcom:objective.elimination.1'

const quiet = { homeworldConquered: false, lastDomainCardDrawn: false }
const fallen = { homeworldConquered: true, lastDomainCardDrawn: false }
const totals = { Ada: 7, Ben: 5, Cleo: 6 }
const tied = { Ada: 7, Ben: 7, Cleo: 6 }

const november: Scenario[] = [
  {
    number: 1,
    title: 'No Homeworld has fallen and no deck is used up',
    facts: quiet,
    expect: {
      verdict: 'answered',
      answer: 'The game goes on',
      deciding: [GAME_END],
      outcome: { clause: GAME_END, outcome: 'fails' },
    },
  },
  {
    number: 2,
    title: 'A Homeworld is conquered: the most developments win',
    facts: { ...fallen, developmentsByPlayer: totals },
    expect: {
      verdict: 'answered',
      answer: 'Ada wins',
      deciding: [GAME_END, AT_ONCE, SCORING],
      outcome: { clause: GAME_END, outcome: 'holds' },
    },
  },
  {
    number: 3,
    title: 'Drawing the last card of a Domain deck ends the game on the spot',
    facts: { homeworldConquered: false, lastDomainCardDrawn: true, developmentsByPlayer: totals },
    expect: {
      verdict: 'answered',
      answer: 'Ada wins',
      deciding: [GAME_END, AT_ONCE, LAST_CARD, SCORING],
      outcome: { clause: LAST_CARD, outcome: 'holds' },
    },
  },
  {
    title: 'Whether the last card was drawn is not known',
    facts: { homeworldConquered: false },
    expect: { verdict: 'undetermined', outcome: { clause: LAST_CARD, outcome: 'unknown' } },
  },
  {
    title: 'Nothing is known about what ends the game',
    facts: { developmentsByPlayer: totals },
    expect: {
      verdict: 'undetermined',
      missing: ['homeworldConquered', 'lastDomainCardDrawn'],
      outcome: { clause: GAME_END, outcome: 'unknown' },
    },
  },
  {
    title: 'A Homeworld has fallen, the totals are not known',
    facts: fallen,
    expect: {
      verdict: 'undetermined',
      missing: ['developmentsByPlayer'],
      outcome: { clause: SCORING, outcome: 'unknown' },
    },
  },
  {
    title: 'One development more is enough to win',
    facts: { ...fallen, developmentsByPlayer: { Ada: 7, Ben: 8 } },
    expect: { verdict: 'answered', answer: 'Ben wins', outcome: { clause: SCORING, outcome: 'holds' } },
  },
  {
    title: 'A tie for the most developments: the rules do not say',
    facts: { ...fallen, developmentsByPlayer: tied },
    expect: { verdict: 'disputed', outcome: { clause: SCORING, outcome: 'fails' } },
  },
  {
    title: 'A tie at a table that shares the win',
    readings: { 'starcom:ambiguity.32': 'A' },
    facts: { ...fallen, developmentsByPlayer: tied },
    expect: { verdict: 'answered', answer: 'Ada and Ben share the win' },
  },
  {
    title: 'The last card was discarded by Research Initiative, not drawn',
    facts: { ...quiet, lastCardDiscarded: true, developmentsByPlayer: totals },
    expect: { verdict: 'disputed' },
  },
  {
    title: 'A Homeworld was given away in a trade',
    facts: { ...quiet, homeworldTradedBy: ['Ben'], developmentsByPlayer: totals },
    expect: { verdict: 'disputed' },
  },
  {
    title: 'A Homeworld falls while other systems are still to be settled',
    facts: { ...fallen, otherSystemsFalling: true, developmentsByPlayer: totals },
    expect: { verdict: 'disputed', outcome: { clause: AT_ONCE, outcome: 'unknown' } },
  },
  {
    title: 'The same at a table that stops at once',
    readings: { 'starcom:ambiguity.33/ii': 'A' },
    facts: { ...fallen, otherSystemsFalling: true, developmentsByPlayer: totals },
    expect: { verdict: 'answered', answer: 'Ada wins', outcome: { clause: AT_ONCE, outcome: 'holds' } },
  },
  {
    title: 'The same at a table that finishes the Conquest step',
    readings: { 'starcom:ambiguity.33/ii': 'B' },
    facts: { ...fallen, otherSystemsFalling: true, developmentsByPlayer: totals },
    expect: {
      verdict: 'answered',
      answer: 'The Conquest step is finished, then the developments are counted',
      outcome: { clause: AT_ONCE, outcome: 'fails' },
    },
  },
]

const notCounted: Scenario[] = [
  {
    number: 6,
    title: 'A Homeworld is conquered: the game is over, who wins depends on the developments',
    facts: { homeworldConquered: true },
    expect: {
      verdict: 'undetermined',
      missing: ['developmentsByPlayer'],
      deciding: [SCORING],
      outcome: { clause: GAME_END, outcome: 'holds' },
    },
  },
  {
    number: 7,
    title: 'The last card was discarded, not drawn: no answer stands before the developments are told',
    facts: { ...quiet, lastCardDiscarded: true },
    expect: { verdict: 'undetermined', missing: ['developmentsByPlayer'], deciding: [GAME_END, SCORING] },
  },
]

const february: Scenario[] = [
  {
    number: 4,
    title: 'A player without their Homeworld is out and the others go on (February 2022)',
    edition: OLD,
    facts: { ...fallen, developmentsByPlayer: totals, eliminated: ['Ben'] },
    expect: {
      verdict: 'answered',
      answer: 'The game goes on',
      deciding: [CAPTURED, LAST_ONE],
      outcome: { clause: LAST_ONE, outcome: 'fails' },
    },
  },
  {
    number: 5,
    title: 'The last one left wins, whatever the developments (February 2022)',
    edition: OLD,
    facts: { ...fallen, developmentsByPlayer: totals, eliminated: ['Ada', 'Ben'] },
    expect: {
      verdict: 'answered',
      answer: 'Cleo wins',
      deciding: [CAPTURED, LAST_ONE],
      outcome: { clause: LAST_ONE, outcome: 'holds' },
    },
  },
  {
    title: 'An empty deck ends nothing (February 2022)',
    edition: OLD,
    facts: { homeworldConquered: false, lastDomainCardDrawn: true, developmentsByPlayer: totals, eliminated: [] },
    expect: { verdict: 'answered', answer: 'The game goes on', outcome: { clause: CAPTURED, outcome: 'fails' } },
  },
  {
    title: 'A captured Homeworld puts its player out (February 2022)',
    edition: OLD,
    facts: { ...fallen, developmentsByPlayer: { Ada: 1, Ben: 9 }, eliminated: ['Ben'] },
    expect: { verdict: 'answered', answer: 'Ada wins', outcome: { clause: CAPTURED, outcome: 'holds' } },
  },
  {
    title: 'Trading your Homeworld away loses the game (February 2022)',
    edition: OLD,
    facts: { ...quiet, developmentsByPlayer: { Ada: 3, Ben: 4 }, eliminated: [], homeworldTradedBy: ['Ada'] },
    expect: { verdict: 'answered', answer: 'Ben wins' },
  },
  {
    title: 'Who is out is not known (February 2022)',
    edition: OLD,
    facts: { ...fallen, developmentsByPlayer: totals },
    expect: { verdict: 'undetermined', missing: ['eliminated'], outcome: { clause: CAPTURED, outcome: 'unknown' } },
  },
  {
    number: 8,
    title: 'Everybody still has their Homeworld, so the game goes on, whoever plays (February 2022)',
    edition: OLD,
    facts: { homeworldConquered: false, eliminated: [] },
    expect: {
      verdict: 'answered',
      answer: 'The game goes on',
      deciding: [CAPTURED, LAST_ONE],
      outcome: { clause: LAST_ONE, outcome: 'fails' },
    },
  },
  {
    title: 'Who is out is asked first (February 2022)',
    edition: OLD,
    facts: { homeworldConquered: true },
    expect: { verdict: 'undetermined', missing: ['eliminated'] },
  },
  {
    title: 'Who plays is not known (February 2022)',
    edition: OLD,
    facts: { ...fallen, eliminated: ['Ada'] },
    expect: {
      verdict: 'undetermined',
      missing: ['developmentsByPlayer'],
      outcome: { clause: LAST_ONE, outcome: 'unknown' },
    },
  },
  {
    title: 'Where all have traded their Homeworlds away, nobody is left (February 2022)',
    edition: OLD,
    facts: {
      homeworldConquered: false,
      developmentsByPlayer: totals,
      eliminated: [],
      homeworldTradedBy: Object.keys(totals),
    },
    expect: { verdict: 'answered', answer: 'Nobody is left in the game, and the rules do not say who wins then' },
  },
]

/** Worked examples of the end of the game. */
export const scenarios: Scenario[] = [...november, ...notCounted, ...february]
