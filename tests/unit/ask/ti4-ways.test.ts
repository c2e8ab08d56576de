/** Ways of TI4 and the active system, however they are said. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const ways = (question: string) =>
  ((read(question).facts.moves ?? []) as { path: string[] }[]).map(({ path }) => path.join(' '))

describe('a way', () => {
  it.each([
    ['my war sun goes 21, 22, 24', ['21 22 24']],
    ['carrier: 31, then 32, then 33', ['31 32 33']],
    ['his dread left 34 and stopped right next door in 35', ['34 35']],
    ['the dread quits 34 and ends in 35', ['34 35']],
    ['she flew a cruiser out of 32 and parked it in 33', ['32 33']],
    ['my dread leaves 24 and jumps to empty 47', ['24 47']],
    ['I activate 40 but my cruiser from 38 only gets as far as 39', ['38 39']],
    ['two carriers come from 34 and 36 into 35', ['34 35', '36 35']],
    ['I have pds in 27, 28, 31 and he activates 28', []],
    ["I didn't move my carrier from 26 to 27", []],
    ["I'm not moving my cruiser from 26 to 25, only the dread", []],
    ["Tom says I can't move my cruiser from 26 to 27", ['26 27']],
    ["my dread that didn't move yet goes from 26 to 27", ['26 27']],
    ["I haven't moved yet can my cruiser go from 26 to 27", ['26 27']],
    ['carrier in 22. I activate 24, its two away', []],
    ['I left one destroyer behind in 24, took the other two to 25', []],
    ['I left 24 with one destroyer to 25', ['24 25']],
    ['can I move my dread from 26 to 28 if he has a cruiser in 27', []],
    ['my cruiser 24 to 26 but yellow has a destroyer in 25', []],
    ['can I move my dread from 26 to 28 if he has a cruiser in 28', ['26 28']],
    ['my cruiser from 24 to 26, and green has a carrier in 35', ['24 26']],
    ['two dreads from 26, one thru the wormhole to 39 the other stays', ['26 39']],
    ['dread from 31 to 34, via 32, 33. dread two', ['31 32 33 34']],
    ['dread from 31 to 34 via 32, 33 has his cruiser', ['31 32 34']],
    ['Can my carrier move through a system with an enemy cruiser to an empty system?', ['start a system empty system']],
    ["Can my cruiser go from my home to an empty system and then into Tom's?", ["home empty system Tom's system"]],
    ["my carrier moves from my home to Tom's home", ["home Tom's home"]],
    ['my cruiser from 26 to an empty system', []],
    ['can my cruiser go from 24 to 26 past his destroyer', ['24 there 26']],
    ['can my cruiser pass his destroyer from 24 to 26', ['24 there 26']],
    ['can my cruiser go from 24 to 26 past my own dread', ['24 there 26']],
    ['can my cruiser go from 24 to 26 past his destroyer in 25', ['24 25 26']],
    ['can my destroyer from 22 to 24 pass his pds', []],
    ["yellow's mech is in 29 and i pass by with a cruiser from 28 to 30", ['28 29 30']],
    ['my flagship and a dread start in mecatol, only the dread goes to 24', ['Mecatol Rex 24']],
    ['my cruiser and a dread start in mecatol, both go to 24', ['Mecatol Rex 24', 'Mecatol Rex 24']],
  ])('%s', (question, expected) => {
    expect(ways(question)).toEqual(expected)
  })

  it('begins where a ship is said to leave, not in a place named before', () => {
    const { facts } = read('nothing in 35, my dread leaves 34')
    expect(facts.units).toMatchObject([{ type: 'dreadnought-i', system: '34' }])
  })

  it('is of whoever asks, where somebody else may be gone', () => {
    expect(read('If red leaves 31 can i then go through 31 from 30 to 32').facts).toMatchObject({
      active: '32',
      activePlayer: 'me',
    })
    expect(read('can red leave 31 for 32 with his cruiser').facts).toMatchObject({ active: '32', activePlayer: 'red' })
  })
})

describe('the active system', () => {
  it.each([
    ["active's 24, his cruiser left 22 and stopped in 23", '24'],
    ['active is 40, my cruiser from 38 goes to 39', '40'],
    ['40 is active, my cruiser goes 38 to 39', '40'],
    ['system 40 is the active one, my cruiser goes 38 to 39', '40'],
    ['40 was activated by pink, her carrier comes from 39', '40'],
    ["his dread went 38 to 39 and 39 isn't active", undefined],
    ["he hasn't moved his dread to 25, can I", undefined],
    ['can I detour round the asteroids', undefined],
    ["He's saying supernova blocks, i say go around", undefined],
    ['can I go into the supernova', 'supernova'],
  ])('%s', (question, expected) => {
    expect(read(question).facts.active).toBe(expected)
  })

  it('of a retreat is the one that is left', () => {
    expect(read('retreat from 25 to 26 with my cruiser').facts.active).toBe('25')
    expect(read('combat in 30, I retreat to 31 with a carrier').facts).toMatchObject({ active: '30' })
    // where it is was not said
    expect(read('may I retreat to 31').facts).toMatchObject({ active: 'active system' })
    expect(read('foresight to 31 from 30 with my cruiser').facts.active).toBe('30')
  })
})

describe('what is carried along a way that is told', () => {
  it.each([
    ['my carrier with 2 infantry from 31 through 32 to 33, red has pds in 32', 'ti4/movement'],
    ['can my carrier from 31 through 32 to 33 pick up the infantry in 32', 'ti4/transport'],
    ['how many infantry can my carrier take from 31 through 32 to 33', 'ti4/transport'],
  ])('%s', (question, checker) => expect(read(question).checker).toBe(checker))
})
