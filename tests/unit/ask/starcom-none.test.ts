import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])
const read = (checker: string, question: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

describe('who is not there is not read as there', () => {
  it.each([
    ['no enemy ships there', false],
    ['he has no ships there', false],
    ['no ships of Bob there', false],
    ['none of his ships are there', false],
    ["there isn't an enemy ship there", false],
    ['there are no enemy ships', false],
    ['without enemy ships there', false],
    ['he has no ships left there', false],
    ['none of his ships retreated', true],
    ["there's an enemy scout in orbit", true],
    ['there is a scout of Red in orbit', true],
    ['there are two enemy fighters', true],
  ])('can I build a cruiser at my capital, %s', (said, there) => {
    expect(read('build', `can I build a cruiser at my capital, ${said}`).opposingShipsPresent).toBe(there)
    expect(read('contested', `is my capital contested, ${said}`).opposingShipsPresent).toBe(there)
  })

  it.each(['is there an enemy scout?', 'there is an enemy station there'])('%s says nothing of ships', (said) =>
    expect(read('build', `can I build a cruiser at my capital, ${said}`)).not.toHaveProperty('opposingShipsPresent'),
  )

  it('a ship that is denied besieges nobody', () =>
    expect(read('siege', "is my capital under siege, he doesn't have a frigate there, only a scout").vessels).toEqual([
      expect.objectContaining({ owner: 'Red', type: 'ship', attack: 0 }),
    ]))
})

it.each<[checker: string, question: string, facts: object]>([
  ['jump', "can I jump, it isn't my ship", { mine: false }],
  ['development', 'I have one fighter there without a carrier, can I develop', { myNonFighterShips: 0 }],
])('%s: %s', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))

it('a station that is to be built is not there yet', () =>
  expect(read('build', 'can I build an orbital hangar at my colony')).not.toHaveProperty('orbitalHangarHere'))

it('who stops somewhere went there', () =>
  expect(ask({ question: 'is a carrier allowed to stop in an empty asteroid field', game: 'starcom' }).checker).toBe(
    'starcom/jump',
  ))
