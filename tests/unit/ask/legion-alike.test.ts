/** Of Legion: sentences that look alike and are read apart, each beside its opposite. */
import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string, checker?: string) =>
  ask({ question, game: 'legion', ...(checker ? { checker: `legion/${checker}` } : {}) })

describe('pips that are compared', () => {
  it.each<[string, blue: number | undefined, red: number | undefined]>([
    ['mine is a 2 pip and his has one pip more, who goes first', 2, 3],
    ["mine's got two pips less than his 3", 1, 3],
    ['my card has one pip more than his two', 3, 2],
    ["he's one pip above my 2", 2, 3],
    // nothing to measure it by
    ['his card has one pip more than mine, who goes first', undefined, undefined],
    // no card has so many
    ['he played a 1 pip, mine has four more pips', undefined, 1],
    // it is no pip
    ['he shows 3 pips and I have one more card', undefined, 3],
  ])('%s', (question, blue, red) => {
    const asked = read(question, 'priority')
    const { facts } = asked as { facts: { blue?: { pips?: number }; red?: { pips?: number } } }
    expect([facts.blue?.pips, facts.red?.pips]).toEqual([blue, red])
    for (const [side, pips] of Object.entries({ blue, red }))
      if (pips === undefined) expect(asked.unsure).toContain(`${side}.pips`)
  })
})

describe('who is not there', () => {
  it.each([
    'Luke is not in my army can I bring Son of Skywalker',
    'may I take Implacable without Vader',
    "I don't have Leia but want No Time for Sorrows in my hand",
  ])('bars its card, and leaves open who is in it instead: %s', (question) => {
    const { facts, unsure, ruling } = ask({ question, game: 'legion', checker: 'legion/command-hand' })
    expect(facts.hand).toHaveLength(1)
    expect(facts).not.toHaveProperty('army')
    expect(unsure).toContain('army')
    expect(ruling).toMatchObject({ verdict: 'illegal' })
  })
  it("but with others in it the card's own is missing", () =>
    expect(read('only Leia in my army, Luke is not, can I bring Son of Skywalker', 'command-hand').facts).toEqual({
      hand: ['Son of Skywalker'],
      army: ['Leia Organa'],
    }))
  it('a card that has an owner is not read without one', () => {
    const { facts, unsure } = read('Implacable has no owner, may Leia be nominated', 'nomination')
    expect(facts).toMatchObject({ card: { name: 'Implacable' } })
    expect(facts).not.toHaveProperty('card.owner')
    expect(unsure).toContain('card.owner.name')
    expect(read('Ambush has no owner, may Leia be nominated', 'nomination').facts).toMatchObject({
      card: { name: 'Ambush', owner: { name: 'none' } },
    })
  })
})

describe('what is told', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
    ['play-card', 'can I pass and play nothing, I got Ambush left', { chosen: 'none', hand: ['Ambush'] }],
    ['play-card', 'can I play Ambush, I got nothing else left', { chosen: 'Ambush' }],
    ['card-flow', 'start 7, played 3, no Standing Orders, how many left', { events: undefined }],
    ['promotion', 'he promotes his heavy though a corps trooper is there', { candidateRank: 'heavy' }],
    ['promotion', 'two commanders left, one just died', { commandersLeft: undefined }],
    ['promotion', 'two commanders left, one unit died', { commandersLeft: 2 }],
    ['measuring', "measuring with the movement stick, it's not his unit's go", { activating: false }],
    ['measuring', "measuring with the movement stick, it's his unit's go", { tool: 'movement-tool' }],
    ['priority', 'round 4, 2 against 2, who rolls', { blue: { pips: 2 }, red: { pips: 2 } }],
    ['priority', 'round 4, 2 against 3, who rolls', { blue: undefined, red: undefined }],
  ])('%s: %s', (checker, question, facts) => {
    const asked = read(question, checker)
    for (const [fact, value] of Object.entries(facts)) expect(asked.facts[fact]).toEqual(value)
  })
  it('a card named with its number lies there so often', () =>
    expect(read('hand: Ambush x2, Push, Assault, Standing Orders', 'command-hand').facts).toEqual({
      hand: ['Ambush', 'Ambush', 'Push', 'Assault', 'Standing Orders'],
    }))
  it.each([
    ["my AT-ST got an order from Vader's card already, another from Push?", 'issue-orders'],
    ['put the move tool down, then changed my mind', 'measuring'],
    ['can Han be picked for her card', 'nomination'],
    ['can Han pick her card again', 'play-card'],
    ['is a permanent card thrown away in the end phase', 'card-flow'],
  ])('asks of the right thing: %s', (question, checker) => expect(read(question).checker).toBe(`legion/${checker}`))
})

describe('words that were read', () => {
  it.each([
    'Push, luke nominated, two units at range 3, how many orders',
    'Push, Vader nominated, 3 stormtroopers at range 2, how many orders',
  ])('are not said to be unread: %s', (question) => expect(read(question, 'issue-orders').unread).toEqual([]))
})

describe('Field Commander is a keyword, and no rank', () => {
  it.each<[string, Record<string, unknown>]>([
    ['can a field commander unit be nominated for ambush', { rank: undefined, keywords: ['Field Commander'] }],
    ["can a field commander issue orders for vader's card", { rank: undefined, keywords: ['Field Commander'] }],
    ['a field commander unit nominated for implacable, vader is a commander', { rank: undefined, name: undefined }],
    ['can a unit with field commander issue orders for a vader card', { rank: undefined, name: undefined }],
    ['can a commander be nominated for ambush', { rank: 'commander', keywords: undefined }],
    ['Vader is my commander, can he be nominated for implacable', { rank: 'commander', name: 'Darth Vader' }],
  ])('%s', (question, told) => {
    const { nominee = {} } = read(question, 'nomination').facts as { nominee?: Record<string, unknown> }
    expect(Object.fromEntries(Object.keys(told).map((key) => [key, nominee[key]]))).toEqual(told)
  })

  it.each<[string, Record<string, unknown>]>([
    ['i have no commander, only a field commander unit, 4 corps', { commander: 0, fieldCommander: true }],
    ['field commander stormtroopers instead of a commander, 4 corps', { commander: 0, fieldCommander: true }],
    ['no field commander, one commander, 4 corps', { commander: 1, fieldCommander: false }],
  ])('%s', (question, told) => {
    expect(read(question, 'army-composition').facts).toMatchObject(told)
  })
})
