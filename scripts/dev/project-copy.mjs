/** A copy of this project in a temporary folder, where something may be changed and built without touching what is here. */
import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bundle.mjs'
import { saidBy } from '../said.mjs'

/** What builds leave behind, and what the build does not read. */
const LEFT = new Set(['node_modules', '.git', '.next', 'out', 'dist', 'tests', 'test-results', 'playwright-report'])

/** Packages are only read, so a second name for each file will do; the bundler wants them inside the project. */
async function linkFolder(from, to) {
  await mkdir(to)
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [here, there] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) await linkFolder(here, there)
      else if (entry.isSymbolicLink()) await symlink(await readlink(here), there)
      // Another disk, or one that knows no second names.
      else await link(here, there).catch(() => copyFile(here, there, constants.COPYFILE_FICLONE))
    }),
  )
}

/** Makes the copy. Gives its folder, how to build it, and how to throw it away. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'lawspeaker-'))
  const names = (await readdir(root)).filter((name) => !LEFT.has(name))
  const copies = names.map((name) => cp(join(root, name), join(folder, name), { recursive: true }))
  await Promise.all([...copies, linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))])
  return {
    folder,
    build: (env = {}) => build(folder, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The project's own build in a folder. Fails with what it said. */
const build = (folder, env) =>
  saidBy(
    process.execPath,
    [join('scripts', 'build', 'build.mjs')],
    { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    (code, said) => `The build ended with ${code}:\n${said}`,
  )
