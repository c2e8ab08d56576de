import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Line, readLines } from '../../../cli/io.ts'
import { prepareCli, run } from './run.ts'

beforeAll(prepareCli)

async function linesOf(chunks: (string | Buffer)[], limit?: number): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), limit)) lines.push(line)
  return lines
}
const textsOf = async (...chunks: (string | Buffer)[]) => (await linesOf(chunks)).map((line) => line.text)

describe('lines of a stream', () => {
  it('end at newlines, wherever the chunks end', async () => {
    expect(await textsOf('a\nb', 'c\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd'])
    expect(await textsOf('a\n')).toEqual(['a'])
    expect(await textsOf('')).toEqual([])
    expect(await textsOf('\n')).toEqual([''])
  })

  it('lose a byte order mark and carriage returns', async () => {
    expect(await textsOf('\uFEFFa\r\nb\r\n')).toEqual(['a', 'b'])
  })

  it('keep letters of several bytes whole', async () => {
    const bytes = Buffer.from('ä—✓\n')
    expect(await textsOf(...[...bytes].map((byte) => Buffer.from([byte])))).toEqual(['ä—✓'])
  })

  it('are dropped when too long, and reading goes on', async () => {
    expect(await linesOf(['abcdef', 'ghi\nok\nabcde\n', 'abcdef'], 5)).toEqual([
      { text: '', tooLong: true },
      { text: 'ok', tooLong: false },
      { text: 'abcde', tooLong: false },
      { text: '', tooLong: true },
    ])
  })
})

const GOOD = '{"checker":"starcom/build","facts":{"what":"ship","systemKind":"capital","underSiege":true}}'
/** A line and the verdict or error code it must get. */
const KINDS: [string, string][] = [
  [GOOD, 'illegal'],
  ['{"checker":"starcom/build","edition":"2022-02","facts":{}}', 'undetermined'],
  ['{oops', 'invalid-json'],
  ['', 'invalid-json'],
  ['[]', 'invalid-request'],
  ['null', 'invalid-request'],
  ['{"checker":"starcom/build"}', 'invalid-facts'],
  ['{"checker":7,"facts":{}}', 'invalid-request'],
  ['{"checker":"starcom/build","facts":{},"extra":1}', 'invalid-request'],
  ['{"checker":"starcom/build","facts":{"__proto__":{"polluted":true}}}', 'invalid-facts'],
  ['{"checker":"starcom/build","facts":{"constructor":1}}', 'invalid-facts'],
  ['{"checker":"__proto__/constructor","facts":{}}', 'not-found'],
  ['{"checker":"starcom/build","edition":"1999","facts":{}}', 'unknown-edition'],
  ['{"checker":"starcom/build","readings":{"starcom:ambiguity.10":7},"facts":{}}', 'invalid-request'],
  ['{"checker":"starcom/build","readings":{"x":"B"},"facts":{}}', 'invalid-facts'],
  [`{"checker":"starcom/build","facts":{"card":"${'x'.repeat(5_000)}"}}`, 'invalid-facts'],
  [`${'['.repeat(50_000)}`, 'invalid-json'],
  [`{"checker":"starcom/build","facts":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`, 'invalid-facts'],
  ['\u0000\u0007\u{1F680}', 'invalid-json'],
]

describe('check --lines', () => {
  it('answers a thousand mixed lines one by one and in order', async () => {
    const asked = Array.from({ length: 1_000 }, (_, i) => KINDS[(i * 7) % KINDS.length]!)
    const { code, stdout, stderr } = await run(['check', '--lines'], {
      stdin: `${asked.map(([line]) => line).join('\n')}\n`,
    })
    expect([code, stderr]).toEqual([0, ''])
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map((answer) => answer.verdict ?? answer.error.code)).toEqual(asked.map(([, expected]) => expected))
    for (const { error } of answers.filter((answer) => answer.error)) {
      expect(error).toEqual({
        code: expect.any(String),
        message: expect.stringMatching(/\S/),
        issues: expect.any(Array),
      })
    }
  })

  it('refuses a line beyond measure and goes on', async () => {
    const { stdout } = await run(['check', '--lines'], { stdin: `${GOOD}\n"${'x'.repeat(3_000_000)}"\n${GOOD}` })
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map((answer) => answer.verdict ?? answer.error.code)).toEqual(['illegal', 'too-large', 'illegal'])
  })

  it('answers each line at once, without waiting for the end', async () => {
    const child = spawn(process.execPath, ['dist/cli.mjs', 'check', '--lines'])
    for (const verdict of ['illegal', 'undetermined']) {
      child.stdin.write(`${KINDS.find(([, expected]) => expected === verdict)![0]}\n`)
      const [answer] = await once(child.stdout, 'data')
      expect(JSON.parse(String(answer)).verdict).toBe(verdict)
    }
    child.stdin.end()
    expect((await once(child, 'exit'))[0]).toBe(0)
  }, 60_000)

  it('ends without a word when nobody reads on', async () => {
    const child = spawn(process.execPath, ['dist/cli.mjs', 'check', '--lines'])
    let stderr = ''
    child.stderr.on('data', (text) => (stderr += text))
    child.stdin.on('error', () => {})
    child.stdin.write('{oops\n'.repeat(2_000))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end('{oops\n'.repeat(2_000))
    const [code] = await once(child, 'exit')
    expect([code, stderr]).toEqual([0, ''])
  }, 60_000)
})

describe('search --lines', () => {
  it('answers each query with its clause hits, best first', async () => {
    const queries = ['can i build under seige', '', 'build 5', 'xyzzy plugh', '\u0000', 'x'.repeat(20_000)]
    const { code, stdout, stderr } = await run(['search', '--lines', '--game', 'starcom'], {
      stdin: queries.join('\n'),
    })
    expect([code, stderr]).toEqual([0, ''])
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map((answer) => answer.query)).toEqual(queries)
    expect(answers[0].hits[0]).toEqual({
      clause: 'starcom:command-phase.build.6',
      page: 'command-phase',
      title: expect.any(String),
      score: expect.any(Number),
    })
    expect(answers[2].hits[0].clause).toBe('starcom:command-phase.build.5')
    for (const { hits } of answers) {
      const scores = hits.map((hit: { score: number }) => hit.score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    }
  })
})
