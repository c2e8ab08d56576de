import { expect, it } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { games } from '../../../../lib/games/index.ts'

/** "LEGAL: 9 credits" leaves the table asking for what. */
it.each([
  ['build', { card: 'cruiser', count: 1 }, 'The Cruiser costs 9 credits'],
  ['build', { card: 'corvette', count: 2 }, '2 × Corvette cost 6 credits'],
  ['development', { developments: 0, count: 1 }, 'The development costs 1 credit'],
  ['development', { developments: 0, count: 3, maxDevelopments: 6 }, '3 developments cost 6 credits'],
  ['affordability', { builds: [{ card: 'cruiser', count: 1 }], credits: 9 }, 'It costs 9 credits'],
])('%s %j says what costs so much', (checker, facts, says) => {
  const ruling = adjudicate(games, { checker: `starcom/${checker}`, edition: '2022-11', facts, presume: true })
  if ('error' in ruling) throw new Error(ruling.error.message)
  expect((ruling.presumed ?? ruling).answer?.says).toBe(says)
})
