import { describe, expect, test } from 'vitest'
import { factions } from '../../../../lib/games/ti4/data/factions.ts'
import { systemTiles } from '../../../../lib/games/ti4/data/tiles.ts'
import { thundersEdgeUnits, units } from '../../../../lib/games/ti4/data/units.ts'
import { pieces, things } from '../../../../lib/games/ti4/pieces/index.ts'
import { library, searchOfAll } from '../../../library.ts'

const { search } = searchOfAll()
const piece = (id: string) => pieces.find((one) => one.id === id)!

describe('units, system tiles and factions', () => {
  test('every one is a piece, once, and leads to clauses that are there', () => {
    expect(pieces).toHaveLength(units.length + thundersEdgeUnits.length + systemTiles.length + factions.length)
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    const known = new Set(library.clauses.map(({ id }) => id))
    expect(pieces.flatMap(({ clauses }) => clauses.filter((id) => !known.has(id)))).toEqual([])
  })

  test('the figures are the printed ones', () => {
    expect(Object.fromEntries(piece('carrier-i').figures)).toEqual({
      Whose: 'Every faction',
      Move: '1',
      Capacity: 'carries 4',
      Combat: 'hits on 9',
      Cost: '3',
      From: 'base game',
    })
    expect(piece('pds-ii').says).toBe('No move value, does not fight, space cannon 5.')
    expect(piece('fighter-i').figures).toContainEqual(['Move', 'none: only carried'])
    expect(piece('tile-25').says).toBe('Tile 25: Quann, beta wormhole.')
    expect(piece('tile-42').name).toBe('Tile 42')
    expect(piece('faction-creuss').figures).toContainEqual(['Home', 'tile 51, Creuss'])
  })

  test('none says a word of the data', () => {
    const said = pieces.flatMap(({ name, beside, says, figures }) => [name, beside, says, ...figures.flat()]).join('\n')
    expect(said).not.toMatch(/undefined|null|codex-\d|\bpok\b|asteroid-field|gravity-rift|war-sun/)
  })
})

describe('the search', () => {
  test.each([
    ['carrier', 'carrier-i'],
    ['carrier II', 'carrier-ii'],
    ['upgraded dreadnought', 'dreadnought-ii'],
    ['tile 27', 'tile-27'],
    ['new albion', 'tile-27'],
    ['quann', 'tile-25'],
    ['ghosts of creuss', 'faction-creuss'],
    ['saar', 'faction-saar'],
    ['mecatl rex', 'tile-18'],
  ])('%s: found by name', (query, id) => {
    expect(search(query, { game: 'ti4' }).hits[0]?.record.id).toBe(`ti4:piece.${id}`)
  })

  test.each([
    ['can my carrier move through a nebula', 'ti4:nebula.1a'],
    ['what may a ship carry', 'ti4:movement.5'],
    ['nebula', 'ti4:nebula.1'],
  ])('%s: a question of rules is answered by a rule', (query, id) => {
    const { answer, hits } = search(query, { game: 'ti4' })
    expect(answer?.record.id ?? hits[0]?.record.id).toBe(id)
  })

  test('each stands on its page', () => {
    expect(things.every(({ url }) => /^\/cards\/ti4\/#[a-z0-9-]+$/.test(url))).toBe(true)
  })
})
