/** What a fresh clone needs before anything of it can run. Plain Node: nothing is installed yet. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 9]

/** Ends with one clear line on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  process.stderr.write(`Lawspeaker needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** Why no site can be built in this folder, with the mend; or undefined. The maker of the style sheets reads # as the end of a path. */
export const whyNotHere = () =>
  root.includes('#')
    ? `The site cannot be built in ${root}: there is a # in the path. Move or rename the folder so that its path has none, and start again.`
    : undefined

const readJson = (path) => readFile(join(root, path), 'utf8').then(JSON.parse, () => undefined)

/** True when every package of the lock file lies in node_modules in its version (those for other systems aside). */
async function isInstalled() {
  const [lock, installed] = await Promise.all([
    readJson('package-lock.json'),
    readJson('node_modules/.package-lock.json'),
  ])
  if (!lock || !installed) return false
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = installed.packages[path]?.version
    return found === version || (optional && found === undefined)
  })
}

/** Runs a program with its output on ours; gives its exit code, or 1 when it could not be started or was ended. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      done(1)
    })
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** npm as it was called, else the one on the path. */
function npm(...args) {
  const { npm_execpath: own } = process.env
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

/** Installs the packages of the lock file unless they are all there. True when they are there afterwards. */
export async function ensureDependencies() {
  if (await isInstalled()) return true
  process.stdout.write('Installing packages (npm ci) …\n')
  const code = await npm('ci', '--no-audit', '--no-fund', '--include=dev')
  if (code === 0) return true
  process.stderr.write('The packages could not be installed. Is the npm registry within reach?\n')
  return false
}
