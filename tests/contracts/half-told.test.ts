import { expect, it } from 'vitest'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow } from './whole-rulings.ts'

it.each(chosen.map(({ id }) => id))(
  'says of half-told cases of %s what was accepted',
  (game) => {
    const changed = changedLines(linesAccepted(game, 'half-told'), linesNow(game, 'half-told'))
    const told = changed.map(({ name, was, now }) => `${name}\n- ${was}\n+ ${now}`)
    expect(told, 'Look at each; what is meant to change is taken by: npm run rulings:accept').toEqual([])
  },
  120_000,
)
