/** What `npm run bench:pages` prints of its measurements. */
import { loadTs } from '../bundle.mjs'
import { SLOW_4G } from './visit.mjs'

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const ms = (value) => `${Math.round(value)} ms`

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

const at = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))]

function goalsOf({ ours, limit, vitepress, checker, found, floor, kept, ratios }) {
  return [
    ['bytes before idle, of the limit', ...ratio(ours.bytes / limit.bytes, 2.5)],
    [`the same for all ${ratios.length} rule pages, median`, ...ratio(at(ratios, 0.5), 2.5)],
    ['… of the longest quarter', ...ratio(at(ratios, 0.25), 2.5)],
    ['… of the shortest quarter', ...ratio(at(ratios, 0.75), 2.5)],
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
    ['one game offline, seconds after load', ...ratio(kept.game.took / 1000, 2)],
    ['whole site offline, bytes of the least', ...ratio(kept.bytes / kept.least, 1.2)],
  ]
}

/** The tables of one site. */
export async function printSite(title, rounds, measured) {
  const { printTable } = await loadTs('scripts/bench/table.ts')
  const { kept, built } = measured
  const remark = `Median of ${rounds} in turns; phone viewport, processor slowed 4 times, 150 ms and 1.6 Mbit/s, brotli.\nVitePress built its site in ${built.toFixed(1)} s.`
  printTable(title, ['', 'by hand', 'ours', 'VitePress', 'our checker'], rowsOf(measured), remark)
  printTable(
    'Whole site offline',
    ['', 'ours', 'least'],
    [
      [
        'one game: seconds after load',
        (kept.game.took / 1000).toFixed(2),
        (kept.game.bytes / SLOW_4G.bytesPerSecond).toFixed(2),
      ],
      ['one game: bytes', kb(kept.game.bytes), '–'],
      ['seconds after load', (kept.took / 1000).toFixed(2), (kept.bytes / SLOW_4G.bytesPerSecond).toFixed(2)],
      ['bytes', kb(kept.bytes), kb(kept.least)],
      ['requests', String(kept.requests), '–'],
    ],
    'Least: these bytes at this speed without any delay; everything in one compressed piece.',
  )
  printTable('Goals', ['', 'measured', 'goal', ''], goalsOf(measured))
}

const seconds = (value) => `${value.toFixed(1)} s`

/** What growth costs, line by line. */
const GROWING = [
  ['pages', String, ({ pages }) => pages],
  ['build', seconds, (size) => size.seconds],
  ['build, of a page', ms, (size) => (size.seconds * 1000) / size.pages],
  ['VitePress build', seconds, ({ built }) => built],
  ['bytes before idle', kb, ({ ours }) => ours.bytes],
  ['bytes once idle', kb, ({ ours }) => ours.later],
  ['LCP', ms, ({ ours }) => ours.lcp],
  ['TTI', ms, ({ ours }) => ours.tti],
  ['search, cold press', ms, ({ found }) => found.oursCold],
  ['the same in VitePress', ms, ({ found }) => found.theirsCold],
  ['search, two idle seconds', ms, ({ found }) => found.oursIdle],
  ['the same in VitePress', ms, ({ found }) => found.theirsIdle],
  ['checker, bytes before idle', kb, ({ checker }) => checker.bytes],
  ['home page', kb, ({ weights }) => weights.home],
  ['search data', kb, ({ weights }) => weights.search],
  ['worker with its list of pages', kb, ({ weights }) => weights.worker],
  ['one game offline, after load', seconds, ({ kept }) => kept.game.took / 1000],
  ['one game offline, bytes', kb, ({ kept }) => kept.game.bytes],
  ['whole site offline, after load', seconds, ({ kept }) => kept.took / 1000],
  ['whole site offline, bytes', kb, ({ kept }) => kept.bytes],
]

/** Two sizes of the site beside each other. */
export async function printGrowth(times, small, large) {
  const { printTable } = await loadTs('scripts/bench/table.ts')
  const rows = GROWING.map(([name, show, of]) => {
    const [before, after] = [of(small), of(large)]
    return [name, show(before), show(after), (after / before).toFixed(2)]
  })
  printTable(`Growth to ${times} times the rules`, ['', 'as it is', 'grown', 'ratio'], rows)
}
