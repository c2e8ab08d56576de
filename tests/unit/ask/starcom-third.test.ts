/** Sentences of a third round: who arrives, what stands, what is told of another turn, and which question is put. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { headOf, hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })
const rules = (sentences: readonly [question: string, head: string][]) =>
  it.each(sentences)('%s', (question, head) => expect(headOf(read(question))).toBe(head))

describe('who moved in is there, who went into another system is not', () => {
  rules([
    ['blue’s scout moved in and all I have there is a refinery. is it besieged', 'siege answered true'],
    ['Green’s cruiser jumped into my system, i only have a refinery there. under siege?', 'siege answered true'],
    ['his frigate flew in, I only have a refinery there. am i besieged', 'siege answered true'],
    ['his frigate flew in, I have a corvette there. am i besieged', 'siege answered false'],
  ])
  it.each([
    'blue’s scout moved out again, all i got there is a refinery. is it besieged',
    'green’s cruiser jumped into another system, a refinery is mine there',
  ])('%s', (question) => expect(read(question).facts).not.toMatchObject({ vessels: [{ owner: 'blue' }] }))
})

describe('a colour before a ship says whose it is', () => {
  rules([
    ['a red cruiser sits in my system, i have a refinery there. am i under siege?', 'siege answered true'],
    ['three red fighters in my system and my refinery. am i under siege?', 'siege answered false'],
    ['a red corvette and a blue corvette are both besieging my 2 dev system, who would take it?', 'conquest disputed'],
  ])
  it('counts with it', () =>
    expect(read('two blue corvettes in my system, under siege?').facts).toMatchObject({
      vessels: [{ owner: 'blue' }, { owner: 'blue' }],
    }))
})

describe('what guards a system is of whoever holds it, what attacks it is not', () => {
  rules([
    [
      'The only thing defending Kim’s system is one strike fighter, my battleship is there too. Is it under siege?',
      'siege answered false',
    ],
    ['the only thing attacking my system is a corvette, i have a refinery there. under siege?', 'siege answered true'],
  ])
})

describe('what a Technology adds to the attack counts for its owner', () => {
  rules([
    [
      'I have Advanced Systems. Enemy frigate in my system, my only vessel there is a refinery. besieged?',
      'siege answered false',
    ],
    [
      'Red has Advanced Systems. Enemy frigate in my system, my only vessel there is a refinery. besieged?',
      'siege answered true',
    ],
    [
      'no advanced systems. Enemy frigate in my system, my only vessel there is a refinery. besieged?',
      'siege answered true',
    ],
    // whose it is was not said
    [
      'Advanced Systems is in play. Enemy frigate in my system, my only vessel there is a refinery. besieged?',
      'siege undetermined',
    ],
  ])
})

describe('a turn that has gone is not the one that is now', () => {
  it.each([
    'he moved his cruiser into my capital on his turn, can i build a frigate there',
    'Red parked a corvette in my capital during her turn. Can I build a destroyer there?',
    'Blue traded me 3 credits on his turn. can i build a corvette at home with them',
  ])('%s', (question) => expect(read(question).facts).not.toHaveProperty('isMyTurn'))
  it.each([
    'it’s blue’s turn, can i build a corvette in my homeworld',
    'can i build a corvette in my homeworld during blues turn',
    'we’re in blues turn, can i build a corvette in my homeworld',
    'can i build a frigate at home on green’s turn',
  ])('%s', (question) => expect(read(question).facts).toMatchObject({ isMyTurn: false }))
  it('ships that met and dealt no damage met in a combat', () =>
    expect(
      read(
        'blue’s corvette sat next to my corvette in my capital during blues turn, nobody assigned any damage and he’s still there. can i build a ship there',
      ).facts,
    ).toMatchObject({ combatSinceMyLastTurn: true, noDamageAssigned: true, opposingShipsPresent: true }))
})

describe('developments that are told without a system pay as well', () => {
  rules([
    ['my Trade World with three devs is besieged, four more devs elsewhere are safe. income?', 'income answered 4'],
    [
      'Feb 2022: my Trade World with three devs is besieged, four more devs elsewhere are safe. income?',
      'income answered 6',
    ],
    ['my trade world with 3 devs, plus four devs elsewhere that are besieged. income?', 'income answered 5'],
    ['a Trade World with 3 developments and 2 more developments on other systems. income?', 'income answered 7'],
    ['my Trade World with 3 devs is fine, 4 other devs are besieged. my income?', 'income answered 5'],
    ['income with 5 unbesieged devs, two Trade Routes and three defense stations?', 'income answered 11'],
    ['5 besieged devs and 3 free ones, what’s my income', 'income answered 3'],
    ['my refinery sits in a besieged system. do i still get its credits this turn', 'income disputed'],
    [
      '3 cubes on my trade world which is fine, 2 cubes on another system thats besieged. how many credits do i get',
      'income answered 5',
    ],
    ['one with 4 developments, one with two, and a besieged one with 3. income?', 'income answered 6'],
  ])
})

describe('a yard that stands there is not bought', () => {
  rules([
    ['shipyard on my new colony, 12 credits. battleship there?', 'build legal 12'],
    ['shipyard in my alien system, 20 credits. can i build a battleship there?', 'build legal 12'],
    ['shipyard and a corvette, 7 credits, can i afford both?', 'affordability illegal 8'],
  ])
})

describe('the name of a place tells which kind it is', () => {
  rules([
    ['can i build a corvette on my research world', 'build illegal 3'],
    ['can i build a shipyard on my research world', 'build legal 5'],
    ['can i build a corvette on silis major, i control it', 'build legal 3'],
  ])
  it.each([
    'next to the research world, can i build a corvette at home',
    'I control Silis Major. Can I build a corvette at home?',
  ])('%s', (question) => expect(read(question).facts).toMatchObject({ systemKind: 'starting' }))
})

describe('a fleet that is told without its sum', () => {
  it.each([
    ['only the starting scout, can i build a strike fighter at home', 1],
    ['my only ship is the scout. can i build a corvette at home', 1],
    ['3 devs total, ive got 2 corvettes and my scout. another corvette at home?', 3],
  ])('%s', (question, ships) => expect(read(question).facts).toMatchObject({ shipsControlled: ships }))
  it.each([
    'can i build only the scout at home',
    'only my cruiser is here, can i build a corvette at my capital',
    'only a scout of his there, can I build a corvette at home',
    'my cruiser and my scout are there, can i build a frigate at home',
  ])('%s', (question) => expect(read(question).facts).not.toHaveProperty('shipsControlled'))
  rules([
    [
      'turn one, 1 dev on the homeworld and only the starting scout, 3 credits. can i build a strike fighter',
      'build illegal 1',
    ],
    ['first turn, can i build a corvette at my homeworld', 'build undetermined'],
  ])
})

describe('stations that are named stand there', () => {
  it.each([
    ['how many more stations fit in my system with 4 cubes if a refinery is there already', 1],
    ['a refinery and two missile platforms are already there, 4 cubes. can i fit one more station?', 3],
  ])('%s', (question, stations) => expect(read(question).facts).toMatchObject({ stationsInSystem: stations }))
  it('but not one that is gone', () =>
    expect(
      read('a refinery was there but it got destroyed, 2 cubes. how many stations fit in').facts,
    ).not.toHaveProperty('stationsInSystem'))
})

describe('what is asked decides', () => {
  it.each([
    ['Blue and Green share a system, it is Red’s turn. Do they fight in Red’s combat phase?', 'combat-damage'],
    ['do i have to shoot with every ship i have', 'combat-damage'],
    ['how many more ships can I build with seven developments and four ships', 'ship-limit'],
    ['5 devs, 3 fighters and a scout. how many more fighters can i build?', 'fighter-limit'],
    ['whats the total cost to fill up a homeworld from its starting cube to the max', 'development'],
    ['how many starting cubes are on a homeworld', 'quick-facts'],
    ['how many credits do i get for scrapping a destroyer', 'repair-scrap'],
  ])('%s', (question, checker) => expect(read(question).checker).toBe(`starcom/${checker}`))
  it.each([
    ['total cost to fill up a homeworld from its starting cube to the max', { developments: 1, count: 5 }],
    ['what does it cost to develop a trade world from 2 to the max', { developments: 2, count: 2 }],
  ])('%s', (question, facts) => expect(read(question).facts).toMatchObject(facts))
})

describe('a fight that somebody had with me since my last turn', () => {
  it.each([
    'somebody fought me in my homeworld since my last turn. Can I build a corvette there?',
    'red attacked my homeworld since my last turn. can i build a corvette there',
  ])('%s', (question) => expect(read(question).facts).toMatchObject({ combatSinceMyLastTurn: true }))
})

describe('an ordinal counts nothing by its "one"', () => {
  it.each([
    ['My homeworld has three cubes on it and I have four credits. May I still put a fourth one there?', 3],
    ['my planet has 2 cubes on it, can i add a third one there, 4 credits', 2],
  ])('%s', (question, developments) => expect(read(question).facts).toMatchObject({ developments, count: 1 }))
})

describe('how many more there may be', () => {
  rules([
    [
      'seven developments on the board and I control four ships, how many more ships can I build?',
      'ship-limit legal 3',
    ],
    ['5 devs, 3 fighters and a scout. how many more fighters can i build?', 'fighter-limit legal 1'],
    ['2 corvettes and a frigate, how many more credits do i need', 'affordability undetermined 11'],
  ])
})

describe('a Homeworld that is given away is a deal', () => {
  rules([
    ['if i trade my homeworld to red does the game end', 'deal disputed'],
    ['can i give my homeworld away', 'deal disputed'],
  ])
  it('but not one that is conquered', () =>
    expect(read('if red conquers my homeworld does the game end').checker).toBe('starcom/game-end'))
})

describe('a list of seats ends where a turn is told of', () => {
  it.each([
    'seats clockwise Ann, Bob, Cas. bobs turn, bob plays a command. who gets the first chance to respond?',
    'seats clockwise Ann, Bob, Cas. Bob’s turn, bob plays a command. who responds first?',
  ])('%s', (question) =>
    expect(read(question).facts).toMatchObject({ seats: ['Ann', 'Bob', 'Cas'], activePlayer: 'Bob' }),
  )
})

describe('a row of systems begins with home', () => {
  rules([
    ['5 devs home, 3 on trade world, 2 on core world thats besieged. income?', 'income answered 10'],
    ['4 developments home, 2 on trade world. income?', 'income answered 8'],
    ['I have 2 devs home and 3 on my core world, income?', 'income answered 5'],
  ])
})

describe('Trade Routes that are told are there', () => {
  rules([
    [
      'six developments, nothing besieged, one refinery, and trade routes with four stations in total. how much do I collect',
      'income answered 12',
    ],
    ['three developments, not besieged, plus trade routes with 2 stations. income?', 'income answered 5'],
    ['three developments, not besieged, no trade routes. income?', 'income answered 3'],
  ])
  it.each(['three developments, not besieged, my trade routes got cancelled. income?'])('or asked: %s', (question) =>
    expect(read(question).ruling).not.toHaveProperty('presumed'),
  )
})

describe('who gives a card away and then draws holds one less', () => {
  it.each([
    'holding five cards, can i chuck one and then draw for ready phase?',
    'I have five cards. can I discard one and then draw in my ready phase',
  ])('%s', (question) => expect(read(question).facts).not.toHaveProperty('handSize'))
})

describe('what lies and stands on the system that is named', () => {
  rules([
    [
      'I have nine developments overall but just one on Silis Major, where a jump nexus stands. Can I build a missile platform there too?',
      'build illegal',
    ],
    [
      '8 developments, only two on Drummond, where a refinery stands. Can I build a missile platform there?',
      'build legal 5',
    ],
  ])
  it('is not a ship there', () =>
    expect(
      read('nine developments, just one ship on Silis Major. can I build a shipyard there').facts,
    ).not.toHaveProperty('developmentsInSystem'))
})

describe('a station that is had stands where it is told', () => {
  rules([
    ['i have fighter bays and a station on my core world, can i build a strike fighter there', 'build legal 1'],
    ['i have a station at my core world with fighter bays, can i build a strike fighter there', 'build legal 1'],
    [
      "i have fighter bays but don't have a station on my core world, can i build a strike fighter there",
      'build illegal 1',
    ],
  ])
  it.each(['can i have a station on my core world', 'I have 5 credits. Station on my trade world, one dev there. ok?'])(
    'and one that is wanted does not: %s',
    (question) => expect(read(question).facts).not.toHaveProperty('myStationInSystem'),
  )
})
