/** The words of all games, read once a process: no test changes them. What reading does wrong is seen in tests of reading. */
import { loadLibrary } from '../lib/content/index.ts'
import { games } from '../lib/games/index.ts'
import { createSearch, type Search } from '../lib/search/index.ts'
import { searchRecords, synonymsOf } from '../lib/search-records.ts'

export const library = await loadLibrary(games)

let made: Search | undefined

/** The search over everything, as the site has it. */
export function searchOfAll(): Search {
  made ??= createSearch(searchRecords(library, games), { synonyms: synonymsOf(library.games) })
  return made
}
