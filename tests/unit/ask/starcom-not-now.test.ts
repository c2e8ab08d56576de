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
  it('whose the system is it leaves, but not whose the next is', () => {
    const asked = read(
      "My Battlecruiser stands in one of Tom's systems. Can I jump it into the next system, which is Tom's as well?",
    )
    expect(asked.facts).toMatchObject({ originController: 'Tom' })
    expect(headOf(asked)).toBe('undetermined')
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
