import { describe, expect, it } from 'vitest'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow } from './whole-rulings.ts'

describe.each(chosen.map(({ id }) => id))('whole rulings of %s', (game) => {
  it('decide what was accepted', () => {
    const changed = changedLines(linesAccepted(game, 'law'), linesNow(game, 'law'))
    const told = changed.map(({ name, was, now }) => `${name}\n- ${was}\n+ ${now}`)
    expect(told, 'Look at each; what is meant to change is taken by: npm run rulings:accept').toEqual([])
  })
})
