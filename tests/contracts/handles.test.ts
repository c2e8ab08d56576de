/** One front, many handles: what the library says is what the command line, HTTP and MCP say, byte for byte. */

import { pathToFileURL } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../../lib/content/index.ts'
import type { Library } from '../../lib/content/records.ts'
import { type Front, openFront } from '../../lib/front.ts'
import { games } from '../../lib/games/index.ts'
import { freshLibrary } from '../../scripts/build-library.mjs'
import { makeService } from '../../server/fetch.ts'
import { prepareCli, run } from '../unit/cli/run.ts'

const MANY = 500

/** So many numbered cases, spread evenly over all. */
const requests = (() => {
  const all = games.flatMap((pack) =>
    pack.cases.map(({ checker, edition, readings, facts }) => ({
      checker: `${pack.id}/${checker}`,
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
      facts,
    })),
  )
  return Array.from({ length: MANY }, (_, i) => all[Math.floor((i * all.length) / MANY)]!)
})()

let words: Library
let front: Front
let service: ReturnType<typeof makeService>
let rulings: string[]

beforeAll(async () => {
  words = await loadLibrary(games)
  front = openFront(games, words)
  service = makeService(words, { version: '0' })
  rulings = requests.map((request) => JSON.stringify(front.adjudicate(request)))
})

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
    await client.connect(transport())
  })
  afterAll(() => client.close())

  it('finds the tools, each with a description', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(
      ['ask', 'check', 'describe_checker', 'get_clause', 'list_checkers', 'search_rules'].sort(),
    )
    expect(tools.every(({ description }) => description)).toBe(true)
  })

  it('gets the same rulings, with the words that decide', async () => {
    for (const [i, request] of requests.entries()) {
      if (i % 10) continue
      const { ruling, quotes } = said(await client.callTool({ name: 'check', arguments: request }))
      expect(JSON.stringify(ruling)).toBe(rulings[i])
      for (const quote of quotes) expect(front.clause(quote.id)!.label).toBe(quote.label)
    }
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

/** What a careful model would ask for: the words of a player, and the clause that answers them. */
const LOOKED_UP: [query: string, game: string, clause: string][] = [
  ['can I build in a system under siege', 'starcom', 'starcom:command-phase.build.6'],
  ['hand limit', 'starcom', 'starcom:'],
  ['move through an asteroid field', 'ti4', 'ti4:asteroid-field.1'],
  ['end in a supernova', 'ti4', 'ti4:supernova.1'],
  ['nebula move value', 'ti4', 'ti4:nebula.'],
  ['past other players ships', 'ti4', 'ti4:movement.4b'],
  ['command token in the system of my ship', 'ti4', 'ti4:movement.4c'],
  ['same pips who has priority', 'legion', 'legion:priority.'],
]

describe('looking up with the tools', () => {
  it.each(LOOKED_UP)('%s', (query, game, clause) => {
    const { hits } = front.search(query, { game, limit: 5 })
    expect(hits.some((hit) => hit.clause?.startsWith(clause))).toBe(true)
  })
})
