/** What was read of a sentence, as players say it: fleets, ways and systems in one breath; a field that was not read is not said. */
import { inBreath, sayEach, whose } from '../../kernel/fact-words.ts'
import type { RawFacts, RecordFact } from '../../kernel/facts.ts'
import { grouped } from '../../kernel/grouped.ts'
import { listed } from '../../kernel/words.ts'

type Names = Readonly<Record<string, string>>
type Sayer = NonNullable<RecordFact['told']>

/** "3 × Cruiser I, mine, in 27". */
export const sayUnits = (names: Names): Sayer =>
  sayEach(
    ['id', 'owner', 'type', 'system', 'at', 'move', 'capacity', 'uses', 'orUpgraded', 'upgraded'],
    ({ id, type, owner, system, at, move, capacity, uses, orUpgraded, upgraded }) =>
      inBreath(
        names[type] ?? String(id),
        whose(owner),
        system !== undefined && `in ${system}`,
        at !== undefined && at !== 'space' && `on ${at}`,
        move !== undefined && `move ${move}`,
        capacity !== undefined && `capacity ${capacity}`,
        uses !== undefined && `takes ${uses} of the capacity`,
        orUpgraded && (upgraded ? 'upgraded' : upgraded === undefined && 'or upgraded'),
      ),
    ['id'],
  )

/** "27 → nebula → 25", and who goes there: the ship by its name, of several how many. */
export const sayMoves: Sayer = {
  of: ['ship', 'path', 'loads'],
  says: (lines) =>
    [...grouped(lines, ({ ship: _ship, ...rest }) => JSON.stringify(rest)).values()]
      .map((alike) => {
        const { ship, path = [], loads = [] } = alike[0] as { ship: string; path?: string[]; loads?: RawFacts[] }
        const who = alike.length > 1 ? `${alike.length} ships` : ship
        const with_ = listed(loads.map(sayLoad))
        return inBreath(path.length ? `${who}: ${path.join(' → ')}` : who, with_ && `with ${with_}`)
      })
      .join('; '),
}

const sayLoad = ({ unit, at, visit, to }: RawFacts): string =>
  [
    unit,
    at !== undefined && `from ${at}`,
    visit !== undefined && `at stop ${visit}`,
    to !== undefined && `set down in ${to}`,
  ]
    .filter(Boolean)
    .join(' ')

/** "27: New Albion, Starpoint, no anomaly, no wormhole". */
export const saySystems = (anomalyNames: Names, wormholeNames: Names): Sayer => ({
  of: ['id', 'planets', 'anomalies', 'wormholes', 'tokens'],
  says: (lines) =>
    lines
      .map((line) => {
        const { id, planets, anomalies, wormholes, tokens } = line as Record<string, string[]> & { id: string }
        const named = (ids: string[] | undefined, names: Names) => ids?.map((one) => names[one] ?? one).join(', ')
        const lies = inBreath(
          planets?.join(', '),
          anomalies && (named(anomalies, anomalyNames) || 'no anomaly'),
          wormholes && (wormholes.length ? `wormhole ${named(wormholes, wormholeNames)}` : 'no wormhole'),
          Boolean(tokens?.length) &&
            `command token: ${tokens!.map((who) => (who === 'me' ? 'yours' : who)).join(', ')}`,
        )
        return lies && lies.toLowerCase() !== String(id).toLowerCase() ? `${id}: ${lies}` : String(id)
      })
      .join('; '),
})

/** "Gravity Drive, mine, for Cruiser I 1". */
export const sayEffects = (names: Names): Sayer =>
  sayEach(['id', 'owner', 'target'], ({ id, owner, target }) =>
    inBreath(names[id] ?? String(id), whose(owner), target !== undefined && `for ${target}`),
  )
