import { beforeAll, describe, expect, it } from 'vitest'
import { openFront } from '../../../lib/front.ts'
import { games } from '../../../lib/games/index.ts'
import { BODY_LIMIT, LINE_LIMIT, makeApi } from '../../../server/api/index.ts'
import { makeLimiter } from '../../../server/api/limit.ts'
import { library } from '../../library.ts'

let api: ReturnType<typeof makeApi>
beforeAll(async () => {
  api = makeApi({ front: openFront(games, library), version: '1.2.3' })
})

const post = (path: string, body: string, type = 'application/json') =>
  api.request(path, { method: 'POST', body, headers: { 'Content-Type': type } })
const CASE = JSON.stringify({
  checker: 'starcom/build',
  facts: { what: 'ship', systemKind: 'capital', underSiege: true },
})

describe('POST /api/check', () => {
  it('answers an illegal case with 200, at both addresses', async () => {
    for (const path of ['/api/check', '/api/v1/check']) {
      const response = await post(path, CASE)
      expect([response.status, ((await response.json()) as { verdict: string }).verdict]).toEqual([200, 'illegal'])
    }
  })

  it.each([
    ['no JSON', '{', 400, 'invalid-json'],
    ['a name twice', '{"checker":"starcom/build","checker":"starcom/jump","facts":{}}', 400, 'invalid-json'],
    ['another shape', '[]', 400, 'invalid-request'],
    ['a strange key', '{"checker":"starcom/build","facts":{},"fact":1}', 400, 'invalid-request'],
    ['a strange fact', '{"checker":"starcom/build","facts":{"wht":"ship"}}', 400, 'invalid-facts'],
    ['an edition there is not', '{"checker":"starcom/build","edition":"1999","facts":{}}', 400, 'unknown-edition'],
    ['a checker there is not', '{"checker":"starcom/bild","facts":{}}', 404, 'not-found'],
  ])('refuses %s with problem details', async (_, body, status, code) => {
    const response = await post('/api/check', body)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const problem = (await response.json()) as { code: string; status: number; detail: string; title: string }
    expect(problem).toMatchObject({ code, status })
    expect(problem.detail.length).toBeGreaterThan(10)
  })

  it('names the fact and its mend', async () => {
    const { issues } = (await (
      await post('/api/check', '{"checker":"starcom/build","facts":{"what":"shp"}}')
    ).json()) as { issues: unknown[] }
    expect(issues).toEqual([
      { path: 'what', message: expect.stringContaining('shp'), fix: expect.stringContaining('ship') },
    ])
  })

  it('goes on after a bad line, and stops at too many', async () => {
    const answers = (await (await post('/api/check', `x\n${CASE}\n`, 'application/x-ndjson')).text()).trim().split('\n')
    expect(answers.map((line) => 'error' in JSON.parse(line))).toEqual([true, false])
    expect((await post('/api/check', `${CASE}\n`.repeat(LINE_LIMIT + 1), 'application/jsonl')).status).toBe(413)
  })

  it('refuses a body that is too large or of another kind', async () => {
    expect((await post('/api/check', 'x'.repeat(BODY_LIMIT + 1))).status).toBe(413)
    expect((await post('/api/check', '<a/>', 'application/xml')).status).toBe(415)
  })
})

describe('reading', () => {
  it('may be asked from any page, and answers 304 to what is known', async () => {
    const first = await api.request('/api/clauses/starcom:command-phase.build.6')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    const again = await api.request('/api/clauses/starcom:command-phase.build.6', {
      headers: { 'If-None-Match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
  })

  it.each([
    ['/api/search', 400],
    ['/api/search?q=siege&gme=starcom', 400],
    ['/api/search?q=siege&limit=0', 400],
    ['/api/search?q=siege&kind=rule', 400],
    ['/api/search?q=siege&game=chess', 400],
    ['/api/cards?game=chess', 400],
    ['/api/cases?x=1', 400],
    ['/api/clauses/nothing', 404],
    ['/api/checkers/starcom/nothing', 404],
    ['/api/nothing', 404],
  ])('%s is %i', async (path, status) => {
    expect((await api.request(path)).status).toBe(status)
  })

  it.each([
    '/api/checkers',
    '/api/checkers/starcom/build',
    '/api/cases?game=starcom',
    '/api/cards?game=legion&name=vader',
    '/api/search?q=siege&kind=clause,checker',
  ])('%s gives something', async (path) => {
    const response = await api.request(path)
    expect(response.status).toBe(200)
    expect(Object.keys((await response.json()) as object).length).toBeGreaterThan(0)
  })

  it('takes no other method', async () => {
    const response = await api.request('/api/check', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  })
})

describe('the document', () => {
  it('has a page to read, with and without a slash at the end', async () => {
    for (const path of ['/api', '/api/', '/api/v1', '/api/v1/']) {
      const response = await api.request(path)
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8'])
    }
  })

  it('names every route that answers, and only those', async () => {
    const { openapi, info, paths } = (await (await api.request('/api/openapi.json')).json()) as {
      openapi: string
      info: { version: string }
      paths: Record<string, Record<string, unknown>>
    }
    expect([openapi, info.version]).toEqual(['3.1.0', '1.2.3'])
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const real = api.routes
      .filter(
        ({ method, path }) => ['GET', 'POST'].includes(method) && path.startsWith('/api/v1/') && !path.endsWith('*'),
      )
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !['get /openapi.json', 'get /', 'get /clauses'].includes(route))
    expect([...new Set(real)].sort()).toEqual(told.sort())
  })
})

describe('a limit', () => {
  it('lets so many through, then says how long to wait, for each address alone', () => {
    let time = 0
    const wait = makeLimiter({ most: 2, windowMs: 10_000 }, () => time)
    expect([wait('a'), wait('a'), wait('a'), wait('b')]).toEqual([undefined, undefined, 10, undefined])
    time = 10_000
    expect(wait('a')).toBeUndefined()
  })

  it('answers 429 with Retry-After', async () => {
    const front = openFront(games, { games: [], clauses: [] })
    const tight = makeApi({ front, version: '0', limit: { most: 1, windowMs: 60_000 } })
    await tight.request('/api/checkers')
    const response = await tight.request('/api/checkers')
    expect(response.status).toBe(429)
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })
})
