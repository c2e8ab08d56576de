import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, edition = '2022-11') => ask({ question, game: 'starcom', edition })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('what is said and not understood gets no confident verdict', () => {
  it.each([
    ["Ben's Frigate already jumped this turn. Mine has not; may mine jump next door?", 'jumpsUsed'],
    ['My Frigate jumped into this fight this turn. Can it retreat next door to my homeworld?', 'jumpsUsed'],
    ['My Corvette already jumped; can it jump again next turn to the system next door?', 'jumpsUsed'],
    ['Tom and I both control nothing in that system, can I build a Refinery there?', 'systemController'],
    ["We've only just set up with a Scout each. I have 3 credits, may I build a Corvette at home?", 'shipsControlled'],
    ['I play Orbital Bombardment on a system with 3 developments, is that ok?', 'target'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.unsure).toContain(path)
    expect(headOf(asked)).toBe('undetermined')
  })
  it('whose both systems are, in one way and the other', () => {
    const asked = read(
      "My Battlecruiser stands in one of Tom's systems. Can I jump it into the next system, which is Tom's as well?",
    )
    expect(asked.facts).toMatchObject({ originController: 'Tom', destinationController: 'Tom' })
    expect(headOf(asked)).toBe('illegal')
  })
})

describe('what happened before, or comes later, is not now', () => {
  it('what is built now may jump next turn', () => {
    const asked = read("Next turn I want to jump my Corvette, which I'm building now, to the system next door. Ok?")
    expect(asked.facts).not.toHaveProperty('builtThisTurn')
    expect(headOf(asked)).not.toBe('illegal')
  })
  it('what was built this turn wants to jump', () => {
    const asked = read(
      'I built a Destroyer earlier this turn at my homeworld. Can it jump next door right now?',
      '2022-02',
    )
    expect(asked.checker).toBe('starcom/jump')
    expect(headOf(asked)).not.toBe('legal')
  })
  it('that he attacked on his turn does not make it his turn now', () => {
    const asked = read('Ben attacked my New Colony on his turn and then left. Can I build a Refinery there?')
    expect(asked.facts).toMatchObject({ combatSinceMyLastTurn: true })
    expect(asked.facts).not.toHaveProperty('isMyTurn')
  })
})

describe('of several things each counts for itself', () => {
  it('two of five developments are besieged', () => {
    const { facts } = read(
      'I own five developments, two of them are in a system that Tom has under siege. What do I collect?',
    )
    expect(facts).toEqual({
      systems: [
        { developments: 3, underSiege: false },
        { developments: 2, underSiege: true },
      ],
    })
  })
  it('of six in two systems nobody knows how many lie in the besieged one', () => {
    const asked = read('six developments in two systems, one of them besieged. What is my income?')
    expect(headOf(asked)).toBe('undetermined')
  })
  it('a development that is raised is no income', () => {
    const asked = read('How many credits to bring my homeworld from 2 developments up to 5?')
    expect(asked.checker).toBe('starcom/development')
    expect(headOf(asked)).toBe('undetermined')
  })
  it('a Military Base on which something is built builds nothing', () => {
    expect(
      read(
        "Two cubes on my Military Base, one Defense Station. I want two more Defense Stations there, I've 6 credits.",
      ).facts,
    ).not.toHaveProperty('byCard')
  })
  it('Orbital Bombardment picks the ship that is named', () => {
    const asked = read('I play Orbital Bombardment with my Battleship on a system with 3 developments')
    expect(asked.facts).toMatchObject({ target: 'ship', targetMine: true })
  })
  it('Bribery moves a ship of hers', () => {
    const asked = read("Bribery on Anna's Cruiser: can I move it into the Asteroid Field?")
    expect(asked.facts).toMatchObject({ mine: false })
    expect(headOf(asked)).not.toBe('illegal')
  })
})

describe('what is denied, lost or done first', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>, unsure?: string]>([
    ['hand', "I've 5 cards. If I play one first, can I buy a card with my 3 credits?", {}, 'handSize'],
    ['hand', 'I have 5 cards and play Barrage. Can I buy a card?', {}, 'handSize'],
    ['hand', 'I have 5 cards and 3 credits. Can I buy a card?', { handSize: 5 }],
    [
      'income',
      'I have no Trade World, 5 developments on my Homeworld. Income?',
      { systems: [{ card: 'homeworld', developments: 5 }] },
    ],
    [
      'income',
      "I don't control any Trade World. I have 5 developments, none besieged. Income?",
      { systems: [{ developments: 5, underSiege: false }] },
    ],
    [
      'income',
      'I have a Trade World with 2 developments. Income?',
      { systems: [{ card: 'trade-world', developments: 2 }] },
    ],
    [
      'income',
      'I have 4 developments on my Trade World that Tom conquered last turn, and 2 on my Homeworld. Income?',
      {},
      'systems',
    ],
    [
      'income',
      'I have 4 developments on a Trade World that I conquered from Tom. Income?',
      { systems: [{ card: 'trade-world', developments: 4 }] },
    ],
    ['build', 'I lost the system to Tom last turn. Can I build a Refinery there?', { systemController: 'opponent' }],
    ['build', 'I lost control of the system last turn. Can I build a Refinery there?', {}, 'systemController'],
    ['build', 'The system stopped being mine. Can I build a Refinery there?', {}, 'systemController'],
    ['build', 'I took the system from Tom. Can I build a Refinery there?', { systemController: 'me' }],
    [
      'build',
      'I control 5 ships and 6 developments. May I build a Defense Station?',
      { systemController: undefined, shipsControlled: 5 },
    ],
    ['build', 'I control the system. May I build a Defense Station?', { systemController: 'me' }],
    [
      'development',
      'I have 7 credits, my system has 4 developments, max 6. Can I add two?',
      { developments: 4, count: 2 },
    ],
    ['game-end', "If I hadn't conquered Lisa's Homeworld, would the game go on?", { homeworldConquered: false }],
    ['game-end', "I conquered Lisa's Homeworld, does the game go on?", { homeworldConquered: true }],
  ])('%s: %s', (checker, question, facts, unsure) => {
    const asked = ask({ question, game: 'starcom', checker: `starcom/${checker}` })
    for (const [path, value] of Object.entries(facts)) expect(asked.facts[path]).toEqual(value)
    if (unsure) expect(asked.unsure).toContain(unsure)
    if (unsure) expect(asked.facts).not.toHaveProperty(unsure)
  })
  it.each([
    ['Tom has no ship there but a Defense Station, I have two Frigates. Siege on his system?', 'starcom/siege'],
    ['Can I build a Defense Station there? There is a siege on my system.', 'starcom/build'],
  ])('a siege that is asked about and one that is told: %s', (question, checker) =>
    expect(ask({ question, game: 'starcom' }).checker).toBe(checker),
  )
})
