/** Content-Security-Policy of a page: only our own scripts, and the inline ones by the hash of their text. */
import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const DATA_TYPE = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i

/** `'sha256-…'` of every inline script of a page, in order, each once. */
export function scriptHashesOf(html: string): string[] {
  const inline = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes),
  )
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}

/** The policy of a page with these script hashes. Styles may be inline: pages carry their own. */
export function policyOf(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
