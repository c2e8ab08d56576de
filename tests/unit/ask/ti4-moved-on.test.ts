/** Of a table of TI4: ships that moved before and go on, who else moves, and what two systems have alike. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const ask = hears(games)
const read = (question: string) => ask({ question, game: 'ti4' })
interface Told {
  systems?: { id: string; tokens?: string[]; wormholes?: string[]; anomalies?: string[] }[]
  units?: { owner?: string; type?: string; system?: string }[]
  moves?: { path: string[] }[]
}
const told = (question: string) => read(question).facts as Told
const paths = (question: string) => (told(question).moves ?? []).map(({ path }) => path.join('-'))
const units = (question: string) =>
  (told(question).units ?? []).map(({ owner = '?', type, system = '?' }) => `${owner} ${type} ${system}`)
const featuresOf = (question: string) =>
  (told(question).systems ?? []).map(({ id, anomalies = [], wormholes = [] }) => [id, ...anomalies, ...wormholes])
const headOf = (question: string) => {
  const { ruling } = read(question)
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, answer } = ruling.presumed ?? ruling
  return answer?.value ?? verdict
}

describe('where ships moved to, they go on from, and a token may lie there', () => {
  it.each([
    ['He moved 2 cruisers from A to B and now wants to move them on to C. Legal?', 'B-C'],
    ['He moved his cruiser from 24 to 25 and then wants to move it on to 26 in the same turn. Legal?', '25-26'],
    ['I flew my destroyer from A to B, now can it go on to C?', 'B-C'],
    ['My cruiser moved from A to B. Can it move on to C?', 'B-C'],
    ['my cruiser jumped from A to B, and I want to bring it further to C this turn', 'B-C'],
    ["I've moved a carrier from 27 to 28. May it now move to 29?", '28-29'],
    ['He moved 2 cruisers from A to B last turn. This turn he activates C and moves them from B to C, allowed?', 'B-C'],
    ['Bob flew two dreads from 30 to 31 and now he wants them to continue to 32. May he?', '31-32'],
    ['I moved my cruiser from 26 to 27 last turn, now 27 to 28', '27-28'],
    ['the dread was in 22 but i moved it to 23 already, now to 24?', '23-24'],
  ])('%s', (question, path) => {
    expect(new Set(paths(question))).toEqual(new Set([path]))
    expect(units(question).every((one) => one.endsWith(` ${path.split('-')[0]}`))).toBe(true)
    expect(read(question).unsure).toContain('systems[0].tokens')
    expect(headOf(question)).toBe('undetermined')
  })
  it('one that is told to lie there decides', () =>
    expect(headOf('My cruiser came into B last turn so my token is still there. Can it move out to C now?')).toBe(
      'illegal',
    ))
  it.each([
    ['My cruiser moved from A to B to C. Legal?', 'A-B-C'],
    ['My cruiser moved from A to B and then to C. Legal?', 'A-B-C'],
  ])('but one move is one: %s', (question, path) => expect(paths(question)).toEqual([path]))
})

describe('of two players who move, whose move is judged is not said', () => {
  it.each([
    'My cruiser goes from A to C, Bob’s from C to B',
    'Ann moves her cruiser from A to C, Bob’s from B to C. Legal?',
    'My destroyer moves A to B and his from C to B',
    'My two cruisers fly from 24 to 26, hers from 25 to 26',
  ])('%s', (question) => {
    expect(paths(question)).toEqual([])
    expect(new Set(units(question).map((one) => one.split(' ')[0])).size).toBe(2)
    expect(read(question).unsure).toContain('moves')
  })
  it('and a token is no ship', () =>
    expect(units("Bob's carrier wants to go from 19 to 20, and his token from last round is in 19")).toHaveLength(1))
})

it.each([
  ['My dreadnought in C stays where it is, my cruiser moves from A to B. Legal?', 'A-B'],
  ['My carrier in 24 remains where it was, my destroyer moves from 22 to 23.', '22-23'],
])('where something stays is nothing of what moves: %s', (question, path) => expect(paths(question)).toEqual([path]))

describe('what two systems have lies in both', () => {
  it.each([
    ['A and B are both asteroid fields, can my cruiser go from A to B?', 'asteroid-field'],
    ['B and C are both nebulas. Cruiser from B to C?', 'nebula'],
    ['A and B both hold an alpha wormhole, can my cruiser go from A to B?', 'alpha'],
    ['A and B both hold an alpha wormhole, can my cruiser in A move to B?', 'alpha'],
    ['A has an alpha and so does B. Are they adjacent?', 'alpha'],
    ['A has an alpha wormhole and B does too, can my cruiser fly from A to B', 'alpha'],
    ['A has a beta and B has one too, are they adjacent?', 'beta'],
    ['is A next to B if both have an alpha', 'alpha'],
    ['Is A adjacent to B? They both have a beta wormhole', 'beta'],
    ['A and B share an alpha wormhole, my PDS II is in A, he activates B', 'alpha'],
    ['A is a nebula, B is one too, can my cruiser go from A to B', 'nebula'],
  ])('%s', (question, feature) =>
    expect(featuresOf(question).map(([, ...features]) => features)).toEqual([[feature], [feature]]),
  )
  it.each([
    ['A has an alpha, B has a beta. Are they adjacent?', 'alpha', 'beta'],
    ['A has beta and B has alpha. Are A and B adjacent?', 'beta', 'alpha'],
  ])('but each its own: %s', (question, first, second) =>
    expect(featuresOf(question)).toEqual([
      ['A', first],
      ['B', second],
    ]),
  )
})

describe('which question it is', () => {
  it.each([
    ['Can my carrier carrying two infantry move from A to B?', 'movement'],
    ['A carrier with 4 fighters aboard moves A to B', 'movement'],
    ['Is Mecatol beside 27', 'adjacency'],
    ['3 fighters and no carrier in 27, do they die', 'fleet-pool'],
    ['pool of 4: 1 war sun, 2 cruisers, 1 carrier in 25. too many?', 'fleet-pool'],
    ['Pool of 3, 2 PDS and 4 destroyers in 24, too many?', 'fleet-pool'],
    ['I lost my carrier in the fight in B, 3 fighters are left. Do they go?', 'fleet-pool'],
    ["Bob moves 3 cruisers into 29. Ann's PDS is in 29, mine in 30. Which fire?", 'space-cannon'],
    ['best way from A to C for my dread: A touches B, B touches C', 'route'],
    ['can I go around the asteroid field? cruiser from 30 to 32', 'route'],
    ['is that over capacity', 'transport'],
    ['My cruiser goes from A over B to C. Legal?', 'movement'],
  ])('%s', (question, checker) => expect(read(question).checker).toBe(`ti4/${checker}`))
})

describe('what was once, or will be, does not stand there now', () => {
  it('how many there are now waits for what they are', () => {
    const { facts, unsure } = read('last turn I had 2 cruisers in A, now there are 3, my fleet pool is 3')
    expect(facts.units).toBeUndefined()
    expect(unsure).toContain('units')
  })
  it('what will be somewhere stands nowhere yet', () =>
    expect(units('Next turn my cruiser will be in B. Can it go from A to C via B today?')).toEqual([]))
  it('what left is not counted', () =>
    expect(
      units('I moved 3 cruisers out of A, my fleet pool is 2 and 3 dreads are still in A. Too many?'),
    ).not.toContain('me cruiser-i A'))
  it.each([
    'Earlier this round I activated A. Now my cruiser in A wants to go to B.',
    'The cruiser I built in A today, can it move to B this round?',
    'I produced 2 cruisers in A this round, can they fly from A to B?',
  ])('whether a token lies there is asked: %s', (question) => {
    expect(told(question)).toHaveProperty('active', 'B')
    expect(read(question).unsure).toContain('systems[0].tokens')
    expect(headOf(question)).toBe('undetermined')
  })
})

describe('what is set down is not told', () => {
  it.each([
    'can the carrier unload infantry on a planet on the way, from 27 via 28 to 29',
    'My dread carries an infantry and goes from A to B. Can it drop it in A?',
  ])('%s', (question) => {
    expect(read(question).unsure).toContain('moves')
    expect(headOf(question)).toBe('undetermined')
  })
})

describe('a pool is asked of where ships come to', () => {
  it.each([
    ['My fleet pool is 3. I move 2 cruisers from A to B, where I already have 2 destroyers. Too many?', 'B', 4],
    ['pool 3: 4 cruisers from 24 to 25, too many?', '25', 4],
    ['My pool is 3, 2 cruisers leave A and 2 stay there. too many in A?', 'A', 2],
  ])('%s', (question, system, count) => {
    expect(told(question)).toHaveProperty('system', system)
    expect(units(question).filter((one) => one.endsWith(` ${system}`))).toHaveLength(count)
  })
})

it.each([
  ['Carrier goes A to B and back to A, I activated A. Move 2 carrier', undefined],
  ['move 2 carrier from A to B to C', undefined],
  ['move 1 carrier from A to B to C', 'carrier-i'],
  ['I move a destroyer from A to B next door. C is the active system.', 'destroyer-i'],
])('with another move value than its kind has, the kind is open: %s', (question, type) =>
  expect(told(question).units?.map((unit) => unit.type)).toEqual([type]),
)

it.each([
  ['A holds my cruiser, C is the active system, B between them is empty. Can it get there?', ['me cruiser-i A']],
  ['yesterday he upgraded to PDS II. His PDS is in 27 and I go into 28 next door', ['opponent pds-ii 27']],
  ['Cruiser II through A B C D, is that ok', ['me cruiser-ii A']],
])('where it stands: %s', (question, expected) => expect(units(question)).toEqual(expected))

it.each([
  ['His token is in B, can my carrier II load my 2 infantry there on the way from A to C?', ['A-B-C']],
  ['Naalu uses Foresight to move his cruiser from A to B when I activate A', ['A-B']],
])('the way: %s', (question, expected) => expect(paths(question)).toEqual(expected))
