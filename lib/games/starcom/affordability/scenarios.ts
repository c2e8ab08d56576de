import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const PAY = 'starcom:command-phase.build.1'
const SCOUT = 'starcom:cards.scout.1'
const CHEAPER = 'starcom:cards.efficient-construction.1'
const one = (card: string, count = 1) => ({ card, count })

/** Worked examples of paying for builds. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: 'A Corvette and two Defense Stations cost 9',
    facts: { builds: [one('corvette'), one('defense-station', 2)], credits: 9, efficientConstruction: 0 },
    expect: { verdict: 'legal', answer: 9, deciding: [PAY] },
  },
  {
    number: 2,
    title: '8 credits do not pay for a Corvette and two Defense Stations',
    facts: { builds: [one('corvette'), one('defense-station', 2)], credits: 8, efficientConstruction: 0 },
    expect: { verdict: 'illegal', answer: 9, deciding: [PAY], outcome: { clause: PAY, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'Two copies of Efficient Construction make Defense Stations cost 1',
    facts: { builds: [one('defense-station', 2)], credits: 2, efficientConstruction: 2 },
    expect: { verdict: 'legal', answer: 2, deciding: [CHEAPER, PAY], outcome: { clause: CHEAPER, outcome: 'holds' } },
  },
  {
    number: 4,
    title: 'Three copies do not make a Refinery free',
    facts: { builds: [one('refinery')], credits: 1, efficientConstruction: 3 },
    expect: { verdict: 'legal', answer: 1, deciding: [CHEAPER, PAY] },
  },
  {
    number: 5,
    title: 'Copies that do not add up leave a Defense Station at 2',
    readings: { 'starcom:ambiguity.46': 'B' },
    facts: { builds: [one('defense-station')], credits: 2, efficientConstruction: 3 },
    expect: { verdict: 'legal', answer: 2, deciding: [CHEAPER, PAY] },
  },
  {
    number: 6,
    title: 'Ships are not cheaper by Efficient Construction',
    facts: { builds: [one('corvette')], credits: 2, efficientConstruction: 1 },
    expect: { verdict: 'illegal', answer: 3, deciding: [PAY] },
  },
  {
    number: 7,
    title: 'It depends on Efficient Construction',
    facts: { builds: [one('defense-station')], credits: 2 },
    expect: {
      verdict: 'undetermined',
      missing: ['efficientConstruction'],
      deciding: [PAY],
      outcome: { clause: CHEAPER, outcome: 'unknown' },
    },
  },
  {
    number: 8,
    title: 'It depends on my credits',
    facts: { builds: [one('battleship')], efficientConstruction: 0 },
    expect: { verdict: 'undetermined', answer: 12, missing: ['credits'], deciding: [PAY] },
  },
  {
    number: 9,
    title: 'A Scout cannot be built',
    facts: { builds: [one('scout')], credits: 20, efficientConstruction: 0 },
    expect: { verdict: 'illegal', deciding: [SCOUT], outcome: { clause: SCOUT, outcome: 'fails' } },
  },
  {
    number: 10,
    title: 'A Scout costs nothing where the table plays it so',
    readings: { 'starcom:ambiguity.48': 'B' },
    facts: { builds: [one('scout')], credits: 0, efficientConstruction: 0 },
    expect: { verdict: 'legal', answer: 0, deciding: [SCOUT, PAY] },
  },
  {
    number: 11,
    title: 'It depends on what is built',
    facts: { builds: [{ count: 1 }], credits: 30, efficientConstruction: 0 },
    expect: {
      verdict: 'undetermined',
      missing: ['builds[0].card'],
      deciding: [SCOUT],
      outcome: { clause: SCOUT, outcome: 'unknown' },
    },
  },
  {
    number: 12,
    title: 'A Corvette cost 8 in February 2022',
    edition: OLD,
    facts: { builds: [one('corvette')], credits: 8 },
    expect: { verdict: 'legal', answer: 8, deciding: [PAY] },
  },
  {
    number: 13,
    title: 'A Carrier and two Strike Fighters cost 25',
    edition: OLD,
    facts: { builds: [one('carrier'), one('strike-fighter', 2)], credits: 24 },
    expect: { verdict: 'illegal', answer: 25, deciding: [PAY] },
  },
  {
    number: 14,
    title: 'It depends on how many Patrol Ships are built',
    edition: OLD,
    facts: { builds: [{ card: 'patrol-ship' }], credits: 9 },
    expect: { verdict: 'undetermined', missing: ['builds[0].count'], deciding: [PAY] },
  },
]
