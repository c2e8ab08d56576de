#!/usr/bin/env node
/**
 * `npm run test:firefox`, `npm run test:webkit`: the journeys and every ruling in that browser, where one is there; one
 * loud line where none is.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from '../install.mjs'

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
const first = (places) => places.find((path) => path && existsSync(path))

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** FIREFOX_PATH, else the system's. */
function findFirefox() {
  const FIREFOX_PATH = first([process.env.FIREFOX_PATH, ...FIREFOXES])
  return FIREFOX_PATH && { FIREFOX_PATH }
}

/** The driver of WebKitGTK (WEBKIT_DRIVER_PATH, else the system's), and an Xvfb, or else a screen that is there. */
function findWebKit() {
  const WEBKIT_DRIVER_PATH = first([process.env.WEBKIT_DRIVER_PATH, ...onPath('WebKitWebDriver')])
  const XVFB_PATH = first(onPath('Xvfb'))
  if (!WEBKIT_DRIVER_PATH || !(XVFB_PATH || process.env.DISPLAY)) return undefined
  return { WEBKIT_DRIVER_PATH, ...(XVFB_PATH ? { XVFB_PATH } : {}) }
}

/** By name: what a browser that is there is found by (undefined when there is none), and what to say where none is. */
export const BROWSERS = {
  firefox: {
    find: findFirefox,
    missing: 'SKIPPED: there is no Firefox here. Install one (Debian: firefox-esr), or set FIREFOX_PATH.',
  },
  webkit: {
    find: findWebKit,
    missing:
      'SKIPPED: there is no WebKit here. Install one (Debian: webkit2gtk-driver and xvfb), or set WEBKIT_DRIVER_PATH.',
  },
}

/** What Vitest is told to run. */
export const testsOf = (name) => [
  'run',
  '--config',
  join('tests', 'browsers', 'vitest.config.ts'),
  join('tests', 'browsers', `${name}.test.ts`),
]

/** Looks at the built site; gives the exit code. */
async function main(name) {
  if (!BROWSERS[name]) {
    process.stderr.write(`Name a browser: ${Object.keys(BROWSERS).join(' or ')}.\n`)
    return 64
  }
  const found = BROWSERS[name].find()
  if (!found) {
    process.stdout.write(`${BROWSERS[name].missing}\n`)
    return 0
  }
  if (!existsSync(join(root, 'out', 'index.html'))) {
    process.stderr.write('There is no built site to test. Run npm run build first.\n')
    return 1
  }
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return run(process.execPath, [vitest, ...testsOf(name)], { env: { ...process.env, ...found } })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main(process.argv[2])
