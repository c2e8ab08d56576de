import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'

const SYSTEMS = 'starcom:combat-phase.systems.1'
const SEATS = 'starcom:combat-phase.assign-damage.1'
const ONE_TARGET = 'starcom:combat-phase.assign-damage.2'
const LETHAL_FIRST = 'starcom:combat-phase.assign-damage.3'
const FRIGATE = 'starcom:cards.frigate.1'
const DEFENSE = 'starcom:cards.defense-station.1'
const BATTLESHIP = 'starcom:cards.battleship.1'
const TARGETING = 'starcom:cards.targeting-systems.1'
const FIREPOWER = 'starcom:cards.maximum-firepower.1'
const HERE_NEW = 'starcom:combat-phase.order.1'
const HERE_OLD = 'starcom:additional-rules.targeting.1'
const THRESHOLD = 'starcom:combat-phase.resolve-damage.2'
const CLEANUP = 'starcom:end-phase.cleanup.3'
const GONE = 'starcom:combat-phase.commands.2'

const table = { seats: ['Ada', 'Ben', 'Cleo'], activePlayer: 'Ada' }
const ship = (id: string, owner: string, card: string, attack: number, hp: number, more: object = {}) => ({
  id,
  owner,
  card,
  attack,
  hp,
  damage: 0,
  ...more,
})
const shot = (from: string, to: string, amount: number) => ({ from, to, amount })

const cruiser = ship('Lance', 'Ada', 'cruiser', 5, 7)
const destroyer = ship('Spear', 'Ada', 'destroyer', 4, 5)
const battleship = ship('Hammer', 'Ada', 'battleship', 6, 10)
const corvette = ship('Gnat', 'Ben', 'corvette', 2, 2)
const frigate = ship('Wall', 'Ben', 'frigate', 3, 3)
const duel = { ...table, vessels: [cruiser, corvette] }
const screened = { ...table, vessels: [cruiser, destroyer, corvette, frigate] }

const where: Scenario[] = [
  {
    number: 1,
    title: 'A Cruiser shoots a Corvette down',
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 2)] },
    expect: {
      verdict: 'legal',
      answer: ['Gnat'],
      deciding: [SYSTEMS, ONE_TARGET, HERE_NEW, THRESHOLD],
      outcome: { clause: SYSTEMS, outcome: 'holds' },
    },
  },
  {
    number: 2,
    title: "Two players who are not active meet: no combat on Ada's turn",
    facts: {
      ...table,
      vessels: [corvette, ship('Raft', 'Cleo', 'corvette', 2, 2)],
      assignments: [shot('Raft', 'Gnat', 2)],
    },
    expect: { verdict: 'illegal', deciding: [SYSTEMS], outcome: { clause: SYSTEMS, outcome: 'fails' } },
  },
  {
    title: 'Two players who are not active fight all the same (February 2022)',
    edition: OLD,
    facts: {
      ...table,
      vessels: [corvette, ship('Raft', 'Cleo', 'corvette', 2, 2)],
      assignments: [shot('Raft', 'Gnat', 2)],
    },
    expect: { verdict: 'legal', answer: [], outcome: { clause: SEATS, outcome: 'fails' } },
  },
  {
    number: 3,
    title: 'One player alone sees no combat (February 2022)',
    edition: OLD,
    facts: { ...table, vessels: [cruiser], assignments: [] },
    expect: { verdict: 'illegal', deciding: [SYSTEMS], outcome: { clause: SYSTEMS, outcome: 'fails' } },
  },
  {
    title: 'Whose turn it is is not known',
    facts: { seats: table.seats, vessels: [cruiser, corvette], assignments: [shot('Lance', 'Gnat', 2)] },
    expect: { verdict: 'undetermined', missing: ['activePlayer'], outcome: { clause: SYSTEMS, outcome: 'unknown' } },
  },
  {
    title: 'Which vessels are there is not known (February 2022)',
    edition: OLD,
    facts: { ...table, assignments: [] },
    expect: { verdict: 'undetermined', missing: ['vessels'], outcome: { clause: SYSTEMS, outcome: 'unknown' } },
  },
  {
    title: 'The active player assigns first, then clockwise',
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 2), shot('Gnat', 'Lance', 2)] },
    expect: { verdict: 'legal', answer: ['Gnat'], outcome: { clause: SEATS, outcome: 'holds' } },
  },
  {
    number: 4,
    title: 'A target in another system is out of reach',
    facts: {
      ...table,
      vessels: [
        { ...cruiser, system: 'Forsei' },
        { ...frigate, system: 'Forsei' },
        { ...corvette, system: 'Drummond' },
      ],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: { verdict: 'illegal', deciding: [HERE_NEW], outcome: { clause: HERE_NEW, outcome: 'fails' } },
  },
  {
    number: 5,
    title: 'A target in another system is out of reach (February 2022)',
    edition: OLD,
    facts: {
      ...table,
      vessels: [
        { ...cruiser, system: 'Forsei' },
        { ...frigate, system: 'Forsei' },
        { ...corvette, system: 'Drummond' },
      ],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: { verdict: 'illegal', deciding: [HERE_OLD], outcome: { clause: HERE_OLD, outcome: 'fails' } },
  },
  {
    number: 6,
    title: 'Everybody holds fire',
    facts: { ...duel, assignments: [] },
    expect: {
      verdict: 'legal',
      answer: [],
      deciding: [SYSTEMS, ONE_TARGET],
      outcome: { clause: HERE_NEW, outcome: 'not-in-play' },
    },
  },
]

const targets: Scenario[] = [
  {
    number: 7,
    title: 'A Cruiser cannot divide its attack',
    facts: {
      ...table,
      vessels: [cruiser, corvette, ship('Moth', 'Ben', 'corvette', 2, 2)],
      assignments: [shot('Lance', 'Gnat', 2), shot('Lance', 'Moth', 2)],
    },
    expect: { verdict: 'illegal', deciding: [ONE_TARGET], outcome: { clause: ONE_TARGET, outcome: 'fails' } },
  },
  {
    number: 25,
    title: 'A Cruiser cannot divide its attack, whatever the hit points of its targets are',
    facts: {
      ...table,
      vessels: [
        cruiser,
        { id: 'Screen', owner: 'Ben', card: 'frigate', damage: 0 },
        { id: 'Gnat', owner: 'Ben', card: 'corvette', damage: 0 },
      ],
      assignments: [shot('Lance', 'Screen', 3), shot('Lance', 'Gnat', 2)],
    },
    expect: { verdict: 'illegal', deciding: [ONE_TARGET] },
  },
  {
    title: 'A Cruiser divides its attack where the table plays that every vessel may',
    readings: { 'starcom:ambiguity.18/ii': 'B' },
    facts: {
      ...table,
      vessels: [cruiser, corvette, ship('Moth', 'Ben', 'corvette', 2, 2)],
      assignments: [shot('Lance', 'Gnat', 2), shot('Lance', 'Moth', 2)],
    },
    expect: { verdict: 'legal', answer: ['Gnat', 'Moth'], outcome: { clause: ONE_TARGET, outcome: 'holds' } },
  },
  {
    title: 'What is assigned is not known',
    facts: { ...duel },
    expect: { verdict: 'undetermined', missing: ['assignments'], outcome: { clause: ONE_TARGET, outcome: 'unknown' } },
  },
  {
    title: 'What is assigned is not known (February 2022)',
    edition: OLD,
    facts: { ...duel },
    expect: { verdict: 'undetermined', missing: ['assignments'], outcome: { clause: HERE_OLD, outcome: 'unknown' } },
  },
  {
    title: 'A Battleship divides 6 between two targets',
    facts: {
      ...table,
      vessels: [battleship, corvette, ship('Moth', 'Ben', 'corvette', 2, 2)],
      assignments: [shot('Hammer', 'Gnat', 4), shot('Hammer', 'Moth', 2)],
    },
    expect: { verdict: 'legal', answer: ['Gnat', 'Moth'], outcome: { clause: BATTLESHIP, outcome: 'holds' } },
  },
  {
    number: 8,
    title: 'A Battleship with its full attack on each of two targets: the rules do not say',
    facts: {
      ...table,
      vessels: [battleship, corvette, ship('Moth', 'Ben', 'corvette', 2, 2)],
      assignments: [shot('Hammer', 'Gnat', 4), shot('Hammer', 'Moth', 3)],
    },
    expect: { verdict: 'disputed', deciding: [BATTLESHIP] },
  },
  {
    number: 9,
    title: 'A Battleship never shoots at three',
    facts: {
      ...table,
      vessels: [battleship, corvette, ship('Moth', 'Ben', 'corvette', 2, 2), ship('Tick', 'Ben', 'corvette', 2, 2)],
      assignments: [shot('Hammer', 'Gnat', 2), shot('Hammer', 'Moth', 2), shot('Hammer', 'Tick', 2)],
    },
    expect: { verdict: 'illegal', deciding: [BATTLESHIP], outcome: { clause: BATTLESHIP, outcome: 'fails' } },
  },
  {
    title: 'What kind of ship divides its attack is not known',
    facts: {
      ...table,
      vessels: [
        { id: 'Hammer', owner: 'Ada', attack: 6, hp: 10, damage: 0 },
        corvette,
        ship('Moth', 'Ben', 'corvette', 2, 2),
      ],
      assignments: [shot('Hammer', 'Gnat', 4), shot('Hammer', 'Moth', 3)],
    },
    expect: {
      verdict: 'undetermined',
      missing: ['vessels[0].card'],
      outcome: { clause: BATTLESHIP, outcome: 'unknown' },
    },
  },
  {
    number: 10,
    title: 'A February 2022 Battleship has one target like the others',
    edition: OLD,
    facts: {
      ...table,
      vessels: [battleship, corvette, ship('Moth', 'Ben', 'corvette', 2, 2)],
      assignments: [shot('Hammer', 'Gnat', 3), shot('Hammer', 'Moth', 3)],
    },
    expect: { verdict: 'illegal', deciding: [ONE_TARGET], outcome: { clause: ONE_TARGET, outcome: 'fails' } },
  },
]

const split = (attack: number, more: object) => ({
  ...table,
  vessels: [
    ship('Lance', 'Ada', 'cruiser', attack, 18, more),
    ship('Gnat', 'Ben', 'corvette', 3, 8),
    ship('Moth', 'Ben', 'corvette', 3, 8),
    ship('Tick', 'Ben', 'corvette', 3, 8),
  ],
})
const two = [shot('Lance', 'Gnat', 2), shot('Lance', 'Moth', 1)]
const three = [...two, shot('Lance', 'Tick', 1)]
const february: Scenario[] = [
  {
    title: 'Targeting Systems split damage over three targets',
    edition: OLD,
    facts: { ...split(4, { targetingSystems: true }), assignments: three },
    expect: { verdict: 'legal', answer: [], outcome: { clause: TARGETING, outcome: 'holds' } },
  },
  {
    number: 11,
    title: 'Targeting Systems split damage, they do not multiply it',
    edition: OLD,
    facts: { ...split(3, { targetingSystems: true }), assignments: three },
    expect: { verdict: 'illegal', deciding: [TARGETING], outcome: { clause: TARGETING, outcome: 'fails' } },
  },
  {
    title: 'Targeting Systems with an attack that is not known',
    edition: OLD,
    facts: {
      ...table,
      vessels: [
        { id: 'Lance', owner: 'Ada', card: 'cruiser', hp: 18, damage: 0, targetingSystems: true },
        ...split(3, {}).vessels.slice(1),
      ],
      assignments: three,
    },
    expect: {
      verdict: 'undetermined',
      missing: ['vessels[0].attack'],
      outcome: { clause: TARGETING, outcome: 'unknown' },
    },
  },
  {
    title: 'Maximum Firepower gives one more target',
    edition: OLD,
    facts: { ...split(5, { maximumFirepower: true }), assignments: two },
    expect: { verdict: 'legal', answer: [], outcome: { clause: FIREPOWER, outcome: 'holds' } },
  },
  {
    number: 12,
    title: 'Maximum Firepower does not give two more targets',
    edition: OLD,
    facts: { ...split(5, { maximumFirepower: true }), assignments: three },
    expect: { verdict: 'illegal', deciding: [FIREPOWER], outcome: { clause: FIREPOWER, outcome: 'fails' } },
  },
  {
    title: 'Maximum Firepower with an attack that is not known',
    edition: OLD,
    facts: {
      ...table,
      vessels: [
        { id: 'Lance', owner: 'Ada', card: 'cruiser', hp: 18, damage: 0, maximumFirepower: true },
        ...split(3, {}).vessels.slice(1),
      ],
      assignments: two,
    },
    expect: {
      verdict: 'undetermined',
      missing: ['vessels[0].attack'],
      outcome: { clause: FIREPOWER, outcome: 'unknown' },
    },
  },
  {
    number: 13,
    title: 'Two targets without a card that allows it',
    edition: OLD,
    facts: { ...split(5, {}), assignments: two },
    expect: { verdict: 'illegal', deciding: [ONE_TARGET] },
  },
]

const lethal: Scenario[] = [
  {
    number: 14,
    title: 'A Corvette cannot be shot at past a Frigate',
    facts: { ...screened, assignments: [shot('Lance', 'Gnat', 2)] },
    expect: {
      verdict: 'illegal',
      deciding: [LETHAL_FIRST, FRIGATE, DEFENSE],
      outcome: { clause: LETHAL_FIRST, outcome: 'fails' },
    },
  },
  {
    number: 15,
    title: 'One point short of lethal on the Frigate is not enough',
    facts: { ...screened, assignments: [shot('Lance', 'Wall', 2), shot('Spear', 'Gnat', 2)] },
    expect: {
      verdict: 'illegal',
      deciding: [LETHAL_FIRST, FRIGATE, DEFENSE],
      outcome: { clause: FRIGATE, outcome: 'fails' },
    },
  },
  {
    title: 'Exactly lethal on the Frigate opens the way',
    facts: { ...screened, assignments: [shot('Lance', 'Wall', 3), shot('Spear', 'Gnat', 2)] },
    expect: { verdict: 'legal', answer: ['Gnat', 'Wall'], outcome: { clause: LETHAL_FIRST, outcome: 'holds' } },
  },
  {
    title: 'Which card the other vessel of Ben is is not known',
    facts: {
      ...table,
      vessels: [cruiser, corvette, { id: 'Wall', owner: 'Ben', attack: 3, hp: 3, damage: 0 }],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: {
      verdict: 'undetermined',
      missing: ['vessels[2].card'],
      outcome: { clause: LETHAL_FIRST, outcome: 'unknown' },
    },
  },
  {
    number: 16,
    title: 'Frigates screened nobody in February 2022',
    edition: OLD,
    facts: { ...screened, assignments: [shot('Lance', 'Gnat', 3)] },
    expect: { verdict: 'legal', answer: ['Gnat'], deciding: [SYSTEMS, ONE_TARGET, HERE_OLD, THRESHOLD, CLEANUP] },
  },
  {
    title: "A Frigate of another player screens nothing of Ben's",
    facts: {
      ...table,
      vessels: [cruiser, corvette, ship('Wall', 'Cleo', 'frigate', 3, 3)],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: { verdict: 'legal', answer: ['Gnat'], outcome: { clause: LETHAL_FIRST, outcome: 'not-in-play' } },
  },
  {
    number: 17,
    title: 'Two players cover the Frigate together: the rules do not say',
    facts: {
      ...table,
      vessels: [
        destroyer,
        ship('Reed', 'Cleo', 'corvette', 2, 2),
        ship('Bolt', 'Cleo', 'corvette', 2, 2),
        ship('Post', 'Ben', 'defense-station', 1, 6),
        corvette,
      ],
      assignments: [shot('Spear', 'Post', 4), shot('Reed', 'Post', 2), shot('Bolt', 'Gnat', 2)],
    },
    expect: { verdict: 'disputed', deciding: [LETHAL_FIRST, FRIGATE, DEFENSE] },
  },
  {
    title: 'The Frigate is damaged already: the rules do not say whether that counts',
    facts: {
      ...table,
      vessels: [cruiser, destroyer, corvette, { ...frigate, damage: 1 }],
      assignments: [shot('Lance', 'Wall', 2), shot('Spear', 'Gnat', 2)],
    },
    expect: { verdict: 'disputed' },
  },
  {
    title: 'The Frigate has Evasion: the rules do not say whether it still screens',
    facts: {
      ...table,
      vessels: [cruiser, corvette, { ...frigate, cannotBeDamaged: true }],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: { verdict: 'disputed' },
  },
  {
    number: 18,
    title: 'Hit points gained count for what is lethal',
    facts: {
      ...table,
      vessels: [cruiser, destroyer, corvette, { ...frigate, hp: 5 }],
      assignments: [shot('Lance', 'Wall', 4), shot('Spear', 'Gnat', 2)],
    },
    expect: { verdict: 'illegal', deciding: [LETHAL_FIRST, FRIGATE, DEFENSE] },
  },
]

const outcome: Scenario[] = [
  {
    title: 'Damage equal to the hit points destroys at once',
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 2)] },
    expect: { verdict: 'legal', answer: ['Gnat'], outcome: { clause: THRESHOLD, outcome: 'holds' } },
  },
  {
    title: 'One point less than the hit points does not',
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 1)] },
    expect: { verdict: 'legal', answer: [], outcome: { clause: THRESHOLD, outcome: 'fails' } },
  },
  {
    title: 'Damage on it already is added',
    facts: { ...table, vessels: [cruiser, { ...corvette, damage: 1 }], assignments: [shot('Lance', 'Gnat', 1)] },
    expect: { verdict: 'legal', answer: ['Gnat'] },
  },
  {
    title: 'Damage equal to the hit points is not enough (February 2022)',
    edition: OLD,
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 2)] },
    expect: { verdict: 'legal', answer: [], outcome: { clause: CLEANUP, outcome: 'fails' } },
  },
  {
    number: 19,
    title: 'One point more than the hit points is (February 2022)',
    edition: OLD,
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 3)] },
    expect: {
      verdict: 'legal',
      answer: ['Gnat'],
      deciding: [SYSTEMS, ONE_TARGET, HERE_OLD, THRESHOLD, CLEANUP],
      outcome: { clause: CLEANUP, outcome: 'holds' },
    },
  },
  {
    number: 20,
    title: 'A shooter destroyed before damage resolves deals nothing',
    facts: {
      ...table,
      vessels: [{ ...cruiser, destroyedBeforeResolve: true }, corvette],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: {
      verdict: 'legal',
      answer: [],
      deciding: [SYSTEMS, ONE_TARGET, HERE_NEW, THRESHOLD, GONE],
      outcome: { clause: GONE, outcome: 'fails' },
    },
  },
  {
    title: 'A shooter destroyed before damage resolves still deals it (February 2022)',
    edition: OLD,
    facts: {
      ...table,
      vessels: [{ ...cruiser, destroyedBeforeResolve: true }, corvette],
      assignments: [shot('Lance', 'Gnat', 3)],
    },
    expect: { verdict: 'legal', answer: ['Gnat'], outcome: { clause: GONE, outcome: 'holds' } },
  },
  {
    title: 'A ship with Evasion takes no damage',
    facts: {
      ...table,
      vessels: [cruiser, { ...corvette, cannotBeDamaged: true }],
      assignments: [shot('Lance', 'Gnat', 5)],
    },
    expect: { verdict: 'legal', answer: [] },
  },
  {
    title: 'How much damage a ship carries is not known, but it makes no difference to the shot',
    facts: {
      ...table,
      vessels: [cruiser, { id: 'Gnat', owner: 'Ben', card: 'corvette', attack: 2, hp: 2 }],
      assignments: [shot('Lance', 'Gnat', 1)],
    },
    expect: { verdict: 'legal', outcome: { clause: THRESHOLD, outcome: 'unknown' } },
  },
]

const unarmed = { id: 'Lance', owner: 'Ada', card: 'cruiser' }

const notTold: Scenario[] = [
  {
    number: 24,
    title: 'A vessel deals no more damage than its attack',
    facts: { ...duel, assignments: [shot('Lance', 'Gnat', 6)] },
    expect: { verdict: 'illegal', deciding: [ONE_TARGET], outcome: { clause: ONE_TARGET, outcome: 'fails' } },
  },
  {
    number: 21,
    title: 'How much a vessel may deal depends on its attack',
    facts: { ...table, vessels: [unarmed, corvette], assignments: [shot('Lance', 'Gnat', 5)] },
    expect: { verdict: 'undetermined', missing: ['vessels[0].attack'], deciding: [ONE_TARGET] },
  },
  {
    number: 22,
    title: 'The shot is legal; what it destroys depends on the hit points of the target',
    facts: {
      ...table,
      vessels: [cruiser, { id: 'Gnat', owner: 'Ben', card: 'corvette', damage: 0 }],
      assignments: [shot('Lance', 'Gnat', 2)],
    },
    expect: { verdict: 'legal', missing: ['vessels[1].hp'], deciding: [SYSTEMS, ONE_TARGET, HERE_NEW] },
  },
  {
    title: 'What is destroyed cannot be told without its name',
    facts: {
      ...table,
      vessels: [cruiser, { owner: 'Ben', card: 'corvette', attack: 2, hp: 2, damage: 3 }],
      assignments: [],
    },
    expect: { verdict: 'legal', missing: ['vessels[1].id'], deciding: [SYSTEMS, ONE_TARGET] },
  },
  {
    number: 23,
    title: 'Not shot at, but with more damage than hit points it is destroyed at Cleanup (February 2022)',
    edition: OLD,
    facts: {
      ...table,
      vessels: [ship('Spear', 'Ada', 'destroyer', 4, 15), ship('Raft', 'Ben', 'patrol-ship', 2, 5, { damage: 6 })],
      assignments: [],
    },
    expect: { verdict: 'legal', answer: ['Raft'], deciding: [SYSTEMS, ONE_TARGET, THRESHOLD, CLEANUP] },
  },
]

/** Worked examples of combat damage, one thing at a time. */
export const scenarios: Scenario[] = [...notTold, ...where, ...targets, ...february, ...lethal, ...outcome]
