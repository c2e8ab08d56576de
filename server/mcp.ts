/** The MCP server: the front as tools and resources, so that a model quotes rules instead of inventing them. */
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Refusal } from '../lib/adjudicate.ts'
import type { ClauseRecord } from '../lib/content/records.ts'
import type { Front } from '../lib/front.ts'
import { EXAMPLE } from '../lib/games/example.ts'
import type { Ruling } from '../lib/kernel/ruling.ts'
import { refuseChoice } from '../lib/request.ts'
import { RECORD_KINDS } from '../lib/search/types.ts'

const INSTRUCTIONS =
  'Rules of board games, clause by clause, and checkers that judge a case. Look up with search_rules, quote with get_clause ' +
  '(the id and the label go into the answer), judge with check. Facts that were not told stay out: the ruling then says what is missing. ' +
  'Never decide a case yourself.'

const text = (value: unknown, isError = false) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) }],
  ...(isError ? { isError: true } : {}),
})
const failure = (message: string) => text({ error: { message } }, true)
const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** The words of the clauses that decide, beside the ruling: what a careful answer quotes. */
function withWords(front: Front, ruling: Ruling | Refusal): unknown {
  if ('error' in ruling) return ruling
  const quotes = ruling.deciding.flatMap((id) => {
    const clause = front.clause(id)
    return clause
      ? [
          {
            id,
            label: clause.label,
            text: clause.text[ruling.edition] ?? Object.values(clause.text)[0],
            url: clause.url,
          },
        ]
      : []
  })
  return { ruling, quotes }
}

const edition = z.string().optional().describe('Id of an edition; the newest if left out.')

/** A server over the front; a fresh one for each connection. In: the version of the program. */
export function makeMcp(front: Front, version: string): McpServer {
  const server = new McpServer({ name: 'lawspeaker', version }, { instructions: INSTRUCTIONS })
  addTools(server, front)
  addResources(server, front)
  return server
}

function addTools(server: McpServer, front: Front): void {
  const ids = front.games().map(({ id }) => id)
  const game = z
    .string()
    .optional()
    .describe(`Id of a game: ${ids.join(', ')}.`)
  server.registerTool(
    'search_rules',
    {
      title: 'Search the rules',
      description:
        'Finds clauses, open questions, pages, checkers, cards and terms by the words a player uses. Best first.',
      inputSchema: z.object({
        query: z.string().min(1).max(500),
        game,
        edition,
        kinds: z.array(z.enum(RECORD_KINDS)).optional(),
        limit: z.int().min(1).max(50).optional(),
      }),
      annotations: readOnly,
    },
    ({ query, game, edition, kinds, limit = 8 }) => {
      const strange = refuseChoice(front.games(), { game, edition })
      if (strange) return failure(strange)
      return text(
        front.search(query, {
          limit,
          ...(game ? { game } : {}),
          ...(edition ? { edition } : {}),
          ...(kinds ? { kinds } : {}),
        }),
      )
    },
  )
  server.registerTool(
    'get_clause',
    {
      title: 'Get a clause',
      description: `One clause by its id, such as ${EXAMPLE.clause}: its words by edition, label, source, address.`,
      inputSchema: z.object({ id: z.string().min(1).max(200) }),
      annotations: readOnly,
    },
    ({ id }) => {
      const clause = front.clause(id)
      const close = clause ? undefined : front.nearestClause(id)
      return clause ? text(clause) : failure(`There is no clause ${id}.${close ? ` Did you mean ${close}?` : ''}`)
    },
  )
  server.registerTool(
    'list_checkers',
    {
      title: 'List the checkers',
      description: 'Every question that can be judged, by game, and the editions of each game.',
      inputSchema: z.object({ game }),
      annotations: readOnly,
    },
    ({ game }) => {
      const strange = refuseChoice(front.games(), { game })
      if (strange) return failure(strange)
      const checkers = front.checkers().filter(({ id }) => !game || id.startsWith(`${game}/`))
      return text({
        games: front.games().filter(({ id }) => !game || id === game),
        checkers: checkers.map(({ id, question, editions }) => ({ id, question, editions })),
      })
    },
  )
  server.registerTool(
    'describe_checker',
    {
      title: 'Describe a checker',
      description: 'The facts of one checker as JSON Schema, and what it does not model.',
      inputSchema: z.object({ checker: z.string().describe(`Such as ${EXAMPLE.checker}.`) }),
      annotations: readOnly,
    },
    ({ checker }) => {
      const found = front.checker(checker)
      return found ? text(found) : failure(`There is no checker ${checker.slice(0, 80)}. list_checkers shows them all.`)
    },
  )
  server.registerTool(
    'check',
    {
      title: 'Judge a case',
      description:
        'Judges facts. Leave out what was not told; never fill it in. Out: the ruling (legal, illegal, undetermined, disputed, answered) with the words of the clauses that decide.',
      inputSchema: z.object({
        checker: z.string(),
        edition,
        facts: z.record(z.string(), z.unknown()),
        readings: z.record(z.string(), z.string()).optional(),
        unsure: z.array(z.string()).optional().describe('Paths of facts nobody knows.'),
        presume: z.boolean().optional().describe('True: the sentence follows the usual case where facts are missing.'),
      }),
      annotations: readOnly,
    },
    ({ edition, readings, unsure, presume, ...request }) => {
      const ruling = front.adjudicate({
        ...request,
        ...(edition ? { edition } : {}),
        ...(readings ? { readings } : {}),
        ...(unsure ? { unsure } : {}),
        ...(presume === undefined ? {} : { presume }),
      })
      return text(withWords(front, ruling), 'error' in ruling)
    },
  )
  server.registerTool(
    'ask',
    {
      title: 'Ask in a sentence',
      description:
        'Reads a sentence as a player says it; each fact comes with the words it was taken from. Show those before the ruling.',
      inputSchema: z.object({ question: z.string().min(1).max(400), game, edition }),
      annotations: readOnly,
    },
    ({ question, game, edition }) => {
      const strange = refuseChoice(front.games(), { game, edition })
      if (strange) return failure(strange)
      const asked = front.ask({ question, ...(game ? { game } : {}), ...(edition ? { edition } : {}) })
      return text(asked)
    },
  )
}

const markdownOf = (clause: ClauseRecord): string =>
  [
    `# ${clause.label}: ${clause.title}`,
    ...Object.entries(clause.text).map(([id, words]) => `${id}: ${words}`),
    `Source: ${clause.source}`,
    clause.id,
    clause.url,
  ].join('\n\n')

function addResources(server: McpServer, front: Front): void {
  server.registerResource(
    'clause',
    new ResourceTemplate('lawspeaker://clauses/{id}', { list: undefined }),
    {
      title: 'A clause',
      description: 'One sentence of the rules with label, words by edition and source.',
      mimeType: 'text/markdown',
    },
    (uri, { id }) => {
      const clause = front.clause(decodeURIComponent(String(id)))
      if (!clause) throw new Error(`There is no clause ${String(id).slice(0, 80)}.`)
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: markdownOf(clause) }] }
    },
  )
  server.registerResource(
    'page',
    new ResourceTemplate('lawspeaker://pages/{game}/{page}', { list: undefined }),
    { title: 'A page of rules', description: 'Every clause of one page.', mimeType: 'text/markdown' },
    (uri, { game, page }) => {
      const clauses = front.pageOf(String(game), String(page))
      if (!clauses.length)
        throw new Error(`There is no page ${String(game).slice(0, 40)}/${String(page).slice(0, 40)}.`)
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: clauses.map(markdownOf).join('\n\n') }] }
    },
  )
}
