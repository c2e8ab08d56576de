/** What is told beside a way and makes it another one is not judged as if it had not been said. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const verdictOf = (question: string) => {
  const { ruling } = read(question)
  return ruling && 'presumed' in ruling ? ruling.presumed?.verdict : undefined
}

describe('a way with more to it', () => {
  it.each([
    'carrier from 27 to 25 with 2 infantry, can i leave one of them on the way in 26',
    'can a cruiser go from 27 to 25 and stop in 26',
    'two cruisers from 27 to 25, may one of them stay in 26',
    'can my cruiser move from 27 to 25 after i already rolled the rift die',
    'can i move my dreadnought from 27 to 25 twice',
    '3 hits on my carrier with 4 fighters, who takes them?',
  ])('is left open: %s', (question) => {
    const { facts, unsure } = read(question)
    expect(facts.moves).toBeUndefined()
    expect(unsure).toContain('moves')
    expect(verdictOf(question)).toBeUndefined()
  })

  it.each([
    'carrier from 27 to 25 with 2 infantry',
    'can a cruiser go from 27 through 25 and stop in 26',
    '2 cruisers in 27, one stays, one goes to 25',
    'can i move my dreadnought from 27 to 25',
  ])('and one without is told: %s', (question) => {
    expect(read(question).facts.moves).toHaveLength(1)
    expect(verdictOf(question)).toBe('legal')
  })
})

describe('what is near a way and no place of it', () => {
  it.each([
    ['my ships start in a nebula, how far do they get', 'active'],
    ['grav rift twice in one move does it give +2', 'active'],
    ['can Creuss ignore Enforced Travel Ban', 'active'],
  ])('is not made active: %s', (question, fact) => {
    expect(read(question).facts[fact]).toBeUndefined()
  })

  it.each([
    ['can I move my destroyers through an enemy fleet to Quann', 'me'],
    ['can he move his destroyers through my fleet to Quann', 'opponent'],
  ])('and who is passed does not go: %s', (question, player) => {
    expect(read(question).facts.activePlayer).toBe(player)
  })

  it.each([
    [
      'can my dreadnoughts leave a system with my own command token and jump to Mecatol with infantry aboard',
      'a system',
    ],
    ['can my dreadnoughts leave 25 and jump to 26 with my command token', '26'],
  ])('a token lies where it is said to: %s', (question, place) => {
    const systems = read(question).facts.systems as { id: string; tokens?: string[] }[]
    expect(systems.filter(({ tokens }) => tokens).map(({ id }) => id)).toEqual([place])
  })

  it.each([
    ['player left of me has PDS II in 31', 'opponent'],
    ['I have PDS II in 31', 'me'],
    ['can a pds in a system my fleet passes through fire at me', 'opponent'],
  ])('a cannon is whose it is said to be: %s', (question, owner) => {
    const { facts } = judge({ question, game: 'ti4', checker: 'ti4/space-cannon' })
    expect((facts.units as { owner?: string }[]).map((unit) => unit.owner)).toEqual([owner])
  })

  it('a card of nobody who is known is no error', () => {
    const { ruling } = read('Does Solar Flare protect my fleet from PDS when I move in?')
    expect(ruling).toHaveProperty('verdict')
  })
})

describe('what comes first', () => {
  it.each([
    ['does pds fire b4 or after the rift rolls', ['offense', 'rift']],
    ['Does fleet supply get checked before space cannon offense?', ['limits', 'offense']],
    ['When do I roll the gravity rift die, before or after I declare all moves?', ['rift', 'declare']],
  ])('is read of what is named: %s', (question, moments) => {
    const { checker, facts } = read(question)
    expect(checker).toBe('ti4/timing')
    expect(facts.moments).toEqual(moments)
  })
})
