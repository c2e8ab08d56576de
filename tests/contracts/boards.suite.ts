import { expect, it } from 'vitest'
import { boardOf, oldBoards } from '../compat/boards.ts'

it('board links of released versions hold what they held', () => {
  const boards = oldBoards()
  expect(boards.length).toBeGreaterThanOrEqual(40)
  for (const { game, query, holds } of boards) expect(boardOf(game, query), query).toEqual(holds)
})
