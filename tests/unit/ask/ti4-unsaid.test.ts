import { describe, expect, it } from 'vitest'
import { ti4 } from '../../../lib/games/ti4/index.ts'
import { hears } from './hears.ts'

const ask = hears([ti4])
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
    ['Can he fly his war sun past my fighters in 31', ['war-sun opponent start', 'fighter-i me 31']],
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
    ['We sit Sol, Hacan, Letnev, me. Letnev has pds II beside the active system', ['pds-ii Letnev next system']],
    ["she's got 2 PDS in 22, all of them PDS II, I activate 23", ['pds-ii opponent 22', 'pds-ii opponent 22']],
    ['Yssaril has two pds next door, pds 2', ['pds-ii Yssaril next system', 'pds-ii Yssaril next system']],
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

describe('"his are in 25" tells of ships, and not of how many', () => {
  const systems = (question: string) => (read(question).facts.systems ?? []) as { id: string; unitsListed?: boolean }[]
  const listed = (question: string) => systems(question).find(({ id }) => id === '25')?.unitsListed
  it.each([
    'mine are in 18, his are in 25',
    "red's are in 25, can my cruiser go from 24 to 26 through 25",
    'my cruiser is in 24, his are in 25',
    'two of mine are in 18, his 3 are in 25',
    'His are in 25',
  ])('%s', (question) => {
    expect(listed(question)).toBe(false)
    expect(read(question).facts).not.toHaveProperty('active', '25')
  })
  it.each(['my cruiser is in 24, his is in 25', 'mine are in 25', 'his token is in 25, my cruiser goes 25 to 26'])(
    'but not: %s',
    (question) => expect(listed(question)).toBeUndefined(),
  )
  it('they are mine where mine are spoken of', () =>
    expect(read('Mine are in 25, can they go to 26').facts).toHaveProperty('activePlayer', 'me'))
})

describe('a card that is for a system', () => {
  const effects = (question: string) => read(question).facts.effects
  it.each([
    ['ion storm beta side on 33, is it next to 25', { id: 'ion-storm', target: '33' }],
    [
      'in the silence of space my cruiser goes 24 past his dread in 25 to 26',
      { id: 'in-the-silence-of-space', owner: 'me', target: '24' },
    ],
  ])('has it where it is told: %s', (question, effect) => expect(effects(question)).toEqual([effect]))
  it.each(['ion storm token in 31, is 31 next to 26', 'ion storm at 30 with the red side, is 30 adjacent to 26'])(
    'and is asked for where it is not: %s',
    (question) => {
      expect(effects(question)).toBeUndefined()
      expect(read(question).ruling).not.toHaveProperty('error')
    },
  )
})

it.each([
  ['can my cruiser fly from 18 to 27 or is 26 in the way', false],
  ['can my cruiser fly from 18 to 27? 26 is in the way', true],
])('whether a system is in the way may be what is asked: %s', (question, isTold) =>
  expect(read(question).facts.moves !== undefined).toBe(isTold),
)

it.each([
  ['my cruiser 26 -> 27, destroyer 28 -> 27', ['26-27', '28-27']],
  ['cruiser 26 to 27, destroyer 28 to 27', ['26-27', '28-27']],
  ['my cruiser 26 -> 27, destroyer 28 -> 29', []],
  ['from 39 hop to 26 with one dreadnought', ['39-26']],
])('ships that come together: %s', (question, paths) =>
  expect(((read(question).facts.moves ?? []) as { path: string[] }[]).map(({ path }) => path.join('-'))).toEqual(paths),
)

it.each([
  ['the token in 24 is mine, can my cruiser go from 24 to 25', ['me']],
  ["the token in 24 is Jim's, can my cruiser go from 24 to 25", ['Jim']],
  ['the token in 24 is not mine, can my cruiser go from 24 to 25', undefined],
])('whose a token is may be said behind it: %s', (question, tokens) =>
  expect((read(question).facts.systems as { tokens?: string[] }[])[0]?.tokens).toEqual(tokens),
)

it('what is active is not what is not activated, or where a token holds ships', () => {
  expect(read('my destroyer ends in the nebula at 42 without activating it, ok').facts).not.toHaveProperty('active')
  expect(read('do I get stuck if I have a token in 24').facts).not.toHaveProperty('active')
  expect(read('if I have a token in 24 can I activate it').facts).toHaveProperty('active', '24')
})

it('a pool that was is none, and what is only wished for is not there', () => {
  expect(read("I used to have 4 fleet tokens, now it's 2. four destroyers at 36").facts.fleetPool).toEqual({ me: 2 })
  const { facts, unsure } = read('my dock lets me keep 3 extra fighters at 27? i have 5 there and no carrier')
  expect(JSON.stringify(facts)).not.toContain('fighter')
  expect(unsure).toContain('units')
})

it.each([
  ['5 infantry landed on both planets. Over?', 'fleet-pool'],
  ['can my cruisers fly from 24 over 25 to 26', 'movement'],
  ['is my fleet in 22 close enough for 27', 'reach'],
  ['ships that may make it to the nexus next round?', 'reach'],
  ['how many moves from 27 to 18?', 'route'],
  ['which wormholes would i need to take to go from my home to 40', 'route'],
  ['who rolls first when Bob moves into 36? seating Bob, Ann, me', 'space-cannon'],
  ['is it true that a PDS can block movement?', 'movement'],
  ['moved a token from fleet to tactics, so fleet 2, but there are three cruisers in 31.', 'fleet-pool'],
])('which question it is: %s', (question, checker) => expect(read(question).checker).toBe(`ti4/${checker}`))
