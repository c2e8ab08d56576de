import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)
const read = (question: string) => ask({ question, game: 'starcom' })

describe('what is asked chooses the checker, not what is told before it', () => {
  it.each([
    // a deed that is told
    ['just built a frigate, may we move it at once', 'jump'],
    ['he bought a card, can I answer', 'responses'],
    ['my scouts are in her system, she has no ships. is she besieged', 'siege'],
    ['there is a frigate of his in the battle. may I ignore it and hit the scout', 'combat-damage'],
    ['two refineries on my core world with four developments, how much do I make', 'income'],
    // money by another word
    ['need a frigate and two fighters, purse says 11', 'affordability'],
    // verbs of everyday
    ['scout just came to an unclaimed planet, can I plant a counter', 'development'],
    ['can mass production go on a system with three developments', 'targets'],
    ['is it legal to expand my besieged colony', 'development'],
    ['these two cards are junk, can I flog them', 'hand'],
    ['can I wipe the damage off my cruiser', 'repair-scrap'],
    ['is my battleship repairable', 'repair-scrap'],
    // where, how many, how far
    ['is there a cap on stations', 'station-limit'],
    ['can I pass through two of his systems in a row with a battlecruiser', 'route'],
    ['two fighters here ok? my shipyard is there', 'build'],
    ["from my home to Kim's and then to Bob's, a battlecruiser. possible?", 'route'],
    // figures
    ['how much is it to buy a card', 'quick-facts'],
    ['how much do I get for two cards', 'quick-facts'],
    ['what does my first development cost', 'quick-facts'],
    ['Lena wants my frigate and pays 4, ok', 'deal'],
  ])('%s', (question, checker) => expect(read(question).checker).toBe(`starcom/${checker}`))
})

it('an everyday word that a checker is known by is no misspelt other', () => {
  expect(read('does one fighter prevent the siege').checker).toBe('starcom/siege')
  expect(read('are the two systems connected, can my scout jump').checker).toBe('starcom/jump')
})
