/** What is measured beside ours: a hand-written page of the same words, and a VitePress site of the same content. */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const VITEPRESS = '1.6.4'
const CACHE = process.env.BENCH_CACHE ?? join(homedir(), '.cache', 'lawspeaker-bench')

const KEPT = /^\/?(?:h[1-6]|p|ul|ol|li|dl|dt|dd|a|em|strong|table|thead|tbody|tr|td|th|blockquote|details|summary|br)$/
const CSS =
  'body{font:1.06rem/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem;color:#1c1f25;background:#fbfaf7}h1,h2,h3{line-height:1.2}a{color:#224fa7}li{margin:.3rem 0}td,th{padding:.2rem .6rem;border-bottom:1px solid #d5d7db;text-align:left}@media(prefers-color-scheme:dark){body{color:#dfded8;background:#101215}a{color:#8fbefa}}'

/** The words of a page of ours as somebody would write them by hand: headings, paragraphs, lists, links, and nothing else. */
export function byHand(html) {
  const [, title = ''] = html.match(/<title>([^<]*)/) ?? []
  const [, main = ''] = html.match(/<main\b[^>]*>([\s\S]*)<\/main>/) ?? []
  const words = main
    .replace(/<(svg|button|script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(\/?[a-z][a-z0-9]*)\b([^>]*)>/g, (_, tag, rest) => {
      if (!KEPT.test(tag)) return ''
      const kept = [...rest.matchAll(/\s(href|id)="[^"]*"/g)].map(([text]) => text).join('')
      return `<${tag}${tag.startsWith('/') ? '' : kept}>`
    })
    .replace(/\s+/g, ' ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${CSS}</style><main>${words}</main></html>`
}

/** Writes the hand-written page for an address of ours. */
export async function makeLimit(out, page, folder) {
  const file = join(folder, page, 'index.html')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, byHand(await readFile(join(out, page, 'index.html'), 'utf8')))
}

const CONFIG = `export default {
  title: 'Rules', ignoreDeadLinks: true, cleanUrls: false,
  markdown: { html: false },
  vue: { template: { compilerOptions: { delimiters: ['\\u27e6', '\\u27e7'] } } },
  themeConfig: { search: { provider: 'local' } },
}
`

function run(command, args, cwd) {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stderr || stdout}`)
}

/** A VitePress site of our Markdown twins, at the same addresses. Gives its folder and how long its build took. */
export async function makeVitePress(out, work) {
  const tool = join(CACHE, `vitepress-${VITEPRESS}`)
  const bin = join(tool, 'node_modules', 'vitepress', 'bin', 'vitepress.js')
  if (!(await stat(bin).catch(() => undefined))) {
    await mkdir(tool, { recursive: true })
    await writeFile(join(tool, 'package.json'), '{"private":true,"type":"module"}')
    run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', `vitepress@${VITEPRESS}`], tool)
  }
  // It finds its packages from where the site lies.
  const site = join(tool, 'site')
  await rm(site, { recursive: true, force: true })
  for (const name of await readdir(out, { recursive: true })) {
    if (!/(^|\/)index\.md$/.test(name)) continue
    await mkdir(dirname(join(site, name)), { recursive: true })
    await cp(join(out, name), join(site, name))
  }
  await mkdir(join(site, '.vitepress'), { recursive: true })
  await writeFile(join(site, '.vitepress', 'config.mjs'), CONFIG)
  const start = performance.now()
  run(process.execPath, [bin, 'build', site, '--outDir', work], tool)
  return (performance.now() - start) / 1000
}
