import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const CONTESTED = 'starcom:additional-rules.contested-system.1'
const BAN = 'starcom:command-phase.build.7'
const mine = { controller: 'me' }

/** Worked examples of contested systems, one thing at a time. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: 'Combat since my last turn makes my system contested, enemies gone or not',
    edition: OLD,
    facts: { ...mine, combatSinceMyLastTurn: true },
    expect: {
      verdict: 'answered',
      answer: true,
      deciding: [CONTESTED],
      outcome: { clause: CONTESTED, outcome: 'holds' },
    },
  },
  {
    number: 2,
    title: 'Without combat my system is not contested',
    edition: OLD,
    facts: { ...mine, combatSinceMyLastTurn: false },
    expect: {
      verdict: 'answered',
      answer: false,
      deciding: [CONTESTED],
      outcome: { clause: CONTESTED, outcome: 'fails' },
    },
  },
  {
    number: 3,
    title: 'A system nobody controls is not contested',
    edition: OLD,
    facts: { controller: 'none', combatSinceMyLastTurn: true },
    expect: { verdict: 'answered', answer: false, deciding: [CONTESTED] },
  },
  {
    number: 4,
    title: 'Combat without a shot is combat too',
    edition: OLD,
    facts: { ...mine, combatSinceMyLastTurn: true, noDamageAssigned: true },
    expect: { verdict: 'answered', answer: true, deciding: [CONTESTED] },
  },
  {
    title: 'It depends on whether there was combat',
    edition: OLD,
    facts: mine,
    expect: {
      verdict: 'undetermined',
      missing: ['combatSinceMyLastTurn'],
      outcome: { clause: CONTESTED, outcome: 'unknown' },
    },
  },
  {
    number: 5,
    title: 'Combat and enemies still there: the building ban is on',
    facts: { ...mine, combatSinceMyLastTurn: true, opposingShipsPresent: true },
    expect: { verdict: 'answered', answer: true, deciding: [BAN], outcome: { clause: BAN, outcome: 'holds' } },
  },
  {
    number: 6,
    title: 'Combat, but the enemies are gone: no ban',
    facts: { ...mine, combatSinceMyLastTurn: true, opposingShipsPresent: false },
    expect: { verdict: 'answered', answer: false, deciding: [BAN], outcome: { clause: BAN, outcome: 'fails' } },
  },
  {
    number: 7,
    title: 'Enemies there, but no combat: no ban',
    facts: { ...mine, combatSinceMyLastTurn: false, opposingShipsPresent: true },
    expect: { verdict: 'answered', answer: false, deciding: [BAN] },
  },
  {
    title: 'Enemies are there; it depends on whether there was combat',
    facts: { ...mine, opposingShipsPresent: true },
    expect: {
      verdict: 'undetermined',
      missing: ['combatSinceMyLastTurn'],
      outcome: { clause: BAN, outcome: 'unknown' },
    },
  },
  {
    title: 'There was combat; it depends on whether enemies are there',
    facts: { ...mine, combatSinceMyLastTurn: true },
    expect: { verdict: 'undetermined', missing: ['opposingShipsPresent'] },
  },
  {
    number: 8,
    title: 'Whether combat without a shot brings the ban, the rules do not say',
    facts: { ...mine, combatSinceMyLastTurn: true, opposingShipsPresent: true, noDamageAssigned: true },
    expect: { verdict: 'disputed', deciding: [BAN] },
  },
  {
    number: 9,
    title: 'The ban after combat asks for no control: a system of nobody',
    facts: { controller: 'none', combatSinceMyLastTurn: true, opposingShipsPresent: true },
    expect: { verdict: 'answered', answer: true, deciding: [BAN], outcome: { clause: BAN, outcome: 'holds' } },
  },
]
