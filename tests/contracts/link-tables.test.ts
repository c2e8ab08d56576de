import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FACES, TILE_IDS, TRAITS, UNIT_IDS } from '../../lib/games/ti4/board/link-table.ts'
import { ANOMALIES, hyperlaneFaces, systemTiles, WORMHOLES } from '../../lib/games/ti4/data/tiles.ts'
import { thundersEdgeUnits, units } from '../../lib/games/ti4/data/units.ts'
import { lineRecords, tablesNow } from '../compat/tables.ts'

const COMPAT = 'tests/compat'
/** As of the newest release: each holds what the one before it held. */
const released: Record<string, string[]> = Object.assign(
  {},
  ...readdirSync(COMPAT)
    .filter((file) => /^tables-v\d+\.json$/.test(file))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((file) => JSON.parse(readFileSync(join(COMPAT, file), 'utf8'))),
)
const now = tablesNow()

describe('what links are read by', () => {
  it.each(Object.keys(released))('%s: what was released stays where it is, and only the end grows', (name) => {
    const table = now[name] ?? []
    if (name.startsWith('starcom ')) expect([...table].sort()).toEqual(expect.arrayContaining(released[name]!))
    else expect(table.slice(0, released[name]!.length)).toEqual(released[name])
    expect(new Set(table).size).toBe(table.length)
  })

  it.each([...lineRecords()])(
    '%s promises the order of its line, and has every field of it',
    (_name, { row, fields }) => {
      expect(row, 'Give the record a `row`: its fields in the order in which links write them').toBeDefined()
      for (const key of row!) expect(fields, key).toHaveProperty(key)
    },
  )

  it('every tile, face, unit and trait of a TI4 map has a place; a new one goes to the end of board-link-table.ts', () => {
    expect(TILE_IDS).toEqual(expect.arrayContaining(systemTiles.map(({ tile }) => tile)))
    expect(FACES).toEqual(expect.arrayContaining(hyperlaneFaces.map(({ face }) => face)))
    expect(UNIT_IDS).toEqual(expect.arrayContaining([...units, ...thundersEdgeUnits].map(({ id }) => id)))
    expect(TRAITS).toEqual(expect.arrayContaining([...ANOMALIES, ...WORMHOLES]))
    expect(FACES.length, 'the codes of tiles 101 and up begin after 18 faces').toBeLessThanOrEqual(18)
    expect(UNIT_IDS.length).toBeLessThanOrEqual(128)
    expect(TRAITS.length).toBeLessThanOrEqual(16)
  })
})
