import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const PLACE = 'starcom:command-phase.build.2'
const STATIONS = ['starcom:command-phase.build.4', 'starcom:card-types.station.2']
const OLD_STATIONS = 'starcom:command-phase.build.4'
const BASE = 'starcom:cards.military-base.1'
const system = { systemController: 'me', stationsInSystem: 1, developmentsInSystem: 3, count: 2 }

/** Worked examples of the station limit. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: '1 + 2 stations fit on 3 developments',
    facts: system,
    expect: { verdict: 'legal', answer: 2, deciding: [PLACE, ...STATIONS] },
  },
  {
    number: 2,
    title: '1 + 2 stations do not fit on 2 developments',
    facts: { ...system, developmentsInSystem: 2 },
    expect: { verdict: 'illegal', answer: 1, deciding: STATIONS },
  },
  {
    number: 3,
    title: 'No stations in a system of an opponent',
    facts: { ...system, systemController: 'opponent' },
    expect: { verdict: 'illegal', deciding: [PLACE] },
  },
  {
    number: 4,
    title: 'It depends on whose system it is',
    facts: { stationsInSystem: 0, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'undetermined', missing: ['systemController'], deciding: [PLACE] },
  },
  {
    number: 5,
    title: 'It depends on the stations already there',
    facts: { systemController: 'me', developmentsInSystem: 2, count: 1 },
    expect: { verdict: 'undetermined', missing: ['stationsInSystem'], deciding: STATIONS },
  },
  {
    number: 6,
    title: 'More stations than developments, after losing some, leave no room',
    facts: { ...system, stationsInSystem: 3, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: STATIONS },
  },
  {
    number: 7,
    title: 'One development holds one station',
    edition: OLD,
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: [PLACE, OLD_STATIONS] },
  },
  {
    number: 8,
    title: 'One development does not hold two stations',
    edition: OLD,
    facts: { systemController: 'me', stationsInSystem: 1, developmentsInSystem: 1, count: 1 },
    expect: { verdict: 'illegal', answer: 0, deciding: [OLD_STATIONS] },
  },
  {
    number: 9,
    title: 'Whether a Military Base puts two stations on one development, the rules do not say',
    edition: OLD,
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 1, count: 2, byCard: 'military-base' },
    expect: { verdict: 'disputed', deciding: [OLD_STATIONS] },
  },
  {
    number: 10,
    title: 'A Military Base brings one station, not two',
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 3, count: 2, byCard: 'military-base' },
    expect: { verdict: 'illegal', deciding: [BASE], outcome: { clause: BASE, outcome: 'fails' } },
  },
  {
    title: 'How many stations a Military Base is to bring is not known',
    facts: { systemController: 'me', stationsInSystem: 0, developmentsInSystem: 3, byCard: 'military-base' },
    expect: { verdict: 'undetermined', outcome: { clause: BASE, outcome: 'unknown' } },
  },
]
