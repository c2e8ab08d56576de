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
    'my cruiser has move 2, goes into the rift then 1 more',
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

const pathOf = (question: string) =>
  ((read(question).facts.moves ?? []) as { path?: string[] }[]).map(({ path = [] }) => path.join(' > '))[0]
const systemsOf = (question: string) =>
  ((read(question).facts.systems ?? []) as { id: string; tokens?: string[] }[]).map(({ id, tokens = [] }) =>
    [id, ...tokens].join(' '),
  )

describe('out of the active system and back', () => {
  it.each([
    ['Can my cruiser go out of the active system into the nebula next door and come back?', 'nebula', 'illegal'],
    ['My cruiser in the active system moves out into a nebula and back again, ok?', 'nebula', 'illegal'],
    [
      'Can a dreadnought that sits in the active system hop into the gravity rift and come back?',
      'gravity rift',
      'legal',
    ],
  ])('%s', (question, there, verdict) => {
    expect(pathOf(question)).toBe(`active system > ${there} > active system`)
    expect(read(question).facts.active).toBe('active system')
    expect(headOf(read(question))).toBe(verdict)
  })
  it('a system that is called the active one is that', () =>
    expect(pathOf('My cruiser moves from 27 into the nebula, which is the active system, ok?')).toBe('27 > nebula'))
})

describe('a system that is told by the token in it', () => {
  it.each([
    ['Can my cruiser move out of a system that already has my command token?', 'a system me', 'illegal'],
    ['My cruiser is stuck in a system with my own CC. Can it leave?', 'a system me', 'illegal'],
    ['My cruiser is in a system with my command token, can it move to Mecatol Rex?', 'a system me', 'illegal'],
    ["My cruiser leaves a system with Bob's token, ok?", 'a system Bob', 'legal'],
    ['My cruiser passes a system with my token, is that ok?', 'a system me', 'legal'],
    ['Can I activate a system that already has my command token?', 'a system me', 'illegal'],
    [
      'My carrier with 2 infantry flies past my own token system into Mecatol with gravity drive',
      'a system me',
      'legal',
    ],
  ])('%s', (question, system, verdict) => {
    expect(systemsOf(question)).toContain(system)
    expect(headOf(read(question))).toBe(verdict)
  })
  it.each([
    'My cruiser is in a system without my token, can it move to Mecatol Rex?',
    'My cruiser leaves a system with a frontier token',
    'Can my carrier pick up infantry from a system with my own command token on the way?',
  ])('is not what was said here: %s', (question) => expect(systemsOf(question).join()).not.toContain('a system'))
})

describe('one more that is picked up on the way', () => {
  it.each([
    'I carry 2 infantry from home, swing through a system holding my token to grab a third, end in 25 with a Carrier II',
    'My Carrier II takes 2 infantry from home through a system with my token, grabs another there, ends in 25',
    'Carrier II has 2 infantry in 25, goes via 26 to grab another, then to 27. My token is in 26.',
  ])('%s', (question) => expect(headOf(read(question))).toBe('illegal'))
  it('and what was not understood of it is asked', () => {
    const asked = read('My carrier II goes from 25 via 26 to 27 and picks up the lot on the way')
    expect(asked.unsure).toContain('moves[0].loads')
    expect(headOf(asked)).toBe('undetermined')
  })
  it('a third that stays is none', () =>
    expect(headOf(read('My carrier II takes 2 infantry from 25 via 26 to 27, a third stays'))).toBe('legal'))
})

describe('where a retreat goes that nobody named', () => {
  it.each([
    ['My cruiser retreats from the gravity rift to an adjacent system where I control a planet', 'legal'],
    ['My dread retreats out of the gravity rift to a neighboring system with my own planet', 'legal'],
    ['My cruiser retreats out of the gravity rift to the next system where I have a dock', 'legal'],
    ['Can my cruiser retreat out of the gravity rift? I control a planet next door', 'legal'],
    ['My dread retreats out of the gravity rift, where I own a planet, to an adjacent system', 'undetermined'],
    ['My cruiser retreats out of the gravity rift to an adjacent system with one of my ships, ok?', 'undetermined'],
    ['My carrier retreats out of the gravity rift to an adjacent system where he controls a planet', 'undetermined'],
    ['Can my cruiser retreat out of the gravity rift?', 'undetermined'],
  ])('%s', (question, verdict) => expect(headOf(read(question))).toBe(verdict))
})

describe('the places of a way', () => {
  it.each([
    ['My carrier II goes home – empty system – nebula – Mecatol', 'home > empty system > nebula > Mecatol Rex'],
    ['My cruiser goes B - nebula - C', 'B > nebula > C'],
    ['My cruiser moves from an alpha wormhole to another alpha wormhole', 'alpha > another alpha'],
    ['My destroyer moves 2 systems through 1 asteroid field, ok?', 'start > asteroid field > destination'],
    ['2 dreads in a nebula - Mecatol is next to it, can they go there?', 'nebula > Mecatol Rex'],
    [
      'the rift gives him +1, so his carrier goes through two rifts, legit?',
      'start > gravity rift 1 > gravity rift 2 > destination',
    ],
  ])('%s', (question, path) => expect(pathOf(question)).toBe(path))
  it('"I am in a nebula" is where the way begins', () =>
    expect(read("I'm in a nebula and want to go 2 systems").facts).not.toHaveProperty('active'))
  it.each([
    'My cruiser moves from alpha to beta, then 1 more system',
    'jolnar has pds II, 2 on the planet and 1 next door, does he need to fire all',
    'I shoot with two PDS II at 5: I rolled 5 and 9, how many hits?',
    'My destroyer moves 2 systems through 1 asteroid field, ok?',
  ])('a number that counts is no tile: %s', (question) =>
    expect(systemsOf(question).filter((id) => /^\d+$/.test(id))).toEqual([]),
  )
  it.each([
    ['My cruiser goes from 5 to 27', ['5', '27']],
    ['Is A next to B if both have an alpha', ['A', 'B']],
  ])('and one that names a tile is: %s', (question, ids) => expect(systemsOf(question)).toEqual(ids))
})
