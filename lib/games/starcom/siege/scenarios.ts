import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const SIEGE = 'starcom:additional-rules.siege.1'
const FIGHTERS = 'starcom:additional-rules.fighters.1'
const ship = (owner: string, shipClass: string, attack: number) => ({ owner, type: 'ship', class: shipClass, attack })
const station = (owner: string, attack: number) => ({ owner, type: 'station', attack })

/** Worked examples of sieges, one thing at a time. */
export const scenarios: Scenario[] = [
  {
    number: 1,
    title: "A system with one of Red's Corvettes and nothing of mine is under siege",
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2)] },
    expect: {
      verdict: 'answered',
      answer: true,
      deciding: [SIEGE, FIGHTERS],
      outcome: { clause: SIEGE, outcome: 'holds' },
    },
  },
  {
    number: 15,
    title: 'Under siege: in my own starting system ships are still built, stations are not',
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2), station('me', 0)] },
    expect: {
      verdict: 'answered',
      answer: true,
      deciding: [SIEGE, FIGHTERS],
      follows: ['starcom:additional-rules.siege.3', 'starcom:command-phase.build.8'],
    },
  },
  {
    number: 16,
    title: 'RED and Red are one player',
    facts: { controller: 'Me', vessels: [ship('me', 'Small', 2), ship('RED', 'Small', 2)] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
  {
    number: 2,
    title: 'A Scout is enough to besiege',
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 0)] },
    expect: { verdict: 'answered', answer: true, deciding: [SIEGE, FIGHTERS] },
  },
  {
    number: 3,
    title: 'A Scout is enough to besiege',
    edition: OLD,
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 0), station('me', 0)] },
    expect: { verdict: 'answered', answer: true, deciding: [SIEGE, FIGHTERS] },
  },
  {
    number: 4,
    title: 'Opposing Fighters alone do not besiege',
    facts: { controller: 'me', vessels: [ship('Red', 'Fighter', 1), ship('Red', 'Fighter', 1)] },
    expect: {
      verdict: 'answered',
      answer: false,
      deciding: [SIEGE, FIGHTERS],
      outcome: { clause: FIGHTERS, outcome: 'holds' },
    },
  },
  {
    number: 5,
    title: 'Opposing stations do not besiege',
    facts: { controller: 'me', vessels: [station('Red', 3)] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE], outcome: { clause: SIEGE, outcome: 'fails' } },
  },
  {
    number: 6,
    title: 'One defending Fighter keeps the siege off',
    facts: { controller: 'me', vessels: [ship('Red', 'Large', 6), ship('me', 'Fighter', 1)] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
  {
    number: 7,
    title: 'A defending Fighter does not help where the table leaves Fighters out',
    readings: { 'starcom:ambiguity.10': 'B' },
    facts: { controller: 'me', vessels: [ship('Red', 'Large', 6), ship('me', 'Fighter', 1)] },
    expect: { verdict: 'answered', answer: true, deciding: [SIEGE, FIGHTERS] },
  },
  {
    number: 8,
    title: 'A Refinery with attack 0 does not keep the siege off',
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2), station('me', 0)] },
    expect: { verdict: 'answered', answer: true, deciding: [SIEGE, FIGHTERS] },
  },
  {
    number: 9,
    title: 'A Refinery armed by Advanced Systems keeps the siege off',
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2), { ...station('me', 1), printedAttack: 0 }] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
  {
    number: 10,
    title: 'A Refinery armed by a bonus does not help where the table looks at the printed attack',
    readings: { 'starcom:ambiguity.12': 'B' },
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2), { ...station('me', 1), printedAttack: 0 }] },
    expect: { verdict: 'answered', answer: true, deciding: [SIEGE, FIGHTERS] },
  },
  {
    number: 11,
    title: 'A station with attack 1 keeps the siege off',
    edition: OLD,
    facts: { controller: 'Red', vessels: [ship('me', 'Medium', 4), station('Red', 1)] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
  {
    number: 12,
    title: 'A third player at my side does not keep the siege off',
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2), ship('Blue', 'Large', 6)] },
    expect: { verdict: 'answered', answer: true, deciding: [SIEGE, FIGHTERS] },
  },
  {
    number: 13,
    title: 'A system nobody controls is never under siege',
    facts: { controller: 'none', vessels: [ship('Red', 'Small', 2)] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
  {
    number: 14,
    title: 'An empty system of mine is not under siege',
    edition: OLD,
    facts: { controller: 'me', vessels: [] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
  {
    title: 'It depends on whether the defending station can shoot',
    facts: { controller: 'me', vessels: [ship('Red', 'Small', 2), { owner: 'me', type: 'station' }] },
    expect: { verdict: 'undetermined', missing: ['vessels[1].attack'], outcome: { clause: SIEGE, outcome: 'unknown' } },
  },
  {
    title: 'It depends on the class of the opposing ship',
    edition: OLD,
    facts: { controller: 'me', vessels: [{ owner: 'Red', type: 'ship' }] },
    expect: {
      verdict: 'undetermined',
      missing: ['vessels[0].class'],
      outcome: { clause: FIGHTERS, outcome: 'unknown' },
    },
  },
  {
    title: 'Without the vessels nothing can be said',
    facts: { controller: 'me' },
    expect: { verdict: 'undetermined', missing: ['vessels'] },
  },
  {
    title: 'A player nobody is called is nobody',
    facts: { controller: 'Nobody', vessels: [{ owner: 'Ben', type: 'ship', class: 'Small', attack: 2 }] },
    expect: { verdict: 'answered', answer: false, deciding: [SIEGE] },
  },
]
