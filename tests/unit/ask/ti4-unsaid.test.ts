import { describe, expect, it } from 'vitest'
import { openAsk } from '../../../lib/ask/door.ts'
import { ti4 } from '../../../lib/games/ti4/index.ts'

const ask = openAsk([ti4])
const read = (question: string) => ask({ question, game: 'ti4' })
interface Unit {
  owner?: string
  type?: string
  system?: string
}
const unitsOf = (question: string) =>
  (read(question).facts.units as Unit[]).map(({ owner = '?', type, system = '?' }) => `${type} ${owner} ${system}`)

describe('what a ship holds, and no place is named', () => {
  it.each([
    ['war sun, 3 infantry, three fighters, 1 mech', 'illegal'],
    ['war sun, three infantry, two fighters and a mech', 'legal'],
    ['Carrier 1 holds four. I want to load three fighters and 2 infantry', 'illegal'],
  ])('fills no place, and is judged for any: %s', (question, verdict) => {
    const { facts, ruling } = read(question)
    expect(JSON.stringify(facts)).not.toMatch(/path|system|active|"at":"(?!space)/)
    const presumed = ruling && 'presumed' in ruling ? ruling.presumed : undefined
    expect(presumed?.verdict).toBe(verdict)
    expect(presumed?.sentence).toContain('from any system to one beside it')
  })
})

it('what is counted against a pool stands together, and its system has no made-up name', () => {
  const { facts, ruling } = read('fleet pool 3, I move in 2 cruisers, a carrier and a destroyer')
  expect(JSON.stringify(facts)).not.toContain('system')
  const presumed = ruling && 'presumed' in ruling ? ruling.presumed : undefined
  expect(presumed?.answer?.value).toBe(1)
  expect(presumed?.sentence).toContain('all in one system')
})

describe('where a unit stands, or what is active, is not what another word says', () => {
  it.each<[string, string[]]>([
    ['Can he fly his war sun past my fighters in 31', ['war-sun opponent ?', 'fighter-i me 31']],
    [
      'dread picks up 1 infantry on the way at Lodor, but my token is there',
      ['dreadnought-i me ?', 'infantry-i me Lodor'],
    ],
    [
      'no ships in there, just his space dock and some infantry, can my ships pass through',
      ['space-dock-i opponent ?', 'infantry-i opponent ?'],
    ],
    [
      'Winnu sits on Mecatol with a dread and 1 infantry, I come from Lodor with a cruiser',
      ['dreadnought-i winnu Mecatol Rex', 'infantry-i winnu ?', 'cruiser-i me Lodor'],
    ],
    ['We sit Sol, Hacan, Letnev, me. Letnev has pds II beside the active system', ['pds-ii Letnev ?']],
    ["she's got 2 PDS in 22, all of them PDS II, I activate 23", ['pds-ii opponent 22', 'pds-ii opponent 22']],
    ['Yssaril has two pds next door, pds 2', ['pds-ii Yssaril ?', 'pds-ii Yssaril ?']],
  ])('%s', (question, units) => expect(unitsOf(question)).toEqual(units))
  it.each([
    'there is a supernova on the straight way, can I go round with move 3',
    'Diplomacy on 31 from him, can I move out of it',
    'carrier from rift to planet two hexes away',
    'only tokens of others in my home system, may I leave',
    'i have no units in 34, he passes it',
    'ship has move 2 and the rift gives one, how far',
  ])('active: %s', (question) => expect(read(question).facts).not.toHaveProperty('active'))
  it('who is in my way does not go it', () =>
    expect(read("sol's two infantry on 23, do they block my way from 22 to 24").facts).not.toHaveProperty(
      'activePlayer',
      'sol',
    ))
  it.each(["they aren't adjacent", "if they don't touch", '25 is not next to it'])('27 to 25, %s', (said) =>
    expect(JSON.stringify(read(`my cruiser from 27 to 25, ${said}`).facts)).not.toMatch(/"hex"/),
  )
  it('they are my ships', () =>
    expect(read('my ships in my home system, can they go to 40').facts).toHaveProperty('activePlayer', 'me'))
  it('an empty system on the way is a place', () =>
    expect(read('my cruiser leaves Lodor for Mecatol via an empty system').facts).toMatchObject({
      moves: [{ path: ['Lodor', 'empty system', 'Mecatol Rex'] }],
    }))
  it('what lies between is told of the place itself', () =>
    expect(read('destroyer in 31, activated 33, 32 between is an asteroid field').facts.systems).toHaveLength(3))
  it('who is played is no planet', () =>
    expect(JSON.stringify(read('can I move into a supernova with Muaat').facts)).not.toContain('Muaat'))
  it('a way through one place and then another', () =>
    expect(read('cruiser goes through a gravity rift and then an asteroid field').facts).toMatchObject({
      moves: [{ path: ['start', 'gravity rift', 'asteroid field', 'destination'] }],
    }))
  it('a way by what is picked up does not begin there', () =>
    expect(read('my war sun picks up 2 infantry at 33, ends in 35').facts).toMatchObject({
      moves: [{ path: ['start', '33', '35'] }],
    }))
})
