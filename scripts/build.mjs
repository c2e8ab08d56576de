#!/usr/bin/env node
/** `npm run build`: check and prepare, export with Next, shape the pages, bundle the command line. */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCli } from './build-cli.mjs'
import { root, writeWhole } from './bundle.mjs'
import { postbuild } from './postbuild.mjs'
import { prepareBuild } from './prepare-build.mjs'

const nextBuild = () =>
  new Promise((resolve, reject) => {
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`next build ended with ${code}.`))))
  })

try {
  await prepareBuild()
  await rm(join(root, 'out'), { recursive: true, force: true })
  await nextBuild()
  await postbuild()
  await buildCli()
  // The stamp of a whole build: without it the next start builds again.
  await writeWhole(
    join(root, 'out', 'build.json'),
    JSON.stringify({ basePath: process.env.BASE_PATH ?? '', siteUrl: process.env.SITE_URL ?? '' }),
  )
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
