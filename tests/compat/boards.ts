/** Board links of released versions, and what they hold in words that do not depend on how the program names things. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readPosition } from '../../app/_components/ti4/position-link.ts'
import { linkFacts } from '../../lib/games/starcom/board/link.ts'
import { readBoard } from '../../lib/games/starcom/board/read.ts'
import { readLink } from '../../lib/link/codec.ts'

const FOLDER = 'tests/compat'

/** A board link with everything it says. */
export interface OldBoard {
  game: 'ti4' | 'starcom'
  query: string
  holds: unknown
}

/** A TI4 map: units are named by their place, for their names are made when the link is read. */
function ti4Board(query: string): unknown {
  const position = readPosition(query)
  if (!position) return 'unreadable'
  const { board, moves, effects, ...rest } = position
  const at = (id: string | undefined) => board.units.findIndex((unit) => unit.id === id)
  return {
    ...rest,
    players: board.players,
    active: board.active,
    systems: board.systems.map(({ id, tile, hex, anomalies, wormholes, tokens, nexus, marks, planets }) => [
      id,
      tile,
      hex && `${hex.q},${hex.r}`,
      [...anomalies, ...wormholes],
      tokens,
      nexus,
      marks,
      planets,
    ]),
    hyperlanes: board.hyperlanes.map(({ hex, face, rotation }) => [`${hex.q},${hex.r}`, face, rotation]),
    units: board.units.map(({ owner, type, system, at: place }) => [owner, type, system, place].join('|')),
    moves: moves.map(({ ship, path, loads }) => [
      at(ship),
      path,
      loads.map(({ unit, at: from, visit }) => [at(unit), from, visit]),
    ]),
    effects: effects.map(({ id, owner, target }) => [id, owner, at(target) >= 0 ? at(target) : target]),
  }
}

function starcomBoard(query: string): unknown {
  const { board, issues } = readBoard(readLink(linkFacts, query))
  return { ...board, issues }
}

/** What a board link says when this version reads it, as plain JSON. */
export const boardOf = (game: OldBoard['game'], query: string): unknown =>
  JSON.parse(JSON.stringify(game === 'ti4' ? ti4Board(query) : starcomBoard(query)))

/** Every board link of every released version. */
export const oldBoards = (): OldBoard[] =>
  readdirSync(FOLDER)
    .filter((file) => /^boards-.*\.json\.gz$/.test(file))
    .flatMap((file) => JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString()) as OldBoard[])
