import { expect, it } from 'vitest'
import { isSampled } from '../brute-force/sample.ts'
import { chosen } from './chosen.ts'
import { readingsOf, sentencesOf, withoutForms } from './whole-readings.ts'
import { changedLines, linesAccepted } from './whole-rulings.ts'

/** Every sentence is read; in its other forms a share of them. */
const isWhole = (place: number) => isSampled(0, place)

it.each(chosen.map(({ id }) => id))('reads every sentence of the list of %s as was accepted', (game) => {
  const short = new Set(sentencesOf(game).flatMap(({ name }, place) => (isWhole(place) ? [] : [name])))
  const accepted = [...linesAccepted(game, 'readings')].map(
    ([name, line]) => [name, short.has(name) ? withoutForms(line) : line] as const,
  )
  const changed = changedLines(new Map(accepted), readingsOf(game, isWhole))
  const told = changed.map(({ name, was, now }) => `${name}\n- ${was}\n+ ${now}`)
  expect(told, 'Look at each; what is meant to change is taken by: npm run rulings:accept').toEqual([])
})
