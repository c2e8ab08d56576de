/** The HTTP API: a Web-standard handler over the front. Runs wherever `fetch` handlers run. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import type { Front } from '../../lib/front.ts'
import { type BadRequest, readJson, readQuestion, readRequest } from '../../lib/request.ts'
import { RECORD_KINDS, type RecordKind } from '../../lib/search/types.ts'
import { documentOf, pageOf } from './document.ts'
import { type Limit, makeLimiter } from './limit.ts'
import { oembed } from './oembed.ts'
import { problem } from './problem.ts'

export interface ApiOptions {
  front: Front
  version: string
  /** Path before `/api`, or empty. */
  basePath?: string
  /** Absent: no limit, as behind a host that has its own. */
  limit?: Limit
  /** Whose request it is; for the limit. */
  addressOf?: (context: Context) => string
}

/** Longest body, in bytes, and most lines of one request. */
export const BODY_LIMIT = 1_000_000
export const LINE_LIMIT = 1000

type Bad = BadRequest['error']
const refused = ({ code, message, issues }: Bad) => problem(code, message, issues)
const answer = (value: unknown) => Response.json(value, { headers: { 'Cache-Control': 'no-store' } })
const kept = (value: unknown) => Response.json(value, { headers: { 'Cache-Control': 'public, max-age=300' } })

/** One JSON text judged, whichever way it came in. */
type Answer = (text: string) => object

const LINES = /^application\/(x-ndjson|jsonl|x-jsonlines|jsonlines|ndjson)\b/i

/** A body of one JSON object, or of one a line. */
async function answerBody(request: Request, one: Answer): Promise<Response> {
  const type = request.headers.get('content-type') ?? 'application/json'
  const text = await request.text()
  if (LINES.test(type)) {
    const lines = text.split('\n').filter((line) => line.trim())
    if (lines.length > LINE_LIMIT)
      return problem('too-large', `The body has ${lines.length} lines. Send at most ${LINE_LIMIT} at a time.`)
    return new Response(lines.map((line) => `${JSON.stringify(one(line))}\n`).join(''), {
      headers: { 'Content-Type': 'application/jsonl; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
  if (!/^(application\/([\w.+-]+\+)?json|text\/plain)\b/i.test(type))
    return problem(
      'wrong-type',
      `The body is ${type.slice(0, 60)}. Send application/json, or application/jsonl for many.`,
    )
  const result = one(text)
  return 'error' in result ? refused((result as { error: Bad }).error) : answer(result)
}

const unknownQuery = (query: Record<string, string>, known: readonly string[]) => {
  const key = Object.keys(query).find((name) => !known.includes(name))
  return key === undefined
    ? undefined
    : problem('invalid-request', `${key.slice(0, 60)} is no parameter of this. Known: ${known.join(', ')}.`)
}

/** Makes the API. Every route stands under `/api/v1` and, as the newest, under `/api`. */
export function makeApi({ front, version, basePath = '', limit, addressOf = () => '' }: ApiOptions): Hono {
  // With and without a slash at the end: people type both.
  const app = new Hono({ strict: false })
  const limited = limit && makeLimiter(limit)
  const v1 = new Hono({ strict: false })
  v1.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      allowHeaders: ['Content-Type', 'If-None-Match'],
    }),
  )
  v1.use(async (context, next) => {
    const wait = limited?.(addressOf(context))
    if (wait === undefined) return next()
    return problem('too-many', `Ask again in ${wait} s.`, [], { 'Retry-After': String(wait) })
  })
  v1.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => problem('too-large', `The body is over ${BODY_LIMIT / 1_000_000} MB. Facts are never that long.`),
    }),
  )
  v1.use(etag())

  v1.post('/check', ({ req }) => answerBody(req.raw, (text) => judgeText(front, text)))
  v1.post('/ask', ({ req }) => answerBody(req.raw, (text) => askText(front, text)))
  v1.get('/search', ({ req }) => search(front, req.query()))
  v1.get('/clauses', () => kept(front.clauseIds()))
  v1.get('/clauses/:id', ({ req }) => {
    const id = req.param('id')
    const clause = front.clause(id)
    const close = clause ? undefined : front.nearestClause(id.slice(0, 80))
    return clause
      ? kept(clause)
      : problem(
          'not-found',
          `There is no clause ${id.slice(0, 80)}. ${close ? `Did you mean ${close}?` : 'GET /api/v1/clauses lists every id.'}`,
        )
  })
  v1.get('/checkers', () => kept(front.checkers()))
  v1.get('/checkers/:game/:id', ({ req }) => {
    const name = `${req.param('game')}/${req.param('id')}`
    const checker = front.checker(name)
    return checker
      ? kept(checker)
      : problem('not-found', `There is no checker ${name.slice(0, 80)}. GET /api/v1/checkers lists them all.`)
  })
  v1.get(
    '/cases',
    ({ req }) =>
      unknownQuery(req.query(), ['game', 'checker']) ?? noGame(front, req.query()) ?? kept(front.cases(req.query())),
  )
  v1.get(
    '/cards',
    ({ req }) =>
      unknownQuery(req.query(), ['game', 'name']) ?? noGame(front, req.query()) ?? kept(front.cards(req.query())),
  )
  v1.get('/oembed', (context) => oembed(front, basePath, context))
  v1.get('/openapi.json', () => kept(documentOf(`${basePath}/api/v1`, version)))
  v1.get(
    '/',
    () =>
      new Response(pageOf(`${basePath}/api/v1`, version), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
  v1.all('*', ({ req }) =>
    ['GET', 'HEAD', 'POST'].includes(req.method)
      ? problem(
          'not-found',
          `There is nothing at ${req.path.slice(0, 80)} with ${req.method}. ${basePath}/api/v1/openapi.json says what there is.`,
        )
      : problem('no-such-method', 'Only GET, HEAD and POST.', [], { Allow: 'GET, HEAD, POST, OPTIONS' }),
  )
  v1.onError(() => problem('our-mistake', 'This is our mistake, not yours.'))
  app.route(`${basePath}/api/v1`, v1)
  app.route(`${basePath}/api`, v1)
  return app
}

function judgeText(front: Front, text: string): object {
  const json = readJson(text)
  if ('error' in json) return json
  const read = readRequest(json.value)
  return 'error' in read ? read : front.adjudicate(read.request)
}

function askText(front: Front, text: string): object {
  const json = readJson(text)
  if ('error' in json) return json
  const read = readQuestion(json.value, front.games())
  return 'error' in read ? read : front.ask(read.question)
}

/** Longest query that is searched for. */
const QUERY_LIMIT = 500

function search(front: Front, query: Record<string, string>): Response {
  const strange = unknownQuery(query, ['q', 'game', 'edition', 'kind', 'limit']) ?? noGame(front, query)
  if (strange) return strange
  const { q = '', game, edition, kind, limit = '20' } = query
  if (!q.trim()) return problem('invalid-request', 'Search for what? Give ?q= and a few words.')
  if (q.length > QUERY_LIMIT) return problem('invalid-request', `q has ${q.length} characters. Give a few words.`)
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100)
    return problem('invalid-request', 'limit is a number from 1 to 100.')
  const kinds = kind?.split(',')
  const odd = kinds?.find((one) => !RECORD_KINDS.includes(one as RecordKind))
  if (odd !== undefined)
    return problem('invalid-request', `There is no kind ${odd.slice(0, 40)}. Known: ${RECORD_KINDS.join(', ')}.`)
  return kept(
    front.search(q, {
      limit: Number(limit),
      ...(game ? { game } : {}),
      ...(edition ? { edition } : {}),
      ...(kinds ? { kinds: kinds as RecordKind[] } : {}),
    }),
  )
}

function noGame(front: Front, { game }: Record<string, string>): Response | undefined {
  const known = front.games().map(({ id }) => id)
  return game === undefined || known.includes(game)
    ? undefined
    : problem('invalid-request', `There is no game ${game.slice(0, 60)}. Known: ${known.join(', ')}.`)
}
