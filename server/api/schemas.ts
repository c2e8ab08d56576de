/** The shapes of the API as zod schemas: the document is made from them. */
import * as z from 'zod'
import { EXAMPLE } from '../../lib/games/example.ts'

const step = z.object({ says: z.string(), value: z.number().optional(), clause: z.string().optional() })
const answer = z
  .looseObject({ kind: z.enum(['number', 'yes-no', 'name', 'list']), says: z.string(), derivation: z.array(step) })
  .meta({
    id: 'Answer',
    description: 'What a question that is not "may I" gets: a number, a yes or no, a name or a list.',
  })
const finding = z.looseObject({
  clause: z.string(),
  outcome: z.enum(['holds', 'fails', 'unknown', 'not-in-play']),
  because: z.string(),
})
const remedy = z.object({ change: z.record(z.string(), z.unknown()), says: z.string() })
const issue = z.object({ path: z.string(), message: z.string(), fix: z.string() })

export const ruling = z
  .looseObject({
    checker: z.string(),
    edition: z.string(),
    verdict: z.enum(['legal', 'illegal', 'undetermined', 'disputed', 'answered']),
    answer: answer.optional(),
    deciding: z.array(z.string()).meta({ description: 'Ids of the clauses that decide, headline first.' }),
    findings: z.array(finding),
    missing: z.array(z.string()).meta({ description: 'Paths of facts that can still change the verdict.' }),
    remedies: z.array(remedy),
    openings: z.array(remedy),
    consequences: z.array(step),
    readings: z.array(z.looseObject({ ambiguity: z.string(), reading: z.string(), verdict: z.string() })).optional(),
    notes: z.array(z.looseObject({ ambiguity: z.string(), says: z.string() })),
    presumed: z.looseObject({ verdict: z.string(), sentence: z.string() }).optional(),
    sentence: z.string(),
    made: z
      .object({ program: z.string(), rules: z.string() })
      .optional()
      .meta({ description: 'Version of the program, and of the rules of the game, it was made with.' }),
  })
  .meta({ id: 'Ruling', description: 'The whole answer. Illegal is a successful answer.' })

export const checkBody = z
  .strictObject({
    checker: z.string().meta({ example: EXAMPLE.checker }),
    edition: z.string().optional().meta({ example: '2022-11' }),
    readings: z.record(z.string(), z.string()).optional(),
    facts: z.record(z.string(), z.unknown()).meta({
      description: 'Facts by name; one left out is not known. GET /checkers/{game}/{id} has their JSON Schema.',
    }),
    unsure: z.array(z.string()).optional().meta({ description: 'Paths of facts nobody knows: never presumed.' }),
    presume: z.boolean().optional().meta({ description: 'True: the sentence follows the usual case.' }),
  })
  .meta({ id: 'CheckRequest', example: { checker: EXAMPLE.checker, facts: { what: 'ship', underSiege: true } } })

export const askBody = z
  .strictObject({ question: z.string(), game: z.string().optional(), edition: z.string().optional() })
  .meta({
    id: 'AskRequest',
    example: { question: 'cruiser, my capital, they have me under siege', game: EXAMPLE.game },
  })

const hit = z.looseObject({
  kind: z.string(),
  game: z.string(),
  title: z.string(),
  label: z.string(),
  text: z.string(),
  url: z.string(),
})

export const asked = z
  .looseObject({
    question: z.string(),
    checker: z.string().optional(),
    alternatives: z.array(z.string()),
    near: z
      .array(z.string())
      .optional()
      .meta({ description: 'May be meant just as well: only what all of them read is filled.' }),
    facts: z.record(z.string(), z.unknown()),
    chips: z.array(
      z.object({ path: z.string(), value: z.unknown(), from: z.tuple([z.number(), z.number()]), said: z.string() }),
    ),
    open: z.array(z.looseObject({ said: z.string(), paths: z.array(z.string()) })),
    unsure: z.array(z.string()),
    unread: z.array(z.tuple([z.number(), z.number()])),
    ruling: ruling.optional(),
    rules: z
      .array(hit)
      .optional()
      .meta({ description: 'Where nothing could be judged: the clauses that may answer it, best first.' }),
  })
  .meta({ id: 'Asked', description: 'A sentence read: each fact with the words it came from, and the ruling.' })

export const found = z
  .object({
    query: z.string(),
    confident: z.boolean(),
    hits: z.array(hit),
    suggestions: z.array(z.string()),
  })
  .meta({ id: 'Found' })

export const clause = z
  .looseObject({
    id: z.string(),
    game: z.string(),
    title: z.string(),
    label: z.string(),
    text: z.record(z.string(), z.string()),
    url: z.string(),
  })
  .meta({ id: 'Clause', description: 'One sentence of the rules in our words, by edition, with its sources.' })

export const checker = z
  .looseObject({
    id: z.string(),
    title: z.string(),
    question: z.string(),
    editions: z.array(z.string()),
    facts: z.unknown(),
  })
  .meta({ id: 'Checker' })

export const card = z.looseObject({ game: z.string(), name: z.string() }).meta({ id: 'Card' })
export const numberedCase = z
  .looseObject({ id: z.string(), game: z.string(), checker: z.string(), title: z.string() })
  .meta({ id: 'Case', description: 'A numbered case with the ruling it must get.' })

export const embedded = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    provider_name: z.string(),
    provider_url: z.string(),
    title: z.string(),
    html: z.string(),
    width: z.number(),
    height: z.number(),
    cache_age: z.number(),
  })
  .meta({ id: 'Embedded', description: 'oEmbed 1.0, type rich.' })

export const problemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    code: z.string(),
    issues: z.array(issue).optional(),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' })

export const lines = z.string().meta({ description: 'One JSON object per line.' })
