/** One front, many handles: what the library says is what the command line, HTTP and MCP say, byte for byte; the browser is asked the same in tests/e2e/safety/same-bytes.spec.ts. */

import { pathToFileURL } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Library } from '../../lib/content/records.ts'
import { type Front, openFront } from '../../lib/front.ts'
import { games } from '../../lib/games/index.ts'
import { freshLibrary } from '../../scripts/build/build-library.mjs'
import { madeNow } from '../../scripts/build/made.mjs'
import { makeService } from '../../server/fetch.ts'
import { library } from '../library.ts'
import { prepareCli, run } from '../unit/cli/run.ts'
import { CASES, RULES } from './asked-by-models.ts'
import { MANY, requests } from './chosen-cases.ts'

let words: Library
let front: Front
let service: ReturnType<typeof makeService>
let rulings: string[]

beforeAll(async () => {
  // Every handle is built; so is what it is compared with, to the versions it says.
  vi.stubGlobal('MADE', await madeNow())
  words = library
  front = openFront(games, words)
  service = makeService(words, { version: '0' })
  rulings = requests.map((request) => JSON.stringify(front.adjudicate(request)))
})
afterAll(() => vi.unstubAllGlobals())

interface Described {
  description?: string
}

/** The requests that were answered in other bytes: short to read when one differs. */
const otherThan = (answers: readonly string[]) =>
  requests.filter((_, i) => answers[i] !== rulings[i]).map(({ checker, facts }) => JSON.stringify({ checker, facts }))

const post = (path: string, body: string, type = 'application/json') =>
  service.request(path, { method: 'POST', body, headers: { 'Content-Type': type } })

describe('the same bytes', () => {
  it(`of ${MANY} cases from the library`, async () => {
    await freshLibrary()
    const library = await import(pathToFileURL('dist/lib/index.js').href)
    expect(otherThan(requests.map((one) => JSON.stringify(library.adjudicate(one))))).toEqual([])
    expect(library.clause('ti4:movement.4b')).toEqual(front.clause('ti4:movement.4b'))
    const sentence = { question: 'can my carrier move through a nebula' }
    expect(JSON.stringify(library.ask(sentence))).toBe(JSON.stringify(front.ask(sentence)))
  })

  it(`of ${MANY} cases on the command line`, async () => {
    await prepareCli()
    const { stdout } = await run(['check', '--lines'], { stdin: requests.map((one) => JSON.stringify(one)).join('\n') })
    expect(otherThan(stdout.trim().split('\n'))).toEqual([])
  })

  it(`of ${MANY} cases over HTTP, one by one and as lines`, async () => {
    const single = await Promise.all(
      requests.map(async (one) => (await post('/api/v1/check', JSON.stringify(one))).text()),
    )
    expect(otherThan(single)).toEqual([])
    const lines = await post('/api/check', requests.map((one) => JSON.stringify(one)).join('\n'), 'application/jsonl')
    expect(otherThan((await lines.text()).trim().split('\n'))).toEqual([])
  })

  it('of questions in a sentence, searches and clauses', async () => {
    const question = { question: 'cruiser, my capital, they have me under siege', game: 'starcom' }
    expect(await (await post('/api/ask', JSON.stringify(question))).text()).toBe(JSON.stringify(front.ask(question)))
    const found = await service.request('/api/search?q=hand+limit&game=starcom&limit=3')
    expect(await found.text()).toBe(JSON.stringify(front.search('hand limit', { game: 'starcom', limit: 3 })))
    const id = 'starcom:command-phase.build.6'
    expect(await (await service.request(`/api/clauses/${id}`)).text()).toBe(JSON.stringify(front.clause(id)))
  })
})

/** What the client got, as JSON. */
const said = (result: unknown) => JSON.parse((result as { content: { text: string }[] }).content[0]!.text)

describe.each([
  [
    'over HTTP',
    () =>
      new StreamableHTTPClientTransport(new URL('http://test/mcp'), {
        fetch: async (url, init) => service.fetch(new Request(url, init)),
      }),
  ],
  [
    'over standard input and output',
    () => new StdioClientTransport({ command: process.execPath, args: ['dist/cli.mjs', 'mcp'] }),
  ],
])('the official MCP client %s', (_, transport) => {
  const client = new Client({ name: 'test', version: '0' })
  beforeAll(async () => {
    await prepareCli()
    // A loaded machine may take longer to start it than the client's own minute.
    await client.connect(transport(), { timeout: 600_000 })
  })
  afterAll(() => client.close())

  it('finds the tools, each with a description', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(
      ['ask', 'check', 'describe_checker', 'get_clause', 'list_checkers', 'search_rules'].sort(),
    )
    expect(tools.every(({ description }) => description)).toBe(true)
  })

  it('is told every game there is', async () => {
    const { tools } = await client.listTools()
    const told = tools.flatMap(({ inputSchema }) => (inputSchema.properties?.game as Described)?.description ?? [])
    expect(told).toHaveLength(3)
    expect(new Set(told)).toEqual(new Set([`Id of a game: ${games.map(({ id }) => id).join(', ')}.`]))
  })

  it(`gets the same rulings of ${MANY} cases, with the words that decide`, async () => {
    const answers: string[] = []
    for (const request of requests) {
      const { ruling, quotes } = said(await client.callTool({ name: 'check', arguments: { ...request } }))
      answers.push(JSON.stringify(ruling))
      for (const quote of quotes) expect(front.clause(quote.id)!.label).toBe(quote.label)
    }
    expect(otherThan(answers)).toEqual([])
  })

  it('reads clauses and pages as resources', async () => {
    const { contents } = await client.readResource({ uri: 'lawspeaker://clauses/starcom:command-phase.build.6' })
    expect(JSON.stringify(contents)).toContain('Command Phase, Build 6')
    const page = await client.readResource({ uri: 'lawspeaker://pages/starcom/command-phase' })
    expect(JSON.stringify(page.contents)).toContain('Command Phase, Build 6')
  })

  it('is told what is wrong, and what would be right', async () => {
    const missing = await client.callTool({ name: 'get_clause', arguments: { id: 'starcom:command-phase.build.66' } })
    expect(missing.isError).toBe(true)
    expect(said(missing).error.message).toContain('Did you mean')
    const strange = await client.callTool({ name: 'search_rules', arguments: { query: 'x', game: 'chess' } })
    expect(said(strange).error.message).toContain('Known: starcom')
    const facts = await client.callTool({
      name: 'check',
      arguments: { checker: 'starcom/build', facts: { what: 'shp' } },
    })
    expect([facts.isError, said(facts).error.code]).toEqual([true, 'invalid-facts'])
  })
})

/** So many hits a careful model reads before it quotes. */
const READ = 3

describe('a careful model with nothing but the tools', () => {
  const client = new Client({ name: 'careful model', version: '0' })
  const call = async (name: string, args: Record<string, unknown>) =>
    said(await client.callTool({ name, arguments: args }))
  beforeAll(() =>
    client.connect(
      new StreamableHTTPClientTransport(new URL('http://test/mcp'), {
        fetch: async (url, init) => service.fetch(new Request(url, init)),
      }),
    ),
  )
  afterAll(() => client.close())

  it('is asked thirty questions', () => expect(RULES.length + CASES.length).toBe(30))

  it.each(RULES)('looks up and quotes: $query', async ({ query, game, clause, says }) => {
    const { hits } = await call('search_rules', { query, game, kinds: ['clause'], limit: READ })
    expect(hits.map((hit: { clause: string }) => hit.clause)).toContain(clause)
    const quoted = await call('get_clause', { id: clause })
    const words = front.clause(clause)!
    expect([quoted.label, quoted.text]).toEqual([words.label, words.text])
    expect(Object.values(quoted.text)[0]).toMatch(says)
  })

  it.each(CASES)('judges and quotes: $question', async ({ checker, facts, verdict, clause, says }) => {
    const [game = ''] = checker.split('/')
    const { checkers } = await call('list_checkers', { game })
    expect(checkers.map(({ id }: { id: string }) => id)).toContain(checker)
    const schema = await call('describe_checker', { checker })
    expect(Object.keys(schema.facts.properties)).toEqual(expect.arrayContaining(Object.keys(facts)))
    const { ruling, quotes } = await call('check', { checker, facts })
    expect(ruling.verdict).toBe(verdict)
    const quote = quotes.find(({ id }: { id: string }) => id === clause)
    expect(quote?.text, ruling.deciding.join()).toMatch(says)
    expect(front.clause(clause)!.label).toBe(quote.label)
  })
})
