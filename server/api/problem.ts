/** Errors as problem details (RFC 9457): what was wrong, where, and the mend. */
import type { Issue } from '../../lib/kernel/ruling.ts'

/** Status of each code; whatever is not here is our mistake. */
const STATUS: Readonly<Record<string, number>> = {
  'invalid-json': 400,
  'invalid-request': 400,
  'invalid-facts': 400,
  'unknown-edition': 400,
  'not-found': 404,
  'no-such-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  'no-such-format': 501,
}

const TITLE: Readonly<Record<string, string>> = {
  'invalid-json': 'The body is not JSON',
  'invalid-request': 'The request cannot be read',
  'invalid-facts': 'The facts cannot be read',
  'unknown-edition': 'There is no such edition',
  'not-found': 'There is no such thing',
  'no-such-method': 'Not with this method',
  'too-large': 'The body is too large',
  'wrong-type': 'The body is of another kind',
  'too-many': 'Too many requests',
  'no-such-format': 'Not in this format',
}

/** A problem as a response. In: its code, a sentence with the mend, each field that is wrong. */
export function problem(
  code: string,
  detail: string,
  issues: readonly Issue[] = [],
  headers: Record<string, string> = {},
): Response {
  const status = STATUS[code] ?? 500
  const body = {
    type: `about:blank#${code}`,
    title: TITLE[code] ?? 'This is our mistake',
    status,
    detail,
    code,
    ...(issues.length ? { issues } : {}),
  }
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
