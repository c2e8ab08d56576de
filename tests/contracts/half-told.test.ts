import { describe, expect, it } from 'vitest'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow } from './whole-rulings.ts'

describe.each(chosen.map(({ id }) => id))('cases of %s', (game) => {
  it.each(['half-told', 'otherwise', 'further'] as const)(
    '%s: come to what was accepted',
    (sort) => {
      const changed = changedLines(linesAccepted(game, sort), linesNow(game, sort))
      const told = changed.map(({ name, was, now }) => `${name}\n- ${was}\n+ ${now}`)
      expect(told, 'Look at each; what is meant to change is taken by: npm run rulings:accept').toEqual([])
    },
    120_000,
  )
})
