/** Runs a program of ours, hears what it reports, and ends it only when nothing of it has finished for a long time. */
import { spawn } from 'node:child_process'
import { root } from '../install.mjs'

/** A stage in which nothing has finished for this long hangs; a slow machine that gets on never does. TEST_STALL_SECONDS takes another. */
const STALL_MS = 1000 * Number(process.env.TEST_STALL_SECONDS ?? 300)
/** So long a program that hangs may take to end by itself. */
const GRACE_MS = 20_000

const running = new Set()

/** Ends a program with everything it has started. */
function end(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) end(child, 'SIGTERM')
    process.exit(1)
  })
}

/**
 * Runs a Node program in a group of its own, so that nothing of it outlives the stage. Every message it sends and every
 * line it prints counts as getting on. Gives its exit code, what it printed, and whether it was ended because it hung.
 */
export function watched(args, { cwd = root, env = {}, onMessage = () => {} } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    })
    running.add(child)
    let said = ''
    let isHung = false
    let last
    // Asked first, so that it takes along what it has started in groups of their own, as Playwright does its server.
    const stalled = () => {
      isHung = true
      child.kill('SIGINT')
      last = setTimeout(() => end(child, 'SIGKILL'), GRACE_MS)
    }
    let clock = setTimeout(stalled, STALL_MS)
    const getsOn = () => {
      clearTimeout(clock)
      if (!isHung) clock = setTimeout(stalled, STALL_MS)
    }
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        getsOn()
      })
    child.on('message', (message) => {
      getsOn()
      // What is said while it is being ended is not what it was doing.
      if (!isHung) onMessage(message)
    })
    const finish = (code) => {
      clearTimeout(clock)
      clearTimeout(last)
      running.delete(child)
      end(child, 'SIGKILL')
      done({ code: code ?? 1, said, isHung })
    }
    child.on('error', (error) => {
      said += `Could not be started: ${error.message}\n`
      finish(1)
    })
    // What the program started may hold its pipes open: its own end is the end.
    child.on('exit', (code) => setImmediate(() => finish(code)))
  })
}

/** The stall limit in words. */
export const STALL_SAID = STALL_MS % 60_000 ? `${STALL_MS / 1000} seconds` : `${STALL_MS / 60_000} minutes`
