/** Of a table of TI4: what stands there and goes nowhere, what was there and is gone, and what is only asked. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const ask = hears(games)
const read = (question: string) => ask({ question, game: 'ti4' })
interface Told {
  systems?: { id: string; hex?: object; tokens?: string[]; wormholes?: string[] }[]
  units?: { owner?: string; type?: string; system?: string }[]
  moves?: { path: string[]; loads?: { unit: string }[] }[]
}
const told = (question: string) => read(question).facts as Told
const units = (question: string) =>
  (told(question).units ?? []).map(({ owner = '?', type, system = '?' }) => `${owner} ${type} ${system}`)
const loads = (question: string) => told(question).moves?.flatMap((move) => move.loads ?? []).length
/** The verdict or the usual one; of a figure, the figure. */
const headOf = (question: string) => {
  const { ruling } = read(question)
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, answer } = ruling.presumed ?? ruling
  return answer?.value ?? verdict
}

describe('what stands there with a ship is not said to go along', () => {
  it.each([
    'My carrier is in A with 6 fighters. Can it move to B?',
    'In A I have a carrier and 8 fighters. Can the carrier fly to B?',
    'My carrier is in A with 6 fighters and moves to B. Legal?',
    'I have a carrier and 6 fighters in A. Can the carrier move to B?',
    'My war sun is parked in A with 4 fighters and 5 infantry, can it fly to B?',
    "There's a carrier of mine in A with five infantry. Can it move to B?",
  ])('%s', (question) => {
    expect(loads(question)).toBe(0)
    expect(units(question).every((one) => /^me .* A$/.test(one))).toBe(true)
    expect(headOf(question)).toBe('legal')
  })
  it.each([
    ['My carrier is in A with 6 fighters. Can it carry them to B?', 6],
    ['My carrier is in A with 3 fighters. Can it move to B with them?', 3],
    ['Can my carrier in A with 3 fighters go to B?', 3],
    ['my war sun picks up 2 infantry at 33, ends in 35', 2],
  ])('but where it is, it does: %s', (question, count) => expect(loads(question)).toBe(count))
})

describe('a move is judged with what it holds', () => {
  it.each([
    'My carrier, carrying 4 infantry, moves from A to B. Legal?',
    'My carrier loaded with 4 fighters moves from A to B. Legal?',
    'My carrier (with 3 infantry aboard) flies from 26 to 25. Allowed?',
    'My war sun, transporting 6 infantry, jumps from 27 to 28. Is that okay?',
    'My carrier hauling 4 fighters moves from A via B to C. Legal move?',
  ])('%s', (question) => expect(read(question).checker).toBe('ti4/movement'))
  it.each([
    'My carrier moves from A to B. Can it pick up 2 infantry in B?',
    'How many infantry may my carrier carry when it moves from A to B?',
    'Can my carrier take 3 infantry from A to B?',
    'Does my carrier have room for 5 infantry when it moves to B?',
  ])('but what it may hold is asked of loads: %s', (question) => expect(read(question).checker).toBe('ti4/transport'))
})

describe('who retreated is there no more', () => {
  it.each([
    ['Fleet pool 3. I had 3 cruisers there until they retreated, now I move in 2 dreadnoughts to B. Too many?', 0],
    ['My pool is 2. I had two destroyers in B till they withdrew. Now 2 cruisers are in B. Too many ships?', 0],
    ['His cruiser was in B, but she retreated. Can my cruiser go from A via B to C?', 'legal'],
    ['His destroyer retreated from B. Can my cruiser fly from A through B to C?', 'legal'],
    ['She was in B with a cruiser until she retreated. Can my destroyer go from A through B to C?', 'legal'],
  ])('%s', (question, head) => {
    expect(headOf(question)).toBe(head)
    expect(units(question).filter((one) => /^me/.test(one))).toHaveLength(units(question).length)
  })
  it('and where to is no part of the way', () =>
    expect(
      told('Her 2 cruisers were in B until she retreated to D. Can my carrier go from A through B to C?').moves?.[0]
        ?.path,
    ).toEqual(['A', 'B', 'C']))
  it('but whose retreat is asked is', () =>
    expect(units('His two cruisers retreated from B to C. Legal?')).toHaveLength(2))
})

describe('what stands on a planet counts against no pool', () => {
  it.each([
    'My fleet pool is 3. I have 3 cruisers in B, and 4 infantry on the planet there. Too many?',
    'Fleet pool 2. In B I have 2 destroyers, 5 infantry on planets, a PDS and a space dock. Am I over the limit?',
    'My fleet supply is 3: 3 cruisers in 27 and 2 infantry on New Albion. Too many ships?',
    "Fleet pool 2, two cruisers in 29 and 3 ground forces down on Qucen'n. Too many?",
    'Pool 4, 3 cruisers above Lodor, 4 infantry on the ground. Am I over?',
  ])('%s', (question) => expect(headOf(question)).toBe(0))
  it('but in space it does', () =>
    expect(headOf('Pool 3. 3 destroyers and 4 infantry in space in B. What goes?')).toBe(4))
})

describe('wormholes join what lies far apart', () => {
  it.each([
    'Are two systems with alpha wormholes far apart adjacent?',
    'A and B both have an alpha wormhole but are far apart. Are they adjacent?',
    'There are two alpha wormholes at opposite ends of the map, in A and B. Are A and B adjacent?',
    'A and B each have a beta wormhole. Are they next to each other?',
    'Two alpha wormholes far apart, are they adjacent?',
  ])('%s', (question) => {
    expect(told(question).systems?.map(({ wormholes }) => wormholes?.length)).toEqual([1, 1])
    expect(headOf(question)).toBe(true)
  })
  it('and then nobody said that they touch', () =>
    expect(
      told('A has a beta wormhole, B has a beta wormhole, on opposite sides of the galaxy. Can my cruiser go A to B?')
        .systems?.[1],
    ).not.toHaveProperty('hex'))
})

describe('whether it crosses a system is asked, not told', () => {
  it.each([
    'My cruiser moves from A to C. Does it cross B?',
    'My cruiser moves from A to C. Does it have to pass B?',
    'Must my cruiser cross the nebula to get from A to B?',
    'Does my cruiser go through the asteroid field when it moves from A to B?',
    'Do I have to go through B to get from A to C with my destroyer?',
  ])('%s', (question) => {
    expect(read(question).unsure).toContain('moves')
    expect(headOf(question)).toBe('undetermined')
  })
  it('but whether it may is another question', () =>
    expect(headOf('Does my cruiser get past his destroyer in B on the way from A to C?')).toBe('illegal'))
})

describe('a token that lay there', () => {
  it.each([
    ['My cruiser moves from A to B. My command token was formerly in A. Legal?', 'systems[0].tokens'],
    ['My cruiser moves from A to B. My token used to be in A. Legal?', 'systems[0].tokens'],
    ['I used to have a command token in B. Can my cruiser go from A to B?', 'systems[1].tokens'],
    ['My token was in B until last round. Can my cruiser move from A to B?', 'systems[1].tokens'],
  ])('is in doubt where it lay: %s', (question, path) => {
    expect(read(question).unsure).toEqual([path])
    expect(JSON.stringify(read(question).facts)).not.toContain('tokens')
  })
  it.each([
    'My cruiser moves from A via C to B. There was a token of mine in B, removed. Legal?',
    'My token was there in B, but it has been removed. Can my carrier go from A to B?',
    'My former token in B is gone. Can my cruiser move from A to B?',
  ])('and was taken away bars nothing: %s', (question) => expect(headOf(question)).toBe('legal'))
})

describe('what another thing of theirs does, and where mine is', () => {
  it('his is in B, where he bars the way', () =>
    expect(headOf('My cruiser is in A, his is in B. Can I move past him to C?')).toBe('illegal'))
  it('a dock where I go is there, and not where I come from', () =>
    expect(units('May I retreat to B where my space dock is, from A?')).toEqual([
      'me undefined A',
      'me space-dock-i B',
    ]))
  it('who goes somewhere and stays there goes', () =>
    expect(headOf("There's a nebula in B. My cruiser flies from A into B and stays there. Ok?")).toBe('legal'))
})

describe('what is said of two at once', () => {
  it('lies in both', () =>
    expect(headOf('my cruiser goes from A through B and C to D. B and C are nebulae')).toBe('illegal'))
  it('and what neither has, in none', () =>
    expect(
      JSON.stringify(told('A and B have no alpha wormhole. Are A and B adjacent?').systems?.slice(0, 2)),
    ).not.toContain('alpha'))
})

it.each([
  'can my carrier take 2 infantry through a supernova',
  'can a carrier transport infantry through a nebula',
  'can my carrier carry 2 fighters through an asteroid field',
  'can my carrier take 2 infantry and 4 fighters through an asteroid field',
])('whatever is carried, a way that may be closed is judged as a move: %s', (question) => {
  expect(read(question).checker).toBe('ti4/movement')
})
it('where nothing closes the way, what may be carried is asked', () => {
  expect(read('how many infantry can my carrier carry through the rift').checker).toBe('ti4/transport')
})
