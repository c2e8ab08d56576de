/** Every example is run, as it stands. (The page is opened by `tests/e2e/embed.spec.ts`.) */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshLibrary } from '../../../scripts/build/build-library.mjs'

beforeAll(freshLibrary)

describe('the Discord command', () => {
  let bot: typeof import('../../../examples/discord/command.mjs')
  beforeAll(async () => {
    // As Node finds it: `lawspeaker` is this package, by its own exports.
    bot = await import(/* @vite-ignore */ pathToFileURL('examples/discord/command.mjs').href)
  })
  const rule = (question: string, game?: string) => ({
    type: 2,
    data: {
      name: 'rule',
      options: [{ name: 'question', value: question }, ...(game ? [{ name: 'game', value: game }] : [])],
    },
  })

  it('judges a case and quotes the clauses that decide', () => {
    const { type, data } = bot.answer(rule('cruiser, my capital, they have me under siege', 'starcom'))
    expect(type).toBe(4)
    expect(data!.content).toContain('NOT LEGAL')
    expect(data!.content).toContain('**Command Phase, Build 6**')
    expect(data!.content.length).toBeLessThan(2000)
  })

  it('finds rules where there is nothing to judge, and calls nobody', () => {
    const { data } = bot.answer(rule('@everyone who goes first', 'legion'))
    expect(data!.content).toContain('legion/priority/')
    expect(data!.allowed_mentions).toEqual({ parse: [] })
  })

  it('asks for a question, and names every game', () => {
    expect(bot.answer({ type: 2, data: {} }).data!.flags).toBe(64)
    expect(bot.command.options[1]!.choices!.map(({ value }: { value: string }) => value)).toContain('starcom')
  })

  it('answers what is signed, and nothing else', async () => {
    const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair
    const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')
    const fetch = bot.makeBot(hex(await crypto.subtle.exportKey('raw', publicKey)))
    const send = async (body: string, signed = body) => {
      const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(`1${signed}`))
      const headers = { 'X-Signature-Ed25519': hex(signature), 'X-Signature-Timestamp': '1' }
      return fetch(new Request('https://bot.example', { method: 'POST', body, headers }))
    }
    expect(await (await send('{"type":1}')).json()).toEqual({ type: 1 })
    expect((await send('{"type":1}', '{"type":2}')).status).toBe(401)
    expect((await fetch(new Request('https://bot.example', { method: 'POST', body: '{"type":1}' }))).status).toBe(401)
  })
})

it('the pipeline counts verdicts, and a line that cannot be read', () => {
  const env = { ...process.env, LAWSPEAKER: `${process.execPath} cli/bin.mjs` }
  const input = readFileSync('examples/pipeline/cases.jsonl')
  const said = execFileSync('examples/pipeline/verdicts.sh', { input, env, encoding: 'utf8' })
  expect(
    Object.fromEntries(
      said
        .trim()
        .split('\n')
        .map((line) => line.trim().split(' ').reverse()),
    ),
  ).toEqual({
    illegal: '1',
    answered: '1',
    'invalid-facts': '1',
  })
})

/** A server that starts on a loaded machine is waited for; the client's own minute is not ours. */
const PATIENT = { timeout: 600_000 }

/** What npx runs of this package. npx itself fills a folder of its own, which no two may do at once: `readme.test.ts` tries it. */
const asNpx = ({ command, args }: { command: string; args: string[] }) => {
  expect([command, args[0]]).toEqual(['npx', 'lawspeaker'])
  return { command: process.execPath, args: ['cli/bin.mjs', ...args.slice(1)] }
}

it('the MCP configuration starts a server that judges', async () => {
  const { mcpServers } = JSON.parse(readFileSync('examples/mcp/mcp.json', 'utf8'))
  const client = new Client({ name: 'test', version: '0' })
  await client.connect(new StdioClientTransport(asNpx(mcpServers.lawspeaker)), PATIENT)
  try {
    const facts = { what: 'ship', systemKind: 'capital', underSiege: true }
    const said = await client.callTool({ name: 'check', arguments: { checker: 'starcom/build', facts } }, PATIENT)
    expect(JSON.stringify(said)).toContain('NOT LEGAL')
  } finally {
    await client.close()
  }
})
