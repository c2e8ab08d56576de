/** TypeScript of this repository, bundled for Node 20, which cannot load `.ts` itself. */
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Common settings: one ESM file for the oldest Node we support. `require` is for CommonJS dependencies inside. */
const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.9',
  logLevel: 'silent',
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
}

async function build(options) {
  const esbuild = await import('esbuild')
  try {
    return await esbuild.build({ ...shared, ...options, write: false })
  } catch (error) {
    const [first] = error.errors ?? []
    if (!first) throw error
    const at = first.location ? `${first.location.file}:${first.location.line}: ` : ''
    throw new Error(`${at}${first.text}`)
  }
}

/** Writes a file whole or not at all: a reader never sees half of it. */
export async function writeWhole(file, text) {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  await writeFile(part, text)
  await rename(part, file)
}

/** Bundles an entry with everything it imports into one file. */
export const bundleTo = (entry, file, options = {}) => bundleInto(file, { entryPoints: [entry], ...options })

async function bundleInto(file, options) {
  const { outputFiles } = await build({ outfile: file, ...options })
  await writeWhole(file, outputFiles.find((output) => output.path === file).contents)
}

/**
 * Bundles an entry into `name.mjs` of a folder, and what it imports only when it is needed into `name-….mjs` beside it:
 * these are written first, so that the entry never names one that is not there.
 */
export async function bundleWithParts(entry, folder, name, options = {}) {
  const file = join(folder, `${name}.mjs`)
  const { outputFiles } = await build({
    entryPoints: { [name]: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: `${name}-[hash]`,
    splitting: true,
    ...options,
  })
  const parts = outputFiles.filter(({ path }) => path !== file)
  await Promise.all(parts.map(({ path, contents }) => writeWhole(path, contents)))
  await writeWhole(file, outputFiles.find(({ path }) => path === file).contents)
  const isOld = (other) => other.startsWith(`${name}-`) && other.endsWith('.mjs')
  const old = (await readdir(folder)).filter(isOld).map((other) => join(folder, other))
  await Promise.all(old.filter((path) => !parts.some((part) => part.path === path)).map((path) => rm(path)))
}

/** Loads a TypeScript module of this repository; packages stay in node_modules. */
export const loadTs = (entry) => load({ entryPoints: [entry] })

async function load(entry) {
  await mkdir(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist', '.load-'))
  try {
    const file = join(folder, 'module.mjs')
    await bundleInto(file, { ...entry, packages: 'external', sourcemap: 'inline', jsx: 'automatic' })
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
