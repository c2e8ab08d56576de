import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])
const first = (question: string) => ask({ question, game: 'starcom' }).checker
const read = (checker: string, question: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

describe('who is where, and nothing is asked', () => {
  it.each([
    ['Red has two corvettes and a scout in my homeworld, nothing of mine left there', 'siege'],
    ['Kim has a frigate at my trade world, me a scout', 'siege'],
    ['I own a system, two cruisers of his in it, my refinery there', 'siege'],
    ["Marek's got a corvette parked at my Alien System, and all I have there is a refinery", 'siege'],
    ["First jump into Hugo's Alien System, second into Hugo's New Colony, ship's a battlecruiser", 'route'],
    ['Green has a battleship and two fighters in my trade world, I have a shipyard there', 'siege'],
    ['they have two cruisers there, me one corvette and a missile platform', 'siege'],
    ['can three strike fighters follow my corvette to the next system', 'jump'],
    ['Lars has ships in my starting system and we fought, can I still get a frigate there', 'build'],
    ['uncontrolled system, I have a scout there and 1 credit', 'development'],
    ["Blue's turn, I want to play Ram during his combat phase", 'responses'],
    ["Red's frigate deals three to Blue's corvette", 'combat-damage'],
  ])('%s', (question, checker) => expect(first(question)).toBe(`starcom/${checker}`))
  it('is filled where no jump is near', () =>
    expect(ask({ question: 'I own a system, two cruisers of his in it', game: 'starcom' }).facts).toHaveProperty(
      'controller',
      'me',
    ))
})

it('who sits there with a ship has it there', () => {
  const { facts, unsure } = ask({ question: 'he is parked in my capital with a destroyer, cruiser?', game: 'starcom' })
  expect(facts).toMatchObject({ opposingShipsPresent: true, card: 'cruiser' })
  expect(unsure).toContain('underSiege')
})

describe('whose a vessel is', () => {
  it.each<[string, unknown[]]>([
    ['one scout of Green against my three stations', ['Green', 'me', 'me', 'me']],
    ['we both have ships there', ['me', 'Red']],
    ["both of us have a cruiser there, it's my planet", ['me', 'Red']],
    ['Red and Blue each have a ship at my world', ['Red', 'Blue']],
    ['a frigate and a cruiser on my side', ['me', 'me']],
    ['only his fighters are there, two of them', ['Red', 'Red']],
  ])('%s', (question, owners) => {
    const { vessels } = read('siege', question) as { vessels: { owner?: string }[] }
    expect(vessels.map(({ owner }) => owner)).toEqual(owners)
  })
  it('what is told in one breath with the target does not fire at it', () => {
    const { assignments } = read(
      'combat-damage',
      'frigate and a cruiser. He puts 5 on the cruiser and 1 on the frigate',
    )
    expect(assignments).toEqual([
      { to: 'Cruiser', amount: 5 },
      { to: 'Frigate', amount: 1 },
    ])
  })
})

describe('numbers beside nouns', () => {
  it.each<[checker: string, question: string, facts: object]>([
    ['station-limit', '1 station there already, 2 developments, I want to add another two', { count: 2 }],
    ['development', 'system has 3 developments out of 4 max, I want two more', { maxDevelopments: 4, count: 2 }],
    [
      'route',
      "First jump into Hugo's Alien System, second into a neutral one, each step is next door",
      {
        legs: [
          { destinationController: 'Hugo', adjacent: true },
          { destinationController: 'none', adjacent: true },
        ],
      },
    ],
    [
      'ship-limit',
      'I have three corvettes, two fighters and a cruiser, nine developments. two more corvettes?',
      { shipsControlled: 6, fightersControlled: 2, totalDevelopments: 9, count: 2 },
    ],
    [
      'fighter-limit',
      '2 fighters plus 4 other ships, 8 developments, one more fighter',
      { shipsControlled: 6, fightersControlled: 2, count: 1 },
    ],
    [
      'income',
      "I've got 3 systems: one with 4 developments, one with two, and a besieged one with 3",
      { systems: [{ developments: 4 }, { developments: 2 }, { developments: 3, underSiege: true }] },
    ],
    [
      'income',
      'homeworld 4, trade world 2, refinery there',
      {
        systems: [
          { card: 'homeworld', developments: 4 },
          { card: 'trade-world', developments: 2, refineries: 1 },
        ],
      },
    ],
  ])('%s: %s', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))
  it.each([
    ['ship-limit', 'six ships, seven developments, one more cruiser and one more frigate', { count: 2 }],
    ['siege', "my only ship there's a scout", { vessels: [{ owner: 'me', class: 'Small' }] }],
  ])('%s: %s, each thing once', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))
  it('ships and Fighters may be the same ones', () =>
    expect(read('ship-limit', 'we have five ships and three fighters')).not.toHaveProperty('shipsControlled'))
  it('four systems alike and one more', () =>
    expect(
      read('income', 'I control four systems with 2 developments each and one with 5').systems as unknown[],
    ).toHaveLength(5))
})

describe('a way that is told ahead', () => {
  it.each([
    ['route', "battlecruiser jumps twice, first into an empty system then on to Blue's"],
    ['route', 'battlecruiser: first hop neutral, second hop an asteroid field'],
  ])('uses up no jump (%s: %s)', (checker, question) => expect(read(checker, question)).not.toHaveProperty('jumpsUsed'))
  it('needs no noun for a hop', () =>
    expect(read('route', 'battlecruiser: first hop neutral, second hop an asteroid field').legs).toEqual([
      { destinationController: 'none' },
      { destinationCard: 'asteroid-field' },
    ]))
  it('an empty system is no Empty System', () => {
    const { legs = [] } = read('route', 'frigate goes to an empty system, then home') as { legs?: object[] }
    expect(JSON.stringify(legs)).not.toContain('empty-system')
  })
})

it('what stands in a system that is sold is not sold with it', () =>
  expect(read('deal', "I want to sell the system Drummond to Blue, it's got 2 stations and my frigate")).toEqual({
    goods: [{ kind: 'system', from: 'me' }],
    stationsInSystem: 2,
  }))

describe('the end of the game', () => {
  it.each([
    ["Blue's homeworld has just fallen. who wins", { homeworldConquered: true }],
    ['last card of the industry deck was drawn', { lastDomainCardDrawn: true }],
  ])('%s', (question, facts) => expect(ask({ question, game: 'starcom' }).facts).toMatchObject(facts))
})

describe('what was somebody else’s and is mine now', () => {
  it.each([
    ['can I build a cruiser at his homeworld which I took?', 'me'],
    ['may I build a cruiser at the enemy homeworld I conquered', 'me'],
    ['his capital, which I just captured, can I build a cruiser there', 'me'],
    ['can I build in her capital that I control', 'me'],
    ["someone else's homeworld is mine now, can I build a ship", 'me'],
    ['may I build a cruiser at the enemy homeworld', 'opponent'],
    ['can I build a cruiser at his capital', 'opponent'],
  ])('%s', (question, owner) => expect(read('build', question)).toMatchObject({ systemController: owner }))
  it.each([
    ['Enemy corvette in my homeworld, can I build a station?', true],
    ['his cruiser sits in my homeworld, can I build a frigate?', true],
    ['can I build a corvette in her old homeworld', false],
  ])('%s', (question, mine) => expect(read('build', question)).toHaveProperty('isMyStartingSystem', mine))
})

it.each([
  ['Enemy corvette in my homeworld, can I build a station?', true],
  ['2 enemy frigates over my capital, can I build a corvette', true],
  ['his cruiser at my capital jumps away, can I build a scout', false],
])('a part that says nothing else says where a ship stands: %s', (question, value) =>
  expect(read('build', question)).toMatchObject({ opposingShipsPresent: value }),
)
