import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { BARE_TABLE, fitting, readTable, withReading, writeTable } from '../../../lib/table/my-table.ts'
import { sayTable } from '../../../lib/table/words.ts'

const [starcom] = games
const SIEGE = starcom!.ambiguities.find(({ points }) => points.length === 1 && points[0]!.readings.length > 1)!

describe('a table as a file', () => {
  const table = {
    editions: { starcom: '2022-02' },
    readings: { starcom: { [SIEGE.id]: 'B' } },
    seats: ['Ann', 'Bo'],
    games: ['starcom'],
  }

  it('comes back as it was', () => {
    expect(readTable(writeTable(table))).toEqual({ table })
    expect(readTable(writeTable(BARE_TABLE))).toEqual({ table: BARE_TABLE })
  })

  it.each([
    ['no JSON', '{', 'no JSON'],
    ['another file', '{"kind":"lawspeaker-rulings","version":1,"rulings":[]}', 'at “kind”'],
    ['nothing', 'null', 'no table'],
    ['a seat that is a number', writeTable({ ...table, seats: [3 as unknown as string] }), 'at “seats, 0”'],
  ])('is refused with what to mend: %s', (_, file, says) => {
    const read = readTable(file)
    expect('problem' in read && read.problem).toContain(says)
  })

  it('loses only what this version does not know, and says it', () => {
    const { table: fits, left } = fitting(
      {
        ...table,
        editions: { starcom: '1999', chess: 'x' },
        readings: { starcom: { [SIEGE.id]: 'B', 'starcom:ambiguity.999': 'A' } },
        games: ['starcom', 'chess'],
      },
      games,
    )
    expect(fits).toEqual({ ...table, editions: {}, seats: ['Ann', 'Bo'] })
    expect(left).toHaveLength(4)
  })
})

describe('a house reading', () => {
  it('takes the place of the one before, for a point or for the whole question', () => {
    const once = withReading(BARE_TABLE, 'starcom', 'starcom:ambiguity.4/ii', 'A')
    expect(once.readings).toEqual({ starcom: { 'starcom:ambiguity.4/ii': 'A' } })
    expect(withReading(once, 'starcom', 'starcom:ambiguity.4/ii', 'B').readings.starcom).toEqual({
      'starcom:ambiguity.4/ii': 'B',
    })
    const whole = withReading(BARE_TABLE, 'starcom', 'starcom:ambiguity.4', 'B')
    expect(withReading(whole, 'starcom', 'starcom:ambiguity.4/ii', 'A').readings.starcom).toEqual({
      'starcom:ambiguity.4/ii': 'A',
    })
    expect(withReading(once, 'starcom', 'starcom:ambiguity.4/ii', undefined).readings.starcom).toEqual({})
  })

  it('is said with the printing, and what nobody knows is not', () => {
    expect(sayTable(starcom!, '2022-02', {})).toBe('February 2022')
    expect(sayTable(starcom!, '2022-02', { [SIEGE.id]: 'B', 'starcom:ambiguity.999': 'A' })).toBe(
      `February 2022 · reading B of “${SIEGE.topic}”`,
    )
  })
})
