import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** Every page of the export, as a folder of `out/`. */
const folders = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('index.html') && !/^(_|404)/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
const htmlOf = (folder: string) => readFileSync(join('out', folder, 'index.html'), 'utf8')
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
const link = (html: string, rel: string) => new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1] ?? ''
const pathOf = (address: string) => new URL(address).pathname.slice(1)

test('every page has its twin, its own address, a share card Discord shows, and its place in the site map', () => {
  expect(folders.length).toBeGreaterThan(100)
  const sitemap = readFileSync('out/sitemap.xml', 'utf8')
  const problems = folders.flatMap((folder) => {
    const html = htmlOf(folder)
    const canonical = link(html, 'canonical')
    const twin = link(html, 'alternate')
    const card = meta(html, 'og:image')
    const picture = card && existsSync(join('out', pathOf(card))) ? readFileSync(join('out', pathOf(card))) : undefined
    return [
      canonical && pathOf(canonical) === folder ? '' : `canonical ${canonical}`,
      sitemap.split(`<loc>${canonical}</loc>`).length === 2 ? '' : 'not once in the site map',
      twin && existsSync(join('out', pathOf(twin))) ? '' : `twin ${twin}`,
      meta(html, 'og:title') && meta(html, 'og:description') && meta(html, 'description')
        ? ''
        : 'no title or description',
      meta(html, 'twitter:card') === 'summary_large_image' ? '' : 'no large card',
      /^#[0-9a-f]{6}$/.test(meta(html, 'theme-color')) ? '' : 'no theme-color of six digits',
      picture?.subarray(1, 4).toString() === 'PNG' ? '' : `card ${card} is no PNG`,
      picture?.readUInt32BE(16) === 1200 && picture.readUInt32BE(20) === 630 ? '' : 'card is not 1200 by 630',
      picture && picture.length <= 300_000 ? '' : 'card is too heavy',
    ].flatMap((problem) => (problem ? [`/${folder}: ${problem}`] : []))
  })
  expect(problems).toEqual([])
})

test('structured data can be read, and every page but the first says where it stands', () => {
  for (const folder of folders) {
    const scripts = [...htmlOf(folder).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    expect(scripts, folder).toHaveLength(1)
    const data = JSON.parse(scripts[0]![1]!)
    expect(data['@context']).toBe('https://schema.org')
    if (!folder) continue
    const crumbs = data['@graph'].find((one: { '@type': string }) => one['@type'] === 'BreadcrumbList').itemListElement
    expect(pathOf(crumbs.at(-1).item), folder).toBe(folder)
    for (const { item } of crumbs) expect(existsSync(join('out', pathOf(item), 'index.html')), item).toBe(true)
  }
})

test('the offline bundle carries no share cards and no twins', () => {
  expect(/\/og\/|index\.md|llms|sitemap/.test(readFileSync('out/sw.js', 'utf8'))).toBe(false)
  const parts = readdirSync('out/data').filter((file) => /^offline\..*\.json$/.test(file))
  expect(parts.length).toBeGreaterThan(0)
  const heavy = parts.filter((part) =>
    /og:image|application\/ld\+json/.test(readFileSync(join('out/data', part), 'utf8')),
  )
  expect(heavy).toEqual([])
})

test('a reading page stays light: no framework, and half of them under 9 KB with their styles', () => {
  const reading = folders.filter((folder) => folder.startsWith('rules/'))
  const sizes = reading.map((folder) => readFileSync(join('out', folder, 'index.html.br')).length).sort((a, b) => a - b)
  for (const folder of reading) expect(htmlOf(folder), folder).not.toContain('/_next/static/chunks')
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(9 * 1024)
})
