/** Sentences of a fifth round: what home is, who is still there, what is told of another place, and what is bought. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { headOf, hears, outcomeOf } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })
const rules = (sentences: readonly [question: string, head: string][]) =>
  it.each(sentences)('%s', (question, head) => expect(headOf(read(question))).toBe(head))

describe('home is a system that pays', () => {
  rules([
    ['four cubes at home, three on the trade world, all quiet. what do i collect', 'income answered 9'],
    ['home four, trade world three but besieged. income?', 'income answered 4'],
    ['4 at home, 2 on my core world. how much do i earn', 'income answered 6'],
    ['my trade world got three cubes, home 2. income?', 'income answered 7'],
    ['home has 4 cubes and my colony 2, income?', 'income answered 6'],
    ['at home there are 4 cubes and two on the research world, what’s my income', 'income answered 6'],
    ['home’s besieged with 3 cubes, trade world with 2. income?', 'income answered 4'],
    // what only stands there pays nothing
    ['my scout is at home, trade world with 3 cubes. income?', 'income answered 5'],
    ['took my 2 fighters home, 4 cubes. income?', 'income answered 4'],
  ])
})

describe('a number that no system took leaves the sum open', () => {
  rules([
    ['trade world three, core world two and 4 more. income?', 'income undetermined'],
    ['5 cubes, 2 at home are besieged. income?', 'income undetermined'],
    // these count no developments
    ['trade world 3, trade routes x2 and 4 stations, none besieged. income on turn 3?', 'income answered 13'],
  ])
})

describe('home under siege', () => {
  rules([
    ['home is besieged, destroyer there still fine?', 'build legal 7'],
    ['home’s besieged, frigate there?', 'build legal 5'],
    ['home got besieged, can i build a station there', 'build illegal'],
    ['can i put a station at my besieged home', 'build illegal'],
  ])
})

describe('whose home it is', () => {
  it.each(['red’s home is besieged, can i build a frigate there', 'his home is besieged, can i build a frigate there'])(
    'not mine: %s',
    (question) => expect(read(question).facts).not.toHaveProperty('isMyStartingSystem'),
  )
  it('is asked, where the siege is', () => {
    expect(read('is home besieged').checker).toBe('starcom/siege')
    expect(read('two cruisers at my home, enemy scout. siege?').checker).toBe('starcom/siege')
  })
})

describe('a siege of one place is none of another', () => {
  it.each([
    'home is besieged, can i build a station on my colony',
    'my homeworld is besieged, can i build a station on my trade world',
    'my homeworld is besieged, can i build a station on my research world',
    'silis major is besieged, can i build a frigate on drummond',
  ])('%s', (question) => expect(read(question).facts).not.toHaveProperty('underSiege'))
  it.each([
    'my capital is besieged, can i build a frigate on silis major',
    'my trade world is besieged, can i build a station on my trade world',
  ])('the same place: %s', (question) => expect(read(question).facts).toMatchObject({ underSiege: true }))
})

describe('who has fought there is still there, or has left', () => {
  rules([
    ['we fought over my capital since my last turn and they’re all still there. new cruiser there?', 'build illegal'],
    ['we fought over my capital since my last turn but they’ve all left. new cruiser there?', 'build legal 9'],
    ['they fought me at my capital since my last turn, he is still there. frigate there?', 'build illegal'],
  ])
  it.each([
    'they attacked my capital since my last turn. are they still there? frigate there?',
    'if they are still there can i build a cruiser at my capital',
    'my cruisers fought at my capital and they are still there. can i build a frigate there',
  ])('not said: %s', (question) => expect(read(question).facts).not.toHaveProperty('opposingShipsPresent'))
})

describe('what was just bought was built this turn', () => {
  rules([
    ['just bought this corvette, moving it next door', 'jump illegal'],
    ['i just placed a frigate. move it next door?', 'jump illegal'],
    ['just paid for a frigate, can it jump', 'jump illegal'],
    ['just bought a destroyer, jump it next door?', 'jump legal'],
    ['cruiser came off the line this turn, jump it straight away?', 'jump illegal'],
    ['bought this corvette last turn, moving it next door', 'jump legal'],
    // built or handed over, it was not there when the turn began
    ['just got a frigate, can it jump', 'jump illegal'],
    ['just got a destroyer, can it jump', 'jump undetermined'],
    // he has it now, and since when is not said
    ['gave red my cruiser, can he move it', 'jump undetermined'],
    // of another player it is not built, and a Destroyer may be no exception
    ['just bought a destroyer from green, jump it next door?', 'jump undetermined'],
    ['just bought this corvette off green, moving it next door', 'jump undetermined'],
  ])
  it('and not another ship', () =>
    expect(read('i just bought a scout, may my frigate jump next door').facts).not.toHaveProperty('builtThisTurn'))
})

describe('what is given away is not bought', () => {
  rules([
    ['giving pink my cruiser for four credits, allowed?', 'deal legal'],
    ['giving blue my corvette for free', 'deal legal'],
    ['my scout and 3 credits. afford a corvette?', 'affordability legal 3'],
    ['got my scout, 8 credits. frigate and corvette affordable?', 'affordability legal 8'],
    ['can i afford a scout', 'affordability illegal'],
    ['can i afford my second corvette with 2 credits', 'affordability illegal 3'],
    ['can i have two corvettes for 6', 'affordability legal 6'],
  ])
  it('the Scout that all begin with', () =>
    expect(read('first turn, just home and the scout. can’t afford much but a corvette?').ruling).not.toMatchObject({
      verdict: 'illegal',
    }))
})

describe('who got money was not hit for it', () => {
  rules([
    ['two corvettes and a frigate, i got ten', 'affordability illegal 11'],
    ['two corvettes for me, got six', 'affordability legal 6'],
    ['whats a battleship go for', 'affordability legal 12'],
    ['what do two frigates go for', 'affordability legal 10'],
  ])
  it('but what got damage was', () =>
    expect(read('my frigate got three damage').facts).toMatchObject({ assignments: [{ to: 'Frigate', amount: 3 }] }))
})

describe('a cube that is put down is a development, whatever flies there', () => {
  rules([
    ['red wants to drop a cube on greens planet, he’s got a cruiser parked over it', 'development illegal'],
    ['blue places a cube on my planet', 'development illegal'],
    ['can I drop a station on my colony', 'build legal'],
  ])
  it('and the system is asked of', () =>
    expect(read('can i drop a cube on a planet with red’s cruiser parked over it').checker).toBe('starcom/development'))
})

describe('what is left is still there, who left has gone', () => {
  rules([
    ['one strike fighter of mine left against two cruisers, is that a siege', 'siege answered false'],
    ['one fighter of mine left against two cruisers, siege?', 'siege answered false'],
    ['only a scout of mine left, two destroyers there. is it besieged?', 'siege answered true'],
  ])
  it('as many as are told', () =>
    expect(read('only a scout of mine left, two destroyers there. is it besieged?').facts).toMatchObject({
      vessels: [{ owner: 'me' }, { owner: 'Red' }, { owner: 'Red' }],
    }))
  it.each([
    'his corvette left, only my refinery there. besieged?',
    'a scout of mine left my system, two destroyers there. besieged?',
  ])('and who left is none of them: %s', (question) => expect(read(question).facts).not.toHaveProperty('vessels'))
})

describe('what is named at a place of mine is to be built there', () => {
  rules([
    ['frigate at my besieged homeworld?', 'build legal 5'],
    ['refinery at my capital?', 'build legal 2'],
    ['corvette at his capital?', 'build illegal 3'],
    // there the siege is asked about, and what comes of it
    ['is my besieged colony still besieged if i bring a corvette in', 'siege answered false'],
    ['i move a corvette into my besieged colony, is the siege broken', 'siege answered false'],
    ['a battleship sits in my besieged system, 3 cubes. what’s left', 'conquest answered'],
  ])
  it('but for what it pays', () => expect(read('refinery at my capital, does it pay?').checker).toBe('starcom/income'))
  it('and not whether it is besieged, which is told', () =>
    expect(read('and a defense station at my besieged home?').ruling).toMatchObject({ verdict: 'undetermined' }))
})

describe('a cube that lies there is none that is put there', () => {
  rules([
    ['put one cube there', 'development undetermined'],
    ['lay three cubes on my colony', 'development undetermined'],
  ])
  it.each(['a shipyard at my new colony, one cube on it', 'one cube on it, my colony'])('%s', (question) =>
    expect(read(question).facts).not.toHaveProperty('count'),
  )
  it('while one that is placed does not lie there', () => {
    const { facts } = read('can i place one cube on it')
    expect(facts).toMatchObject({ count: 1 })
    expect(facts).not.toHaveProperty('developments')
  })
  it('nor is one asked for beside what is to be built', () =>
    expect(read('a shipyard at my new colony, one cube on it').ruling).not.toHaveProperty('presumed'))
})

describe('damage that is taken is dealt by somebody', () => {
  it.each([
    ['frigate eats three damage, dead?', 'Destroyed: Frigate'],
    ['my frigate took 3 damage, is it destroyed', 'Destroyed: Frigate'],
    ['a battleship takes ten, destroyed?', 'Destroyed: Battleship'],
    ['three damage on the frigate, does it die', 'Destroyed: Frigate'],
    ['do two damage kill a corvette', 'Destroyed: Corvette'],
    ['does a frigate survive 2 damage', 'Nothing is destroyed'],
    ['defense station hit for three, dead?', 'Nothing is destroyed'],
    ['my cruiser got hit for 7, dead?', 'Destroyed: Cruiser'],
    ['corvette with evasion takes 5, dead?', 'Nothing is destroyed'],
  ])('%s', (question, outcome) => expect(outcomeOf(read(question))).toBe(outcome))
  it('more than its hit points in the older edition', () =>
    expect(outcomeOf(ask({ question: 'my corvette took 8, dead?', game: 'starcom', edition: '2022-02' }))).toBe(
      'Nothing is destroyed',
    ))
  it.each([
    // more than was understood, of whom is not said, or what a card makes of it
    'cruiser was hit for four and then for three. dead?',
    'my corvette took 1, then 1 more. dead?',
    'two of my corvettes took 2 damage, dead?',
    'two corvettes took 2 damage, dead?',
    'frigate takes 3 and a corvette takes 1, dead?',
    'frigate with raise shields takes 3 damage. dead?',
    'i have advanced systems, my corvette takes 2. dead?',
  ])('not here: %s', (question) => expect(read(question).ruling).not.toHaveProperty('presumed'))
})

describe('who asks for one more has the system', () => {
  rules([
    ['three cubes on my trade world already, what’s the fourth gonna cost me', 'development legal 4'],
    ['asteroid field with two cubes plus my orbital habitat, third cube for three?', 'development legal 3'],
    ['research world at three, i have 4 credits, one more cube?', 'development legal 4'],
    ['research world has 4 now, can i add a cube', 'development illegal 5'],
    ['3 cubes on green’s trade world, can i add the fourth', 'development illegal'],
    ['3 cubes on red’s world, what does the fourth cost', 'development illegal'],
    // whose an empty one is waits
    ['no cubes on the trade world yet, can i add one', 'development undetermined 1'],
  ])
  it.each(['core world has 4, another one?', 'core world with 2, another for 3 credits?'])(
    'and that is no income: %s',
    (question) => expect(read(question).ruling).not.toHaveProperty('presumed'),
  )
  it.each(['put three cubes on my trade world', 'trade world with 3 ships of his, can i add a cube'])(
    'nor do these lie there: %s',
    (question) => expect(read(question).facts).not.toHaveProperty('developments'),
  )
})

describe('a planet that nobody has is taken with the last credit', () => {
  rules([
    ['scout just reached a planet nobody has, down to my last credit. settle it?', 'development legal 1'],
    ['a planet nobody holds, my corvette is there, can i claim it', 'development legal 1'],
    ['down to my last credit, can i build a corvette at home', 'build illegal'],
  ])
})

describe('what hastens a ship where it stands', () => {
  rules([
    ['my fighter sits at my jump nexus. can it go next door', 'jump legal'],
    ['fighter starts its turn at the jump nexus, jump?', 'jump legal'],
    ['my corvette is at my jump nexus, it jumped once, again?', 'jump legal'],
    ['i control silis major, may my fighter jump next door', 'jump legal'],
    ['i own silis major and my corvette jumped once, again?', 'jump illegal'],
    ['corvette already used its jump, once more with silis major?', 'jump illegal'],
    ['fighter jumps next door', 'jump illegal'],
  ])
  it.each([
    'my jump nexus is besieged, can my fighter there jump',
    'fighter not at the jump nexus, jump next door?',
    'nexus gone, may my fighter jump',
    'fighter jumps to my jump nexus',
    'the jump nexus is at home, my fighter at my colony. can it jump',
    'my fighter at his jump nexus, can it jump',
    'i have silis major but its besieged, can my fighter jump',
  ])('not said here: %s', (question) => {
    expect(read(question).facts).not.toHaveProperty('speedBonus')
    expect(read(question).ruling).not.toHaveProperty('presumed')
  })
  it('helps none to leave in the older edition', () =>
    expect(
      headOf(
        ask({ question: 'my fighter sits at my jump nexus. can it go next door', game: 'starcom', edition: '2022-02' }),
      ),
    ).toBe('jump illegal'))
})

describe('how far it is, and to whose system', () => {
  rules([
    ['jump stabilization on my home, battleship goes three systems over', 'jump illegal'],
    ['can my cruiser jump two systems over', 'jump illegal'],
  ])
  it.each([
    ['from reds system into blues next to it, fine right?', { originController: 'Red', destinationController: 'Blue' }],
    ['jump stabilization on my home, battleship goes two systems over', { jumpDistance: 2, adjacent: false }],
  ])('%s', (question, facts) => expect(read(question).facts).toMatchObject(facts))
})

describe('stations that are counted beside the developments stand there', () => {
  rules([
    ['two cubes, two defence stations, squeeze in a third?', 'station-limit illegal 0'],
    ['3 cubes and 3 refineries, one more station?', 'station-limit illegal 0'],
    ['two cubes, a refinery and a defense station, third one?', 'station-limit illegal 0'],
    ['three cubes, two refineries. another station?', 'station-limit legal 1'],
  ])
  it.each([
    'two cubes, two defence stations, squeeze in a refinery?',
    '3 cubes, 2 refineries got destroyed, another station?',
    '3 cubes, 5 refineries in total, another station here?',
    'two cubes, room for two refineries?',
  ])('not here: %s', (question) => expect(read(question).facts).not.toHaveProperty('stationsInSystem'))
})

describe('room for another ship is asked of the fleet, where no place is told', () => {
  rules([
    ['five devs, four ships, two stations. room for another corvette?', 'ship-limit legal 1'],
    ['5 cubes 5 ships, another corvette?', 'ship-limit illegal 0'],
    ['room for a frigate? 3 devs 3 ships', 'ship-limit illegal 0'],
    ['5 cubes, 4 ships, another corvette at home?', 'build legal 3'],
    ['is there room for another corvette at my trade world', 'build illegal 3'],
  ])
})

describe('nobody draws from a deck of a strange domain', () => {
  rules([
    ['all my systems are industry, can i draw off the science pile', 'hand illegal'],
    ['i own industry and statecraft, draw from science?', 'hand illegal'],
    // how many are held, and of which domain, waits
    ['i own industry, can i draw from industry', 'hand legal'],
    ['can i draw from science', 'hand undetermined'],
    ['only homeworld left, can i draw a card with 2 in hand', 'hand undetermined'],
    ['first turn, draw a card with 2 in hand?', 'hand undetermined'],
  ])
})

describe('which of several, and whose of two, waits where it was not said', () => {
  rules([
    ['home 4, trade world 3, research world 2, two besieged. income?', 'income undetermined'],
    ['home 4, trade world 3, and one besieged. income?', 'income undetermined'],
    ['home 4 and trade world 3, two besieged. income?', 'income answered 0'],
    ['strike fighters left alone against a cruiser, besieged?', 'siege undetermined'],
    ['two corvettes of mine vs his cruiser, besieged?', 'siege answered false'],
    // how new it is was not said
    ['can I jump my new cruiser', 'jump undetermined'],
    ['can I jump my cruiser next door', 'jump legal'],
  ])

  it('a siege told apart from its system was understood', () => {
    const { unread } = read('5 devs home, 3 on trade world, 2 on core world thats besieged. income?')
    expect(unread).toEqual([])
  })
})
