import { describe, expect, it } from 'vitest'
import { NEWEST, nearTo } from '../../../app/_reader/near.ts'
import { games } from '../../../lib/games/index.ts'
import { createSearch } from '../../../lib/search/index.ts'
import { caseRecords } from '../../../scripts/build/case-records.ts'
import { library } from '../../library.ts'

const records = caseRecords(games, library.games)
const search = createSearch(records)
const near = (query: string, game = '', edition = '') => {
  const { cases, tools } = nearTo(search, query, game, edition)
  return { cases: cases.map(({ record }) => record.id), tools: tools.map(({ record }) => record.url) }
}

describe('numbered cases as records', () => {
  it('says what the case came to and the clause that decides', () => {
    const built = records.find(({ id }) => id === 'SC.BUILD.15')
    expect(built?.label).toBe('NOT LEGAL · Command Phase, Build 6')
    expect(built?.url).toMatch(/^\/check\/starcom\/build\/\?.*underSiege=yes/)
  })
  it('names the edition of a case of an older one, and carries it', () => {
    const old = records.find(({ id }) => id === 'SC.BUILD.40')
    expect(old?.label).toContain('February 2022')
    expect(old?.url).toContain('ed=2022-02')
    expect(old?.editions).toEqual(['2022-02'])
  })
  it('has every case once, each one of its own', () => {
    const cases = records.filter(({ kind }) => kind === 'checker')
    expect(cases).toHaveLength(games.reduce((sum, pack) => sum + pack.cases.length, 0))
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })
})

describe('what is near to a question', () => {
  for (const [query, id] of [
    ['can i build a ship at a capital under siege', 'SC.BUILD.15'],
    ['fighter moved through enemy fighters', 'TI4.58.B.01'],
    ['buy a sixth card', 'SC.HAND.12'],
    ['nebula that is not active', 'TI4.59.A.03'],
    ['vaders cards without vader', 'SWL.HAND.14'],
    ['give the same unit two orders', 'SWL.ORD.05'],
    ['two when revealed effects', 'SWL.EFF.04'],
    ['nominate a defeated commander', 'SWL.NOM.03'],
  ] as const) {
    it(`"${query}" is ${id}`, () => expect(near(query).cases).toContain(id))
  }
  it('never more than three cases and two tools', () => {
    const { cases, tools } = near('play a card')
    expect(cases.length).toBeLessThanOrEqual(3)
    expect(tools.length).toBeLessThanOrEqual(2)
  })
  it('one word is no case', () => expect(near('siege').cases).toEqual([]))
  it('nonsense is near to nothing', () => expect(near('xqzzvk wpf')).toEqual({ cases: [], tools: [] }))
  it('keeps to the game that was chosen', () => {
    for (const id of near('move through enemy ships', 'starcom').cases) expect(id).toMatch(/^SC\./)
  })
  it('the newest edition comes first, unless another one is read', () => {
    const query = 'fighter jumps along with a carrier'
    const first = (edition: string) => nearTo(search, query, 'starcom', edition).cases[0]?.record.editions
    expect(first('')).toContain(NEWEST)
    expect(first('2022-02')).toEqual(['2022-02'])
    expect(records.filter(({ editions }) => editions.includes(NEWEST)).length).toBeGreaterThan(500)
  })
  it('a decided case comes before one that waits for a fact', () => {
    const [first] = nearTo(search, 'fighter jumps along with a carrier', 'starcom', '').cases
    expect(first?.record.label).not.toContain('DEPENDS')
  })
  it('tools are found by name and by what players call them', () => {
    expect(near('priority duel').tools).toEqual(['/board/legion/?tool=priority'])
    expect(near('deck builder').tools).toContain('/board/legion/?tool=hand')
    expect(near('map string').tools).toContain('/board/ti4/')
  })
})

it('a case is listed in words: no handle that only its own facts explain, no title that needs the case before it', () => {
  const cases = records.filter(({ kind }) => kind === 'checker')
  const first = ({ label }: { label: string }) => label.split(' · ')[0]!
  // "x, y", "bob at ann: p 1 × 5+", "a – b – c": one letter alone, other than "a" before a word.
  expect(cases.filter((one) => /(?<![\w'’])[b-hj-z](?![\w'’])/.test(first(one))).map(first)).toEqual([])
  expect(cases.filter((one) => /\b(ann|bob|cid)\b/.test(first(one))).map(first)).toEqual([])
  expect(cases.filter(({ title }) => /^(The same( |,)(?!system)|It (?!depends)|Its |Then |Nor )/.test(title))).toEqual(
    [],
  )
})
