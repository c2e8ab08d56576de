import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/** Every file of the export by its address. */
const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const routes = files
  .filter((file) => file.endsWith('index.html') && !/^(404|_not-found)\//.test(file))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
const others = files.filter((file) => /^[^/]+\.(js|svg|png|webmanifest)$|^assets\/.*\.js$|^data\/.*\.json$/.test(file))

const MINE = ['screen-wake-lock', 'clipboard-read', 'clipboard-write']

/** The directives of a policy by name. */
const directives = (policy = '') =>
  new Map(policy.split('; ').map((one) => [one.split(' ')[0]!, one.split(' ').slice(1)] as const))

function problemsOfAll(headers: Record<string, string>): string[] {
  const permissions = (headers['permissions-policy'] ?? '').split(', ')
  const granted = permissions.filter((one) => !one.endsWith('=()'))
  return [
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['no referrer', headers['referrer-policy'] === 'no-referrer'],
    ['no frame', headers['x-frame-options'] === 'DENY'],
    ['a window of its own', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['HSTS', /^max-age=31536000/.test(headers['strict-transport-security'] ?? '')],
    ['permissions', permissions.length > 20 && granted.every((one) => MINE.some((name) => one === `${name}=(self)`))],
  ].flatMap(([name, holds]) => (holds ? [] : [String(name)]))
}

/** What a page's policy must say, and nothing beyond its own inline scripts. */
function problemsOfPage(policy: string, html: string): string[] {
  const told = directives(policy)
  const is = (name: string, ...values: string[]) => told.get(name)?.join(' ') === values.join(' ')
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    // Data is read, by search engines or by our scripts, and run by nobody.
    ([, has]) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(has!),
  )
  const hashes = new Set(inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))
  const scripts = told.get('script-src') ?? []
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )
  return [
    ['default-src', is('default-src', "'self'")],
    ['only own scripts and own hashes', scripts.length === hashes.size + 1 && scripts[0] === "'self'"],
    ['every inline script by its hash', [...hashes].every((hash) => scripts.includes(hash))],
    ['only own styles and own hashes', is('style-src', "'self'", ...new Set(sheets))],
    ['no style as an attribute', !/<[a-z][^<>]*\sstyle=/i.test(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))],
    ['nothing unsafe', !policy.includes('unsafe')],
    ['frame-ancestors', is('frame-ancestors', "'none'")],
    ['base-uri', is('base-uri', "'none'")],
    ['form-action', is('form-action', "'self'")],
    ['object-src', is('object-src', "'none'")],
    ['trusted types', is('require-trusted-types-for', "'script'") && is('trusted-types', 'default')],
    ['no other origin', !/https?:|\*|unsafe-eval|strict-dynamic/.test(policy)],
    ['no handlers in the markup', !/<[a-z][^>]*\son[a-z]+=/i.test(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))],
    ['no script as an address', !/(?:href|src|action)=["']?\s*(?:javascript|data):/i.test(html)],
  ].flatMap(([name, holds]) => (holds ? [] : [String(name)]))
}

const HTTPS = { 'X-Forwarded-Proto': 'https' }

test('every route carries the headers and a policy of its own', async ({ request }) => {
  expect(routes.length).toBeGreaterThan(60)
  const problems: string[] = []
  for (const route of [...routes, '/no/such/page/']) {
    const answer = await request.get(route, { headers: HTTPS })
    const headers = answer.headers()
    const found = [
      ...problemsOfAll(headers),
      ...problemsOfPage(headers['content-security-policy'] ?? '', await answer.text()),
    ]
    problems.push(...found.map((name) => `${route}: ${name}`))
  }
  expect(problems).toEqual([])
})

test('so does every other file, where nothing may run text as code', async ({ request }) => {
  expect(others.length).toBeGreaterThan(5)
  const problems: string[] = []
  for (const file of others) {
    const headers = (await request.get(`/${file}`, { headers: HTTPS })).headers()
    problems.push(...problemsOfAll(headers).map((name) => `${file}: ${name}`))
    if (headers['content-security-policy'] !== "default-src 'self'; frame-ancestors 'none'")
      problems.push(`${file}: policy`)
  }
  expect(problems).toEqual([])
})

test('the browser takes the policies at their word', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => /policy/i.test(message.text()) && complaints.push(message.text()))
  for (const route of ['/', '/rules/starcom/command-phase/', '/search/?q=siege', '/board/ti4/', '/board/legion/']) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/check/starcom/build/')
  expect(complaints).toEqual([])
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
    return ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'screen-wake-lock', 'clipboard-write'].filter(
      (name) => featurePolicy.allowsFeature(name),
    )
  })
  expect(allowed).toEqual(['screen-wake-lock', 'clipboard-write'])
  const tried = await page.evaluate(() => {
    const attempt = (task: () => void) => {
      try {
        task()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=window.hurt=1>'
      }),
      attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js'
      }),
      attempt(() => {
        document.createElement('script').text = 'window.hurt=1'
      }),
      attempt(() => new Worker('data:text/javascript,0')),
      attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    ]
  })
  expect(tried).toEqual(Array(5).fill('TypeError'))
})
