import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { OLD } from '../facts.ts'

const LIMIT = 'starcom:additional-rules.hand-limit.1'
const FULL = 'starcom:additional-rules.hand-limit.2'
const OTHERWISE = 'starcom:additional-rules.hand-limit.3'
const FIRST = 'starcom:game-overview.phases.2'
const SOURCE = [
  'starcom:additional-rules.drawing-cards.1',
  'starcom:domains.control.1',
  'starcom:additional-rules.siege.5',
]
const READY_FULL = 'starcom:ready-phase.draw.3'
const TEXT_OFF = 'starcom:additional-rules.siege.4'
const WORLD = 'starcom:cards.research-world.1'
const DIE = 'starcom:ready-phase.draw.5'
const BUY = 'starcom:command-phase.trade.1'
const SELL = 'starcom:command-phase.trade.2'

const without = (facts: RawFacts, ...keys: string[]): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))

const draw = {
  action: 'ready-draw',
  firstTurn: false,
  handSize: 3,
  draws: 1,
  deck: 'science',
  domainsControlled: ['science'],
}
const roll = { ...draw, dieDomain: 'science' }
const buy = { action: 'buy', handSize: 4, deck: 'industry', domainsControlled: ['industry', 'science'], credits: 3 }

const november: Scenario[] = [
  {
    number: 1,
    title: 'I draw from a domain I control',
    facts: draw,
    expect: { verdict: 'legal', answer: 4, deciding: [LIMIT, FIRST, ...SOURCE] },
  },
  {
    number: 2,
    title: 'I do not draw from a domain I do not control',
    facts: { ...draw, deck: 'industry' },
    expect: { verdict: 'illegal', deciding: SOURCE, outcome: { clause: SOURCE[0]!, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'Without a domain there is no deck to draw from',
    facts: { ...draw, domainsControlled: [] },
    expect: { verdict: 'illegal', deciding: SOURCE },
  },
  {
    number: 4,
    title: 'It depends on the domains I control',
    facts: without(draw, 'domainsControlled'),
    expect: { verdict: 'undetermined', missing: ['domainsControlled'], deciding: SOURCE },
  },
  {
    number: 5,
    title: 'With five cards the draw is skipped',
    facts: { ...draw, handSize: 5 },
    expect: {
      verdict: 'legal',
      answer: 5,
      deciding: [LIMIT, FIRST, FULL, READY_FULL],
      outcome: { clause: READY_FULL, outcome: 'holds' },
    },
  },
  {
    number: 6,
    title: 'Of three draws with four cards in hand two are skipped',
    facts: { ...without(draw, 'firstTurn'), action: 'card-effect', handSize: 4, draws: 3 },
    expect: {
      verdict: 'legal',
      answer: 5,
      deciding: [LIMIT, ...SOURCE, FULL],
      outcome: { clause: FULL, outcome: 'holds' },
    },
  },
  {
    number: 7,
    title: 'Whether the draw is skipped depends on the hand',
    facts: without(draw, 'handSize'),
    expect: {
      verdict: 'undetermined',
      missing: ['handSize'],
      deciding: [LIMIT],
      outcome: { clause: FULL, outcome: 'unknown' },
    },
  },
  {
    number: 8,
    title: 'Six cards in hand are too many',
    facts: { ...draw, handSize: 6 },
    expect: { verdict: 'illegal', deciding: [LIMIT], outcome: { clause: LIMIT, outcome: 'fails' } },
  },
  {
    number: 9,
    title: 'On the first turn there is no draw',
    facts: { ...draw, firstTurn: true },
    expect: { verdict: 'illegal', deciding: [FIRST], outcome: { clause: FIRST, outcome: 'fails' } },
  },
  {
    number: 10,
    title: 'It depends on whether it is the first turn',
    facts: without(draw, 'firstTurn'),
    expect: { verdict: 'undetermined', missing: ['firstTurn'], deciding: [FIRST] },
  },
  {
    number: 11,
    title: 'A fifth card may be bought',
    facts: buy,
    expect: {
      verdict: 'legal',
      answer: 5,
      deciding: [LIMIT, ...SOURCE, BUY],
      follows: ['starcom:command-phase.trade.1'],
    },
  },
  {
    number: 35,
    title: 'Which deck a card is bought from matters, and how many cards is not asked',
    facts: without({ ...buy, domainsControlled: ['industry'] }, 'deck'),
    expect: { verdict: 'undetermined', missing: ['deck'], deciding: SOURCE },
  },
  {
    number: 12,
    title: 'A sixth card cannot be bought',
    facts: { ...buy, handSize: 5 },
    expect: { verdict: 'illegal', deciding: [BUY], outcome: { clause: BUY, outcome: 'fails' } },
  },
  {
    number: 13,
    title: '2 credits do not buy a card',
    facts: { ...buy, credits: 2 },
    expect: { verdict: 'illegal', deciding: [BUY] },
  },
  {
    number: 14,
    title: 'It depends on my credits whether I can buy',
    facts: without(buy, 'credits'),
    expect: { verdict: 'undetermined', missing: ['credits'], deciding: [BUY] },
  },
  {
    number: 15,
    title: 'A second card may be bought in the same turn',
    facts: { ...buy, timesThisTurn: 1 },
    expect: { verdict: 'legal', answer: 5, deciding: [LIMIT, ...SOURCE, BUY] },
  },
  {
    number: 16,
    title: 'A second card is not bought where the table allows one a turn',
    readings: { 'starcom:ambiguity.22': 'B' },
    facts: { ...buy, timesThisTurn: 1 },
    expect: { verdict: 'illegal', deciding: [BUY] },
  },
  {
    number: 17,
    title: 'Two of two cards may be sold',
    facts: { action: 'sell', handSize: 2 },
    expect: { verdict: 'legal', answer: 0, deciding: [LIMIT, SELL] },
  },
  {
    number: 18,
    title: 'A single card cannot be sold',
    facts: { action: 'sell', handSize: 1 },
    expect: { verdict: 'illegal', deciding: [SELL], outcome: { clause: SELL, outcome: 'fails' } },
  },
  {
    title: 'It depends on the hand whether I can sell',
    facts: { action: 'sell' },
    expect: { verdict: 'undetermined', missing: ['handSize'], outcome: { clause: SELL, outcome: 'unknown' } },
  },
  {
    number: 19,
    title: 'With four cards in hand Spy Network brings a fifth',
    facts: { action: 'gain-card', handSize: 4, draws: 1 },
    expect: { verdict: 'legal', answer: 5, deciding: [LIMIT] },
  },
  {
    number: 20,
    title: 'What happens to a sixth card from Spy Network, the rules do not say',
    facts: { action: 'gain-card', handSize: 5, draws: 1 },
    expect: { verdict: 'disputed', deciding: [LIMIT] },
  },
]

const besieged: Scenario[] = [
  {
    number: 31,
    title: 'A Research World under siege gives no draw',
    facts: { ...draw, action: 'card-effect', besiegedSource: true },
    expect: { verdict: 'illegal', deciding: [TEXT_OFF, WORLD], outcome: { clause: TEXT_OFF, outcome: 'fails' } },
  },
  {
    number: 32,
    title: 'In February 2022 a Research World under siege still gives its draw',
    edition: OLD,
    facts: { ...draw, action: 'card-effect', besiegedSource: true },
    expect: { verdict: 'legal', answer: 4, deciding: [LIMIT] },
  },
  {
    title: 'A Research World that is free gives its draw',
    facts: { ...draw, action: 'card-effect', besiegedSource: false },
    expect: { verdict: 'legal', answer: 4, outcome: { clause: TEXT_OFF, outcome: 'holds' } },
  },
]

const february: Scenario[] = [
  {
    number: 21,
    title: 'The die shows my domain, so I draw',
    edition: OLD,
    facts: roll,
    expect: { verdict: 'legal', answer: 4, deciding: [LIMIT, FIRST, DIE] },
  },
  {
    number: 22,
    title: 'The die shows a domain I do not control, so I do not draw',
    edition: OLD,
    facts: { ...roll, dieDomain: 'industry', deck: 'industry' },
    expect: { verdict: 'illegal', deciding: [DIE], outcome: { clause: DIE, outcome: 'fails' } },
  },
  {
    number: 23,
    title: 'The draw is not from another deck than the die shows',
    edition: OLD,
    facts: { ...roll, deck: 'industry', domainsControlled: ['industry', 'science'] },
    expect: { verdict: 'illegal', deciding: [DIE] },
  },
  {
    number: 30,
    title: 'The die says which deck, so it need not be named',
    edition: OLD,
    facts: without(roll, 'deck'),
    expect: { verdict: 'legal', answer: 4, deciding: [LIMIT, FIRST, DIE] },
  },
  {
    number: 24,
    title: 'It depends on the die',
    edition: OLD,
    facts: without(roll, 'dieDomain'),
    expect: { verdict: 'undetermined', missing: ['dieDomain'], deciding: [DIE] },
  },
  {
    number: 25,
    title: 'With eight cards I discard one and draw',
    edition: OLD,
    facts: { ...roll, handSize: 8 },
    expect: { verdict: 'legal', answer: 8, deciding: [LIMIT, FIRST, DIE, FULL] },
  },
  {
    number: 26,
    title: 'Nine cards in hand are too many',
    edition: OLD,
    facts: { ...roll, handSize: 9 },
    expect: { verdict: 'illegal', deciding: [LIMIT] },
  },
  {
    number: 27,
    title: 'With eight cards in hand a card may be bought after a discard',
    edition: OLD,
    facts: { ...buy, handSize: 8 },
    expect: { verdict: 'legal', answer: 8, deciding: [LIMIT, BUY, FULL] },
  },
  {
    number: 28,
    title: 'Other draws are free to choose their deck',
    edition: OLD,
    facts: { action: 'card-effect', handSize: 2, draws: 2, deck: 'industry', domainsControlled: [] },
    expect: { verdict: 'legal', answer: 4, deciding: [LIMIT] },
  },
  {
    number: 29,
    title: 'With a full hand I discard before Spy Network gives me a card',
    edition: OLD,
    facts: { action: 'gain-card', handSize: 8, draws: 1 },
    expect: {
      verdict: 'legal',
      answer: 8,
      deciding: [LIMIT, OTHERWISE],
      outcome: { clause: OTHERWISE, outcome: 'holds' },
    },
  },
  {
    title: 'How many cards Spy Network moves does not matter to a full hand',
    edition: OLD,
    facts: { action: 'gain-card', handSize: 8 },
    expect: {
      verdict: 'legal',
      answer: 8,
      deciding: [LIMIT, OTHERWISE],
      outcome: { clause: OTHERWISE, outcome: 'holds' },
    },
  },
  {
    title: 'How many cards Spy Network moves does not make it forbidden',
    edition: OLD,
    facts: { action: 'gain-card', handSize: 7 },
    expect: { verdict: 'legal', outcome: { clause: OTHERWISE, outcome: 'unknown' } },
  },
  {
    number: 33,
    title: 'With a full hand a draw is skipped, however many there are',
    facts: { action: 'ready-draw', handSize: 5, firstTurn: false },
    expect: { verdict: 'legal', answer: 5, deciding: [LIMIT, FIRST, FULL, READY_FULL] },
  },
  {
    title: 'With a full hand a draw because of a card is skipped, however many there are',
    facts: { action: 'card-effect', handSize: 5 },
    expect: { verdict: 'legal', answer: 5, deciding: [LIMIT, FULL] },
  },
  {
    number: 34,
    title: 'With eight cards I discard before each draw, however many there are',
    edition: OLD,
    facts: {
      action: 'ready-draw',
      handSize: 8,
      firstTurn: false,
      dieDomain: 'industry',
      domainsControlled: ['industry'],
    },
    expect: {
      verdict: 'legal',
      answer: 8,
      deciding: [LIMIT, FIRST, DIE, FULL],
      outcome: { clause: FULL, outcome: 'holds' },
    },
  },
  {
    title: 'With eight cards I discard before each draw because of a card',
    edition: OLD,
    facts: { action: 'card-effect', handSize: 8 },
    expect: { verdict: 'legal', answer: 8, deciding: [LIMIT, FULL] },
  },
]

/** Worked examples of drawing, buying and selling. */
export const scenarios: Scenario[] = [...november, ...besieged, ...february]
