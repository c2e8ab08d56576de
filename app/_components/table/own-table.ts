/** My table on this device. The printing of a game stands where reading pages look for it too. */
import { BARE_TABLE, type MyTable, readTable, writeTable } from '../../../lib/table/my-table'
import { recall, remember } from '../../_site/device'

const TABLE = 'table'
const editionKey = (game: string) => `edition.${game}`

/** The table of this device, for these games; a bare one where none was set up. */
export function ownTable(games: readonly string[]): MyTable {
  const kept = recall(TABLE)
  const read = kept ? readTable(kept) : undefined
  const table = read && 'table' in read ? read.table : BARE_TABLE
  const editions = games.flatMap((game) => {
    const edition = recall(editionKey(game))
    return edition ? [[game, edition] as const] : []
  })
  return { ...table, editions: Object.fromEntries(editions) }
}

/** Keeps the edition of one game, where every page of it looks. False where the device refuses. */
export const keepEdition = (game: string, edition: string): boolean => remember(editionKey(game), edition)

/** Keeps the table. False where the device refuses. */
export function keepTable(table: MyTable, games: readonly string[]): boolean {
  const kept = games.map((game) => remember(editionKey(game), table.editions[game] ?? ''))
  const [first] = table.games
  if (first) remember('game', table.games.length === 1 ? first : '')
  return remember(TABLE, writeTable({ ...table, editions: {} })) && kept.every(Boolean)
}
