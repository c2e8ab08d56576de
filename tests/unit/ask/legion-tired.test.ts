/** Of Legion: sentences as a tired player says them, and what each of them does not say. */
import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears } from './hears.ts'

const ask = hears([legion])
const read = (question: string, checker?: string) =>
  ask({ question, game: 'legion', ...(checker ? { checker: `legion/${checker}` } : {}) })

describe('whose cards there are is a list, and no hand', () => {
  it.each([
    'which cards can Darth Vader use?',
    'what command cards does Leia have',
    'which cards go with Boba Fett',
    'What cards belong to Han Solo?',
  ])('no checker answers: %s', (question) => expect(read(question).checker).toBeUndefined())
  it.each(['cards for Luke', "Darth Vader's command cards", 'the cards of Leia'])('nothing is told: %s', (question) =>
    expect(read(question, 'command-hand').facts).toEqual({}),
  )
  it.each([
    ['Luke is dead, can I still play Son of Skywalker', 'legion/play-card'],
    ['Can I take Implacable, Vader is in my army', 'legion/command-hand'],
    ['Vader died. Which card can I play?', 'legion/play-card'],
  ])('but a case is judged: %s', (question, checker) => expect(read(question).checker).toBe(checker))
})

describe('what is asked of a card is not told of it', () => {
  it('where a card lies is asked', () => {
    const asked = read('He returned my Push with change of plans. is it in my discard pile?')
    expect(asked.checker).toBe('legion/card-flow')
    expect(read(asked.question, 'card-flow').facts).toMatchObject({ card: 'Push' })
    expect(read(asked.question, 'play-card').facts).not.toHaveProperty('discard')
  })
  it.each(['can I pick Assault again', 'may I choose Assault again?'])('whether it may be chosen again: %s', (asks) => {
    const asked = read(`he sent my Assault back with Change of Plans, ${asks}`)
    expect(asked.checker).toBe('legion/play-card')
    expect(asked.facts).toMatchObject({ chosen: 'Assault', barred: ['Assault'] })
  })
  it('a card that is still held is not chosen', () => {
    const { facts } = read('mine was illegal because leia died. what now, i still hold standing orders', 'play-card')
    expect(facts).toMatchObject({ hand: ['Standing Orders'] })
    expect(facts).not.toHaveProperty('chosen')
  })
})

describe('who is spoken of beside others', () => {
  it('operatives who died are no candidate', () =>
    expect(
      read('all my commanders and operatives are dead, nobody promoted. card?', 'promotion').facts,
    ).not.toHaveProperty('candidateRank'))
  it.each(['Is it legal that I have two Darth Vaders?', 'can i run two Vaders', 'may I field 2 Leias'])(
    'two of one name are an army: %s',
    (question) => {
      const asked = read(question)
      expect(asked.checker).toBe('legion/army-composition')
      expect(asked.facts.unique).toHaveLength(2)
    },
  )
  it('stormtroopers are troopers', () =>
    expect(
      read("last commander died, it's the end phase, can I promote my stormtroopers?", 'promotion').facts,
    ).toMatchObject({ candidateType: 'trooper' }))
})

describe('the second of a row is measured like the first', () => {
  it.each<[string, number[]]>([
    ['The AT-ST is 10 inches away, the squad 20. Ambush. who can get the order?', [10, 20]],
    ['my dewbacks are 5 inches away, snowtroopers 19. how many orders with push', [5, 19]],
    ['Squad A 7 inches off, squad B 13, squad C 20. How many orders with Assault?', [7, 13, 20]],
  ])('%s', (question, inches) =>
    expect((read(question, 'issue-orders').facts.units as { inches: number }[]).map((one) => one.inches)).toEqual(
      inches,
    ),
  )
  it('but the same one that moved is no second', () =>
    expect(read("The squad was 5 inches away, now it's 8. Range?", 'issue-orders').facts.units).toHaveLength(1))
  it('and a round is no range', () =>
    expect(read('The AT-ST is 10 inches away, round 3. Ambush, who gets it?', 'issue-orders').facts.units).toHaveLength(
      1,
    ))
})

it.each([
  'both cards say nothing about when. who does his effect first?',
  'both of them say nothing of when, who first',
])('an effect that says nothing of when has no moment: %s', (question) =>
  expect(read(question, 'effect-order').facts).toMatchObject({
    effects: [{ timing: 'untimed' }, { timing: 'untimed' }],
  }),
)
it('one says it and the other does not', () =>
  expect(read("mine says when revealed, his says nothing. I'm red", 'effect-order').facts.effects).toEqual([
    { player: 'red', timing: 'reveal' },
    { player: 'blue', timing: 'untimed' },
  ]))

it('a rank behind the name', () =>
  expect(read('only Boba Fett the operative is alive, can I play push?', 'play-card').facts).toMatchObject({
    army: [{ name: 'Boba Fett', rank: 'operative', defeated: false }],
  }))
it('that units activate tells the phase', () =>
  expect(read('i played assault this round, we are activating now. where is it').facts).toMatchObject({
    moment: 'activation-phase',
  }))
