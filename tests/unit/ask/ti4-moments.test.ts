/** Of a tactical action of TI4: what comes first, and what a rift die takes. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })

describe('what comes first', () => {
  it.each([
    ['do we check capacity before or after the space cannons', ['limits', 'offense']],
    ['does the fleet pool check come before space cannon fire', ['limits', 'offense']],
    ['can his PDS shoot at me when I fly through 26', ['offense', 'ships']],
    ['do space cannons fire at ships passing through', ['offense', 'ships']],
    ['can a PDS shoot me on the way to 25', ['offense', 'ships']],
    ['is rift die rolled before or after I declare moves', ['rift', 'declare']],
    ['do we have to say all the moves before the first rift roll', ['declare', 'rift']],
    ['can I add a move after a ship was lost in the rift', ['declare', 'rift']],
    ['when does the nexus flip', ['nexus']],
    ['in which order: space cannon defense, bombardment, landing', ['defense', 'bombardment', 'landing']],
    ['when do I use gravity drive, before or after declaring the moves', ['cards', 'declare']],
  ])('%s', (question, moments) => {
    const { checker, facts } = read(question)
    expect(checker).toBe('ti4/timing')
    expect(facts).toEqual({ moments })
  })

  it('of one thing that is only named it is not said when it is asked about', () => {
    const { facts, unsure } = read('can I play sabotage after the move was made')
    expect(facts).not.toHaveProperty('moments')
    expect(unsure).toContain('moments')
  })

  it.each([
    ['can his PDS2 in 27 shoot at my cruiser in 26', 'ti4/space-cannon'],
    ['I have pds in 27, 28, 31 and he activates 28', 'ti4/space-cannon'],
    ['can I fly past his destroyer in 27', 'ti4/movement'],
    ['5 cruisers in 26, fleet pool 3', 'ti4/fleet-pool'],
  ])('is another question than: %s', (question, checker) => {
    expect(read(question).checker).toBe(checker)
  })
})

describe('what a rift die takes', () => {
  it.each([
    ['I rolled a 3 leaving the gravity rift, is my cruiser gone', { die: 'low', unit: 'ship' }],
    ['I rolled a 0 for the rift, is the carrier lost', { die: 'zero', unit: 'ship' }],
    ['my cruiser got a 10 in the rift', { die: 'zero', unit: 'ship' }],
    ['rolled a 7 leaving the rift with 2 infantry aboard, do they live', { die: 'high', unit: 'aboard' }],
    ['carrier lost in the rift, what happens to its fighters', { die: 'low', unit: 'aboard' }],
    ['is my carrier lost in the rift', { unit: 'ship' }],
    ['My carrier with 4 fighters rolled a 2 leaving the rift, what of the fighters?', { die: 'low', unit: 'aboard' }],
    ['My carrier with 6 infantry rolled a 1 leaving the rift, is it lost?', { die: 'low', unit: 'ship' }],
    ['My carrier with 2 infantry rolled an 8 leaving the rift, is it lost?', { die: 'high', unit: 'ship' }],
    ['My 4 cruisers leave the rift and the first rolls a 3, is it removed?', { die: 'low', unit: 'ship' }],
    ['leaving the rift with 3 cruisers, one rolled a 2 and one an 8', { unit: 'ship' }],
    ['do fighters roll for the gravity rift too', {}],
    ['can a ship roll a rift twice', { unit: 'ship' }],
    ['rolled twice leaving the rift', {}],
  ])('%s', (question, facts) => {
    const found = read(question)
    expect(found.checker).toBe('ti4/rift-die')
    expect(found.facts).toEqual(facts)
  })

  it.each(['may my carrier go two systems through a gravity rift', 'my carrier goes A, B, C. B is a gravity rift'])(
    'is another question than a way through one: %s',
    (question) => {
      expect(read(question).checker).toBe('ti4/movement')
    },
  )
})
