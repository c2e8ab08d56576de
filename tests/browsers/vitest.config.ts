import { defineConfig } from 'vitest/config'

/** Looks at the built site with the browsers beside Chromium; run by scripts/dev/other-browsers.mjs, a file a browser. */
export default defineConfig({
  test: { include: ['tests/browsers/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
})
