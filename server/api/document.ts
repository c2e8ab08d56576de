/** The OpenAPI document, made from the schemas, and the same as a page to read. */
import * as z from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { EXAMPLE } from '../../lib/games/example.ts'
import * as shapes from './schemas.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema } })
const problems = {
  '400': {
    description: 'Cannot be read; every field with its mend.',
    content: { 'application/problem+json': { schema: shapes.problemDetails } },
  },
  '429': {
    description: 'Too many requests; Retry-After says when.',
    content: { 'application/problem+json': { schema: shapes.problemDetails } },
  },
}
const notFound = {
  '404': {
    description: 'Not there; the nearest name is given.',
    content: { 'application/problem+json': { schema: shapes.problemDetails } },
  },
}
const game = z
  .string()
  .optional()
  .meta({ description: `Id of a game, such as ${EXAMPLE.game}.` })

const ok = (schema: z.ZodType, description: string): ZodOpenApiOperationObject['responses'] => ({
  '200': { description, content: json(schema) },
  ...problems,
})

const paths: ZodOpenApiPathsObject = {
  '/check': {
    post: {
      operationId: 'check',
      summary: 'Judge a case, or one per line',
      requestBody: { content: { ...json(shapes.checkBody), 'application/jsonl': { schema: shapes.lines } } },
      responses: { ...ok(shapes.ruling, 'The ruling; for JSON Lines one ruling or error per line.'), ...notFound },
    },
  },
  '/ask': {
    post: {
      operationId: 'ask',
      summary: 'Ask in a sentence',
      requestBody: { content: { ...json(shapes.askBody), 'application/jsonl': { schema: shapes.lines } } },
      responses: ok(shapes.asked, 'What was understood, and the ruling.'),
    },
  },
  '/search': {
    get: {
      operationId: 'search',
      summary: 'Find rules, checkers, cards and terms',
      requestParams: {
        query: z.object({
          q: z.string(),
          game,
          edition: z.string().optional(),
          kind: z.string().optional(),
          limit: z.coerce.number().int().min(1).max(100).optional(),
        }),
      },
      responses: ok(shapes.found, 'Hits, best first.'),
    },
  },
  '/clauses/{id}': {
    get: {
      operationId: 'clause',
      summary: 'One clause by its id',
      requestParams: { path: z.object({ id: z.string().meta({ example: EXAMPLE.clause }) }) },
      responses: { ...ok(shapes.clause, 'The clause.'), ...notFound },
    },
  },
  '/checkers': {
    get: {
      operationId: 'checkers',
      summary: 'Every checker with the JSON Schema of its facts',
      responses: ok(z.array(shapes.checker), 'All checkers.'),
    },
  },
  '/checkers/{game}/{id}': {
    get: {
      operationId: 'checker',
      summary: 'One checker',
      requestParams: { path: z.object({ game: z.string(), id: z.string() }) },
      responses: { ...ok(shapes.checker, 'The checker.'), ...notFound },
    },
  },
  '/cases': {
    get: {
      operationId: 'cases',
      summary: 'Numbered cases with their rulings',
      requestParams: { query: z.object({ game, checker: z.string().optional() }) },
      responses: ok(z.array(shapes.numberedCase), 'Cases.'),
    },
  },
  '/cards': {
    get: {
      operationId: 'cards',
      summary: 'Cards and pieces as data',
      requestParams: { query: z.object({ game, name: z.string().optional() }) },
      responses: ok(z.array(shapes.card), 'Cards.'),
    },
  },
  '/oembed': {
    get: {
      operationId: 'oembed',
      summary: 'A clause or a ruling to embed, by its address (oEmbed 1.0)',
      requestParams: {
        query: z.object({
          url: z.url(),
          format: z.literal('json').optional(),
          maxwidth: z.coerce.number().int().optional(),
        }),
      },
      responses: { ...ok(shapes.embedded, 'Words and links as HTML.'), ...notFound },
    },
  },
}

/** The document. In: the path the API stands under, and the version of the program. */
export const documentOf = (base: string, version: string) =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Lawspeaker',
      version,
      description:
        'Rules found, cases judged, the clause that decides. Deterministic: the same facts give the same bytes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    paths,
  })

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The document as a plain page. */
export function pageOf(base: string, version: string): string {
  const rows = Object.entries(documentOf(base, version).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => {
      const { summary = '' } = operation as { summary?: string }
      return `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escaped(base + path)}</code></td><td>${escaped(summary)}</td></tr>`
    }),
  )
  const example = `curl -s ${base}/check -H 'Content-Type: application/json' -d '{"checker":"${EXAMPLE.checker}","facts":{"what":"ship","systemKind":"capital","underSiege":true}}'`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Lawspeaker API</title></head><body><main><h1>Lawspeaker API</h1><p>Every answer is plain JSON; the same facts give the same bytes here, on the command line and in the browser. The whole description: <a href="${escaped(base)}/openapi.json">openapi.json</a>.</p><table><thead><tr><th>Method</th><th>Path</th><th>What it gives</th></tr></thead><tbody>${rows.join('')}</tbody></table><h2>For example</h2><pre><code>${escaped(example)}</code></pre><p>Errors are problem details with the field and its mend. An illegal case is a successful answer (200).</p></main></body></html>`
}
