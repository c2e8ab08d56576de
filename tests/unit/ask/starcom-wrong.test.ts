import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])
const read = (checker: string, question: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

/** Each line filled a fact that the sentence does not state. */
describe('whose a vessel is, where several play', () => {
  it.each<[string, unknown[]]>([
    ['Lena a corvette, Wu a cruiser, who besieges whom', ['Lena', 'Wu']],
    ["Kat's world, I've got a battleship + 2 frigates", ['me', 'me', 'me']],
    ['his cruiser came, all i keep is a scout', ['Red', 'me']],
    ["Bea's world, my only ship there is a scout", ['me']],
    ["nobody's world, Jonas' destroyer and my cruiser", ['Jonas', 'me']],
    ['my refinery is there. Steph brought one corvette', ['me', 'Steph']],
    ["Max has a corvette in Bea's system, she has a scout", ['Max', undefined]],
    ['his cruiser is there, scouts have attack 0', ['Red']],
    ['my station died in the fight, his scout survived', ['Red']],
    ['my system has a strike fighter; enemy scout arrives', [undefined, 'Red']],
  ])('%s', (question, owners) => {
    const { vessels } = read('siege', question) as { vessels: { owner?: string }[] }
    expect(vessels.map(({ owner }) => owner)).toEqual(owners)
  })
  it('an attack that is told beats the printed one', () =>
    expect(read('siege', 'I have a missile platform but it has attack 0')).toMatchObject({ vessels: [{ attack: 0 }] }))
  it('a name with a small letter is the one with a capital', () =>
    expect(read('combat-damage', 'only Zora and Bea fight, zora a cruiser')).toMatchObject({
      vessels: [{ owner: 'zora', card: 'cruiser' }],
    }))
})

describe('words that state something else', () => {
  it.each<[checker: string, question: string, absent: string]>([
    ['development', "my homeworld's besieged by Bea", 'systemController'],
    ['development', 'he says that counts as having a ship there', 'myNonFighterShips'],
    ['build', 'can I make fighters there, 2 of them', 'fightersControlled'],
    ['build', 'I have no fighter bays, can I build fighters there', 'fightersControlled'],
    ['jump', 'are these two worlds neighbours', 'adjacent'],
    ['jump', 'my frigate starts at the asteroid field', 'destinationCard'],
    ['jump', 'I moved the scout once, Drummond gives it another', 'destinationCard'],
    ['retreat', 'my fighter runs, it was carried in by a carrier before', 'carrierJumpingAlong'],
  ])('%s: %s', (checker, question, absent) => {
    const facts = read(checker, question)
    // homeworld's: it is mine, if anybody's
    expect(absent === 'systemController' ? facts[absent] !== 'opponent' : !(absent in facts)).toBe(true)
  })
  it('a station that is not there is not what is built', () =>
    expect(read('build', 'may I build 3 strike fighters, no station there').what).toBe('fighter'))
  it('the ship jumps, not the station that helps it', () =>
    expect(read('jump', 'used the jump nexus before, does the battleship get it again').card).toBe('battleship'))
  it('a Fighter that is to be built is none that is had', () =>
    expect(read('build', 'can i pop a fighter out of this system, ive got fighter bays')).toMatchObject({
      what: 'fighter',
      myFighterBays: true,
    }))
  it('a card that may still be played is not played', () =>
    expect(
      read('responses', 'I play Evasion, he answers Intercept Orders, my Sabotage still possible?').plays,
    ).toHaveLength(2))
  it('a card that is aimed at is not played again', () =>
    expect(
      read('responses', 'Bo plays Barrage, I answer with Evasion, then Bo plays Intercept Orders on my Evasion').plays,
    ).toHaveLength(3))
})

describe('words that a verdict would pass over', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>, unsure: string]>([
    ['jump', 'got this destroyer off Jonas in a trade, may it jump', {}, 'controlledSinceTurnStart'],
    ['jump', 'Interdiction lies on the next system, not on mine', {}, 'interdicted'],
    [
      'build',
      'she is still there and we fought, a frigate at my homeworld',
      { opposingShipsPresent: true },
      'combatSinceMyLastTurn',
    ],
    ['affordability', 'had 12, paid 3 for a card, can I afford a cruiser', {}, 'credits'],
  ])('%s: %s', (checker, question, facts, unsure) => {
    const asked = ask({ question, game: 'starcom', checker: `starcom/${checker}` })
    expect(asked.facts).toMatchObject(facts)
    expect([asked.unsure.includes(unsure), unsure in asked.facts]).toEqual([true, false])
  })
  it('what is had or stays is no part of a deal', () => {
    expect(read('deal', 'Kim offers a card for 3 credits and I have 5 cards')).toMatchObject({
      goods: [
        { kind: 'hand-card', from: 'partner' },
        { kind: 'credits', from: 'me' },
      ],
      receiverHandSize: 5,
    })
    expect(read('deal', 'if I sell him the system do my two corvettes there besiege him').goods).toHaveLength(1)
  })
  it('a station that is listed is there', () =>
    expect(read('build', "two fighters, I've got fighter bays and a station there")).toMatchObject({
      myStationInSystem: true,
    }))
})

describe('cards that another player gives', () => {
  it.each(['Oskar gives me four cards, I hold three', 'I get four cards from Oskar, hand of 3'])('%s', (question) =>
    expect(read('hand', question)).toMatchObject({ action: 'gain-card', draws: 4, handSize: 3 }),
  )
  it('a card that gives draws is no player', () =>
    expect(read('hand', 'the alien system gives me two cards, I hold 3').action).not.toBe('gain-card'))
})

it('what shoots is there although nobody named it', () =>
  expect(read('combat-damage', 'I put 3 on his frigate and 2 on his corvette, ok?').vessels).toMatchObject([
    { owner: 'Red' },
    { owner: 'Red' },
    {},
  ]))

describe('words that were read as the contrary', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
    ['affordability', "I don't have 9 credits, only 8. cruiser?", { credits: undefined }],
    ['development', 'develop from 2 to 4 on a max 4 world', { maxDevelopments: 4 }],
    ['income', 'I had 5 developments but lost 2. income?', { systems: undefined }],
    [
      'conquest',
      'two of them besiege my colony: tom with two destroyers, ann with one. it has 4 devs',
      { besiegers: 2, besiegerNonFighterShips: undefined },
    ],
    ['conquest', "Kim besieges Tom's world with 2 frigates, 4 devs", { besiegerNonFighterShips: 2 }],
    ['conquest', "not under siege but my cruiser's there, 3 devs", { cruisers: 1, underSiege: false }],
    ['contested', "combat since my last turn but nobody's left", { controller: undefined }],
    ['hand', 'my 2 corvettes for his card, he holds 5 cards', { handSize: undefined }],
    ['deal', 'homeworld traded away', { homeworldTraded: true }],
    ['fighter-limit', '4 fighters, 4 devs and 3 cruisers, another cruiser?', { fightersControlled: undefined }],
    ['fighter-limit', '4 fighters and 4 devs, another fighter?', { fightersControlled: 4, count: 1 }],
    ['income', 'half of my 8 developments are besieged, income?', { systems: undefined }],
    [
      'jump',
      'two ships: corvette has jumped, frigate not. frigate jumps to neutral next door',
      { jumpsUsed: undefined },
    ],
    ['jump', 'my corvette already jumped once, again?', { jumpsUsed: 1 }],
    ['affordability', "I've 12 credits but he stole 5, cruiser?", { credits: undefined }],
    ['station-limit', 'his 3 devs, my 2: may I build one more station', { developmentsInSystem: undefined }],
    ['fighter-limit', 'three strike fighters, got 2 ships out already', { count: 3, fightersControlled: undefined }],
    ['fighter-limit', 'one fighter please, 3 ships 2 fighters on the board', { count: 1, fightersControlled: 2 }],
    ['ship-limit', 'my sixth ship, five developments', { shipsControlled: 5 }],
    ['station-limit', 'I control 5 stations already', { stationsInSystem: undefined }],
    ['development', 'that world maxes out at three and i have 3 counters on it', { maxDevelopments: 3 }],
    ['jump', "first jump used, second to Kim's capital next door", { jumpsUsed: 1 }],
    ['hand', 'five cards in hand already so no draw for me?', { handSize: 5, draws: undefined }],
    [
      'targets',
      'target his fighter with Barrage, I have a station there',
      { target: 'ship', targetMine: false, myVesselThere: true },
    ],
    [
      'conquest',
      "my end phase, I besiege her with 2 cruisers, she's got 3 developments",
      { besiegerNonFighterShips: 2, developments: 3 },
    ],
    ['conquest', 'his second end phase besieging me with three frigates', { besiegerNonFighterShips: 3 }],
    ['conquest', 'Ann, Bob and me all besiege it', { besiegers: 3 }],
    [
      'conquest',
      "two of Kofi's three ships there are cruisers, the third's a fighter, and it's his end phase",
      { besiegerNonFighterShips: undefined },
    ],
    [
      'conquest',
      "my besieged world has three developments, two cruisers and a fighter of Kofi's there, his end phase",
      { besiegerNonFighterShips: 2, developments: 3 },
    ],
    ['deal', 'I give Wes my Trade World with its two refineries, he gives me eight credits', { stationsInSystem: 2 }],
    ['development', 'two counters on my New Colony and i wanna put the third on', { developments: 2 }],
    ['repair-scrap', 'feb 2022: scrapping a battleship for half, there was no combat there', { contested: false }],
    [
      'game-end',
      'Mia took my homeworld. I have 9 devs, she has 8, Lou 9',
      { developmentsByPlayer: { me: 9, Mia: 8, Lou: 9 } },
    ],
    ['game-end', 'last domain card drawn, who wins: 7 devs me, 8 Bob', { developmentsByPlayer: { me: 7, Bob: 8 } }],
    ['ship-limit', 'they are besieging me, red has 2 ships, I have 4 devs in total', { shipsControlled: undefined }],
  ])('%s: %s', (checker, question, facts) => {
    const found = read(checker, question) as Record<string, unknown>
    for (const [path, value] of Object.entries(facts)) expect(found[path]).toEqual(value)
  })
})

describe('who fires', () => {
  it('is who is said to, and what is joined by "and" is of one player', () =>
    expect(
      read(
        'combat-damage',
        'Sam has a battleship, I have a corvette and a defense station, she puts all six on the corvette and ignores the station',
      ),
    ).toMatchObject({
      vessels: [{ owner: 'Sam' }, { owner: 'me' }, { owner: 'me' }],
      assignments: [{ from: 'Battleship', to: 'Corvette', amount: 6 }],
    }))
  it('is each of those that each hit', () =>
    expect(
      read('combat-damage', "3 corvettes of mine each hit the same cruiser of Olga's for two").assignments,
    ).toHaveLength(3))
})

describe('systems that bring something in', () => {
  const systems = (question: string) => read('income', question).systems
  it('each number of a row is one', () =>
    expect(systems('three worlds with 2, 3 and 4 developments, plus a refinery on the last one')).toEqual([
      { developments: 2 },
      { developments: 3 },
      { developments: 4, refineries: 1 },
    ]))
  it('a Refinery that lies on none of them is on no one', () =>
    expect(systems('two systems with 3 developments each plus a refinery, none besieged')).toEqual([
      { developments: 3, underSiege: false },
      { developments: 3, underSiege: false },
    ]))
  it('each has its own number and siege', () =>
    expect(systems('homeworld 3, colony 2 besieged, trade world 1')).toEqual([
      { card: 'homeworld', developments: 3 },
      { developments: 2, underSiege: true },
      { card: 'trade-world', developments: 1 },
    ]))
  it('of two alike each is counted', () =>
    expect(systems('2 trade worlds with 3 devs each, homeworld 4')).toEqual([
      { card: 'trade-world', developments: 3 },
      { card: 'trade-world', developments: 3 },
      { card: 'homeworld', developments: 4 },
    ]))
  it('wait while one of them is not read', () =>
    expect(systems('trade world with 3 devs, the moon with 2, nothing besieged')).toBeUndefined())
})

describe('which question is asked', () => {
  it.each([
    ['can I sell my last card', 'hand'],
    ["my besieged world has three developments, two cruisers and a fighter of Kofi's there, his end phase", 'conquest'],
    ['my station is alive beside his destroyer, so not under siege yeah?', 'siege'],
    ['6 counters on my capital and 7 credits, one more counter?', 'development'],
    ['his cruiser, 6 damage: 3 on a corvette 3 on a fighter, is that allowed', 'combat-damage'],
  ])('%s', (question, checker) => expect(ask({ question, game: 'starcom' }).checker).toBe(`starcom/${checker}`))
  it('stays open where another question reads far more of it', () => {
    const { near, facts } = ask({
      question: 'Both red and blue are besieging me, red has 2 ships blue has 1, 4 devs',
      game: 'starcom',
    })
    expect([near?.includes('starcom/conquest'), facts.shipsControlled]).toEqual([true, undefined])
  })
})
