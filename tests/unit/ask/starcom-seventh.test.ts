/** Sentences of a seventh round: what was just built, who comes in, whose home it is, and what is nobody's. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { headOf, hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })
const rules = (sentences: readonly [question: string, head: string][]) =>
  it.each(sentences)('%s', (question, head) => expect(headOf(read(question))).toBe(head))

describe('a ship that was put down this turn', () => {
  rules([
    ['i put a destroyer down this turn may it move already', 'jump legal'],
    ['just bought a cruiser, may it move already', 'jump illegal'],
    ['I put a cruiser down, may it move already', 'jump illegal'],
    ['i placed a frigate at home, may it leave straight away', 'jump illegal'],
    ['i built a cruiser this turn, may it jump', 'jump illegal'],
    // when it was built is not said
    ['i built a cruiser, can it jump', 'jump undetermined'],
    ['built a corvette last turn, may it jump already', 'jump legal'],
    ['i built a cruiser two turns ago, may it move now', 'jump legal'],
  ])
  it('that may move already has not moved', () =>
    expect(read('just bought a cruiser, may it move already').facts).not.toHaveProperty('jumpsUsed'))
  rules([
    ['corvette already moved, jump ok?', 'jump illegal'],
    ['my frigate jumped, may it already jump again', 'jump illegal'],
    ['battlecruiser went one system, second hop ok?', 'jump legal'],
    ['corvette second hop ok?', 'jump illegal'],
  ])
})

describe('who parks a ship lets it go there', () => {
  rules([
    ['can i park my scout at his capital', 'jump legal'],
    ['i want to park a cruiser in his system', 'jump legal'],
    ['park a fighter at my colony', 'jump illegal'],
    ['he parked a battleship over my colony, is it besieged', 'siege answered true'],
    ['red parks a cruiser at my home, can i still build a frigate there', 'build legal 5'],
  ])
  it('is not built', () => expect(read('park a scout at his capital').checker).toBe('starcom/jump'))
})

describe('somebody comes into the place that is built in', () => {
  rules([
    // the Frigate may be one that stands there
    ['red jumps into my homeworld, frigate there?', 'build undetermined'],
    ['he moved into my home, can i build a frigate there', 'build legal 5'],
    ['he jumped in, i have only a refinery, can i build a def station there', 'build undetermined'],
    // who holds against them was not said
    ['blue flies into my capital. cruiser there?', 'build undetermined'],
    ['tom comes into my capital, corvette there ok?', 'build undetermined'],
    ['red jumps into my homeworld, a frigate there?', 'build undetermined'],
    ["can i jump into red's homeworld, frigate there?", 'jump legal'],
  ])
  it('and ships of theirs are there', () =>
    expect(read('blue flies into my capital. cruiser there?').facts).toMatchObject({ opposingShipsPresent: true }))
})

describe('the Homeworld of somebody else', () => {
  rules([
    ['can I build a corvette at his homeworld', 'build illegal 3'],
    ['corvette at his homeworld?', 'build illegal 3'],
    ['can I build a station at his homeworld', 'build illegal'],
    ['can he build a corvette at his homeworld', 'build legal 3'],
    ['can red build a cruiser on his home', 'build legal 9'],
    ['can he build a corvette at my homeworld', 'build undetermined'],
    // nor is it where he builds, or anybody
    ['his home is next door, can i build a frigate', 'build undetermined'],
    ['can somebody build a cruiser at their own home', 'build undetermined'],
    // another place is asked about
    ['can i build a frigate at home, my scout is at his homeworld', 'build legal 5'],
  ])
})

describe('a name behind "can" is somebody who acts', () => {
  it.each([
    ['can tom build a corvette at his research world', { systemController: 'me' }],
    ['can black plop down a corvette at her research world', { systemController: 'me' }],
    ['can tom drop a refinery on my colony', { systemController: 'opponent' }],
    ['can tom jump into my colony', { destinationController: 'Red' }],
  ] as const)('%s', (question, facts) => expect(read(question).facts).toMatchObject(facts))
})

describe('a Command that is its own verb', () => {
  rules([
    ['he sabotages my jump, who is next', 'responses legal me'],
    ['tom plays barrage, who goes next', 'responses legal tom'],
    // the jump, or what the system does
    ['she sabotages my explore, who goes next', 'responses undetermined'],
  ])
})

describe('what nobody controls', () => {
  rules([
    ['my corvette is at a neutral planet, can i grab it for one credit', 'development legal 1'],
    ['scout at a neutral planet, can i nab it', 'development legal 1'],
    ['he offers me his scout for one credit, can i take it for a credit', 'deal legal'],
    ['can i take his planet for 3 credits', 'deal legal'],
    ['refinery on an uncontrolled system allowed if my cruiser is there', 'build illegal'],
    ['station on a neutral world with my corvette guarding it?', 'build illegal'],
    ['refinery on an empty system?', 'build illegal'],
  ])
})

describe('what breaks a siege', () => {
  rules([
    // who besieges was not said, and an unarmed station stops nobody
    ['does my refinery break the siege', 'siege undetermined'],
    ['does my scout stop the siege', 'siege undetermined'],
    ['do my fighters break a siege', 'siege answered false'],
  ])
})

describe('part of what was counted is besieged', () => {
  rules([
    [
      'ready phase: eight cubes, three of em on a besieged rock, one trade world thats fine. how much',
      'income answered 7',
    ],
    ['8 developments, two under siege, one trade world not besieged, what do i get', 'income answered 8'],
    ['eight cubes, none of em besieged, one trade world. income', 'income answered 10'],
    // whether the Trade World is one of them
    ['eight cubes, three of them besieged, one trade world. income?', 'income undetermined'],
    ['nine cubes, two of them not besieged, a trade world fine. income', 'income undetermined'],
  ])
})

describe('stations that stand there, and ships that are counted', () => {
  rules([
    ['two defence stations on a world with two cubes, squeeze in a refinery?', 'build illegal'],
    ['one refinery on my colony with one cube, fit another station?', 'station-limit illegal 0'],
    ['three refineries on a planet with four cubes, add a defense station?', 'build legal 3'],
    ['two refineries on my planet with two cubes, can i build a nexus at home', 'build undetermined'],
    ['two corvettes, build them at home?', 'build legal 6'],
    // the Scout is one of them, and not bought
    ['5 cubes 4 ships including scout, wanna buy a frigate', 'ship-limit legal 1'],
    ['four ships including a cruiser, 4 cubes, another corvette?', 'build illegal 3'],
    ['can i buy a frigate and a scout for 12 credits', 'affordability illegal'],
    ['can i buy another frigate', 'affordability legal 5'],
  ])
})

describe('what else players leave out', () => {
  rules([
    ['can he pay me for promising not to attack', 'deal illegal'],
    ['may i play trade envoy on your turn just because', 'responses illegal'],
    ['tom 9 cubes, ann nine too, deck just ran dry. who wins', 'game-end disputed'],
    ['tom 9 cubes, ann seven, deck just ran dry. who wins', 'game-end answered tom wins'],
  ])
})

describe('several at once', () => {
  rules([
    ['i have two stations on a planet with 3 cubes, squeeze in two refineries?', 'station-limit illegal 1'],
    ["cruiser jumps from my capital to blue's, then on to another of blue's", 'route illegal'],
    ['battlecruiser goes to his planet then on to another planet of his', 'route illegal'],
  ])
  it('who draws first draws no last card', () =>
    expect(read('who draws first').facts).not.toHaveProperty('lastDomainCardDrawn'))
})
