import { expect, it } from 'vitest'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow } from './whole-rulings.ts'

it.each(chosen.map(({ id }) => id))('says every case of %s in the words that were accepted', (game) => {
  const changed = changedLines(linesAccepted(game, 'words'), linesNow(game, 'words'))
  const told = changed.map(({ name }) => name)
  expect(told, 'See npm run rulings -- --diff; npm run rulings:accept takes the words as they are').toEqual([])
})
