import { expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)

/** One text of another checker shares odd words with each of these; several of the right one speak for it. */
it.each([
  ['frigate route: two jumps, second one into a black hole', 'starcom/route'],
  ['development in a besieged system i have 7 credits', 'starcom/development'],
  ['my 2 dest, his 1 carrier in 34, i move one dest to 33', 'ti4/movement'],
])('the best few texts choose the checker, not a single one: %s', (question, checker) => {
  expect(ask({ question, game: checker.split('/')[0]! }).checker).toBe(checker)
})
