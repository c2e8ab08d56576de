/** Content-Security-Policy of a page: only our own scripts and styles, and the inline ones by the hash of their text. */
import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const DATA_TYPE = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i

const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi

const hashesOf = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
]

/** `'sha256-…'` of every inline style sheet of a page, in order, each once. */
export const styleHashesOf = (html: string): string[] =>
  hashesOf([...html.matchAll(INLINE_STYLE)].map(([, text = '']) => text))

/** `'sha256-…'` of every inline script of a page, in order, each once. */
export function scriptHashesOf(html: string): string[] {
  const inline = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes),
  )
  return hashesOf(inline.map(([, , text = '']) => text))
}

/** The policy of pages with these inline scripts and style sheets. A style as an attribute is refused. */
export function policyOf(scriptHashes: readonly string[] = [], styleHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    ['style-src', "'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
