import { expect, it } from 'vitest'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow } from './whole-rulings.ts'

it.each(chosen.map(({ id }) => id))('reads every sentence of the list of %s as was accepted', (game) => {
  const changed = changedLines(linesAccepted(game, 'readings'), linesNow(game, 'readings'))
  const told = changed.map(({ name, was, now }) => `${name}\n- ${was}\n+ ${now}`)
  expect(told, 'Look at each; what is meant to change is taken by: npm run rulings:accept').toEqual([])
})
