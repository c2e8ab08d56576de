import { sayValue } from '../../../kernel/fact-words.ts'
import type { Fact, RawFacts } from '../../../kernel/facts.ts'
import { TITLES } from '../facts.ts'
import { type Board, CAPITAL, ORDINARY, placeOf, type System, type Vessel } from './board.ts'
import { nameOfCard } from './pieces.ts'
import { tableFacts } from './table.ts'

/** Names that could be taken for a part of the line stand in quotes. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N} '-]*[\p{L}\p{N}])?$/u
const SPOKEN = /\b(?:of|x|me|you|mine)\b/i
const quoted = (name: string): string =>
  PLAIN.test(name) && !SPOKEN.test(name) && !/\d$/.test(name) ? name : JSON.stringify(name)

/** How the text speaks of an open question: by what stands after the colon of its id. */
export const QUESTION = 'Open question'

function sayCard({ card, faceDown, home }: System, seats: readonly string[], edition: string): string {
  if (faceDown) return 'face down'
  if (!card) return 'card not known'
  if (card === ORDINARY) return 'ordinary system'
  if (card === CAPITAL) return 'capital system'
  return `${nameOfCard(card, edition)}${home === undefined ? '' : ` of ${quoted(seats[home]!)}`}`
}

function sayStack({ owner, card, count, attackBonus, damage }: Vessel, { seats, edition }: Board): string {
  const marks = [attackBonus ? `attack +${attackBonus}` : '', damage ? `damage ${damage}` : ''].filter(Boolean)
  const more = marks.length ? ` (${marks.join(', ')})` : ''
  return `${count} ${nameOfCard(card, edition)} of ${quoted(seats[owner]!)}${more}`
}

const told = (word: string, value: boolean | undefined) => (value === undefined ? [] : [value ? word : `no ${word}`])

function saySystem(board: Board, at: number): string {
  const system = board.systems[at]!
  const { row, col } = placeOf(board.size, at)
  const { controller, developments, maximum, combat, interdicted, vessels } = system
  const parts = [
    sayCard(system, board.seats, board.edition),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(controller === undefined ? [] : [`developments ${developments} of ${quoted(board.seats[controller]!)}`]),
    ...vessels.map((vessel) => sayStack(vessel, board)),
    ...told('combat', combat),
    ...told('Interdiction', interdicted),
  ]
  return `Row ${row} column ${col}: ${parts.join('; ')}`
}

const sayFact = (key: string, value: unknown, seats: readonly string[]): string => {
  const fact: Fact = tableFacts[key]!
  const said = key === 'turn' ? quoted(seats[value as number]!) : fact.kind === 'count' ? value : sayValue(fact, value)
  return `${fact.label}: ${said}`
}

/**
 * A board as lines a player reads and writes: edition and size, the players, one line a system, then what does not lie on
 * the board. `readText` reads it back to the same board.
 */
export function writeText(board: Board): string {
  const { edition, size, seats, me, systems, readings } = board
  const table: RawFacts = board.table
  return [
    `Star Commander, ${TITLES[edition]}, ${size} x ${size}`,
    `Players: ${seats.map((name, seat) => `${quoted(name)}${seat === me ? ' (me)' : ''}`).join(', ')}`,
    '',
    ...systems.map((_, at) => saySystem(board, at)),
    '',
    ...Object.keys(tableFacts).flatMap((key) => (table[key] === undefined ? [] : [sayFact(key, table[key], seats)])),
    ...Object.entries(readings)
      .sort()
      .map(([id, reading]) => `${QUESTION} ${id.slice(id.indexOf('.') + 1)}: ${reading}`),
  ]
    .join('\n')
    .trim()
    .concat('\n')
}
