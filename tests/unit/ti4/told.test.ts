/** What was read of a sentence, in the words of a table. */
import { expect, test } from 'vitest'
import { sayFact } from '../../../lib/ask/said.ts'
import { games } from '../../../lib/games/index.ts'

const { facts } = games.find(({ id }) => id === 'ti4')!.checkers.find(({ id }) => id === 'movement')!
const say = (...chips: [path: string, value: unknown][]) =>
  sayFact(
    facts,
    chips.map(([path, value]) => ({ path, value })),
  ).value

const cruiser = (id: string, owner = 'me') => ({ id, owner, type: 'cruiser-i', system: '27', at: 'space' })

test('ships that are alike are one fleet, and whose they are is said', () => {
  expect(say(['units[0]', cruiser('Cruiser I 1')], ['units[1]', cruiser('Cruiser I 2')])).toBe(
    '2 × Cruiser I, mine, in 27',
  )
  expect(say(['units[0]', cruiser('Cruiser I 1')], ['units[1]', cruiser('Cruiser I 2', 'Ann')])).toBe(
    'Cruiser I, mine, in 27; Cruiser I, of Ann, in 27',
  )
  expect(say(['units[0]', { id: 'PDS I 1', type: 'pds-i', at: 'Quann', capacity: 2 }])).toBe(
    'PDS I, on Quann, capacity 2',
  )
})

test('a way goes from place to place, with what is on board', () => {
  const move = (ship: string, loads: object[] = []) => ({ ship, path: ['27', 'nebula', '25'], loads })
  expect(say(['moves[0]', move('Cruiser I 1')], ['moves[1]', move('Cruiser I 2')])).toBe('2 ships: 27 → nebula → 25')
  const loads = [
    { unit: 'Infantry I 1', at: '27' },
    { unit: 'Fighter I 1', to: 'Quann' },
  ]
  expect(say(['moves[0]', move('Carrier I 1', loads)])).toBe(
    'Carrier I 1: 27 → nebula → 25, with Infantry I 1 from 27 and Fighter I 1 set down in Quann',
  )
})

test('a system is what lies there: nothing is said of what was not read, and none is said', () => {
  const tile = { id: '25', tile: '25', planets: ['Quann'], anomalies: [], wormholes: ['beta'], tokens: ['me', 'Ann'] }
  expect(say(['systems[0]', tile])).toBe('25: Quann, no anomaly, wormhole beta, command token: yours, Ann')
  expect(say(['systems[0]', { id: 'nebula', anomalies: ['nebula'] }])).toBe('nebula')
})

test('a card says whose it is and for whom', () => {
  expect(say(['effects[0]', { id: 'gravity-drive', owner: 'me', target: 'Cruiser I 1' }])).toBe(
    'Gravity Drive, mine, for Cruiser I 1',
  )
})

test('whatever else was read of a line is said too', () => {
  expect(say(['systems[0]', { id: 'nexus', nexus: 'active', unitsListed: false, marks: ['legendary'] }])).toBe(
    'nexus, Side of the wormhole nexus: active, Other marks: legendary planet, All units there are listed: no',
  )
  expect(say(['effects[0]', { id: 'gravity-drive', neighbors: true }])).toContain('neighbors: yes')
})
