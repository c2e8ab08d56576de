import { games } from '../../lib/games/index.ts'

/** The games a run is about: all of them, or with GAME (`npm run check -- --game ID`) that one. */
export const chosen = games.filter(({ id }) => !process.env.GAME || id === process.env.GAME)
