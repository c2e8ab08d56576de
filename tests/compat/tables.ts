/** The lists by which links of released versions are read: their order is a promise. */
import { games } from '../../lib/games/index.ts'
import { SYSTEM_CODES, TOKEN_CODES, VESSEL_CODES } from '../../lib/games/starcom/board/codes.ts'
import { FACES, planetsOn, TILE_IDS, TRAITS, UNIT_IDS } from '../../lib/games/ti4/board/link-table.ts'
import type { Fact, FactSpecs, RecordFact } from '../../lib/kernel/facts.ts'

const isPlain = (fact: Fact) => !['list', 'record', 'map'].includes(fact.kind)

/** Records that a link may write in a line, by `game/checker.fact`. */
export function lineRecords(): Map<string, RecordFact> {
  const found = new Map<string, RecordFact>()
  for (const { id, checkers } of games)
    for (const checker of checkers)
      for (const [key, fact] of Object.entries<Fact>(checker.facts)) {
        const one: Fact = fact.kind === 'list' ? fact.of : fact
        const isLine = one.kind === 'record' && (one.row || Object.values<Fact>(one.fields as FactSpecs).every(isPlain))
        if (isLine) found.set(`${id}/${checker.id}.${key}`, one)
      }
  return found
}

const coded = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([slug, code]) => `${code} ${slug}`)

/** Every such list by name. */
export const tablesNow = (): Record<string, readonly string[]> => ({
  ...Object.fromEntries([...lineRecords()].map(([name, { row }]) => [name, row ?? []])),
  'ti4 tiles': TILE_IDS.map((tile) => `${tile}/${planetsOn(tile)}`),
  'ti4 faces': FACES,
  'ti4 units': UNIT_IDS,
  'ti4 traits': TRAITS,
  'starcom systems': coded(SYSTEM_CODES),
  'starcom vessels': coded(VESSEL_CODES),
  'starcom tokens': TOKEN_CODES.map(({ code, combat, interdicted }) => `${code} ${combat} ${interdicted}`),
})
