/** One measurement of a built site beside its limit and a VitePress site of the same content, in turns. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { examplePages } from '../example.mjs'
import { host } from './host.mjs'
import { pocket } from './pocket.mjs'
import { makeLimit, makeVitePress } from './sites.mjs'
import { search, visit } from './visit.mjs'
import { ratiosOf } from './weights.mjs'

const OURS = { field: 'dialog input[type=search]', result: 'dialog a[data-hit]' }
const THEIRS = { field: '#localsearch-input', result: '.VPLocalSearchBox .result' }
const { checker: CHECKER } = await examplePages()

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))

/** The script of the framework on a page without any of ours, compressed as stack figures are: gzip. */
async function frameworkFloor(folder) {
  const manifest = join(folder, '.next', 'build-manifest.json')
  if (!existsSync(manifest)) return undefined
  const { rootMainFiles, polyfillFiles = [] } = JSON.parse(await readFile(manifest, 'utf8'))
  const files = rootMainFiles.filter((file) => !polyfillFiles.includes(file))
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, '.next', file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function takeTurns(browser, sites, page, rounds) {
  const runs = { ours: [], limit: [], vitepress: [], checker: [] }
  const found = { oursCold: [], theirsCold: [], oursIdle: [], theirsIdle: [] }
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const name of ['limit', 'ours', 'vitepress'])
      runs[name].push(await visit(browser, `${sites[name].url}/${page}/`))
    runs.checker.push(await visit(browser, sites.ours.url + CHECKER))
    for (const idle of [0, 2000]) {
      const when = idle ? 'Idle' : 'Cold'
      found[`ours${when}`].push(await search(browser, `${sites.ours.url}/${page}/`, { ...OURS, idle }))
      found[`theirs${when}`].push(await search(browser, `${sites.vitepress.url}/${page}/`, { ...THEIRS, idle }))
    }
  }
  return {
    ...Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, medians(list)])),
    found: Object.fromEntries(Object.entries(found).map(([name, list]) => [name, median(list)])),
  }
}

/** Files that hold something of every page: what they weigh as they are sent. */
async function weightsOf(out) {
  const search = (await readdir(join(out, 'data'))).find((name) => /^search\..*\.json$/.test(name))
  const weigh = async (name) => (await stat(join(out, `${name}.br`))).size
  return { worker: await weigh('sw.js'), search: await weigh(`data/${search}`), home: await weigh('index.html') }
}

/** Everything about the site built in a folder. */
export async function measureSite(browser, folder, page, rounds) {
  const out = join(folder, 'out')
  if (!existsSync(join(out, page, 'index.html'))) throw new Error(`There is no built page ${page}. Run npm run build.`)
  const work = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  const dirs = { ours: out, limit: join(work, 'limit'), vitepress: join(work, 'vitepress') }
  const sites = {}
  try {
    await makeLimit(out, page, dirs.limit)
    const built = await makeVitePress(out, dirs.vitepress)
    for (const [name, dir] of Object.entries(dirs)) sites[name] = await host(dir)
    const found = await takeTurns(browser, sites, page, rounds)
    const kept = await pocket(browser, out, Math.min(rounds, 5), `/${page}/`)
    const [floor, weights, ratios] = await Promise.all([frameworkFloor(folder), weightsOf(out), ratiosOf(out)])
    return { ...found, kept, built, floor, weights, ratios }
  } finally {
    for (const site of Object.values(sites)) await site.close()
    await rm(work, { recursive: true, force: true })
  }
}
