#!/usr/bin/env node
/**
 * `npm run bench:pages`: this site beside a hand-written page of the same words (the limit) and a VitePress site of the
 * same content, in turns, on a phone with a slow processor and a slow network. Prints medians and ratios, never asserts.
 * Needs a built site, a Chromium, and the npm registry once. `--rounds 7`, `--page rules/legion/range`.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { host } from './bench/host.mjs'
import { pocket } from './bench/pocket.mjs'
import { makeLimit, makeVitePress } from './bench/sites.mjs'
import { search, visit } from './bench/visit.mjs'
import { loadTs, root } from './bundle.mjs'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'

const OUT = join(root, 'out')
const OURS = { field: 'dialog input[type=search]', result: 'dialog a[data-hit]' }
const THEIRS = { field: '#localsearch-input', result: '.VPLocalSearchBox .result' }
const CHECKER = '/check/starcom/build/'

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const ms = (value) => `${Math.round(value)} ms`

/** The script of the framework on a page without any of ours, compressed as stack figures are: gzip. */
async function frameworkFloor() {
  const manifest = join(root, '.next', 'build-manifest.json')
  if (!existsSync(manifest)) return undefined
  const { rootMainFiles, polyfillFiles = [] } = JSON.parse(await readFile(manifest, 'utf8'))
  const files = rootMainFiles.filter((file) => !polyfillFiles.includes(file))
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(root, '.next', file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function measure(browser, sites, page, rounds) {
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

function rowsOf({ ours, limit, vitepress, checker, found }) {
  const row = (name, show, key) => [name, show(limit[key]), show(ours[key]), show(vitepress[key]), show(checker[key])]
  const plain = (value) => String(Math.round(value * 1000) / 1000)
  return [
    row('bytes before idle', kb, 'bytes'),
    row('requests before idle', plain, 'requests'),
    row('script before idle', kb, 'script'),
    row('bytes once idle', kb, 'later'),
    row('FCP', ms, 'fcp'),
    row('LCP', ms, 'lcp'),
    row('TTI', ms, 'tti'),
    row('TBT', ms, 'tbt'),
    row('CLS', plain, 'cls'),
    ['search, cold press', '–', ms(found.oursCold), ms(found.theirsCold), '–'],
    ['search, two idle seconds', '–', ms(found.oursIdle), ms(found.theirsIdle), '–'],
  ]
}

const ratio = (value, target) => [value.toFixed(2), `≤ ${target}`, value <= target ? 'met' : 'MISSED']

function goalsOf({ ours, limit, vitepress, checker, found }, floor, kept) {
  return [
    ['bytes before idle, of the limit', ...ratio(ours.bytes / limit.bytes, 2.5)],
    ['LCP, of the limit', ...ratio(ours.lcp / limit.lcp, 1.15)],
    ['LCP, of VitePress', ...ratio(ours.lcp / vitepress.lcp, 0.5)],
    ['TTI, of the limit', ...ratio(ours.tti / limit.tti, 1.2)],
    ['TTI, of VitePress', ...ratio(ours.tti / vitepress.tti, 0.5)],
    ['search on a cold press, of VitePress', ...ratio(found.oursCold / found.theirsCold, 0.8)],
    ['search after two idle seconds, of VitePress', ...ratio(found.oursIdle / found.theirsIdle, 0.15)],
    ['script before first interaction, KB', ...ratio(ours.script / 1024, 1)],
    ...(floor
      ? [
          [
            `checker: script, of ${kb(1.05 * floor + 30 * 1024)} (1.05 floors + 30 KB)`,
            ...ratio(checker.script / (1.05 * floor + 30 * 1024), 1),
          ],
        ]
      : []),
    ['whole site offline, seconds after load', ...ratio(kept.took / 1000, 2)],
    ['whole site offline, bytes of the least', ...ratio(kept.bytes / kept.least, 1.2)],
  ]
}

async function main() {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '7' }, page: { type: 'string', default: 'rules/legion/range' } },
  })
  const page = values.page.replace(/^\/|\/$/g, '')
  const rounds = Number(values.rounds)
  if (!existsSync(join(OUT, page, 'index.html'))) throw new Error(`There is no built page ${page}. Run npm run build.`)
  const { printTable } = await loadTs('scripts/bench/table.ts')
  const work = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS })
  const sites = {}
  try {
    await makeLimit(OUT, page, join(work, 'limit'))
    const built = await makeVitePress(OUT, join(work, 'vitepress'))
    for (const [name, dir] of Object.entries({
      ours: OUT,
      limit: join(work, 'limit'),
      vitepress: join(work, 'vitepress'),
    }))
      sites[name] = await host(dir)
    const found = await measure(browser, sites, page, rounds)
    const kept = await pocket(browser, OUT, Math.min(rounds, 5))
    const remark = `Median of ${rounds} in turns; phone viewport, processor slowed 4 times, 150 ms and 1.6 Mbit/s, brotli.\nVitePress built its site in ${built.toFixed(1)} s.`
    printTable(`/${page}/`, ['', 'by hand', 'ours', 'VitePress', 'our checker'], rowsOf(found), remark)
    printTable(
      'Whole site offline',
      ['', 'ours', 'least'],
      [
        ['seconds after load', (kept.took / 1000).toFixed(2), (kept.bytes / ((1.6 * 1024 * 1024) / 8)).toFixed(2)],
        ['bytes', kb(kept.bytes), kb(kept.least)],
        ['requests', String(kept.requests), '–'],
      ],
      'Least: these bytes at this speed without any delay; everything in one compressed piece.',
    )
    printTable('Goals', ['', 'measured', 'goal', ''], goalsOf(found, await frameworkFloor(), kept))
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) await site.close()
    await rm(work, { recursive: true, force: true })
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
