/** Deeds that are answered, ships that stay or go, and what was only told of them. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears, outcomeOf } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })

describe('a Command on what somebody does is answered by whoever does it first', () => {
  it.each([
    ['he plays sabotage on my build, can I respond', 'me', 'You have the chance now'],
    ["Tom plays sabotage on Mia's build, who may respond first", 'Mia', 'Mia has the chance now'],
    ['he plays sabotage on my development, may I respond', 'me', 'You have the chance now'],
    ['Tom plays interdiction on my jump. who responds first', 'me', 'You have the chance now'],
  ])('%s', (question, by, outcome) => {
    const judged = read(question)
    expect(judged).toMatchObject({ checker: 'starcom/responses', facts: { trigger: { kind: 'action', by } } })
    expect(outcomeOf(judged)).toBe(outcome)
  })
  it('a play on nobody’s deed is what is answered itself', () =>
    expect(read('Bob plays sabotage, may I respond').facts).toMatchObject({ trigger: { kind: 'card', by: 'Bob' } }))
})

describe('a ship that is left where it is does not jump', () => {
  it.each(['can i leave my frigate in his system', 'can I keep my frigate in his system'])('%s', (question) =>
    expect(read(question).checker).not.toBe('starcom/jump'),
  )
  it.each([
    'can my frigate leave the system where a station of his is',
    "can i leave my frigate's system and jump into his",
  ])('%s', (question) => expect(read(question).checker).toBe('starcom/jump'))
})

describe('what was built is told where the question is whether it goes', () => {
  it.each([
    'built a corvette this turn, can it go now',
    'built a corvette this turn, may it jump',
    'I built a corvette this turn and can it move',
  ])('%s', (question) => expect(read(question).checker).toBe('starcom/jump'))
  it('and a new one is not', () => expect(read('can I build a corvette this turn').checker).toBe('starcom/build'))
})
