/** After `next build`: reading pages lose the framework and carry their styles; every file gets compressed copies. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadTs, root } from './bundle.mjs'
import { trimStyles } from './trim-styles.mjs'

const OUT = join(root, 'out')
const COMPRESSED = /\.(html|css|js|json|svg|txt|xml|webmanifest|md)$/

/** Checkers and boards are React; everything else is reading. The boundary is a folder, not a habit. */
const isJudging = (path) => /^(check\/[^/]+\/[^/]+|board\/[^/]+)\/index\.html$/.test(path)

async function filesOf(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(dir, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
}

/** Takes every framework script and its flight data out of a page; our own scripts stay. */
export function stripFramework(html) {
  return html
    .replace(/<script\b[^>]*\bsrc="[^"]*\/_next\/[^"]*"[^>]*><\/script>/g, '')
    .replace(
      /<script\b[^>]*>\s*(?:\(?self\.__next|self\.__next_f|requestAnimationFrame\(function\(\)\{\$RT)[\s\S]*?<\/script>/g,
      '',
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<meta\b[^>]*\bname="next-size-adjust"[^>]*>/g, '')
    .replace(/<script\b[^>]*\bid="_R_"[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--(?: |\/?\$)-->/g, '')
}

/** Puts the style sheets of a page into it, shortened by `trim`. */
async function inlineStyles(html, styles, trim = (css) => css) {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g)]
  for (const [tag, href] of links) {
    const path = href.slice(href.indexOf('/_next/') + 1).split('?')[0]
    if (!styles.has(path)) styles.set(path, await readFile(join(OUT, path), 'utf8'))
    const folder = href.slice(0, href.lastIndexOf('/', href.lastIndexOf('/') - 1) + 1)
    const css = styles.get(path).replaceAll('url(../', `url(${folder}`)
    html = html.replace(tag, () => `<style>${trim(css)}</style>`)
  }
  return html
}

/** Everything that could name a class on a reading page: the pages, and the scripts that add to them. */
async function wordsOfReading(pages) {
  const scripts = (await filesOf(join(OUT, 'assets'))).map((file) => `assets/${file}`)
  const files = [...pages.filter((page) => !isJudging(page)), ...scripts.filter((file) => file.endsWith('.js'))]
  const texts = await Promise.all(files.map((file) => readFile(join(OUT, file), 'utf8')))
  return texts.join('\n').replaceAll('&amp;', '&').replaceAll('&gt;', '>')
}

async function shapePages(pages) {
  const styles = new Map()
  const words = await wordsOfReading(pages)
  const trimmed = new Map()
  const trim = (css) => {
    if (!trimmed.has(css)) trimmed.set(css, trimStyles(css, words))
    return trimmed.get(css)
  }
  for (const page of pages) {
    const file = join(OUT, page)
    let html = await readFile(file, 'utf8')
    if (!isJudging(page)) {
      html = stripFramework(html)
      if (/\/_next\/static\/[^"]*\.js|__next_f|TURBOPACK/.test(html))
        throw new Error(`out/${page} still asks for the framework: the shape of the export has changed.`)
      if (!/<h1/.test(html) || !html.includes('/assets/reader.js'))
        throw new Error(`out/${page} lost its heading or its reader module.`)
    } else if (!/\/_next\/static\/[^"]*\.js/.test(html))
      throw new Error(`out/${page} is a judging page without its scripts.`)
    await writeFile(file, await inlineStyles(html, styles, isJudging(page) ? undefined : trim))
  }
}

const base = process.env.BASE_PATH ?? ''
const addressOf = (page) => `${base}/${page.replace(/index\.html$/, '').replace(/^404\.html$/, '404/')}`

/** One bundle with every page, and the worker that unpacks it; the version is the hash of both. */
async function writeOffline(pages) {
  const { cut, forReaders, join: joinPage } = await loadTs('app/_worker/bundle.ts')
  const { pagePolicy } = await loadTs('server/headers.ts')
  const bundle = { version: '', shell: '', pages: {}, policies: [], policy: {}, files: [] }
  const kept = pages.filter((path) => !path.startsWith('_') && path !== '404/index.html')
  for (const page of ['index.html', ...kept.filter((path) => path !== 'index.html')]) {
    const whole = await readFile(join(OUT, page), 'utf8')
    // React wakes a judging page only when it finds it as it was made.
    const html = isJudging(page) ? whole : forReaders(whole)
    const { shell, parts } = cut(html)
    if (page === 'index.html') bundle.shell = shell
    const shared = !isJudging(page) && shell === bundle.shell
    const address = addressOf(page)
    bundle.pages[address] = shared ? parts : [html]
    if (joinPage(bundle.shell, bundle.pages[address]) !== html)
      throw new Error(`out/${page} does not survive the offline bundle.`)
    const policy = pagePolicy(html)
    if (!bundle.policies.includes(policy)) bundle.policies.push(policy)
    bundle.policy[address] = bundle.policies.indexOf(policy)
  }
  const assets = (await filesOf(OUT)).filter(
    (file) =>
      /^(_next\/static|assets|data)\/.*\.(js|css|json|woff2)$/.test(file) ||
      /^[^/]+\.(svg|png|webmanifest)$/.test(file),
  )
  bundle.files = assets.filter((file) => !/\.map$/.test(file)).map((file) => `${base}/${file}`)
  const hash = createHash('sha256').update(JSON.stringify(bundle))
  for (const file of assets) hash.update(await readFile(join(OUT, file)))
  bundle.version = hash.digest('hex').slice(0, 12)
  await writeFile(join(OUT, 'data', `offline.${bundle.version}.json`), JSON.stringify(bundle))
  const { build } = await import('esbuild')
  const define = { VERSION: JSON.stringify(bundle.version), BASE: JSON.stringify(base) }
  await build({
    absWorkingDir: root,
    entryPoints: ['app/_worker/worker.ts'],
    outfile: 'out/sw.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    logLevel: 'error',
  })
}

/** What machines read beside the pages: a Markdown twin each, the site map, the list for language models. */
async function writeTwins() {
  const { twins } = await loadTs('scripts/export-data.ts')
  for (const { file, text } of await twins()) {
    await mkdir(dirname(join(OUT, file)), { recursive: true })
    await writeFile(join(OUT, file), text)
  }
}

const br = promisify(brotliCompress)
const gz = promisify(gzip)

async function compress(file) {
  const path = join(OUT, file)
  const bytes = await readFile(path)
  if (bytes.length < 600) return
  const [brotli, zipped] = await Promise.all([
    br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}

/** Turns the raw export into what is served. */
export async function postbuild() {
  await stat(join(OUT, 'index.html'))
  const flight = (await filesOf(OUT)).filter(
    (file) => file.endsWith('.txt') && !['robots.txt', 'llms.txt'].includes(file),
  )
  await Promise.all(flight.map((file) => rm(join(OUT, file))))
  const files = await filesOf(OUT)
  const pages = files.filter((file) => file.endsWith('.html'))
  await shapePages(pages)
  await writeOffline(pages)
  await writeTwins()
  await writeFile(join(OUT, '.nojekyll'), '')
  const wanted = (await filesOf(OUT)).filter((file) => COMPRESSED.test(file))
  for (let i = 0; i < wanted.length; i += 8) await Promise.all(wanted.slice(i, i + 8).map(compress))
}
