import { describe, expect, it } from 'vitest'
import { blankLines, CHECKERS, drawRequest } from '../hostile/draw.ts'
import { isJudged, judgeDrawn } from '../hostile/drawn.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const EACH = 20

it(`${EACH} drawn cases of each checker are judged or refused, and none breaks`, () => {
  const { crashes, judged, draws } = judgeDrawn(SEED, 0, EACH * CHECKERS, () => 0)
  expect(crashes.map(({ where, request }) => `${where} ${request}`)).toEqual([])
  // A draw that no checker could read would hold nothing.
  expect(judged).toBeGreaterThan(draws / 2)
})

it('one blank line more in any list of a known case is judged or refused, and breaks nothing', () => {
  const broken: string[] = []
  let tried = 0
  for (const request of blankLines(2)) {
    tried++
    try {
      isJudged(request, () => {})
    } catch (error) {
      broken.push(`${(error as Error).message} ${JSON.stringify(request)}`)
    }
  }
  expect(broken).toEqual([])
  // A game alone may have no lists.
  if (!process.env.GAME) expect(tried).toBeGreaterThan(100)
})

describe('what is drawn', () => {
  const drawn = Array.from({ length: 40 * CHECKERS }, (_, n) => drawRequest(SEED, n))

  it('is the same for the same seed', () => {
    expect(drawRequest(SEED, 7)).toEqual(drawn[7])
    expect(drawRequest(SEED + 1, 7)).not.toEqual(drawn[7])
  })

  it.skipIf(process.env.GAME)('reaches blank lines and lists that are full', () => {
    const text = drawn.map((one) => JSON.stringify(one))
    expect(text.some((one) => /[[,]\{\}/.test(one))).toBe(true)
    const lists = drawn.flatMap(({ facts }) => Object.values(facts as object).filter((one) => Array.isArray(one)))
    expect(Math.max(...lists.map((one) => one.length))).toBeGreaterThanOrEqual(40)
  })
})
