/** After `next build`: pages lose the framework and carry their styles; the offline bundle; compressed copies. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadTs } from '../bundle.mjs'
import { hostHeaders } from './host-headers.mjs'
import { attribute, elementsIn } from './html.mjs'
import { licencesText } from './licences.mjs'
import { deadLinks } from './links.mjs'
import { writeOffline } from './offline.mjs'
import { OUT } from './out.mjs'
import { bareTree, isJudging, pocketPage, shapePage } from './shape-page.mjs'
import { partsOf } from './styles.mjs'

const COMPRESSED = /\.(html|css|js|json|svg|txt|xml|webmanifest|md)$/
const base = process.env.BASE_PATH ?? ''
/** A copy made for a look (scripts/dev/stages.mjs) goes without compressed files and command line: a third of the work. */
export const isOnlyLookedAt = Boolean(process.env.ONLY_LOOKED_AT)

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

/** Style sheets by the addresses a page names them by, with the addresses inside them made good for a page. */
async function readStyles(files) {
  const sheets = files.filter((file) => /^_next\/static\/.*\.css$/.test(file))
  const read = async (file) => {
    const above = `${base}/${file.split('/').slice(0, -2).join('/')}/`
    return [`${base}/${file}`, (await readFile(join(OUT, file), 'utf8')).replaceAll('url(../', `url(${above}`)]
  }
  return new Map(await Promise.all(sheets.map(read)))
}

/**
 * Gives a page its styles: a judging page all of them, a reading page those of the first look of its kind, and the address
 * of the whole sheet for its states and what the reader adds later. Without scripts it comes at once. Whole sheets are
 * written under the hash of what they hold. `looks`: what the pages of each kind hold; their policy names one sheet a kind.
 */
function makeStyles(sheets, looks) {
  const whole = new Map()
  const of = (hrefs) => {
    const key = hrefs.join()
    if (!whole.has(key)) {
      const css = hrefs
        .map((href) => {
          const sheet = sheets.get(href.split('?')[0])
          if (sheet === undefined) throw new Error(`names a style sheet ${href} that is not there`)
          return sheet
        })
        .join('')
      // A page has named its typefaces already; named twice they would be measured anew, and lines would jump.
      const rest = css.replace(/@font-face\s*\{[^}]*\}/g, '')
      const file = `assets/site.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`
      whole.set(key, { css, rest, file, part: partsOf(css), parts: new Map() })
    }
    return whole.get(key)
  }
  // Asked once a kind: its pages are looked at together, and there are many of them.
  const partFor = ({ part, parts }, kind) => {
    if (!parts.has(kind)) parts.set(kind, part(looks.get(kind)))
    return parts.get(kind)
  }
  return {
    stylesOf: (file, page) => (hrefs) => {
      const sheet = of(hrefs)
      const address = `${base}/${sheet.file}`
      if (isJudging(page)) return `<style data-sheet="${address}">${sheet.css}</style>`
      return `<style data-whole="${address}">${partFor(sheet, kindOf(file, page))}</style><noscript><link rel="stylesheet" href="${address}"></noscript>`
    },
    // A judging page carries its sheet; as it is kept for offline use it names it, so that it is kept once.
    write: () =>
      Promise.all(
        [...whole.values()].map(({ css, rest, file, parts }) => writeFile(join(OUT, file), parts.size ? rest : css)),
      ),
  }
}

/** Pages of one folder look alike; among the rules those of one topic have no list to look through. */
const isTopic = (page) => [...elementsIn(page, 'article')].some((one) => attribute(one, 'class') === 'topic')
const kindOf = (file, page) => (isTopic(page) ? 'topic' : file.split('/')[0])

/** The reading pages of each kind. */
function looksOf(trees) {
  const looks = new Map()
  for (const [file, page] of trees) {
    if (isJudging(page)) continue
    const kind = kindOf(file, page)
    looks.set(kind, [...(looks.get(kind) ?? []), page])
  }
  return looks
}

async function shapePages(pages, files) {
  const { renderIsland } = await loadTs('app/_judging/render.tsx')
  const trees = new Map()
  for (const file of pages) trees.set(file, bareTree(file, await readFile(join(OUT, file), 'utf8')))
  const styles = makeStyles(await readStyles(files), looksOf(trees))
  const [shaped, pocket] = [new Map(), new Map()]
  for (const [file, page] of trees) {
    shaped.set(file, shapePage(file, page, { stylesOf: styles.stylesOf(file, page), draw: renderIsland }))
    pocket.set(file, pocketPage(page))
    await writeFile(join(OUT, file), shaped.get(file))
  }
  await styles.write()
  return { shaped, pocket }
}

/** Where a page or a file of the export stands. */
const addressOf = (file) => `${base}/${file.replace(/(^|\/)index\.html$/, '$1').replace(/^404\.html$/, '404/')}`

function checkLinks(shaped, files) {
  const pages = new Map([...shaped].map(([page, html]) => [addressOf(page), html]))
  const dead = deadLinks(pages, new Set(files.map((file) => `${base}/${file}`)))
  if (dead.length) throw new Error(`${dead.length} links lead nowhere:\n- ${dead.slice(0, 40).join('\n- ')}`)
}

const headersFile = ({ SAFETY_HEADERS, HSTS, EMBEDS, EMBED_HEADERS, cachingOf }, policy) =>
  hostHeaders({
    safety: SAFETY_HEADERS,
    hsts: HSTS,
    policy,
    forever: cachingOf('/_next/static/'),
    base,
    embeds: { [EMBEDS]: EMBED_HEADERS },
  })

const br = promisify(brotliCompress)
const gz = promisify(gzip)

async function compress(file) {
  const path = join(OUT, file)
  const bytes = await readFile(path)
  if (bytes.length < 600) return
  const [brotli, zipped] = await Promise.all([
    br(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gz(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}

/** Of the framework nothing is asked for any more: its scripts, style sheets and flight data go. */
const isFramework = (file) =>
  (file.endsWith('.txt') && /(^|\/)(__next\.[^/]*|index|404|_not-found)\.txt$/.test(file)) ||
  (file.startsWith('_next/') && !file.startsWith('_next/static/media/')) ||
  file.startsWith('_not-found/')

/** Turns the raw export into what is served. */
export async function postbuild() {
  await stat(join(OUT, 'index.html'))
  const files = await filesOf(OUT)
  const pages = files.filter((file) => file.endsWith('.html') && !isFramework(file) && file !== '404/index.html')
  const { shaped, pocket } = await shapePages(pages, files)
  await Promise.all(files.filter(isFramework).map((file) => rm(join(OUT, file))))
  // A second copy of pages that stand elsewhere.
  for (const folder of ['404', '_not-found']) await rm(join(OUT, folder), { recursive: true, force: true })
  await writeFile(join(OUT, 'licences.txt'), await licencesText())
  const kept = await filesOf(OUT)
  checkLinks(shaped, kept)
  const headers = await loadTs('server/headers.ts')
  const policy = headers.sitePolicy([...shaped.values()])
  await writeOffline(pocket, kept, addressOf, policy)
  await writeFile(join(OUT, '_headers'), headersFile(headers, policy))
  await writeFile(join(OUT, '.nojekyll'), '')
  if (isOnlyLookedAt) return
  const wanted = (await filesOf(OUT)).filter((file) => COMPRESSED.test(file))
  for (let i = 0; i < wanted.length; i += 8) await Promise.all(wanted.slice(i, i + 8).map(compress))
}
