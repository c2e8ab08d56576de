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

describe('the lines of a list', () => {
  const vessels = [{ id: 'x', owner: 'Bo', type: 'ship', class: 'Medium', attack: 2, hp: 3 }]

  test('what another question asks of a vessel is left aside and told once', () => {
    const ruling = ask('starcom/siege', { controller: 'me', vessels: [...vessels, ...vessels] })
    expect(ruling).toMatchObject({ verdict: 'answered', ignored: ['vessels[].id', 'vessels[].hp'] })
  })

  test('what no question asks of one is refused by name', () => {
    const ruling = ask('starcom/siege', { controller: 'me', vessels: [{ ...vessels[0], colour: 'red' }] })
    expect(ruling).toMatchObject({ error: { issues: [{ path: 'vessels[0].colour' }] } })
  })

  test('a line that is no line is left to be refused', () => {
    expect(ask('starcom/siege', { controller: 'me', vessels: [7] })).toMatchObject({ error: {} })
    expect(ask('starcom/siege', { controller: 'me', vessels: 7 })).toMatchObject({ error: {} })
  })
})

test('a number is read where the values are numbers in words', () => {
  const plays = [
    { by: 'Ann', card: 'barrage' },
    { by: 'Bo', card: 'intercept-orders', target: 1 },
  ]
  expect(ask('starcom/responses', { seats: ['Ann', 'Bo'], activePlayer: 'Ann', plays })).not.toHaveProperty('error')
  const third = [plays[0], { ...plays[1], target: 0.5 }]
  expect(ask('starcom/responses', { seats: ['Ann', 'Bo'], activePlayer: 'Ann', plays: third })).toHaveProperty('error')
})
