import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  /** Inside another package's own archive. */
  inBundle?: boolean
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const reasons = new Map(
  [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(
    ([, name = '', why = '']) => [name, why] as const,
  ),
)

it('every production dependency has a reason, and no reason is left behind', () => {
  expect([...reasons.keys()].sort()).toEqual(Object.keys(manifest.dependencies).sort())
  for (const [name, why] of reasons) expect(why.length, name).toBeGreaterThan(20)
})

it('every dependency is one exact version, the one of the lock file', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

it('every package of the lock file comes from the registry and has a hash', () => {
  const packages = Object.entries(lock.packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)
  expect(packages.length).toBeGreaterThan(100)
  for (const [path, { resolved, integrity }] of packages) {
    // Without an address of its own a package comes from the registry npm is set to.
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
    expect(integrity, path).toMatch(/^sha512-/)
  }
})
