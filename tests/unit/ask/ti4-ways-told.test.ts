import { describe, expect, it } from 'vitest'
import { ti4 } from '../../../lib/games/ti4/index.ts'
import { hears } from './hears.ts'

const ask = hears([ti4])
const read = (question: string) => ask({ question, game: 'ti4' })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('how far a way goes is as far as it is told', () => {
  it.each([
    'may my destroyer go four systems through a gravity rift',
    'my cruiser passes an asteroid field to a system three away, legal? I have antimass',
  ])('%s', (question) => {
    const asked = read(question)
    expect(asked.unsure).toContain('moves')
    expect(headOf(asked)).toBe('undetermined')
  })
  it('two systems with one between are what they seem', () =>
    expect(headOf(read('may my carrier go two systems through a gravity rift'))).toBe('legal'))
})

describe('what the faction of a ship of mine does by itself', () => {
  it.each([
    ['may my Muaat dreadnought pass through a supernova', 'gashlai-physiology'],
    ['may my Prototype War Sun II pass through a supernova', 'gashlai-physiology'],
    ['may our Empyrean destroyer fly through a nebula', 'voidborn'],
  ])('%s', (question, id) => {
    const asked = read(question)
    expect(asked.facts).toMatchObject({ effects: [{ id, owner: 'me' }] })
  })
  it('is not theirs who merely meet it', () =>
    expect(read('may my cruiser pass through a supernova where a Muaat war sun is').facts).not.toHaveProperty(
      'effects',
    ))
})

it('a system that is not a nebula is none', () => {
  const { facts } = read(
    'I activated a system that isn’t a nebula, may my cruiser start in a gravity rift and go there',
  )
  expect(JSON.stringify(facts)).not.toContain('nebula')
})
