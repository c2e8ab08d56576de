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

test('why not, of a fleet that is stopped: the first ship and how many more, not one sentence a ship', () => {
  const ships = ['a', 'b', 'c']
  const { verdict, because } = presumed('ti4/movement', {
    activePlayer: 'ann',
    active: '3',
    systems: [
      { id: '1', anomalies: [], wormholes: [], hex: { q: 0, r: 0 } },
      { id: '2', anomalies: ['nebula'], wormholes: [], hex: { q: 1, r: 0 } },
      { id: '3', anomalies: [], wormholes: [], hex: { q: 2, r: 0 } },
    ],
    units: ships.map((id) => ({ id, type: 'cruiser-i', owner: 'ann', system: '1', at: 'space' })),
    moves: ships.map((ship) => ({ ship, path: ['1', '2', '3'] })),
  })
  expect(verdict).toBe('illegal')
  expect(because).toBe('a cannot pass 2, a nebula. And 2 more.')
})

/** Two opponents at the two ends bar no jump: only one and the same does (starcom:command-phase.move.7). */
test('what turns a jump out of the system of an opponent is that same opponent at the other end', () => {
  const facts = { card: 'corvette', adjacent: true, originController: 'Bo' }
  const says = presumed('starcom/jump', facts).unless.map((line) => line.says)
  expect(says.join('; ')).toContain('the same player controls the destination too')
  expect(
    adjudicate(games, { checker: 'starcom/jump', facts: { ...facts, destinationController: 'Cy' } }),
  ).toMatchObject({ presumed: { verdict: 'legal' } })
})
