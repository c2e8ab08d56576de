/** The site as a Hono app: one look-up an address, nothing read from disk while serving. */
import { Hono } from 'hono'
import { pickEncoding } from './encoding.ts'
import { cachingOf, EMBED_HEADERS, EMBEDS, FILE_POLICY, HSTS, pagePolicy, SAFETY_HEADERS } from './headers.ts'
import { ENCODINGS, type Site, type SiteFile } from './site.ts'

export interface AppOptions {
  site: Site
  /** Path the site lives under: `/lawspeaker`, or empty. */
  basePath?: string
  version?: string
  /** What answers beside the pages: API and MCP, under paths of their own. */
  service?: Hono
}

/** Everything `lawspeaker serve` answers. */
export function makeApp({ site, basePath = '', version = '', service }: AppOptions): Hono {
  const app = new Hono()
  const policyFor = makePolicies()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) context.res.headers.set(name, value)
    if (!context.res.headers.has('Content-Security-Policy'))
      context.res.headers.set('Content-Security-Policy', FILE_POLICY)
    const isSecure = context.req.header('x-forwarded-proto') === 'https'
    if (isSecure) context.res.headers.set('Strict-Transport-Security', HSTS)
    if (context.req.path.startsWith(basePath + EMBEDS))
      for (const [name, value] of Object.entries(EMBED_HEADERS)) context.res.headers.set(name, value)
    const embed = service && context.res.status === 200 && embedOf(context.req.url, basePath, isSecure)
    if (embed) context.res.headers.set('Link', embed)
  })
  const health = () => Response.json({ status: 'ok', version }, { headers: { 'Cache-Control': 'no-store' } })
  for (const prefix of new Set(['', basePath])) app.get(`${prefix}/healthz`, health)
  if (service) app.route('/', service)
  app.on(['GET', 'HEAD'], '*', ({ req }) => answer(req.raw, site, basePath, policyFor))
  app.all('*', () => words(405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' }))
  app.onError(() => words(500, 'This is our mistake, not yours.\n'))
  return app
}

/** So long may an address be that is said again in a header. */
const LONGEST = 4000

/** Where a page of rules or a case can be had for embedding: with its facts, which a file cannot know. */
function embedOf(address: string, basePath: string, isSecure: boolean): string | undefined {
  const url = new URL(address)
  if (isSecure) url.protocol = 'https:'
  const inside = url.pathname.slice(basePath.length)
  if (!/^\/(rules|check)\/[^/]+\/.+\/$/.test(inside) || url.href.length > LONGEST) return undefined
  const asked = `${url.origin}${basePath}/api/oembed?url=${encodeURIComponent(url.href)}`
  return `<${asked}>; rel="alternate"; type="application/json+oembed"`
}

type PolicyFor = (file: SiteFile) => string

/** The policy of each file, worked out once: a page names its own inline scripts by their hashes. */
function makePolicies(): PolicyFor {
  const known = new Map<SiteFile, string>()
  return (file) => {
    const isPage = file.type.startsWith('text/html')
    const policy = known.get(file) ?? (isPage ? pagePolicy(new TextDecoder().decode(file.body)) : FILE_POLICY)
    known.set(file, policy)
    return policy
  }
}

function answer(request: Request, site: Site, basePath: string, policyFor: PolicyFor): Response {
  const [, path = '/', question = ''] = request.url.match(/^[a-z]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i) ?? []
  const address = addressIn(path || '/', basePath)
  if (address === undefined) return words(400, 'The address is not well formed.\n')
  const target = site.moved.get(address) ?? (address === '' ? '/' : undefined)
  if (target !== undefined) return redirect(encodeURI(basePath + target) + question)
  const file = site.pages.get(address)
  if (file) return send(request, file, 200, cachingOf(address), policyFor(file))
  if (site.notFound) return send(request, site.notFound, 404, 'no-cache', policyFor(site.notFound))
  return words(404, 'There is no such page.\n')
}

/** A plain answer of one line. */
const words = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })

/** Outside the base path nothing stands anywhere. */
const NOWHERE = '//'

/** The address inside the site; empty for its bare root, undefined when it cannot be decoded. */
function addressIn(path: string, basePath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    if (!basePath) return decoded
    if (decoded === '/' || decoded === basePath) return ''
    return decoded.startsWith(`${basePath}/`) ? decoded.slice(basePath.length) : NOWHERE
  } catch {
    return undefined
  }
}

const redirect = (location: string) =>
  new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' } })

function send(request: Request, file: SiteFile, status: number, caching: string, policy: string): Response {
  const choice = pickEncoding(request.headers.get('accept-encoding') ?? '', file)
  if (!choice) return words(406, 'This stands here plain, or packed with br or gzip.\n', { Vary: 'Accept-Encoding' })
  const encoding = choice === 'identity' ? undefined : choice
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': caching,
    ETag: `"${file.hash}${encoding ? `-${encoding}` : ''}"`,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': policy,
  }
  if (status === 200 && matches(request.headers.get('if-none-match'), file.hash))
    return new Response(null, { status: 304, headers })
  const body = (encoding && file.encoded[encoding]) || file.body
  if (encoding) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.length)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** True when the reader already has these bytes, in whatever encoding. */
function matches(ifNoneMatch: string | null, hash: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '').replaceAll('"', '')
    return bare === '*' || bare === hash || ENCODINGS.some((encoding) => bare === `${hash}-${encoding}`)
  })
}
