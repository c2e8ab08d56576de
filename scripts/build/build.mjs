#!/usr/bin/env node
/** `npm run build`: check and prepare, export with Next, shape the pages, bundle the command line. */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, writeWhole } from '../bundle.mjs'
import { buildCli } from './build-cli.mjs'
import { lockBuild } from './build-lock.mjs'
import { MAKING, OUT, swapIn } from './out.mjs'
import { isOnlyLookedAt, postbuild } from './postbuild.mjs'
import { prepareBuild } from './prepare-build.mjs'

const nextBuild = () =>
  new Promise((resolve, reject) => {
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_FOLDER: MAKING },
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`next build ended with ${code}.`))))
  })

async function build() {
  if (root.includes('#'))
    throw new Error(`A tool of the build cannot read a path with # in it: ${root}. Move the folder, and try again.`)
  const unlock = await lockBuild(join(root, 'dist', 'build.lock'))
  try {
    await prepareBuild()
    await rm(OUT, { recursive: true, force: true })
    await nextBuild()
    await postbuild()
    if (!isOnlyLookedAt) await buildCli()
    // The stamp of a whole build: without it the site is not served, and the next start builds again.
    await writeWhole(
      join(OUT, 'build.json'),
      JSON.stringify({ basePath: process.env.BASE_PATH ?? '', siteUrl: process.env.SITE_URL ?? '' }),
    )
    await swapIn()
  } finally {
    await unlock()
  }
}

try {
  await build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
