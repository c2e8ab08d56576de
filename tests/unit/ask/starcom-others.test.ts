import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, edition = '2022-11') => ask({ question, game: 'starcom', edition })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('what others have and do is not mine', () => {
  it.each([
    ["A Corvette of Tom's sits in my capital, nothing of mine. Can I build a Cruiser there?", 'underSiege'],
    ["Tom's Corvette retreats into my system next door, may he?", 'destinationController'],
    ["Tom's Corvette retreats into Tom's own system next door, it hasn't moved. Allowed?", 'destinationController'],
    ["Interdiction was played on Anna's system, not mine. My Corvette jumps next door?", 'interdicted'],
    ['Can Tom move my Corvette next door on his turn?', 'mine'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(asked.unsure).toContain(path)
  })
  it('his ships and cubes are not counted for mine', () => {
    const asked = read(
      'Tom has six ships and only two cubes. I have two ships and six cubes and 5 credits. Frigate at my homeworld?',
    )
    expect(asked.facts).toMatchObject({ totalDevelopments: 6, shipsControlled: 2 })
    expect(headOf(asked)).toBe('legal')
  })
  it('his credits and his technology pay nothing for me', () => {
    expect(read('Tom has 9 credits. Can I build a Cruiser at my homeworld?').facts).not.toHaveProperty('credits')
    const { facts } = read('Tom has Efficient Construction. What do three Defense Stations cost me?')
    expect(facts).not.toHaveProperty('efficientConstruction')
  })
  it('his own go on counting for him', () => {
    expect(read('he took three ships off me and pays, nine ships on seven cubes afterwards').checker).toBe(
      'starcom/deal',
    )
  })
})

describe('who is elsewhere besieges and defends nothing', () => {
  it.each([
    "Tom's Cruiser is next door to my system, nothing of his in it. Am I besieged?",
    "Tom's Cruiser in my system. My Corvette flew off. Under siege?",
    'Can I place a Defense Station in a system I lost last turn?',
  ])('%s', (question) => {
    expect(headOf(read(question))).toBe('undetermined')
  })
})

describe('what was, or is to be, is not what is', () => {
  it.each([
    [
      'We fought there during my own last turn, his Scout is still there. May I build a Refinery there?',
      'combatSinceMyLastTurn',
    ],
    [
      'Two developments, and I already own three Corvettes. With 13 credits can I build a Cruiser at my homeworld?',
      'shipsControlled',
    ],
    ['I had five cards, sold two. Can I sell four more?', 'handSize'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(headOf(asked)).not.toMatch(/^(legal|illegal)$/)
  })
  it.each([
    'Homeworld 2 developments, Tom besieged it last turn but he left. Income?',
    'I had three developments there, one fell last turn. Tom besieges with one Scout. What is left after this End Phase?',
    "Trade Envoy on Tom's besieged homeworld with five developments, how many credits?",
    'Can Tom move my Corvette next door on his turn?',
  ])('%s', (question) => {
    expect(headOf(read(question))).toBe('undetermined')
  })
  it('nothing besieged is no siege, and all developments count', () => {
    const { facts } = read('Nine developments, one Trade World, one Refinery, nothing besieged. Income?', '2022-02')
    expect(facts).toEqual({ systems: [{ card: 'trade-world', developments: 9, refineries: 1, underSiege: false }] })
  })
})

describe('what is so somewhere else, or of somebody else, is not told of the place or the ship asked about', () => {
  it.each([
    ['My other system is under siege. Can I build a station in my capital with 2 developments?', 'underSiege'],
    ['The neighbouring system is besieged. Can I build a station in my capital with 2 developments?', 'underSiege'],
    ['Red is under siege in his home. Can I build a refinery in my system with 1 development?', 'underSiege'],
    ['My opponent has 5 credits and I have 9. Can I build a cruiser in my starting system?', 'systemController'],
    ['Red built a frigate this turn. Can my frigate jump to an adjacent neutral system?', 'builtThisTurn'],
    ['My opponent has jumped his corvette once. Can my corvette jump to an adjacent system?', 'jumpsUsed'],
    ['Can I play Sabotage in a system where I have a corvette?', 'target'],
    ['Can I use sabotage in any system?', 'target'],
    ['Three of my systems are besieged. Can I build a cruiser in my capital?', 'underSiege'],
    ['Interdiction is not there. Beside his cruiser, can my ship leave?', 'card'],
    ['3 of my 8 ships are fighters, may I build a corvette', 'shipClass'],
    ['8 ships, two of them fighters, 9 developments, may I build a corvette', 'shipClass'],
    ['My capital is not under siege but my home is. Can I build a station in my capital?', 'isMyStartingSystem'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(headOf(asked)).not.toBe('illegal')
  })
  it.each([
    ['They have me under siege. Can I build a cruiser in my capital?', 'underSiege', true],
    ['she is sieging my capital, can I place a corvette there anyway', 'underSiege', true],
    ['My capital is besieged. Can I build a station there with 2 developments?', 'underSiege', true],
    ['I built a frigate this turn. Can my frigate jump?', 'builtThisTurn', true],
    ['All of my systems are besieged. Can I build a cruiser in my capital?', 'underSiege', true],
    ['His cruiser interdicts the system, may my corvette leave', 'card', 'corvette'],
    ['his cruiser jumps into my system', 'card', 'cruiser'],
    ['6 ships, two of which are fighters, 5 developments, may I build a frigate', 'fightersControlled', 2],
    ['8 developments, may I build a fighter', 'what', 'fighter'],
    ['how many ships can I control with 5 developments and 2 stations', 'totalDevelopments', 5],
    ['how many stations can I have with 5 developments', 'developmentsInSystem', 5],
  ])('but: %s', (question, path, value) => expect(read(question).facts).toHaveProperty(path, value))
  it('who is there is read where the sentence says it of ships', () =>
    expect(
      read(
        'Can I build a frigate in my capital where combat happened since my last turn and opposing ships are present?',
      ).facts,
    ).toMatchObject({ opposingShipsPresent: true, combatSinceMyLastTurn: true }))
})

describe('whose turn ends is said by a role as well', () => {
  it.each(["it is the controller's turn", "on the owner's turn", 'end phase of the controller'])('%s', (said) =>
    expect(read(`conquest of 2 developments, one besieger with 2 frigates, ${said}`, '2022-02').facts).toMatchObject({
      activePlayerIs: 'controller',
    }),
  )
  it('then nobody besieges who is at turn', () => {
    const { ruling } = read('february, end of HIS turn, i got 2 frigates on his besieged world, 2 devs', '2022-02')
    const presumed = ruling && !('error' in ruling) ? ruling.presumed : undefined
    expect(presumed?.answer?.says).toContain('No counter comes off')
  })
})

describe('fewer developments than ships, and one Fighter more', () => {
  it('asks whether any must go', () =>
    expect(read('7 ships on the table but i dropped to five developments, do i have to lose some').facts).toMatchObject(
      {
        action: 'keep',
        shipsControlled: 7,
        totalDevelopments: 5,
      },
    ))
  it('counts the Fighter among Fighters', () => {
    const asked = read(
      'a carrier full of fighters got me to 7 fighters and i have 7 developments. one more?',
      '2022-02',
    )
    expect(asked.checker).toBe('starcom/fighter-limit')
    expect(headOf(asked)).toBe('illegal')
  })
})

describe('what is gone, elsewhere or of somebody else allows nothing', () => {
  it.each([
    [
      'A Corvette of my opponent is in an uncontrolled system and none of my ships. May I place the first development?',
      'myNonFighterShips',
    ],
    [
      'I had a Corvette in the uncontrolled system but it was destroyed. May I build the first development there?',
      'myNonFighterShips',
    ],
    ['My Corvette left the uncontrolled system. May I place the first development there?', 'myNonFighterShips'],
    [
      'My Corvette is not in the uncontrolled system but beside it. May I place the first development there?',
      'myNonFighterShips',
    ],
    ["The Science domain is Anna's. I hold two cards. May I buy a card from the Science deck?", 'domainsControlled'],
    ["Can I scrap Bert's Frigate in an uncontested system?", 'type'],
    ["Anna's frigate was in my system but has been destroyed. I have nothing there. Is it under siege?", 'vessels'],
    ['Anna besieges her neighbour, not me. May I build a Corvette in my capital system?', 'underSiege'],
    ['I have five developments and had five ships, but one was destroyed. May I build a frigate?', 'shipsControlled'],
    ['Interdiction lies on another system. May my Corvette jump next door?', 'interdicted'],
  ])('%s', (question, path) => expect(read(question).facts).not.toHaveProperty(path))
  it.each([
    [
      'My Corvette is in the uncontrolled system. May I place the first development there with 1 credit left?',
      'myNonFighterShips',
      1,
    ],
    [
      'I control Industry and Science. I hold two cards. May I buy a card from the Science deck?',
      'domainsControlled',
      ['industry', 'science'],
    ],
    [
      'Anna controls Science. I control Industry. I hold two cards. May I buy a card from the Science deck?',
      'domainsControlled',
      ['industry'],
    ],
    ['Interdiction is on my system. May my corvette jump?', 'interdicted', true],
    ["I've controlled the Corvette only since this turn. May it jump next door?", 'controlledSinceTurnStart', false],
    ["I've had the Corvette since the start of this turn. May it jump next door?", 'controlledSinceTurnStart', true],
  ])('but: %s', (question, path, value) => expect(read(question).facts).toHaveProperty(path, value))
})
