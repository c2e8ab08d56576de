import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EXIT, exitOf } from '../../../cli/io.ts'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { madeNow } from '../../../scripts/build/made.mjs'
import { prepareCli, run, start } from './run.ts'

const SIEGE = { what: 'ship', systemKind: 'capital', underSiege: true }
let folder: string

beforeAll(async () => {
  await prepareCli()
  folder = await mkdtemp(join(tmpdir(), 'lawspeaker-facts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function factsFile(content: string): Promise<string> {
  const file = join(folder, `${Math.random()}.json`)
  await writeFile(file, content)
  return file
}

const check = (facts: unknown, ...args: string[]) =>
  run(['check', 'starcom/build', '--facts', '-', ...args], { stdin: JSON.stringify(facts) })

describe('a ruling', () => {
  it('is the same through the command line as through the front door, and says with what it was made', async () => {
    vi.stubGlobal('MADE', await madeNow())
    const args = ['check', 'starcom/build', '--facts', '-', '--json']
    const { code, stdout, stderr } = await start(args, { stdin: JSON.stringify(SIEGE) })
    expect([code, stderr]).toEqual([1, ''])
    const ruling = adjudicate(games, { checker: 'starcom/build', facts: SIEGE })
    vi.unstubAllGlobals()
    expect(JSON.parse(stdout)).toEqual(ruling)
    expect(ruling).toHaveProperty('made.rules', expect.stringMatching(/^[0-9a-f]{8}$/))
  })

  it('of every scenario comes out with its verdict and its exit code', async () => {
    const scenarios = games.flatMap((pack) =>
      pack.checkers.flatMap((checker) => checker.scenarios.map((scenario) => ({ checker, scenario }))),
    )
    const lines = scenarios.map(({ checker, scenario: { edition, readings, facts } }) =>
      JSON.stringify({ checker: `${checker.game}/${checker.id}`, edition, readings, facts, presume: false }),
    )
    const { stdout } = await run(['check', '--lines'], { stdin: lines.join('\n') })
    const verdicts = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Ruling).verdict)
    expect(verdicts).toEqual(scenarios.map(({ scenario }) => scenario.expect.verdict))
  })

  it('for a person names the verdict, the deciding clause with its words, and the way out', async () => {
    const { code, stdout } = await check(SIEGE)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^NOT LEGAL\nStar Commander/)
    expect(stdout).toContain('starcom:command-phase.build.6')
    expect(stdout).toMatch(/No ship or station may be built/)
    expect(stdout).toMatch(/could make it legal\n {2}\w/)
  })

  it('without facts says what is still to be known', async () => {
    const { code, stdout } = await run(['check', 'starcom/build'])
    expect(code).toBe(2)
    expect(stdout).toMatch(/^DEPENDS/)
    expect(stdout).toMatch(/Still to be known\n {2}\w+: /)
  })

  it('follows the edition', async () => {
    const { stdout } = await check({ what: 'ship' }, '--edition', '2022-02', '--json')
    expect(JSON.parse(stdout).edition).toBe('2022-02')
  })

  it('reads facts from a file and from a link, all the same', async () => {
    const file = await factsFile(JSON.stringify(SIEGE))
    const fromFile = await run(['check', 'starcom/build', '--facts', file, '--json'])
    const link = 'https://example.org/law/check/starcom/build/?what=ship&systemKind=capital&underSiege=yes'
    const fromLink = await run(['check', '--link', link, '--json'])
    expect(fromFile.code).toBe(1)
    expect(fromLink).toEqual(fromFile)
  })

  it('follows a reading the table plays, or refuses one that does not exist', async () => {
    const { code, stderr } = await check(SIEGE, '--reading', 'starcom:ambiguity.999=B', '--json')
    expect(code).toBe(64)
    expect(JSON.parse(stderr).error.issues[0].path).toBe('readings.starcom:ambiguity.999')
  })
})

it('gives each verdict its exit code', () => {
  expect((['legal', 'answered', 'illegal', 'undetermined', 'disputed'] as const).map(exitOf)).toEqual([0, 0, 1, 2, 3])
  expect(EXIT.usage).toBe(64)
})

describe('bad usage ends with 64, says why on stderr and prints nothing', () => {
  const cases: [string, string[], string | Buffer, RegExp][] = [
    [
      'an unknown checker, with the nearest',
      ['starcom/biuld', '--facts', '-'],
      '{}',
      /no checker starcom\/biuld\. Did you mean starcom\/build\?/,
    ],
    ['an unknown edition, with the known ones', ['starcom/build', '--edition', '1999'], '', /no edition 1999.*2022-11/],
    [
      'an unknown option, with the nearest',
      ['starcom/build', '--fatcs', 'x'],
      '',
      /unknown option '--fatcs'\s+\(Did you mean --facts\?\)/,
    ],
    ['too many words', ['starcom/build', 'now'], '', /too many arguments/],
    ['no checker', [], '', /Which question\?/],
    [
      'an unknown fact, with the nearest',
      ['starcom/build', '--facts', '-'],
      '{"undersiege":true}',
      /undersiege is not a fact.*Did you mean underSiege\?/,
    ],
    [
      'a value that cannot be',
      ['starcom/build', '--facts', '-'],
      '{"what":"shp"}',
      /what cannot be "shp"\. Did you mean Ship\? Else give one of: ship/,
    ],
    ['facts that are not JSON', ['starcom/build', '--facts', '-'], 'what: ship', /Standard input: This is not JSON/],
    ['facts that are not an object', ['starcom/build', '--facts', '-'], '[1]', /Facts are missing/],
    ['empty facts', ['starcom/build', '--facts', '-'], '', /Standard input: It is empty/],
    ['facts beyond measure', ['starcom/build', '--facts', '-'], Buffer.alloc(1_500_000, 'x'), /larger than 1 MB/],
    [
      'a missing file',
      ['starcom/build', '--facts', '/nowhere.json'],
      '',
      /\/nowhere\.json cannot be read: there is no such file/,
    ],
    ['a folder for a file', ['starcom/build', '--facts', '/tmp'], '', /\/tmp cannot be read: it is a folder/],
    ['a reading without a letter', ['starcom/build', '--reading', 'x'], '', /x is no reading/],
    ['a link elsewhere', ['--link', 'https://example.org/rules/'], '', /not one of a checker/],
    ['a link and facts', ['--link', '/check/starcom/build/', '--facts', '-'], '{}', /Leave those out/],
    ['a checker beside --lines', ['starcom/build', '--lines'], '', /leave out the checker/],
  ]
  it.each(cases)('%s', async (_, args, stdin, message) => {
    const { code, stdout, stderr } = await run(['check', ...args], { stdin })
    expect(stderr).toMatch(message)
    expect([code, stdout]).toEqual([64, ''])
  })

  it('as JSON where JSON was asked for', async () => {
    const { code, stdout, stderr } = await check({ what: 'shp' }, '--json')
    expect([code, stdout]).toEqual([64, ''])
    const { error } = JSON.parse(stderr)
    expect(error.code).toBe('invalid-facts')
    expect(error.issues).toEqual([{ path: 'what', message: expect.any(String), fix: expect.any(String) }])
  })
})
