import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs'

const ONCE = /e2e.safety./
const PORT = Number(process.env.E2E_PORT ?? 3100)

if (!existsSync('out/index.html')) throw new Error('There is no built site to test. Run npm run build first.')
const executablePath = findChromium()
if (!executablePath) throw new Error('There is no Chromium. Run node scripts/chromium.mjs, or set CHROMIUM_PATH.')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
    serviceWorkers: 'block',
  },
  projects: [
    // Independent of the size of the screen, so looked at once.
    { name: 'once', testMatch: ONCE, use: { viewport: { width: 390, height: 844 } } },
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    },
    // Neither the tasks nor the worker know how wide a screen is.
    {
      name: 'desktop',
      testIgnore: [ONCE, '**/tasks.spec.ts', '**/offline.spec.ts', '**/airplane.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node cli/bin.mjs serve --port ${PORT}`,
    url: `http://localhost:${PORT}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
