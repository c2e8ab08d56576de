import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { chain, go, table, units } from '../../../lib/games/ti4/board/samples.ts'

const remediesOf = (checker: string, facts: unknown) => {
  const ruling = adjudicate(games, { checker, facts })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling.remedies.map(({ says }) => says)
}

describe('the ranks of an army', () => {
  const army = {
    format: 'standard',
    points: 800,
    commander: 1,
    operative: 0,
    corps: 3,
    special: 0,
    support: 0,
    heavy: 0,
    unique: [],
  }
  test.each([
    [{ corps: 2 }, 'Take 3 corps units'],
    [{ corps: 7 }, 'Take 6 corps units'],
    [{ commander: 3 }, 'Take 2 commanders'],
    [{ commander: 3, corps: 2 }, 'Take 2 commanders, and take 3 corps units'],
  ])('%j', (change, says) => {
    expect(remediesOf('legion/army-composition', { ...army, ...change })).toContain(says)
  })
})

test('a load that is too large is lightened where loads alone are asked about', () => {
  const facts = table({
    systems: chain('a b'),
    active: 'b',
    units: units('car:carrier-i@a i1:infantry-i@a i2:infantry-i@a i3:infantry-i@a i4:infantry-i@a i5:infantry-i@a'),
    moves: [go('car', 'a b', 'i1@a i2@a i3@a i4@a i5@a')],
  })
  expect(remediesOf('ti4/transport', facts)).toEqual(['Load less: car with i1, i2, i3, i4'])
})

test.each([
  ['starcom/development', '2022-02', { systemController: 'me', credits: 1 }, 'Have 2 credits'],
  ['starcom/fighter-limit', '2022-02', { totalDevelopments: 2, fightersControlled: 2 }, 'Have 3 developments'],
  ['starcom/affordability', '2022-11', { credits: 0, builds: [{ card: 'corvette' }] }, 'Have 3 credits'],
])('no more is asked for than lifts the ban, where more is not told: %s %s', (checker, edition, facts, says) => {
  const ruling = adjudicate(games, { checker, edition, facts })
  if ('error' in ruling) throw new Error(ruling.error.message)
  expect([...ruling.remedies, ...ruling.openings].some((one) => one.says.startsWith(says))).toBe(true)
})

test('a change of several parts is one sentence', () => {
  const hand = { army: ['Darth Vader'], hand: ['Implacable', 'Push'], faction: 'empire' }
  expect(remediesOf('legion/command-hand', hand)[0]).toMatch(/^Add [^,]+(, and add [^,]+){4}$/)
})
