import { parseFacts } from '../../../kernel/parse.ts'
import { ambiguities } from '../data/ambiguities.ts'
import { counted } from '../words.ts'
import { type Board, SEATS } from './board.ts'
import { tableFacts } from './table.ts'
import type { Quotes, Say } from './text-lines.ts'
import { folded, sameName, seatOf } from './text-names.ts'
import { QUESTION } from './write-text.ts'

const NAME_LIMIT = 20

/** The players of a line; undefined where they cannot sit at a table. */
export function readPlayers(
  text: string,
  open: Quotes['open'],
  before: Board,
  say: Say,
): Pick<Board, 'seats' | 'me'> | undefined {
  const marked = text.split(',').map((part) => {
    const [, name = '', mark] = /^\s*(.*?)\s*(\((?:me|you)\))?\s*$/i.exec(part) ?? []
    return { name: open(name).trim().slice(0, NAME_LIMIT), isMe: mark !== undefined }
  })
  const named = marked.filter(
    ({ name }, i) =>
      name &&
      !['me', 'none', 'you'].includes(sameName(name)) &&
      marked.findIndex((other) => sameName(other.name) === sameName(name)) === i,
  )
  if (named.length < SEATS.min || named.length > SEATS.max) {
    say(`names ${counted(named.length, 'player')}`, `Name ${SEATS.min} to ${SEATS.max}; those of before stay.`)
    return undefined
  }
  if (named.length < marked.length) say('names a player twice, or one without a name', 'It counts once.')
  const me = named.findIndex(({ isMe }) => isMe)
  return { seats: named.map(({ name }) => name), me: me < 0 ? Math.min(before.me, named.length - 1) : me }
}

/** A fact that does not lie on the board, by its words: "Your credits: 12". */
export function readFact(name: string, value: string, board: Board): Record<string, unknown> | undefined {
  const [key, fact] =
    Object.entries(tableFacts).find(([key, fact]) => [key, fact.label].some((one) => folded(one) === folded(name))) ??
    []
  if (!key || !fact) return undefined
  const seat = key === 'turn' ? seatOf(value, board.seats, board.me) : undefined
  const plain =
    fact.kind === 'yes-no' ? ({ yes: true, no: false } as Record<string, boolean>)[folded(value)] : undefined
  const number = fact.kind === 'count' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : undefined
  const parsed = parseFacts(tableFacts, { [key]: seat ?? plain ?? number ?? value.trim() })
  return 'facts' in parsed && (key !== 'turn' || seat !== undefined) ? parsed.facts : {}
}

/** A reading the table plays: "Open question 10: B". Undefined where the line is none, empty where it says nothing known. */
export function readReading(name: string, value: string): Record<string, string> | undefined {
  if (!folded(name).startsWith(folded(QUESTION))) return undefined
  const [number = '', point] = name.trim().slice(QUESTION.length).trim().split('/')
  const question = ambiguities.find(({ id }) => id === `starcom:ambiguity.${number}`)
  const asked = question?.points.find((one) => one.point === point)
  const reading = value.trim().toUpperCase()
  if (!question || !asked?.readings.some(({ id }) => id === reading)) return {}
  return { [point === undefined ? question.id : `${question.id}/${point}`]: reading }
}
