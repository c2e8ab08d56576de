import { execFile, spawn } from 'node:child_process'
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
  env?: Record<string, string>
}

/** Runs the bundled command line as a user would. */
export function run(args: readonly string[], { stdin = '', cwd, env }: How = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [resolve('dist/cli.mjs'), ...args], { cwd, env: { ...process.env, ...env } })
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
