/** Of a table of TI4: what is spoken of and not there now, and what a way leaves out. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const INTO = 'Can my cruiser enter the asteroid field now?'
const verdict = (question: string) => {
  const { ruling } = read(question)
  if (!ruling || !('verdict' in ruling)) throw new Error(`not judged: ${question}`)
  return ruling.presumed?.verdict ?? ruling.verdict
}
const path = (question: string) => (read(question).facts.moves as { path: string[] }[] | undefined)?.[0]?.path

describe('a card that is only spoken of', () => {
  it.each([
    "I'll research Antimass Deflectors next round.",
    'I plan to get Antimass.',
    'I wish I had Antimass Deflectors.',
    "Antimass isn't researched yet.",
    'I used to have Antimass.',
    'I sold Antimass.',
    'Antimass is my next technology.',
    'Everyone but me has Antimass.',
    'Bob, not me, has Antimass.',
    'Nobody else has Antimass but I have it.',
    'I played Nav Suite last turn.',
    'I forgot to play Nav Suite.',
    'My Nav Suite was discarded.',
  ])('is left open: %s', (told) => {
    expect(verdict(`${told} ${INTO}`)).toBe('undetermined')
  })

  it.each([
    'I got Antimass last round.',
    'I just researched Antimass.',
    'With Antimass:',
    'If I had Antimass',
    'I play Nav Suite.',
    'Ships of mine with Antimass:',
    'My faction has Antimass.',
  ])('is in play where it is had: %s', (told) => {
    expect(verdict(`${told} ${INTO}`)).toBe('legal')
  })
})

describe('where a ship stands', () => {
  it('is where its last move ended, where it is asked whether it may move on', () => {
    expect(path('My cruiser landed in a nebula. May it fly to 25?')).toEqual(['nebula', '25'])
    expect(verdict('My cruiser ended up in an asteroid field. Can it move out to the next system?')).toBe(
      'undetermined',
    )
    expect(verdict('My cruiser ended in an asteroid field. Is that legal?')).toBe('illegal')
  })
})

describe('a way', () => {
  it('does not lead to what another place is next to', () => {
    expect(path('The system next to the asteroid field 44 is 25. Can my cruiser move from 24 to 25?')).toEqual([
      '24',
      '25',
    ])
  })

  it('is open where something else lies between', () => {
    expect(verdict("There's an asteroid field between 24 and 26. Can my cruiser go from 24 to 26?")).toBe(
      'undetermined',
    )
  })

  it('goes through what a tile is said to be, besides what it shows', () => {
    expect(verdict('25 is a nebula now. Can my cruiser go 24 to 25 to 27?')).toBe('illegal')
    expect(verdict("25's an asteroid field. Can my cruiser go 24 to 25?")).toBe('illegal')
  })

  it('from wormhole to wormhole says nothing of whether their sides touch', () => {
    expect(verdict('can my carrier go from Lodor to 39')).toBe('legal')
    expect(verdict('Enforced Travel Ban passed. Can my carrier go from Lodor to 39?')).toBe('undetermined')
    expect(verdict("I'm Creuss and Enforced Travel Ban passed. Can my carrier go from Lodor to 39?")).toBe('legal')
    expect(verdict('can my carrier go from Lodor to Quann')).toBe('undetermined')
    expect(verdict('Wormhole Reconstruction is law, can my carrier go from Lodor to Quann')).toBe('legal')
  })
})
