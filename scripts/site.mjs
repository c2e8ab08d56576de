/** Is the built site there, and is it of these sources? Plain Node. */
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './install.mjs'

const SOURCES = [
  'app',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'postcss.config.mjs',
  'mdx-components.tsx',
  'package-lock.json',
]
/** What the build itself writes among its sources. */
const MADE = ['public/assets', 'public/data']

async function newestIn(path) {
  if (MADE.includes(path)) return 0
  const found = await stat(join(root, path)).catch(() => undefined)
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  const names = await readdir(join(root, path))
  return Math.max(found.mtimeMs, ...(await Promise.all(names.map((name) => newestIn(`${path}/${name}`)))))
}

/** What the last whole build says of itself; it is written last, so half a build has none. */
const stampOf = () => readFile(join(root, 'out', 'build.json'), 'utf8').then(JSON.parse, () => undefined)

/** Why the site must be built, or undefined when what lies in out/ will do. */
export async function whyBuild() {
  if (!existsSync(join(root, 'out', 'index.html'))) return 'There is no built site yet.'
  const stamp = await stampOf()
  if (!stamp) return 'The last build was not finished.'
  if ((stamp.basePath ?? '') !== (process.env.BASE_PATH ?? '')) return 'BASE_PATH has changed.'
  if ((stamp.siteUrl ?? '') !== (process.env.SITE_URL ?? '')) return 'SITE_URL has changed.'
  const built = (await stat(join(root, 'out', 'build.json'))).mtimeMs
  const newest = Math.max(...(await Promise.all(SOURCES.map(newestIn))))
  return newest > built ? 'The sources have changed since the last build.' : undefined
}

/** Which of these pages the built site has. */
export const pagesOf = (paths) =>
  paths.filter((path) => existsSync(join(root, 'out', path.split(/[?#]/)[0], 'index.html')))
