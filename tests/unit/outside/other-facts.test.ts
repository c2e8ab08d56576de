import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'

const ask = (checker: string, facts: Record<string, unknown>) => adjudicate(games, { checker, facts })

describe('one case for every question of a game', () => {
  const duel = { blue: { card: 'Ambush' }, red: { card: 'Push' } }

  test('facts of another question are left aside and told', () => {
    const ruling = ask('legion/priority', { ...duel, hand: ['Push'], inches: 7 })
    if ('error' in ruling) throw new Error(ruling.error.message)
    expect(ruling.answer?.value).toBe('blue')
    expect(ruling.ignored).toEqual(['hand', 'inches'])
  })

  test('nothing is told where nothing was left aside', () => {
    const ruling = ask('legion/priority', duel)
    if ('error' in ruling) throw new Error(ruling.error.message)
    expect(ruling).not.toHaveProperty('ignored')
  })

  test('a fact of no question of the game, or of another game, is refused by name', () => {
    for (const name of ['hnad', 'besiegers', 'constructor', '__proto__']) {
      const ruling = ask('legion/priority', JSON.parse(`{"blue":{"card":"Ambush"},"${name}":1}`))
      expect('error' in ruling, name).toBe(true)
    }
  })
})
