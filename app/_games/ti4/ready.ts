import { READY_BOARDS } from '../../../lib/games/ti4/board/samples'
import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import type { CaseFacts, EffectFacts, UnitFacts } from '../../../lib/games/ti4/facts'
import { systemOfTile } from '../../../lib/games/ti4/imports/lay'
import { readMapString } from '../../../lib/games/ti4/imports/map-string'
import { withText } from './from-import'
import { type Position, settled } from './position'
import { newPosition } from './seats'

/** A six-player map with every kind of anomaly and both wormholes. */
export const SIX_PLAYER_MAP =
  '38 65 41 67 39 44 72 40 34 77 66 75 36 43 61 79 69 62 8 47 71 13 26 46 10 27 48 1 35 50 5 25 42 16 24 49'

/** Tiles without planets, anomalies or wormholes stand for the systems of the small boards. */
const PLAIN_TILES = ['46', '47', '48']

export interface ReadyBoard {
  id: string
  title: string
  /** The clause it shows; absent for boards to start from. */
  clause?: string
  make: () => Position
}

/** Units from words: `2 carrier-i 46`, `1 infantry-i 34 Gral`, of a seat. */
const fleet = (owner: string, ...words: string[]): UnitFacts[] =>
  words.flatMap((word) => {
    const [count, type = '', system = '', ...planet] = word.split(' ')
    return Array.from({ length: Number(count) }, (_, i) => ({
      id: `${owner} ${word} ${i}`,
      owner,
      type,
      system,
      at: planet.join(' ') || 'space',
    }))
  })

/** Hexes side by side, each touching only the next. */
const inRow = (i: number) => ({ q: i - 1, r: -Math.floor(i / 2) })

/** Tiles in a row, the last one active. */
function row(tiles: readonly string[], units: readonly UnitFacts[], path?: readonly string[]): Position {
  const systems = tiles.map((tile, i) => systemOfTile(findSystemTile(tile)!, inRow(i)))
  const start = newPosition({ systems, hyperlanes: [], active: tiles.at(-1)! }, 2)
  const ship = units[0]!
  const moves = [{ ship: ship.id, path: path ?? tiles, loads: [] }]
  return settled({ ...start, board: { ...start.board, units }, moves })
}

function fromCase(raw: Readonly<Record<string, unknown>>): Position {
  const facts = raw as unknown as CaseFacts
  const tile = (id: string) => PLAIN_TILES[facts.systems.findIndex((system) => system.id === id)]!
  const start = newPosition({ systems: [], hyperlanes: [], active: tile(facts.active) }, 2)
  const [ann, bob] = start.board.players
  const player = (id: string) => (id === facts.activePlayer ? ann! : bob!)
  const systems = facts.systems.map((system) => ({
    ...system,
    hex: inRow(system.hex!.q),
    id: tile(system.id),
    tile: tile(system.id),
    tokens: system.tokens.map(player),
  }))
  const units = facts.units.map((unit) => ({ ...unit, owner: player(unit.owner), system: tile(unit.system) }))
  const moves = facts.moves.map((move) => ({ ...move, path: move.path.map(tile) }))
  return settled({ ...start, board: { ...start.board, systems, units }, moves })
}

/** One board for each clause of LRR 58.4. */
export const CLAUSE_BOARDS: readonly ReadyBoard[] = READY_BOARDS.map(({ id, clause, title, facts }) => ({
  id,
  clause,
  title,
  make: () => fromCase(facts),
}))

/** One board for each anomaly and for wormholes, hyperlanes and cannons. */
export const MORE_BOARDS: readonly ReadyBoard[] = [
  {
    id: 'asteroids',
    clause: 'ti4:asteroid-field.1',
    title: 'Through an asteroid field',
    make: () => row(['46', '44', '47'], fleet('Ann', '1 cruiser-i 46')),
  },
  {
    id: 'nebula',
    clause: 'ti4:nebula.1a',
    title: 'Through a nebula',
    make: () => row(['46', '42', '47'], fleet('Ann', '1 cruiser-i 46')),
  },
  {
    id: 'supernova',
    clause: 'ti4:supernova.1',
    title: 'Through a supernova',
    make: () => row(['46', '43', '47'], fleet('Ann', '1 cruiser-i 46')),
  },
  {
    id: 'rift',
    clause: 'ti4:gravity-rift.2',
    title: 'Through a gravity rift, with a die',
    make: () => row(['46', '41', '47'], fleet('Ann', '1 carrier-i 46', '2 infantry-i 46', '1 fighter-i 46')),
  },
  {
    id: 'wormhole',
    clause: 'ti4:wormholes.0',
    title: 'Through an alpha wormhole',
    make: () => row(['46', '39', '47', '26'], fleet('Ann', '1 cruiser-i 46'), ['46', '39', '26']),
  },
  {
    id: 'hyperlane',
    clause: 'ti4:adjacency.4',
    title: 'Along a hyperlane',
    make: () => {
      const position = row(['46', '47'], fleet('Ann', '1 carrier-i 46'))
      const [west, east] = position.board.systems
      const systems = [
        { ...west!, hex: { q: -1, r: 1 } },
        { ...east!, hex: { q: 1, r: -1 } },
      ]
      const hyperlanes = [{ id: '83A@0,0', hex: { q: 0, r: 0 }, face: '83A', rotation: 0 }]
      return settled({ ...position, board: { ...position.board, systems, hyperlanes } })
    },
  },
  {
    id: 'cannons',
    clause: 'ti4:space-cannon.2',
    title: 'Into the range of space cannons',
    make: () =>
      row(
        ['46', '19', '20'],
        [...fleet('Ann', '1 cruiser-i 46'), ...fleet('Bob', '2 pds-ii 20 Vefut II', '1 pds-i 19 Wellon')],
      ),
  },
]

const GAME: readonly (readonly string[])[] = [
  [
    '1 carrier-i 8',
    '2 fighter-i 8',
    '2 infantry-i 8 Mordai II',
    '1 space-dock-i 8 Mordai II',
    '2 cruiser-i 72',
    '1 infantry-i 72 Velnor',
  ],
  [
    '2 exotrireme-i 13',
    '3 infantry-i 13 Quinarra',
    "1 space-dock-i 13 Tren'lak",
    '1 carrier-i 26',
    '3 infantry-i 26',
    '1 pds-i 26 Lodor',
  ],
  [
    '1 arc-secundus 10',
    '2 destroyer-i 10',
    '2 infantry-i 10 Arc Prime',
    '1 space-dock-i 10 Arc Prime',
    '2 dreadnought-i 46',
    "1 mech 66 Hope's End",
  ],
  [
    '2 advanced-carrier-i 1',
    '4 fighter-i 1',
    '4 infantry-i 1 Jord',
    '1 space-dock-i 1 Jord',
    '1 cruiser-i 48',
    '2 infantry-i 75 Loki',
    '1 destroyer-i 36',
  ],
  [
    '1 carrier-i 5',
    '1 cruiser-i 5',
    '3 infantry-i 5 Nestphar',
    '1 pds-ii 5 Nestphar',
    '1 space-dock-i 5 Nestphar',
    '2 cruiser-i 61',
    '1 infantry-i 61 Ang',
  ],
  [
    '1 carrier-i 16',
    '2 fighter-i 16',
    '2 infantry-i 16 Hercant',
    '1 space-dock-i 16 Arretze',
    '1 dreadnought-i 69',
    '1 infantry-i 69 Accoen',
    '1 cruiser-i 24',
  ],
]

/** Six players in the middle of a game, Sol to act. */
export function sixPlayers(): Position {
  const map = readMapString(SIX_PLAYER_MAP)
  if ('problem' in map) throw new Error('The map of the page cannot be read.')
  const start = newPosition(map)
  const { players } = start.board
  const units = players.flatMap((player, seat) => fleet(player, ...GAME[seat]!))
  const tokens: Readonly<Record<string, string[]>> = {
    36: [players[3]!],
    66: [players[2]!],
    18: [players[4]!, players[5]!],
  }
  const systems = map.systems.map((system) => ({ ...system, tokens: tokens[system.id] ?? [] }))
  const effects: EffectFacts[] = [...start.effects, { id: 'antimass-deflectors', owner: players[3]! }]
  return settled({ ...start, me: 3, effects, board: { ...start.board, systems, units, active: '18' } })
}

/** Two maps of Thunder's Edge: no two alike anomalies or wormholes touch. */
const THUNDERS_EDGE_SIX =
  '97 67 40 98 113 109 43 102 104 101 106 72 115 47 105 111 46 39 92 108 114 94 99 79 96A 116 107 93 110 117 95 26 42 1 44 103'
const THUNDERS_EDGE_EIGHT =
  '25 117 28 29 78 26 68 103 39 110 99 98 101 102 76 44 100 19 71 108 115 63 116 104 20 30 109 42 106 105 62 46 40 27 114 74 92 80 111 1 64 75 94 72 43 16 79 77 96A 97 41 10 107 47 95 67 22 13 66 113'

function fromString(text: string): Position {
  const map = readMapString(text)
  if ('problem' in map) throw new Error(map.problem)
  return settled(newPosition(map))
}

/** Home fleets for every seat: what each has at its home, and one ship next door to see something move. */
const withHomeFleets = (position: Position): Position => {
  const { players } = position.board
  const lines = players.map((player) => `${player}: 2 cv, 1 dd, 4 ff, 4 inf, 1 dock at home`)
  return settled(withText({ ...position, me: 0 }, lines.join('\n')).position)
}

/** Whole tables to begin with. */
export const TABLES: readonly ReadyBoard[] = [
  { id: 'six', title: 'Six players with fleets', make: () => sixPlayers() },
  { id: 'te-six', title: "Thunder's Edge, six players", make: () => withHomeFleets(fromString(THUNDERS_EDGE_SIX)) },
  {
    id: 'te-eight',
    title: "Thunder's Edge, eight players",
    make: () => withHomeFleets(fromString(THUNDERS_EDGE_EIGHT)),
  },
  { id: 'six-bare', title: 'A six-player map', make: () => fromString(SIX_PLAYER_MAP) },
  { id: 'blank', title: 'A blank map', make: () => fromString('{18}') },
]

/** What stands behind the first screen. */
export const firstPosition = (): Position => CLAUSE_BOARDS[1]!.make()
