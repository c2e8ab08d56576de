import type { RawFacts } from '../../../kernel/facts.ts'
import { parseFacts } from '../../../kernel/parse.ts'
import type { Issue } from '../../../kernel/ruling.ts'
import { sayUnknownVersion } from '../../../link/version.ts'
import { EDITIONS, NEW } from '../facts.ts'
import { counted } from '../words.ts'
import { type Board, type Edition, emptyBoard, hidden, placeOf, SEAT_NAMES, SEATS, SIZES, type Size } from './board.ts'
import { readSystem } from './read-system.ts'
import { tableFacts } from './table.ts'

/** What a link said: a board that can be played on, and what could not be read of it. */
export interface ReadBoard {
  board: Board
  issues: Issue[]
}

/** A link as the codec hands it over. */
export interface Linked {
  edition?: string
  readings: Readonly<Record<string, string>>
  facts: RawFacts
  dropped: readonly string[]
  unknownVersion?: string
}

const LIMIT = 4000
/** Path of the issue that a link is of another version: it is kept, for it still holds its board. */
export const VERSION = 'v'

function readSeats(facts: RawFacts, issues: Issue[]): Pick<Board, 'seats' | 'me'> {
  const given = Array.isArray(facts.seats)
    ? facts.seats.map((seat) =>
        String(seat ?? '')
          .trim()
          .slice(0, 20),
      )
    : []
  const seats = given.filter(
    (seat, i) => seat && !['me', 'none'].includes(seat.toLowerCase()) && given.indexOf(seat) === i,
  )
  const fits = seats.length === given.length && seats.length >= SEATS.min && seats.length <= SEATS.max
  if (facts.seats !== undefined && !fits) {
    issues.push({
      path: 'seats',
      message: 'The names of the players cannot be read.',
      fix: 'Two to four different names; none of them “me” or “none”.',
    })
  }
  const many = Math.min(SEATS.max, Math.max(SEATS.min, given.length))
  const known = fits ? seats : SEAT_NAMES.slice(0, many)
  const me = typeof facts.me === 'number' && Number.isInteger(facts.me) && facts.me >= 0 && facts.me < known.length
  if (facts.me !== undefined && !me) {
    issues.push({ path: 'me', message: 'The seat that asks is not at the table.', fix: 'Choose the seat again.' })
  }
  return { seats: known, me: me ? (facts.me as number) : 0 }
}

function readTable(facts: RawFacts, seats: number, issues: Issue[]): RawFacts {
  const told = Object.entries(facts).filter(([key, value]) => tableFacts[key] && value !== undefined)
  const good = told.filter(([key, value]) => {
    const parsed = parseFacts(tableFacts, { [key]: value })
    const fits = 'facts' in parsed && (key !== 'turn' || (value as number) < seats)
    if (!fits) {
      const label = tableFacts[key]!.label
      issues.push({
        path: key,
        message: `“${label}” cannot be read.`,
        fix: 'It is treated as “not sure”; answer it again.',
      })
    }
    return fits
  })
  return Object.fromEntries(good)
}

function readArray(text: string, seats: number, issues: Issue[]): Pick<Board, 'size' | 'systems'> {
  const [first = '', ...parts] = text.slice(0, LIMIT).split('.')
  const named = SIZES.find((size) => String(size) === first)
  const size: Size = named ?? SIZES.find((known) => known * known >= parts.length) ?? 5
  if (!named) {
    issues.push({
      path: 'b',
      message: `No board has the size “${first.slice(0, 8)}”.`,
      fix: `${size} × ${size} is shown.`,
    })
  }
  const missing = size * size - parts.length
  if (missing > 0) {
    const which = `${missing} of the ${size * size} systems`
    issues.push({
      path: 'b',
      message: `The link ends early: ${which} ${missing === 1 ? 'is' : 'are'} missing.`,
      fix: 'They lie face down here.',
    })
  }
  if (missing < 0) {
    issues.push({
      path: 'b',
      message: `The link has ${counted(-missing, 'system')} too many.`,
      fix: 'They are left out.',
    })
  }
  const systems = Array.from({ length: size * size }, (_, at) => {
    const part = parts[at]
    const { row, col } = placeOf(size, at)
    return part === undefined ? hidden() : readSystem(part, seats, `row ${row} column ${col}`, issues)
  })
  return { size, systems }
}

/** Reads a board from the facts of a link. Keeps what can be read, and says what cannot. */
export function readBoard({ edition, readings, facts, dropped, unknownVersion }: Linked): ReadBoard {
  const issues: Issue[] = []
  if (unknownVersion !== undefined) issues.push({ path: VERSION, ...sayUnknownVersion(unknownVersion) })
  const known = (EDITIONS as readonly string[]).includes(edition ?? NEW)
  if (!known) {
    issues.push({
      path: 'ed',
      message: `There is no edition ${edition!.slice(0, 20)}.`,
      fix: 'November 2022 is shown.',
    })
  }
  for (const key of unknownVersion === undefined ? dropped : []) {
    issues.push({ path: key, message: `“${key.slice(0, 30)}” means nothing on a board.`, fix: 'It is left out.' })
  }
  const { seats, me } = readSeats(facts, issues)
  const table = readTable(facts, seats.length, issues)
  const array = typeof facts.b === 'string' ? readArray(facts.b, seats.length, issues) : emptyBoard()
  const board: Board = {
    edition: known ? ((edition ?? NEW) as Edition) : NEW,
    size: array.size,
    systems: array.systems,
    seats,
    me,
    table,
    readings,
  }
  return { board, issues }
}
