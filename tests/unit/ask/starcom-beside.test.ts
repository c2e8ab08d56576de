import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, edition = '2022-11') => ask({ question, game: 'starcom', edition })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('what helps a ship is not the ship', () => {
  it.each([
    ['may my frigate jump again next door, we own a Jump Nexus', 'frigate'],
    ['can my strike fighter hop to Silis Major next door? It is mine', 'strike-fighter'],
  ])('%s', (question, card) => {
    const asked = read(question)
    expect(asked.facts).toMatchObject({ card })
    expect(asked.facts).not.toHaveProperty('destinationCard', 'jump-nexus')
    expect(asked.unsure).toContain('speedBonus')
    expect(headOf(asked)).toBe('undetermined')
  })
  it.each([
    ['My scout hopped once already; it sits at my Jump Nexus. May it hop next door again?', 'scout'],
    ['we hold Silis Major, can my strike fighter hop next door', 'strike-fighter'],
  ])('but makes it faster where that is told: %s', (question, card) =>
    expect(read(question).facts).toMatchObject({ card, speedBonus: 1 }),
  )
  it('a ship that jumps by a Jump Nexus is no station', () => {
    const asked = read('may my scout jump through the jump nexus to my system, not adjacent', '2022-02')
    expect(asked.facts).toMatchObject({ card: 'scout', viaCard: 'jump-nexus' })
  })
})

describe('Fighter Bays are no Fighter, and a station in the system is one', () => {
  it('with both a Fighter goes up', () => {
    const asked = read(
      'we own fighter bays, may I build a fighter in an ordinary system of mine with a missile platform',
    )
    expect(asked.facts).toMatchObject({ myFighterBays: true, myStationInSystem: true, what: 'fighter' })
    expect(headOf(asked)).toBe('legal')
  })
  it('a station nobody says where is asked for', () => {
    const asked = read('my refinery and fighter bays. May I build a fighter in an ordinary system of mine')
    expect(asked.unsure).toContain('myStationInSystem')
    expect(headOf(asked)).toBe('undetermined')
  })
})

describe('a fleet that is counted beside what is built', () => {
  it.each([
    ['5 fighters, may I build another strike fighter at my homeworld', '2022-02', { fightersControlled: 5 }],
    ['three corvettes and two fighters, can I build a corvette at my homeworld', '2022-11', { fightersControlled: 2 }],
  ])('%s', (question, edition, facts) => {
    const asked = read(question, edition)
    expect(asked.facts).toMatchObject(facts)
    expect(asked.facts).not.toHaveProperty('shipClass')
    expect(asked.unsure).toContain('shipsControlled')
    expect(headOf(asked)).toBe('undetermined')
  })
  it.each([
    'I am down to 4 developments with 6 ships, have I to scrap some',
    'may we still keep 6 ships with 4 developments in total',
  ])('ships that are had are not built: %s', (question) => {
    expect(read(question).facts).toMatchObject({ action: 'keep', shipsControlled: 6, totalDevelopments: 4 })
  })
})

it('each shot is of the ship named last before it', () => {
  const { facts } = read('my destroyer puts 4 on his cruiser and my scout 1 on his corvette, allowed?')
  expect(facts?.assignments).toMatchObject([{ from: 'Destroyer' }, { from: 'Scout' }])
})

it('a Cruiser where nothing is besieged takes one all the same', () => {
  const asked = read('two cruisers of mine, the system isn’t besieged, it has 4 developments. What does conquest take?')
  expect(asked.facts).toMatchObject({ cruisers: 2, underSiege: false })
})
