/**
 * A Discord command, `/rule question:…`, as one `fetch` handler: `export default { fetch: makeBot(PUBLIC_KEY) }` on a worker,
 * or behind any Node server. Discord sends each interaction signed; whatever is not signed is refused.
 */
import { ask, clause, games, search } from 'lawspeaker'

/** What is registered with Discord once: POST /applications/ID/commands. */
export const command = {
  name: 'rule',
  description: 'Finds the rule, judges the case, shows the clause that decides.',
  options: [
    { type: 3, name: 'question', description: 'What you are arguing about', required: true, max_length: 300 },
    {
      type: 3,
      name: 'game',
      description: 'Which game',
      choices: games().map(({ id, title }) => ({ name: title, value: id })),
    },
  ],
}

/** The site whose pages are linked to. */
const SITE = 'https://rules.example'
const PING = 1
const MESSAGE = 4
/** Only whoever asked sees it. */
const EPHEMERAL = 64
const LONGEST = 1900

const quote = (id, edition) => {
  const found = clause(id)
  return found && `> **${found.label}** ${found.text[edition] ?? Object.values(found.text)[0]}\n> <${SITE}${found.url}>`
}

/** The words of an answer: a ruling with the clauses that decide, or the rules that were found. */
export function wordsFor(question, game) {
  const asked = ask({ question, ...(game ? { game } : {}) })
  // Of a sentence in which nothing was understood there is nothing to judge.
  if (asked.ruling && !('error' in asked.ruling) && asked.chips.length) {
    const { sentence, deciding, edition } = asked.ruling
    const left = asked.unread.map(([start, end]) => `“${question.slice(start, end)}”`)
    const missed = left.length ? [`Not understood: ${left.join(', ')}`] : []
    return [sentence, ...deciding.slice(0, 3).map((id) => quote(id, edition)), ...missed].filter(Boolean).join('\n')
  }
  const { hits } = search(question, { limit: 3, kinds: ['clause'], ...(game ? { game } : {}) })
  return hits.length ? hits.map((hit) => quote(hit.clause)).join('\n') : 'Nothing was found. Try other words.'
}

/** The answer to one interaction, plain JSON in and out. */
export function answer({ type, data }) {
  if (type === PING) return { type: PING }
  const given = Object.fromEntries((data?.options ?? []).map(({ name, value }) => [name, value]))
  if (!given.question) return { type: MESSAGE, data: { content: 'Ask a question.', flags: EPHEMERAL } }
  const content = wordsFor(given.question, given.game).slice(0, LONGEST)
  // Nobody is called by a name that stands in a question.
  return { type: MESSAGE, data: { content, allowed_mentions: { parse: [] } } }
}

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The handler. In: the public key of the application, as Discord shows it. */
export function makeBot(publicKey) {
  const key = crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
  return async (request) => {
    const body = await request.text()
    const signed = new TextEncoder().encode((request.headers.get('x-signature-timestamp') ?? '') + body)
    const signature = bytesOf(request.headers.get('x-signature-ed25519') ?? '')
    if (!(await crypto.subtle.verify('Ed25519', await key, signature, signed)))
      return new Response('This is not signed by Discord.', { status: 401 })
    return Response.json(answer(JSON.parse(body)))
  }
}
