import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../../../server/app.ts'
import { FILE_POLICY, pagePolicy, sitePolicy } from '../../../server/headers.ts'
import { readSite, type Site } from '../../../server/site.ts'
import { makeSite, RULES_HTML } from './site.ts'

let site: Site
let app: Hono
let remove: () => Promise<void>

beforeAll(async () => {
  const made = await makeSite()
  remove = made.remove
  site = await readSite(made.dir)
  app = makeApp({ site, version: '9.9.9' })
})
afterAll(() => remove())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('pages', () => {
  it('stand at clean addresses', async () => {
    const response = await get('/rules/starcom/')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(RULES_HTML)
  })

  it('redirect other spellings and keep the question', async () => {
    for (const [asked, target] of [
      ['/rules/starcom?a=1', '/rules/starcom/?a=1'],
      ['/rules/starcom/index.html', '/rules/starcom/'],
      ['/index.html', '/'],
      ['/about.html', '/about'],
      ['/about/', '/about'],
    ] as const) {
      const response = await get(asked)
      expect([response.status, response.headers.get('location')], asked).toEqual([308, target])
    }
  })

  it('give the 404 page with status 404, also at its own address', async () => {
    for (const path of ['/nothing/here', '/rules/starcom/nope.js', '/404.html', '/404/']) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(await response.text()).toContain('Not here')
    }
  })

  it('never redirect to another site', async () => {
    const response = await get('//evil.example/rules/starcom')
    expect(response.status).toBe(404)
  })

  it('refuse an address that cannot be decoded', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400)
  })

  it('keep what is for hosts to themselves', async () => {
    expect((await get('/_headers')).status).toBe(404)
    expect((await get('/_headers.txt')).status).toBe(200)
    expect((await get('/rules/starcom/index.html.br')).status).toBe(404)
  })

  it('cannot be left through the address', async () => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/rules/..%5c..%5cpackage.json',
      '/rules%00/',
      '/constructor',
      '/__proto__',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})

describe('compression', () => {
  it('sends brotli where taken, else gzip, else plain', async () => {
    const brotli = await get('/rules/starcom/', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    const packed = await bytes(brotli)
    expect(brotli.headers.get('content-length')).toBe(String(packed.length))
    expect(brotliDecompressSync(packed).toString()).toBe(RULES_HTML)

    const gzip = await get('/rules/starcom/', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(RULES_HTML)

    expect((await get('/rules/starcom/')).headers.get('content-encoding')).toBeNull()
    expect((await get('/', { 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  })
})

describe('weights of encodings', () => {
  it.each([
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity;q=1, br;q=0.5', null],
    ['br;q=0, gzip;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['deflate', null],
    ['', null],
  ])('%j gets %s', async (accepts, encoding) => {
    const answer = await get('/rules/starcom/', { 'Accept-Encoding': accepts })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding])
  })

  it.each(['identity;q=0', '*;q=0', 'identity;q=0, deflate'])('%j takes nothing there is', async (accepts) => {
    const answer = await get('/rules/starcom/', { 'Accept-Encoding': accepts })
    expect(answer.status).toBe(406)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).not.toContain('Words')
  })

  it('a file that lies plain only is refused to whoever refuses plain bytes', async () => {
    expect((await get('/', { 'Accept-Encoding': 'br, identity;q=0' })).status).toBe(406)
  })
})

describe('caching', () => {
  it('answers 304 for what the reader has, in any encoding', async () => {
    const plain = (await get('/rules/starcom/')).headers.get('etag')!
    const brotli = (await get('/rules/starcom/', { 'Accept-Encoding': 'br' })).headers.get('etag')!
    expect(brotli).not.toBe(plain)
    for (const tag of [plain, brotli, `W/${plain}`, `"other", ${brotli}`, '*']) {
      const response = await get('/rules/starcom/', { 'If-None-Match': tag })
      expect(response.status, tag).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe(plain)
    }
    expect((await get('/rules/starcom/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('keeps hashed files for ever and asks for everything else again', async () => {
    const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await cachingOf('/assets/site.0123abcd.js')).toContain('immutable')
    expect(await cachingOf('/_next/static/chunks/main.js')).toContain('immutable')
    for (const path of ['/', '/assets/plain.js', '/sw.js', '/manifest.webmanifest']) {
      expect(await cachingOf(path), path).toBe('public, max-age=0, must-revalidate')
    }
    expect(await cachingOf('/nothing')).toBe('no-cache')
  })
})

describe('methods', () => {
  it('answers HEAD like GET without a body', async () => {
    const head = await get('/rules/starcom/', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(RULES_HTML)))
    expect(head.headers.get('etag')).toBe((await get('/rules/starcom/')).headers.get('etag'))
    expect(await head.text()).toBe('')
    expect((await get('/nothing', {}, 'HEAD')).status).toBe(404)
  })

  it('refuses the others and says which it takes', async () => {
    const response = await get('/', {}, 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('safety headers', () => {
  it('are on every kind of answer', async () => {
    const answers = [
      get('/'),
      get('/sw.js'),
      get('/nothing'),
      get('/index.html'),
      get('/healthz'),
      get('/', {}, 'POST'),
      get('/%E0%A4%A'),
    ]
    for (const response of await Promise.all(answers)) {
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('x-frame-options')).toBe('DENY')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('permissions-policy')).toContain('camera=()')
    }
  })

  it('name the inline scripts of a page by their hash and allow no others', async () => {
    const policy = (await get('/rules/starcom/')).headers.get('content-security-policy')!
    const hash = createHash('sha256').update('let a = 1').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect((await get('/')).headers.get('content-security-policy')).toContain("script-src 'self';")
    expect((await get('/sw.js')).headers.get('content-security-policy')).toBe(FILE_POLICY)
    expect((await get('/nothing')).headers.get('content-security-policy')).toContain("base-uri 'none'")
  })

  it('name the inline style sheets of a page by their hash, and take no style from anywhere else', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const page = (style: string) => `<style>${style}</style><style data-whole="/x.css">b{}</style><script>1</script>`
    expect(pagePolicy(page('a{}'))).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')};`)
    expect(pagePolicy('<p>x</p>')).toContain("style-src 'self';")
    expect(pagePolicy(page('a{}'))).not.toContain('unsafe')
    const all = sitePolicy([page('a{}'), page('c{}')])
    for (const sheet of ['a{}', 'b{}', 'c{}']) expect(all).toContain(hash(sheet))
  })

  it('make one policy for all pages, or the build stops', () => {
    expect(() => sitePolicy(['<script>1</script>', '<script>2</script>'])).toThrow('2 policies for scripts')
    const many = Array.from({ length: 40 }, (_, i) => `<style>a{top:${i}px}</style>`)
    expect(() => sitePolicy(many)).toThrow('40 style sheets')
  })

  it('promise HTTPS only over HTTPS', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
    expect((await get('/', { 'X-Forwarded-Proto': 'https' })).headers.get('strict-transport-security')).toContain(
      'max-age=',
    )
  })
})

describe('under a base path', () => {
  it('everything stands below it and the root leads there', async () => {
    const below = makeApp({ site, basePath: '/law' })
    const statusOf = async (path: string) => (await below.request(path)).status
    expect(await statusOf('/law/rules/starcom/')).toBe(200)
    expect(await statusOf('/law/_next/static/chunks/main.js')).toBe(200)
    expect(await statusOf('/rules/starcom/')).toBe(404)
    expect(await statusOf('/lawyer/')).toBe(404)
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/law/healthz')).toBe(200)
    for (const [asked, target] of [
      ['/', '/law/'],
      ['/law', '/law/'],
      ['/law/rules/starcom?a=1', '/law/rules/starcom/?a=1'],
    ] as const) {
      expect((await below.request(asked)).headers.get('location'), asked).toBe(target)
    }
  })
})

it('says that it is well', async () => {
  const response = await get('/healthz')
  expect(await response.json()).toEqual({ status: 'ok', version: '9.9.9' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})
