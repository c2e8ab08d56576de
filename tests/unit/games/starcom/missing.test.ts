import { expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'

test('of a build of which nothing is told yet, a siege can decide in either printing', () => {
  const missing = ['2022-11', '2022-02'].map((edition) => {
    const ruling = adjudicate([starcom], { checker: 'starcom/build', edition, facts: {} })
    return 'error' in ruling ? [] : ruling.missing
  })
  expect(missing[0]).toContain('underSiege')
  expect(missing[1]).toContain('underSiege')
})

test.each([
  ['of the second jump of a route alone', { adjacent: true }, {}, ['legs[1].adjacent', 'legs[1].jumpDistance']],
  ['of neither where both are told', { adjacent: true }, { adjacent: true }, []],
])('whether systems are adjacent is asked %s', (_title, first, second, missing) => {
  const leg = { destinationController: 'none', destinationCard: 'other', interdicted: false, viaCard: 'none' }
  const ruling = adjudicate([starcom], {
    checker: 'starcom/route',
    edition: '2022-11',
    facts: {
      card: 'battlecruiser',
      mine: true,
      controlledSinceTurnStart: true,
      builtThisTurn: false,
      speedBonus: 0,
      jumpsUsed: 0,
      originController: 'me',
      legs: [first, second].map((more) => ({ ...leg, faceDownDestination: false, ...more })),
    },
  })
  expect('missing' in ruling && ruling.missing).toEqual(missing)
})
