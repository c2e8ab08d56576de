import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** With GAME only what concerns that game is run: its own tests, and those over the whole collection, which then look at it alone. */
const { GAME } = process.env
const others = readdirSync('content', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== GAME,
)

export default defineConfig({
  test: {
    include: GAME
      ? ['tests/contracts/**/*.test.ts', `tests/unit/{games/,}${GAME}/**/*.test.ts`]
      : ['tests/{unit,contracts}/**/*.test.ts'],
    exclude: GAME ? others.map(({ name }) => `**/*${name}*`) : [],
    // Two files at a time on two cores; Vitest would leave one of them idle.
    maxWorkers: '100%',
    // Games, words and whole rulings are loaded and worked out once a process, not once a file.
    isolate: false,
    setupFiles: ['scripts/dev/reporters/vitest-at.mjs'],
    // A slow machine may take its time: what hangs is named and ended by the test run (scripts/dev/watched.mjs).
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
})
