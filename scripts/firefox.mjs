#!/usr/bin/env node
/** `npm run test:firefox`: the journeys and every ruling in Firefox, where one is there; one loud line where none is. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './install.mjs'

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The Firefox that is there: FIREFOX_PATH, else the system's. Undefined when there is none. */
export const findFirefox = () => [process.env.FIREFOX_PATH, ...PLACES].find((path) => path && existsSync(path))

export const NO_FIREFOX = 'SKIPPED: there is no Firefox here. Install one (Debian: firefox-esr), or set FIREFOX_PATH.'

/** What Vitest is told to run. */
export const FIREFOX_TESTS = ['run', '--config', join('tests', 'firefox', 'vitest.config.ts')]

/** Looks at the built site; gives the exit code. */
async function main() {
  const FIREFOX_PATH = findFirefox()
  if (!FIREFOX_PATH) {
    process.stdout.write(`${NO_FIREFOX}\n`)
    return 0
  }
  if (!existsSync(join(root, 'out', 'index.html'))) {
    process.stderr.write('There is no built site to test. Run npm run build first.\n')
    return 1
  }
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return run(process.execPath, [vitest, ...FIREFOX_TESTS], { env: { ...process.env, FIREFOX_PATH } })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await main()
