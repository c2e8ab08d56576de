import { describe, expect, it } from 'vitest'
import { askReach, askRoute } from '../../../app/_games/ti4/ask'
import { blockersOfMoves, blockersOnWays, bySystem } from '../../../app/_games/ti4/blockers'
import { codeOf, OFFERED, setFaction } from '../../../app/_games/ti4/cards'
import { changeUnits, declare, flipLoad, flipMark } from '../../../app/_games/ti4/edit'
import { upgrade, upgradesOf, versionFor } from '../../../app/_games/ti4/fleet'
import { layoutOf, placesOf } from '../../../app/_games/ti4/places'
import { factsOf, type Position, settled, systemOf } from '../../../app/_games/ti4/position'
import { readPosition, unknownVersionOf, writePosition } from '../../../app/_games/ti4/position-link'
import { CLAUSE_BOARDS, MORE_BOARDS, SIX_PLAYER_MAP, sixPlayers } from '../../../app/_games/ti4/ready'
import { newPosition, rename, setSeats, signsOf } from '../../../app/_games/ti4/seats'
import { findTiles, flipOffMap, placeTile, removeTile, turnLane } from '../../../app/_games/ti4/tiles'
import { adjudicate } from '../../../lib/adjudicate'
import { ti4 } from '../../../lib/games/ti4'
import { writeMapString } from '../../../lib/games/ti4/board/map-string'
import { readMapString } from '../../../lib/games/ti4/imports/map-string'
import type { Ruling } from '../../../lib/kernel/ruling'

const judged = (position: Position): Ruling => {
  const found = adjudicate([ti4], { checker: 'ti4/movement', facts: factsOf(position), readings: position.readings })
  if ('error' in found) throw new Error(JSON.stringify(found.error))
  return found
}
const mapOf = (text: string): Position => {
  const map = readMapString(text)
  if ('problem' in map) throw new Error(map.problem)
  return settled(newPosition(map))
}
const board = (id: string) => [...CLAUSE_BOARDS, ...MORE_BOARDS].find((one) => one.id === id)!.make()

describe('the link of a position', () => {
  /** A game in its last round: a fleet and planets in two systems of three. */
  const late = () => {
    let position = sixPlayers()
    const free = position.board.systems.filter(({ id }) => !position.board.units.some(({ system }) => system === id))
    free.slice(0, 14).forEach(({ id, planets }, i) => {
      const owner = position.board.players[i % 6]!
      for (const [type, at] of [
        ['cruiser-ii', 'space'],
        ['destroyer-ii', 'space'],
        ['infantry-ii', planets?.[0] ?? 'space'],
      ] as const)
        position = changeUnits(position, { system: id, owner, type, at }, 1)
    })
    return settled(position)
  }

  it('brings a full board with fleets back, within 400 characters', () => {
    for (const position of [sixPlayers(), late()]) {
      const query = writePosition(position)!
      expect(position.board.systems.filter(({ hex }) => hex)).toHaveLength(37)
      expect(query.length).toBeLessThanOrEqual(400)
      expect(readPosition(query)).toEqual(position)
    }
  })

  it('is read with what a message hangs on it, and says when it is of another version', () => {
    const query = writePosition(sixPlayers())!
    for (const end of ['.', ')', '!', '&utm_source=x&fbclid=y']) expect(readPosition(query + end)).toEqual(sixPlayers())
    expect(readPosition(query.replaceAll('&', '&amp;'))).toEqual(sixPlayers())
    expect(unknownVersionOf(query)).toBeUndefined()
    expect(readPosition(query.replace('b=1', 'b=9'))).toBeUndefined()
    expect(unknownVersionOf(query.replace('b=1', 'b=9'))).toBe('9')
  })

  it('brings back every ready-made board', () => {
    for (const { id, make } of [...CLAUSE_BOARDS, ...MORE_BOARDS])
      expect(readPosition(writePosition(make())!), id).toEqual(make())
  })

  it('carries names, colours, factions, cards with their targets, marks, loads and readings', () => {
    let position = settled(rename(setFaction(sixPlayers(), 0, 'naalu'), 0, 'Zoë & Co'))
    const carrier = askReach(position, '67', 'mine').ships.find(({ ship }) => ship.includes('Carrier')) ?? {
      ship: position.board.units.find(({ type, owner }) => type.endsWith('carrier-i') && owner === 'Sol')!.id,
      path: ['1', '36'],
    }
    position = declare(position, { ship: carrier.ship, path: carrier.path, loads: [] })
    const cargo = position.board.units.find(({ type, system }) => type === 'infantry-i' && system === '1')!
    position = flipLoad(position, carrier.ship, cargo.id, '1')
    position = flipMark({ ...position, te: true }, systemOf(position, '65')!, 'ingress')
    position = settled({
      ...position,
      colours: [3, 1, 2, 0, 4, 5],
      readings: { 'ti4:ambiguity.rift-pickup': 'B' },
      effects: [
        ...position.effects,
        { id: 'gravity-drive', owner: 'Sol', target: carrier.ship },
        { id: 'in-the-silence-of-space', owner: 'Sol', target: '1' },
        { id: 'enforced-travel-ban' },
      ],
    })
    expect(position.moves[0]?.loads).toHaveLength(1)
    const back = readPosition(writePosition(position)!)
    expect(back).toEqual(position)
    expect(back?.board.players[0]).toBe('Zoë & Co')
  })

  it('says at which visit a unit is lifted where the route comes back', () => {
    const start = board('58-4e')
    const pile = { system: '46', owner: 'Ann', type: 'infantry-i', at: 'space' }
    const there = settled(changeUnits(start, pile, 1))
    const position = settled(flipLoad(there, there.moves[0]!.ship, "Ann's Infantry I 1 (46)", '46'))
    expect(position.moves[0]?.loads[0]?.visit).toBe(0)
    expect(readPosition(writePosition(position)!)).toEqual(position)
  })

  it('is not fooled by nonsense', () => {
    for (const search of ['', '?b=', '?b=1AAAA.x', '?b=9abc.Ann~Bob', '?x=te'])
      expect(readPosition(search)).toBeUndefined()
  })

  it('gives each card its own code', () => {
    expect(new Set(OFFERED.map(({ id }) => codeOf(id))).size).toBe(OFFERED.length)
  })
})

describe('ready-made boards', () => {
  const VERDICTS = { '58-4d': 'legal', '58-4e': 'legal' } as Record<string, string>
  it('show each clause of 58.4', () => {
    expect(CLAUSE_BOARDS.map(({ clause }) => clause)).toEqual([...'abcdef'].map((letter) => `ti4:movement.4${letter}`))
    for (const { id, clause, make } of CLAUSE_BOARDS) {
      const { verdict, findings } = judged(make())
      expect(verdict, id).toBe(VERDICTS[id] ?? 'illegal')
      const outcome = verdict === 'legal' ? 'holds' : 'fails'
      expect(findings.find((finding) => finding.clause === clause)?.outcome, id).toBe(outcome)
    }
  })

  it('show anomalies, wormholes, hyperlanes and cannons by their clause', () => {
    for (const { id, clause, make } of MORE_BOARDS) {
      const { findings, consequences, verdict } = judged(make())
      expect(verdict, id).toMatch(/legal/)
      const cited = [...findings.map((finding) => finding.clause), ...consequences.map((step) => step.clause)]
      expect(cited, id).toContain(clause)
    }
  })

  it.each([
    ['58-4a', '47'],
    ['58-4b', '47'],
    ['58-4c', '46'],
    ['58-4f', '48'],
    ['asteroids', '44'],
    ['nebula', '42'],
    ['supernova', '43'],
  ])('%s is stopped in system %s', (id, system) => {
    const position = board(id)
    const blockers = bySystem(blockersOfMoves(position, judged(position)))
    expect([...blockers.keys()]).toEqual([system])
  })

  it('name what stops the routes that were not taken', () => {
    const position = board('58-4b')
    const answer = askRoute(position, position.board.units.find(({ owner }) => owner === 'Ann')!.id, '48')
    expect(blockersOnWays(answer)).toEqual([expect.objectContaining({ system: '47', clause: 'ti4:movement.4b' })])
    const full = mapOf(SIX_PLAYER_MAP)
    const sun = changeUnits(full, { system: '8', owner: 'Nekro', type: 'war-sun', at: 'space' }, 1)
    const pair = settled(changeUnits(sun, { system: '72', owner: 'Norr', type: 'fighter-i', at: 'space' }, 1))
    const stops = bySystem(blockersOnWays(askRoute(pair, "Nekro's War Sun 1 (8)", '38')))
    expect([...stops].map(([system, { clause }]) => [system, clause])).toEqual([
      ['72', 'ti4:movement.4b'],
      ['38', 'ti4:movement.4f'],
    ])
  })

  it('blame the activation where no route is to blame', () => {
    const position = sixPlayers()
    const ship = position.board.units.find(({ system, type }) => system === '1' && type === 'advanced-carrier-i')!
    const answer = askRoute(position, ship.id, '36')
    expect(answer).toMatchObject({ near: [], legal: [], bar: { clause: 'ti4:active-system.2' } })
  })
})

describe('editing', () => {
  it('seats the factions whose homes the map has, clockwise from the top', () => {
    const { board: now, factions, effects } = mapOf(SIX_PLAYER_MAP)
    expect(now.players).toEqual(['Nekro', 'Norr', 'Letnev', 'Sol', 'Arborec', 'Hacan'])
    expect(factions[2]).toBe('letnev')
    expect(effects).toContainEqual({ id: 'armada', owner: 'Letnev' })
    expect(new Set(signsOf(now.players).values()).size).toBe(6)
    expect(mapOf('38 39').board.players).toHaveLength(6)
  })

  it('keeps moves and loads while piles grow and shrink', () => {
    let position = settled(board('rift'))
    const [ship] = position.moves
    const unit = position.board.units.find(({ type }) => type === 'infantry-i')!
    position = settled(flipLoad(position, ship!.ship, unit.id, '46'))
    const pile = { system: '46', owner: 'Ann', type: 'infantry-i', at: 'space' }
    expect(settled(changeUnits(position, pile, 1)).moves).toEqual(position.moves)
    const none = settled(changeUnits(settled(changeUnits(position, pile, -1)), pile, -1))
    expect(none.moves[0]?.loads).toEqual([])
    expect(settled(rename(position, 0, 'Eva')).moves[0]).toMatchObject({ ship: "Eva's Carrier I 1 (46)" })
  })

  it('finds tiles by number, planet, anomaly, wormhole and face', () => {
    const numbers = (query: string) =>
      findTiles(query).map((tile) => (tile.kind === 'system' ? tile.tile.tile : tile.face.face))
    expect(numbers('26')[0]).toBe('26')
    expect(numbers('lodor')).toEqual(['26'])
    expect(numbers('asteroid alpha')).toEqual(['79'])
    expect(numbers('83a')).toEqual(['83A'])
  })

  it('lays, replaces, turns and takes tiles; ships stay', () => {
    let position = mapOf('38 39 40')
    const at = (id: string) => placesOf(position, 3).find((place) => place.id === id)!
    position = settled(changeUnits(position, { system: '39', owner: 'Ann', type: 'carrier-i', at: 'space' }, 1))
    position = settled(placeTile(position, at('39'), findTiles('41')[0]!))
    expect(position.board.units[0]).toMatchObject({ system: '41', id: "Ann's Carrier I 1 (41)" })
    position = settled(placeTile(position, at('hex 0,1'), findTiles('83A')[0]!))
    position = settled(turnLane(position, position.board.hyperlanes[0]!, -1))
    expect(writeMapString(position.board)).toBe('38 41 40 83A5')
    position = settled(removeTile(position, at('41')))
    expect(position.board.units).toEqual([])
    expect(writeMapString(position.board)).toBe('38 0 40 83A5')
    position = settled(flipOffMap(position, ['51']))
    expect(systemOf(position, '51')?.hex).toBeUndefined()
  })

  it('upgrades every unit of a kind and adds the version a player has', () => {
    let position = sixPlayers()
    expect(versionFor(position, 'Sol', 'carrier')?.id).toBe('advanced-carrier-i')
    const carriers = upgradesOf(position, 'Sol').find(({ type }) => type === 'carrier')!
    position = settled(upgrade(position, 'Sol', carriers))
    expect(versionFor(position, 'Sol', 'carrier')?.id).toBe('advanced-carrier-ii')
  })

  it('takes what belongs to a seat with it', () => {
    const position = settled(setSeats(sixPlayers(), 3))
    expect(position.board.units.some(({ owner }) => owner === 'Hacan')).toBe(false)
    expect(position.me).toBe(2)
    expect(judged(position).verdict).toBe('legal')
  })
})

describe('the drawing', () => {
  it('gives 44 pixels to every hex of four rings on a phone of 390', () => {
    const position = mapOf(SIX_PLAYER_MAP)
    const { box, spots } = layoutOf(position, placesOf(position, 4))
    expect(spots.size).toBe(62)
    expect((50 * Math.sqrt(3) * 390) / box.width).toBeGreaterThanOrEqual(44)
  })
})
