/** The one home of every header: `lawspeaker serve` sends them, and a `_headers` file for other hosts is made of them. */
import { policyOf, scriptHashesOf, styleHashesOf } from './csp.ts'

/** What no page of ours asks a device for. */
const NEVER = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The table view stays lit; a ruling is copied and pasted. Sharing is our own already where a browser can share at all. */
const OURS = ['screen-wake-lock', 'clipboard-read', 'clipboard-write']

/** Headers that hold for every answer. A link holds the facts of a table, so no referrer leaves, not even to ourselves. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...NEVER.map((name) => `${name}=()`), ...OURS.map((name) => `${name}=(self)`)].join(', '),
}

/** The policy of what is no page (a worker, an icon): it runs and loads only what is ours, and never text as code. */
export const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** The policy of a page, with the hashes of its own inline scripts and style sheets. */
export const pagePolicy = (html: string): string => policyOf(scriptHashesOf(html), styleHashesOf(html))

/** Hosts that read a `_headers` file refuse longer lines. */
const LONGEST = 1900

/**
 * The one policy of all pages, for hosts and for the offline worker: the same scripts everywhere, and every style sheet
 * some page carries. Throws when the pages differ in their scripts or have too many sheets for one line.
 */
export function sitePolicy(pages: readonly string[]): string {
  const scripts = new Set(pages.map((html) => scriptHashesOf(html).sort().join(' ')))
  if (scripts.size !== 1) throw new Error(`The pages have ${scripts.size} policies for scripts; hosts can be told one.`)
  const styles = [...new Set(pages.flatMap(styleHashesOf))].sort()
  const policy = policyOf([...scripts][0]!.split(' ').filter(Boolean), styles)
  if (policy.length > LONGEST)
    throw new Error(
      `The policy of all pages has ${policy.length} signs, with ${styles.length} style sheets; hosts take ${LONGEST}.`,
    )
  return policy
}

/** Sent only over HTTPS: by our server when the proxy in front says so, by other hosts always. */
export const HSTS = 'max-age=31536000; includeSubDomains'

/** What other sites show of ours: the element and its data. Everybody may read it. */
export const EMBEDS = '/embed/'
export const EMBED_HEADERS: Readonly<Record<string, string>> = { 'Access-Control-Allow-Origin': '*' }

const HASHED = /^\/(?:_next\/static\/|(?:assets|data)\/(?:.*\/)?[^/]+\.[\w-]{8,}\.[^/]+$)/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'public, max-age=0, must-revalidate'

/** A file whose name holds its hash never changes; everything else is asked for again, which costs a 304. */
export const cachingOf = (address: string): string => (HASHED.test(address) ? FOREVER : ASK_FIRST)
