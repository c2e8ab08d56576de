import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** Brings dist/cli.mjs up to date with the sources, as cli/bin.mjs does for a user. */
export async function prepareCli(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build/build-cli.mjs', '--if-stale'])
}

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

export interface How {
  stdin?: string | Buffer
  cwd?: string
}

/** Starts the bundled command line as a user would, in a process of its own. */
export function start(args: readonly string[], { stdin = '', cwd }: How = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [resolve('dist/cli.mjs'), ...args], { cwd })
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
  child.stdin.on('error', () => {}) // the command may end before it has read everything
  child.stdin.end(stdin)
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => done({ ...outcome, code }))
  })
}

interface Waiting {
  done: (outcome: Outcome) => void
  failed: (why: Error) => void
}

const waiting = new Map<number, Waiting>()
let resident: ChildProcess | undefined
let asked = 0

function begin(): ChildProcess {
  const child = fork(resolve('tests/unit/cli/resident.mjs'), { serialization: 'advanced', execArgv: [] })
  child.on('message', ({ number, outcome }: { number: number; outcome: Outcome }) => {
    waiting.get(number)!.done(outcome)
    waiting.delete(number)
    rest()
  })
  child.on('exit', (code) => {
    for (const { failed } of waiting.values())
      failed(new Error(`The command line in the background ended with ${code}.`))
    waiting.clear()
    resident = undefined
  })
  return child
}

/** Nothing waits for a process that has nothing to say. */
function rest(): void {
  if (waiting.size) return
  resident?.unref()
  resident?.channel?.unref()
}

/**
 * Asks the bundled command line that stays loaded between questions (resident.mjs): the same words, the same code as
 * `start`, without the start. What belongs to the process itself (pipes, signals, the first of each command) is started.
 */
export function run(args: readonly string[], { stdin = '', cwd }: How = {}): Promise<Outcome> {
  resident ??= begin()
  resident.ref()
  resident.channel?.ref()
  asked += 1
  const number = asked
  const child = resident
  return new Promise((done, failed) => {
    waiting.set(number, { done, failed })
    child.send({ number, args, stdin, cwd })
  })
}
