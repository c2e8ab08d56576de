import type { Scenario } from '../../../kernel/checker.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { OLD } from '../facts.ts'

const WHOSE = 'starcom:command-phase.develop.1'
const FIRST = 'starcom:command-phase.develop.2'
const CONTROL = 'starcom:command-phase.develop.3'
const NEXT = 'starcom:command-phase.develop.4'
const ROOM = ['starcom:command-phase.develop.5', 'starcom:cards.orbital-habitat.1']
const NO_FIGHTER = 'starcom:additional-rules.fighters.2'
const EMPTY = 'starcom:cards.empty-system.1'
const COLONY = 'starcom:cards.new-colony.1'
const SIEGE = 'starcom:additional-rules.siege.3'

const without = (facts: RawFacts, ...keys: string[]): RawFacts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))

const neutral = {
  systemController: 'none',
  developments: 0,
  count: 1,
  maxDevelopments: 4,
  orbitalHabitats: 0,
  myNonFighterShips: 1,
  myFighters: 0,
  credits: 3,
}
const mine = { ...neutral, systemController: 'me', developments: 2, myNonFighterShips: 0 }

const november: Scenario[] = [
  {
    number: 1,
    title: 'A ship of mine and 1 credit take a neutral system',
    facts: neutral,
    expect: {
      verdict: 'legal',
      answer: 1,
      deciding: [WHOSE, FIRST, NO_FIGHTER, ...ROOM],
      outcome: { clause: CONTROL, outcome: 'holds' },
    },
  },
  {
    number: 2,
    title: 'Fighters alone do not take a neutral system',
    facts: { ...neutral, myNonFighterShips: 0, myFighters: 3 },
    expect: { verdict: 'illegal', deciding: [FIRST, NO_FIGHTER] },
  },
  {
    number: 3,
    title: 'Without a ship a neutral system is not taken',
    facts: { ...neutral, myNonFighterShips: 0 },
    expect: { verdict: 'illegal', deciding: [FIRST, NO_FIGHTER], outcome: { clause: NO_FIGHTER, outcome: 'fails' } },
  },
  {
    number: 4,
    title: 'It depends on whether a ship of mine is there',
    facts: without(neutral, 'myNonFighterShips'),
    expect: { verdict: 'undetermined', missing: ['myNonFighterShips'], deciding: [FIRST, NO_FIGHTER] },
  },
  {
    number: 5,
    title: 'The first development needs 1 credit',
    facts: { ...neutral, credits: 0 },
    expect: { verdict: 'illegal', answer: 1, deciding: [FIRST] },
  },
  {
    number: 6,
    title: 'The third development of my system costs 3',
    facts: mine,
    expect: { verdict: 'legal', answer: 3, deciding: [WHOSE, ...ROOM, NEXT] },
  },
  {
    number: 7,
    title: 'With 2 credits the third development is too expensive',
    facts: { ...mine, credits: 2 },
    expect: { verdict: 'illegal', answer: 3, deciding: [NEXT] },
  },
  {
    number: 8,
    title: 'It depends on my credits',
    facts: without(mine, 'credits'),
    expect: { verdict: 'undetermined', answer: 3, missing: ['credits'], deciding: [NEXT] },
  },
  {
    number: 9,
    title: 'From none to four costs 10',
    facts: { ...neutral, count: 4, credits: 10 },
    expect: { verdict: 'legal', answer: 10, deciding: [WHOSE, FIRST, NO_FIGHTER, ...ROOM, NEXT] },
  },
  {
    number: 10,
    title: 'From none to four with 9 credits is too expensive',
    facts: { ...neutral, count: 4, credits: 9 },
    expect: { verdict: 'illegal', answer: 10, deciding: [NEXT, FIRST] },
  },
  {
    title: 'From none to six costs 21',
    facts: { ...neutral, maxDevelopments: 6, count: 6, credits: 21 },
    expect: { verdict: 'legal', answer: 21 },
  },
  {
    number: 11,
    title: 'The fourth development fits under a maximum of 4',
    facts: { ...mine, developments: 3, credits: 4 },
    expect: { verdict: 'legal', answer: 4, deciding: [WHOSE, ...ROOM, NEXT] },
  },
  {
    number: 12,
    title: 'A fifth development does not fit under a maximum of 4',
    facts: { ...mine, developments: 4, credits: 9 },
    expect: { verdict: 'illegal', deciding: ROOM },
  },
  {
    number: 13,
    title: 'An Orbital Habitat makes room for the fifth and sixth',
    facts: { ...mine, developments: 4, orbitalHabitats: 1, count: 2, credits: 11 },
    expect: { verdict: 'legal', answer: 11, deciding: [WHOSE, ...ROOM, NEXT] },
  },
  {
    number: 14,
    title: 'An Orbital Habitat makes no room for a seventh',
    facts: { ...mine, developments: 6, orbitalHabitats: 1, credits: 9 },
    expect: { verdict: 'illegal', deciding: ROOM },
  },
  {
    number: 15,
    title: 'It depends on whether an Orbital Habitat makes room',
    facts: without({ ...mine, developments: 4, credits: 5 }, 'orbitalHabitats'),
    expect: { verdict: 'undetermined', missing: ['orbitalHabitats'], deciding: ROOM },
  },
  {
    number: 16,
    title: "No developments in an opponent's system",
    facts: { ...mine, systemController: 'opponent' },
    expect: { verdict: 'illegal', deciding: [WHOSE] },
  },
  {
    number: 17,
    title: 'It depends on whose system it is',
    facts: without(mine, 'systemController'),
    expect: {
      verdict: 'undetermined',
      missing: ['systemController'],
      deciding: [WHOSE],
      outcome: { clause: CONTROL, outcome: 'not-in-play' },
    },
  },
  {
    title: 'It depends on whether the system has an owner',
    facts: without(neutral, 'systemController', 'developments'),
    expect: { verdict: 'undetermined', outcome: { clause: CONTROL, outcome: 'unknown' } },
  },
  {
    number: 18,
    title: 'A siege does not stop developments',
    facts: { ...mine, underSiege: true },
    expect: { verdict: 'legal', answer: 3, deciding: [WHOSE, ...ROOM, SIEGE, NEXT] },
  },
  {
    number: 19,
    title: 'A siege stops developments where the table bars all building',
    readings: { 'starcom:ambiguity.50': 'B' },
    facts: { ...mine, underSiege: true },
    expect: { verdict: 'illegal', deciding: [SIEGE] },
  },
  {
    number: 20,
    title: 'New Colony gives a second development free',
    facts: { ...without(neutral, 'maxDevelopments'), card: 'new-colony' },
    expect: {
      verdict: 'legal',
      answer: 1,
      deciding: [WHOSE, FIRST, NO_FIGHTER, COLONY, ...ROOM],
      outcome: { clause: COLONY, outcome: 'holds' },
    },
  },
  {
    number: 29,
    title: 'The free development of a New Colony counts for the price of the next',
    facts: { ...neutral, maxDevelopments: 3, card: 'new-colony', count: 2 },
    expect: { verdict: 'illegal', answer: 4, deciding: [NEXT, FIRST] },
  },
  {
    number: 30,
    title: 'With 4 credits two developments are bought on a New Colony, three lie there then',
    facts: { ...neutral, maxDevelopments: 3, card: 'new-colony', count: 2, credits: 4 },
    expect: { verdict: 'legal', answer: 4, deciding: [WHOSE, FIRST, NO_FIGHTER, COLONY, ...ROOM, NEXT] },
  },
  {
    number: 31,
    title: 'Three bought and one free do not fit on a New Colony',
    facts: { ...neutral, maxDevelopments: 3, card: 'new-colony', count: 3, credits: 9 },
    expect: { verdict: 'illegal', answer: 8, deciding: ROOM },
  },
  {
    number: 32,
    title: 'Two at once where three fit: it depends on whether it is a New Colony',
    facts: { ...neutral, maxDevelopments: 3, count: 2 },
    expect: {
      verdict: 'undetermined',
      missing: ['card'],
      deciding: [NEXT, FIRST],
      outcome: { clause: COLONY, outcome: 'unknown' },
    },
  },
  {
    title: 'Alien System gives two draws on its first development',
    facts: { ...without(neutral, 'maxDevelopments'), card: 'alien-system' },
    expect: { verdict: 'legal', answer: 1 },
  },
]

const february: Scenario[] = [
  {
    number: 21,
    title: 'A Fighter alone takes a neutral system',
    edition: OLD,
    facts: { ...neutral, myNonFighterShips: 0, myFighters: 1 },
    expect: { verdict: 'legal', answer: 1, deciding: [EMPTY, WHOSE, FIRST, ...ROOM] },
  },
  {
    number: 22,
    title: 'Without any ship a neutral system is not taken',
    edition: OLD,
    facts: { ...neutral, myNonFighterShips: 0 },
    expect: { verdict: 'illegal', deciding: [FIRST] },
  },
  {
    number: 23,
    title: 'It depends on whether Fighters of mine are there',
    edition: OLD,
    facts: without({ ...neutral, myNonFighterShips: 0 }, 'myFighters'),
    expect: { verdict: 'undetermined', missing: ['myFighters'], deciding: [FIRST] },
  },
  {
    number: 24,
    title: 'An Empty System takes no developments',
    edition: OLD,
    facts: { ...without(neutral, 'maxDevelopments'), card: 'empty-system' },
    expect: { verdict: 'illegal', deciding: [EMPTY], outcome: { clause: EMPTY, outcome: 'fails' } },
  },
  {
    title: 'It depends on whether it is an Empty System',
    edition: OLD,
    facts: without(neutral, 'maxDevelopments'),
    expect: { verdict: 'undetermined', outcome: { clause: EMPTY, outcome: 'unknown' } },
  },
  {
    number: 25,
    title: 'A Military Base brings two Defense Stations',
    edition: OLD,
    facts: { ...without(neutral, 'maxDevelopments'), card: 'military-base' },
    expect: { verdict: 'legal', answer: 1, deciding: [EMPTY, WHOSE, FIRST, ...ROOM] },
  },
  {
    number: 26,
    title: "Whether developments may be added to an opponent's system, the rules do not say",
    edition: OLD,
    facts: { ...mine, systemController: 'opponent' },
    expect: { verdict: 'disputed', deciding: [WHOSE] },
  },
  {
    number: 27,
    title: 'A fifth development does not fit under a maximum of 4',
    edition: OLD,
    facts: { ...mine, developments: 4, credits: 9 },
    expect: { verdict: 'illegal', deciding: ROOM },
  },
  {
    number: 28,
    title: 'The sixth development costs 6',
    edition: OLD,
    facts: { ...mine, maxDevelopments: 6, developments: 5, credits: 6 },
    expect: { verdict: 'legal', answer: 6, deciding: [EMPTY, WHOSE, ...ROOM, NEXT] },
  },
  {
    number: 33,
    title: 'No credit pays for a development, however many there are to be and whoever is there',
    edition: OLD,
    facts: { ...without(neutral, 'count', 'myNonFighterShips', 'maxDevelopments'), credits: 0 },
    expect: { verdict: 'illegal', deciding: [FIRST, NEXT] },
  },
]

/** Worked examples of developing, one thing at a time. */
export const scenarios: Scenario[] = [...november, ...february]
