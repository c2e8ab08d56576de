import { expect, test } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'

const presumed = (checker: string, facts: Record<string, unknown>) => {
  const ruling = adjudicate(games, { checker, facts })
  if ('error' in ruling || !ruling.presumed) throw new Error('nothing is presumed')
  return ruling.presumed
}

/** A value that contradicts what is usual, such as a ship built this turn, took all steps there are. */
test('what turns an ordinary jump is tried to the end', () => {
  const { cut, unless } = presumed('starcom/jump', { card: 'cruiser', adjacent: true, destinationController: 'Bo' })
  expect(cut).toBeUndefined()
  const paths = unless.flatMap(({ path, parts = [] }) => [path, ...parts.map((part) => part.path)])
  expect(paths).toEqual(expect.arrayContaining(['originController', 'builtThisTurn', 'jumpsUsed', 'interdicted']))
})
