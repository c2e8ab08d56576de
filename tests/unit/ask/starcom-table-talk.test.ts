/** Of Star Commander: half sentences said at the table, each beside its opposite. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, checker?: string) =>
  ask({ question, game: 'starcom', ...(checker ? { checker: `starcom/${checker}` } : {}) })

it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
  // so many in all stand in no one place, and beside a place is not in it
  [
    'build',
    'Tom has six ships and only two cubes, may I put a frigate beside my capital',
    { opposingShipsPresent: undefined, systemController: undefined, systemKind: undefined },
  ],
  ['build', 'Tom has six ships here, may I put a frigate in my capital', { opposingShipsPresent: true }],
  [
    'build',
    "can I put a cruiser in my capital next to Tom's world",
    { systemController: 'me', systemKind: 'capital', card: 'cruiser' },
  ],
  // kinds of ships make a fleet, unless they are what is built
  [
    'ship-limit',
    '3 fighters 2 carriers 1 scout, how many more ships with 7 cubes',
    { shipsControlled: 6, fightersControlled: 3, totalDevelopments: 7 },
  ],
  [
    'build',
    '3 fighters 2 carriers 1 scout and 8 cubes, can I build another',
    { shipsControlled: 6, fightersControlled: 3, totalDevelopments: 8, count: 1, shipClass: undefined },
  ],
  ['build', 'can I build 3 fighters, 2 corvettes and a frigate at home', { shipsControlled: undefined }],
  ['ship-limit', '3 of my 5 ships are fighters, 6 cubes', { shipsControlled: 5, fightersControlled: 3 }],
  ['development', '2 of my 4 ships are there, can I add a cube', { myNonFighterShips: 2 }],
  // who goes along with whom
  [
    'jump',
    'my carrier and its fighter jump together next door, old rules',
    { card: 'strike-fighter', carrierJumpingAlong: true },
  ],
  ['jump', 'carrier and fighters sit together here, can the fighter jump alone', { carrierJumpingAlong: undefined }],
  // what was drawn is in hand, what may be bought or somebody else has is not
  ['hand', 'I hold 3 cards, bought a fourth, sell two', { handSize: 4, action: 'sell', draws: undefined }],
  ['hand', 'I hold 3 cards, can I buy a fourth', { handSize: 3, action: 'buy' }],
  ['hand', 'I have 2 cards, he bought a third, can I sell', { handSize: 2, draws: undefined }],
  ['hand', 'I have three bucks, can I buy a card', { credits: 3 }],
  ['hand', 'I have 3 cash, can I buy a card', { credits: 3, handSize: undefined }],
  ['hand', 'we took a break, can I buy a card', { credits: undefined }],
  ['hand', "I'm broke, can I buy a card", { credits: 0 }],
  ['hand', 'he broke my siege, can I buy a card', { credits: undefined }],
  ['build', 'broke, a corvette there', { credits: 0 }],
  // "you" is anybody
  ['build', 'you can only build at a capital, right?', { systemController: undefined, systemKind: 'capital' }],
  ['build', 'can you build at a capital that you control', { systemKind: 'capital' }],
  [
    'station-limit',
    'you can only build one station per cube, right?',
    { count: undefined, systemController: undefined },
  ],
  ['station-limit', 'can I build one station here with 2 cubes', { count: 1, stationsInSystem: undefined }],
  ['station-limit', 'one station here, 2 cubes, may I build another', { stationsInSystem: 1 }],
  // how many lie there
  ['conquest', 'my 2 destroyers sit over her 3 cube world, besieged. how many go', { developments: 3 }],
  ['conquest', 'he besieges my last cube with one frigate, do I lose it', { developments: 1 }],
  ['conquest', 'he takes one of my last cubes with 2 frigates', { developments: undefined }],
  ['development', 'my colony is full at 4 of 4, one more', { developments: 4, maxDevelopments: 4 }],
  ['development', '2 of my ships are at my colony, one more cube', { maxDevelopments: undefined }],
  // when it came, who has it now
  ['jump', 'destroyer popped out this turn, can it go', { builtThisTurn: true }],
  ['jump', 'destroyer popped out last turn, can it go', { builtThisTurn: undefined }],
  ['game-end', "Jutta just grabbed Kai's homeworld, she has 11 cubes and I've 13", { homeworldConquered: true }],
])('%s: %s', (checker, question, facts) => {
  const asked = read(question, checker)
  for (const [fact, value] of Object.entries(facts)) expect(asked.facts[fact]).toEqual(value)
})

describe('what is said of a thing beside others', () => {
  it.each<[string, (boolean | undefined)[]]>([
    ['trade world w/ two cubes under siege plus homeworld with three, income', [true, undefined]],
    ['trade world with two cubes and a besieged homeworld with three, income', [undefined, true]],
  ])('%s', (question, sieges) => {
    const { systems } = read(question, 'income').facts as { systems: { underSiege?: boolean }[] }
    expect(systems.map(({ underSiege }) => underSiege)).toEqual(sieges)
  })
  it.each<[string, number | undefined]>([
    ['his scout over my planet, all I have is an unarmed station, besieged?', 0],
    ['his scout over my planet, all I have is a station that is armed, besieged?', undefined],
  ])('%s', (question, attack) => {
    const { vessels } = read(question, 'siege').facts as { vessels: { type: string; attack?: number }[] }
    expect(vessels.find(({ type }) => type === 'station')!.attack).toBe(attack)
  })
  it('asked which is first, an answer that is wanted lies there; asked whether it may be played, it does not', () => {
    const asked = 'Fritz plays Sabotage on me, I want to answer with Intercept Orders'
    expect(read(`${asked}, does mine go off first`, 'responses').facts.plays).toMatchObject([
      { by: 'Fritz', card: 'sabotage' },
      { by: 'me', card: 'intercept-orders' },
    ])
    expect(read(`${asked}, may I`, 'responses').facts.plays).toHaveLength(1)
  })
})

it('a ship that goes its way is not built, and a way with a hop untold is not judged', () => {
  const asked = read("scout goes from my homeworld to an empty system, then on to Petra's colony, then one more, ok?")
  expect(asked.checker).toBe('starcom/route')
  expect(asked.facts).not.toHaveProperty('legs')
  expect(read('can I build a scout at my homeworld').checker).toBe('starcom/build')
})
