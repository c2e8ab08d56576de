import { expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { games } from '../../../../lib/games/index.ts'
import type { Ruling } from '../../../../lib/kernel/ruling.ts'

const system = (id: string, q: number, r: number, anomalies: string[] = []) => ({
  id,
  hex: { q, r },
  anomalies,
  wormholes: [],
  planets: [],
  tokens: [],
})
/** Two ways of the same length lead home, one of them through a rift. */
const home = (type: string) => ({
  hyperlanes: [],
  moves: [],
  effects: [],
  expansions: [],
  tacticTokens: 1,
  fleetPool: { ann: 5 },
  seating: ['ann'],
  activePlayer: 'ann',
  active: 's0',
  whose: 'mine',
  systems: [system('s0', 0, 0), system('s1', 1, 0, ['gravity-rift']), system('s2', 0, 1), system('s6', 1, 1)],
  units: [{ id: 'x', type, owner: 'ann', system: 's6', at: 'space' }],
})
const wayOf = (facts: object) => {
  const { answer } = adjudicate(games, { checker: 'ti4/reach', facts }) as Ruling
  return answer?.kind === 'list' ? answer.items?.[0] : undefined
}

test.each(['cruiser-i', 'memoria-ii'])('a ship is not sent through a rift where a way as good is safe: %s', (type) => {
  expect(wayOf(home(type))).toMatchObject({ path: ['s6', 's2', 's0'], dice: 0 })
})
