/** What other sites show of ours: oEmbed, the element, its data. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { casePath } from '../../../lib/cases.ts'
import type { Library } from '../../../lib/content/records.ts'
import { games } from '../../../lib/games/index.ts'
import { embedFiles } from '../../../lib/twins/embeds.ts'
import { makeApp } from '../../../server/app.ts'
import { makeService } from '../../../server/fetch.ts'
import { readSite } from '../../../server/site.ts'
import { library } from '../../library.ts'
import { makeSite } from './site.ts'

const SITE = 'https://rules.example'
let words: Library
let service: ReturnType<typeof makeService>
beforeAll(async () => {
  words = library
  service = makeService(words, { version: '0' })
})

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const ask = (url: string, more = '') =>
  service.request(`${SITE}/api/oembed?url=${encodeURIComponent(url)}${more}`) as Promise<Response>
const html = async (url: string) => ((await (await ask(url)).json()) as { html: string }).html

describe('oEmbed', () => {
  it('shows a clause in the words of the edition its address says', async () => {
    const shown = await html(`${SITE}/rules/starcom/command-phase/#build.6`)
    const { text } = words.clauses.find(({ id }) => id === 'starcom:command-phase.build.6')!
    expect(text['2022-11']).not.toBe(text['2022-02'])
    expect(shown).toContain(`<p>${escaped(text['2022-11']!)}</p>`)
    expect(shown).toContain(`href="${SITE}/rules/starcom/command-phase/#build.6"`)
    const older = await html(`${SITE}/rules/starcom/2022-02/command-phase/#build.6`)
    expect(older).toContain(`<p>${escaped(text['2022-02']!)}</p>`)
    expect(older).toContain('(February 2022)')
  })

  it('shows the ruling of every kind of case, as the checker gives it', async () => {
    for (const pack of games) {
      const one = pack.cases.find(({ facts }) => Object.keys(facts).length)!
      const response = await ask(SITE + casePath(pack, one))
      const { type, version, html, width, height } = (await response.json()) as Record<string, string>
      expect([type, version, typeof width, typeof height]).toEqual(['rich', '1.0', 'number', 'number'])
      for (const id of one.expect.deciding) expect(html, one.id).toContain(`#${id.split('.').slice(1).join('.')}"`)
    }
  })

  it('puts nothing into its HTML unescaped, of the words or of the link', async () => {
    const id = 'starcom:command-phase.build.6'
    const strange = { games: words.games, clauses: words.clauses.map((one) => ({ ...one, title: `<b>"'&` })) }
    const url = `${SITE}/rules/starcom/command-phase/#build.6`
    const answer = await makeService(strange, { version: '0' }).request(
      `${SITE}/api/oembed?url=${encodeURIComponent(url)}`,
    )
    expect(((await answer.json()) as { html: string }).html, id).toContain('&#60;b&#62;&#34;&#39;&#38;')
    const shown = await html(`${SITE}/check/starcom/build/?what=ship&x="><script>alert(1)</script>'#'>`)
    expect(shown).not.toContain('<script')
    expect(shown).not.toMatch(/href="[^"]*'/)
  })

  it.each([
    ['nothing', 400],
    ['javascript:alert(1)', 400],
    [`https://elsewhere.example/rules/starcom/command-phase/#build.6`, 404],
    [`${SITE}/rules/starcom/command-phase/#build.666`, 404],
    [`${SITE}/rules/chess/openings/`, 404],
    [`${SITE}/check/starcom/nothing/?what=ship`, 404],
    [`${SITE}/about/`, 404],
  ])('of %s is %i', async (url, status) => {
    expect((await ask(url)).status).toBe(status)
  })

  it('speaks JSON only, and fits where it is told to', async () => {
    const url = `${SITE}/rules/starcom/command-phase/#build.6`
    expect((await ask(url, '&format=xml')).status).toBe(501)
    const narrow = (await (await ask(url, '&maxwidth=300')).json()) as { width: number; height: number }
    const wide = (await (await ask(url)).json()) as { width: number; height: number }
    expect(narrow.width).toBe(300)
    expect(narrow.height).toBeGreaterThan(wide.height)
  })

  it('is announced by the pages it has something to say of, with their question', async () => {
    const { dir, remove } = await makeSite()
    const app = makeApp({ site: await readSite(dir), service })
    const link = async (path: string, headers = {}) => (await app.request(SITE + path, { headers })).headers.get('link')
    // The small site has no topic: what is not there is not announced.
    expect(await link('/rules/starcom/')).toBeNull()
    expect(await link('/rules/starcom/command-phase/')).toBeNull()
    await remove()
    const page = {
      path: 'check/starcom/build/index.html',
      type: 'text/html',
      hash: 'x',
      body: new Uint8Array(),
      encoded: {},
    }
    const site = { pages: new Map([['/check/starcom/build/', page]]), moved: new Map() }
    const served = makeApp({ site, service })
    const question = `${SITE}/check/starcom/build/?what=ship`
    const said = (await served.request(question)).headers.get('link')
    expect(said).toBe(
      `<${SITE}/api/oembed?url=${encodeURIComponent(question)}>; rel="alternate"; type="application/json+oembed"`,
    )
    expect((await makeApp({ site }).request(question)).headers.get('link')).toBeNull()
  })
})

describe('data for the element', () => {
  it('holds every clause in every edition once, with an address that leads to it', () => {
    const files = embedFiles(words).map(({ file, text }) => ({ file, ...JSON.parse(text) }))
    const seen = files.flatMap(({ file, clauses }) => {
      const [, game, page] = /^embed\/([^/]+)\/(.+)\.json$/.exec(file)!
      return Object.keys(clauses).map((name) => `${game}:${page}.${name}`)
    })
    expect(seen.sort()).toEqual(words.clauses.map(({ id }) => id).sort())
    const { clauses } = files.find(({ file }) => file === 'embed/starcom/command-phase.json')!
    expect(clauses['build.6'].url).toEqual({
      '2022-11': 'rules/starcom/command-phase/#build.6',
      '2022-02': 'rules/starcom/2022-02/command-phase/#build.6',
    })
  })

  it('may be read from every site, the pages themselves may not', async () => {
    const file = { type: 'text/javascript', hash: 'x', body: new Uint8Array(), encoded: {} }
    const pages = new Map(['/embed/clause.js', '/about.html'].map((path) => [path, { ...file, path }]))
    const app = makeApp({ site: { pages, moved: new Map() } })
    const allowed = async (path: string) => (await app.request(path)).headers.get('access-control-allow-origin')
    expect([await allowed('/embed/clause.js'), await allowed('/about.html')]).toEqual(['*', null])
  })

  it('is what the element asks for, and the element is small', () => {
    const source = readFileSync('public/embed/clause.js', 'utf8')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the source
    expect(source).toContain('`embed/${game}/${page}.json`')
    expect(source.length).toBeLessThan(4000)
  })
})
