#!/usr/bin/env node
/** Finds a Chromium for the browser tests, or installs one. `node scripts/dev/chromium.mjs` prints where it is. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from '../install.mjs'

/** The shell is the same browser without windows, menus and profiles: a test of ours takes it two thirds of the processor time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A test browser needs no GPU, no updates and no word to anyone outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What a browser under test leaves out. The pages behind its own address bar cost 1.2 s of processor time for each window,
 * as much as a page of ours. Of a switch given twice Chromium takes the last: the others are those Playwright leaves out.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** Without windows letters would be fitted to whole pixels, and lines run longer than any player sees them. */
const AS_SEEN = '--font-render-hinting=none'
/** A page of a test lives for seconds: what better machine code would gain it never earns back. Up to a third less processor time, by the suite. */
const AS_WRITTEN = '--js-flags=--no-opt,--no-maglev'
export const TEST_ARGS = [...CHROMIUM_ARGS, AS_SEEN, AS_WRITTEN, `--disable-features=${LEFT_OUT.join()}`]

/** Playwright's own browser, where one was downloaded. */
function playwrightChromium() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** The Chromium that is there: CHROMIUM_PATH, Playwright's, the system's. Undefined when there is none. */
export function findChromium() {
  const { CHROMIUM_PATH: given } = process.env
  if (given) return existsSync(given) ? given : undefined
  return [playwrightChromium(), ...PLACES].find((path) => path && existsSync(path))
}

async function fromDebian() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findChromium()) return
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  }
}

const fromPlaywright = () =>
  run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])

/** The Chromium that is there, or one installed now. Throws with one clear line when none can be had. */
export async function ensureChromium() {
  const { CHROMIUM_PATH: given } = process.env
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH ${given} does not exist.`)
  for (const install of [undefined, fromDebian, fromPlaywright]) {
    if (install) {
      process.stdout.write('No Chromium yet; installing one for the browser tests …\n')
      await install()
    }
    const found = findChromium()
    if (found) return found
  }
  throw new Error('There is no Chromium and none could be installed. Install one and set CHROMIUM_PATH to it.')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write(`${await ensureChromium()}\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
