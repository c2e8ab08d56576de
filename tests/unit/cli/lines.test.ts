import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Line, readLines } from '../../../cli/io.ts'
import { prepareCli, run, start } from './run.ts'

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

  it('that are not UTF-8 are told apart, and reading goes on', async () => {
    expect(await linesOf([Buffer.from([0x61, 0xc3, 0x28, 10]), 'ok\n', Buffer.from([0xff, 0xfe, 0x61, 0])])).toEqual([
      { text: '', tooLong: false, notUtf8: true },
      { text: 'ok', tooLong: false },
      { text: '', tooLong: false, notUtf8: true },
    ])
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

/** Runs a line of bash with this Node as `$0`. */
async function shell(line: string): Promise<{ code: number; stderr: string }> {
  const child = spawn('bash', ['-c', line, process.execPath])
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += text))
  const [code] = await once(child, 'close')
  return { code, stderr }
}

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
    const { code, stdout, stderr } = await start(['check', '--lines'], {
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
  })

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
  })
})

describe('what is no verdict is not called one', () => {
  const broken = Buffer.concat([
    Buffer.from('{"controller":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('","vessels":[]}'),
  ])

  it('broken UTF-8 is refused, never read as another name', async () => {
    const file = await run(['check', 'starcom/siege', '--facts', '-'], { stdin: broken })
    expect([file.code, file.stdout]).toEqual([64, ''])
    expect(file.stderr).toBe('lawspeaker: Standard input is not UTF-8 text. Save it as UTF-8 and try again.\n')
    const lines = await run(['check', '--lines'], { stdin: Buffer.concat([broken, Buffer.from(`\n${GOOD}`)]) })
    const [first, second] = lines.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first.error).toMatchObject({ code: 'invalid-json', message: expect.stringContaining('not UTF-8') })
    expect(second.verdict).toBe('illegal')
    const search = await run(['search', '--lines'], { stdin: Buffer.from([0xc3, 0x28]) })
    expect(JSON.parse(search.stdout).error.message).toContain('not UTF-8')
  })

  it('a folder for standard input is refused', async () => {
    for (const more of [['--lines'], ['starcom/siege', '--facts', '-']]) {
      const child = shell(`"$0" dist/cli.mjs check ${more.join(' ')} < lib`)
      expect(await child).toEqual({ code: 64, stderr: expect.stringContaining('Standard input is a folder.') })
    }
  })

  it('an illegal case is illegal although nobody reads on', async () => {
    const facts = `'{"what":"ship","systemKind":"capital","underSiege":true}'`
    const told = await shell(
      `set -o pipefail; (sleep 0.3; echo ${facts} | "$0" dist/cli.mjs check starcom/build --facts -; echo "ended $?" >&2) | true`,
    )
    expect(told.stderr).toBe('ended 1\n')
  })

  it.runIf(existsSync('/dev/full'))('a full disk is no verdict', async () => {
    const told = await shell(
      `echo '{"controller":"me","vessels":[]}' | "$0" dist/cli.mjs check starcom/siege --facts - > /dev/full`,
    )
    expect(told).toEqual({ code: 74, stderr: 'lawspeaker: the answer could not be written: the disk is full.\n' })
  })
})

describe('search --lines', () => {
  it('answers each query with its clause hits, best first', async () => {
    const queries = ['can i build under seige', '', 'build 5', 'xyzzy plugh', '\u0000', 'x'.repeat(20_000)]
    const { code, stdout, stderr } = await start(['search', '--lines', '--game', 'starcom'], {
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
