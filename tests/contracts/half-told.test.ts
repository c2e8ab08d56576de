import { describe, expect, it } from 'vitest'
import { chosen } from './chosen.ts'
import { changedLines, linesAccepted, linesNow, rulingsOf } from './whole-rulings.ts'

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

/** Half-told cases of which some facts are asked for that may not matter, as nothing more could be tried. */
const TOO_MUCH = [
  'SC.JUMP.02',
  'SC.JUMP.13',
  'SC.JUMP.24',
  'SC.DMG.17',
  'SC.DMG.19',
  'SC.INC.03',
  'SC.INC.11',
  'SWL.PLAY.10',
  'SWL.PLAY.15',
  'SWL.PLAY.37',
  'SWL.EFF.02',
]

it('only so many half-told cases have too much open to try everything', () => {
  const cut = chosen.flatMap(({ id }) =>
    [...rulingsOf(id, 'half-told')].flatMap(([name, ruling]) =>
      !('error' in ruling) && /Too much is open/.test(ruling.sentence) ? [name.split(' ')[0]!] : [],
    ),
  )
  expect(TOO_MUCH).toEqual(expect.arrayContaining(cut))
})
