import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, TEST_ARGS } from './scripts/dev/chromium.mjs'

/** Independent of the size of the screen, or looking at several sizes itself. */
const ONCE = [/e2e.safety./, /e2e.(?:structure|look|machine|export|lists|embed|words|open)\.spec/]
const PORT = Number(process.env.E2E_PORT ?? 3100)

if (!existsSync('out/index.html')) throw new Error('There is no built site to test. Run npm run build first.')
/** What the first process of a run works out for those after it; it goes with that process. */
if (!process.env.E2E_SHARED) {
  const folder = mkdtempSync(join(tmpdir(), 'lawspeaker-e2e-'))
  process.env.E2E_SHARED = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const executablePath = findChromium()
if (!executablePath) throw new Error('There is no Chromium. Run node scripts/dev/chromium.mjs, or set CHROMIUM_PATH.')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: 'list',
  // A slow or loaded machine may take its time: what hangs is named and ended by the test run (scripts/dev/watched.mjs).
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath, args: TEST_ARGS },
    // Recording every step costs as much as the steps: asked for where a failure is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    serviceWorkers: 'block',
    // A warm browser: what was kept is cleared between tests, what was fetched and compiled is not.
    reuseContext: true,
  },
  projects: [
    { name: 'once', testMatch: ONCE, use: { viewport: { width: 390, height: 844 } } },
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    },
    // Neither the tasks nor the worker know how wide a screen is, nor do tests with that tag.
    {
      name: 'desktop',
      grepInvert: /@once/,
      testIgnore: [...ONCE, '**/tasks.spec.ts', '**/offline.spec.ts', '**/airplane.spec.ts', '**/citing.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node cli/bin.mjs serve --port ${PORT}`,
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
