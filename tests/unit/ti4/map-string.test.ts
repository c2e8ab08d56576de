import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { spiral } from '../../../lib/games/ti4/board/geometry.ts'
import { readBoard, type SharedBoard, writeBoard } from '../../../lib/games/ti4/board/link.ts'
import { writeMapString } from '../../../lib/games/ti4/board/map-string.ts'
import { findSystemTile } from '../../../lib/games/ti4/data/tiles.ts'
import { systemOfTile } from '../../../lib/games/ti4/imports/lay.ts'
import { readMapString } from '../../../lib/games/ti4/imports/map-string.ts'
import { ti4 } from '../../../lib/games/ti4/index.ts'

const SIX = '31 26 40 63 74 41 29 20 67 62 43 38 78 66 45 30 64 80 1 47 36 4 22 44 10 35 79 14 76 24 16 21 69 6 65 73'
const parsed = (text: string) => {
  const map = readMapString(text)
  if ('problem' in map) throw new Error(map.problem)
  return map
}
const messages = (text: string) => {
  const map = readMapString(text)
  const aside = (map.aside ?? []).map(({ message }) => message)
  return [...('problem' in map && !aside.length ? [map.problem] : []), ...aside].join(' ')
}

describe('map strings', () => {
  it('reads rings clockwise from the top', () => {
    expect(spiral(1).slice(1)).toEqual([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
    ])
    expect(spiral(3)).toHaveLength(37)
    const map = parsed(SIX)
    expect(map.systems.filter((system) => system.hex)).toHaveLength(37)
    expect(map.systems.find((system) => system.id === '31')!.hex).toEqual({ q: 0, r: -1 })
    expect(map.systems.find((system) => system.id === '29')!.hex).toEqual({ q: 0, r: -2 })
    expect(map.systems.find((system) => system.id === '20')!.hex).toEqual({ q: 1, r: -2 })
  })
  it('writes back what it read', () => {
    expect(writeMapString(parsed(SIX))).toBe(SIX)
    expect(writeMapString(parsed('83A2 19 0 84b60 -1 20'))).toBe('83A2 19 0 84B1 0 20')
    expect(writeMapString(parsed('{46} 19 20'))).toBe('{46} 19 20')
  })
  it('adds the Creuss home system to a Creuss Gate, and the nexus', () => {
    expect(parsed('17 19').systems.map((system) => system.id)).toEqual(['18', '17', '19', '51', '82'])
  })
  it('names what it cannot read and keeps the rest', () => {
    expect(messages('')).toMatch(/not a map string/)
    expect(messages('19 hello')).toBe('hello is not a tile we know.')
    expect(parsed('19 hello 20').systems.map(({ id }) => id)).toEqual(['18', '19', '20', '82'])
    expect(messages('19 19')).toBe('Tile 19 comes twice.')
    expect(messages('19 83A7')).toMatch(/turned by 7/)
    expect(messages('19 83')).toBe('83 is a hyperlane tile. Say its face: 83A or 83B.')
    expect(messages('19 120')).toMatch(/lines are not recorded/)
    expect(messages(Array.from({ length: 140 }, () => '0').join(' '))).toMatch(/at most 126/)
  })
  it('gives a board that can be judged', () => {
    const { systems, hyperlanes } = parsed(SIX)
    const ruling = adjudicate([ti4], {
      checker: 'ti4/adjacency',
      facts: {
        systems,
        hyperlanes,
        units: [],
        effects: [],
        expansions: [],
        from: '18',
        player: 'red',
        purpose: 'movement',
      },
    })
    expect('answer' in ruling && ruling.answer?.value).toHaveLength(6)
  })
})

/** Six players with a home fleet, two outposts and a few tokens each. */
function sixPlayers(): SharedBoard {
  const players = ['red', 'blue', 'green', 'yellow', 'purple', 'black']
  const { systems, hyperlanes } = parsed(SIX)
  const onMap = systems.filter((system) => system.hex)
  const units = players.flatMap((owner, p) =>
    [0, 1, 2].flatMap((n) => {
      const system = onMap[1 + p * 6 + n * 2]!
      const planet = system.planets?.[0]
      const fleet = [
        ['carrier-ii', 1],
        ['fighter-i', 3],
        ['dreadnought-i', 1],
        ...(planet
          ? [
              ['infantry-i', 2],
              ['pds-i', 1],
            ]
          : []),
      ] as [string, number][]
      return fleet.flatMap(([type, count]) =>
        Array.from({ length: count }, (_, i) => ({
          id: `${owner}${n}${type}${i}`,
          owner,
          type,
          system: system.id,
          at: planet && /infantry|pds/.test(type) ? planet : 'space',
        })),
      )
    }),
  )
  const tokened = systems.map((system, i) => (i % 5 === 0 ? { ...system, tokens: [players[i % 6]!] } : system))
  return { players, systems: tokened, hyperlanes, units, active: '18' }
}

describe('board links', () => {
  const plain = (board: SharedBoard | undefined) =>
    board && {
      ...board,
      units: board.units.map(({ owner, type, system, at }) => `${owner} ${type} ${system} ${at}`).sort(),
    }
  it('holds a full board with fleets in 400 characters and gives it back', () => {
    const board = sixPlayers()
    const text = writeBoard(board)!
    expect(board.units.length).toBeGreaterThan(100)
    expect(text.length).toBeLessThanOrEqual(400)
    expect(plain(readBoard(text))).toEqual(plain(board))
  })
  it('keeps hyperlanes and tokens on tiles', () => {
    const { systems, hyperlanes } = parsed('83A2 19 17 84B60')
    const board: SharedBoard = {
      players: ['a', 'ü'],
      hyperlanes,
      units: [],
      systems: systems.map((s) => (s.id === '19' ? { ...s, wormholes: ['gamma'], anomalies: ['gravity-rift'] } : s)),
    }
    expect(readBoard(writeBoard(board)!)).toEqual(board)
  })
  it('keeps a board of up to six rings, its farthest corner last, and no more of the map than that', () => {
    const lengths = [0, 1, 2, 3, 4, 5, 6].map((rings) => {
      const corners = [
        { q: 0, r: 0 },
        ...(rings
          ? [
              { q: -rings, r: rings },
              { q: 0, r: -rings },
            ]
          : []),
      ]
      const systems = corners.map((hex, i) => systemOfTile(findSystemTile(String(18 + i))!, hex))
      const text = writeBoard({ players: ['a'], hyperlanes: [], units: [], systems, active: '18' })!
      const back = readBoard(text)!
      const placed = (those: SharedBoard['systems']) => those.map(({ id, hex }) => `${id} ${hex?.q},${hex?.r}`).sort()
      expect([back.active, placed(back.systems)]).toEqual(['18', placed(systems)])
      return text.length
    })
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b))
  })
  it('refuses what it cannot hold, and never throws on damaged text', () => {
    expect(
      writeBoard({
        players: [],
        systems: [{ id: 'own', anomalies: [], wormholes: [], tokens: [] }],
        hyperlanes: [],
        units: [],
      }),
    ).toBeUndefined()
    const text = writeBoard(sixPlayers())!
    for (let i = 0; i < text.length; i++) {
      expect(() => readBoard(`${text.slice(0, i)}?${text.slice(i + 1)}`)).not.toThrow()
      expect(() => readBoard(text.slice(0, i))).not.toThrow()
    }
    expect(readBoard('')).toBeUndefined()
    expect(readBoard('9AAAA.')).toBeUndefined()
  })
})
