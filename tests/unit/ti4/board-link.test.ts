import { describe, expect, it } from 'vitest'
import { spiral } from '../../../lib/games/ti4/board/geometry.ts'
import { readBoard, type SharedBoard, writeBoard } from '../../../lib/games/ti4/board/link.ts'
import { FRACTURE_TILES, findSystemTile } from '../../../lib/games/ti4/data/tiles.ts'
import { systemOfTile } from '../../../lib/games/ti4/imports/lay.ts'

const CENTRE = { q: 0, r: 0 }
const tile = (id: string, hex?: { q: number; r: number }) => systemOfTile(findSystemTile(id)!, hex)
const board = (more: Partial<SharedBoard>): SharedBoard => ({
  players: ['a'],
  systems: [tile('18', CENTRE)],
  hyperlanes: [],
  units: [],
  ...more,
})
const back = (more: Partial<SharedBoard>) => {
  const text = writeBoard(board(more))
  return text === undefined ? undefined : readBoard(text)
}
const fleet = (count: number, more = {}) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    owner: 'a',
    type: 'cruiser-i',
    system: '18',
    at: 'space',
    ...more,
  }))
/** As many units as fit into a system, of fifteen kinds. */
const TYPES =
  'carrier-i cruiser-i destroyer-i dreadnought-i fighter-i cruiser-ii carrier-ii destroyer-ii war-sun'.split(' ')
const armada = (system: string) => TYPES.flatMap((type) => fleet(15, { type, system }))

describe('a board as a link', () => {
  it.each([
    ['the home of the Creuss', ['51']],
    ['what Thunder’s Edge puts beside the map', ['118']],
    ['the Fracture', FRACTURE_TILES],
    ['all of them', ['51', '82', '118', ...FRACTURE_TILES]],
  ])('keeps %s', (_name, beside) => {
    const systems = [tile('18', CENTRE), ...beside.map((id) => tile(id))]
    for (const { id: active } of systems) {
      const found = back({ systems, active })
      expect([found?.active, found?.systems.map(({ id }) => id)]).toEqual([active, systems.map(({ id }) => id)])
    }
  })

  it.each(['inactive', 'active'] as const)('keeps the nexus %s', (nexus) => {
    expect(back({ systems: [tile('18', CENTRE), { ...tile('82'), nexus }] })?.systems[1]?.nexus).toBe(nexus)
  })

  it('says nothing of half a Fracture, of the Fracture on the map, or of ships with figures of their own', () => {
    expect(back({ systems: [tile('18', CENTRE), tile(FRACTURE_TILES[0]!)] })).toBeUndefined()
    for (const own of [{ move: 1 }, { capacity: 1 }, { uses: 1 }])
      expect(back({ units: fleet(1, own) })).toBeUndefined()
    expect(back({ units: fleet(1) })?.units).toHaveLength(1)
  })

  it('holds fifteen units of a kind, and twelve hundred in all', () => {
    expect(back({ units: fleet(15) })?.units).toHaveLength(15)
    expect(back({ units: fleet(16) })).toBeUndefined()
    const ids = ['18', '19', '20', '21', '22', '23', '24', '25', '26']
    const systems = spiral(1)
      .concat({ q: 0, r: -2 }, { q: 1, r: -2 })
      .map((hex, i) => tile(ids[i]!, hex))
    const all = ids.flatMap(armada)
    const text = (count: number) => writeBoard(board({ systems, units: all.slice(0, count) }))!
    expect(readBoard(text(1200))?.units).toHaveLength(1200)
    expect(readBoard(text(1201))).toBeUndefined()
  })

  it.each<[string, string[], boolean]>([
    ['eight', [...'abcdefgh'], true],
    ['nine', [...'abcdefghi'], false],
    ['none', [], true],
    ['names of sixty signs', ['a'.repeat(60)], true],
    ['names of sixty-one', ['a'.repeat(61)], false],
    ['one without a name', ['a', ''], false],
    ['two of one name', ['a', 'a'], false],
  ])('holds players: %s', (_name, players, isHeld) => {
    expect(back({ players })?.players).toEqual(isHeld ? players : undefined)
  })

  it('is no longer than four thousand signs', () => {
    // A letter of another script is nine signs of an address, a plain one a single sign.
    const named = (length: number) => {
      const players = [...'abcdefgh'].map((name, i) => name + '語'.repeat(i < 7 ? 56 : 0))
      const left = length - writeBoard(board({ players }))!.length
      players[7] += '語'.repeat(Math.floor(left / 9)) + 'x'.repeat(left % 9)
      return writeBoard(board({ players }))!
    }
    expect([4000, 4001].map((length) => named(length).length)).toEqual([4000, 4001])
    expect(readBoard(named(4000))?.players).toHaveLength(8)
    expect(readBoard(named(4001))).toBeUndefined()
  })
})
