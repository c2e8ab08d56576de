import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const SHIPS = ['starcom:command-phase.build.5', 'starcom:card-types.ship.6']
const FIGHTERS = 'starcom:additional-rules.fighters.4'
const board = { what: 'ship', shipsControlled: 3, fightersControlled: 1, totalDevelopments: 5, count: 2 }
const MASS = 'starcom:cards.mass-production.1'

/** Worked examples of the ship limit. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: '3 + 2 ships on 5 developments are allowed',
    facts: board,
    expect: { verdict: 'legal', answer: 2, deciding: SHIPS },
  },
  {
    number: 2,
    title: '3 + 3 ships on 5 developments are too many',
    facts: { ...board, count: 3 },
    expect: { verdict: 'illegal', answer: 2, deciding: SHIPS, outcome: { clause: SHIPS[0]!, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'Fighters count as ships',
    facts: { ...board, what: 'fighter', shipsControlled: 5, fightersControlled: 5, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: SHIPS },
  },
  {
    number: 4,
    title: 'At the start the Scout fills the only place',
    facts: { what: 'ship', shipsControlled: 1, totalDevelopments: 1, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: SHIPS },
  },
  {
    number: 5,
    title: 'It depends on how many ships I have',
    facts: { what: 'ship', totalDevelopments: 5, count: 1 },
    expect: { verdict: 'undetermined', missing: ['shipsControlled'], deciding: SHIPS },
  },
  {
    number: 6,
    title: 'Stations do not use up the ship limit',
    facts: { ...board, what: 'station', shipsControlled: 9 },
    expect: { verdict: 'legal', deciding: ['starcom:command-phase.build.5'] },
  },
  {
    number: 7,
    title: 'Whether surplus ships must be given up, the rules do not say',
    facts: { ...board, action: 'keep', shipsControlled: 7 },
    expect: { verdict: 'disputed', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 8,
    title: 'Ships within the limit are kept',
    facts: { ...board, action: 'keep', shipsControlled: 5 },
    expect: { verdict: 'legal', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 9,
    title: 'Whether ships may be received beyond the limit, the rules do not say',
    facts: { ...board, action: 'receive', count: 3 },
    expect: { verdict: 'disputed', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 10,
    title: 'Ships within the limit may be received',
    facts: { ...board, action: 'receive', count: 2 },
    expect: { verdict: 'legal', deciding: ['starcom:card-types.ship.6', 'starcom:command-phase.build.5'] },
  },
  {
    number: 11,
    title: 'Whether Mass Production may break the limit, the rules do not say',
    facts: { ...board, byCard: 'mass-production', shipsControlled: 4 },
    expect: { verdict: 'disputed', deciding: SHIPS },
  },
  {
    number: 12,
    title: 'Ships other than Fighters have no limit',
    edition: OLD,
    facts: { ...board, shipsControlled: 50, count: 9 },
    expect: { verdict: 'legal', deciding: [FIGHTERS] },
  },
  {
    number: 13,
    title: '1 + 4 Fighters on 5 developments are allowed',
    edition: OLD,
    facts: { ...board, what: 'fighter', count: 4 },
    expect: { verdict: 'legal', answer: 4, deciding: [FIGHTERS] },
  },
  {
    number: 14,
    title: '1 + 5 Fighters on 5 developments are too many',
    edition: OLD,
    facts: { ...board, what: 'fighter', count: 5 },
    expect: { verdict: 'illegal', answer: 4, deciding: [FIGHTERS], outcome: { clause: FIGHTERS, outcome: 'fails' } },
  },
  {
    number: 15,
    title: 'It depends on what is built',
    edition: OLD,
    facts: { shipsControlled: 6, fightersControlled: 5, totalDevelopments: 5, count: 1 },
    expect: {
      verdict: 'undetermined',
      missing: ['what'],
      deciding: [FIGHTERS],
      outcome: { clause: FIGHTERS, outcome: 'unknown' },
    },
  },
  {
    number: 16,
    title: 'Whether surplus Fighters must be given up, the rules do not say',
    edition: OLD,
    facts: { ...board, what: 'fighter', action: 'keep', shipsControlled: 8, fightersControlled: 6 },
    expect: { verdict: 'disputed', deciding: [FIGHTERS] },
  },
  {
    number: 17,
    title: 'Mass Production builds two Corvettes, not three',
    facts: { ...board, byCard: 'mass-production', shipsControlled: 0, fightersControlled: 0, count: 3 },
    expect: { verdict: 'illegal', deciding: [MASS], outcome: { clause: MASS, outcome: 'fails' } },
  },
  {
    title: 'How many Mass Production is to build is not known',
    facts: { what: 'ship', byCard: 'mass-production', shipsControlled: 0, fightersControlled: 0, totalDevelopments: 5 },
    expect: { verdict: 'undetermined', outcome: { clause: MASS, outcome: 'unknown' } },
  },
  {
    title: 'Only Fighters have a limit, stations none of this kind',
    edition: OLD,
    facts: { what: 'station' },
    expect: { verdict: 'legal', deciding: [FIGHTERS] },
  },
  {
    title: 'What a card builds does not matter where nothing is built',
    facts: {
      what: 'ship',
      action: 'keep',
      byCard: 'mass-production',
      count: 9,
      shipsControlled: 3,
      totalDevelopments: 4,
    },
    expect: { verdict: 'legal', deciding: SHIPS, outcome: { clause: MASS, outcome: 'not-in-play' } },
  },
]
