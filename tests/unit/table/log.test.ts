import { describe, expect, it } from 'vitest'
import {
  comesOutDifferently,
  filtered,
  isOlder,
  type KeptRuling,
  newestFirst,
  readLog,
  toMarkdown,
  writeLog,
} from '../../../lib/table/log.ts'

const kept = (more: Partial<KeptRuling> = {}): KeptRuling => ({
  id: 'one',
  time: '2026-11-22T10:00:00.000Z',
  game: 'starcom',
  checker: 'build',
  title: 'Star Commander',
  question: 'Can I build this here?',
  edition: '2022-02',
  table: 'February 2022',
  readings: {},
  facts: { what: 'ship', underSiege: true },
  unsure: [],
  told: ['What is being built: Ship', 'The system is under siege: yes'],
  query: '?underSiege=yes&what=ship&v=1',
  verdict: 'illegal',
  word: 'NOT LEGAL',
  isPresumed: false,
  summary: 'No ship may be built under siege.',
  sentence: 'Star Commander: NOT LEGAL.',
  deciding: [
    { id: 'starcom:command-phase.build.6', label: 'Command Phase, Build 6', text: 'Under siege nothing is built.' },
  ],
  made: { program: '0.1.0', rules: 'abcd1234' },
  ...more,
})

describe('the log as a file', () => {
  it('comes back as it was', () => {
    const all = [kept(), kept({ id: 'two', answer: '3', claims: 'Ann: legal; Bo: not legal.' })]
    expect(readLog(writeLog(all))).toEqual({ kept: all, unread: 0 })
  })

  it.each([
    ['not JSON', '{', 'not JSON'],
    ['another file', '{"kind":"lawspeaker-table"}', 'holds no rulings'],
    ['a list', '[]', 'holds no rulings'],
  ])('is refused with what to mend: %s', (_, file, says) => {
    const read = readLog(file)
    expect('problem' in read && read.problem).toContain(says)
  })

  it('leaves aside what is no ruling, and counts it', () => {
    const strange = [
      { ...kept(), verdict: 'maybe' },
      { ...kept(), game: '../about' },
      { ...kept(), query: 'javascript:alert(1)' },
      { ...kept(), time: 'yesterday' },
      7,
    ]
    const file = JSON.stringify({ kind: 'lawspeaker-rulings', version: 1, rulings: [kept(), ...strange] })
    expect(readLog(file)).toEqual({ kept: [kept()], unread: 5 })
  })
})

describe('the log is searched', () => {
  const all = [
    kept(),
    kept({
      id: 'two',
      time: '2026-11-23T10:00:00.000Z',
      verdict: 'legal',
      word: 'LEGAL',
      told: ['Your credits: 5'],
      summary: '',
    }),
    kept({ id: 'three', game: 'ti4', title: 'Twilight Imperium 4', claims: 'Ann: legal; Bo: not legal.' }),
  ]
  const ids = (wanted: Parameters<typeof filtered>[1]) => filtered(all, wanted).map(({ id }) => id)

  it('by all of its words, by game and by verdict', () => {
    expect(ids({})).toEqual(['one', 'two', 'three'])
    expect(ids({ words: 'SIEGE build' })).toEqual(['one', 'three'])
    expect(ids({ words: 'credits' })).toEqual(['two'])
    expect(ids({ words: 'bo:' })).toEqual(['three'])
    expect(ids({ game: 'ti4' })).toEqual(['three'])
    expect(ids({ verdict: 'illegal', game: 'starcom' })).toEqual(['one'])
    expect(ids({ words: 'credits', verdict: 'illegal' })).toEqual([])
  })

  it('newest first', () => {
    expect(newestFirst(all).map(({ id }) => id)[0]).toBe('two')
  })
})

it('is told as Markdown, with nothing of it taken as a sign of Markdown', () => {
  const text = toMarkdown([kept({ told: ['Name: *Lance* [x](y)'] })], ({ id }) => `https://table.example/${id}`)
  expect(text).toContain('## Can I build this here? NOT LEGAL')
  expect(text).toContain('2026-11-22 10:00 UTC · Star Commander · February 2022')
  expect(text).toContain('\\*Lance\\* \\[x\\](y)')
  expect(text).toContain('> **Command Phase, Build 6** Under siege nothing is built.')
  expect(text).toContain('[Open this ruling](https://table.example/one)')
  expect(text).toContain('version 0.1.0, rules abcd1234')
})

describe('a ruling that is opened again', () => {
  it('is older where the rules are others', () => {
    expect(isOlder(kept(), { program: '0.2.0', rules: 'abcd1234' })).toBe(false)
    expect(isOlder(kept(), { program: '0.1.0', rules: 'other' })).toBe(true)
  })

  it('comes out differently with another verdict, or another answer', () => {
    expect(comesOutDifferently(kept(), { verdict: 'illegal' })).toBe(false)
    expect(comesOutDifferently(kept(), { verdict: 'legal' })).toBe(true)
    expect(comesOutDifferently(kept({ verdict: 'answered', answer: '3' }), { verdict: 'answered', answer: '4' })).toBe(
      true,
    )
  })
})
