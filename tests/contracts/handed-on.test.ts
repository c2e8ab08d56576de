import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { licencesText, packagesShipped } from '../../scripts/build/licences.mjs'

interface Locked {
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  license?: string
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const production = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)

/** Licences under which a package may be part of production. LGPL only where nothing of it is handed on (`sharp`). */
const PERMISSIVE = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC-BY-4.0', 'OFL-1.1'])
const NOT_HANDED_ON = /^node_modules\/@img\/sharp-/

it('every production dependency may be used and handed on', () => {
  expect(production.length).toBeGreaterThan(20)
  const doubtful = production.filter(
    ([path, { license = 'none' }]) => !PERMISSIVE.has(license) && !NOT_HANDED_ON.test(path),
  )
  expect(doubtful.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

it('what is bundled is handed on with the text of its licence', async () => {
  const names = await packagesShipped()
  for (const name of ['react', 'react-dom', 'zod', 'hono', '@hono/node-server', 'commander', 'fuse.js', 'tailwindcss'])
    expect(names).toContain(name)
  const text = await licencesText()
  for (const name of names) expect(text).toMatch(new RegExp(`^${name.replace('/', '\\/')} \\d+\\.`, 'm'))
  expect(text).toContain('Permission is hereby granted')
  expect(text).toContain('Apache License')
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toMatch(/^Lawspeaker\n\nMIT License/)
  // Nothing of what may not be handed on lies in a bundle.
  expect(names.filter((name) => name.startsWith('@img/'))).toEqual([])
})

it('the list of parts (CycloneDX) is made from the lock file, with a hash and a licence for each', async () => {
  const [, command = ''] = /^npm (sbom .*)$/.exec((manifest.scripts as Record<string, string>).sbom!) ?? []
  const { stdout } = await promisify(execFile)('npm', command.split(' '), { maxBuffer: 50_000_000 })
  // Not `--omit dev`: npm then leaves out what development packages name as well.
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string
    components: { name: string; hashes?: { alg: string }[]; licenses?: unknown[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  for (const name of Object.keys(manifest.dependencies as object))
    expect(components.map((one) => one.name)).toContain(name)
  const bare = components.filter(({ hashes, licenses }) => !hashes?.some(({ alg }) => alg === 'SHA-512') || !licenses)
  expect(bare.map(({ name }) => name)).toEqual([])
})

it('cannot be published by mistake', () => {
  expect(manifest.private).toBe(true)
})

it('no production package has to run a script of its own to be installed', () => {
  const scripted = Object.entries(lock.packages).filter(
    ([, one]) => (one as { hasInstallScript?: true }).hasInstallScript,
  )
  // Its program comes as a package of its own; the script only makes starting it faster.
  expect(scripted.map(([path]) => path.replace(/.*node_modules\//, '')).sort()).toEqual(['esbuild'])
})
