import { loadLibrary } from '../../lib/content/index.ts'
import { games } from '../../lib/games/index.ts'

/** Every game's pages and clauses as one JSON text, for the command line. Reads `content/` of the current folder. */
export const libraryJson = async (): Promise<string> => {
  const { places: _ofAuthors, ...library } = await loadLibrary(games)
  return JSON.stringify(library)
}
