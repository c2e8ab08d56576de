import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Board, emptyBoard } from '../../../../lib/games/starcom/board/board.ts'
import { readText } from '../../../../lib/games/starcom/board/read-text.ts'
import { samples } from '../../../../lib/games/starcom/board/samples.ts'
import { writeText } from '../../../../lib/games/starcom/board/write-text.ts'
import { NEW, OLD } from '../../../../lib/games/starcom/facts.ts'
import { Random } from '../../../brute-force/starcom/random.ts'
import { boards } from './boards.ts'

const all = samples.flatMap(({ id, board }) =>
  [NEW, OLD].map((edition) => [`${id} ${edition}`, board(edition as never)] as const),
)

test.each(all)('the sample %s comes back from its text', (_id, board) => {
  expect(readText(writeText(board))).toMatchObject({ board, issues: [] })
})

test('every board comes back from its text as it went in', () => {
  fc.assert(
    fc.property(boards(/./), (before) => {
      const lower = before.seats.map((name) => name.toLowerCase())
      fc.pre(new Set(lower).size === lower.length)
      const text = writeText(before)
      expect(readText(text), text).toMatchObject({ board: before, issues: [] })
    }),
    { numRuns: 300 },
  )
})

test('the readings a table plays travel along', () => {
  const board = { ...all[0]![1], readings: { 'starcom:ambiguity.10': 'B', 'starcom:ambiguity.20/ii': 'A' } }
  expect(readText(writeText(board))).toMatchObject({ board, issues: [] })
})

describe('as a player writes it', () => {
  const read = (text: string) => readText(`Players: Ann (me), Bo\n${text}`)
  const at = (text: string, index = 0) => read(text).board?.systems[index]

  it('names without case, several at once, "of me"', () => {
    expect(at('1,1: HOMEWORLD of me; 3 developments of ann; 2 corvettes of ann; strike fighter x3 of BO')).toEqual({
      faceDown: false,
      card: 'homeworld',
      home: 0,
      controller: 0,
      developments: 3,
      vessels: [
        { owner: 0, card: 'corvette', count: 2, attackBonus: 0, damage: 0 },
        { owner: 1, card: 'strike-fighter', count: 3, attackBonus: 0, damage: 0 },
      ],
    })
  })

  it('an unknown piece is named with what was probably meant, and the rest is kept', () => {
    const { board, issues } = read('Row 1 column 1: Trade World; 2 Corvete of Bo; 1 Cruiser of Bo')
    expect(issues).toEqual([expect.objectContaining({ path: 'line 2', fix: expect.stringContaining('Corvette') })])
    expect(issues[0]!.message).toContain('2 Corvete of Bo')
    expect(board?.systems[0]?.vessels).toEqual([{ owner: 1, card: 'cruiser', count: 1, attackBonus: 0, damage: 0 }])
  })

  it('text without a system gives no board', () => {
    for (const text of ['', 'hello', '{"a":1}', '\u0000\uFFFD', 'Players: Ann, Bo']) {
      const { board, issues } = readText(text)
      expect(board, text).toBeUndefined()
      expect(issues.at(-1)!.fix).toContain('Row 1 column 2')
    }
  })
})

/** Ways in which a line of a system can be wrong: each is told by its line, and takes nothing else along. */
const damages: ((parts: string[], random: Random) => string[])[] = [
  (parts, random) => [...parts, `${random.int(1, 9)} Zorblax of Blue`],
  (parts) => [...parts, '1 Corvette of Nobody at all'],
  (parts) => [...parts, '999 Corvette of Blue'],
  (parts) => [...parts, '1 Corvette'],
  (parts) => [...parts, 'developments 999 of Blue'],
  (parts) => [...parts, '\u0007\u{1F680}<script>alert(1)</script>'],
  (parts) => [...parts, '"never closed'],
]

test('200 malformed texts: what is wrong is named by its line, all else is kept', () => {
  const random = new Random(152)
  for (let i = 0; i < 200; i++) {
    const [, board] = random.of(all) as readonly [string, Board]
    const lines = writeText(board).split('\n')
    const systems = lines.flatMap((line, at) => (line.startsWith('Row ') ? [at] : []))
    const wrong = new Set(Array.from({ length: random.int(1, 4) }, () => random.of(systems)))
    const broken = lines.map((line, at) => {
      if (!wrong.has(at)) return line
      const [head = '', ...parts] = line.split('; ')
      return [head, ...random.of(damages)(parts, random)].join('; ')
    })
    if (random.chance(0.3)) broken.splice(random.int(0, 2), 0, 'nonsense between the lines')
    const found = readText(broken.join(random.chance(0.2) ? '\r\n' : '\n'))
    expect(found.board).toEqual(board)
    const named = new Set(found.issues.map(({ path }) => Number(path.replace('line ', '')) - 1))
    const expected = broken.flatMap((line, at) => (lines.includes(line) ? [] : [at]))
    expect([...named].sort((a, b) => a - b)).toEqual(expected)
    for (const { message, fix } of found.issues) expect(`${message}${fix}`).toMatch(/\w.*\w/)
  }
})

test('whatever is pasted, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      const { board, issues } = readText(text, emptyBoard())
      expect(board !== undefined || issues.length > 0).toBe(true)
    }),
    { numRuns: 200 },
  )
})
