/** The `_headers` file that Netlify, Cloudflare Pages and others read: the same headers `lawspeaker serve` sends. */

/** Folders whose files carry their hash in their name. */
const HASHED = ['/assets/*', '/data/*', '/_next/static/*']

/**
 * The text of the file. In: headers for every answer, the policy of the pages, what hashed files may be kept for, and the
 * path the site lives under, and headers of folders that other sites read. Hosts join rules that fit the same address, so nothing is said twice.
 */
export function hostHeaders({ safety, hsts, policy, forever, base, embeds }) {
  const all = { ...safety, 'Strict-Transport-Security': hsts, 'Content-Security-Policy': policy }
  const rule = (path, headers) => [
    base + path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const shared = Object.entries(embeds ?? {}).map(([path, headers]) => rule(`${path}*`, headers))
  return `${[rule('/*', all), ...shared, ...HASHED.map((path) => rule(path, { 'Cache-Control': forever }))].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
