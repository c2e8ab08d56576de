import type { Issue } from '../../../kernel/ruling.ts'
import { NEW, OLD } from '../facts.ts'
import { type Board, emptyBoard, hidden, indexOf, SIZES, type Size, type System } from './board.ts'
import { readSystemText } from './read-text-system.ts'
import { readFact, readPlayers, readReading } from './read-text-table.ts'
import { type Say, withoutQuotes } from './text-lines.ts'

/** What a text said: a board, if it holds one, and everything that was not understood, line by line. */
export interface ReadText {
  board?: Board
  issues: Issue[]
  /** How many lines were read. */
  read: number
}

/** Longest text that is read. */
const TEXT_LIMIT = 20_000
const SHOWN = 60

const HEAD = /^\s*star commander\b/i
const PLAYERS = /^\s*(?:players|seats)\s*:\s*(.*)$/i
const SYSTEM = /^\s*(?:row\s*)?(\d)\s*[,;/ ]\s*(?:col(?:umn)?\s*)?(\d)\s*[:.)-]\s*(.*)$/i
const FACT = /^\s*([^:]+):\s*(.*)$/
const SIZE = /\b(\d)\s*(?:x|×|by)\s*(\d)\b/i

function sizeOf(lines: readonly string[], before: Board): Size {
  const head = lines.find((line) => HEAD.test(line))
  const said = SIZE.exec(head ?? '')
  const named = SIZES.find((size) => said && String(size) === said[1] && said[1] === said[2])
  if (named) return named
  const most = Math.max(0, ...lines.flatMap((line) => SYSTEM.exec(line)?.slice(1, 3).map(Number) ?? []))
  return SIZES.find((size) => size >= most) ?? (most ? 5 : before.size)
}

/**
 * Reads a board from lines of text. In: the text, and the board it is laid over: what the text does not speak of, the
 * edition, the players, stays. Out: the board, and an issue for every piece that was not understood; all else is kept.
 */
export function readText(text: string, before: Board = emptyBoard()): ReadText {
  const issues: Issue[] = []
  if (text.length > TEXT_LIMIT)
    issues.push({ path: 'text', message: 'The text is too long.', fix: `Only its first ${TEXT_LIMIT} signs are read.` })
  const lines = text.slice(0, TEXT_LIMIT).split(/\r?\n/)
  const quotes = lines.map(withoutQuotes)
  const plain = quotes.map(({ line }) => line)
  const size = sizeOf(plain, before)
  let board: Board = { ...emptyBoard(size, before.edition), seats: before.seats, me: before.me }
  let read = 0
  const systems: (System | undefined)[] = board.systems.map(() => undefined)
  const sayAt =
    (at: number): Say =>
    (message, fix) =>
      issues.push({ path: `line ${at + 1}`, message: `Line ${at + 1} ${message}.`, fix })
  // Who plays and which edition it is stands before the systems, wherever it is written.
  quotes.forEach(({ line, open }, at) => {
    if (HEAD.test(line)) {
      const edition = /feb|2022-02/i.test(line) ? OLD : /nov|2022-11/i.test(line) ? NEW : before.edition
      board = { ...board, edition }
      read += 1
    }
    const [, players] = PLAYERS.exec(line) ?? []
    const told = players === undefined ? undefined : readPlayers(players, open, before, sayAt(at))
    if (told) board = { ...board, ...told }
    if (told) read += 1
  })
  quotes.forEach(({ line, open }, at) => {
    if (!line.trim() || HEAD.test(line) || PLAYERS.test(line)) return
    const say = sayAt(at)
    const [, row, col, parts] = SYSTEM.exec(line) ?? []
    if (row && col) {
      const place = indexOf(size, { row: Number(row), col: Number(col) })
      if (place === undefined)
        say(`speaks of row ${row} column ${col}, which a ${size} by ${size} board does not have`, 'It is left out.')
      else if (systems[place])
        say(`speaks of row ${row} column ${col} a second time`, 'The first stands; this one is left out.')
      else {
        systems[place] = readSystemText(parts ?? '', open, board, say)
        read += 1
      }
      return
    }
    const [, name = '', value = ''] = FACT.exec(line) ?? []
    const fact = readFact(name, open(value), board)
    const reading = readReading(name, value)
    if (fact && Object.keys(fact).length) board = { ...board, table: { ...board.table, ...fact } }
    else if (reading && Object.keys(reading).length) board = { ...board, readings: { ...board.readings, ...reading } }
    else {
      say(`cannot be read: “${open(line).trim().slice(0, SHOWN)}”`, 'It is left out.')
      return
    }
    read += 1
  })
  if (!systems.some(Boolean)) {
    const fix =
      'Write a line a system, such as: Row 1 column 2: Trade World; developments 2 of Blue; 1 Corvette of Blue'
    return { issues: [...issues, { path: 'text', message: 'No system of a board stands in it.', fix }], read: 0 }
  }
  const seen = systems.map((system) => system ?? hidden())
  return { board: { ...board, systems: seen }, issues, read }
}
