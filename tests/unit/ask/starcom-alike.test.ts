/** Of Star Commander: sentences that look alike and are read apart, each beside its opposite. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, checker?: string) =>
  ask({ question, game: 'starcom', ...(checker ? { checker: `starcom/${checker}` } : {}) })

describe('what is asked', () => {
  it.each([
    ['is a system with 2 corvettes of his and no ships of mine besieged', 'siege'],
    ['his destroyer left, his fighter stayed. siege over?', 'siege'],
    ['was besieged last turn, now his ships went home. still besieged?', 'siege'],
    ['2 corvettes besiege my colony with three cubes, what falls', 'conquest'],
    ['two destroyers siege his colony with 2 cubes, what do I take', 'conquest'],
    ["scout from home over the black hole to Rita's colony and back", 'route'],
    ['had 10, bought a card for 3, is a cruiser still possible', 'build'],
  ])('%s: %s', (question, checker) => expect(read(question).checker).toBe(`starcom/${checker}`))
})

describe('is stated, or is not', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
    // the end of a question that "is" began
    ['conquest', 'is a system with 2 corvettes of his and no ships of mine besieged', { underSiege: undefined }],
    ['conquest', 'a system of mine with 2 cubes is besieged', { underSiege: true }],
    ['build', 'is it ok to build a station while besieged', { underSiege: true }],
    ['conquest', 'two cubes on it, my colony besieged?', { underSiege: undefined }],
    // where it stands, and where it went
    ['jump', 'I never moved my frigate in his system, can it jump', { originController: 'Red' }],
    ['jump', 'I moved my frigate into his system, can it jump', { destinationController: 'Red' }],
    ['jump', "Tom's battleship jumped into my system, can my scout leave", { destinationController: undefined }],
    ['jump', 'my battleship jumps into my system', { destinationController: 'me' }],
    // where it is played from, and what it is aimed at
    ['targets', 'ram from another system', { target: undefined, myShipThere: false }],
    ['targets', 'interdiction on another system', { target: 'system', myShipThere: undefined }],
    ['targets', "barrage on bo's corvette from my cruiser in the same system", { target: 'ship', myShipThere: true }],
    ['targets', "barrage on bo's corvette", { target: 'ship', myShipThere: undefined }],
    // the whole draw, and what one card of it does
    [
      'hand',
      'my research world is under siege, how many cards do i draw',
      { action: undefined, besiegedSource: undefined },
    ],
    ['hand', 'my research world is under siege, do I draw its card', { action: 'card-effect', besiegedSource: true }],
    // whose ship it is now
    ['jump', 'I traded for his corvette this turn, move it?', { mine: undefined }],
    ['jump', 'he gave me his destroyer last turn, now I move it next door', { mine: undefined }],
    ['jump', 'can his corvette move next door', { mine: true }],
    ['jump', 'a speed 2 scout goes next door', { speed: 2 }],
    // what it did and what it does
    ['jump', 'carrier went, fighters stayed. can the fighters follow now', { carrierJumpingAlong: undefined }],
    ['jump', 'the carrier goes, can the fighters follow it', { carrierJumpingAlong: true }],
    [
      'jump',
      'I moved my scout once by itself and once through the nexus, again?',
      { jumpsUsed: 2, viaCard: undefined },
    ],
    // what stands there no more
    ['build', 'my shipyard got blown up last turn, can I still build a cruiser', { myShipyardHere: undefined }],
    ['build', 'my shipyard there died. battleship ok?', { myShipyardHere: undefined, myStationInSystem: undefined }],
    ['build', 'my shipyard is still there. battleship ok?', { myShipyardHere: true }],
    ['build', "he's got 2 frigates next door, I want a refinery", { opposingShipsPresent: undefined }],
    ['build', "he's got 2 frigates there, I want a refinery", { opposingShipsPresent: true }],
    // when it was
    [
      'build',
      'can I put a frigate there, we fought there on my turn before last',
      { combatSinceMyLastTurn: undefined, isMyTurn: undefined },
    ],
    ['build', 'can I put a frigate there, we fought there on his turn', { combatSinceMyLastTurn: true }],
    ['build', 'combat was on my turn, can I build', { isMyTurn: undefined }],
    // another one is asked about
    ['build', 'wanted a frigate but I am short, would a corvette be ok', { card: undefined }],
    ['build', 'I want a frigate there, a corvette of mine is there', { card: 'frigate' }],
    // who has it
    [
      'build',
      'Efficient Construction played by Mia, not me. May I build a destroyer',
      { efficientConstruction: undefined },
    ],
    ['build', 'Efficient Construction played by me. May I build a destroyer', { efficientConstruction: 1 }],
    ['ship-limit', 'Tom: 3 ships, 5 cubes. me: 4 ships, 6 cubes', { shipsControlled: 4, totalDevelopments: 6 }],
    [
      'station-limit',
      'his world has 4 cubes and mine has 2, I have 2 stations on mine',
      { systemController: undefined },
    ],
    // how many are left
    ['ship-limit', 'I was at seven ships, two died, six cubes', { shipsControlled: undefined }],
    ['ship-limit', 'I am at seven ships, six cubes', { shipsControlled: 7 }],
    ['ship-limit', '5 devs 5 ships - Tom destroyed one of mine just now', { shipsControlled: undefined }],
    ['ship-limit', '5 devs 5 ships - I destroyed one of his just now', { shipsControlled: 5 }],
    ['ship-limit', '4 devs, 4 ships one of which is about to be scrapped', { action: undefined }],
    ['ship-limit', '4 devs, 6 ships, must I scrap two', { action: 'keep' }],
    ['build', 'I had 6 credits and spent 2, can I build a corvette', { credits: 4 }],
    ['build', 'I had 6 and spent 2, can I build a corvette', { credits: 4 }],
    ['build', 'I had 6 credits and he spent 2, can I build a corvette', { credits: undefined }],
    ['build', 'I have 6 credits and already spent 2, can I build a corvette', { credits: undefined }],
    ['affordability', '5 + 3 credits, a destroyer', { credits: 8 }],
    ['affordability', 'Tom pays 4 for me, I have 2, a destroyer', { credits: undefined }],
    ['affordability', 'I pay 4 for a corvette, I have 6', { credits: 6 }],
    // of several who besiege each has his own
    [
      'conquest',
      'Tom and I both besiege, I got 2 ships he got 1',
      { besiegers: 2, besiegerNonFighterShips: undefined },
    ],
  ])('%s: %s', (checker, question, facts) => {
    const asked = read(question, checker)
    for (const [fact, value] of Object.entries(facts)) expect(asked.facts[fact]).toEqual(value)
  })
})

describe('of which system it is said', () => {
  const both = 'Trade World with 2 cubes, homeworld with 3 cubes'
  it.each<[string, (boolean | undefined)[]]>([
    [`${both}, Mia sieges the Trade World. what do I get`, [true, undefined]],
    [`${both}, Mia sieges the homeworld. what do I get`, [undefined, true]],
    [`${both}, nobody sieges the homeworld. what do I get`, [undefined, false]],
    [`${both}, nobody besieges them. what do I get`, [false, false]],
  ])('%s', (question, sieges) => {
    const { systems } = read(question, 'income').facts as { systems: { underSiege?: boolean }[] }
    expect(systems.map(({ underSiege }) => underSiege)).toEqual(sieges)
  })
  it('another system is one more', () => {
    const { systems } = read('Homeworld 2, colony 2 (besieged), another colony 1. Income?').facts
    expect(systems).toMatchObject([{ developments: 2 }, { developments: 2, underSiege: true }, { developments: 1 }])
  })
})

describe('whose it is', () => {
  it('stands before a colon', () => {
    const { vessels, assignments } = read(
      'Sven: cruiser and scout. Me: two corvettes. he puts 3 on one corvette',
      'combat-damage',
    ).facts as { vessels: { owner?: string }[]; assignments: { from?: string }[] }
    expect(vessels.map(({ owner }) => owner)).toEqual(['Sven', 'Sven', 'me', 'me'])
    // which of his two fires is not said
    expect(assignments[0]).not.toHaveProperty('from')
  })
  it('a fleet that is had is not given away', () => {
    const { goods, receiverShips } = read("I'd swap my frigate for Lisa's 2 fighters, she has 5 ships", 'deal').facts
    expect(goods).toHaveLength(2)
    expect(receiverShips).toBe(5)
    expect(read("I'd swap my frigate for 5 ships of hers", 'deal').facts.goods).toHaveLength(2)
  })
  it('nobody fires at his own', () =>
    expect(read('I fire my cruiser for 3 at his scout and he fires 2 back at it', 'combat-damage').facts).toMatchObject(
      {
        assignments: [{ to: 'Scout' }, { to: 'Cruiser', from: 'Scout', amount: 2 }],
      },
    ))
  it.each([
    ["I conquered Lena's homeworld this turn, 6 cubes me, 8 Lena, 7 Otto", { me: 6, Lena: 8, Otto: 7 }],
    ["I conquered Lena's homeworld this turn, me 6 cubes, Lena 8, Otto 7", { me: 6, Lena: 8, Otto: 7 }],
  ])('%s', (question, developmentsByPlayer) =>
    expect(read(question, 'game-end').facts).toMatchObject({ developmentsByPlayer }),
  )
})

it('the name right before a ship is read with it, and not said to be unread', () => {
  const { facts, unread } = read('red has 2 corvettes and blue a destroyer in my system, is it besieged')
  expect(facts.vessels).toMatchObject([{ owner: 'red' }, { owner: 'red' }, { owner: 'blue', class: 'Medium' }])
  expect(unread).toEqual([])
})
