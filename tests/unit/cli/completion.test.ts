import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { prepareCli, run, start } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'lawspeaker-completion-'))
afterAll(() => rmSync(folder, { recursive: true }))
const scripts: Record<string, string> = {}

beforeAll(async () => {
  await prepareCli()
  for (const shell of ['bash', 'zsh', 'fish']) scripts[shell] = (await start(['completion', shell])).stdout
  writeFileSync(join(folder, 'bash'), scripts.bash!)
})

/** What bash offers for a line as it is typed. */
function offered(line: string): string[] {
  const words = line.split(' ')
  const program = [
    `source ${join(folder, 'bash')}`,
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length - 1}`,
    '_lawspeaker',
    `printf "%s\\n" "\${COMPREPLY[@]}"`,
  ].join('\n')
  return execFileSync('bash', ['-c', program], { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
}

describe('bash', () => {
  it('offers every command, and those that begin so', async () => {
    const help = (await run(['--help'])).stdout
    const commands = [...help.matchAll(/^ {2}(\w+) (?:\[options\] )?.* {2,}\S/gm)].map(([, name]) => name!)
    expect(commands.length).toBeGreaterThanOrEqual(8)
    expect(offered('lawspeaker ')).toEqual(expect.arrayContaining(commands.filter((name) => name !== 'help')))
    expect(offered('lawspeaker ch')).toEqual(['checkers', 'check'])
  })

  it('offers options, checkers, games, editions and files where each belongs', () => {
    expect(offered('lawspeaker check --pr')).toEqual(['--presume'])
    expect(offered('lawspeaker check ')).toEqual(
      expect.arrayContaining(games.flatMap((pack) => pack.checkers.map(({ id }) => `${pack.id}/${id}`))),
    )
    expect(offered('lawspeaker search --game ')).toEqual(games.map(({ id }) => id))
    expect(offered('lawspeaker check --edition 2022-')).toEqual(['2022-11', '2022-02'])
    expect(offered('lawspeaker check --facts ba')).toEqual(['bash'])
    expect(offered('lawspeaker search --limit ')).toEqual([])
    expect(offered('lawspeaker completion ')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']))
  })
})

describe.each(['zsh', 'fish'])('%s', (shell) => {
  it('knows every command and every option, with quotes that close', async () => {
    for (const word of ['ask', 'search', 'clause', 'checkers', 'check', 'serve', 'mcp', 'completion', 'starcom/build'])
      expect(scripts[shell]).toContain(word)
    for (const option of ['presume', 'facts', 'limit', 'port', 'lines']) expect(scripts[shell]).toContain(option)
    for (const line of scripts[shell]!.split('\n')) expect(line.split("'").length % 2, line).toBe(1)
  })
})

it('names the shells it knows when asked for another', async () => {
  const { code, stderr } = await run(['completion', 'tcsh'])
  expect(code).toBe(64)
  expect(stderr).toContain('bash, zsh, fish')
})

it('--version says the version of the package', async () => {
  const { code, stdout } = await start(['--version'])
  expect([code, stdout]).toEqual([
    0,
    `${JSON.parse(execFileSync('cat', ['package.json'], { encoding: 'utf8' })).version}\n`,
  ])
})
