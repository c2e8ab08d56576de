/** What both judges of a fault need: a folder, a process, and files that stand in for others. */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from '../../bundle.mjs'

export const FOLDER = join(root, 'dist', `mutants-${process.pid}`)

/** Runs a program of Node. Gives whether it ended well and in time, and what it printed. */
export function run(args, { env = {}, longest = 7_200_000 } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    // A fault may make something run for ever, in a process below this one.
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), longest)
    child.on('close', (code) => {
      clearTimeout(timer)
      done({ ended: code === 0, said })
    })
  })
}

/** Puts other texts in the place of files while something is bundled; a file still knows where it lies. */
const instead = (texts) => ({
  name: 'instead',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (texts.has(path)) return { contents: texts.get(path), loader: 'js' }
      const text = await readFile(path, 'utf8')
      const own = JSON.stringify(pathToFileURL(path).href)
      return { contents: text.replaceAll('import.meta.url', own), loader: 'ts' }
    }),
})

/** Bundles entries into the folder, with other texts in the place of files. */
export async function bundle(texts, options) {
  await mkdir(FOLDER, { recursive: true })
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    logLevel: 'silent',
    plugins: [instead(texts)],
    ...options,
  })
}

export const tidyUp = () => rm(FOLDER, { recursive: true, force: true })
