/**
 * WebKitGTK, driven by its WebKitWebDriver: W3C WebDriver, plain JSON over HTTP. It has no word of what a page writes on
 * its console, so that complaints cannot be seen here.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Look } from './look.ts'

const KEYS = { Control: '\uE009', Enter: '\uE007' } as Record<string, string>

/** The buttons of the window make it wider than a phone; without their air it is as narrow as it is told. */
const NARROW = `headerbar, toolbar, box, button, entry, image, label {
  padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-transform: scale(0.5);
}`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A screen that nobody sees, and its name; without an Xvfb the one that is there. */
async function openScreen(): Promise<{ screen?: ChildProcess; DISPLAY: string | undefined }> {
  const { XVFB_PATH, DISPLAY } = process.env
  if (!XVFB_PATH) return { DISPLAY }
  const screen = spawn(XVFB_PATH, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await Promise.race([
    once(screen.stdout!, 'data'),
    once(screen, 'close').then(() => Promise.reject(new Error(`${XVFB_PATH} ended before it had a screen.`))),
  ])
  return { screen, DISPLAY: `:${String(number).trim()}` }
}

/** Asks the driver; throws what it says where it refuses. */
async function call<T>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

/** Waits until the driver listens. */
async function ready(driver: ChildProcess, url: string): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await call(`${url}/status`, 'GET').catch(() => undefined)
    if (isReady) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`The driver of WebKit ended with ${driver.exitCode} before it listened.`)
}

/** Opens the WebKit whose driver WEBKIT_DRIVER_PATH names, with a folder of its own for all it keeps. */
export async function openWebKit(): Promise<Look> {
  const folder = mkdtempSync(join(tmpdir(), 'lawspeaker-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  mkdirSync(join(folder, 'gtk-4.0'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) writeFileSync(join(folder, version, 'gtk.css'), NARROW)
  const { screen, DISPLAY } = await openScreen()
  const port = await freePort()
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH!, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      // Nothing of the desktop is asked: it is slow where there is none.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const end = () => {
    driver.kill()
    screen?.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    const root = `http://127.0.0.1:${port}`
    await ready(driver, root)
    return await openPage(root, end)
  } catch (error) {
    end()
    throw error
  }
}

async function openPage(root: string, end: () => void): Promise<Look> {
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, 'POST', {
    capabilities: { alwaysMatch: { timeouts: { pageLoad: 600_000, script: 600_000 } } },
  })
  const at = (path: string) => `${root}/session/${sessionId}/${path}`
  await call(at('window/rect'), 'POST', { width: 390, height: 844 })
  const keys = (all: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    call<void>(at('actions'), 'POST', { actions: [{ type: 'key', id: 'keyboard', actions: all }] })
  return {
    open: (url) => call(at('url'), 'POST', { url }),
    ask: async <T>(script: string) => {
      const { value, error } = await call<{ value: T; error?: string }>(at('execute/async'), 'POST', {
        script: `const done = arguments[0]; (async () => (${script}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        args: [],
      })
      if (error !== undefined) throw new Error(error)
      return value
    },
    press: (key) => {
      const all = key.split('+').map((one) => KEYS[one] ?? one)
      return keys([
        ...all.map((value) => ({ type: 'keyDown' as const, value })),
        ...all.reverse().map((value) => ({ type: 'keyUp' as const, value })),
      ])
    },
    type: (text) =>
      keys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    wrong: undefined,
    close: async () => {
      await call(`${root}/session/${sessionId}`, 'DELETE').catch(() => {})
      end()
    },
  }
}
