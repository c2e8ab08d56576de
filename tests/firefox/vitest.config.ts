import { defineConfig } from 'vitest/config'

/** Looks at the built site with Firefox; run by scripts/firefox.mjs. */
export default defineConfig({
  test: { include: ['tests/firefox/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
})
