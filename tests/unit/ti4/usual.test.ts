import { expect, test } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'

const place = (id: string, q: number, more: object = {}) => ({ id, hex: { q, r: 0 }, wormholes: [], ...more })

function ruled(checker: string, facts: object): Ruling {
  const ruling = adjudicate(games, { checker: `ti4/${checker}`, facts, presume: true })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}

test('two places are compared without a word of who asks, of units or of an active system', () => {
  const { presumed } = ruled('adjacency', { systems: [place('a', 0), place('b', 1)], from: 'a', to: 'b' })
  expect(presumed?.answer?.value).toBe(true)
  expect(presumed?.taken.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['units', 'player', 'active', 'activePlayer', 'purpose']),
  )
})

test('a ship that brings a wormhole is named where it would join them', () => {
  const systems = [place('a', 0, { wormholes: ['delta'] }), place('b', 3)]
  const { presumed } = ruled('adjacency', { systems, from: 'a', to: 'b' })
  expect(presumed?.answer?.value).toBe(false)
  const parts = presumed?.unless.flatMap((turn) => turn.parts ?? [turn]) ?? []
  expect(parts.find(({ path }) => path === 'units')?.says).toBe('the Hil Colish is in b')
})

test('of one place alone nobody knows the neighbors', () => {
  const { presumed, asks } = ruled('adjacency', { systems: [place('a', 0)], from: 'a' })
  expect(presumed).toBeUndefined()
  expect(asks).toContain('units')
})

test('the turn is that of whose ships are asked about; of two players it is asked', () => {
  const unit = (id: string, owner: string) => ({ id, owner, type: 'carrier-i', system: 'a', at: 'space' })
  const facts = { systems: [place('a', 0), place('b', 1)], active: 'b', moves: [{ ship: 'c', path: ['a', 'b'] }] }
  const { presumed } = ruled('movement', { ...facts, units: [unit('c', 'ann'), unit('d', 'bob')] })
  expect(presumed?.taken.find(({ path }) => path === 'activePlayer')?.value).toBe('ann')
  const both = { ...facts, moves: [...facts.moves, { ship: 'd', path: ['a', 'b'] }] }
  expect(ruled('movement', { ...both, units: [unit('c', 'ann'), unit('d', 'bob')] }).asks).toContain('activePlayer')
})

test('a presumed no says why', () => {
  const units = [{ id: 'c', owner: 'ann', type: 'carrier-i', system: 'a', at: 'space' }]
  const systems = [place('a', 0), place('n', 1, { anomalies: ['nebula'] }), place('b', 2)]
  const moves = [{ ship: 'c', path: ['a', 'n', 'b'] }]
  const { verdict, presumed } = ruled('movement', { systems, units, active: 'b', moves })
  expect([verdict, presumed?.verdict]).toEqual(['undetermined', 'illegal'])
  expect(presumed?.because).toBe('c cannot pass n, a nebula.')
  const { presumed: yes } = ruled('adjacency', { systems, from: 'a', to: 'n' })
  expect(yes).not.toHaveProperty('because')
})

test('where wormholes join two systems nobody asks where they lie; only what closes them would turn it', () => {
  const systems = [
    { id: 'a', wormholes: ['alpha'] },
    { id: 'b', wormholes: ['alpha'] },
  ]
  const { presumed, asks } = ruled('adjacency', { systems, from: 'a', to: 'b' })
  expect(asks).toBeUndefined()
  expect(presumed?.answer?.says).toBe('Yes, by alpha wormhole')
  expect(presumed?.unless.map(({ says }) => says)).toEqual(['Enforced Travel Ban'])
  const apart = ruled('adjacency', { systems: [systems[0], { id: 'b', wormholes: ['beta'] }], from: 'a', to: 'b' })
  expect(apart.presumed?.answer?.says).toBe('No')
  expect(apart.presumed?.unless.map(({ says }) => says)).toContain('their tiles touch')
  const mapped = [
    { ...systems[0], hex: { q: 0, r: 0 } },
    { id: 'b', wormholes: ['beta'] },
  ]
  expect(ruled('adjacency', { systems: mapped, from: 'a', to: 'b' }).asks).toContain('systems[1].hex.q')
})
