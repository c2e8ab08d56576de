import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFront } from '../../../lib/front.ts'
import { games } from '../../../lib/games/index.ts'
import { madeNow } from '../../../scripts/build/made.mjs'
import { library } from '../../library.ts'
import { prepareCli, run, start } from './run.ts'

beforeAll(prepareCli)
afterEach(() => vi.unstubAllGlobals())

const QUESTION = 'cruiser, my capital, they have me under siege'

describe('lawspeaker ask', () => {
  it('shows what was understood with its words, and the ruling; the exit code is the verdict', async () => {
    const { code, stdout } = await start(['ask', '--game', 'starcom', QUESTION])
    expect(code).toBe(1)
    expect(stdout).toMatch(/Understood\n {2}Card to build: Cruiser; What is being built: Ship \(“cruiser”\)/)
    expect(stdout).toContain('NOT LEGAL')
  })

  it('gives line by line what the front door gives', async () => {
    const lines = [
      { question: QUESTION, game: 'starcom' },
      { question: 'blue plays Ambush, red Assault, who goes first' },
      { question: PLAIN, game: 'ti4' },
    ]
    const { stdout } = await run(['ask', '--lines'], { stdin: lines.map((line) => JSON.stringify(line)).join('\n') })
    vi.stubGlobal('MADE', await madeNow())
    const { ask } = openFront(games, library)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(lines.map((line) => JSON.parse(JSON.stringify(ask(line)))))
  })

  const PLAIN = 'do fighters count for fleet supply if theres room on the carriers'

  it('shows the rules that may answer where nothing could be judged', async () => {
    const { stdout } = await run(['ask', '--game', 'ti4', PLAIN])
    expect(stdout).toMatch(/These rules may answer it\n.*LRR 76\.2a: [^\n]+\n {4}Fighters do not count/s)
    expect((await run(['ask', '--game', 'starcom', QUESTION])).stdout).not.toContain('may answer')
  })

  const NEAR = 'frigate, my besieged trade world, 2 developments'

  it('says which questions may be meant just as well, and takes the one that is chosen', async () => {
    const { stdout } = await run(['ask', NEAR])
    expect(stdout).toMatch(/May be meant just as well.*\n {2}.+ \(--checker starcom\//)
    const { stdout: chosen } = await run(['ask', '--checker', 'starcom/build', NEAR])
    expect(chosen).not.toContain('just as well')
    expect(chosen).toMatch(/^Can I build this here\?\n/)
    expect(chosen).toContain('Card to build: Frigate')
  })

  it('refuses a checker that is not there, or of another game', async () => {
    expect(await run(['ask', '--checker', 'starcom/tea', NEAR])).toMatchObject({ code: 64 })
    const { code, stderr } = await run(['ask', '--game', 'ti4', '--checker', 'starcom/build', NEAR])
    expect(code).toBe(64)
    expect(stderr).toContain('starcom/build is no checker of ti4')
  })

  it('refuses a line that is no question and goes on', async () => {
    const bad = [
      '{"question":1}',
      'x',
      '{"question":"a","gme":"starcom"}',
      '{"question":"a","game":"chess"}',
      '{"question":"siege","edition":"1999"}',
    ]
    const { code, stdout } = await run(['ask', '--lines'], { stdin: [...bad, '{"question":"hand limit"}'].join('\n') })
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(answers.map((answer) => 'error' in answer)).toEqual([true, true, true, true, true, false])
    expect(answers[3].error.message).toContain('Known: starcom, legion, ti4')
  })

  it('says what is missing where nothing was asked, or another game', async () => {
    expect((await run(['ask'])).code).toBe(64)
    expect((await run(['ask', '--game', 'chess', 'x'])).stderr).toContain('There is no game chess')
  })
})
