/** Lists of other tools on the command line: `check legion/command-hand --list`. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { EXIT } from '../../../cli/io.ts'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { handFacts, readList } from '../../../lib/games/legion/lists/index.ts'
import { madeNow } from '../../../scripts/build/made.mjs'
import { prepareCli, run, start } from './run.ts'

const FOLDER = new URL('../../fixtures/legion-lists/', import.meta.url)
const pathOf = (name: string) => fileURLToPath(new URL(name, FOLDER))
const check = (...args: string[]) => run(['check', 'legion/command-hand', ...args])

beforeAll(prepareCli)
afterEach(() => vi.unstubAllGlobals())

describe('a list of each tool gives its hand and the ruling of that hand', () => {
  // One of each form.
  it.each(readdirSync(FOLDER).filter((name) => /vader|kraken|boba/.test(name)))('%s', async (name) => {
    const list = readList(readFileSync(pathOf(name), 'utf8'))
    if ('problem' in list) throw new Error(list.problem)
    const { stdout, stderr } = await check('--list', pathOf(name), '--json')
    vi.stubGlobal('MADE', await madeNow())
    const ruling = adjudicate(games, { checker: 'legion/command-hand', facts: handFacts(list) })
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(ruling)))
    expect(stderr).toContain(`lawspeaker: ${list.cards.length} cards`)
    if (name.includes('vader')) expect(JSON.parse(stdout).verdict).toBe('legal')
  })
})

it('names what it left aside, reads standard input, and what is told beside it wins', async () => {
  const text = `${readFileSync(pathOf('tournament-vader.txt'), 'utf8')}\nhello world of lists`
  const piped = await start(['check', 'legion/command-hand', '--list', '-'], { stdin: text })
  expect([piped.code, piped.stdout.split('\n')[0]]).toEqual([0, 'LEGAL'])
  expect(piped.stderr).toContain('1 line left aside.\n  hello world of lists')
  const facts = JSON.stringify({ army: ['Luke Skywalker'] })
  const other = await run(['check', 'legion/command-hand', '--list', pathOf('hq-vader.json'), '--facts', '-'], {
    stdin: facts,
  })
  expect(other.stdout.split('\n')[0]).toBe('NOT LEGAL')
})

it('refuses a list that is cut off, and a question that reads none', async () => {
  const cut = readFileSync(pathOf('hq-vader.json'), 'utf8').slice(0, 400)
  const broken = await run(['check', 'legion/command-hand', '--list', '-'], { stdin: cut })
  expect([broken.code, broken.stdout]).toEqual([EXIT.usage, ''])
  expect(broken.stderr).toContain('Copy the whole export once more.')
  const none = await run(['check', 'legion/priority', '--list', pathOf('hq-vader.json')])
  expect([none.code, none.stderr.includes('reads no lists')]).toEqual([EXIT.usage, true])
})
