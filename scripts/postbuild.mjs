/** After `next build`: reading pages lose the framework and carry their styles; every file gets compressed copies. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './bundle.mjs'

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
    .replace(/<script\b[^>]*\bid="_R_"[^>]*>\s*<\/script>/g, '')
}

/** Puts the style sheets of a page into it. */
async function inlineStyles(html, styles) {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g)]
  for (const [tag, href] of links) {
    const path = href.slice(href.indexOf('/_next/') + 1).split('?')[0]
    if (!styles.has(path)) styles.set(path, await readFile(join(OUT, path), 'utf8'))
    const folder = href.slice(0, href.lastIndexOf('/', href.lastIndexOf('/') - 1) + 1)
    const css = styles.get(path).replaceAll('url(../', `url(${folder}`)
    html = html.replace(tag, () => `<style>${css}</style>`)
  }
  return html
}

async function shapePages(pages) {
  const styles = new Map()
  for (const page of pages) {
    const file = join(OUT, page)
    let html = await readFile(file, 'utf8')
    if (!isJudging(page)) {
      html = stripFramework(html)
      if (/\/_next\/static\/[^"]*\.js|__next_f/.test(html))
        throw new Error(`out/${page} still asks for the framework: the shape of the export has changed.`)
      if (!/<h1/.test(html) || !html.includes('/assets/reader.js'))
        throw new Error(`out/${page} lost its heading or its reader module.`)
    } else if (!/\/_next\/static\/[^"]*\.js/.test(html))
      throw new Error(`out/${page} is a judging page without its scripts.`)
    await writeFile(file, await inlineStyles(html, styles))
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
  await writeFile(join(OUT, '.nojekyll'), '')
  const wanted = files.filter((file) => COMPRESSED.test(file))
  for (let i = 0; i < wanted.length; i += 8) await Promise.all(wanted.slice(i, i + 8).map(compress))
}
