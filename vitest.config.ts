import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** With GAME only what concerns that game is run: its own tests, and those over the whole collection, which then look at it alone. */
const { GAME } = process.env
const others = readdirSync('content', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== GAME,
)

/** What concerns no game: how the program is handed on, and that all its handles say the same. */
const OF_NO_GAME = ['dependencies', 'deploy', 'handed-on', 'handles', 'pure', 'readme']

export default defineConfig({
  test: {
    include: GAME
      ? ['tests/contracts/**/*.test.ts', `tests/unit/{games/,}${GAME}/**/*.test.ts`]
      : ['tests/{unit,contracts}/**/*.test.ts'],
    exclude: GAME
      ? [...others.map(({ name }) => `**/*${name}*`), ...OF_NO_GAME.map((name) => `tests/contracts/${name}.test.ts`)]
      : [],
    // Two files at a time on two cores; Vitest would leave one of them idle.
    maxWorkers: '100%',
    // Games, words and whole rulings are loaded and worked out once a process, not once a file.
    isolate: false,
    // Most of the time goes to thousands of different cases, each judged once or twice: what V8 spends on melting functions
    // together is hardly ever earned back. A fifth to a third less processor time, measured suite by suite.
    execArgv: ['--max-inlined-bytecode-size-cumulative=200'],
    setupFiles: ['scripts/dev/reporters/vitest-at.mjs'],
    // A slow machine may take its time: what hangs is named and ended by the test run (scripts/dev/watched.mjs).
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
})
