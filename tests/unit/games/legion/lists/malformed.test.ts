import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ArmyList, readList, sayRead } from '../../../../../lib/games/legion/lists/index.ts'

const FOLDER = new URL('../../../../fixtures/legion-lists/', import.meta.url)
const SAMPLES = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const RUBBISH = [
  'Zzyxq wobble',
  '???',
  '{"a":',
  ']]]',
  '<script>alert(1)</script>',
  '9999999',
  '- - -',
  'Qwertz: uiop = x',
  '((((',
  '• ',
  '×××',
]

/** Ways to spoil a list, as a careless copy or a broken tool does. */
const SPOILS: readonly ((text: string, next: () => number) => string)[] = [
  (text, next) => text.slice(0, Math.floor(next() * text.length)),
  (text, next) => text.slice(Math.floor(next() * text.length)),
  (text, next) => {
    const at = Math.floor(next() * text.length)
    return text.slice(0, at) + text.slice(at + 1 + Math.floor(next() * 9))
  },
  (text, next) => {
    const lines = text.split('\n')
    lines.splice(Math.floor(next() * lines.length), 0, RUBBISH[Math.floor(next() * RUBBISH.length)]!)
    return lines.join('\n')
  },
  (text, next) => {
    const lines = text.split('\n')
    const [one = ''] = lines.splice(Math.floor(next() * lines.length), 1)
    lines.splice(Math.floor(next() * lines.length), 0, one)
    return lines.join('\n')
  },
  (text) => text.replace(/\n/g, ' '),
  (text, next) => text.replace(/[A-Za-z]/g, (letter) => (next() < 0.04 ? 'x' : letter)),
  (text, next) => text.replace(/[():=,"]/g, (sign) => (next() < 0.15 ? '' : sign)),
  (text) => text.replace(/\n/g, '\n\n\u200b'),
  (text) => text.replace(/"([A-Z][^"]*)"/g, '$1'),
]

const MALFORMED = Array.from({ length: 220 }, (_, i) => {
  const next = numbersFrom(i + 1)
  const spoilt = SPOILS[i % SPOILS.length]!(SAMPLES[Math.floor(next() * SAMPLES.length)]!, next)
  return next() < 0.4 ? SPOILS[Math.floor(next() * SPOILS.length)]!(spoilt, next) : spoilt
})

/** Words that are signs of the form, not part of what the list holds. */
const SIGNS = new Set(
  'commands command cards activations activation commanders commander operative corps special forces support heavy counterparts battle deck objectives secondaries advantages untitled contingencies author admiral tabletop hq legion standard recon'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[a-z][a-z0-9']{2,}/g)
    ?.filter((word) => !SIGNS.has(word)) ?? []

/** Every word of the text that is in none of the parts of the list. */
function lost(text: string, list: ArmyList): string[] {
  const kept = new Set(wordsOf(JSON.stringify(list).replace(/\\[nt"\\]/g, ' ')).concat(wordsOf(list.aside.join('\n'))))
  return wordsOf(text).filter((word) => !kept.has(word))
}

describe('220 lists that are spoilt', () => {
  test.each(MALFORMED.map((text, i) => [i, text] as const))(
    'list %i is read or refused in words; nothing of it is lost',
    (_, text) => {
      const list = readList(text)
      if ('problem' in list) {
        expect(list.problem).toMatch(/\. (Copy|Paste) .+\.$/)
        return
      }
      expect(sayRead(list)).toMatch(/ read(, \d+ lines? left aside)?\.$/)
      if (!text.trim().startsWith('{')) expect(lost(text.replace(/\u200b/g, ''), list)).toEqual([])
      for (const name of list.cards) expect(name).not.toMatch(/[{}\n]|^\W*$/)
      for (const rubbish of RUBBISH) expect(list.cards).not.toContain(rubbish)
    },
  )

  test('of them some are refused, some are read in part and some in full', () => {
    const read = MALFORMED.map(readList)
    const refused = read.filter((list) => 'problem' in list).length
    const inPart = read.filter((list) => !('problem' in list) && list.aside.length > 0).length
    expect(refused).toBeGreaterThan(20)
    expect(inPart).toBeGreaterThan(40)
    expect(refused + inPart).toBeLessThan(MALFORMED.length)
  })
})

test('what nobody could mean is refused in words', () => {
  for (const text of ['', '   \n', 'x'.repeat(50_000), '{}', '[]', '{"armyFaction":"rebel"}', '{"units":'])
    expect(readList(text)).toMatchObject({ problem: expect.stringMatching(/\. (Copy|Paste) .+\.$/) })
})
