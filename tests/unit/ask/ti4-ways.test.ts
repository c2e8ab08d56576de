/** Ways of TI4 and the active system, however they are said. */
import { describe, expect, it } from 'vitest'
import { openAsk } from '../../../lib/ask/door.ts'
import { games } from '../../../lib/games/index.ts'

const judge = openAsk(games)
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
  ])('%s', (question, expected) => {
    expect(ways(question)).toEqual(expected)
  })

  it('begins where a ship is said to leave, not in a place named before', () => {
    const { facts } = read('nothing in 35, my dread leaves 34')
    expect(facts.units).toMatchObject([{ type: 'dreadnought-i', system: '34' }])
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
  ])('%s', (question, expected) => {
    expect(read(question).facts.active).toBe(expected)
  })

  it('of a retreat is the one that is left', () => {
    expect(read('retreat from 25 to 26 with my cruiser').facts.active).toBe('25')
    expect(read('combat in 30, I retreat to 31 with a carrier').facts).toMatchObject({ active: '30' })
    expect(read('may I retreat to 31').facts).not.toHaveProperty('active')
    expect(read('foresight to 31 from 30 with my cruiser').facts.active).toBe('30')
  })
})
