import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const REPAIR = 'starcom:command-phase.repair-scrap.1'
const SCRAP = 'starcom:command-phase.repair-scrap.2'
const PEACE = ['starcom:command-phase.repair-scrap.3', 'starcom:additional-rules.contested-system.3']

const repair = { action: 'repair', contested: false, damage: 3, hpToRepair: 2, credits: 4 }
const scrap = { action: 'scrap', type: 'ship', contested: false, cost: 13 }

/** Worked examples of repair and scrap. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: 'Repairing 2 points costs 4 credits',
    edition: OLD,
    facts: repair,
    expect: { verdict: 'legal', answer: 4, deciding: [...PEACE, REPAIR] },
  },
  {
    number: 2,
    title: '3 credits do not repair 2 points',
    edition: OLD,
    facts: { ...repair, credits: 3 },
    expect: { verdict: 'illegal', answer: 4, deciding: [REPAIR], outcome: { clause: REPAIR, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'No more is repaired than there is damage',
    edition: OLD,
    facts: { ...repair, hpToRepair: 4, credits: 9 },
    expect: { verdict: 'illegal', deciding: [REPAIR] },
  },
  {
    title: 'All of the damage may be repaired',
    edition: OLD,
    facts: { ...repair, hpToRepair: 3, credits: 6 },
    expect: { verdict: 'legal', answer: 6 },
  },
  {
    number: 4,
    title: 'It depends on my credits',
    edition: OLD,
    facts: { action: 'repair', contested: false, damage: 3, hpToRepair: 2 },
    expect: { verdict: 'undetermined', missing: ['credits'], deciding: [REPAIR] },
  },
  {
    number: 5,
    title: 'No repair in a contested system',
    edition: OLD,
    facts: { ...repair, contested: true },
    expect: { verdict: 'illegal', deciding: [PEACE[0]!], outcome: { clause: PEACE[0]!, outcome: 'fails' } },
  },
  {
    title: 'No repair of a ship in a contested system',
    edition: OLD,
    facts: { ...repair, type: 'ship', contested: true },
    expect: { verdict: 'illegal', deciding: PEACE, outcome: { clause: PEACE[1]!, outcome: 'fails' } },
  },
  {
    title: 'No repair of a station in a contested system, of which one of the two rules does not speak',
    edition: OLD,
    facts: { ...repair, type: 'station', contested: true },
    expect: { verdict: 'illegal', deciding: [PEACE[0]!], outcome: { clause: PEACE[1]!, outcome: 'not-in-play' } },
  },
  {
    number: 6,
    title: 'It depends on whether the system is contested',
    edition: OLD,
    facts: { action: 'scrap', type: 'ship', cost: 13 },
    expect: { verdict: 'undetermined', missing: ['contested'], deciding: PEACE },
  },
  {
    number: 7,
    title: 'A Cruiser of cost 13 is scrapped for 6',
    edition: OLD,
    facts: scrap,
    expect: { verdict: 'legal', answer: 6, deciding: [...PEACE, SCRAP] },
  },
  {
    title: 'A Strike Fighter is scrapped for 1',
    edition: OLD,
    facts: { ...scrap, cost: 2 },
    expect: { verdict: 'legal', answer: 1 },
  },
  {
    title: 'Scrapping brings at least 1',
    edition: OLD,
    facts: { ...scrap, cost: 1 },
    expect: { verdict: 'legal', answer: 1 },
  },
  {
    number: 8,
    title: 'Stations are not scrapped',
    edition: OLD,
    facts: { action: 'scrap', type: 'station', contested: false },
    expect: { verdict: 'illegal', deciding: [SCRAP], outcome: { clause: SCRAP, outcome: 'fails' } },
  },
  {
    number: 9,
    title: 'It depends on whether it is a ship',
    edition: OLD,
    facts: { action: 'scrap', contested: false },
    expect: { verdict: 'undetermined', missing: ['type'], deciding: [SCRAP] },
  },
  {
    number: 12,
    title: 'A station without damage is neither repaired nor scrapped',
    edition: OLD,
    facts: { type: 'station', contested: false, damage: 0 },
    expect: { verdict: 'illegal', deciding: [REPAIR, SCRAP] },
  },
  {
    number: 13,
    title: 'A single credit repairs no station, and stations are not scrapped',
    edition: OLD,
    facts: { type: 'station', contested: false, credits: 1 },
    expect: { verdict: 'illegal', deciding: [REPAIR, SCRAP] },
  },
  {
    number: 14,
    title: 'What a repair costs is too much, whatever the damage, and stations are not scrapped',
    edition: OLD,
    facts: { type: 'station', contested: false, hpToRepair: 4, credits: 7 },
    expect: { verdict: 'illegal', deciding: [REPAIR, SCRAP] },
  },
  {
    number: 10,
    title: 'There is no repair any more',
    facts: { action: 'repair' },
    expect: { verdict: 'illegal', deciding: [REPAIR] },
  },
  {
    number: 11,
    title: 'There is no scrapping any more',
    facts: { action: 'scrap' },
    expect: { verdict: 'illegal', deciding: [SCRAP] },
  },
]
