import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostHeaders } from '../../scripts/build/host-headers.mjs'
import { cachingOf, EMBED_HEADERS, EMBEDS, HSTS, pagePolicy, SAFETY_HEADERS } from '../../server/headers.ts'
import { prepareCli } from '../unit/cli/run.ts'
import { makeSite } from '../unit/server/site.ts'

const supported = readFileSync('.nvmrc', 'utf8').trim()
const dockerfile = readFileSync('Dockerfile', 'utf8').replace(/\\\n\s*/g, '')
const lines = dockerfile.split('\n').filter((line) => line && !line.startsWith('#'))
const [, runStage = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
const docs = readFileSync('docs/deploy.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The command of an instruction in its list form. */
const commandOf = (name: string): string[] => JSON.parse(new RegExp(`^${name}.*?(\\[.*\\])$`, 'm').exec(runStage)![1]!)

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test('what the container copies is there, or is made by the build', () => {
  const made = ['dist/cli*.mjs', 'dist/library.json', 'dist/licences.txt', 'out']
  const copied = lines.filter((line) => line.startsWith('COPY')).flatMap((line) => line.split(/\s+/).slice(1, -1))
  expect(copied.length).toBeGreaterThan(4)
  for (const path of copied.filter((word) => !word.startsWith('--'))) {
    const own = path.replace(/^\/site\//, '')
    expect(own === path ? existsSync(path) : made.includes(own), path).toBe(true)
  }
})

test('the container does not run as root and pins what it is made of', () => {
  expect(runStage).toMatch(/^USER node$/m)
  for (const line of lines.filter((one) => one.startsWith('FROM')))
    expect(line).toBe(`FROM node:${supported}-slim${/ AS .*$/.exec(line)?.[0] ?? ''}`)
  // The same as a developer takes; one with years of support left.
  expect(Number(supported)).toBeGreaterThanOrEqual(24)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const path of ['node_modules', 'out', 'dist', '.git']) expect(ignored).toContain(path)
})

test('what the container holds serves the site and finds itself healthy, with no package in reach', async () => {
  await prepareCli()
  const { dir, remove } = await makeSite()
  const home = mkdtempSync(join(tmpdir(), 'container-'))
  const copied = readdirSync('dist').filter((file) => /^cli.*\.mjs$/.test(file) || file === 'library.json')
  for (const file of copied) cpSync(join('dist', file), join(home, 'dist', file))
  cpSync(dir, join(home, 'out'), { recursive: true })
  const [, told = ''] = /^ENV (.*)$/m.exec(runStage) ?? []
  const settings = Object.fromEntries(told.split(' ').map((pair) => pair.split('=')))
  expect(settings).toMatchObject({ HOST: '0.0.0.0', NODE_ENV: 'production' })
  const env = { PATH: process.env.PATH, ...settings, BASE_PATH: '', HOST: '127.0.0.1', PORT: String(await freePort()) }
  const [program, ...args] = commandOf('CMD')
  const [checker, ...check] = commandOf('HEALTHCHECK')
  const look = () => spawnSync(checker!, check, { cwd: home, env }).status
  expect(look()).toBe(1)
  const server = spawn(program!, args, { cwd: home, env })
  try {
    await once(server.stdout, 'data')
    expect(look()).toBe(0)
    expect(await (await fetch(`http://127.0.0.1:${env.PORT}/`)).text()).toContain('Home')
    server.kill('SIGTERM')
    expect((await once(server, 'exit'))[0]).toBe(0)
  } finally {
    server.kill('SIGKILL')
    await remove()
    rmSync(home, { recursive: true, force: true })
  }
})

test('each way to deploy takes three commands, and what they name exists', () => {
  const blocks = [...docs.matchAll(/```\n([\s\S]*?)```/g)].map(([, text = '']) => text.trim().split('\n'))
  expect(blocks).toHaveLength(4)
  for (const block of blocks) {
    expect(block).toHaveLength(3)
    for (const command of block) {
      const [, script] = /npm run ([\w:]+)/.exec(command) ?? []
      if (script) expect(scripts, command).toHaveProperty(script)
      const [, file] = /(?:^|\s)node (\S+)/.exec(command) ?? []
      if (file) expect(existsSync(file), command).toBe(true)
    }
  }
  for (const [, script = ''] of docs.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(script)
  expect(readFileSync('README.md', 'utf8')).toContain('(docs/deploy.md)')
})

test('other hosts are told the headers our server sends, each once', () => {
  const policy = pagePolicy('<script>1</script>')
  const told = {
    safety: SAFETY_HEADERS,
    hsts: HSTS,
    policy,
    forever: cachingOf('/_next/static/a.js'),
    base: '/laws',
    embeds: { [EMBEDS]: EMBED_HEADERS },
  }
  const rules = new Map(
    hostHeaders(told)
      .trim()
      .split('\n\n')
      .map((text) => text.split('\n'))
      .map(([path = '', ...headers]) => [path, headers.map((header) => header.trim())]),
  )
  const all = rules.get('/laws/*')!
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) expect(all).toContain(`${name}: ${value}`)
  expect(all).toContain(`Strict-Transport-Security: ${HSTS}`)
  expect(all).toContain(`Content-Security-Policy: ${policy}`)
  expect(all.some((header) => header.startsWith('Cache-Control'))).toBe(false)
  expect(rules.get('/laws/assets/*')).toEqual(['Cache-Control: public, max-age=31536000, immutable'])
  expect(rules.get('/laws/embed/*')).toEqual(['Access-Control-Allow-Origin: *'])
  // Hosts that read such a file refuse longer lines.
  for (const header of all) expect(header.length).toBeLessThan(2000)
})
