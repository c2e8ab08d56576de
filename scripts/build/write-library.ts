import { loadLibrary } from '../../lib/content/index.ts'
import { games } from '../../lib/games/index.ts'

/** Every game's pages and clauses as one JSON text, for the command line. Reads `content/` of the current folder. */
export const libraryJson = async (): Promise<string> => JSON.stringify(await loadLibrary(games))
