import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { OLD } from '../facts.ts'

const SPEED = ['starcom:command-phase.move.3', 'starcom:command-phase.move.5']
const REACH = ['starcom:command-phase.move.2', 'starcom:setup.adjacency.1']
const OF_CARDS = ['starcom:command-phase.move.4', 'starcom:additional-rules.fighters.5']
const HOP = 'starcom:command-phase.move.7'
const HELD = 'starcom:cards.interdiction.1'
const FIELD = 'starcom:cards.asteroid-field.1'
const SINCE = 'starcom:command-phase.move.1'
const SHIP = ['starcom:card-types.ship.3', 'starcom:card-types.station.1']

const leg = (controller: string, more: RawFacts = {}): RawFacts => ({
  adjacent: true,
  destinationController: controller,
  destinationCard: 'other',
  interdicted: false,
  viaCard: 'none',
  carrierJumpingAlong: false,
  faceDownDestination: false,
  ...more,
})
const without = (facts: RawFacts, key: string): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([k]) => k !== key))
const ship = {
  card: 'battlecruiser',
  mine: true,
  controlledSinceTurnStart: true,
  builtThisTurn: false,
  jumpsUsed: 0,
  originController: 'me',
}
const now = { ...ship, speedBonus: 0 }
const then = { ...ship, card: 'corvette', extraJumps: 1 }

/** Worked examples of routes, one thing at a time. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: 'A Battlecruiser jumps twice',
    facts: { ...now, legs: [leg('none'), leg('Red')] },
    expect: { verdict: 'legal', deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, HOP] },
  },
  {
    number: 2,
    title: 'A Battlecruiser does not jump three times',
    facts: { ...now, speed: 2, class: 'Medium', legs: [leg('none'), leg('none'), leg('none')] },
    expect: { verdict: 'illegal', deciding: SPEED, outcome: { clause: SPEED[0]!, outcome: 'fails' } },
  },
  {
    number: 3,
    title: "Through Red's system into another of Red's is barred on the second jump",
    facts: { ...now, legs: [leg('Red'), leg('Red')] },
    expect: { verdict: 'illegal', deciding: [HOP], outcome: { clause: HOP, outcome: 'fails' } },
  },
  {
    title: "Through a neutral system from Red's to Red's is allowed",
    facts: { ...now, originController: 'Red', legs: [leg('none'), leg('Red')] },
    expect: { verdict: 'legal', outcome: { clause: HOP, outcome: 'holds' } },
  },
  {
    number: 4,
    title: 'The second jump may not be to a distant system',
    facts: { ...now, legs: [leg('none'), leg('none', { adjacent: false })] },
    expect: { verdict: 'illegal', deciding: REACH },
  },
  {
    number: 5,
    title: 'Interdiction played once the ship is on the way stops the second jump',
    facts: { ...now, legs: [leg('none'), leg('none', { interdicted: true, arrivedAfterInterdiction: false })] },
    expect: { verdict: 'illegal', deciding: [HELD] },
  },
  {
    number: 6,
    title: 'It depends on who controls the system on the way',
    facts: { ...now, originController: 'me', legs: [without(leg('none'), 'destinationController'), leg('Red')] },
    expect: { verdict: 'undetermined', missing: ['legs[0].destinationController'], deciding: [HOP] },
  },
  {
    number: 7,
    title: 'It depends on the speed bonus whether a third jump is left',
    facts: { ...ship, legs: [leg('none'), leg('none'), leg('none')] },
    expect: { verdict: 'undetermined', missing: ['speedBonus'], deciding: SPEED },
  },
  {
    number: 8,
    title: 'Whether Jump Stabilization leaves an ordinary jump, the rules do not say',
    facts: { ...now, card: 'corvette', legs: [leg('none', { viaCard: 'jump-stabilization' }), leg('none')] },
    expect: { verdict: 'disputed', deciding: SPEED },
  },
  {
    title: 'A face-down system on the way must be turned up',
    facts: { ...now, card: 'corvette', legs: [without(leg('none', { faceDownDestination: true }), 'destinationCard')] },
    expect: { verdict: 'legal' },
  },
  {
    title: 'Without the jumps nothing can be said',
    facts: now,
    expect: { verdict: 'undetermined', missing: ['legs'] },
  },
  {
    title: 'With Enhanced Jump Drive a Corvette jumps twice',
    edition: OLD,
    facts: { ...then, legs: [leg('Red'), leg('Red')] },
    expect: { verdict: 'legal' },
  },
  {
    number: 9,
    title: 'With one Enhanced Jump Drive a Corvette does not jump three times',
    edition: OLD,
    facts: { ...then, legs: [leg('none'), leg('none'), leg('none')] },
    expect: { verdict: 'illegal', deciding: ['starcom:command-phase.move.3'] },
  },
  {
    title: 'A Carrier takes a Fighter along on both jumps',
    edition: OLD,
    facts: {
      ...then,
      card: 'strike-fighter',
      extraJumps: 0,
      legs: [leg('none', { carrierJumpingAlong: true }), leg('none', { carrierJumpingAlong: true })],
    },
    expect: { verdict: 'legal' },
  },
  {
    title: 'A Fighter with one extra jump makes one of its own, not two',
    edition: OLD,
    facts: { ...then, card: 'strike-fighter', legs: [leg('none'), leg('none')] },
    expect: { verdict: 'illegal', deciding: OF_CARDS, outcome: { clause: OF_CARDS[1]!, outcome: 'fails' } },
  },
  {
    title: 'A Fighter with two extra jumps makes two of its own',
    edition: OLD,
    facts: { ...then, card: 'strike-fighter', extraJumps: 2, legs: [leg('none'), leg('none')] },
    expect: { verdict: 'legal', outcome: { clause: OF_CARDS[1]!, outcome: 'holds' } },
  },
  {
    title: 'A Fighter that a Carrier took along still has its extra jump',
    edition: OLD,
    facts: { ...then, card: 'strike-fighter', legs: [leg('none', { carrierJumpingAlong: true }), leg('none')] },
    expect: { verdict: 'legal', outcome: { clause: OF_CARDS[1]!, outcome: 'holds' } },
  },
  {
    title: 'A Fighter with speed 1 in November jumps once, not twice',
    facts: { ...now, card: 'strike-fighter', speedBonus: 1, legs: [leg('none'), leg('none')] },
    expect: { verdict: 'illegal', outcome: { clause: SPEED[0]!, outcome: 'fails' } },
  },
  {
    number: 10,
    title: 'A Cruiser does not pass through an Asteroid Field',
    edition: OLD,
    facts: { ...then, card: 'cruiser', legs: [leg('none', { destinationCard: 'asteroid-field' }), leg('none')] },
    expect: { verdict: 'illegal', deciding: [FIELD] },
  },
  {
    number: 11,
    title: 'A ship that Drummond has moved still has its own jump',
    facts: { ...now, card: 'corvette', legs: [leg('none', { viaCard: 'drummond' }), leg('none')] },
    expect: {
      verdict: 'legal',
      deciding: [...SHIP, HELD, SINCE, ...SPEED, ...REACH, 'starcom:cards.drummond.1', HOP],
    },
  },
  {
    number: 12,
    title: 'A Fighter without extra jumps depends on the Carrier at each jump',
    edition: OLD,
    facts: {
      ...then,
      card: 'strike-fighter',
      extraJumps: 0,
      legs: [leg('none', { carrierJumpingAlong: true }), without(leg('none'), 'carrierJumpingAlong')],
    },
    expect: {
      verdict: 'undetermined',
      missing: ['legs[1].carrierJumpingAlong'],
      deciding: ['starcom:command-phase.move.4', 'starcom:additional-rules.fighters.5'],
    },
  },
  {
    number: 13,
    title: 'Whether coming back to a Jump Nexus gives one more jump, the rules do not say',
    facts: { ...now, card: 'corvette', nexusReturns: 1, jumpsUsed: 1, legs: [leg('none')] },
    expect: { verdict: 'disputed', deciding: SPEED },
  },
  {
    number: 14,
    title: 'Interdiction on the way: whether it was played before the ship came there is not told',
    facts: { ...now, legs: [leg('none'), leg('none', { interdicted: true })] },
    expect: { verdict: 'undetermined', missing: ['legs[1].arrivedAfterInterdiction'], deciding: [HELD] },
  },
  {
    number: 15,
    title: 'A ship jumps on out of a system that Interdiction held before it came',
    facts: { ...now, legs: [leg('none'), leg('none', { interdicted: true, arrivedAfterInterdiction: true })] },
    expect: { verdict: 'disputed', deciding: [HELD] },
  },
  {
    title: 'Whether Bribery may send Red’s ship between two systems of Blue, the rules do not say',
    facts: {
      ...without(now, 'mine'),
      mine: false,
      shipOwner: 'Red',
      originController: 'Blue',
      legs: [leg('Blue', { viaCard: 'bribery' })],
    },
    expect: { verdict: 'disputed' },
  },
  {
    title: 'Jump Stabilization of another player takes no jump of a route across the board (February 2022)',
    edition: OLD,
    facts: {
      ...then,
      legs: [leg('none'), leg('none', { adjacent: false, viaCard: 'jump-stabilization', cardPlayedByOther: true })],
    },
    expect: { verdict: 'illegal', deciding: REACH },
  },
]
