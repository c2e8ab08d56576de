/** Makes the corpus of a version: links of every numbered case and scenario, and boards that hold every piece once. */
import { codeOf, OFFERED } from '../../app/_components/ti4/cards.ts'
import { type Position, settled } from '../../app/_components/ti4/position.ts'
import { readPosition, writePosition } from '../../app/_components/ti4/position-link.ts'
import { CLAUSE_BOARDS, MORE_BOARDS, sixPlayers } from '../../app/_components/ti4/ready.ts'
import { newPosition } from '../../app/_components/ti4/seats.ts'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { type Board, emptyBoard, SEAT_NAMES, SIZES, type System } from '../../lib/games/starcom/board/board.ts'
import { SYSTEM_CODES, TOKEN_CODES, VESSEL_CODES } from '../../lib/games/starcom/board/codes.ts'
import { linkedFacts, linkFacts } from '../../lib/games/starcom/board/link.ts'
import { samples } from '../../lib/games/starcom/board/samples.ts'
import { EDITIONS } from '../../lib/games/starcom/facts.ts'
import type { SystemFacts, UnitFacts } from '../../lib/games/ti4/case.ts'
import { factions } from '../../lib/games/ti4/data/factions.ts'
import { ANOMALIES, hyperlaneFaces, systemTiles, WORMHOLES } from '../../lib/games/ti4/data/tiles.ts'
import { thundersEdgeUnits, units } from '../../lib/games/ti4/data/units.ts'
import { spiral } from '../../lib/games/ti4/geometry.ts'
import { systemOfTile } from '../../lib/games/ti4/map-string.ts'
import { writeLink } from '../../lib/link/codec.ts'
import { boardOf, type OldBoard } from './boards.ts'
import type { OldLink } from './links.ts'

/** Links of every numbered case and scenario with facts and verdict, each once. */
export function makeLinks(): OldLink[] {
  const links = games.flatMap((pack) => {
    const numbered = pack.cases.map((one) => ({ ...one, scenario: false }))
    const scenarios = pack.checkers.flatMap(({ id, scenarios }) =>
      scenarios.map((one) => ({ ...one, checker: id, scenario: true })),
    )
    return [...numbered, ...scenarios].map(({ checker, edition, readings, facts }): OldLink => {
      const { facts: specs } = pack.checkers.find(({ id }) => id === checker)!
      const isDefault = !edition || edition === pack.defaultEdition
      const query = writeLink(specs, { ...(isDefault ? {} : { edition }), readings: readings ?? {}, facts })
      const asked = { checker: `${pack.id}/${checker}`, facts, readings: readings ?? {} }
      const ruling = adjudicate(games, isDefault ? asked : { ...asked, edition })
      const verdict = 'error' in ruling ? 'refused' : ruling.verdict
      return { game: pack.id, checker, query, facts: JSON.parse(JSON.stringify(facts)), verdict }
    })
  })
  return [...new Map(links.map((link) => [`${link.game}/${link.checker}?${link.query}`, link])).values()]
}

const MAPS = 12

/** Tiles of a map in its spiral, so many at a time, with every trait, token, unit and card by turns. */
function ti4Positions(): Position[] {
  const tiles = systemTiles.filter(({ offMap }) => !offMap)
  const offMap = systemTiles.filter((tile) => tile.offMap)
  const all = [...units, ...thundersEdgeUnits]
  const traits = [...ANOMALIES, ...WORMHOLES]
  const share = (many: number) => Math.ceil(many / MAPS)
  const maps = Array.from({ length: MAPS }, (_, n): Position => {
    const hexes = spiral(3)
    const own = tiles
      .slice(n * share(tiles.length), (n + 1) * share(tiles.length))
      .concat(n % 2 ? tiles.slice(0, 4) : [])
    const systems = [...new Set(own)].map((tile, i): SystemFacts => {
      const system = systemOfTile(tile, hexes[i * 3]!)
      const trait = traits[(n + i) % traits.length]!
      const anomaly = ANOMALIES.find((one) => one === trait)
      const wormhole = WORMHOLES.find((one) => one === trait)
      return {
        ...system,
        anomalies:
          anomaly && i % 2 && !system.anomalies.includes(anomaly) ? [...system.anomalies, anomaly] : system.anomalies,
        wormholes:
          wormhole && i % 2 && !system.wormholes.includes(wormhole)
            ? [...system.wormholes, wormhole]
            : system.wormholes,
      }
    })
    const lanes = Array.from({ length: 11 }, (_, i) => {
      const face = hyperlaneFaces[(n * 3 + i) % hyperlaneFaces.length]!
      const hex = hexes[i * 3 + 1]!
      return { id: `${face.face}@${hex.q},${hex.r}`, hex, face: face.face, rotation: (n + i) % 6 }
    })
    const added = offMap.filter((_, i) => (n >> i) & 1).map((tile) => systemOfTile(tile))
    const start = newPosition(
      { systems: [...systems, ...added], hyperlanes: lanes, active: systems[n % systems.length]!.id },
      2 + (n % 6),
    )
    const { players } = start.board
    const tokens = systems.map((system, i) => ({ ...system, tokens: i % 3 ? [] : [players[i % players.length]!] }))
    const fleets = all
      .slice(n * share(all.length) - (n === MAPS - 1 ? 3 : 0), (n + 1) * share(all.length))
      .flatMap((unit, i): UnitFacts[] => {
        const system = systems[i % systems.length]!
        const place = unit.roles.includes('ship') ? 'space' : ((system.planets ?? [])[i % 2] ?? 'space')
        const owner = players[i % players.length]!
        return [1, 2].map((copy) => ({ id: `${n} ${i} ${copy}`, owner, type: unit.id, system: system.id, at: place }))
      })
    const marked = tokens.map((system, i) =>
      i === n % 5 ? { ...system, marks: ['ingress' as const, 'fracture' as const] } : system,
    )
    const ship = fleets[0]!
    const path = [ship.system, systems[1]!.id, systems[2]!.id]
    const effects = OFFERED.slice(n * share(OFFERED.length), (n + 1) * share(OFFERED.length)).map(
      ({ id, kind }, i) => ({
        id,
        ...(kind === 'law' ? {} : { owner: players[i % players.length]! }),
        ...(i % 4 === 1 ? { target: systems[0]!.id } : i % 4 === 2 ? { target: fleets[1]!.id } : {}),
      }),
    )
    return settled({
      ...start,
      me: n % players.length,
      tactic: n,
      fleet: players.map((_, i) => (n + i) % 9),
      factions: players.map((_, i) => factions[(n * 3 + i) % factions.length]!.id),
      colours: players.map((_, i) => players.length - 1 - i),
      te: n % 2 === 1,
      moves: [{ ship: ship.id, path, loads: [{ unit: fleets[1]!.id, at: path[1]!, visit: 1 }] }],
      effects,
      readings: n % 3 ? {} : { 'ti4:ambiguity.rift-repeat': 'B' },
      board: { ...start.board, systems: [...marked, ...added], units: fleets },
    })
  })
  return [...CLAUSE_BOARDS.map(({ make }) => make()), ...MORE_BOARDS.map(({ make }) => make()), sixPlayers(), ...maps]
}

/** Every card, mark and stack of an array once, and the samples. */
function starcomBoards(): Board[] {
  const codes = Object.keys(SYSTEM_CODES)
  const vessels = Object.keys(VESSEL_CODES)
  const arrays = SIZES.flatMap((size, n) =>
    EDITIONS.map((edition): Board => {
      const systems = emptyBoard(size).systems.map((_, i): System => {
        const card = codes[(i + n * 9) % codes.length]!
        const tokens = TOKEN_CODES[i % (TOKEN_CODES.length + 1)]
        const controller = i % 4
        return {
          faceDown: false,
          card,
          ...(card === 'homeworld' ? { home: n } : {}),
          ...(controller < 2 ? { controller, developments: 1 + (i % 5) } : { developments: 0 }),
          ...(i % 3 ? {} : { maximum: 1 + (i % 6) }),
          vessels: [0, 1].map((k) => ({
            owner: (i + k) % 2,
            card: vessels[(i * 2 + k + n) % vessels.length]!,
            count: 1 + (i % 3),
            attackBonus: i % 2,
            damage: k * i,
          })),
          ...(tokens?.combat === undefined ? {} : { combat: tokens.combat }),
          ...(tokens?.interdicted === undefined ? {} : { interdicted: tokens.interdicted }),
        }
      })
      const table = { turn: n, phase: 'command', credits: 12, buildCard: 'corvette', controlledSinceTurnStart: true }
      return {
        edition,
        size,
        seats: SEAT_NAMES.slice(0, 4),
        me: n,
        systems,
        table,
        readings: n ? {} : { 'starcom:ambiguity.10': 'B' },
      }
    }),
  )
  return [...EDITIONS.flatMap((edition) => samples.map(({ board }) => board(edition))), ...arrays]
}

/** Board links with what they hold. Throws for one that does not come back as it went in. */
export function makeBoards(): OldBoard[] {
  const isDefault = (edition: string) => edition === games.find(({ id }) => id === 'starcom')!.defaultEdition
  const queries = [
    ...ti4Positions().map((position) => ['ti4', written(position)] as const),
    ...starcomBoards().map(
      (board) =>
        [
          'starcom',
          `?${writeLink(linkFacts, {
            ...(isDefault(board.edition) ? {} : { edition: board.edition }),
            readings: board.readings,
            facts: linkedFacts(board),
          })}`,
        ] as const,
    ),
  ]
  return queries.map(([game, query]) => ({ game, query, holds: boardOf(game, query) }))
}

function written(position: Position): string {
  const query = writePosition(position)
  if (!query) throw new Error('A position does not fit into a link.')
  if (JSON.stringify(readPosition(query)) !== JSON.stringify(position))
    throw new Error(`Not read back as written: ${query}`)
  return query
}

/** Signs of the cards as links write them; they must stay each card's own. */
export const cardSigns = (): Record<string, string> => Object.fromEntries(OFFERED.map(({ id }) => [id, codeOf(id)]))
