import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const SHIPS = ['starcom:command-phase.build.5', 'starcom:card-types.ship.6']
const FIGHTERS = 'starcom:additional-rules.fighters.4'

/** Worked examples of the Fighter limit. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: '4 + 1 Fighters on 5 developments are allowed',
    edition: OLD,
    facts: { fightersControlled: 4, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: [FIGHTERS] },
  },
  {
    number: 2,
    title: '5 + 1 Fighters on 5 developments are too many',
    edition: OLD,
    facts: { fightersControlled: 5, shipsControlled: 9, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: [FIGHTERS] },
  },
  {
    number: 3,
    title: 'It depends on how many Fighters I have',
    edition: OLD,
    facts: { totalDevelopments: 5, count: 1 },
    expect: { verdict: 'undetermined', missing: ['fightersControlled'], deciding: [FIGHTERS] },
  },
  {
    number: 4,
    title: 'Whether Fighters may be received beyond the limit, the rules do not say',
    edition: OLD,
    facts: { fightersControlled: 5, totalDevelopments: 5, count: 1, action: 'receive' },
    expect: { verdict: 'disputed', deciding: [FIGHTERS] },
  },
  {
    number: 5,
    title: 'Fighters fall under the ship limit, all ships counted',
    facts: { fightersControlled: 1, shipsControlled: 5, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: SHIPS },
  },
  {
    number: 6,
    title: 'With room among the ships a Fighter is allowed',
    facts: { fightersControlled: 1, shipsControlled: 4, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: SHIPS },
  },
  {
    number: 7,
    title: 'It depends on how many ships I have',
    facts: { fightersControlled: 1, totalDevelopments: 5, count: 1 },
    expect: { verdict: 'undetermined', missing: ['shipsControlled'], deciding: SHIPS },
  },
  {
    number: 8,
    title: 'Whether surplus Fighters must be given up, the rules do not say',
    facts: { shipsControlled: 6, totalDevelopments: 5, count: 1, action: 'keep' },
    expect: { verdict: 'disputed', deciding: SHIPS },
  },
  {
    number: 9,
    title: 'Two Fighters with one development are too many, however many ships there are',
    edition: OLD,
    facts: { shipsControlled: 0, totalDevelopments: 1, count: 2 },
    expect: { verdict: 'illegal', deciding: [FIGHTERS] },
  },
]
