import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'
const saidOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.answer ?? ruling.answer)?.says : undefined

describe('the limits of measuring with the movement tool', () => {
  it.each([
    ['could I place three movement tools end to end to premeasure', 'illegal'],
    ['I want to put a second movement tool down for premeasuring', 'illegal'],
    ['am I allowed to raise the model while premeasuring with the movement tool', 'illegal'],
    ['may I pick the mini up and measure with the movement tool', 'illegal'],
    ['may I measure with the movement tool without lifting the mini', 'legal'],
    ['may I measure with one movement tool before activating', 'legal'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
})

it('Change of Plans that is revealed is used, unless it is said not to be', () => {
  expect(saidOf(read('red reveals Change of Plans, blue Annihilation Looms. Which effect goes first?'))).toMatch(
    /^Red’s Change of Plans/,
  )
  expect(
    saidOf(read('red reveals Change of Plans but does not use it, blue Annihilation Looms. Which effect goes first?')),
  ).toMatch(/^Blue’s Annihilation Looms/)
})

describe('what was named and not understood is not presumed', () => {
  it.each([
    ['No commander left, End Phase. Can I promote the LAAT?', 'candidateType'],
    ['tied at 2 pips, Grievous has cunning. Who has priority?', 'blue.cunning'],
    ['tied at 1 pip, each card is of a unit that has Cunning. Who goes first?', 'red.cunning'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.unsure).toContain(path)
    expect(headOf(asked)).toBe('undetermined')
  })
  it('troopers by name are troopers', () =>
    expect(headOf(read('No commander left, End Phase. Can I promote my shoretroopers?'))).toBe('legal'))
})

describe('who is ordered is no question of what an army may have', () => {
  it.each(['can a corps unit get two order tokens', 'may a heavy get an order'])('%s', (question) =>
    expect(read(question).checker).not.toBe('legion/army-composition'),
  )
  it('nor what counts for priority one of where a card goes', () =>
    expect(
      read(
        'Red reveals Master of Evil although his Vader was killed. he has Standing Orders. how many pips count for him',
      ).checker,
    ).not.toBe('legion/card-flow'))
  it('and so many of a rank are', () =>
    expect(read('3 corps 1 commander, 500 points skirmish').checker).toBe('legion/army-composition'))
})

describe('who gets the orders', () => {
  it.each([
    ['assault. all three of my guys are within range 2 of leia but im only gonna order two', 'illegal'],
    ['vader to stormies is range four, push on them?', 'illegal'],
  ])('%s: %s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
  it('all three of them', () =>
    expect(saidOf(read('assault. all three of my guys are within range 2 of leia'))).toBe('3 orders have to be given'))
  it('one of them alone', () =>
    expect(read('push, one of my squads is at range 2 of leia. how many orders').facts.units).toHaveLength(2))
})

it.each([
  'i ambushed back in round one and want to play ambush again now',
  'i pushed back in round 2, can i play push',
])('a card that was played a while ago is not sent back: %s', (question) =>
  expect(read(question).facts).not.toHaveProperty('barred'),
)
it('and one that was is', () =>
  expect(read('my push got sent back by change of plans, can i play push again').facts).toHaveProperty('barred'))

describe('who died, was left out or helped before is not who is asked about', () => {
  it('who is not even in the list', () =>
    expect(
      JSON.stringify(read('Anna put down Maximum Firepower and she hasnt even got Veers in her list').facts),
    ).not.toContain('Veers'))
  it('both commanders', () =>
    expect(
      headOf(read('promoted my operative after both commanders died. she can be nominated for assault now?')),
    ).toBe('legal'))
  it('whose ability it was', () => {
    const asked = read("snowtroopers already got an order from vader's ability, can push give them a second")
    expect(asked.facts).not.toHaveProperty('nominee')
    expect(headOf(asked)).toBe('illegal')
  })
})
