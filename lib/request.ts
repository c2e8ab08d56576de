/** Reads a request from outside: one strict shape for every line of `check --lines`. */
import type { Refusal, Request } from './adjudicate.ts'
import { EXAMPLE } from './games/example.ts'
import { scanJson } from './json-scan.ts'
import { nearest } from './kernel/nearest.ts'
import type { Issue } from './kernel/ruling.ts'

/** A line that holds no question we can ask. */
export interface BadRequest {
  error: {
    code: 'invalid-json' | 'invalid-request' | 'too-large' | 'our-mistake' | Refusal['error']['code']
    message: string
    issues: Issue[]
  }
}

const KNOWN = ['checker', 'edition', 'readings', 'facts', 'unsure', 'presume']

export const bad = (code: BadRequest['error']['code'], message: string, issues: Issue[] = []): BadRequest => ({
  error: { code, message, issues },
})

/** Parses JSON, or says where it stops being JSON. A name that comes twice is refused: nobody can say which was meant. */
export function readJson(text: string, what = 'The line'): { value: unknown } | BadRequest {
  const { tooMuch, doubled } = scanJson(text)
  if (tooMuch)
    return bad('invalid-json', 'This nests deeper or holds more than any facts. Give one JSON object of facts.')
  try {
    const value: unknown = JSON.parse(text)
    return doubled === undefined
      ? { value }
      : bad('invalid-json', `The name ${JSON.stringify(doubled.slice(0, 60))} comes twice in one object. Give it once.`)
  } catch (error) {
    const why =
      text.trim() === '' ? `${what} is empty.` : `This is not JSON: ${(error as Error).message.slice(0, 160)}.`
    return bad('invalid-json', `${why} Give one JSON object.`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request of `checker`, `edition`, `readings`, `facts`, `unsure` and `presume`, and nothing else; what the facts hold is the checker's business. */
export function readRequest(value: unknown): { request: Request } | BadRequest {
  if (!isObject(value))
    return bad('invalid-request', `A request is an object such as {"checker":"${EXAMPLE.checker}","facts":{}}.`)
  const issues: Issue[] = Object.keys(value)
    .filter((key) => !KNOWN.includes(key))
    .slice(0, 20)
    .map((key) => unknownKey(key.slice(0, 60)))
  const { checker, edition, readings, facts, unsure, presume } = value
  if (typeof checker !== 'string')
    issues.push({ path: 'checker', message: 'checker is missing.', fix: `Give a name such as ${EXAMPLE.checker}.` })
  if (edition !== undefined && typeof edition !== 'string') {
    issues.push({ path: 'edition', message: 'edition is not a text.', fix: 'Give an edition id, or leave it out.' })
  }
  if (
    readings !== undefined &&
    !(isObject(readings) && Object.values(readings).every((reading) => typeof reading === 'string'))
  ) {
    issues.push({
      path: 'readings',
      message: 'readings is not an object of texts.',
      fix: `Give readings such as {"${EXAMPLE.reading}":"B"}.`,
    })
  }
  if (presume !== undefined && typeof presume !== 'boolean')
    issues.push({ path: 'presume', message: 'presume is not true or false.', fix: 'Give true, or leave it out.' })
  if (issues.length)
    return bad('invalid-request', issues.map((issue) => `${issue.message} ${issue.fix}`).join(' '), issues)
  const more = { ...(unsure === undefined ? {} : { unsure }), ...(presume === undefined ? {} : { presume }) }
  return { request: { checker, edition, readings, facts, ...more } as Request }
}

function unknownKey(key: string): Issue {
  const close = nearest(key, KNOWN)
  const fix = close ? `Did you mean ${close}?` : `Known: ${KNOWN.join(', ')}.`
  return { path: key, message: `${key} is not part of a request.`, fix }
}

/** What the reader of questions needs to know of the games. */
type Games = readonly { id: string; editions: readonly { id: string }[] }[]

/** Names of a game or an edition that are not there, with those that are. */
export function refuseChoice(
  games: Games,
  { game, edition }: { game?: string | undefined; edition?: string | undefined },
): string | undefined {
  const chosen = games.find(({ id }) => id === game)
  if (game !== undefined && !chosen)
    return `There is no game ${game.slice(0, 60)}. Known: ${games.map(({ id }) => id).join(', ')}.`
  const known = (chosen ? [chosen] : games).flatMap(({ editions }) => editions.map(({ id }) => id))
  return edition !== undefined && !known.includes(edition)
    ? `There is no edition ${edition.slice(0, 60)}. Known: ${known.join(', ')}.`
    : undefined
}

const QUESTION = ['question', 'game', 'edition']

/** A question of exactly `question`, `game` and `edition`, as a line of `ask --lines` and the body of `/api/ask` have it. */
export function readQuestion(
  value: unknown,
  games: Games,
): { question: { question: string; game?: string; edition?: string } } | BadRequest {
  if (!isObject(value) || typeof value.question !== 'string')
    return bad(
      'invalid-request',
      `A question is an object such as {"question":"can I build under siege","game":"${EXAMPLE.game}"}.`,
    )
  const unknown = Object.keys(value).find((key) => !QUESTION.includes(key))
  if (unknown !== undefined)
    return bad('invalid-request', `${unknown.slice(0, 60)} is not part of a question. Known: ${QUESTION.join(', ')}.`)
  const { question, game, edition } = value
  for (const [key, given] of Object.entries({ game, edition }))
    if (given !== undefined && typeof given !== 'string')
      return bad('invalid-request', `${key} is not a text. Give an id, or leave it out.`)
  const choice = { ...(game ? { game: game as string } : {}), ...(edition ? { edition: edition as string } : {}) }
  const refused = refuseChoice(games, choice)
  return refused ? bad('invalid-request', refused) : { question: { question, ...choice } }
}
